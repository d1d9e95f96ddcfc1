### 777

triple-seven-tagline = Werde deine Hand dreimal los, jedes Mal mit einer Karte anderer Art in Reserve: 7, 77, 777.

## Optionen

option-triple-seven-main_copies = Anzahl Hauptfiguren
option-triple-seven-main_copies-hint = Wie oft es jede Hauptfigur gibt. Die gedruckte Regel nennt keine Anzahlen; diese Zusammenstellung stammt von uns.
option-triple-seven-herald = Herold
option-triple-seven-herald-hint = Wie ein HEROLD angesagt wird: gleich beim Spielen oder um die Wette auf Knopfdruck.
option-triple-seven-herald-declared = Ansage
option-triple-seven-herald-race = Wettlauf
triple-seven-main-copies = Jede Hauptfigur kann es 1- bis 4-mal geben, nicht { $copies }-mal.
triple-seven-setup-cards = Eine Karte kommt öfter vor, als es sie gibt. Leg jede Karte nur an eine Stelle.

## Farben und Karten

triple-seven-red = Rot
    .weak = rote
    .strong = roten
triple-seven-green = Grün
    .weak = grüne
    .strong = grünen
triple-seven-blue = Blau
    .weak = blaue
    .strong = blauen
triple-seven-yellow = Gelb
    .weak = gelbe
    .strong = gelben
triple-seven-saint = HEILIGE
    .nom = eine HEILIGE
    .acc = eine HEILIGE
    .dat = einer HEILIGEN
triple-seven-samaritan = SAMARITER
    .nom = ein SAMARITER
    .acc = einen SAMARITER
    .dat = einem SAMARITER
triple-seven-sinner = SÜNDER
    .nom = ein SÜNDER
    .acc = einen SÜNDER
    .dat = einem SÜNDER
triple-seven-reaper = SCHNITTER
    .nom = ein SCHNITTER
    .acc = einen SCHNITTER
    .dat = einem SCHNITTER
triple-seven-trade = TAUSCH
    .nom = ein TAUSCH
    .acc = einen TAUSCH
    .dat = einem TAUSCH
triple-seven-thief = DIEB
    .nom = ein DIEB
    .acc = einen DIEB
    .dat = einem DIEB
triple-seven-kind-number = Zahl
triple-seven-kind-action = Aktion
triple-seven-kind-character = Figur
triple-seven-card-number = { $colour } { $number }
    .nom = die { $colour-weak } { $number }
    .acc = die { $colour-weak } { $number }
    .dat = der { $colour-strong } { $number }
triple-seven-card-reverse = UMKEHR in { $colour }
    .nom = die { $colour-weak } UMKEHR
    .acc = die { $colour-weak } UMKEHR
    .dat = der { $colour-strong } UMKEHR
triple-seven-card-deuce = DOPPEL in { $colour }
    .nom = das { $colour-weak } DOPPEL
    .acc = das { $colour-weak } DOPPEL
    .dat = dem { $colour-strong } DOPPEL
triple-seven-card-trade = TAUSCH in { $colour }
    .nom = der { $colour-weak } TAUSCH
    .acc = den { $colour-strong } TAUSCH
    .dat = dem { $colour-strong } TAUSCH
triple-seven-card-herald = HEROLD in { $colour }
    .nom = der { $colour-weak } HEROLD
    .acc = den { $colour-strong } HEROLD
    .dat = dem { $colour-strong } HEROLD
triple-seven-card-thief = DIEB in { $colour }
    .nom = der { $colour-weak } DIEB
    .acc = den { $colour-strong } DIEB
    .dat = dem { $colour-strong } DIEB
triple-seven-run = 567 in { $colour }
    .nom = die { $colour-weak } 567
    .acc = die { $colour-weak } 567
    .dat = der { $colour-strong } 567
triple-seven-run-thief = 567 in { $colour } mit dem DIEB
    .nom = die { $colour-weak } 567 mit dem DIEB
    .acc = die { $colour-weak } 567 mit dem DIEB
    .dat = der { $colour-strong } 567 mit dem DIEB
triple-seven-shows-number = { $colour } { $number }
triple-seven-shows-colour = { $colour } und keine Zahl

