### Double Lucky 7: predict your tricks.

double-lucky-7-tagline = Look at your cards and predict exactly how many tricks you will take.

## Cards, the wheel, the die

double-lucky-7-red = red
double-lucky-7-green = green
double-lucky-7-blue = blue
double-lucky-7-yellow = yellow
double-lucky-7-card = the { $colour } { $rank }
double-lucky-7-joker = the Joker
double-lucky-7-change-bid = Change Bid
double-lucky-7-player-swap = Player Swap
double-lucky-7-change-dealer = Change Dealer
double-lucky-7-double-points = Double Points
double-lucky-7-change-trump = Change Trump
double-lucky-7-extra-card = Extra Card
double-lucky-7-no-trump = No Trump
double-lucky-7-x = the X
double-lucky-7-trump-led-colour = the colour led, in each trick
double-lucky-7-trump-dealer-card = the dealer’s card, in each trick
double-lucky-7-trump-unnamed = whatever colour the dealer names
double-lucky-7-trump-none = nothing

## Options

option-double-lucky-7-rounds = Rounds
option-double-lucky-7-rounds-hint = The short game ends after round 7; the long one goes back down to a single card.
option-double-lucky-7-mode = Mode
option-double-lucky-7-mode-hint = Play without the Lucky Wheel, choose your advantage, or roll for it.
option-double-lucky-7-mode-classic = Classic
option-double-lucky-7-mode-tactical = Tactical Escape
option-double-lucky-7-mode-dice = Lucky Dice
option-double-lucky-7-joker_trump = Joker turned up as trump
option-double-lucky-7-joker_trump-hint = What is trump in a round in which the Joker is turned up.
option-double-lucky-7-joker_trump-led-colour = Led colour
option-double-lucky-7-joker_trump-dealer-cards = Dealer’s cards
option-double-lucky-7-joker_trump-dealer-chooses = Dealer chooses
option-double-lucky-7-forfeits = Forfeits
option-double-lucky-7-forfeits-hint = Whoever misses a bid draws a harmless challenge; it changes no points.
option-double-lucky-7-forfeits-off = Off
option-double-lucky-7-forfeits-on = On
double-lucky-7-setup-rounds = A game has 7 or 14 rounds, not { $rounds }.

## What is asked

double-lucky-7-ask-naming = The Joker is turned up: name the trump colour.
double-lucky-7-ask-bid =
    { $tricks ->
        [one] There is 1 trick. Will you take it? Bid 0 or 1.
       *[other] How many of the { $tricks } tricks will you take?
    }
double-lucky-7-ask-last-bid =
    { $tricks ->
        [one] Will you take the one trick? You bid last: { $forbidden } would make the bids add up to 1 and is not allowed.
       *[other] How many of the { $tricks } tricks will you take? You bid last: { $forbidden } would make the bids add up to { $tricks } and is not allowed.
    }
double-lucky-7-ask-wheel = Do you want to put your Escape Pawn on the Lucky Wheel in this round?
double-lucky-7-ask-roll = Do you want to roll the die in this round?
double-lucky-7-ask-rolled = You rolled { $advantage }. Use it now.
double-lucky-7-ask-double-lucky = Double Lucky! Choose any advantage that is still free.
double-lucky-7-ask-lead = Lead a card. You bid { $bid } and have { $taken }.
double-lucky-7-ask-follow = Play a card: { $colour } was led. You bid { $bid } and have { $taken }.
double-lucky-7-ask-void = Play any card: { $colour } was led and you have none. You bid { $bid } and have { $taken }.
double-lucky-7-ask-after-joker = Play any card: the Joker was led. You bid { $bid } and have { $taken }.

## Moves

double-lucky-7-do-trump = Make { $colour } trump
double-lucky-7-do-bid = Bid { $bid }
double-lucky-7-do-decline = Leave the wheel alone
double-lucky-7-do-roll = Roll the die
double-lucky-7-do-change-bid-up =
    { $seat-is ->
        [you] Change Bid: raise your own bid by 1
       *[other] Change Bid: raise the bid of { $seat } by 1
    }
double-lucky-7-do-change-bid-down =
    { $seat-is ->
        [you] Change Bid: lower your own bid by 1
       *[other] Change Bid: lower the bid of { $seat } by 1
    }
