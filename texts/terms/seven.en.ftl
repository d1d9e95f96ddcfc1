### The words of SEVEN: what they mean, and which words are not used for them.
# .gender is not needed in English; .forms are other forms of the word, .not are words that are not used for it.

tile = tile
    .forms = tiles, Tile
    .not = piece
    .means = Four hexagons joined at their edges. Everybody has the same seven.

level = level
    .forms = levels, Level
    .not = layer, storey, floor
    .means = How high a tile lies. On the table is level 1.

place = place
    .forms = places, Place
    .not = spot
    .means = Where, and which way round, a tile may lie.

flat = flat
    .forms = Flat
    .means = All four hexagons lie equally high and rest on something.

misere = Misère
    .forms = misère
    .means = A printed variant: most tiles on the lowest level win.

pair = pair
    .forms = pairs, Pairs
    .means = Two partners sitting opposite each other. Their tiles are not added up.