## Warum ein Zug nicht geht

triple-seven-game-over = Das Spiel ist zu Ende: { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } 777.
triple-seven-not-dealt = Die Runde ist noch nicht gegeben.
triple-seven-shuffling = Der Ablagestapel wird gerade zum neuen Nachziehstapel gemischt. Warte einen Moment.
triple-seven-not-your-turn = { $seat-is ->
        [you] Jetzt bist du dran.
       *[other] Jetzt ist { $seat } dran.
    }
triple-seven-reserve-first = Vor der ersten Karte sagst du, ob du eine deiner Karten als Reserve zur Seite legst.
triple-seven-round-begun = Die Runde hat begonnen. Du kannst noch als Zug eine Karte reservieren.
triple-seven-extra-play = Nach einem DOPPEL spielst du nur noch eine Karte aus der Hand oder verzichtest.
triple-seven-give-first = Dein SAMARITER wartet: Gib zuerst eine Karte an die nächste Person weiter.
triple-seven-answer-first = { $seat } spielt { $attack-acc } gegen dich. Antworte mit einer Karte oder füge dich.
triple-seven-call-first = Sag zuerst, ob du { $seat } erwischst: Der HEROLD wurde nicht angesagt.
triple-seven-herald-first = { $seat-is ->
        [you] Deine letzte Karte war ein HEROLD. Bis er angesagt oder erwischt ist, macht niemand einen Zug.
       *[other] { $seat } hat als letzte Karte einen HEROLD gespielt. Bis er angesagt oder erwischt ist, macht niemand einen Zug.
    }
triple-seven-already-drew = Du hast in diesem Zug schon gezogen. Spiel, reserviere oder passe.
triple-seven-nothing-to-draw = Es lässt sich keine Karte ziehen: Beide Stapel sind aufgebraucht. Du darfst passen, ohne zu ziehen.
triple-seven-draw-before-pass = Zieh eine Karte, bevor du passt.
triple-seven-not-in-hand = Nicht auf deiner Hand: { $card-nom }. Du hast { $hand-acc }.
triple-seven-does-not-fit = Hier passt { $card-nom } nicht: Der Ablagestapel zeigt { $shows }. { $number ->
        [-1] Darauf passt { $colour } oder eine Figur.
        [9] Darauf passt { $colour }, eine 9, eine 10 oder eine Figur.
       *[other] Darauf passt { $colour }, eine { $number } oder eine Figur.
    } { $fitting-count ->
        [0] Du hast nichts davon; zieh eine Karte.
       *[other] Du könntest { $fitting-acc-or } spielen.
    }
triple-seven-no-run = Das ist keine { $run }. Nicht auf deiner Hand: { $missing-nom }.
triple-seven-run-does-not-fit = Hier passt { $run-nom } nicht: Sie passt, wo ihre 5 passen würde, auf { $colour } oder auf eine 5. Der Ablagestapel zeigt { $shows }.
triple-seven-name-a-colour = Mit { $card-dat } musst du eine Farbe nennen.
triple-seven-no-colour-yet = Noch gilt keine Farbe: Nenne mit { $card-dat } eine.
triple-seven-trade-with = { $seat-is ->
        [you] Mit dir selbst kannst du nicht tauschen. Nenne jemand anderen oder niemanden.
       *[other] { $seat } sitzt nicht an diesem Tisch. Nenne jemand anderen oder niemanden.
    }
