### Looking back at a game and practising, in the browser. Numbers are hundredths of a win.

web-review-looking = Looking at your game …
web-review-partly = Looked at in part
web-review-partly-say = So far part of this game has been looked at. Go on, and the summary follows.
web-review-take = To take along:
web-review-whose = Whose game
web-review-judging = How far the judging has got
web-review-progress = { $percent } % done
web-review-stop = Stop
web-review-go-on = Go on
web-review-done = Every decision was tried in up to { $worlds } steps of search, from what its player could know.
web-review-fair = Fair share
web-review-luck = Luck
web-review-gifts = Gifts
web-review-losses = Own losses
web-review-unforeseen = Unforeseen
web-review-result = Result
web-review-became = How { $from } became { $to }
web-review-hundredths = hundredths of a win
web-review-sum-told = Fair share { $fair }, luck { $luck }, gifts { $gifts }, own losses { $losses }, unforeseen { $unforeseen }: result { $result }.
web-review-sum-told-open = Fair share { $fair }, gifts { $gifts }, own losses { $losses }, unforeseen { $unforeseen }: result { $result }.
web-review-doubt = The judge is not sure either: your losses may be { $doubt } more or less.
web-review-prospects = Your prospects
web-review-in-100 = wins to expect in 100 such games
web-review-moment-told = Round { $round }, { $what }: from { $before } to { $after }.
web-review-step = Step { $step }
web-review-step-told = Step { $step }, { $what }: from { $before } to { $after }.
web-review-title-deal = The deal
web-review-title-drawn = How it lay
web-review-title-gift = { $name }: { $move }
web-review-title-loss = Better: { $move }
web-review-seven-do-lay = { $tile } on level { $level }
web-review-no-moment = No single moment stands out.
web-review-then = then
web-review-see = What is shown
web-review-see-mine = What I could know
web-review-see-all = All hands
web-review-luck-say = Your prospects had changed before this move: by what was drawn, and by what the others turned out to hold. That was nobody’s doing.
web-review-all-say = All hands show how it lay. They measure no move: nobody could know them.
web-review-gift-say = { $name } had something better. What it was is seen with all hands.
web-review-other-say = { $name } decided here. What there was to choose from is seen with all hands.
web-review-whiskers = Wins in 100, over imagined deals that fit all one had seen. Whiskers: 95 in 100.
web-review-whiskers-open = Wins in 100, from the positions that were looked at; nothing is hidden here. Whiskers: how far the judge may be off, 95 times in 100.
web-review-better = better
web-review-equal = about equal
web-review-made = played
web-review-error = give or take { $error }
web-review-try = Try it from here
web-review-try-anew = Try it, dealt anew
web-review-share = Share this moment
web-review-no-choice = Nobody had a choice here: this is how it came.
web-review-next = Next moment
web-review-adds-up = It always adds up: fair share + luck + gifts − own losses + unforeseen = result.
web-review-adds-up-open = It always adds up: fair share + gifts − own losses + unforeseen = result.
web-review-trying = Try a better move
web-review-as-they-lay = Everything lies as it lay. The others play as well as they can.
web-review-anew = What you could not know was dealt anew.
web-review-back = Back to the review
web-exercises-mine = From my own games
web-exercise-say-turn = What is the most this turn can bring?
web-exercise-say = Which move is best?
web-exercise-rating = Your rating: { $rating }
web-exercise-due = { $count ->
        [0] none is due today
        [one] one position is due today
       *[other] { $count } positions are due today
    }
web-exercise-none-due = Nothing is due today. Review a game of yours, and what could have been better comes here.
web-exercise-of = Exercise { $number } of { $of }
web-exercise-easy = easy
web-exercise-medium = medium
web-exercise-hard = hard
web-exercise-question = Your move
web-exercise-hint = One move is clearly better. Make it at the table.
web-exercise-hint-mine = In your game you made a move that cost something here. Make a better one at the table.
web-exercise-answered = Answered. Play it out, or go on to the next one.
web-exercise-right = That is the best move.
web-exercise-as-good = That is as good as the best move.
web-exercise-close = Close: another move is worth { $more } more.
web-exercise-other = Another move is worth { $more } more.
web-exercise-unknown = Not considered here: there is a clearly better move.
web-exercise-unlisted = Not considered here: it may be as good as the best ones.
web-exercise-yours = yours
web-exercise-best = best
web-exercise-worths = What each move is worth
web-exercise-play-out = Play it out
web-exercise-next = Next exercise
web-exercise-turn-tiles = Lay as many tiles as you can
web-exercise-turn-sevens = Win as many 7 tokens as you can
web-exercise-turn-77 = Win the 77 token
web-exercise-turn-hint = The whole turn is yours: start, expand, exchange and retrieve, in any order. Pass when you are done. Two for One is luck and ends the exercise.
web-exercise-turn-most = { $most }: there is no more in this turn.
web-exercise-turn-less = { $brought ->
        [0] You got none.
       *[other] You got { $brought }.
    } { $most ->
        [one] There is one in this turn.
       *[other] There are { $most } in this turn.
    }
web-exercise-turn-way = One way to the most
web-exercise-turn-proven = Everything the rules allow was tried: no turn brings more.
