# 777 zoals de browser het tekent.

## Het midden van de tafel
web-triple-seven-force = Nu geldt { $shows }
web-triple-seven-force-colour = { $colour }, geen getal
web-triple-seven-no-pile = Er ligt nog geen kaart.
web-triple-seven-clockwise = Het gaat met de klok mee.
web-triple-seven-anticlockwise = Het gaat tegen de klok in.
web-triple-seven-stack = { $count } op de stapel
web-triple-seven-laid = { $seat-is ->
        [you] Jij: { $card }
       *[other] { $seat }: { $card }
    }
web-triple-seven-name-reverse = KEEROM
web-triple-seven-name-deuce = DUBBEL
web-triple-seven-name-herald = HERAUT

## Wat iedereen heeft
web-triple-seven-score = { $score ->
        [0] niets verzameld
       *[other] stand { $score }
    }
web-triple-seven-in-hand = in de hand
web-triple-seven-reserve = Reserve
web-triple-seven-has-reserve = heeft een reserve
web-triple-seven-lacks-reserve = geen reserve
web-triple-seven-your-reserve = Jouw reserve: { $card } ({ $kind })
web-triple-seven-collected = verzameld: { $card }
web-triple-seven-missing = ontbreekt nog

## Onder de handkaarten
web-triple-seven-caption = { $word ->
        [colour] kleur
        [number] getal
        [ten] 10 op 9
        [any] altijd
        [first] opent
        [answers] weert af
       *[no-fit] past niet
    }
web-triple-seven-caption-kind = { $has ->
        [yes] { $kind }, heb je al
       *[no] { $kind }
    }
web-triple-seven-pick = Of druk op een kaart om te zien wat die kan.

## Wat kan, en wat ervan komt
web-triple-seven-card = { $card }
web-triple-seven-lacking = Niet in je hand
web-triple-seven-play = Spelen
web-triple-seven-play-plain = Spelen, verder niets
web-triple-seven-play-turning = Spelen en omkeren
web-triple-seven-play-trade = Hand ruilen met …
web-triple-seven-play-announced = Spelen: ‘{ $colour-said } 4!’
web-triple-seven-play-silent = Zwijgend spelen
web-triple-seven-play-six = Als gewone 6
web-triple-seven-play-show = De show stelen
web-triple-seven-play-steal = De laatste kaart stelen van …
web-triple-seven-play-run = { $six ->
        [thief] 567 met de DIEF spelen
       *[number] 567 als één kaart spelen
    }
web-triple-seven-give = Doorgeven aan { $other }
web-triple-seven-give-run = { $six ->
        [thief] 567 met de DIEF doorgeven aan { $other }
       *[number] 567 als één kaart doorgeven aan { $other }
    }
web-triple-seven-give-top = Er een trekken en doorgeven aan { $other }
web-triple-seven-put-aside = Opzijleggen
web-triple-seven-swap = Wisselen met je reserve
web-triple-seven-answer = { $way ->
        [strike] Straffen: { $card }
       *[ward] Afweren: { $card }
    }
