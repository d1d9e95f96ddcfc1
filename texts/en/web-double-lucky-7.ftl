# Double Lucky 7 in the browser.
web-double-lucky-7-round-of = Round { $round } of { $rounds }

## What lies before a player
web-double-lucky-7-dealer = deals and leads
web-double-lucky-7-pawn = has the pawn
web-double-lucky-7-points = points
web-double-lucky-7-of = of { $bid }
web-double-lucky-7-seat = Bid { $bid }, taken { $taken }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 } in hand.
web-double-lucky-7-seat-open = No bid yet, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 } in hand.
web-double-lucky-7-holds = Holds { $cards }.
web-double-lucky-7-lies-open = Extra card: { $cards }.
web-double-lucky-7-worth = points for exactly { $bid ->
    [one] 1 trick
   *[other] { $bid } tricks
 }
web-double-lucky-7-worth-double = points for exactly { $bid ->
    [one] 1 trick
   *[other] { $bid } tricks
 }, counted twice
web-double-lucky-7-pawn-used = your pawn stands on { $advantage }
web-double-lucky-7-pawn-unused = your pawn is unused: −10 after this half

## Bidding
web-double-lucky-7-your-bid = Your bid
web-double-lucky-7-bids = Bids
web-double-lucky-7-points-if = points if exact
web-double-lucky-7-so-far = bid so far
web-double-lucky-7-against = against { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
 }
web-double-lucky-7-left-over = { $tricks } left over
web-double-lucky-7-even = exactly the number of tricks
web-double-lucky-7-too-many = { $tricks } too many
web-double-lucky-7-not-allowed = not allowed
web-double-lucky-7-bid-label = Bid { $bid }: { $points } points if exact; the bids then add up to { $sum }, { $means }
web-double-lucky-7-bid-refused = Bid { $bid }: not allowed
web-double-lucky-7-why = Why?
web-double-lucky-7-bids-sum = { $sum } bid so far, { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
 } to take
web-double-lucky-7-name-trump = Name the trump colour
web-double-lucky-7-name-trump-why = The Joker is turned up, so you choose.

## The trick, the deck, the rounds
web-double-lucky-7-trick-of = Trick { $trick } of { $tricks }
web-double-lucky-7-led = led
web-double-lucky-7-winning = winning
web-double-lucky-7-takes = takes it
web-double-lucky-7-your-card = your card
web-double-lucky-7-to-play = to play
web-double-lucky-7-trump-is = Trump
web-double-lucky-7-trump = trump
web-double-lucky-7-turned = Turned up: { $card }.
web-double-lucky-7-in-deck = { $cards } in the deck
web-double-lucky-7-last-trick = Last trick
web-double-lucky-7-took =
    { $seat-is ->
        [you] you took it
       *[other] { $seat } took it
    }
web-double-lucky-7-round = Round { $round } of { $rounds }, { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
 }
web-double-lucky-7-round-double = Round { $round } of { $rounds }, { $tricks } tricks, counts double

## What a card would do
web-double-lucky-7-always-wins = always wins
web-double-lucky-7-beats = beats the { $rank }
web-double-lucky-7-below = below the { $rank }
web-double-lucky-7-trumped = trumped already
web-double-lucky-7-cannot-win = cannot win
web-double-lucky-7-first = { $colour } first
web-double-lucky-7-highest = highest
web-double-lucky-7-higher = { $cards } higher
web-double-lucky-7-open-card = extra card

## The wheel and the die
web-double-lucky-7-wheel = Lucky Wheel
web-double-lucky-7-first-half = first half
web-double-lucky-7-second-half = second half
web-double-lucky-7-free = free
web-double-lucky-7-taken-by =
    { $seat-is ->
        [you] you have used it in this half
       *[other] { $seat } has used it in this half
    }
web-double-lucky-7-barred = cannot be used in this round
web-double-lucky-7-luck-used =
    { $seat-is ->
        [you] You used { $advantage } in this round.
       *[other] { $seat } used { $advantage } in this round.
    }
web-double-lucky-7-luck-missed =
    { $seat-is ->
        [you] You rolled in vain in this round.
       *[other] { $seat } rolled in vain in this round.
    }
web-double-lucky-7-choose-field = Put your pawn on a lit space of the wheel, or leave the wheel alone.
web-double-lucky-7-does-change-bid = Any one bid goes up or down by one.
web-double-lucky-7-does-player-swap = Two players exchange their whole hands.
web-double-lucky-7-does-change-dealer = A player of your choice becomes the dealer and leads this round.
web-double-lucky-7-does-double-points = Your points of this round count twice.
web-double-lucky-7-does-change-trump = Another colour becomes trump.
web-double-lucky-7-does-extra-card = One more card lies open before you. Play it whenever you like, or never.
web-double-lucky-7-does-no-trump = There is no trump in this round.
web-double-lucky-7-deals-now = deals now
web-double-lucky-7-is-trump = is trump
web-double-lucky-7-die = Try your luck?
web-double-lucky-7-die-open = Seven faces bring an advantage. The X brings nothing, and you keep your pawn. A face that is taken is Double Lucky: you choose.
web-double-lucky-7-die-x = X
web-double-lucky-7-die-x-means = Nothing happens, and you may roll again in a later round.
web-double-lucky-7-die-miss-means = Nothing is left to choose: a miss. You may roll again in a later round.
web-double-lucky-7-double-lucky = Double Lucky!
web-double-lucky-7-double-lucky-taken =
    { $seat-is ->
        [you] The die shows { $face }, which you have used: any free space may be taken.
       *[other] The die shows { $face }, which { $seat } has used: any free space may be taken.
    }
web-double-lucky-7-double-lucky-barred = The die shows { $face }, which cannot be used now: any free space may be taken.

## Between rounds
web-double-lucky-7-made = Round { $round }: { $bid } bid, { $taken } taken. +{ $points }
web-double-lucky-7-missed = Round { $round }: { $bid } bid, { $taken } taken. No points.
web-double-lucky-7-forfeits = Forfeits
web-double-lucky-7-challenges = Your challenges
web-double-lucky-7-challenges-hint = One a line. Everybody at the table gets them as you write them.
web-double-lucky-7-challenges-usual = The usual ones
web-double-lucky-7-club = High Rollers Club
web-double-lucky-7-high-roller = { $seats }: { $points } points. Welcome to the High Rollers Club!

## The score pad
web-double-lucky-7-pad = Score pad
web-double-lucky-7-pad-hint = bid, points
web-double-lucky-7-pad-round = Round
web-double-lucky-7-penalty = Penalty
web-double-lucky-7-total = Total
web-double-lucky-7-total-so-far = So far

# What the points are made of.
web-double-lucky-7-exact = Exact bids
web-double-lucky-7-brought = Points for them
