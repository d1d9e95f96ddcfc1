### SEVEN

seven-tagline = Sieben Plättchen aus je vier Sechsecken, immer höher gestapelt: Sei oben.

## Options

option-seven-misere = Misère
option-seven-misere-hint = Die meisten Plättchen auf der untersten Ebene gewinnen.
option-seven-teams = Teams
option-seven-teams-hint = Zu viert: zwei Paare oder alle für sich (wovon der Autor abrät).
option-seven-teams-pairs = Paare
option-seven-teams-none = Keine

seven-setup-pairs = Paare gibt es nur zu viert, nicht zu { $seats ->
        [2] zweit
        [3] dritt
       *[other] { $seats }
    }. Wähle für die Teams „Keine“.

## Tiles and colours

seven-tile-i = I (Balken)
seven-tile-p = P (Pistole)
seven-tile-j = J (Wurm)
seven-tile-o = O (Biene)
seven-tile-s = S (Welle)
seven-tile-u = U (Bogen)
seven-tile-y = Y (Propeller)

seven-colour-white = Weiß
seven-colour-black = Schwarz
seven-colour-red = Rot
seven-colour-blue = Blau

## Why a move is refused

seven-over = Alle Plättchen liegen, die Partie ist vorbei.
seven-not-your-turn = { $seat-is ->
        [you] Du bist jetzt dran.
       *[other] { $seat } ist dran.
    }
seven-other-tile = Diese vier Felder ergeben { $made } und nicht { $tile }, wie du es auch drehst und wendest.
seven-no-tile = Diese vier Felder ergeben weder { $tile } noch ein anderes Plättchen.
seven-placed = { $tile } hast du schon gelegt. Du hast noch { $left }.
seven-off-grid = Mit dem ersten Plättchen liegt das Raster fest: Sein erstes Feld ist 0,0 und nicht { $first }.
seven-height = { $cell } ist { $height } hoch
seven-uneven = Das Plättchen läge nicht flach: { $heights }.
seven-apart = { $tile } würde auf dem Tisch nichts berühren: Das nächste Plättchen ist { $steps } Schritte entfernt statt einem.
seven-one-tile = { $tile } läge auf einem einzigen Plättchen, { $seat-is ->
        [you] deinem eigenen
       *[other] einem von { $seat }
    }. Auf Ebene { $level } müssen es mindestens zwei sein.
seven-higher = { $tile } passt noch auf Ebene { $highest } und darf deshalb nicht auf Ebene { $level }. { $places ->
        [one] Die einzige Stelle dort ist { $example }.
       *[other] Dort gibt es { $places } Stellen, zum Beispiel { $example }.
    }
seven-higher-than-table = { $tile } passt noch auf Ebene { $highest } und darf deshalb nicht auf den Tisch. { $places ->
        [one] Die einzige Stelle dort ist { $example }.
       *[other] Dort gibt es { $places } Stellen, zum Beispiel { $example }.
    }

## What happens

seven-laid = { $seat-is ->
        [you] Du legst { $tile } auf Ebene { $level }.
       *[other] { $seat } legt { $tile } auf Ebene { $level }.
    }
seven-climbed = { $seat-is ->
        [you] Du bist zuerst auf Ebene { $level }.
       *[other] { $seat } ist zuerst auf Ebene { $level }.
    }
seven-finished = Alle Plättchen liegen. Zuerst wurde Ebene { $level } verglichen. { $count ->
        [one] Gewonnen: { $winners }.
       *[other] Gemeinsam gewonnen: { $winners }.
    }
seven-draw = Alle Plättchen liegen. Unentschieden: Auf Ebene { $level } und auf allen anderen steht es gleich.

## What is asked, and what a move does

seven-ask-first = Du beginnst mit { $colour }: Lege ein beliebiges Plättchen auf den leeren Tisch.
seven-ask-lay = { $count ->
        [one] Lege dein letztes Plättchen ({ $colour }). Es kommt auf Ebene { $highest }.
       *[other] Lege eines deiner { $count } Plättchen ({ $colour }), jedes auf die höchste Ebene, auf die es passt; erreichbar ist Ebene { $highest }.
    }
seven-do-lay = { $tile } auf Ebene { $level }: { $cells }
