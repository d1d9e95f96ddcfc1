### The words of Double Lucky 7: what they mean, and which words are not used for them.
# .gender is not needed in English; .forms are other forms of the word, .not are words that are not used for it.

trick = trick
    .forms = tricks, Trick, Tricks
    .means = One card from every player. The strongest card wins all of them.

bid = bid
    .forms = bids, Bid, Bids, bidding
    .not = announcement
    .means = How many tricks you say you will take. Only an exact bid scores.

lead = lead
    .forms = leads, led, Lead
    .means = Playing the first card of a trick. Here the dealer always leads.

follow = follow
    .forms = following, Following, Follow
    .means = Playing a card of the colour that was led. Whoever has one must.

trump = trump
    .forms = trumps, Trump
    .means = A colour that beats all the others for a round.

dealer = dealer
    .forms = dealer’s, Dealer
    .means = Whoever deals also bids first and leads to every trick of the round.

lucky-wheel = Lucky Wheel
    .not = wheel of fortune
    .means = A board with seven advantages, each used once in each half of the game.

escape-pawn = Escape Pawn
    .forms = Escape Pawns
    .means = Your marker on the Lucky Wheel: one use in each half of the game. Unused, it costs 10 points.

double-lucky = Double Lucky
    .means = You rolled an advantage that is blocked: now choose any that is free.
