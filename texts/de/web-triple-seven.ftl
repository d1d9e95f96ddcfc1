# 777, wie der Browser es zeichnet.

## Die Mitte des Tischs
web-triple-seven-force = Es gilt { $shows }
web-triple-seven-force-colour = { $colour }, keine Zahl
web-triple-seven-no-pile = Noch liegt keine Karte.
web-triple-seven-clockwise = Es geht im Uhrzeigersinn.
web-triple-seven-anticlockwise = Es geht gegen den Uhrzeigersinn.
web-triple-seven-stack = { $count } im Stapel
web-triple-seven-laid = { $seat-is ->
        [you] Du: { $card }
       *[other] { $seat }: { $card }
    }
web-triple-seven-name-reverse = UMKEHR
web-triple-seven-name-deuce = DOPPEL
web-triple-seven-name-herald = HEROLD

## Was alle haben
web-triple-seven-score = { $score ->
        [0] nichts gesammelt
       *[other] Stand { $score }
    }
web-triple-seven-in-hand = auf der Hand
web-triple-seven-reserve = Reserve
web-triple-seven-has-reserve = hat eine Reserve
web-triple-seven-lacks-reserve = keine Reserve
web-triple-seven-your-reserve = Deine Reserve: { $card } ({ $kind })
web-triple-seven-collected = gesammelt: { $card }
web-triple-seven-missing = fehlt noch

## Unter den Handkarten
web-triple-seven-caption = { $word ->
        [colour] Farbe
        [number] Zahl
        [ten] 10 auf 9
        [any] immer
        [first] eröffnet
        [answers] wehrt ab
       *[no-fit] passt nicht
    }
web-triple-seven-caption-kind = { $has ->
        [yes] { $kind }, schon da
       *[no] { $kind }
    }
web-triple-seven-pick = Oder drück eine Karte und sieh, was sie kann.

## Was geht, und was daraus wird
web-triple-seven-card = { $card }
web-triple-seven-lacking = Nicht auf deiner Hand
web-triple-seven-play = Spielen
web-triple-seven-play-plain = Spielen, sonst nichts
web-triple-seven-play-turning = Spielen und umkehren
web-triple-seven-play-trade = Hand tauschen mit …
web-triple-seven-play-announced = Spielen: „{ $colour } 4!“
web-triple-seven-play-silent = Stumm spielen
web-triple-seven-play-six = Als gewöhnliche 6
web-triple-seven-play-show = Die Schau stehlen
web-triple-seven-play-steal = Die letzte Karte stehlen von …
web-triple-seven-play-run = { $six ->
        [thief] 567 mit dem DIEB spielen
       *[number] 567 als eine Karte spielen
    }
web-triple-seven-give = An { $other } weitergeben
web-triple-seven-give-run = { $six ->
        [thief] 567 mit dem DIEB an { $other } weitergeben
       *[number] 567 als eine Karte an { $other } weitergeben
    }
web-triple-seven-give-top = Eine ziehen und an { $other } weitergeben
web-triple-seven-put-aside = Zur Seite legen
web-triple-seven-swap = Gegen deine Reserve auswechseln
web-triple-seven-answer = { $way ->
        [strike] Bestrafen: { $card }
       *[ward] Abwehren: { $card }
    }
