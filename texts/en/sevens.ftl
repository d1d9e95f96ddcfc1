### Sevens

sevens-tagline = Rows grow from the sevens outwards. Hold back what the others need, but not too long.

## Options

option-sevens-rounds = Rounds
option-sevens-rounds-hint = How many rounds are played.
option-sevens-variant = Variant
option-sevens-variant-hint = Fan Tan: whoever can lay must lay. Shichi Narabe: all sevens lie from the start, and you may pass three times.
option-sevens-variant-fan-tan = Fan Tan
option-sevens-variant-shichi-narabe = Shichi Narabe

sevens-rounds = A game has { $least } to { $most } rounds, not { $rounds }.

## Cards

sevens-clubs = clubs
sevens-diamonds = diamonds
sevens-hearts = hearts
sevens-spades = spades
sevens-ace = ace
sevens-jack = jack
sevens-queen = queen
sevens-king = king
sevens-card = { $rank } of { $suit }

## Why a move is refused

sevens-refuse-over = The game is over.
sevens-refuse-deal-first = The cards are dealt first.
sevens-refuse-not-your-turn = { $turn-is ->
        [you] It is your turn now.
       *[other] It is { $turn }’s turn.
    }
sevens-refuse-begin = The round begins with the { $card }: lay that.
sevens-refuse-not-held = You do not hold the { $card }.
sevens-refuse-no-row = The { $card } has no row yet: it begins with the { $seven }.
sevens-refuse-does-not-fit = The { $card } does not fit: its row goes from the { $low } to the { $high }.
sevens-refuse-must-lay = You can lay the { $card }, so you may not pass.
sevens-refuse-no-pass-left = You have passed three times and can lay the { $card }: lay a card.
sevens-refuse-nobody-folds = In Fan Tan nobody leaves the round.
sevens-refuse-folds-too-soon = You can lay the { $card }, so you may not leave the round.
sevens-refuse-passes-left = { $left ->
        [one] You may still pass once.
       *[other] You may still pass { $left } times.
    }
sevens-refuse-must-fold = You have passed three times and nothing fits: you leave the round.

## What happens

sevens-event-dealt = { $seat-is ->
        [you] You deal round { $round }.
       *[other] { $seat } deals round { $round }.
    }
sevens-event-laid-sevens = { $seat-is ->
        [you] You put down the { $cards }.
       *[other] { $seat } puts down the { $cards }.
    }
sevens-event-laid = { $seat-is ->
        [you] You lay the { $card }.
       *[other] { $seat } lays the { $card }.
    }
sevens-event-passed = { $seat-is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
sevens-event-folded = { $seat-is ->
        [you] You leave
       *[other] { $seat } leaves
    } the round. { $count ->
        [one] The { $cards } is put in its place.
       *[other] { $count } cards are put in their places: { $cards }.
    }
sevens-event-went-out = { $seat-is ->
        [you] You are out
       *[other] { $seat } is out
    } { $place ->
        [1] first.
        [2] second.
        [3] third.
        [4] fourth.
        [5] fifth.
       *[other] sixth.
    }
sevens-penalty = { $seat-is ->
        [you] you { $penalty }
       *[other] { $seat } { $penalty }
    }
sevens-event-round-over = Round { $round } is over. Penalties: { $penalties }.
sevens-event-over = The game is over. { $count ->
        [one] Fewest penalties: { $winners }.
       *[other] Fewest penalties, shared: { $winners }.
    }

## What is asked

sevens-ask-begin = You begin with the { $card }.
sevens-ask-lay = Lay a card that fits.
sevens-ask-lay-or-pass = { $left ->
        [one] Lay a card that fits, or pass for the last time.
       *[other] Lay a card that fits, or pass ({ $left } times left).
    }
sevens-ask-pass = Nothing of yours fits: pass.
sevens-ask-fold = Nothing of yours fits and you have passed three times: you leave the round.

## Moves

sevens-do-lay = Lay the { $card }
sevens-do-pass = Pass
sevens-do-fold = Leave the round
