# Der Tisch von Sevens im Browser.
web-sevens-round-of = Runde { $round } von { $rounds }
web-sevens-out = { $place ->
        [1] als Erstes fertig
        [2] als Zweites fertig
        [3] als Drittes fertig
       *[other] fertig auf Platz { $place }
    }
web-sevens-folded = ausgestiegen
web-sevens-passes-left = noch so oft passen
web-sevens-penalties = Strafpunkte
web-sevens-fits = passt
web-sevens-opens = beginnt eine Reihe
web-sevens-not-yet = noch nicht
web-sevens-sheet = Strafpunkte
web-sevens-round = Runde
web-sevens-sum = Summe
