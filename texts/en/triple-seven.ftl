### 777

triple-seven-tagline = Shed your hand three times, each time with a card of another type in reserve: 7, 77, 777.

## Options

option-triple-seven-main_copies = Copies of each main character
option-triple-seven-main_copies-hint = How many there are of each main character. The printed rules give no numbers; these are ours.
option-triple-seven-herald = Herald
option-triple-seven-herald-hint = How a HERALD is announced: as part of the play, or in a race of buttons.
option-triple-seven-herald-declared = Declared
option-triple-seven-herald-race = Race
triple-seven-main-copies = There can be 1 to 4 copies of each main character, not { $copies }.
triple-seven-setup-cards = A card is mentioned more often than there are copies of it. Put each card in one place.

## Colours and cards

triple-seven-red = red
    .said = Red
triple-seven-green = green
    .said = Green
triple-seven-blue = blue
    .said = Blue
triple-seven-yellow = yellow
    .said = Yellow
triple-seven-saint = SAINT
    .the = a SAINT
triple-seven-samaritan = SAMARITAN
    .the = a SAMARITAN
triple-seven-sinner = SINNER
    .the = a SINNER
triple-seven-reaper = REAPER
    .the = a REAPER
triple-seven-trade = TRADE
    .the = a TRADE
triple-seven-thief = THIEF
    .the = a THIEF
triple-seven-kind-number = Number
triple-seven-kind-action = Action
triple-seven-kind-character = Character
triple-seven-card-number = { $colour } { $number }
    .the = the { $colour } { $number }
triple-seven-card-reverse = { $colour } REVERSE
    .the = the { $colour } REVERSE
triple-seven-card-deuce = { $colour } DEUCE
    .the = the { $colour } DEUCE
triple-seven-card-trade = { $colour } TRADE
    .the = the { $colour } TRADE
triple-seven-card-herald = { $colour } HERALD
    .the = the { $colour } HERALD
triple-seven-card-thief = { $colour } THIEF
    .the = the { $colour } THIEF
triple-seven-run = { $colour } 567
    .the = the { $colour } 567
triple-seven-run-thief = { $colour } 567 with the THIEF
    .the = the { $colour } 567 with the THIEF
triple-seven-shows-number = { $colour } { $number }
triple-seven-shows-colour = { $colour } and no number

## Why a move is refused

triple-seven-game-over = The game is over: { $seat-is ->
        [you] you have
       *[other] { $seat } has
    } 777.
triple-seven-not-dealt = The round has not been dealt yet.
triple-seven-shuffling = The pile is being shuffled into a new draw stack. Wait a moment.
triple-seven-not-your-turn = { $seat-is ->
        [you] It is your turn, not another’s.
       *[other] { $seat } is to move now.
    }
triple-seven-reserve-first = Before the first card you say whether you put one of your cards aside as your reserve.
triple-seven-round-begun = The round has begun. You can still reserve a card as your turn.
triple-seven-extra-play = After a DEUCE you only play another card from your hand, or decline.
triple-seven-give-first = Your SAMARITAN is waiting: first pass a card to the next player.
triple-seven-answer-first = { $seat } plays { $attack-the } against you. Answer with a card or submit.
triple-seven-call-first = First say whether you call { $seat } out: the HERALD was not announced.
triple-seven-herald-first = { $seat-is ->
        [you] Your last card was a HERALD. Announce it, or be called out; before that nobody takes a turn.
       *[other] { $seat } has played a HERALD as last card. Nobody takes a turn until it is announced or called out.
    }
