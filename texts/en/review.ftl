### Looking back at a game: a coach's words. Numbers are hundredths of a win.

review-head-broken-off = A game that broke off
review-head-clean-win = A win without a slip
review-head-win = A win, and something still to gain
review-head-shared = A shared win
review-head-nothing-to-mend = Nothing to mend. Luck was elsewhere.
review-head-well-played = { $others ->
        [one] Well played. The other player did well, too.
       *[other] Well played. The others played well, too.
    }
review-head-small-things = Small things added up
review-head-one-move = A good game, and one move to look at again
review-head-some-moves = A few moves worth a second look
review-came-lucky = Luck brought you { $luck }, { $others ->
        [one] the other player gave you
       *[other] the others gave you
    } { $gifts }, and your own moves cost { $losses } in 100 wins.
review-came-unlucky = Luck took { $luck } from you, { $others ->
        [one] the other player gave you
       *[other] the others gave you
    } { $gifts }, and your own moves cost { $losses } in 100 wins.
review-came-even = Luck was even. { $others ->
        [one] The other player gave you
       *[other] The others gave you
    } { $gifts }, and your own moves cost { $losses } in 100 wins.
review-came-without-luck = There was nothing to be lucky with. { $others ->
        [one] The other player gave you
       *[other] The others gave you
    } { $gifts }, and your own moves cost { $losses } in 100 wins.
review-most = Most of it was one move in round { $round }: before it you could expect { $before } wins in 100, after it { $after }.
review-most-at-step = Most of it was one move, step { $step }: before it you could expect { $before } wins in 100, after it { $after }.
review-costliest = What cost most was a move in round { $round }: before it you could expect { $before } wins in 100, after it { $after }.
review-costliest-at-step = What cost most was one move, step { $step }: before it you could expect { $before } wins in 100, after it { $after }.
review-most-of-a-win = What could still be gained: { $lost } with one move in round { $round }.
review-most-of-a-win-at-step = What could still be gained: { $lost } with one move, step { $step }.
review-spotless = None of your moves cost anything to speak of.
review-many-small = No single move mattered; it was many small ones.