web-triple-seven-submit-trade = Mit { $seat } tauschen
web-triple-seven-submit-thief = Hergeben
web-triple-seven-submit-draw = { $count } ziehen
web-triple-seven-then-shows = Dann gilt { $shows }.
web-triple-seven-next-is = Dann ist { $seat } dran.
web-triple-seven-deuce-then = Dann darfst du noch einmal.
web-triple-seven-trade-then = Deine ganze Hand gegen die andere, falls keine HEILIGE es verhindert.
web-triple-seven-announced-then = Niemand kann dich erwischen.
web-triple-seven-silent-then = Erwischt dich jemand, ziehst du vier.
web-triple-seven-race-then = Dann sag ihn an, bevor dich jemand erwischt.
web-triple-seven-six-then = Kein SCHNITTER kann ihn bestrafen.
web-triple-seven-show-then = Ein SCHNITTER darauf kostet dich { $count } Karten.
web-triple-seven-steal-then = Du bekommst sie, und das Opfer zieht sieben, falls es nicht antwortet.
web-triple-seven-saint-then = Du darfst die Farbe ändern. Die Farbe:
web-triple-seven-samaritan-then = Dann gibst du { $other } eine Karte. Die Farbe:
web-triple-seven-sinner-then = Alle anderen wehren ab oder ziehen vier. Nenn eine Farbe:
web-triple-seven-reaper-then = Nenn eine Farbe:
web-triple-seven-reaper-strikes = { $seat } zieht { $count }, falls keine HEILIGE antwortet. Nenn eine Farbe:
web-triple-seven-saint-trade = Du behältst deine Hand. Die Farbe:
web-triple-seven-saint-thief = Du behältst deine Karte. Die Farbe:
web-triple-seven-saint-draw = Du ziehst nichts. Die Farbe:
web-triple-seven-thief-then = Dann ziehst du sieben.
web-triple-seven-trade-sizes = Deine { $yours } gegen { $theirs }
web-triple-seven-grows = { $now } → { $then } Karten
web-triple-seven-draws = { $seat-is ->
        [you] Du ziehst { $count }.
       *[other] { $seat } zieht { $count }.
    }
web-triple-seven-hush-then = Nichts geschieht.
web-triple-seven-draw-then = Dann spielen, zur Seite legen oder passen.
web-triple-seven-no-reserve-then = Später kannst du als Zug noch eine zur Seite legen.
web-triple-seven-reserve-counts = { $has ->
        [yes] { $kind }: Die hast du schon, sie würde nicht zählen.
       *[no] { $kind }: zählt, wenn du die Runde gewinnst.
    }
web-triple-seven-out = { $gains ->
        [yes] Du bist fertig. Mit deiner Reserve hast du { $score }.
       *[no] Du bist fertig und gewinnst die Runde, sammelst aber nichts.
    }
web-triple-seven-stays = { $colour } bleibt
web-triple-seven-with = { $seat }, { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }

## Der Wettlauf um den HEROLD
web-triple-seven-race = Wie der Wettlauf ausgehen kann
web-triple-seven-space = Leertaste
web-triple-seven-call-out = Erwischt!
web-triple-seven-announce = „{ $colour } 4!“
web-triple-seven-announce-why = Bevor dich jemand erwischt
web-triple-seven-race-first = Du bist zuerst
web-triple-seven-race-called = Jemand erwischt ihn
web-triple-seven-race-said = Er wird vorher angesagt
web-triple-seven-race-announced = Du bist zuerst
web-triple-seven-race-caught = Jemand erwischt dich
web-triple-seven-race-covered = Er wird bedeckt
web-triple-seven-safe = { $seat-is ->
        [you] Du bist sicher.
       *[other] { $seat } ist sicher.
    }
web-triple-seven-cover-then = { $seat-is ->
        [you] Das kannst du: Du bist dran.
       *[other] Das kann { $seat }; dann ist es zu spät.
    }

## Wie die letzte Runde ausging
web-triple-seven-won = { $seat-is ->
        [you] Du hast die letzte Runde gewonnen und sammelst
       *[other] { $seat } hat die letzte Runde gewonnen und sammelt
    }
web-triple-seven-won-nothing = { $seat-is ->
        [you] Du hast die letzte Runde gewonnen, sammelst aber nichts.
       *[other] { $seat } hat die letzte Runde gewonnen, sammelt aber nichts.
    }
web-triple-seven-void = Die letzte Runde zählt nicht: Niemand sammelt etwas.

## Neben dem Tisch
web-triple-seven-who-has-what = Wer was hat
web-triple-seven-got = gesammelt
web-triple-seven-sinners-round = Die Runde des SÜNDERS
web-triple-seven-answered-of = { $count } von { $all } fertig
web-triple-seven-sin-with = Antwort: { $card }
web-triple-seven-sin-drew = hat { $count } gezogen
web-triple-seven-sin-asked = antwortet jetzt
web-triple-seven-sin-waits = kommt noch
web-triple-seven-sin-again = dann wieder am Zug

# How long an answer may still take.
web-triple-seven-seconds-left = noch { $seconds } s
