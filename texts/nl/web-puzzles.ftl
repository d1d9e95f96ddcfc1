### De puzzels van SEVEN in de browser.

web-puzzles = Puzzels
web-puzzles-say = Vier vragen uit het regelboek over zeven tegels, en tweehonderd stellingen met één winnende zet.
web-puzzle-done = { $done } van { $of }
web-puzzle-say-fifth-level = Bouw een geldige partij tot een niveau.
web-puzzle-say-island = Omring een tegel, dan de ring.
web-puzzle-say-holes = Sluit er zoveel in als je kunt.
web-puzzle-say-copycat = Dek zwart precies af met wit.

## Wat bekend is

web-puzzle-known = Wat bekend is
web-puzzle-spoils = alleen getallen, geen oplossingen
web-puzzle-sure-say = Bewezen heet een getal alleen als alle mogelijkheden doorzocht of uitgesloten zijn en een tweede programma dat heeft nagegaan. Anders heet het beste bekende waarde.
web-puzzle-question = Vraag
web-puzzle-answer = Antwoord
web-puzzle-sure = Hoe zeker
web-puzzle-proven = bewezen
web-puzzle-best-known = beste bekende waarde
web-puzzle-bound = meer dan { $most } is onmogelijk
web-puzzle-q-level = Minste tegels tot niveau { $level }
web-puzzle-q-highest = Hoogste niveau met alle 14 tegels
web-puzzle-q-white = Minste witte tegels rond een tegel
web-puzzle-q-black = Minste zwarte tegels rond dat eiland
web-puzzle-q-holes = { $tiles ->
        [6] Meeste gaten met 6 willekeurige tegels
       *[other] Meeste gaten met { $tiles } tegels
    }

## Een puzzel

web-puzzle-which = Welke van deze puzzels
web-puzzle-of-fifth-level = niveau
web-puzzle-of-island = tegel
web-puzzle-of-holes = tegels
web-puzzle-of-copycat = bord
web-puzzle-own = eigen
web-puzzle-variant-done = opgelost
web-puzzle-variant-open = nog niet opgelost
web-puzzle-goal-fifth-level = Wit en zwart leggen om de beurt, volgens alle regels van het spel. Gebruik zo weinig tegels als je kunt.
web-puzzle-goal-island = Witte tegels rondom de zwarte, zo weinig mogelijk; daarna zwarte daaromheen.
web-puzzle-goal-holes-6 = Zes zwarte tegels naar keuze, plat, aan één stuk.
web-puzzle-goal-holes-7 = Alle zeven zwarte tegels, plat, aan één stuk.
web-puzzle-goal-holes-14 = Alle veertien tegels, plat, aan één stuk.
web-puzzle-goal-copycat = Alle witte tegels precies op de zwarte, elk op minstens twee.
web-puzzle-goal-own = Leg de zwarte tegels zoals je wilt en dek ze dan af met de witte.
web-puzzle-help = Getallen, tips en antwoorden
web-puzzle-lying = { $colour } { $tile }, niveau { $level }, op { $cells }

## Wat er geteld wordt

web-puzzle-level-now = { $tiles ->
        [one] niveau nu, met 1 tegel
       *[other] niveau nu, met { $tiles } tegels
    }
web-puzzle-level-goal = het doel; { $tiles } tegels zijn genoeg
web-puzzle-island-open = { $count ->
        [one] open plek naast de tegel
       *[other] open plekken naast de tegel
    }
web-puzzle-island-white = { $count ->
        [one] witte tegel is genoeg
       *[other] witte tegels zijn genoeg
    }
web-puzzle-island-open-black = { $count ->
        [one] open plek rond het eiland
       *[other] open plekken rond het eiland
    }
web-puzzle-island-black = { $count ->
        [one] zwarte tegel sluit het beste eiland in
       *[other] zwarte tegels sluiten het beste eiland in
    }
web-puzzle-holes-now = { $count ->
        [one] gat nu
       *[other] gaten nu
    }
web-puzzle-holes-most = { $count ->
        [one] gat is het maximum
       *[other] gaten is het maximum
    }
web-puzzle-holes-goal = { $count ->
        [one] gat is de beste bekende waarde
       *[other] gaten is de beste bekende waarde
    }
web-puzzle-bare = { $count ->
        [one] zwart vakje nog open
       *[other] zwarte vakjes nog open
    }
web-puzzle-covers = { $count ->
        [one] manier om het af te dekken
       *[other] manieren om het af te dekken
    }
web-puzzle-black-left = { $count ->
        [one] zwarte tegel te leggen
       *[other] zwarte tegels te leggen
    }
web-puzzle-best-level = Je beste resultaat: { $tiles } tegels.
web-puzzle-best-holes = { $holes ->
        [one] Je beste resultaat: één gat.
       *[other] Je beste resultaat: { $holes } gaten.
    }
web-puzzle-best-island = { $score ->
        [1] Je hebt de witte ring gesloten; het kan met minder tegels.
        [2] Je hebt de witte ring met de minste tegels gesloten.
       *[other] Je hebt beide ringen gesloten.
    }
web-puzzle-best-copycat = Je hebt het afgedekt.

## De tegel in de hand

web-puzzle-in-hand = in de hand
web-puzzle-laid = gelegd
web-puzzle-left-out = ongebruikt
web-puzzle-left = { $count ->
        [one] vrij
       *[other] { $count } vrij
    }