double-lucky-7-do-player-swap = Player Swap: { $low } and { $high } exchange hands
double-lucky-7-do-change-dealer =
    { $seat-is ->
        [you] Change Dealer: you lead this round
       *[other] Change Dealer: { $seat } leads this round
    }
double-lucky-7-do-double-points = Double Points: your points of this round count twice
double-lucky-7-do-change-trump = Change Trump: { $colour } becomes trump
double-lucky-7-do-extra-card = Extra Card: lay the next card open in front of you
double-lucky-7-do-no-trump = No Trump: there is no trump this round
double-lucky-7-do-play = Play { $card }
double-lucky-7-do-play-extra = Play { $card }, your open extra card

## What happens

double-lucky-7-dealer-drawn =
    { $seat-is ->
        [you] { $draws ->
            [one] Drawn for the first deal: { $cards }. You are the first dealer.
           *[other] Drawn for the first deal: { $cards }, and again after a tie. You are the first dealer.
        }
       *[other] { $draws ->
            [one] Drawn for the first deal: { $cards }. { $seat } is the first dealer.
           *[other] Drawn for the first deal: { $cards }, and again after a tie. { $seat } is the first dealer.
        }
    }
double-lucky-7-dealt =
    { $seat-is ->
        [you] Round { $round }, { $tricks ->
            [one] 1 card
           *[other] { $tricks } cards
        } each: you deal and turn up { $card }. Trump: { $trump }.
       *[other] Round { $round }, { $tricks ->
            [one] 1 card
           *[other] { $tricks } cards
        } each: { $seat } deals and turns up { $card }. Trump: { $trump }.
    }
double-lucky-7-trump-named =
    { $seat-is ->
        [you] You name { $colour } as trump.
       *[other] { $seat } names { $colour } as trump.
    }
double-lucky-7-bid =
    { $seat-is ->
        [you] You bid { $bid }.
       *[other] { $seat } bids { $bid }.
    }
double-lucky-7-declined =
    { $seat-is ->
        [you] You leave the wheel alone.
       *[other] { $seat } leaves the wheel alone.
    }
double-lucky-7-took-die =
    { $seat-is ->
        [you] You roll the die.
       *[other] { $seat } rolls the die.
    }
double-lucky-7-rolled = The die shows { $face }.
double-lucky-7-rolled-double-lucky =
    { $seat-is ->
        [you] The die shows { $face }, which cannot be used now: you are Double Lucky and choose freely.
       *[other] The die shows { $face }, which cannot be used now: { $seat } is Double Lucky and chooses freely.
    }
double-lucky-7-rolled-miss =
    { $seat-is ->
        [you] The die shows { $face }: a miss. You keep your pawn.
       *[other] The die shows { $face }: a miss. { $seat } keeps the pawn.
    }
double-lucky-7-used-change-bid-up =
    { $seat-is ->
        [you] You use Change Bid: { $player-is ->
            [you] your own bid goes up by 1.
           *[other] the bid of { $player } goes up by 1.
        }
       *[other] { $seat } uses Change Bid: { $player-is ->
            [you] your bid goes up by 1.
           *[other] the bid of { $player } goes up by 1.
        }
    }
double-lucky-7-used-change-bid-down =
    { $seat-is ->
        [you] You use Change Bid: { $player-is ->
            [you] your own bid goes down by 1.
           *[other] the bid of { $player } goes down by 1.
        }
       *[other] { $seat } uses Change Bid: { $player-is ->
            [you] your bid goes down by 1.
           *[other] the bid of { $player } goes down by 1.
        }
    }
double-lucky-7-used-player-swap =
    { $seat-is ->
        [you] You use Player Swap.
       *[other] { $seat } uses Player Swap.
    }
double-lucky-7-swapped =
    { $low-is ->
        [you] You and { $high } exchange hands.
       *[other] { $low } and { $high } exchange hands.
    }
double-lucky-7-used-change-dealer =
    { $seat-is ->
        [you] You use Change Dealer: { $player-is ->
            [you] you are the dealer now.
           *[other] { $player } is the dealer now.
        }
       *[other] { $seat } uses Change Dealer: { $player-is ->
            [you] you are the dealer now.
           *[other] { $player } is the dealer now.
        }
    }
double-lucky-7-used-double-points =
    { $seat-is ->
        [you] You use Double Points.
       *[other] { $seat } uses Double Points.
    }
