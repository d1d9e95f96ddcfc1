# The table of Sevens in the browser.
web-sevens-round-of = Round { $round } of { $rounds }
web-sevens-out = { $place ->
        [1] out first
        [2] out second
        [3] out third
       *[other] out, place { $place }
    }
web-sevens-folded = left the round
web-sevens-passes-left = passes left
web-sevens-penalties = penalties
web-sevens-fits = fits
web-sevens-opens = opens a row
web-sevens-not-yet = not yet
web-sevens-sheet = Penalties
web-sevens-round = Round
web-sevens-sum = Sum
