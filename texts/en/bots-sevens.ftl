### Why a bot moves as it does in Sevens

bots-sevens-out = That is the last card gone: out.
bots-sevens-only = Nothing else fits.
bots-sevens-nothing-fits = Nothing in the hand fits.
bots-sevens-hold-back = Laying would help the others more; passes are there for that.
bots-sevens-fold = Nothing fits and there is no pass left.
bots-sevens-opens-nothing = Nobody is waiting for the { $card }: it opens nothing for the others.
bots-sevens-own-way = Only cards in your own hand lie beyond the { $card }: { $own }.
bots-sevens-shared-way = It opens the way for { $own ->
        [one] one card
       *[other] { $own } cards
    } of your own, though also for { $theirs } of the others.
bots-sevens-least-harm = Of the cards that fit it helps the others least: { $theirs ->
        [one] one of theirs lies
       *[other] { $theirs } of theirs lie
    } beyond it.
