### Why a bot of Double Seven would make a move.

## Draws

bots-double-seven-draw-hidden = A new tile is likely to help more than what lies face up.
bots-double-seven-draw-first = A new tile first: what lies face up can still be taken with the next draw.
bots-double-seven-draw-clover = A Clover can be laid anywhere.
bots-double-seven-draw-fits = { $tile }: it can go straight to a family of your own.
bots-double-seven-draw-reach = { $tile }: there is a family for it that you can exchange for.
bots-double-seven-draw-pair = { $tile }: with the one on the rack it makes a family.
bots-double-seven-draw-open = { $tile }: better a tile you know than one you do not.
bots-double-seven-rainbow = A Rainbow costs nothing and brings another tile.

## Actions

bots-double-seven-start = { $animal }: every tile on the table is a point, and the family can grow.
bots-double-seven-clear = That clears the rack, so that the next turn draws three.
bots-double-seven-seven = { $animal-many }: the family reaches seven and wins a 7 token.
bots-double-seven-expand = { $animal }: one more on the table, and your turn goes on.
bots-double-seven-exchange-seven = { $animal }: this family can be brought to seven from the rack.
bots-double-seven-exchange-lay = { $animal-many }: you have tiles for this family; the { $given-many } can go in exchange.
bots-double-seven-exchange-start = Without { $given-many } in front of you, you can start a new family with the tiles on your rack.
bots-double-seven-exchange-clover = { $animal-many }: a Clover does more for this family than for the { $given-many }.
bots-double-seven-exchange-way = { $animal-many } for { $given-many }: the way to what you want to lay next.
bots-double-seven-retrieve = A Clover for { $animal-a }: it fits anywhere.
bots-double-seven-two-for-one = These two lead nowhere; another tile may.

## The end of the turn

bots-double-seven-keep-clover = The Clover is worth more later.
bots-double-seven-pass =
    { $tiles ->
        [one] The tile on the rack is worth more later, or would help the others more.
       *[other] The tiles on the rack are worth more later, or would help the others more.
    }
bots-double-seven-discard =
    { $left ->
        [0] { $tile }: none of these is still to come.
        [one] { $tile }: the hardest to make use of; 1 is still to come.
       *[other] { $tile }: the hardest to make use of; { $left } are still to come.
    }
