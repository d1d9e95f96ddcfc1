### 7 (Sieben)

sieben-tagline = Karten mit Löchern: Bring den Stapel immer wieder auf genau sieben.

## Hausoptionen

option-sieben-deck = Kartenverteilung
option-sieben-deck-hint = Wie oft es die 1 bis 7 gibt, zusammen 80 Karten. Die gedruckte Regel verrät es nicht; diese Verteilung stammt von uns.
option-sieben-next_start = Wer die späteren Runden beginnt
option-sieben-next_start-hint = Wer die zweite und die späteren Runden beginnt.
option-sieben-next_start-rotate = Reihum
option-sieben-next_start-youngest = Immer die jüngste Person
option-sieben-finish = Fertig werden
option-sieben-finish-hint = Mit welcher letzten Karte du fertig bist.
option-sieben-finish-seven = Mit einer Sieben
option-sieben-finish-any = Mit jeder Karte

sieben-deck-sum = Das sind { $sum } Karten statt { $wanted }. Ändere die Verteilung, bis die Summe stimmt.
sieben-deck-no-seven = Mit diesen Karten lässt sich nie eine Sieben bilden. Nimm eine 7 dazu oder sowohl 1 als auch 6, sowohl 2 als auch 5 oder sowohl 3 als auch 4.

## Arten zu legen

sieben-way-open = auf den Tisch
sieben-way-hole = Loch auf Loch
sieben-way-number = Loch auf Zahl

## Warum ein Zug nicht geht

sieben-refuse-over = Das Spiel ist vorbei.
sieben-refuse-not-your-turn = { $turn-is ->
        [you] Jetzt bist du dran.
       *[other] { $turn } ist dran.
    }
sieben-refuse-deal-first = Erst werden die Karten ausgeteilt.
sieben-refuse-reshuffle-first = Erst wird der neue Nachziehstapel gemischt.
sieben-refuse-follow-up = Nach einer Sieben! beginnst du einen neuen Stapel: Leg eine beliebige Karte.
sieben-refuse-which-way = Da liegt ein Stapel mit Summe { $total }. Sag dazu, wie du die { $card } legst: Loch auf Loch oder Loch auf Zahl.
sieben-refuse-not-held = { $count ->
        [0] Du hast keine { $card }: Deine Hand ist leer.
       *[other] Du hast keine { $card }. Auf deiner Hand: { $held }.
    }
sieben-refuse-no-pile = Es liegt kein Stapel da, auf den ein Loch passt. Leg die { $card } auf den Tisch.
sieben-refuse-too-low = { $card } + { $seen } = { $total } ist weniger als die { $before } auf dem Stapel.
sieben-refuse-too-high = { $card } + { $seen } = { $total } ist mehr als 7.
sieben-refuse-can-lay = Du kannst die { $card } legen ({ $way }, Summe { $total }), also darfst du keine Strafkarte nehmen.

## Was geschieht

sieben-event-dealt = Runde { $round } ist ausgeteilt. { $seat-is ->
        [you] Du beginnst.
       *[other] { $seat } beginnt.
    }
sieben-event-laid = { $seat-is ->
        [you] Du legst eine { $card } { $way }: { $total }.
       *[other] { $seat } legt eine { $card } { $way }: { $total }.
    }
sieben-event-seven = Sieben! { $seat-is ->
        [you] Du legst
       *[other] { $seat } legt
    } { $cards ->
        [one] eine Karte beiseite.
       *[other] { $cards } Karten beiseite.
    }
sieben-event-drew-card = { $seat-is ->
        [you] Du ziehst eine { $card }.
       *[other] { $seat } zieht eine { $card }.
    }
sieben-event-drew = { $seat-is ->
        [you] Du ziehst eine Karte.
       *[other] { $seat } zieht eine Karte.
    }
sieben-event-stuck = { $seat-is ->
        [you] Du kannst auf { $total } nicht legen und nimmst eine Strafkarte.
       *[other] { $seat } kann auf { $total } nicht legen und nimmt eine Strafkarte.
    }
sieben-event-no-cards = { $seat-is ->
        [you] Du hast keine Karten und nimmst eine Strafkarte.
       *[other] { $seat } hat keine Karten und nimmt eine Strafkarte.
    }
sieben-event-nothing-to-draw = { $seat-is ->
        [you] Für dich ist nichts mehr zu ziehen da.
       *[other] Für { $seat } ist nichts mehr zu ziehen da.
    }
sieben-event-reshuffled = Die { $cards } beiseitegelegten Karten werden zum neuen Nachziehstapel gemischt.
sieben-event-standstill = Niemand kann legen oder ziehen. Die { $cards } Karten des Stapels werden zum neuen Nachziehstapel gemischt, und { $seat-is ->
        [you] du beginnst einen neuen Stapel.
       *[other] { $seat } beginnt einen neuen Stapel.
    }
sieben-event-went-out = { $seat-is ->
        [you] Du bist
       *[other] { $seat } ist
    } { $place ->
        [1] als Erstes fertig
        [2] als Zweites fertig
        [3] als Drittes fertig
       *[other] auf Platz { $place } fertig
    } und { $seat-is ->
        [you] bekommst
       *[other] bekommt
    } { $chips ->
        [one] einen Chip.
       *[other] { $chips } Chips.
    }
sieben-event-left-over = { $seat-is ->
        [you] Du bleibst mit Karten übrig und bekommst
       *[other] { $seat } bleibt mit Karten übrig und bekommt
    } { $chips ->
        [one] einen Chip.
       *[other] { $chips } Chips.
    } Die Runde ist zu Ende.
sieben-event-over = Das Spiel ist vorbei. { $count ->
        [one] Die meisten Chips: { $winners }.
       *[other] Die meisten Chips, gleichauf: { $winners }.
    }

## Was gefragt ist

sieben-ask-open = Beginn einen Stapel mit einer beliebigen Karte.
sieben-ask-lay = Leg eine Karte: Der Stapel zeigt { $top } + { $seen } = { $total }.
sieben-ask-follow-up = { $cards ->
        [one] Sieben! Beginn einen neuen Stapel mit deiner letzten Karte.
       *[other] Sieben! Beginn einen neuen Stapel mit einer deiner { $cards } Karten; dafür ziehst du nicht nach.
    }
sieben-ask-take = Keine deiner Karten passt auf { $total }: Nimm eine Strafkarte.
sieben-ask-no-cards = Du hast keine Karten: Nimm eine Strafkarte.

## Züge

sieben-do-open = { $total ->
        [7] Die 7 legen: Sieben!
       *[other] Die { $card } legen: ergibt { $total }
    }
sieben-do-hole = { $total ->
        [7] Die { $card } legen, Loch auf Loch: Sieben!
       *[other] Die { $card } legen, Loch auf Loch: ergibt { $total }
    }
sieben-do-number = { $total ->
        [7] Die { $card } legen, Loch auf Zahl: Sieben!
       *[other] Die { $card } legen, Loch auf Zahl: ergibt { $total }
    }
sieben-do-take = Eine Strafkarte nehmen

# What the points are made of.
sieben-first-out = Als Erstes fertig
sieben-left-over = Mit Karten übrig
