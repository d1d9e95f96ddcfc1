### Why a bot moves as it does in Sevens

bots-sevens-out = Damit ist die letzte Karte weg: fertig.
bots-sevens-only = Sonst passt nichts.
bots-sevens-nothing-fits = Keine Karte auf der Hand passt.
bots-sevens-hold-back = Eine Karte anzulegen würde den anderen mehr helfen; dafür ist das Passen da.
bots-sevens-fold = Nichts passt, und das dritte Passen ist verbraucht.
bots-sevens-opens-nothing = Auf { $card } wartet niemand: Die Karte öffnet den anderen nichts.
bots-sevens-own-way = Hinter { $card } liegen nur noch Karten der eigenen Hand: { $own }.
bots-sevens-shared-way = Das macht den Weg frei für { $own ->
        [one] eine eigene Karte
       *[other] { $own } eigene Karten
    }, allerdings auch für { $theirs } der anderen.
bots-sevens-least-harm = Von allem, was passt, hilft das den anderen am wenigsten: { $theirs ->
        [one] Eine ihrer Karten liegt
       *[other] { $theirs } ihrer Karten liegen
    } dahinter.
