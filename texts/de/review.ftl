### Rückblick auf eine Partie: Worte eines Trainers. Zahlen sind Hundertstel eines Sieges.

review-head-broken-off = Eine abgebrochene Partie
review-head-clean-win = Ein Sieg ohne Fehltritt
review-head-win = Ein Sieg, und noch etwas zu gewinnen
review-head-shared = Ein geteilter Sieg
review-head-nothing-to-mend = Nichts zu verbessern. Das Glück war anderswo.
review-head-well-played = { $others ->
        [one] Gut gespielt. Dein Gegenüber spielte auch gut.
       *[other] Gut gespielt. Die anderen spielten auch gut.
    }
review-head-small-things = Viele Kleinigkeiten, die sich summieren
review-head-one-move = Eine gute Partie und ein Zug zum Nachsehen
review-head-some-moves = Ein paar Züge lohnen einen zweiten Blick
review-came-lucky = Das Glück brachte dir { $luck }, { $others ->
        [one] dein Gegenüber schenkte dir
       *[other] die anderen schenkten dir
    } { $gifts }, und deine eigenen Züge kosteten { $losses } von 100 Siegen.
review-came-unlucky = Das Glück nahm dir { $luck }, { $others ->
        [one] dein Gegenüber schenkte dir
       *[other] die anderen schenkten dir
    } { $gifts }, und deine eigenen Züge kosteten { $losses } von 100 Siegen.
review-came-even = Das Glück war ausgeglichen. { $others ->
        [one] Dein Gegenüber schenkte dir
       *[other] Die anderen schenkten dir
    } { $gifts }, und deine eigenen Züge kosteten { $losses } von 100 Siegen.
review-came-without-luck = Glück war hier nicht im Spiel. { $others ->
        [one] Dein Gegenüber schenkte dir
       *[other] Die anderen schenkten dir
    } { $gifts }, und deine eigenen Züge kosteten { $losses } von 100 Siegen.
review-most = Das meiste davon war ein Zug in Runde { $round }: Davor konntest du { $before } von 100 Siegen erwarten, danach { $after }.
review-most-at-step = Das meiste davon war ein Zug, Schritt { $step }: Davor konntest du { $before } von 100 Siegen erwarten, danach { $after }.
review-costliest = Am meisten kostete ein Zug in Runde { $round }: Davor konntest du { $before } von 100 Siegen erwarten, danach { $after }.
review-costliest-at-step = Am meisten kostete ein Zug, Schritt { $step }: Davor konntest du { $before } von 100 Siegen erwarten, danach { $after }.
review-most-of-a-win = Was noch zu holen war: { $lost } mit einem Zug in Runde { $round }.
review-most-of-a-win-at-step = Was noch zu holen war: { $lost } mit einem Zug, Schritt { $step }.
review-spotless = Keiner deiner Züge kostete etwas Nennenswertes.
review-many-small = Kein einzelner Zug war entscheidend; es waren viele kleine.
