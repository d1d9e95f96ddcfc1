### Sevens

sevens-tagline = Reihen wachsen von den Siebenen nach außen. Halte zurück, was die anderen brauchen, aber nicht zu lange.

## Options

option-sevens-rounds = Runden
option-sevens-rounds-hint = Wie viele Runden gespielt werden.
option-sevens-variant = Variante
option-sevens-variant-hint = Fan Tan: Wer anlegen kann, muss. Shichi Narabe: Alle Siebenen liegen von Anfang an, und du darfst dreimal passen.
option-sevens-variant-fan-tan = Fan Tan
option-sevens-variant-shichi-narabe = Shichi Narabe

sevens-rounds = Ein Spiel hat { $least } bis { $most } Runden, nicht { $rounds }.

## Cards

sevens-clubs = Kreuz
sevens-diamonds = Karo
sevens-hearts = Herz
sevens-spades = Pik
sevens-ace = Ass
sevens-jack = Bube
sevens-queen = Dame
sevens-king = König
sevens-card = { $suit } { $rank }

## Why a move is refused

sevens-refuse-over = Das Spiel ist vorbei.
sevens-refuse-deal-first = Erst werden die Karten ausgeteilt.
sevens-refuse-not-your-turn = { $turn-is ->
        [you] Du bist jetzt an der Reihe.
       *[other] { $turn } ist an der Reihe.
    }
sevens-refuse-begin = Die Runde beginnt mit { $card }: Lege diese Karte.
sevens-refuse-not-held = Du hast { $card } nicht auf der Hand.
sevens-refuse-no-row = { $card } hat noch keine Reihe: Sie beginnt mit { $seven }.
sevens-refuse-does-not-fit = { $card } passt nicht: Die Reihe geht von { $low } bis { $high }.
sevens-refuse-must-lay = Du kannst { $card } anlegen, also darfst du nicht passen.
sevens-refuse-no-pass-left = Du hast dreimal gepasst und kannst { $card } anlegen: Lege eine Karte.
sevens-refuse-nobody-folds = Bei Fan Tan steigt niemand aus.
sevens-refuse-folds-too-soon = Du kannst { $card } anlegen, also darfst du nicht aussteigen.
sevens-refuse-passes-left = { $left ->
        [one] Du darfst noch einmal passen.
       *[other] Du darfst noch { $left }-mal passen.
    }
sevens-refuse-must-fold = Du hast dreimal gepasst und nichts passt: Du steigst aus.

## What happens

sevens-event-dealt = { $seat-is ->
        [you] Du teilst Runde { $round } aus.
       *[other] { $seat } teilt Runde { $round } aus.
    }
sevens-event-laid-sevens = { $seat-is ->
        [you] Du legst { $cards } aus.
       *[other] { $seat } legt { $cards } aus.
    }
sevens-event-laid = { $seat-is ->
        [you] Du legst { $card }.
       *[other] { $seat } legt { $card }.
    }
sevens-event-passed = { $seat-is ->
        [you] Du passt.
       *[other] { $seat } passt.
    }
sevens-event-folded = { $seat-is ->
        [you] Du steigst aus.
       *[other] { $seat } steigt aus.
    } { $count ->
        [one] { $cards } kommt an ihren Platz.
       *[other] { $count } Karten kommen an ihre Plätze: { $cards }.
    }
sevens-event-went-out = { $seat-is ->
        [you] Du bist
       *[other] { $seat } ist
    } { $place ->
        [1] als Erstes fertig.
        [2] als Zweites fertig.
        [3] als Drittes fertig.
       *[other] an { $place }. Stelle fertig.
    }
sevens-penalty = { $seat-is ->
        [you] du { $penalty }
       *[other] { $seat } { $penalty }
    }
sevens-event-round-over = Runde { $round } ist vorbei. Strafpunkte: { $penalties }.
sevens-event-over = Das Spiel ist vorbei. { $count ->
        [one] Die wenigsten Strafpunkte: { $winners }.
       *[other] Die wenigsten Strafpunkte, gleichauf: { $winners }.
    }

## What is asked

sevens-ask-begin = Du beginnst mit { $card }.
sevens-ask-lay = Lege eine Karte an, die passt.
sevens-ask-lay-or-pass = { $left ->
        [one] Lege eine Karte an, die passt, oder passe zum letzten Mal.
       *[other] Lege eine Karte an, die passt, oder passe (noch { $left }-mal).
    }
sevens-ask-pass = Keine deiner Karten passt: Du musst passen.
sevens-ask-fold = Keine deiner Karten passt, und du hast dreimal gepasst: Du steigst aus.

## Moves

sevens-do-lay = { $card } legen
sevens-do-pass = Passen
sevens-do-fold = Aussteigen