triple-seven-nothing-to-decline = Es gibt nichts, worauf du verzichten könntest: Gerade wurde kein DOPPEL gespielt.
triple-seven-reserve-in-extra-play = Nach einem DOPPEL spielst du aus der Hand. Deine Reserve wartet auf einen Zug.
triple-seven-last-card = Reservieren darfst du nur, wenn dir eine andere Karte auf der Hand bleibt.
triple-seven-nothing-to-swap = Du hast keine Reserve zum Auswechseln.
triple-seven-has-reserve = Du hast schon eine Reserve: { $card-nom }. Wechsle sie stattdessen aus.
triple-seven-no-reserve = Du hast keine reservierte Karte zum Spielen.
triple-seven-not-the-reserve = Deine Reserve ist { $reserve-nom }, nicht { $card-nom }.
triple-seven-no-herald = Es gibt keinen HEROLD zum Ansagen oder Erwischen: Keiner wurde gespielt, oder er ist angesagt, erwischt oder bedeckt.
triple-seven-own-herald = Der HEROLD ist deiner; erwischen dürfen ihn die anderen.
triple-seven-not-your-herald = { $seat } hat den HEROLD gespielt und sagt ihn an. Du darfst ihn erwischen.
triple-seven-silent-in-race = Im Wettlauf wird ein HEROLD stumm gespielt. Das Ansagen ist ein eigener Knopfdruck.
triple-seven-no-hush-in-race = Im Wettlauf fragt dich niemand. Willst du einen HEROLD durchgehen lassen, tu einfach nichts.
triple-seven-no-race = An diesem Tisch wird ein HEROLD gleich beim Spielen angesagt.
triple-seven-no-regular-six = Der DIEB in { $colour } ist nur auf { $colour }, auf einer 6 oder auf einem DIEB eine gewöhnliche 6. Der Ablagestapel zeigt { $shows }. Die Schau stehlen kann er trotzdem.
triple-seven-steal-from = { $seat-is ->
        [you] Dich selbst kannst du nicht bestehlen. Wähle jemanden mit genau einer Karte.
       *[other] { $seat } hat { $cards ->
            [0] keine Karten
           *[other] { $cards } Karten
        }. Stehlen kannst du nur, wenn jemand genau eine hat.
    }
triple-seven-no-gift-due = Es gibt nichts weiterzugeben: Kein SAMARITER von dir wartet.
triple-seven-no-top = Es lässt sich keine Karte ziehen, die du weitergeben könntest. Gib eine aus der Hand weiter.
triple-seven-not-attacked = Niemand greift dich an; es gibt nichts zu beantworten.
triple-seven-no-answer = Auf { $attack-acc } ist { $card-nom } keine Antwort.

## Was geschieht

triple-seven-first-dealer = { $seat-is ->
        [you] Du gibst zuerst.
       *[other] { $seat } gibt zuerst.
    }
triple-seven-dealt = Runde { $round }. { $seat-is ->
        [you] Du gibst.
       *[other] { $seat } gibt.
    }
triple-seven-chose = { $seat-is ->
        [you] Du hast über deine Reserve entschieden.
       *[other] { $seat } hat über die Reserve entschieden.
    }
triple-seven-chose-none = { $seat-is ->
        [you] Du beginnst ohne Reserve.
       *[other] { $seat } beginnt ohne Reserve.
    }
triple-seven-chose-card = { $seat-is ->
        [you] Du legst { $card-acc } zur Seite.
       *[other] { $seat } legt { $card-acc } zur Seite.
    }
triple-seven-reserves = { $count ->
        [0] Niemand hat eine Reserve.
       *[other] Mit einer Reserve: { $who }.
    }
triple-seven-drew = { $seat-is ->
        [you] Du ziehst { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }.
       *[other] { $seat } zieht { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }.
    }
triple-seven-drew-cards = { $seat-is ->
        [you] Du ziehst { $cards-acc }.
       *[other] { $seat } zieht { $cards-acc }.
    }
triple-seven-none-left = { $seat-is ->
        [you] Für dich ist keine Karte mehr da.
       *[other] Für { $seat } ist keine Karte mehr da.
    }
triple-seven-passed = { $seat-is ->
        [you] Du passt.
       *[other] { $seat } passt.
    }
triple-seven-reserved = { $seat-is ->
        [you] Du reservierst eine Karte.
       *[other] { $seat } reserviert eine Karte.
    }
triple-seven-reserved-card = { $seat-is ->
        [you] Du reservierst { $card-acc }.
       *[other] { $seat } reserviert { $card-acc }.
    }
triple-seven-swapped = { $seat-is ->
        [you] Du wechselst deine Reserve aus.
       *[other] { $seat } wechselt die Reserve aus.
    }
triple-seven-swapped-card = { $seat-is ->
        [you] Du nimmst jetzt { $card-acc } als Reserve.
       *[other] { $seat } nimmt jetzt { $card-acc } als Reserve.
    }
