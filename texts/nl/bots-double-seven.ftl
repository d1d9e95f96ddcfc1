### Waarom een bot bij Double Seven zo zou spelen.

## Pakken

bots-double-seven-draw-hidden = Wat open ligt, helpt minder dan een nieuwe tegel waarschijnlijk doet.
bots-double-seven-draw-clover = Een klaver past overal.
bots-double-seven-draw-fits = { $tile }: kan meteen bij een eigen familie.
bots-double-seven-draw-reach = { $tile }: daarvoor ligt er een familie die je kunt ruilen.
bots-double-seven-draw-pair = { $tile }: vormt met die op je plankje een familie.
bots-double-seven-draw-open = { $tile }: liever een tegel die je kent dan een die je niet kent.
bots-double-seven-rainbow = Een regenboog kost niets en levert een extra tegel op.

## Acties

bots-double-seven-start = { $animal }: elke tegel op tafel is een punt, en de familie kan groeien.
bots-double-seven-clear = Daarmee is het plankje leeg, en begint de volgende beurt met drie tegels.
bots-double-seven-seven = { $animal }: de familie komt op zeven en levert een fiche op.
bots-double-seven-expand = { $animal }: weer een op tafel, en de rest van de beurt kan nog steeds.
bots-double-seven-exchange-seven = { $animal }: deze familie kan vanaf het plankje naar zeven.
bots-double-seven-exchange-lay = { $animal }: voor deze familie heb je tegels; { $given } kan ervoor weg.
bots-double-seven-exchange-start = Zonder { $given } voor je kun je met de tegels op je plankje een nieuwe familie beginnen.
bots-double-seven-exchange-clover = { $animal }: hier doet een klaver meer dan bij { $given }.
bots-double-seven-exchange-way = { $animal } voor { $given }: de weg naar wat je hierna wilt leggen.
bots-double-seven-retrieve = Een klaver voor { $animal }: die past overal.
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
        [0] { $tile }: daar komt er geen meer van.
        [one] { $tile }: daar kun je het minst mee; er komt er nog 1.
       *[other] { $tile }: daar kun je het minst mee; er komen er nog { $left }.
    }
