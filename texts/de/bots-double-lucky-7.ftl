### Warum ein Bot von Double Lucky 7 einen Zug machen würde.

## Vorhersagen

bots-double-lucky-7-bid-hope =
    { $tricks ->
        [0] Diese Karten sollten keinen Stich machen.
        [one] Diese Karten sollten etwa 1 Stich machen.
       *[other] Diese Karten sollten etwa { $tricks } Stiche machen.
    }
bots-double-lucky-7-bid-hook = { $tricks } würde am besten passen, aber wer zuletzt dran ist, darf das nicht vorhersagen; stattdessen sind es { $bid }.
bots-double-lucky-7-bid-low = Die Karten könnten { $tricks } machen, aber nach den Vorhersagen der anderen ist { $bid } vielleicht leichter zu treffen.
bots-double-lucky-7-bid-high = Die Karten sehen nach { $tricks } aus, aber die anderen lassen genug Stiche für { $bid } übrig.
bots-double-lucky-7-bid-first = Die Karten sehen nach { $tricks } aus, aber wer die Runde in Gedanken zu Ende spielt, kann mit { $bid } genau richtig liegen.
bots-double-lucky-7-bid-contested = Die Karten sehen nach { $tricks } aus; damit sind mehr Stiche vorhergesagt, als es gibt, aber { $bid } kann trotzdem genau stimmen.
bots-double-lucky-7-trump-long = Der größte Teil dieser Hand ist { $colour }.
bots-double-lucky-7-trump = Mit { $colour } als Trumpf lässt sich diese Hand am besten einschätzen.

## Stiche

bots-double-lucky-7-play-only = Es gibt keine andere Karte zu spielen.
bots-double-lucky-7-play-spoil-take = Die Vorhersage ist verloren: So geht der Stich wenigstens nicht an { $winning }.
bots-double-lucky-7-play-spoil-leave = Die Vorhersage ist verloren: Sollen die anderen die Stiche haben, die sie nicht wollen.
bots-double-lucky-7-lead-low = Es wird kein Stich mehr gebraucht, und { $card-nom } sollte zu schlagen sein.
bots-double-lucky-7-play-risk = Es wird kein Stich mehr gebraucht; von den Karten, die gerade gewinnen, schadet { $card-nom } am wenigsten.
bots-double-lucky-7-play-duck = Es wird kein Stich mehr gebraucht, und { $card-nom } geht weg, wo die Karte nicht gewinnen kann.
bots-double-lucky-7-lead-wait = Die stärkeren Karten können warten; { $card-nom } darf verlieren.
bots-double-lucky-7-lead-high =
    { $need ->
        [one] Ein Stich fehlt noch, und { $card-nom } ist eine gute Karte dafür.
       *[other] { $need } Stiche fehlen noch, und { $card-nom } ist eine gute Karte für einen davon.
    }
bots-double-lucky-7-play-take =
    { $need ->
        [one] Das holt den Stich, der noch fehlt; nach dir spielt niemand mehr.
       *[other] Das holt einen der { $need } Stiche, die noch fehlen; nach dir spielt niemand mehr.
    }
bots-double-lucky-7-play-try =
    { $need ->
        [one] Ein Stich fehlt noch, und { $card-nom } schlägt bisher alles.
       *[other] { $need } Stiche fehlen noch, und { $card-nom } schlägt bisher alles.
    }
bots-double-lucky-7-play-keep =
    { $need ->
        [one] Der fehlende Stich kommt auch später: Behalte die besseren Karten.
       *[other] Die { $need } fehlenden Stiche kommen auch später: Behalte die besseren Karten.
    }

## Das Lucky Wheel

bots-double-lucky-7-decline = Auf einen besseren Moment zu warten bringt mehr, als jetzt zu handeln.
bots-double-lucky-7-roll = Die meisten Seiten des Würfels helfen bei diesen Karten.
bots-double-lucky-7-last-chance = Das ist die letzte Runde der Hälfte: Ungenutzt kostet der Escape Pawn 10 Punkte.
bots-double-lucky-7-use-own-bid = { $advantage } lässt die Vorhersage zu den Karten passen.
bots-double-lucky-7-use-their-bid = { $advantage } macht es jemand anderem schwer, die Vorhersage zu treffen.
bots-double-lucky-7-use-others = { $advantage } durchkreuzt die Pläne von zwei anderen.
bots-double-lucky-7-use-double = Diese Vorhersage sieht sicher aus, also lohnt es sich, ihre Punkte zu verdoppeln.
bots-double-lucky-7-use = Mit { $advantage } geht diese Vorhersage eher genau auf.
