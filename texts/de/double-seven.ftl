### Double Seven: Tierfamilien, die den Platz wechseln.

double-seven-tagline = Sammle Tierfamilien, tausche sie bei gleicher Größe und lass deine über sieben hinauswachsen.

## Plättchen

double-seven-bird = Vogel
    .a = einen Vogel
    .many = Vögel
    .the = den Vogel
double-seven-butterfly = Schmetterling
    .a = einen Schmetterling
    .many = Schmetterlinge
    .the = den Schmetterling
double-seven-deer = Hirsch
    .a = einen Hirsch
    .many = Hirsche
    .the = den Hirsch
double-seven-fox = Fuchs
    .a = einen Fuchs
    .many = Füchse
    .the = den Fuchs
double-seven-frog = Frosch
    .a = einen Frosch
    .many = Frösche
    .the = den Frosch
double-seven-rabbit = Kaninchen
    .a = ein Kaninchen
    .many = Kaninchen
    .the = das Kaninchen
double-seven-squirrel = Eichhörnchen
    .a = ein Eichhörnchen
    .many = Eichhörnchen
    .the = das Eichhörnchen
double-seven-swan = Schwan
    .a = einen Schwan
    .many = Schwäne
    .the = den Schwan
double-seven-clover = Kleeblatt
    .a = ein Kleeblatt
    .many = Kleeblätter
    .the = das Kleeblatt
double-seven-some =
    { $count ->
        [one] 1 { $tile }
       *[other] { $count } { $tile-many }
    }

## Was gefragt ist

double-seven-ask-draw =
    { $left ->
        [one] Ziehe noch ein Plättchen, offen oder verdeckt.
       *[other] Ziehe { $left } Plättchen, eins nach dem anderen, offen oder verdeckt.
    }
double-seven-ask-draw-rainbow = Regenbogen! Ziehe noch ein Plättchen, offen oder verdeckt.
double-seven-ask-draw-other = Ziehe ein Plättchen für die zwei abgelegten ({ $put }); diese beiden bleiben liegen.
double-seven-ask-rainbow = Alle { $tiles } Plättchen auf deiner Bank sind verschieden: Zeige einen Regenbogen und ziehe noch eins, oder mach mit etwas anderem weiter.
double-seven-ask-act =
    { $tiles ->
        [one] Gründe, erweitere, tausche oder schnapp dir ein Kleeblatt, oder passe. Auf deiner Bank steht ein Plättchen.
       *[other] Gründe, erweitere, tausche oder schnapp dir ein Kleeblatt, oder passe. Auf deiner Bank stehen { $tiles } Plättchen.
    }
double-seven-ask-discard = Du hast mit { $tiles } Plättchen gepasst. Wähle eins, das aus dem Spiel kommt.

## Was ein Zug bedeutet

double-seven-do-draw = Offen nehmen: { $tile }
double-seven-do-draw-hidden = Verdeckt ziehen (noch { $count })
double-seven-do-rainbow = Regenbogen! Bank zeigen und noch eins ziehen
double-seven-do-start = Familie gründen: { $tiles }
double-seven-do-expand = { $tiles } an { $family } ({ $animal-many }) anlegen: ergibt { $size }
double-seven-do-expand-seven = { $tiles } an { $family } ({ $animal-many }) anlegen: ergibt { $size }, eine Sieben!
double-seven-do-exchange = Deine { $size } { $given-many } ({ $own }) gegen die { $size } { $taken-many } ({ $other }) von { $seat } tauschen
double-seven-do-retrieve = Das Kleeblatt aus { $family } schnappen und { $animal-a } hineinlegen
double-seven-do-two-for-one = Zwei für eins: { $tiles } ablegen und ein anderes Plättchen ziehen
double-seven-do-pass =
    { $tiles ->
        [0] Passen
        [one] Passen und 1 Plättchen behalten
       *[other] Passen mit { $tiles } Plättchen
    }
double-seven-do-discard = { $tile } abwerfen

## Warum ein Zug nicht geht

double-seven-game-over = Das Spiel ist zu Ende.
double-seven-not-dealt = Die Plättchen sind noch nicht verteilt.
double-seven-no-such-first = Platz { $number } kann nicht anfangen: Es spielen { $seats }.
double-seven-not-your-turn =
    { $seat-is ->
        [you] Du bist jetzt am Zug.
       *[other] { $seat } ist am Zug.
    }
