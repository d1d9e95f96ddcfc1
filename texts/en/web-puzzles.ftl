### The puzzles of SEVEN in the browser.

web-puzzles = Puzzles
web-puzzles-say = Four questions from the rulebook about seven tiles, and two hundred positions with one winning move.
web-puzzle-done = { $done } of { $of }
web-puzzle-say-fifth-level = Build a legal game up to a level.
web-puzzle-say-island = Ring a tile, then ring the ring.
web-puzzle-say-holes = Shut off as many as you can.
web-puzzle-say-copycat = Cover black exactly with white.

## What is known

web-puzzle-known = What is known
web-puzzle-spoils = numbers only, no solutions
web-puzzle-sure-say = A number is called proven only if all possibilities were searched or excluded and a second program has checked it. Otherwise it is called best known.
web-puzzle-question = Question
web-puzzle-answer = Answer
web-puzzle-sure = How sure
web-puzzle-proven = proven
web-puzzle-best-known = best known
web-puzzle-bound = more than { $most } are impossible
web-puzzle-q-level = Fewest tiles to level { $level }
web-puzzle-q-highest = Highest level with all 14 tiles
web-puzzle-q-white = Fewest white tiles around a tile
web-puzzle-q-black = Fewest black tiles around that island
web-puzzle-q-holes = { $tiles ->
        [6] Most holes with any 6 tiles
       *[other] Most holes with { $tiles } tiles
    }

## A puzzle

web-puzzle-which = Which of these puzzles
web-puzzle-of-fifth-level = level
web-puzzle-of-island = tile
web-puzzle-of-holes = tiles
web-puzzle-of-copycat = board
web-puzzle-own = own
web-puzzle-variant-done = solved
web-puzzle-variant-open = not solved yet
web-puzzle-goal-fifth-level = White and black place in turn, by all rules of the game. Use as few tiles as you can.
web-puzzle-goal-island = White tiles all around the black one, as few as you can; then black tiles around those.
web-puzzle-goal-holes-6 = Any six black tiles, flat, in one piece.
web-puzzle-goal-holes-7 = All seven black tiles, flat, in one piece.
web-puzzle-goal-holes-14 = All fourteen tiles, flat, in one piece.
web-puzzle-goal-copycat = All white tiles exactly on the black ones, each on at least two.
web-puzzle-goal-own = Place the black tiles as you like, then cover them with the white ones.
web-puzzle-help = Numbers, hints and answers
web-puzzle-lying = { $colour } { $tile }, level { $level }, on { $cells }

## What is counted

web-puzzle-level-now = { $tiles ->
        [one] level now, with 1 tile
       *[other] level now, with { $tiles } tiles
    }
web-puzzle-level-goal = to reach; { $tiles } tiles are enough
web-puzzle-island-open = { $count ->
        [one] open place beside the tile
       *[other] open places beside the tile
    }
web-puzzle-island-white = { $count ->
        [one] white tile is enough
       *[other] white tiles are enough
    }
web-puzzle-island-open-black = { $count ->
        [one] open place around the island
       *[other] open places around the island
    }
web-puzzle-island-black = { $count ->
        [one] black tile closes the best island
       *[other] black tiles close the best island
    }
web-puzzle-holes-now = { $count ->
        [one] hole now
       *[other] holes now
    }
web-puzzle-holes-most = { $count ->
        [one] hole is the most there is
       *[other] holes are the most there are
    }
web-puzzle-holes-goal = { $count ->
        [one] hole is the best known
       *[other] holes are the best known
    }
web-puzzle-bare = { $count ->
        [one] black cell still bare
       *[other] black cells still bare
    }
web-puzzle-covers = { $count ->
        [one] way to cover it
       *[other] ways to cover it
    }
web-puzzle-black-left = { $count ->
        [one] black tile to place
       *[other] black tiles to place
    }
web-puzzle-best-level = Your best: with { $tiles } tiles.
web-puzzle-best-holes = { $holes ->
        [one] Your best: one hole.
       *[other] Your best: { $holes } holes.
    }
web-puzzle-best-island = { $score ->
        [1] You closed the white ring; it takes fewer tiles.
        [2] You closed the white ring with the fewest tiles.
       *[other] You closed both rings.
    }
web-puzzle-best-copycat = You covered it.

## The tile in hand

web-puzzle-in-hand = in hand
web-puzzle-laid = placed
web-puzzle-left-out = not used
web-puzzle-left = { $count ->
        [one] free
       *[other] { $count } free
    }
