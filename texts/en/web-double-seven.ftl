### The table of Double Seven in the browser.

## What lies where

web-double-seven-families = Families
web-double-seven-no-family = No family yet
web-double-seven-family =
    { $clovers ->
        [0] { $size } { $animal-many } ({ $family }) { $seat-is ->
            [you] in front of you
           *[other] in front of { $seat }
        }
       *[other] { $size } { $animal-many } ({ $family }), { $clovers } of them Clovers, { $seat-is ->
            [you] in front of you
           *[other] in front of { $seat }
        }
    }
web-double-seven-face-up = Reserve, face up
web-double-seven-face-down = face down
web-double-seven-down = { $count ->
        [one] 1 tile face down
       *[other] { $count } tiles face down
    }
web-double-seven-draw = Draw the top one
web-double-seven-took =
    { $seat-is ->
        [you] You took it.
       *[other] { $seat } took it.
    }
web-double-seven-put =
    { $seat-is ->
        [you] You put it down.
       *[other] { $seat } put it down.
    }
web-double-seven-out = { $count } out of the game
web-double-seven-left = 
    { $count ->
        [0] no 7 token left
        [one] one 7 token left
       *[other] 7 tokens: { $count } left
    }
web-double-seven-77-open = the 77 token is still open
web-double-seven-77-won = the 77 token is won
web-double-seven-your-rack = Your rack
web-double-seven-on-rack =
    { $count ->
        [0] no tile on the rack
        [one] 1 tile on the rack
       *[other] { $count } tiles on the rack
    }
web-double-seven-too-many = { $count } tiles: passing costs one of them
web-double-seven-seen = everybody has seen: { $tiles }
web-double-seven-won =
    { $count ->
        [0] no 7 token
        [one] one 7 token
        [2] two 7 tokens
        [3] three 7 tokens
        [4] four 7 tokens
        [5] five 7 tokens
        [6] six 7 tokens
        [7] seven 7 tokens
       *[other] { $count } 7 tokens
    }
web-double-seven-won-77 = and the 77 token
web-double-seven-to-draw =
    { $count ->
        [0] Nothing left to draw
        [one] 1 to draw
       *[other] { $count } to draw
    }
web-double-seven-last-turns = Last turns
web-double-seven-last-turn = one last turn
web-double-seven-last-turn-now = last turn
web-double-seven-has-ended = finished

## What can be done

web-double-seven-start = Start a family
web-double-seven-two-for-one = Two for One
web-double-seven-pass = Pass!
web-double-seven-discard = Discard a tile
web-double-seven-choose-two = Choose exactly two tiles on your rack for Two for One.
web-double-seven-choose-one = First choose the tile that leaves the game.
web-double-seven-plan = Your plan
web-double-seven-take-back = Take back
web-double-seven-confirm = Confirm
web-double-seven-confirm-pass = Confirm and pass!
web-double-seven-grows = Press: makes { $size }
web-double-seven-comes = Press: exchange; your rack adds nothing to it
web-double-seven-makes = Press: exchange; your rack makes { $sizes-or } of it
web-double-seven-goes = Press: give this family for it
web-double-seven-clover-comes = Press: its Clover comes onto your rack

## What is asked

web-double-seven-choose-family = Choose at least two tiles of one animal on your rack; a Clover stands for any.
web-double-seven-ask-retrieve = Take the Clover out of this family and put your { $animal } in its place?
web-double-seven-ask-clear = Clear! Your rack is empty. Confirm to end your turn, or take back.
web-double-seven-ask-planned = Go on, take back, or confirm.
web-double-seven-ask-for = Which family do you want for your { $size } { $animal-many }?
web-double-seven-ask-no-swap = Nothing to exchange: nobody has another family of { $size }. Choose tiles to add.
web-double-seven-ask-give =
    { $seat-is ->
        [you] Which of your families of { $size } do you give?
       *[other] Which of your families of { $size } do you give { $seat } for it?
    }
web-double-seven-ask-none-to-give =
    { $seat-is ->
        [you] You have no family of { $size } to give.
       *[other] You have no family of { $size } to give { $seat } for it.
    }
web-double-seven-ask-where =
    { $count ->
        [one] Where does it go? Press a lit family.
       *[other] Where do they go? Press a lit family.
    }
web-double-seven-ask-start = Start a family with these { $count } tiles?
web-double-seven-ask-two-for-one = Two for One? You put both down and draw another tile.
web-double-seven-ask-nowhere =
    { $count ->
        [one] This tile fits nowhere by itself. Choose another with it.
       *[other] These tiles go nowhere together. Choose others.
    }

## Moments

web-double-seven-moment-rainbow = Rainbow!
web-double-seven-moment-seven = Seven!
web-double-seven-moment-double = Double Seven!
web-double-seven-moment-clear = Clear!
web-double-seven-moment-last-tile = The last tile
web-double-seven-story-rainbow =
    { $seat-is ->
        [you] { $count } tiles, all different: you show them and draw one more.
       *[other] { $count } tiles, all different: { $seat } shows them and draws one more.
    }
web-double-seven-story-seven =
    { $seat-is ->
        [you] { $size } { $animal-many }: you take a 7 token, one point more.
       *[other] { $size } { $animal-many }: { $seat } takes a 7 token, one point more.
    }
web-double-seven-story-double =
    { $seat-is ->
        [you] { $sevens }: you are the first with two sevens and take the 77, two points more.
       *[other] { $sevens }: { $seat } is the first with two sevens and takes the 77, two points more.
    }
web-double-seven-story-clear =
    { $seat-is ->
        [you] Your rack is empty. Next time you draw three.
       *[other] { $seat } has an empty rack and draws three next time.
    }
web-double-seven-story-last-tile =
    { $seat-is ->
        [you] You have drawn it: the reserve is empty.
       *[other] { $seat } has drawn it: the reserve is empty.
    }
web-double-seven-the-end = This is the end.
web-double-seven-once-more = Everybody else plays once more.
web-double-seven-station-played = finished
web-double-seven-station-finishes = this turn
web-double-seven-station-now = last turn now
web-double-seven-station-ahead = last turn
web-double-seven-station-score = Score

# What the points are made of.
web-double-seven-tokens-7 = 7 tokens
web-double-seven-token-77 = 77 token
web-double-seven-decided = A tie at { $points } points. The 77 token decides: { $winner-is ->
        [you] you have it.
       *[other] { $winner } has it.
    }