triple-seven-played-card = { $seat-is ->
        [you] Du spielst { $from ->
            [reserve] aus der Reserve { $card-acc }
           *[hand] { $card-acc }
        }.
       *[other] { $seat } spielt { $from ->
            [reserve] aus der Reserve { $card-acc }
           *[hand] { $card-acc }
        }.
    }
triple-seven-played-reverse = { $seat-is ->
        [you] Du spielst { $from ->
            [reserve] aus der Reserve { $card-acc }
           *[hand] { $card-acc }
        } und drehst die Spielrichtung um.
       *[other] { $seat } spielt { $from ->
            [reserve] aus der Reserve { $card-acc }
           *[hand] { $card-acc }
        } und dreht die Spielrichtung um.
    }
triple-seven-played-trade = { $seat-is ->
        [you] Du spielst { $from ->
            [reserve] aus der Reserve { $card-acc }
           *[hand] { $card-acc }
        }, um mit { $other-is ->
            [you] dir
           *[other] { $other }
        } die Hand zu tauschen.
       *[other] { $seat } spielt { $from ->
            [reserve] aus der Reserve { $card-acc }
           *[hand] { $card-acc }
        }, um mit { $other-is ->
            [you] dir
           *[other] { $other }
        } die Hand zu tauschen.
    }
triple-seven-played-announced = { $seat-is ->
        [you] Du spielst { $from ->
            [reserve] aus der Reserve { $card-acc }
           *[hand] { $card-acc }
        }: „{ $colour } 4!“
       *[other] { $seat } spielt { $from ->
            [reserve] aus der Reserve { $card-acc }
           *[hand] { $card-acc }
        }: „{ $colour } 4!“
    }
triple-seven-played-silent = { $seat-is ->
        [you] Du spielst { $from ->
            [reserve] aus der Reserve { $card-acc }
           *[hand] { $card-acc }
        } ohne ein Wort.
       *[other] { $seat } spielt { $from ->
            [reserve] aus der Reserve { $card-acc }
           *[hand] { $card-acc }
        } ohne ein Wort.
    }
triple-seven-played-six = { $seat-is ->
        [you] Du spielst { $from ->
            [reserve] aus der Reserve { $card-acc }
           *[hand] { $card-acc }
        } als gewöhnliche 6.
       *[other] { $seat } spielt { $from ->
            [reserve] aus der Reserve { $card-acc }
           *[hand] { $card-acc }
        } als gewöhnliche 6.
    }
triple-seven-played-show = { $seat-is ->
        [you] Du spielst { $from ->
            [reserve] aus der Reserve { $card-acc }
           *[hand] { $card-acc }
        } und stiehlst die Schau.
       *[other] { $seat } spielt { $from ->
            [reserve] aus der Reserve { $card-acc }
           *[hand] { $card-acc }
        } und stiehlt die Schau.
    }
triple-seven-played-steal = { $seat-is ->
        [you] Du spielst { $from ->
            [reserve] aus der Reserve { $card-acc }
           *[hand] { $card-acc }
        } gegen { $other-is ->
            [you] dich
           *[other] { $other }
        }, um die letzte Karte zu stehlen.
       *[other] { $seat } spielt { $from ->
            [reserve] aus der Reserve { $card-acc }
           *[hand] { $card-acc }
        } gegen { $other-is ->
            [you] dich
           *[other] { $other }
        }, um die letzte Karte zu stehlen.
    }
triple-seven-played-colour = { $seat-is ->
        [you] Du spielst { $from ->
            [reserve] aus der Reserve { $card-acc }
           *[hand] { $card-acc }
        } und nennst { $colour }.
       *[other] { $seat } spielt { $from ->
            [reserve] aus der Reserve { $card-acc }
           *[hand] { $card-acc }
        } und nennt { $colour }.
    }
triple-seven-played-run = { $seat-is ->
        [you] Du spielst { $run-acc }.
       *[other] { $seat } spielt { $run-acc }.
    }
triple-seven-declined = { $seat-is ->
        [you] Du spielst nicht noch einmal.
       *[other] { $seat } spielt nicht noch einmal.
    }
triple-seven-answered = { $seat-is ->
        [you] Du antwortest mit { $card-dat }. Es gilt { $colour }.
       *[other] { $seat } antwortet mit { $card-dat }. Es gilt { $colour }.
    }
