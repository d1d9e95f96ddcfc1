### The words of Double Seven: what they mean, and which words are not used for them.
# .gender is not needed in English; .forms are other forms of the word, .not are words that are not used for it.

family = family
    .forms = families, Family, Families, Families’
    .not = clan
    .means = Two or more tiles of one animal lying in front of a player.

rack = rack
    .forms = racks, Rack
    .not = shelf
    .means = Where your own tiles stand; only you see them.

reserve = reserve
    .forms = Reserve
    .not = stock, pool, supply
    .means = All tiles in the middle, face up and face down.

clover = Clover
    .forms = Clovers
    .not = joker, wildcard
    .means = A wild tile: it stands in for any animal.

exchange = exchange
    .forms = exchanges, exchanged, Exchange, exchanging
    .not = swap, swapped, swapping
    .means = Giving one of your families for another player’s family of exactly the same size.

retrieve = retrieve
    .forms = retrieving, Retrieve, Retrieving, retrieved
    .means = Putting the matching animal in a Clover’s place and taking the Clover onto your rack.

rainbow = Rainbow
    .forms = Rainbows
    .means = Five or more tiles on the rack, all different animals and no Clover: shown right after drawing, they bring one more tile.

two-for-one = Two for One
    .means = Once a turn: lay two tiles from your rack face up in the reserve and draw one other tile.

seven-token = 7 token
    .forms = 7 tokens
    .not = 7 chip
    .means = One extra point, for each of your families that grows to seven tiles.

double-seven = Double Seven
    .means = Two families of seven tiles or more: the first to have them takes the 77 token, and the end is near.