triple-seven-already-drew = You have drawn your one card this turn. Play, reserve or pass.
triple-seven-nothing-to-draw = No card can be drawn: stack and pile are used up. You may pass without drawing.
triple-seven-draw-before-pass = Draw a card before you pass.
triple-seven-not-in-hand = You do not hold { $card-the }. You hold { $hand-the }.
triple-seven-does-not-fit = The { $card } does not fit: the pile shows { $shows }. { $number ->
        [-1] A { $colour } card or a Character plays on it.
        [9] A { $colour } card, a 9, a 10 or a Character plays on it.
       *[other] A { $colour } card, a { $number } or a Character plays on it.
    } { $fitting-count ->
        [0] You hold none; draw a card.
       *[other] You could play { $fitting-the-or }.
    }
triple-seven-no-run = That is no { $run }: you lack { $missing-the }.
triple-seven-run-does-not-fit = A { $run } plays where its 5 would: on { $colour } or on a 5. The pile shows { $shows }.
triple-seven-name-a-colour = With { $card-the } you must name a colour.
triple-seven-no-colour-yet = No colour is in force yet, so name one with { $card-the }.
triple-seven-trade-with = { $seat-is ->
        [you] You cannot trade with yourself. Name another player, or none.
       *[other] { $seat } does not sit at this table. Name another player, or none.
    }
triple-seven-nothing-to-decline = There is no extra play to decline: no DEUCE has just been played.
triple-seven-reserve-in-extra-play = The extra play of a DEUCE comes from the hand. Your reserve waits for a turn.
triple-seven-last-card = You may reserve a card only if another one stays in your hand.
triple-seven-nothing-to-swap = You have no reserve to swap.
triple-seven-has-reserve = You already have a reserve, { $card-the }. Swap it instead.
triple-seven-no-reserve = You have no reserved card to play.
triple-seven-not-the-reserve = Your reserve is { $reserve-the }, not { $card-the }.
triple-seven-no-herald = There is no HERALD to announce or call out: none was played, or it has been announced, called out or covered.
triple-seven-own-herald = The HERALD is yours; the others may call it out.
triple-seven-not-your-herald = { $seat } played the HERALD and announces it. You may call it out.
triple-seven-silent-in-race = In a race a HERALD is played silently. Announcing it is a press of its own.
triple-seven-no-hush-in-race = In a race nobody asks you. To let a HERALD pass, do nothing.
triple-seven-no-race = At this table a HERALD is announced as it is played.
triple-seven-no-regular-six = The { $colour } THIEF is a regular 6 only on { $colour }, on a 6 or on a THIEF. The pile shows { $shows }. It can still steal the show.
triple-seven-steal-from = { $seat-is ->
        [you] You cannot steal from yourself. Choose a player with exactly one card.
       *[other] { $seat } holds { $cards ->
            [0] no cards
           *[other] { $cards } cards
        }. A card is stolen only from a player with exactly one.
    }
triple-seven-no-gift-due = There is nothing to pass on: no SAMARITAN of yours is waiting.
triple-seven-no-top = No card can be drawn to pass on. Pass one from your hand.
triple-seven-not-attacked = Nobody attacks you, so there is nothing to answer.
triple-seven-no-answer = That does not help: { $card-the } is no answer to { $attack-the }.

## What happens

triple-seven-first-dealer = { $seat-is ->
        [you] You deal first.
       *[other] { $seat } deals first.
    }
triple-seven-dealt = Round { $round }. { $seat-is ->
        [you] You deal.
       *[other] { $seat } deals.
    }
triple-seven-chose = { $seat-is ->
        [you] You have decided on a reserve.
       *[other] { $seat } has decided on a reserve.
    }
triple-seven-chose-none = { $seat-is ->
        [you] You begin without a reserve.
       *[other] { $seat } begins without a reserve.
    }
triple-seven-chose-card = { $seat-is ->
        [you] You put { $card-the } aside.
       *[other] { $seat } puts { $card-the } aside.
    }
triple-seven-reserves = { $count ->
        [0] Nobody has a reserve.
       *[other] With a reserve: { $who }.
    }
triple-seven-drew = { $seat-is ->
        [you] You draw { $count ->
            [one] a card
           *[other] { $count } cards
        }.
       *[other] { $seat } draws { $count ->
            [one] a card
           *[other] { $count } cards
        }.
    }