web-puzzle-hold-holes = { $more ->
        [0] Your { $tile } shuts off nothing here.
        [one] Your { $tile } here shuts off hole number { $holes }.
       *[other] Your { $tile } here shuts off { $more } holes: { $holes } in all.
    }
web-puzzle-hold-island = { $open ->
        [0] Your { $tile } here closes the ring.
        [one] With { $tile } here one place stays open.
       *[other] With { $tile } here { $open } places stay open.
    }
web-puzzle-hold-white = { $bare ->
        [0] Your { $tile } here covers the last cells.
       *[other] With { $tile } here { $bare } cells stay bare.
    }
web-puzzle-hold-black = { $left ->
        [0] With { $tile } here all black tiles are placed.
        [one] With { $tile } here one black tile is left.
       *[other] With { $tile } here { $left } black tiles are left.
    }
web-puzzle-ask-level = Take a tile and build upwards.
web-puzzle-ask-island = Take a white tile. The open places are lit.
web-puzzle-ask-ring = The island stands. Ring it with black tiles.
web-puzzle-ask-holes = Take a tile; press one that lies there to lift it.
web-puzzle-ask-copycat = Take a white tile and cover black.
web-puzzle-ask-own = Place all seven black tiles, or take a random arrangement.
web-puzzle-ask-done = Done.
web-puzzle-why-level = Whatever lies above the table lies on two tiles of the level beneath.
web-puzzle-why-island = Every edge must touch a tile of the ring.
web-puzzle-why-holes = A hole is shut off from the outside.
web-puzzle-why-copycat = Every white tile lies on at least two black ones.
web-puzzle-solved = Solved!
web-puzzle-solved-why = Nobody knows a better solution.
web-puzzle-shown = This is a solution.
web-puzzle-back = Take back
web-puzzle-clear = Start again

## Help

web-puzzle-hint = A hint, in steps
web-puzzle-hint-where = Where
web-puzzle-hint-which = Which tile
web-puzzle-hint-how = How it lies
web-puzzle-hint-cell = Look at the lit place.
web-puzzle-hint-tile = It is the { $tile }.
web-puzzle-hint-place = It is held over its place.
web-puzzle-show = Show
web-puzzle-solvable = Is this still solvable?
web-puzzle-searching = Looking for a way …
web-puzzle-open = { $tiles ->
        [one] Yes: one tile is missing.
       *[other] Yes: { $tiles } more tiles do it.
    }
web-puzzle-reached = The goal is reached.
web-puzzle-lost = No: every way from here was looked at. Take a tile back.
web-puzzle-unknown = That cannot be said quickly: the search was stopped without an answer.
web-puzzle-how-sure = How sure is the number?
web-puzzle-proven-say = All possibilities were searched or excluded. Another program has checked the proof step by step and found no gap.
web-puzzle-best-known-say = Found by a search that moves tiles at random. Nobody has shown that it is the best; more than { $most } are impossible.
web-puzzle-solution = Show the solution
web-puzzle-solution-ask = You have only one chance to find it yourself. Your own try is kept.
web-puzzle-solution-yes = Show it all the same
web-puzzle-resume = Back to my own try
web-puzzle-share = Share what lies here
web-puzzle-random = A random one
web-puzzle-own-say = As soon as all black tiles are placed, you learn here in how many ways they can be covered.
web-puzzle-own-answer = { $covers ->
        [0] There is no way to cover this.
        [one] There is exactly one way to cover this.
       *[other] There are { $covers } ways to cover this.
    }

## Tactics

web-tactic = Tactic
web-tactic-day = Tactic of the day
web-tactic-day-say = One move wins. Find it.
web-tactic-day-solved = You have solved it.
web-tactic-streak = { $days ->
        [one] one day
       *[other] { $days } days in a row
    }
web-tactic-number = Tactic { $number }
web-tactic-easy = easy
web-tactic-medium = medium
web-tactic-hard = hard
web-tactic-goal = Exactly one move wins, whatever follows. Levels are compared from the top: more tiles on the highest level win.
web-tactic-left = { $count ->
        [one] tile is left to place
       *[other] tiles are left to place
    }
web-tactic-ask = Find the only move that wins.
web-tactic-right = Right: this wins.
web-tactic-right-why = Every other move lets the win slip.
web-tactic-wrong = This does not win.
web-tactic-looking = Looking for the reply …
web-tactic-refuted = The reply { $tile }, lit on the table, saves the game. Take it back and try again.
web-tactic-solved = Solved.
web-tactic-next = Next open one