web-puzzle-hold-holes = { $more ->
        [0] Je { $tile } sluit hier niets in.
        [one] Je { $tile } sluit hier gat nummer { $holes } in.
       *[other] Je { $tile } sluit hier { $more } gaten in: { $holes } in totaal.
    }
web-puzzle-hold-island = { $open ->
        [0] Je { $tile } sluit hier de ring.
        [one] Met { $tile } hier blijft één plek open.
       *[other] Met { $tile } hier blijven { $open } plekken open.
    }
web-puzzle-hold-white = { $bare ->
        [0] Je { $tile } dekt hier de laatste vakjes af.
       *[other] Met { $tile } hier blijven { $bare } vakjes open.
    }
web-puzzle-hold-black = { $left ->
        [0] Met { $tile } hier liggen alle zwarte tegels.
        [one] Met { $tile } hier blijft één zwarte tegel over.
       *[other] Met { $tile } hier blijven { $left } zwarte tegels over.
    }
web-puzzle-ask-level = Pak een tegel en bouw omhoog.
web-puzzle-ask-island = Pak een witte tegel. De open plekken lichten op.
web-puzzle-ask-ring = Het eiland staat. Omring het met zwarte tegels.
web-puzzle-ask-holes = Pak een tegel; druk op een tegel die er ligt om hem op te tillen.
web-puzzle-ask-copycat = Pak een witte tegel en dek zwart af.
web-puzzle-ask-own = Leg alle zeven zwarte tegels, of neem een willekeurig bord.
web-puzzle-ask-done = Klaar.
web-puzzle-why-level = Wat boven de tafel ligt, ligt op twee tegels van het niveau eronder.
web-puzzle-why-island = Elke rand moet een tegel van de ring raken.
web-puzzle-why-holes = Een gat is van buiten afgesloten.
web-puzzle-why-copycat = Elke witte tegel ligt op minstens twee zwarte.
web-puzzle-solved = Opgelost!
web-puzzle-solved-why = Een betere oplossing kent niemand.
web-puzzle-shown = Dit is een oplossing.
web-puzzle-back = Terugnemen
web-puzzle-clear = Opnieuw

## Hulp

web-puzzle-hint = Een tip, in stappen
web-puzzle-hint-where = Waar
web-puzzle-hint-which = Welke tegel
web-puzzle-hint-how = Hoe hij ligt
web-puzzle-hint-cell = Kijk naar de plek die oplicht.
web-puzzle-hint-tile = Het is de { $tile }.
web-puzzle-hint-place = Hij zweeft boven zijn plek.
web-puzzle-show = Toon
web-puzzle-solvable = Is dit nog op te lossen?
web-puzzle-searching = Er wordt een weg gezocht …
web-puzzle-open = { $tiles ->
        [one] Ja: er ontbreekt één tegel.
       *[other] Ja: nog { $tiles } tegels en het is klaar.
    }
web-puzzle-reached = Het doel is bereikt.
web-puzzle-lost = Nee: elke weg vanaf hier is bekeken. Neem een tegel terug.
web-puzzle-unknown = Dat is niet snel te zeggen: het zoeken is gestopt zonder antwoord.
web-puzzle-how-sure = Hoe zeker is het getal?
web-puzzle-proven-say = Alle mogelijkheden zijn doorzocht of uitgesloten. Een tweede programma heeft het bewijs stap voor stap nagegaan en geen gat gevonden.
web-puzzle-best-known-say = Gevonden door tegels willekeurig te verschuiven. Niemand heeft aangetoond dat het niet beter kan; meer dan { $most } is onmogelijk.
web-puzzle-solution = Toon de oplossing
web-puzzle-solution-ask = Zelf vinden kun je de oplossing maar één keer. Je eigen poging blijft bewaard.
web-puzzle-solution-yes = Toch tonen
web-puzzle-resume = Terug naar mijn poging
web-puzzle-share = Deel wat hier ligt
web-puzzle-random = Een willekeurig bord
web-puzzle-own-say = Zodra alle zwarte tegels liggen, lees je hier op hoeveel manieren ze af te dekken zijn.
web-puzzle-own-answer = { $covers ->
        [0] Dit is niet af te dekken.
        [one] Dit is op precies één manier af te dekken.
       *[other] Dit is op { $covers } manieren af te dekken.
    }

## Tactiek

web-tactic = Tactiek
web-tactic-day = Tactiek van de dag
web-tactic-day-say = Eén zet wint. Vind hem.
web-tactic-day-solved = Je hebt hem opgelost.
web-tactic-streak = { $days ->
        [one] één dag
       *[other] { $days } dagen op rij
    }
web-tactic-number = Tactiek { $number }
web-tactic-easy = makkelijk
web-tactic-medium = gemiddeld
web-tactic-hard = moeilijk
web-tactic-goal = Precies één zet wint, wat er ook op volgt. Er wordt van bovenaf vergeleken: wie op het hoogste niveau meer tegels heeft, wint.
web-tactic-left = { $count ->
        [one] tegel is nog te leggen
       *[other] tegels zijn nog te leggen
    }
web-tactic-ask = Vind de enige zet die wint.
web-tactic-right = Goed: dit wint.
web-tactic-right-why = Elke andere zet geeft de winst weg.
web-tactic-wrong = Dit wint niet.
web-tactic-looking = Het antwoord wordt gezocht …
web-tactic-refuted = Het antwoord { $tile }, dat op tafel oplicht, redt de partij. Neem terug en probeer het opnieuw.
web-tactic-solved = Opgelost.
web-tactic-next = De volgende open tactiek