triple-seven-drew-cards = { $seat-is ->
        [you] You draw { $cards-the }.
       *[other] { $seat } draws { $cards-the }.
    }
triple-seven-none-left = { $seat-is ->
        [you] No card is left for you to draw.
       *[other] No card is left for { $seat } to draw.
    }
triple-seven-passed = { $seat-is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
triple-seven-reserved = { $seat-is ->
        [you] You reserve a card.
       *[other] { $seat } reserves a card.
    }
triple-seven-reserved-card = { $seat-is ->
        [you] You reserve { $card-the }.
       *[other] { $seat } reserves { $card-the }.
    }
triple-seven-swapped = { $seat-is ->
        [you] You swap your reserve.
       *[other] { $seat } swaps the reserve.
    }
triple-seven-swapped-card = { $seat-is ->
        [you] You swap your reserve for { $card-the }.
       *[other] { $seat } swaps the reserve for { $card-the }.
    }
triple-seven-played-card = { $seat-is ->
        [you] You play { $from ->
            [reserve] the reserved { $card }
           *[hand] { $card-the }
        }.
       *[other] { $seat } plays { $from ->
            [reserve] the reserved { $card }
           *[hand] { $card-the }
        }.
    }
triple-seven-played-reverse = { $seat-is ->
        [you] You play { $from ->
            [reserve] the reserved { $card }
           *[hand] { $card-the }
        } and turn the direction round.
       *[other] { $seat } plays { $from ->
            [reserve] the reserved { $card }
           *[hand] { $card-the }
        } and turns the direction round.
    }
triple-seven-played-trade = { $seat-is ->
        [you] You play { $from ->
            [reserve] the reserved { $card }
           *[hand] { $card-the }
        }, to trade hands with { $other-is ->
            [you] you
           *[other] { $other }
        }.
       *[other] { $seat } plays { $from ->
            [reserve] the reserved { $card }
           *[hand] { $card-the }
        }, to trade hands with { $other-is ->
            [you] you
           *[other] { $other }
        }.
    }
triple-seven-played-announced = { $seat-is ->
        [you] You play { $from ->
            [reserve] the reserved { $card }
           *[hand] { $card-the }
        }: “{ $colour-said } 4!”
       *[other] { $seat } plays { $from ->
            [reserve] the reserved { $card }
           *[hand] { $card-the }
        }: “{ $colour-said } 4!”
    }
triple-seven-played-silent = { $seat-is ->
        [you] You play { $from ->
            [reserve] the reserved { $card }
           *[hand] { $card-the }
        } without a word.
       *[other] { $seat } plays { $from ->
            [reserve] the reserved { $card }
           *[hand] { $card-the }
        } without a word.
    }
triple-seven-played-six = { $seat-is ->
        [you] You play { $from ->
            [reserve] the reserved { $card }
           *[hand] { $card-the }
        } as a regular 6.
       *[other] { $seat } plays { $from ->
            [reserve] the reserved { $card }
           *[hand] { $card-the }
        } as a regular 6.
    }
triple-seven-played-show = { $seat-is ->
        [you] You play { $from ->
            [reserve] the reserved { $card }
           *[hand] { $card-the }
        } and steal the show.
       *[other] { $seat } plays { $from ->
            [reserve] the reserved { $card }
           *[hand] { $card-the }
        } and steals the show.
    }
triple-seven-played-steal = { $seat-is ->
        [you] You play { $from ->
            [reserve] the reserved { $card }
           *[hand] { $card-the }
        } to steal { $other-is ->
            [you] your last card
           *[other] the last card of { $other }
        }.
       *[other] { $seat } plays { $from ->
            [reserve] the reserved { $card }
           *[hand] { $card-the }
        } to steal { $other-is ->
            [you] your last card
           *[other] the last card of { $other }
        }.
    }
triple-seven-played-colour = { $seat-is ->
        [you] You play { $from ->
            [reserve] the reserved { $card }
           *[hand] { $card-the }
        } and name { $colour }.
       *[other] { $seat } plays { $from ->
            [reserve] the reserved { $card }
           *[hand] { $card-the }
        } and names { $colour }.
    }
triple-seven-played-run = { $seat-is ->
        [you] You play { $run-the }.
       *[other] { $seat } plays { $run-the }.
    }
triple-seven-declined = { $seat-is ->
        [you] You do not go again.
       *[other] { $seat } does not go again.
    }
triple-seven-answered = { $seat-is ->
        [you] You answer with { $card-the }; { $colour } is in force.
       *[other] { $seat } answers with { $card-the }; { $colour } is in force.
    }
triple-seven-submitted = { $seat-is ->
        [you] You submit.
       *[other] { $seat } submits.
    }
triple-seven-traded = { $seat-is ->
        [you] You trade hands with { $other }.
       *[other] { $seat } trades hands with { $other-is ->
            [you] you
           *[other] { $other }
        }.
    }
triple-seven-traded-hands = { $seat-is ->
        [you] You trade hands with { $other }: you give { $gave-the } and get { $got-the }.
       *[other] { $seat } trades hands with { $other-is ->
            [you] you
           *[other] { $other }
        }: gives { $gave-the } and gets { $got-the }.
    }
triple-seven-stole = { $seat-is ->
        [you] You get the last card of { $other }.
       *[other] { $seat } gets { $other-is ->
            [you] your last card
           *[other] the last card of { $other }
        }.
    }
triple-seven-stole-card = { $seat-is ->
        [you] You steal { $card-the } from { $other }.
       *[other] { $seat } steals { $card-the } from { $other-is ->
            [you] you
           *[other] { $other }
        }.
    }
triple-seven-gave = { $seat-is ->
        [you] You pass a card to { $other }.
       *[other] { $seat } passes a card to { $other-is ->
            [you] you
           *[other] { $other }
        }.
    }
triple-seven-gave-run = { $seat-is ->
        [you] You pass a 567 to { $other }.
       *[other] { $seat } passes a 567 to { $other-is ->
            [you] you
           *[other] { $other }
        }.
    }
triple-seven-gave-top = { $seat-is ->
        [you] You pass the top card of the stack to { $other }.
       *[other] { $seat } passes the top card of the stack to { $other-is ->
            [you] you
           *[other] { $other }
        }.
    }
triple-seven-gave-cards = { $seat-is ->
        [you] You pass { $cards-the } to { $other }.
       *[other] { $seat } passes { $cards-the } to { $other-is ->
            [you] you
           *[other] { $other }
        }.
    }
triple-seven-announced = { $seat-is ->
        [you] You announce your HERALD.
       *[other] { $seat } announces the HERALD.
    }
triple-seven-called-out = { $seat-is ->
        [you] You call { $other } out: four cards!
       *[other] { $seat } calls { $other-is ->
            [you] you
           *[other] { $other }
        } out: four cards!
    }
triple-seven-hushed = { $seat-is ->
        [you] You let the HERALD pass.
       *[other] { $seat } lets the HERALD pass.
    }
triple-seven-reshuffled = The pile is shuffled into a new draw stack of { $count ->
        [one] one card
       *[other] { $count } cards
    }.
triple-seven-void = Round { $round } is void: nobody could or would go on. Nobody collects.
triple-seven-won-round = { $seat-is ->
        [you] You are out and win the round, but collect nothing.
       *[other] { $seat } is out and wins the round, but collects nothing.
    }
triple-seven-won-round-card = { $seat-is ->
        [you] You are out, win the round and collect { $card-the } ({ $kind }).
       *[other] { $seat } is out, wins the round and collects { $card-the } ({ $kind }).
    }
triple-seven-won-game = { $seat-is ->
        [you] 777! You win the game.
       *[other] 777! { $seat } wins the game.
    }

## What is asked

triple-seven-ask-reserve = Put a card aside as your reserve, or begin without one.
triple-seven-ask-first = The pile is empty: play any card, reserve one, or draw.
triple-seven-ask-first-drawn = The pile is empty. You have drawn: play any card, reserve one, or pass.
triple-seven-ask-turn = The pile shows { $shows }: play, reserve, or draw a card.
triple-seven-ask-turn-drawn = The pile shows { $shows }. You have drawn: play, reserve or pass.
triple-seven-ask-extra = Go again with a card from your hand, or decline.
triple-seven-ask-give = Pass a card to { $other }.
triple-seven-ask-call-out = { $seat } did not announce the HERALD. Do you call it out?
triple-seven-ask-announce = Announce your HERALD before somebody calls you out!
triple-seven-ask-race = { $seat } has played a HERALD without announcing it. Call it out!
triple-seven-ask-trade = { $seat } wants to trade hands with you. Deny it with a SAINT, or submit.
triple-seven-ask-thief = { $seat } wants to steal your last card. Answer with a SAINT or a REAPER, or give it and draw seven.
triple-seven-ask-sinner = The SINNER of { $seat } has come to you. Answer with a SAINT or a REAPER, or draw four.
triple-seven-ask-reaper = { $seat } punishes you with a REAPER. Answer with a SAINT, or draw { $count }.

## Moves

triple-seven-do-reserve = Reserve { $card-the }
triple-seven-do-no-reserve = No reserve
triple-seven-do-draw = Draw a card
triple-seven-do-pass = Pass
triple-seven-do-swap = Swap the reserve for { $card-the }
triple-seven-do-play-card = { $from ->
        [reserve] Play the reserved { $card }
       *[hand] Play { $card-the }
    }
triple-seven-do-play-reverse = { $from ->
        [reserve] Play the reserved { $card }
       *[hand] Play { $card-the }
    } and turn the direction
triple-seven-do-play-trade = { $from ->
        [reserve] Play the reserved { $card }
       *[hand] Play { $card-the }
    } and trade with { $other }
triple-seven-do-play-announced = { $from ->
        [reserve] Play the reserved { $card }
       *[hand] Play { $card-the }
    }, announced
triple-seven-do-play-silent = { $from ->
        [reserve] Play the reserved { $card }
       *[hand] Play { $card-the }
    }, silently
triple-seven-do-play-six = { $from ->
        [reserve] Play the reserved { $card }
       *[hand] Play { $card-the }
    } as a regular 6
triple-seven-do-play-show = { $from ->
        [reserve] Play the reserved { $card }
       *[hand] Play { $card-the }
    } and steal the show
triple-seven-do-play-steal = { $from ->
        [reserve] Play the reserved { $card }
       *[hand] Play { $card-the }
    } and steal from { $other }
triple-seven-do-play-colour = { $from ->
        [reserve] Play the reserved { $card }
       *[hand] Play { $card-the }
    }: { $colour }
triple-seven-do-play-run = Play { $run-the }
triple-seven-do-done = Decline to go again
triple-seven-do-give = Pass on { $card-the }
triple-seven-do-give-run = Pass on { $run-the }
triple-seven-do-give-top = Draw a card and pass it on
triple-seven-do-answer = Answer with { $card-the }, the colour stays
triple-seven-do-answer-colour = Answer with { $card-the }: { $colour }
triple-seven-do-submit = Submit: { $cost }
triple-seven-do-call-out = Call the HERALD out!
triple-seven-do-hush = Let it pass
triple-seven-do-announce = Announce!
triple-seven-cost-nothing = nothing happens
triple-seven-cost-trade = trade hands with { $seat }
triple-seven-cost-thief = give { $seat } your card and draw seven
triple-seven-cost-draw = draw { $count } cards
