### Double Seven: families of animals that change hands.

double-seven-tagline = Gather animal families, exchange them at equal size, and let yours grow past seven.

## Tiles

double-seven-bird = Bird
    .a = a Bird
    .many = Birds
double-seven-butterfly = Butterfly
    .a = a Butterfly
    .many = Butterflies
double-seven-deer = Deer
    .a = a Deer
    .many = Deer
double-seven-fox = Fox
    .a = a Fox
    .many = Foxes
double-seven-frog = Frog
    .a = a Frog
    .many = Frogs
double-seven-rabbit = Rabbit
    .a = a Rabbit
    .many = Rabbits
double-seven-squirrel = Squirrel
    .a = a Squirrel
    .many = Squirrels
double-seven-swan = Swan
    .a = a Swan
    .many = Swans
double-seven-clover = Clover
    .a = a Clover
    .many = Clovers
double-seven-some =
    { $count ->
        [one] 1 { $tile }
       *[other] { $count } { $tile-many }
    }

## What is asked

double-seven-ask-draw =
    { $left ->
        [one] Draw one more tile, face up or face down.
       *[other] Draw { $left } tiles, one at a time, face up or face down.
    }
double-seven-ask-draw-rainbow = Rainbow! Draw one more tile, face up or face down.
double-seven-ask-draw-other = Draw one tile for the two you put down ({ $put }); those two stay.
double-seven-ask-rainbow = All { $tiles } tiles on your rack are different: show a Rainbow and draw one more, or go on with something else.
double-seven-ask-act =
    { $tiles ->
        [one] Start, expand, exchange or retrieve, or pass. One tile is on your rack.
       *[other] Start, expand, exchange or retrieve, or pass. { $tiles } tiles are on your rack.
    }
double-seven-ask-discard = You passed with { $tiles } tiles. Choose one that leaves the game.

## What a move means

double-seven-do-draw = Take the face-up { $tile }
double-seven-do-draw-hidden = Draw a face-down tile ({ $count } left)
double-seven-do-rainbow = Rainbow! Show your rack and draw one more
double-seven-do-start = Start a family: { $tiles }
double-seven-do-expand = Add { $tiles } to { $family } ({ $animal-many }): makes { $size }
double-seven-do-expand-seven = Add { $tiles } to { $family } ({ $animal-many }): makes { $size }, a Seven!
double-seven-do-exchange = Exchange your { $size } { $given-many } ({ $own }) for the { $size } { $taken-many } ({ $other }) of { $seat }
double-seven-do-retrieve = Put { $animal-a } into { $family } and take its Clover
double-seven-do-two-for-one = Two for One: put down { $tiles } and draw another tile
double-seven-do-pass =
    { $tiles ->
        [0] Pass
        [one] Pass and keep 1 tile
       *[other] Pass with { $tiles } tiles
    }
double-seven-do-discard = Discard { $tile-a }

## Why a move is refused

double-seven-game-over = The game is over.
double-seven-not-dealt = The tiles have not been dealt yet.
double-seven-no-such-first = Seat { $number } cannot begin: { $seats } play.
double-seven-not-your-turn =
    { $seat-is ->
        [you] It is your turn now.
       *[other] It is { $seat }’s turn.
    }
double-seven-draw-due =
    { $left ->
        [one] First draw one more tile.
       *[other] First draw { $left } tiles.
    }
double-seven-draw-due-rainbow = First draw the tile for your Rainbow.
double-seven-draw-due-two-for-one = First draw the tile for the two you put down.
double-seven-discard-due = You passed with { $tiles } tiles on your rack, so one must be discarded now.
double-seven-all-drawn = You have drawn all you may draw.
double-seven-not-face-up =
    { $count ->
        [0] No { $tile } lies face up: nothing does.
       *[other] No { $tile } lies face up. These do: { $tiles }.
    }
double-seven-no-face-down = No tile lies face down any more.
double-seven-just-put-down = You have just put down the { $tile } that lies there. Draw another tile.
double-seven-rainbow-too-late = A Rainbow is shown directly after the last tile is drawn, and once a turn.
double-seven-rainbow-too-small = A Rainbow needs 5 tiles or more; you have { $tiles }.
double-seven-rainbow-with-clover = A Rainbow has no Clover, and you have one.
double-seven-rainbow-twice = In a Rainbow all animals differ; you have { $count } { $animal-many }.
double-seven-rainbow-no-tile = The reserve is empty: there is nothing to draw for a Rainbow.
double-seven-no-discard-due = Nothing is to be discarded: you have not passed with 6 tiles or more.
double-seven-only-clovers = A family needs at least one animal; Clovers alone are none.
double-seven-two-animals = A family has one animal only, not { $animal-many } and { $other-many }.
double-seven-too-small = A family starts with 2 tiles or more.
double-seven-missing =
    { $held ->
        [0] You have no { $tile } on your rack.
        [one] You have only 1 { $tile } on your rack, and { $wanted } are needed.
       *[other] You have only { $held } { $tile-many } on your rack, and { $wanted } are needed.
    }
