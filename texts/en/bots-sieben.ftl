### Why a bot moves as it does in 7 (Sieben)

bots-sieben-take = Nothing in the hand fits on this pile.
bots-sieben-out = That is the last card gone: out.
bots-sieben-seven = A Seven! sheds two cards and draws none.
bots-sieben-seven-again = A 7 makes seven by itself: one card less, and the turn goes on.
bots-sieben-stuck = No card still unseen fits on this, so { $seat } must take one.
bots-sieben-safe = No card still unseen makes seven on this.
bots-sieben-guard = { $seat } has hardly any cards left, and few unseen ones make seven on this: { $makers }.
bots-sieben-open = Something must begin the new pile. Of the cards still unseen, { $makers } make seven on the { $card }.
bots-sieben-keep = The { $card } is easier to spare than the { $kept }, and of the cards still unseen { $makers } make seven on it.
bots-sieben-last = The last card makes no seven, so another is drawn.
bots-sieben-leave = Of the cards still unseen, { $makers } make seven on this.
