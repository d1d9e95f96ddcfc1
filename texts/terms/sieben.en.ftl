### The words of 7 (Sieben): what they mean, and which words are not used for them.
# .gender is not needed in English; .forms are other forms of the word, .not are words that are not used for it.

hole = hole
    .forms = holes, Hole
    .not = gap
    .means = The round opening in every card. What shows through it counts too.

total = total
    .forms = totals, Total
    .means = The number on top and the number in the hole, added up.

hole-on-hole = hole on hole
    .forms = Hole on hole
    .means = Your hole lies on the hole below: its number stays in view, the number on top changes.

hole-on-number = hole on number
    .forms = Hole on number
    .means = Your hole lies on the number below, which now shows through it.

penalty-card = penalty card
    .forms = penalty cards
    .means = A card you draw because none of yours fits. It is not laid in the same turn.

out = out
    .not = finished
    .means = You have made seven with your last card. The earlier, the more chips.

chip = chip
    .forms = chips, Chips
    .not = coin, token
    .means = Victory points: the first one out gets as many as there are players.
