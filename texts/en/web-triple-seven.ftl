# 777 as the browser draws it.

## The middle of the table
web-triple-seven-force = { $shows } in force
web-triple-seven-force-colour = { $colour }, no number
web-triple-seven-no-pile = No card has been played yet.
web-triple-seven-clockwise = Turns go clockwise.
web-triple-seven-anticlockwise = Turns go anticlockwise.
web-triple-seven-stack = { $count } to draw
web-triple-seven-laid = { $seat-is ->
        [you] You: { $card }
       *[other] { $seat }: { $card }
    }
web-triple-seven-name-reverse = REVERSE
web-triple-seven-name-deuce = DEUCE
web-triple-seven-name-herald = HERALD

## What players have
web-triple-seven-score = { $score ->
        [0] nothing collected
       *[other] score { $score }
    }
web-triple-seven-in-hand = in hand
web-triple-seven-reserve = Reserve
web-triple-seven-has-reserve = has a reserve
web-triple-seven-lacks-reserve = no reserve
web-triple-seven-your-reserve = Your reserve: { $card } ({ $kind })
web-triple-seven-collected = collected: { $card }
web-triple-seven-missing = still missing

## Under the cards in hand
web-triple-seven-caption = { $word ->
        [colour] colour
        [number] number
        [ten] 10 on 9
        [any] any time
        [first] opens
        [answers] answers
       *[no-fit] no fit
    }
web-triple-seven-caption-kind = { $has ->
        [yes] { $kind }, have it
       *[no] { $kind }
    }
web-triple-seven-pick = Or press a card to see what it can do.

## What can be done, and what comes of it
web-triple-seven-card = { $card }
web-triple-seven-lacking = Not in your hand
web-triple-seven-play = Play it
web-triple-seven-play-plain = Play it, nothing more
web-triple-seven-play-turning = Play it and turn round
web-triple-seven-play-trade = Trade hands with …
web-triple-seven-play-announced = Play it: “{ $colour-said } 4!”
web-triple-seven-play-silent = Play it silently
web-triple-seven-play-six = As a regular 6
web-triple-seven-play-show = Steal the show
web-triple-seven-play-steal = Steal the last card of …
web-triple-seven-play-run = { $six ->
        [thief] Play 567 with the THIEF
       *[number] Play 567 as one
    }
web-triple-seven-give = Pass it to { $other }
web-triple-seven-give-run = { $six ->
        [thief] Pass 567 with the THIEF to { $other }
       *[number] Pass 567 to { $other } as one
    }
web-triple-seven-give-top = Draw one and pass it to { $other }
web-triple-seven-put-aside = Put it aside
web-triple-seven-swap = Swap it for your reserve
web-triple-seven-answer = { $way ->
        [strike] Punish with { $card }
       *[ward] Answer with { $card }
    }
web-triple-seven-submit-trade = Trade hands with { $seat }
web-triple-seven-submit-thief = Give it
web-triple-seven-submit-draw = Draw { $count }
web-triple-seven-then-shows = Then { $shows } is in force.
web-triple-seven-next-is = { $seat } is next.
web-triple-seven-deuce-then = Then you may go again.
web-triple-seven-trade-then = Your whole hand for theirs, unless a SAINT denies it.
web-triple-seven-announced-then = Nobody can call you out.
web-triple-seven-silent-then = If somebody calls you out, you draw four.
web-triple-seven-race-then = Then announce it, quicker than the others call you out.
web-triple-seven-six-then = No REAPER can punish it.
web-triple-seven-show-then = A REAPER on it would cost you { $count } cards.
web-triple-seven-steal-then = They give it and draw seven, unless they answer.
web-triple-seven-saint-then = You may change the colour. The colour:
web-triple-seven-samaritan-then = Then pass a card to { $other }. The colour:
web-triple-seven-sinner-then = Everybody answers it or draws four. Name a colour:
web-triple-seven-reaper-then = Name a colour:
web-triple-seven-reaper-strikes = { $seat } draws { $count }, unless a SAINT answers. Name a colour:
web-triple-seven-saint-trade = You keep your hand. The colour:
web-triple-seven-saint-thief = You keep your card. The colour:
web-triple-seven-saint-draw = You draw nothing. The colour:
web-triple-seven-thief-then = Then draw seven.
web-triple-seven-trade-sizes = Your { $yours } for their { $theirs }
web-triple-seven-grows = { $now } → { $then } cards
web-triple-seven-draws = { $seat-is ->
        [you] You draw { $count }.
       *[other] { $seat } draws { $count }.
    }
web-triple-seven-hush-then = Nothing happens.
web-triple-seven-draw-then = Then play, reserve or pass.
web-triple-seven-no-reserve-then = You can still reserve a card as a turn.
web-triple-seven-reserve-counts = { $has ->
        [yes] { $kind }: you have one, so it would not count.
       *[no] { $kind }: counts if you win the round.
    }
web-triple-seven-out = { $gains ->
        [yes] You are out. Your reserve makes it { $score }.
       *[no] You are out and win the round, but collect nothing.
    }
web-triple-seven-stays = { $colour } stays
web-triple-seven-with = { $seat }, { $count ->
        [one] one card
       *[other] { $count } cards
    }

## The race for the HERALD
web-triple-seven-race = How the race can end
web-triple-seven-space = Space
web-triple-seven-call-out = Call it out!
web-triple-seven-announce = “{ $colour-said } 4!”
web-triple-seven-announce-why = Before somebody calls you out
web-triple-seven-race-first = You are first
web-triple-seven-race-called = Somebody calls it out
web-triple-seven-race-said = It is announced first
web-triple-seven-race-announced = You are first
web-triple-seven-race-caught = Somebody calls first
web-triple-seven-race-covered = It is covered
web-triple-seven-safe = { $seat-is ->
        [you] You are safe.
       *[other] { $seat } is safe.
    }
web-triple-seven-cover-then = { $seat-is ->
        [you] You may, it is your turn.
       *[other] { $seat } may; then it is too late.
    }

## How the last round ended
web-triple-seven-won = { $seat-is ->
        [you] You won the last round and collected
       *[other] { $seat } won the last round and collected
    }
web-triple-seven-won-nothing = { $seat-is ->
        [you] You won the last round, but collected nothing.
       *[other] { $seat } won the last round, but collected nothing.
    }
web-triple-seven-void = The last round was void: nobody collected anything.

## Beside the table
web-triple-seven-who-has-what = Who has what
web-triple-seven-got = collected
web-triple-seven-sinners-round = The SINNER’s round
web-triple-seven-answered-of = { $count } of { $all } answered
web-triple-seven-sin-with = answered: { $card }
web-triple-seven-sin-drew = drew { $count }
web-triple-seven-sin-asked = to answer now
web-triple-seven-sin-waits = still to come
web-triple-seven-sin-again = then plays again

# How long an answer may still take.
web-triple-seven-seconds-left = { $seconds } s left