double-lucky-7-used-change-trump =
    { $seat-is ->
        [you] You use Change Trump: { $colour } is trump now.
       *[other] { $seat } uses Change Trump: { $colour } is trump now.
    }
double-lucky-7-used-extra-card =
    { $seat-is ->
        [you] You use Extra Card.
       *[other] { $seat } uses Extra Card.
    }
double-lucky-7-extra-card-open =
    { $seat-is ->
        [you] You lay { $card } open in front of you.
       *[other] { $seat } lays { $card } open on the table.
    }
double-lucky-7-used-no-trump =
    { $seat-is ->
        [you] You use No Trump: there is no trump this round.
       *[other] { $seat } uses No Trump: there is no trump this round.
    }
double-lucky-7-played =
    { $seat-is ->
        [you] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
double-lucky-7-played-extra =
    { $seat-is ->
        [you] You play { $card }, your open extra card.
       *[other] { $seat } plays { $card }, the open extra card.
    }
double-lucky-7-trick-taken =
    { $seat-is ->
        [you] You take the trick and have { $tricks } now.
       *[other] { $seat } takes the trick and has { $tricks } now.
    }
double-lucky-7-round-scored = Round { $round } is over. Points: { $points }.
double-lucky-7-points-of = { $seat } { $points }
double-lucky-7-pawns-returned = All Escape Pawns come back and the Lucky Wheel is cleared.
double-lucky-7-game-over =
    { $count ->
        [one] The game is over. Won by: { $winners }. Points: { $points }.
       *[other] The game is over. The win is shared by { $winners }. Points: { $points }.
    }

## Refusals

double-lucky-7-over = The game is over.
double-lucky-7-chance-due = The table has to deal or roll first. Wait a moment.
double-lucky-7-not-your-naming = The dealer names the trump: { $turn } is to move.
double-lucky-7-not-your-bid = It is not your turn to bid: { $turn } is to move.
double-lucky-7-not-your-luck = You are not being asked about the Lucky Wheel: { $turn } is to move.
double-lucky-7-not-your-play = It is not your turn to play a card: { $turn } is to move.
double-lucky-7-naming-is-due = First name the trump colour.
double-lucky-7-bid-is-due = First bid how many tricks you will take.
double-lucky-7-wheel-is-due = First say whether you use the Lucky Wheel.
double-lucky-7-play-is-due = A card is to be played now.
double-lucky-7-bid-too-high =
    { $tricks ->
        [one] You cannot bid { $bid }: there is only 1 trick in this round.
       *[other] You cannot bid { $bid }: there are only { $tricks } tricks in this round.
    }
double-lucky-7-bids-add-up = You bid last and cannot bid { $bid }: the others have bid { $others } together, so the bids would add up to exactly { $tricks }, the number of tricks.
double-lucky-7-not-held = You do not hold { $card }.
double-lucky-7-revoke = The colour led is { $colour } and you must follow. You hold { $cards }.
double-lucky-7-no-extra = You cannot play { $card } as your open extra card: you have no such card.
double-lucky-7-is-extra = You have { $card } open in front of you. Play it as “{ $text }”.
double-lucky-7-no-die = In Tactical Escape there is no die: choose an advantage or leave the wheel alone.
double-lucky-7-roll-first = In Lucky Dice you do not choose: roll the die or leave the wheel alone.
double-lucky-7-must-use = You rolled { $advantage }: use it. You cannot turn it down or take another.
double-lucky-7-must-choose = You are Double Lucky: you must use one of the advantages that are still free.
double-lucky-7-blocked =
    { $by-is ->
        [you] { $advantage } is blocked in this half: you have used it.
       *[other] { $advantage } is blocked in this half: { $by } has used it.
    }
double-lucky-7-no-such-player = There is no seat { $player }: { $seats } play.
double-lucky-7-bid-at-top =
    { $seat-is ->
        [you] Your bid is { $bid } already and there are no more tricks.
       *[other] The bid of { $seat } is { $bid } already and there are no more tricks.
    }
double-lucky-7-bid-at-bottom =
    { $seat-is ->
        [you] Your bid is { $bid } and cannot go lower.
       *[other] The bid of { $seat } is { $bid } and cannot go lower.
    }
double-lucky-7-already-double = Double Points cannot be used in round 7, which counts double already.
double-lucky-7-same-trump = The trump colour is { $colour } already. Name another one.