triple-seven-submitted = { $seat-is ->
        [you] Du fügst dich.
       *[other] { $seat } fügt sich.
    }
triple-seven-traded = { $seat-is ->
        [you] Du tauschst die Hand mit { $other }.
       *[other] { $seat } tauscht die Hand mit { $other-is ->
            [you] dir
           *[other] { $other }
        }.
    }
triple-seven-traded-hands = { $seat-is ->
        [you] Du tauschst die Hand mit { $other }: Du gibst { $gave-acc } und bekommst { $got-acc }.
       *[other] { $seat } tauscht die Hand mit { $other-is ->
            [you] dir
           *[other] { $other }
        }, gibt { $gave-acc } und bekommt { $got-acc }.
    }
triple-seven-stole = { $seat-is ->
        [you] Du bekommst die letzte Karte von { $other }.
       *[other] { $seat } bekommt die letzte Karte von { $other-is ->
            [you] dir
           *[other] { $other }
        }.
    }
triple-seven-stole-card = { $seat-is ->
        [you] Du stiehlst { $other } { $card-acc }.
       *[other] { $seat } stiehlt { $other-is ->
            [you] dir
           *[other] { $other }
        } { $card-acc }.
    }
triple-seven-gave = { $seat-is ->
        [you] Du gibst { $other } eine Karte.
       *[other] { $seat } gibt { $other-is ->
            [you] dir
           *[other] { $other }
        } eine Karte.
    }
triple-seven-gave-run = { $seat-is ->
        [you] Du gibst { $other } eine 567.
       *[other] { $seat } gibt { $other-is ->
            [you] dir
           *[other] { $other }
        } eine 567.
    }
triple-seven-gave-top = { $seat-is ->
        [you] Du gibst { $other } die oberste Karte des Nachziehstapels.
       *[other] { $seat } gibt { $other-is ->
            [you] dir
           *[other] { $other }
        } die oberste Karte des Nachziehstapels.
    }
triple-seven-gave-cards = { $seat-is ->
        [you] Du gibst { $other } { $cards-acc }.
       *[other] { $seat } gibt { $other-is ->
            [you] dir
           *[other] { $other }
        } { $cards-acc }.
    }
triple-seven-announced = { $seat-is ->
        [you] Du sagst deinen HEROLD an.
       *[other] { $seat } sagt den HEROLD an.
    }
triple-seven-called-out = { $seat-is ->
        [you] Du erwischst { $other }: vier Karten!
       *[other] { $seat } erwischt { $other-is ->
            [you] dich
           *[other] { $other }
        }: vier Karten!
    }
triple-seven-hushed = { $seat-is ->
        [you] Du lässt den HEROLD durchgehen.
       *[other] { $seat } lässt den HEROLD durchgehen.
    }
triple-seven-reshuffled = Der Ablagestapel wird zum neuen Nachziehstapel mit { $count ->
        [one] einer Karte
       *[other] { $count } Karten
    } gemischt.
triple-seven-void = Runde { $round } ist ungültig: Es ging nicht weiter. Niemand sammelt etwas ein.
triple-seven-won-round = { $seat-is ->
        [you] Du bist fertig und gewinnst die Runde, sammelst aber nichts ein.
       *[other] { $seat } ist fertig und gewinnt die Runde, sammelt aber nichts ein.
    }
triple-seven-won-round-card = { $seat-is ->
        [you] Du bist fertig, gewinnst die Runde und sammelst { $card-acc } ein ({ $kind }).
       *[other] { $seat } ist fertig, gewinnt die Runde und sammelt { $card-acc } ein ({ $kind }).
    }
triple-seven-won-game = { $seat-is ->
        [you] 777! Du gewinnst das Spiel.
       *[other] 777! { $seat } gewinnt das Spiel.
    }

## Was gefragt ist

