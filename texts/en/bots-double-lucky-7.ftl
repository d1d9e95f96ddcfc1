### Why a bot of Double Lucky 7 would make a move.

## Bids

bots-double-lucky-7-bid-hope =
    { $tricks ->
        [0] These cards should take no trick.
        [one] These cards should take about 1 trick.
       *[other] These cards should take about { $tricks } tricks.
    }
bots-double-lucky-7-bid-hook = { $tricks } would fit these cards best, but the last to bid may not say it; { $bid } stands in for it.
bots-double-lucky-7-bid-low = The cards could take { $tricks }, but after what the others have bid { $bid } may be easier to hit.
bots-double-lucky-7-bid-high = The cards look like { $tricks }, but the others leave enough tricks for { $bid }.
bots-double-lucky-7-bid-first = The cards look like { $tricks }, but once the round is played through, { $bid } may well be exactly right.
bots-double-lucky-7-bid-contested = The cards look like { $tricks }. More tricks are bid than there are, but { $bid } may still be exactly right.
bots-double-lucky-7-trump-long = Most of this hand is { $colour }.
bots-double-lucky-7-trump = With { $colour } as trump this hand is easiest to judge.

## Tricks

bots-double-lucky-7-play-only = There is no other card to play.
bots-double-lucky-7-play-spoil-take = The bid is lost: this at least takes the trick away from { $winning }.
bots-double-lucky-7-play-spoil-leave = The bid is lost: let the others have the tricks they do not want.
bots-double-lucky-7-lead-low = No more tricks are wanted, and somebody will probably beat { $card }.
bots-double-lucky-7-play-risk = No more tricks are wanted; of the cards that win so far { $card } does the least harm.
bots-double-lucky-7-play-duck = No more tricks are wanted, and { $card } goes where it cannot win.
bots-double-lucky-7-lead-wait = The stronger cards can wait; { $card } may lose.
bots-double-lucky-7-lead-high =
    { $need ->
        [one] One trick is still missing, and { $card } is a good card to take it.
       *[other] { $need } tricks are still missing, and { $card } is a good card to take one.
    }
bots-double-lucky-7-play-take =
    { $need ->
        [one] This takes the trick that is still missing; nobody plays after you.
       *[other] This takes one of the { $need } tricks still missing; nobody plays after you.
    }
bots-double-lucky-7-play-try =
    { $need ->
        [one] One trick is still missing, and { $card } beats everything so far.
       *[other] { $need } tricks are still missing, and { $card } beats everything so far.
    }
bots-double-lucky-7-play-keep =
    { $need ->
        [one] The missing trick can be had later: keep the better cards.
       *[other] The { $need } missing tricks can be had later: keep the better cards.
    }

## The Lucky Wheel

bots-double-lucky-7-decline = Waiting for a better moment is worth more than acting now.
bots-double-lucky-7-roll = Most faces of the die help with these cards.
bots-double-lucky-7-last-chance = This is the last round of the half: unused, the Escape Pawn costs 10 points.
bots-double-lucky-7-use-own-bid = { $advantage } makes the bid fit the cards.
bots-double-lucky-7-use-their-bid = { $advantage } makes it hard for somebody else to hit the bid.
bots-double-lucky-7-use-others = { $advantage } spoils the plans of two others.
bots-double-lucky-7-use-double = This bid looks safe, so doubling its points pays.
bots-double-lucky-7-use = { $advantage } makes this bid more likely to be exactly right.