double-seven-draw-due =
    { $left ->
        [one] Ziehe zuerst noch ein Plättchen.
       *[other] Ziehe zuerst { $left } Plättchen.
    }
double-seven-draw-due-rainbow = Ziehe zuerst das Plättchen für deinen Regenbogen.
double-seven-draw-due-two-for-one = Ziehe zuerst das Plättchen für die zwei abgelegten.
double-seven-discard-due = Du hast mit { $tiles } Plättchen auf der Bank gepasst: Jetzt musst du eins abwerfen.
double-seven-all-drawn = Du hast alles gezogen, was du ziehen darfst.
double-seven-not-face-up = 
    { $count ->
        [0] Im Vorrat liegt nichts offen, auch nicht: { $tile }.
       *[other] Im Vorrat liegt nicht offen: { $tile }. Offen: { $tiles }.
    }
double-seven-no-face-down = Verdeckt liegt kein Plättchen mehr.
double-seven-just-put-down = Du hast { $tile-the } gerade selbst abgelegt. Ziehe ein anderes Plättchen.
double-seven-rainbow-too-late = Einen Regenbogen zeigst du direkt nach dem letzten gezogenen Plättchen, und nur einmal pro Zug.
double-seven-rainbow-too-small = Ein Regenbogen braucht mindestens 5 Plättchen; du hast { $tiles }.
double-seven-rainbow-with-clover = In einem Regenbogen ist kein Kleeblatt, und du hast eins.
double-seven-rainbow-twice = In einem Regenbogen sind alle Tiere verschieden; du hast { $count } { $animal-many }.
double-seven-rainbow-no-tile = Der Vorrat ist leer: Für einen Regenbogen gibt es nichts zu ziehen.
double-seven-no-discard-due = Es ist nichts abzuwerfen: Du hast nicht mit 6 oder mehr Plättchen gepasst.
double-seven-only-clovers = Eine Familie braucht mindestens ein Tier; Kleeblätter allein sind keine.
double-seven-two-animals = Eine Familie hat nur ein Tier, nicht { $animal-many } und { $other-many }.
double-seven-too-small = Eine Familie beginnt mit mindestens 2 Plättchen.
double-seven-missing =
    { $held ->
        [0] Das steht nicht auf deiner Bank: { $tile }.
        [one] Auf deiner Bank steht nur 1 { $tile }, gebraucht werden { $wanted }.
       *[other] Auf deiner Bank stehen nur { $held } { $tile-many }, gebraucht werden { $wanted }.
    }
double-seven-animal-in-front = { $animal-many } liegen schon vor dir: Familie { $family }. Erweitere sie, oder tausche sie zuerst.
double-seven-no-such-family =
    { $families ->
        [0] Es gibt keine Familie { $family }: Noch wurde keine gegründet.
       *[other] Es gibt keine Familie { $family }. Sie haben die Nummern #1 bis #{ $families }.
    }
double-seven-not-your-family =
    { $seat-is ->
        [you] Familie { $family } liegt vor dir.
       *[other] Familie { $family } liegt nicht vor dir, sondern vor { $seat }.
    }
double-seven-other-animal = In Familie { $family } sind { $animal-many }. Das passt nicht dazu: { $other }.
double-seven-nothing-added = An Familie { $family } muss mindestens ein Plättchen kommen.
double-seven-both-yours = { $own } und { $other } liegen beide vor dir. Tausche mit jemand anderem.
double-seven-sizes-differ = { $own } hat { $size } Plättchen und { $other } hat { $other-size }. Getauscht werden nur gleich große Familien.
double-seven-same-contents = { $own } und { $other } bestehen aus den gleichen Plättchen ({ $tiles }): Es würde sich nichts ändern.
double-seven-position-stood =
    { $after ->
        [0] Damit käme die Stellung vor deinem ersten Tausch zurück. Tu dazwischen etwas anderes.
        [one] Damit käme die Stellung nach deinem ersten Tausch zurück. Tu dazwischen etwas anderes.
       *[other] Damit käme die Stellung nach deinem { $after }. Tausch zurück. Tu dazwischen etwas anderes.
    }
double-seven-run-too-long = Du hast { $limit }-mal hintereinander getauscht, zweimal für jede Familie. Tu zuerst etwas anderes.
double-seven-no-clover = In Familie { $family } ist kein Kleeblatt.
double-seven-two-for-one-done = „Zwei für eins“ hast du in diesem Zug schon gemacht.
double-seven-two-for-one-no-tile = Der Vorrat ist leer: Es gibt kein anderes Plättchen zu ziehen.

