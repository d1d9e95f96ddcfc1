### The words of Sevens: what they mean, and which words do not stand for them.
# .forms are other forms of a word, .not are words that are not used for it.

row = row
    .forms = rows, Row, Rows
    .not = layout, column
    .means = The cards of one suit on the table: its 7, and what grows from it both ways.

pass = pass
    .forms = passes, passed, passing
    .not = knock
    .means = Lay nothing and let the next player go on.

penalty = penalty
    .forms = penalties
    .means = A point against you. The fewest win.

gap = gap
    .forms = gaps, Gaps
    .means = A card that is missing between a row and cards that lie further out.

leave = leave the round
    .forms = leaves the round, left the round, leaving the round
    .not = fold, folds, folded
    .means = In Shichi Narabe: after three passes nothing fits, and your whole hand is laid in its places.

out = out
    .means = Your hand is empty.
