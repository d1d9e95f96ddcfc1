### SEVEN

seven-tagline = Seven tiles of four hexagons each, stacked ever higher: own the top.

## Options

option-seven-misere = Misère
option-seven-misere-hint = Most tiles on the lowest level win.
option-seven-teams = Teams
option-seven-teams-hint = With four players: two pairs, or everybody alone (which the designer advises against).
option-seven-teams-pairs = Pairs
option-seven-teams-none = None

seven-setup-pairs = Pairs are for four players, not for { $seats }. Choose teams: none.

## Tiles and colours

seven-tile-i = I (bar)
seven-tile-p = P (pistol)
seven-tile-j = J (worm)
seven-tile-o = O (bee)
seven-tile-s = S (wave)
seven-tile-u = U (arch)
seven-tile-y = Y (propeller)

seven-colour-white = white
seven-colour-black = black
seven-colour-red = red
seven-colour-blue = blue

## Why a move is refused

seven-over = All tiles are placed; the game is over.
seven-not-your-turn = { $seat-is ->
        [you] It is your turn now.
       *[other] It is { $seat }’s turn.
    }
seven-other-tile = These four cells make { $made }, not { $tile }, however you turn and flip it.
seven-no-tile = These four cells do not make { $tile }, nor any other tile.
seven-placed = You have already placed { $tile }. You still have { $left }.
seven-off-grid = The first tile sets up the grid: its first cell is 0,0, not { $first }.
seven-height = { $cell } is { $height } high
seven-uneven = The tile would not lie flat: { $heights }.
seven-apart = { $tile } would touch nothing on the table: the nearest tile is { $steps } steps away instead of one.
seven-one-tile = { $tile } would lie on a single tile, { $seat-is ->
        [you] your own
       *[other] one of { $seat }’s
    }. On level { $level } it has to lie on at least two.
seven-higher = { $tile } can still be placed on level { $highest }, so it may not go to level { $level }. { $places ->
        [one] Its only place there is { $example }.
       *[other] It has { $places } places there, such as { $example }.
    }
seven-higher-than-table = { $tile } can still be placed on level { $highest }, so it may not go to the table. { $places ->
        [one] Its only place there is { $example }.
       *[other] It has { $places } places there, such as { $example }.
    }

## What happens

seven-laid = { $seat-is ->
        [you] You place { $tile } on level { $level }.
       *[other] { $seat } places { $tile } on level { $level }.
    }
seven-climbed = { $seat-is ->
        [you] You are the first on level { $level }.
       *[other] { $seat } is the first on level { $level }.
    }
seven-finished = All tiles are placed. Level { $level } was compared first. { $count ->
        [one] The winner: { $winners }.
       *[other] The winners: { $winners }.
    }
seven-draw = All tiles are placed. It is a draw: equal on level { $level } and on all the others.

## What is asked, and what a move does

seven-ask-first = You begin with { $colour }: place any tile on the empty table.
seven-ask-lay = { $count ->
        [one] Place your last { $colour } tile. It goes to level { $highest }.
       *[other] Place one of your { $count } { $colour } tiles, each on the highest level where it fits; level { $highest } can be reached.
    }
seven-do-lay = { $tile } on level { $level }: { $cells }