## Was geschieht

double-seven-dealt =
    { $seat-is ->
        [you] Alle ziehen 3 Plättchen. Du fängst an.
       *[other] Alle ziehen 3 Plättchen. { $seat } fängt an.
    }
double-seven-dealt-rack =
    { $seat-is ->
        [you] Gezogen: { $tiles }. Du fängst an.
       *[other] Gezogen: { $tiles }. { $seat } fängt an.
    }
double-seven-flipped = Aufgedeckt: { $tile }.
double-seven-took =
    { $seat-is ->
        [you] Du nimmst { $tile-a }.
       *[other] { $seat } nimmt { $tile-a }.
    }
double-seven-drew =
    { $seat-is ->
        [you] Du ziehst verdeckt.
       *[other] { $seat } zieht verdeckt.
    }
double-seven-drew-tile =
    { $seat-is ->
        [you] Du ziehst { $tile-a }.
       *[other] { $seat } zieht { $tile-a }.
    }
double-seven-rainbow =
    { $seat-is ->
        [you] Regenbogen! Du zeigst { $tiles }.
       *[other] Regenbogen! { $seat } zeigt { $tiles }.
    }
double-seven-started =
    { $seat-is ->
        [you] Du gründest Familie { $family }: { $tiles }.
       *[other] { $seat } gründet Familie { $family }: { $tiles }.
    }
double-seven-expanded =
    { $seat-is ->
        [you] Du legst { $tiles } an { $family } an: { $size } { $animal-many }.
       *[other] { $seat } legt { $tiles } an { $family } an: { $size } { $animal-many }.
    }
double-seven-exchanged =
    { $seat-is ->
        [you] Du tauschst { $size } { $given-many } ({ $own }) mit { $with } gegen { $size } { $taken-many } ({ $other }).
       *[other] { $seat } tauscht { $size } { $given-many } ({ $own }) mit { $with-is ->
            [you] dir
           *[other] { $with }
        } gegen { $size } { $taken-many } ({ $other }).
    }
double-seven-retrieved =
    { $seat-is ->
        [you] Du legst { $animal-a } in { $family } und schnappst dir das Kleeblatt.
       *[other] { $seat } legt { $animal-a } in { $family } und schnappt sich das Kleeblatt.
    }
double-seven-put-down =
    { $seat-is ->
        [you] Zwei für eins: Du legst { $tiles } ab.
       *[other] Zwei für eins: { $seat } legt { $tiles } ab.
    }
double-seven-seven =
    { $seat-is ->
        [you] Sieben! Du nimmst dir für { $family } einen 7er-Marker.
       *[other] Sieben! { $seat } nimmt sich für { $family } einen 7er-Marker.
    }
double-seven-double-seven =
    { $seat-is ->
        [you] Double Seven! Du nimmst dir den 77er-Marker.
       *[other] Double Seven! { $seat } nimmt sich den 77er-Marker.
    }
double-seven-end-double-seven =
    { $seat-is ->
        [you] Das leitet das Ende ein: Du beendest deinen Zug, alle anderen haben noch einen.
       *[other] Das leitet das Ende ein: { $seat } beendet den Zug, alle anderen haben noch einen.
    }
double-seven-end-last-tile =
    { $seat-is ->
        [you] Du hast das letzte Plättchen gezogen. Alle anderen haben noch einen Zug.
       *[other] { $seat } hat das letzte Plättchen gezogen. Alle anderen haben noch einen Zug.
    }
double-seven-cleared =
    { $seat-is ->
        [you] Leer! Auf deiner Bank steht nichts mehr.
       *[other] Leer! Auf der Bank von { $seat } steht nichts mehr.
    }
double-seven-passed =
    { $seat-is ->
        [you] Du passt.
       *[other] { $seat } passt.
    }
double-seven-discarded =
    { $seat-is ->
        [you] Du wirfst { $tile-a } ab.
       *[other] { $seat } wirft { $tile-a } ab.
    }
double-seven-skipped =
    { $seat-is ->
        [you] Deine Bank ist leer und es gibt nichts zu ziehen: Das war dein Zug.
       *[other] Die Bank von { $seat } ist leer und es gibt nichts zu ziehen: Das war der Zug.
    }
double-seven-over =
    { $count ->
        [one] Das Spiel ist zu Ende. Gewonnen: { $winners }.
       *[other] Das Spiel ist zu Ende. Den Sieg teilen sich: { $winners }.
    }
