### Rückblick auf eine Partie und Üben, im Browser. Zahlen sind Hundertstel eines Sieges.

web-review-looking = Deine Partie wird angesehen …
web-review-partly = Zum Teil angesehen
web-review-partly-say = Bisher ist ein Teil dieser Partie angesehen. Geht es weiter, folgt das Fazit.
web-review-take = Zum Mitnehmen:
web-review-whose = Wessen Partie
web-review-judging = Wie weit die Beurteilung ist
web-review-progress = { $percent } % geprüft
web-review-stop = Anhalten
web-review-go-on = Weiter
web-review-done = Jede Entscheidung wurde mit bis zu { $worlds } Suchschritten geprüft, nach dem, was zu wissen war.
web-review-fair = Fairer Anteil
web-review-luck = Glück
web-review-gifts = Geschenke
web-review-losses = Eigene Verluste
web-review-unforeseen = Unvorhergesehen
web-review-result = Ergebnis
web-review-became = Wie aus { $from } am Ende { $to } wurden
web-review-hundredths = Hundertstel eines Sieges
web-review-sum-told = Fairer Anteil { $fair }, Glück { $luck }, Geschenke { $gifts }, eigene Verluste { $losses }, unvorhergesehen { $unforeseen }: Ergebnis { $result }.
web-review-sum-told-open = Fairer Anteil { $fair }, Geschenke { $gifts }, eigene Verluste { $losses }, unvorhergesehen { $unforeseen }: Ergebnis { $result }.
web-review-doubt = Auch das Urteil ist nicht sicher: Deine Verluste können um { $doubt } größer oder kleiner sein.
web-review-prospects = Deine Aussichten
web-review-in-100 = Siege, die in 100 solchen Partien zu erwarten sind
web-review-moment-told = Runde { $round }, { $what }: von { $before } auf { $after }.
web-review-step = Schritt { $step }
web-review-step-told = Schritt { $step }, { $what }: von { $before } auf { $after }.
web-review-title-deal = Das Austeilen
web-review-title-drawn = Wie es lag
web-review-title-gift = { $name }: { $move }
web-review-title-loss = Besser: { $move }
web-review-seven-do-lay = { $tile } auf Ebene { $level }
web-review-no-moment = Kein einzelner Moment sticht heraus.
web-review-then = dann
web-review-see = Was gezeigt wird
web-review-see-mine = Was ich wissen konnte
web-review-see-all = Alle Hände
web-review-luck-say = Deine Aussichten hatten sich schon vor diesem Zug geändert: durch das, was gezogen wurde, und durch das, was die anderen hatten. Dafür konnte niemand etwas.
web-review-all-say = Alle Hände zeigen, wie es lag. Sie messen keinen Zug: Niemand konnte sie kennen.
web-review-gift-say = { $name } hatte etwas Besseres. Was, sieht man mit allen Händen.
web-review-other-say = Hier entschied { $name }. Was zur Wahl stand, sieht man mit allen Händen.
web-review-whiskers = Siege von 100, über gedachte Verteilungen, die zu allem passen, was zu sehen war. Fühler: 95 von 100.
web-review-whiskers-open = Siege von 100, nach den Stellungen, die angesehen wurden; verdeckt ist hier nichts. Fühler: wie weit das Urteil danebenliegen kann, 95 von 100 Mal.
web-review-better = besser
web-review-equal = etwa gleich
web-review-made = gespielt
web-review-error = auf { $error } genau
web-review-try = Von hier aus probieren
web-review-try-anew = Neu verteilt probieren
web-review-share = Diesen Moment teilen
web-review-no-choice = Hier hatte niemand eine Wahl: So ist es gekommen.
web-review-next = Nächster Moment
web-review-adds-up = Es geht immer auf: fairer Anteil + Glück + Geschenke − eigene Verluste + Unvorhergesehenes = Ergebnis.
web-review-adds-up-open = Es geht immer auf: fairer Anteil + Geschenke − eigene Verluste + Unvorhergesehenes = Ergebnis.
web-review-trying = Probiere einen besseren Zug
web-review-as-they-lay = Alles liegt, wie es lag. Die anderen spielen, so gut sie können.
web-review-anew = Was du nicht wissen konntest, wurde neu verteilt.
web-review-back = Zurück zum Rückblick
web-exercises-mine = Aus meinen eigenen Partien
web-exercise-say-turn = Was bringt dieser Zug höchstens?
web-exercise-say = Welcher Zug ist der beste?
web-exercise-rating = Deine Wertung: { $rating }
web-exercise-due = { $count ->
        [0] heute ist keine fällig
        [one] heute ist eine Stellung fällig
       *[other] heute sind { $count } Stellungen fällig
    }
web-exercise-none-due = Heute ist nichts fällig. Sieh auf eine deiner Partien zurück: Was besser ging, kommt hierher.
web-exercise-of = Aufgabe { $number } von { $of }
web-exercise-easy = leicht
web-exercise-medium = mittel
web-exercise-hard = schwer
web-exercise-question = Dein Zug
web-exercise-hint = Ein Zug ist deutlich besser. Mach ihn am Tisch.
web-exercise-hint-mine = In deiner Partie hat dein Zug hier etwas gekostet. Mach am Tisch einen besseren.
web-exercise-answered = Beantwortet. Spiel es aus, oder nimm die nächste Aufgabe.
web-exercise-right = Das ist der beste Zug.
web-exercise-as-good = Das ist so gut wie der beste Zug.
web-exercise-close = Knapp: Ein anderer Zug ist { $more } mehr wert.
web-exercise-other = Ein anderer Zug ist { $more } mehr wert.
web-exercise-unknown = Hier nicht betrachtet: Es gibt einen deutlich besseren Zug.
web-exercise-unlisted = Hier nicht betrachtet: Er kann so gut sein wie die besten.
web-exercise-yours = deiner
web-exercise-best = bester
web-exercise-worths = Was jeder Zug wert ist
web-exercise-play-out = Ausspielen
web-exercise-next = Nächste Aufgabe
web-exercise-turn-tiles = Lege so viele Plättchen, wie du kannst
web-exercise-turn-sevens = Hole so viele 7er-Marker, wie du kannst
web-exercise-turn-77 = Hole den 77er-Marker
web-exercise-turn-hint = Der ganze Zug gehört dir: gründen, erweitern, tauschen und Kleeblätter schnappen, in beliebiger Reihenfolge. Passe, wenn du fertig bist. Zwei für eins ist Glück und beendet die Aufgabe.
web-exercise-turn-most = { $most }: Mehr ist in diesem Zug nicht drin.
web-exercise-turn-less = { $brought ->
        [0] Diesmal kam nichts dabei heraus.
       *[other] Du hast { $brought } geschafft.
    } { $most ->
        [one] In diesem Zug ist 1 drin.
       *[other] In diesem Zug sind { $most } drin.
    }
web-exercise-turn-way = So geht es
web-exercise-turn-proven = Alles, was die Regeln erlauben, wurde probiert: Mehr bringt kein Zug.
