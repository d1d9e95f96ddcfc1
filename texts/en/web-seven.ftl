### SEVEN at the table in the browser.

## The bar, the seats

web-seven-turn-of = Turn { $turn } of { $turns }
web-seven-pairs = two pairs
web-seven-misere = misère
web-seven-left = plays { $colour }, still has { $tiles ->
        [none] no tile
       *[other] { $tiles }
    }

## The tile in hand

web-seven-choose = Take a tile. Under each you read where it must go.
web-seven-hold = { $level ->
        [1] Place your { $tile } on the table.
       *[other] Place your { $tile } on level { $level }.
    }
web-seven-hold-why = { $level ->
        [1] It fits on no higher level, so it goes on the table.
       *[other] { $places ->
            [one] It fits there in one place, so it may not go lower.
           *[other] It fits there in { $places } places, so it may not go lower.
        }
    }
web-seven-too-low = Too low: your { $tile } must go to level { $level }.
web-seven-uneven = It would not lie flat here: the stacks are { $heights } high.
web-seven-apart = Here it touches nothing: on the table tiles lie edge to edge.
web-seven-one-tile = Here it would lie on one tile only; it needs two.
web-seven-refused-why = { $level ->
        [1] Its places on the table are lit.
       *[other] { $places ->
            [one] Its one place on level { $level } is lit.
           *[other] Its { $places } places on level { $level } are lit.
        }
    }
web-seven-why = Rule { $rule }
web-seven-turn = Turn
web-seven-flip = Flip
web-seven-lay = Place it here
web-seven-move = Move it to a lit place

## The tray

web-seven-tray = Your tiles
web-seven-shape-i = bar
web-seven-shape-p = pistol
web-seven-shape-j = worm
web-seven-shape-o = bee
web-seven-shape-s = wave
web-seven-shape-u = arch
web-seven-shape-y = propeller
web-seven-goes = { $level ->
        [1] the table
       *[other] level { $level }
    }
web-seven-spots = { $places ->
        [one] 1 place
       *[other] { $places } places
    }
web-seven-lies = on level { $level }
web-seven-laid = { $count } placed
web-seven-where = Where it can go
web-seven-places = { $places ->
        [one] Its only place on level { $level }
       *[other] Its { $places } places on level { $level }
    }
web-seven-turns = { $level ->
        [1] Ways to lie on the table
       *[other] Ways to lie on level { $level }
    }
web-seven-place = Place { $place }: { $cells }
web-seven-turned = Turned like this: { $places ->
        [one] 1 place
       *[other] { $places } places
    }

## The board

web-seven-board = The table. { $count ->
        [0] Nothing lies on it yet.
        [one] One tile lies on it.
       *[other] { $count } tiles lie on it, up to level { $level }.
    }
web-seven-keys = Numbers take a tile, arrows move it, R turns and F flips it, N goes to its next place, Enter places it, Escape puts it back. T turns the table, V changes the view.
web-seven-in-words = The tiles on the table, in the order they were placed
web-seven-lying = { $seat-is ->
        [you] Your { $tile }
       *[other] { $seat }’s { $tile }
    }, level { $level }, on { $cells }
web-seven-tile-of = { $seat-is ->
        [you] your { $tile }
       *[other] { $seat }’s { $tile }
    }
web-seven-lays-first = Place { $tile } in the middle of the table
web-seven-lays-beside = Place { $tile } on the table, beside { $near }
web-seven-lays-on = Place { $tile } on level { $level }, on { $near }
web-seven-last = { $seat-is ->
        [you] Last: you placed { $tile } { $level ->
            [1] on the table
           *[other] on level { $level }
        }
       *[other] Last: { $seat } placed { $tile } { $level ->
            [1] on the table
           *[other] on level { $level }
        }
    }
web-seven-looking = How you look at the table
web-seven-raised = Raised
web-seven-flat = Flat
web-seven-turn-table = Turn the table
web-seven-closer = Closer
web-seven-away = Further

## The standing

web-seven-standing = Standing by levels
web-seven-level = level { $level }
web-seven-first = counts first
web-seven-pair = { $seats }
web-seven-lead = { $count ->
        [1] { $leaders-is ->
            [you] You lead on level { $level }.
           *[other] { $leaders } leads on level { $level }.
        }
       *[other] { $leaders } lead on level { $level }.
    }
web-seven-even = Nobody leads: all are equal on every level.
web-seven-then-lead = { $count ->
        [1] { $leaders-is ->
            [you] Placed here, you would lead on level { $level }.
           *[other] Placed here, { $leaders } would lead on level { $level }.
        }
       *[other] Placed here, { $leaders } would lead on level { $level }.
    }
web-seven-then-same = Placed here, that stays so.
web-seven-then-even = Placed here, all would be equal on every level.
web-seven-pairs-note = The tiles of a pair are not added up: the best single player decides.
web-seven-misere-note = Misère: levels count from the table up.
