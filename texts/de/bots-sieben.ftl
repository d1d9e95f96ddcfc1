### Warum ein Bot bei 7 (Sieben) so zieht

bots-sieben-take = Keine Karte auf der Hand passt auf diesen Stapel.
bots-sieben-out = Damit ist die letzte Karte weg: fertig.
bots-sieben-seven = Eine Sieben! wird zwei Karten los und zieht keine nach.
bots-sieben-seven-again = Eine 7 ist für sich allein sieben: eine Karte weniger, und der Zug geht weiter.
bots-sieben-stuck = Keine der verdeckten Karten passt darauf, also muss { $seat } ziehen.
bots-sieben-safe = Keine der verdeckten Karten macht darauf sieben.
bots-sieben-guard = { $seat } hat kaum noch Karten, und nur wenige verdeckte machen darauf sieben: { $makers }.
bots-sieben-open = Irgendeine Karte muss den neuen Stapel beginnen. Von den verdeckten Karten machen { $makers } auf der { $card } sieben.
bots-sieben-keep = Die { $card } ist eher zu entbehren als die { $kept }, und von den verdeckten Karten machen { $makers } darauf sieben.
bots-sieben-last = Die letzte Karte macht nicht sieben, also wird eine gezogen.
bots-sieben-leave = Von den verdeckten Karten machen { $makers } darauf sieben.
