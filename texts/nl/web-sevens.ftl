# De tafel van Sevens in de browser.
web-sevens-round-of = Ronde { $round } van { $rounds }
web-sevens-out = { $place ->
        [1] als eerste uit
        [2] als tweede uit
        [3] als derde uit
       *[other] als { $place }e uit
    }
web-sevens-folded = uitgestapt
web-sevens-passes-left = keer passen over
web-sevens-penalties = strafpunten
web-sevens-fits = past
web-sevens-opens = begint een rij
web-sevens-not-yet = nog niet
web-sevens-sheet = Strafpunten
web-sevens-round = Ronde
web-sevens-sum = Totaal