web-triple-seven-submit-trade = Ruilen met { $seat }
web-triple-seven-submit-thief = Afgeven
web-triple-seven-submit-draw = { $count } trekken
web-triple-seven-then-shows = Dan geldt { $shows }.
web-triple-seven-next-is = Dan is { $seat } aan de beurt.
web-triple-seven-deuce-then = Dan mag je nog een keer.
web-triple-seven-trade-then = Je hele hand tegen die van de ander, tenzij een HEILIGE het verhindert.
web-triple-seven-announced-then = Niemand kan je betrappen.
web-triple-seven-silent-then = Als iemand je betrapt, trek je er vier.
web-triple-seven-race-then = Kondig hem dan aan, voordat iemand je betrapt.
web-triple-seven-six-then = Geen MAAIER kan hem straffen.
web-triple-seven-show-then = Een MAAIER erop kost je { $count } kaarten.
web-triple-seven-steal-then = Je krijgt die, en het slachtoffer trekt er zeven, tenzij het antwoordt.
web-triple-seven-saint-then = Je mag de kleur veranderen. De kleur:
web-triple-seven-samaritan-then = Daarna geef je { $other } een kaart. De kleur:
web-triple-seven-sinner-then = Alle anderen weren af of trekken er vier. Noem een kleur:
web-triple-seven-reaper-then = Noem een kleur:
web-triple-seven-reaper-strikes = { $seat } trekt er { $count }, tenzij een HEILIGE antwoordt. Noem een kleur:
web-triple-seven-saint-trade = Je houdt je hand. De kleur:
web-triple-seven-saint-thief = Je houdt je kaart. De kleur:
web-triple-seven-saint-draw = Je trekt niets. De kleur:
web-triple-seven-thief-then = Daarna trek je er zeven.
web-triple-seven-trade-sizes = Jouw { $yours } tegen { $theirs }
web-triple-seven-grows = { $now } → { $then } kaarten
web-triple-seven-draws = { $seat-is ->
        [you] Je trekt er { $count }.
       *[other] { $seat } trekt er { $count }.
    }
web-triple-seven-hush-then = Er gebeurt niets.
web-triple-seven-draw-then = Daarna spelen, opzijleggen of passen.
web-triple-seven-no-reserve-then = Later kun je als beurt nog een kaart opzijleggen.
web-triple-seven-reserve-counts = { $has ->
        [yes] { $kind }: die heb je al, dus telt niet.
       *[no] { $kind }: telt als je de ronde wint.
    }
web-triple-seven-out = { $gains ->
        [yes] Je bent uit. Met je reserve heb je { $score }.
       *[no] Je bent uit en wint de ronde, maar verzamelt niets.
    }
web-triple-seven-stays = { $colour } blijft
web-triple-seven-with = { $seat }, { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }

## De wedloop om de HERAUT
web-triple-seven-race = Hoe de wedloop kan aflopen
web-triple-seven-space = Spatie
web-triple-seven-call-out = Betrapt!
web-triple-seven-announce = ‘{ $colour-said } 4!’
web-triple-seven-announce-why = Voordat iemand je betrapt
web-triple-seven-race-first = Jij bent de eerste
web-triple-seven-race-called = Iemand betrapt hem
web-triple-seven-race-said = Hij wordt eerst aangekondigd
web-triple-seven-race-announced = Jij bent de eerste
web-triple-seven-race-caught = Iemand betrapt je
web-triple-seven-race-covered = Hij wordt bedekt
web-triple-seven-safe = { $seat-is ->
        [you] Je bent veilig.
       *[other] { $seat } is veilig.
    }
web-triple-seven-cover-then = { $seat-is ->
        [you] Dat kun jij: het is jouw beurt.
       *[other] Dat kan { $seat }; dan is het te laat.
    }

## Hoe de laatste ronde afliep
web-triple-seven-won = { $seat-is ->
        [you] Jij won de laatste ronde en verzamelde
       *[other] { $seat } won de laatste ronde en verzamelde
    }
web-triple-seven-won-nothing = { $seat-is ->
        [you] Jij won de laatste ronde, maar verzamelde niets.
       *[other] { $seat } won de laatste ronde, maar verzamelde niets.
    }
web-triple-seven-void = De laatste ronde was ongeldig: niemand verzamelde iets.

## Naast de tafel
web-triple-seven-who-has-what = Wie wat heeft
web-triple-seven-got = verzameld
web-triple-seven-sinners-round = De ronde van de ZONDAAR
web-triple-seven-answered-of = { $count } van { $all } klaar
web-triple-seven-sin-with = antwoord: { $card }
web-triple-seven-sin-drew = trok er { $count }
web-triple-seven-sin-asked = antwoordt nu
web-triple-seven-sin-waits = komt nog
web-triple-seven-sin-again = daarna weer aan de beurt

# How long an answer may still take.
web-triple-seven-seconds-left = nog { $seconds } s
