### Waarom een bot bij Double Seven zo zou spelen.

## Pakken

bots-double-seven-draw-hidden = Een nieuwe tegel helpt waarschijnlijk meer dan wat open ligt.
bots-double-seven-draw-first = Eerst een nieuwe tegel: wat open ligt, kan daarna nog worden gepakt.
bots-double-seven-draw-clover = Een klaver past overal.
bots-double-seven-draw-fits = Met { $tile-a } kun je meteen een eigen familie uitbreiden.
bots-double-seven-draw-reach = Bij { $tile-a } hoort een familie die je met een ruil kunt krijgen.
bots-double-seven-draw-pair = Met { $tile-a } erbij heb je op je plankje een familie.
bots-double-seven-draw-open = Liever { $tile-a } dan een tegel die je niet kent.
bots-double-seven-rainbow = Een regenboog kost niets en levert een extra tegel op.

## Acties

bots-double-seven-start = Elke tegel op tafel is een punt, en de familie { $animal-many } kan groeien.
bots-double-seven-clear = Daarmee is het plankje leeg, en begint de volgende beurt met drie tegels.
bots-double-seven-seven = De familie { $animal-many } komt op zeven en levert een 7-fiche op.
bots-double-seven-expand = Weer een tegel op tafel ({ $animal }), en je beurt gaat gewoon door.
bots-double-seven-exchange-seven = De familie { $animal-many } kan vanaf het plankje naar zeven.
bots-double-seven-exchange-lay = Voor de familie { $animal-many } heb je tegels; de { $given-many } kunnen ervoor weg.
bots-double-seven-exchange-start = Zonder { $given-many } voor je kun je met de tegels op je plankje een nieuwe familie beginnen.
bots-double-seven-exchange-clover = Voor de familie { $animal-many } doet een klaver meer dan voor de { $given-many }.
bots-double-seven-exchange-way = De { $animal-many } voor de { $given-many }: de weg naar wat je hierna wilt leggen.
bots-double-seven-retrieve = Een klaver voor { $animal-a }: die past overal.
bots-double-seven-two-for-one = Met deze twee kun je niets, met een andere misschien wel.

## Het einde van de beurt

bots-double-seven-keep-clover = De klaver is later meer waard.
bots-double-seven-pass =
    { $tiles ->
        [one] De tegel op het plankje is later meer waard, of zou de anderen meer helpen.
       *[other] De tegels op het plankje zijn later meer waard, of zouden de anderen meer helpen.
    }
bots-double-seven-discard = 
    { $left ->
        [0] Met { $tile-the } kun je niets meer: er komt er geen meer bij.
        [one] Met { $tile-the } kun je het minst; er komt er nog 1.
       *[other] Met { $tile-the } kun je het minst; er komen er nog { $left }.
    }
