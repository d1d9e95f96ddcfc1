### 7 (Sieben)

sieben-tagline = Cards with holes: bring the pile to exactly seven, again and again.

## Options

option-sieben-deck = Deck
option-sieben-deck-hint = Copies of 1 to 7, 80 cards in all. The printed rules do not say how many there are of each; this split is ours.
option-sieben-next_start = Who starts later rounds
option-sieben-next_start-hint = Who begins the second round and those after it.
option-sieben-next_start-rotate = Each in turn
option-sieben-next_start-youngest = Always the youngest
option-sieben-finish = Going out
option-sieben-finish-hint = Which last card takes you out.
option-sieben-finish-seven = With a seven
option-sieben-finish-any = Any card

sieben-deck-sum = The deck has { $sum } cards instead of { $wanted }. Change the copies until they add up.
sieben-deck-no-seven = This deck can never make seven. Add a 7, or both 1s and 6s, 2s and 5s, or 3s and 4s.

## Ways to lay a card

sieben-way-open = on the table
sieben-way-hole = hole on hole
sieben-way-number = hole on number

## Why a move is refused

sieben-refuse-over = The game is over.
sieben-refuse-not-your-turn = { $turn-is ->
        [you] It is your turn now.
       *[other] It is { $turn }’s turn.
    }
sieben-refuse-deal-first = The cards are dealt first.
sieben-refuse-reshuffle-first = The new draw pile is shuffled first.
sieben-refuse-follow-up = After a Seven! you begin a new pile: lay any card.
sieben-refuse-which-way = There is a pile with total { $total }. Say how you lay the { $card }: hole on hole or hole on number.
sieben-refuse-not-held = { $count ->
        [0] You have no { $card }: your hand is empty.
       *[other] You have no { $card }. You hold { $held }.
    }
sieben-refuse-no-pile = There is no pile to lay a hole on. Lay the { $card } on the table.
sieben-refuse-too-low = { $card } + { $seen } = { $total } is below the { $before } on the pile.
sieben-refuse-too-high = { $card } + { $seen } = { $total } is above 7.
sieben-refuse-can-lay = You can lay the { $card } { $way } and make { $total }, so you may not take a card.

## What happens

sieben-event-dealt = Round { $round } is dealt. { $seat-is ->
        [you] You begin.
       *[other] { $seat } begins.
    }
sieben-event-laid = { $seat-is ->
        [you] You lay a { $card } { $way }: { $total }.
       *[other] { $seat } lays a { $card } { $way }: { $total }.
    }
sieben-event-seven = Seven! { $seat-is ->
        [you] You put
       *[other] { $seat } puts
    } { $cards ->
        [one] one card aside.
       *[other] { $cards } cards aside.
    }
sieben-event-drew-card = { $seat-is ->
        [you] You draw a { $card }.
       *[other] { $seat } draws a { $card }.
    }
sieben-event-drew = { $seat-is ->
        [you] You draw a card.
       *[other] { $seat } draws a card.
    }
sieben-event-stuck = { $seat-is ->
        [you] You cannot lay on { $total } and take a penalty card.
       *[other] { $seat } cannot lay on { $total } and takes a penalty card.
    }
sieben-event-no-cards = { $seat-is ->
        [you] You have no cards and take a penalty card.
       *[other] { $seat } has no cards and takes a penalty card.
    }
sieben-event-nothing-to-draw = { $seat-is ->
        [you] There is nothing left for you to draw.
       *[other] There is nothing left for { $seat } to draw.
    }
sieben-event-reshuffled = The { $cards } cards put aside are shuffled into a new draw pile.
sieben-event-standstill = Nobody can lay or draw. The { $cards } cards of the pile are shuffled into a new draw pile, and { $seat-is ->
        [you] you begin a new pile.
       *[other] { $seat } begins a new pile.
    }
sieben-event-went-out = { $seat-is ->
        [you] You are out
       *[other] { $seat } is out
    } { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    } and { $seat-is ->
        [you] get
       *[other] gets
    } { $chips ->
        [one] one chip.
       *[other] { $chips } chips.
    }
sieben-event-left-over = { $seat-is ->
        [you] You are left with cards and get
       *[other] { $seat } is left with cards and gets
    } { $chips ->
        [one] one chip.
       *[other] { $chips } chips.
    } The round is over.
sieben-event-over = The game is over. { $count ->
        [one] Most chips: { $winners }.
       *[other] Most chips, shared: { $winners }.
    }

## What is asked

sieben-ask-open = Begin a pile with any card.
sieben-ask-lay = Lay a card: the pile shows { $top } + { $seen } = { $total }.
sieben-ask-follow-up = { $cards ->
        [one] Seven! Begin a new pile with your last card.
       *[other] Seven! Begin a new pile with one of your { $cards } cards; you do not draw for it.
    }
sieben-ask-take = None of your cards fits on { $total }: take a penalty card.
sieben-ask-no-cards = You have no cards: take a penalty card.

## Moves

sieben-do-open = { $total ->
        [7] Lay the 7: Seven!
       *[other] Lay the { $card }: makes { $total }
    }
sieben-do-hole = { $total ->
        [7] Lay the { $card }, hole on hole: Seven!
       *[other] Lay the { $card }, hole on hole: makes { $total }
    }
sieben-do-number = { $total ->
        [7] Lay the { $card }, hole on number: Seven!
       *[other] Lay the { $card }, hole on number: makes { $total }
    }
sieben-do-take = Take a penalty card

# What the points are made of.
sieben-first-out = First out
sieben-left-over = Left with cards