double-seven-animal-in-front = { $animal-many } already lie in front of you: family { $family }. Expand it, or exchange it first.
double-seven-no-such-family =
    { $families ->
        [0] There is no family { $family }: none has been started.
       *[other] There is no family { $family }. They are numbered #1 to #{ $families }.
    }
double-seven-not-your-family =
    { $seat-is ->
        [you] Family { $family } is yours.
       *[other] Family { $family } is not yours but { $seat }’s.
    }
double-seven-other-animal = Family { $family } is of { $animal-many }: { $other-a } does not fit.
double-seven-nothing-added = At least one tile must go to family { $family }.
double-seven-both-yours = { $own } and { $other } are both yours. Exchange with another player.
double-seven-sizes-differ = { $own } has { $size } tiles and { $other } has { $other-size }. Only families of equal size are exchanged.
double-seven-same-contents = { $own } and { $other } are made of the same tiles ({ $tiles }): nothing would change.
double-seven-position-stood =
    { $after ->
        [0] This would bring back the position before your first exchange. Do something else in between.
        [one] This would bring back the position after your first exchange. Do something else in between.
       *[other] This would bring back the position after exchange { $after }. Do something else in between.
    }
double-seven-run-too-long = You have made { $limit } exchanges in a row, two for each family. Do something else first.
double-seven-no-clover = There is no Clover in family { $family }.
double-seven-two-for-one-done = You have already done Two for One in this turn.
double-seven-two-for-one-no-tile = The reserve is empty: there is no other tile to draw.

## What happens

double-seven-dealt =
    { $seat-is ->
        [you] Everybody draws 3 tiles. You begin.
       *[other] Everybody draws 3 tiles. { $seat } begins.
    }
double-seven-dealt-rack =
    { $seat-is ->
        [you] Drawn: { $tiles }. You begin.
       *[other] Drawn: { $tiles }. { $seat } begins.
    }
double-seven-flipped = The reserve turns up { $tile-a }.
double-seven-took =
    { $seat-is ->
        [you] You take { $tile-a }.
       *[other] { $seat } takes { $tile-a }.
    }
double-seven-drew =
    { $seat-is ->
        [you] You draw a face-down tile.
       *[other] { $seat } draws a face-down tile.
    }
double-seven-drew-tile =
    { $seat-is ->
        [you] You draw { $tile-a }.
       *[other] { $seat } draws { $tile-a }.
    }
double-seven-rainbow =
    { $seat-is ->
        [you] Rainbow! You show { $tiles }.
       *[other] Rainbow! { $seat } shows { $tiles }.
    }
double-seven-started =
    { $seat-is ->
        [you] You start family { $family }: { $tiles }.
       *[other] { $seat } starts family { $family }: { $tiles }.
    }
double-seven-expanded =
    { $seat-is ->
        [you] You add { $tiles } to { $family }: { $size } { $animal-many }.
       *[other] { $seat } adds { $tiles } to { $family }: { $size } { $animal-many }.
    }
double-seven-exchanged =
    { $seat-is ->
        [you] You give { $size } { $given-many } ({ $own }) to { $with } for { $size } { $taken-many } ({ $other }).
       *[other] { $seat } gives { $size } { $given-many } ({ $own }) to { $with } for { $size } { $taken-many } ({ $other }).
    }
double-seven-retrieved =
    { $seat-is ->
        [you] You put { $animal-a } into { $family } and take the Clover.
       *[other] { $seat } puts { $animal-a } into { $family } and takes the Clover.
    }
double-seven-put-down =
    { $seat-is ->
        [you] Two for One: you put down { $tiles }.
       *[other] Two for One: { $seat } puts down { $tiles }.
    }
double-seven-seven =
    { $seat-is ->
        [you] Seven! You take a 7 token for { $family }.
       *[other] Seven! { $seat } takes a 7 token for { $family }.
    }
double-seven-double-seven =
    { $seat-is ->
        [you] Double Seven! You take the 77 token.
       *[other] Double Seven! { $seat } takes the 77 token.
    }
double-seven-end-double-seven =
    { $seat-is ->
        [you] This triggers the end: you finish your turn, and everybody else has one more.
       *[other] This triggers the end: { $seat } finishes the turn, and everybody else has one more.
    }
double-seven-end-last-tile =
    { $seat-is ->
        [you] You have drawn the last tile. Everybody else has one more turn.
       *[other] { $seat } has drawn the last tile. Everybody else has one more turn.
    }
double-seven-cleared =
    { $seat-is ->
        [you] Clear! Your rack is empty.
       *[other] Clear! { $seat }’s rack is empty.
    }
double-seven-passed =
    { $seat-is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
double-seven-discarded =
    { $seat-is ->
        [you] You discard { $tile-a }.
       *[other] { $seat } discards { $tile-a }.
    }
double-seven-skipped =
    { $seat-is ->
        [you] Your rack is empty and there is nothing to draw: that was your turn.
       *[other] { $seat }’s rack is empty and there is nothing to draw: that was the turn.
    }
double-seven-over =
    { $count ->
        [one] The game is over. The winner: { $winners }.
       *[other] The game is over. The win is shared: { $winners }.
    }
