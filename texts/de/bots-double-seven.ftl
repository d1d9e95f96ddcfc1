### Warum ein Bot bei Double Seven so ziehen würde.

## Nehmen

bots-double-seven-draw-hidden = Ein neues Plättchen hilft wohl mehr als alles, was offen liegt.
bots-double-seven-draw-first = Erst ein neues Plättchen: Was offen liegt, kann beim nächsten Ziehen noch genommen werden.
bots-double-seven-draw-clover = Ein Kleeblatt passt überall.
bots-double-seven-draw-fits = { $tile }: lässt sich gleich an eine eigene Familie legen.
bots-double-seven-draw-reach = { $tile }: Dafür gibt es eine Familie, die du eintauschen kannst.
bots-double-seven-draw-pair = { $tile }: ergibt mit dem auf der Bank eine Familie.
bots-double-seven-draw-open = { $tile }: lieber ein Plättchen, das du kennst, als eins, das du nicht kennst.
bots-double-seven-rainbow = Ein Regenbogen kostet nichts und bringt ein Plättchen mehr.

## Aktionen

bots-double-seven-start = { $animal-many }: Jedes Plättchen auf dem Tisch ist ein Punkt, und die Familie kann wachsen.
bots-double-seven-clear = Damit ist die Bank leer, und der nächste Zug beginnt mit drei Plättchen.
bots-double-seven-seven = { $animal-many }: Die Familie kommt auf sieben und bringt einen 7er-Marker.
bots-double-seven-expand = { $animal }: eins mehr auf dem Tisch, und dein Zug geht weiter.
bots-double-seven-exchange-seven = { $animal-many }: Diese Familie lässt sich von der Bank auf sieben bringen.
bots-double-seven-exchange-lay = { $animal-many }: Für diese Familie hast du Plättchen; die { $given-many } können dafür weg.
bots-double-seven-exchange-start = Ohne { $given-many } vor dir kannst du mit den Plättchen auf der Bank eine neue Familie gründen.
bots-double-seven-exchange-clover = { $animal-many }: Für diese Familie bringt ein Kleeblatt mehr als für die { $given-many }.
bots-double-seven-exchange-way = { $animal-many } gegen { $given-many }: der Weg zu dem, was als Nächstes gelegt wird.
bots-double-seven-retrieve = Ein Kleeblatt gegen { $animal-a }: Es passt überall.
bots-double-seven-two-for-one = Mit diesen beiden ist nichts anzufangen, mit einem anderen vielleicht.

## Das Ende des Zuges

bots-double-seven-keep-clover = Das Kleeblatt ist später mehr wert.
bots-double-seven-pass =
    { $tiles ->
        [one] Das Plättchen auf der Bank ist später mehr wert oder würde den anderen mehr helfen.
       *[other] Die Plättchen auf der Bank sind später mehr wert oder würden den anderen mehr helfen.
    }
bots-double-seven-discard =
    { $left ->
        [0] { $tile }: Davon kommt keins mehr.
        [one] { $tile }: damit ist am wenigsten anzufangen; 1 kommt noch.
       *[other] { $tile }: damit ist am wenigsten anzufangen; { $left } kommen noch.
    }
