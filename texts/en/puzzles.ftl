### The puzzles of SEVEN

puzzle-fifth-level = The fifth level
puzzle-island = The island
puzzle-holes = The holes
puzzle-copycat = The copycat

## What is wrong with a try or a certificate

puzzle-unreadable = “{ $text }” is not a tile. Write it as in Y 0,1 1,1 1,2 2,0.
puzzle-too-many = There may be { $most } of { $tile } here, not more.
puzzle-count = There are { $tiles } tiles; there should be { $wanted }.
puzzle-overlap = { $one } and { $other } both lie on { $cell }.
puzzle-illegal = Move { $number } breaks rule { $rule }.
puzzle-low = The game reaches level { $reached }, not level { $wanted }.
puzzle-open = There is an open edge: nothing lies on { $cell }.
puzzle-apart = { $tile } is not connected to the others.
puzzle-outside = { $tile } sticks out: there is no black tile under { $cell }.
puzzle-bare = The black cell { $cell } is not covered.
puzzle-one-tile = { $tile } lies on a single black tile. It needs two at least.
puzzle-number = It says { $stated }, but it is { $found }.
puzzle-gap = It does not cover all possibilities, so nothing is proven.

## Answers

puzzle-proven = proven
puzzle-best-known = best known; more than { $most } are impossible
puzzle-answer-level = Level { $level }: { $tiles } tiles
puzzle-answer-highest = Highest level with all 14 tiles: { $level }
puzzle-answer-island = { $tile }: { $white } white tiles; second ring: { $black } black tiles
puzzle-answer-island-open = { $tile }: { $white } white tiles; the second ring cannot be closed
puzzle-answer-holes = { $tiles } tiles ({ $letters }): { $holes } holes
puzzle-answer-copycat = { $covers ->
        [0] No cover
        [one] One cover
       *[other] { $covers } covers
    }

puzzle-try-level = The highest level is { $level }, reached with tile { $tiles }.
puzzle-try-island = { $white ->
        [one] One white tile rings
       *[other] { $white } white tiles ring
    } the tile; { $black ->
        [0] there is no second ring
        [one] one black tile rings them
       *[other] { $black } black tiles ring them
    }.
puzzle-try-holes = { $holes ->
        [one] One hole.
       *[other] { $holes } holes.
    }
puzzle-try-copycat = White covers black exactly.