triple-seven-ask-reserve = Leg eine Karte als Reserve zur Seite oder beginne ohne.
triple-seven-ask-first = Der Ablagestapel ist leer: Spiel eine beliebige Karte, reserviere eine oder zieh.
triple-seven-ask-first-drawn = Der Ablagestapel ist leer. Du hast gezogen: Spiel eine beliebige Karte, reserviere oder passe.
triple-seven-ask-turn = Der Ablagestapel zeigt { $shows }: Spiel, reserviere oder zieh eine Karte.
triple-seven-ask-turn-drawn = Der Ablagestapel zeigt { $shows }. Du hast gezogen: Spiel, reserviere oder passe.
triple-seven-ask-extra = Spiel noch eine Karte aus der Hand oder verzichte.
triple-seven-ask-give = Gib eine Karte an { $other } weiter.
triple-seven-ask-call-out = { $seat } hat den HEROLD nicht angesagt. Erwischst du ihn?
triple-seven-ask-announce = Sag deinen HEROLD an, bevor dich jemand erwischt!
triple-seven-ask-race = { $seat } hat einen HEROLD gespielt und nicht angesagt. Erwisch ihn!
triple-seven-ask-trade = { $seat } will mit dir die Hand tauschen. Wehr dich mit einer HEILIGEN oder füge dich.
triple-seven-ask-thief = { $seat } will deine letzte Karte stehlen. Antworte mit einer HEILIGEN oder einem SCHNITTER, oder gib sie her und zieh sieben.
triple-seven-ask-sinner = Der SÜNDER von { $seat } ist bei dir. Antworte mit einer HEILIGEN oder einem SCHNITTER, oder zieh vier.
triple-seven-ask-reaper = { $seat } bestraft dich mit einem SCHNITTER. Antworte mit einer HEILIGEN oder zieh { $count }.

## Züge

triple-seven-do-reserve = { $card } reservieren
triple-seven-do-no-reserve = Keine Reserve
triple-seven-do-draw = Eine Karte ziehen
triple-seven-do-pass = Passen
triple-seven-do-swap = Reserve gegen { $card-acc } auswechseln
triple-seven-do-play-card = { $from ->
        [reserve] Reservierte Karte { $card } spielen
       *[hand] { $card } spielen
    }
triple-seven-do-play-reverse = { $from ->
        [reserve] Reservierte Karte { $card } spielen
       *[hand] { $card } spielen
    } und die Richtung umdrehen
triple-seven-do-play-trade = { $from ->
        [reserve] Reservierte Karte { $card } spielen
       *[hand] { $card } spielen
    } und mit { $other } tauschen
triple-seven-do-play-announced = { $from ->
        [reserve] Reservierte Karte { $card } spielen
       *[hand] { $card } spielen
    }, angesagt
triple-seven-do-play-silent = { $from ->
        [reserve] Reservierte Karte { $card } spielen
       *[hand] { $card } spielen
    }, stumm
triple-seven-do-play-six = { $from ->
        [reserve] Reservierte Karte { $card } spielen
       *[hand] { $card } spielen
    } als gewöhnliche 6
triple-seven-do-play-show = { $from ->
        [reserve] Reservierte Karte { $card } spielen
       *[hand] { $card } spielen
    } und die Schau stehlen
triple-seven-do-play-steal = { $from ->
        [reserve] Reservierte Karte { $card } spielen
       *[hand] { $card } spielen
    } und { $other } bestehlen
triple-seven-do-play-colour = { $from ->
        [reserve] Reservierte Karte { $card } spielen
       *[hand] { $card } spielen
    }: { $colour }
triple-seven-do-play-run = { $run } spielen
triple-seven-do-done = Nicht noch einmal spielen
triple-seven-do-give = { $card } weitergeben
triple-seven-do-give-run = { $run } weitergeben
triple-seven-do-give-top = Eine Karte ziehen und weitergeben
triple-seven-do-answer = Mit { $card-dat } antworten, die Farbe bleibt
triple-seven-do-answer-colour = Mit { $card-dat } antworten: { $colour }
triple-seven-do-submit = Sich fügen: { $cost }
triple-seven-do-call-out = Den HEROLD erwischen!
triple-seven-do-hush = Durchgehen lassen
triple-seven-do-announce = Ansagen!
triple-seven-cost-nothing = nichts geschieht
triple-seven-cost-trade = mit { $seat } die Hand tauschen
triple-seven-cost-thief = { $seat } deine Karte geben und sieben ziehen
triple-seven-cost-draw = { $count } Karten ziehen
