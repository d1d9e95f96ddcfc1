### Double Lucky 7: Sag deine Stiche vorher.

double-lucky-7-tagline = Sieh dir deine Karten an und sage genau vorher, wie viele Stiche du machst.

## Karten, Rad, Würfel

double-lucky-7-red = Rot
    .adjective = rote
double-lucky-7-green = Grün
    .adjective = grüne
double-lucky-7-blue = Blau
    .adjective = blaue
double-lucky-7-yellow = Gelb
    .adjective = gelbe
# Karten stehen im Akkusativ, wo kein anderer Fall dabeisteht.
double-lucky-7-card = die { $colour-adjective } { $rank }
    .nom = die { $colour-adjective } { $rank }
double-lucky-7-joker = den Joker
    .nom = der Joker
double-lucky-7-change-bid = Change Bid
double-lucky-7-player-swap = Player Swap
double-lucky-7-change-dealer = Change Dealer
double-lucky-7-double-points = Double Points
double-lucky-7-change-trump = Change Trump
double-lucky-7-extra-card = Extra Card
double-lucky-7-no-trump = No Trump
double-lucky-7-x = das X
double-lucky-7-trump-led-colour = in jedem Stich die geforderte Farbe
double-lucky-7-trump-dealer-card = in jedem Stich die Karte des Gebers
double-lucky-7-trump-unnamed = was der Geber nennt
double-lucky-7-trump-none = nichts

## Optionen

option-double-lucky-7-rounds = Runden
option-double-lucky-7-rounds-hint = Das Kurzspiel endet nach Runde 7; das lange geht wieder bis auf eine Karte hinunter.
option-double-lucky-7-mode = Spielmodus
option-double-lucky-7-mode-hint = Spielt ohne Lucky Wheel, sucht euch euren Vorteil aus oder würfelt ihn.
option-double-lucky-7-mode-classic = Classic
option-double-lucky-7-mode-tactical = Tactical Escape
option-double-lucky-7-mode-dice = Lucky Dice
option-double-lucky-7-joker_trump = Joker als Trumpfkarte
option-double-lucky-7-joker_trump-hint = Was in einer Runde Trumpf ist, in der der Joker aufgedeckt wird.
option-double-lucky-7-joker_trump-led-colour = Geforderte Farbe
option-double-lucky-7-joker_trump-dealer-cards = Karten des Gebers
option-double-lucky-7-joker_trump-dealer-chooses = Geber wählt
option-double-lucky-7-forfeits = Spaßaufgaben
option-double-lucky-7-forfeits-hint = Wer falsch vorhersagt, zieht eine harmlose Aufgabe; Punkte ändern sich dadurch nicht.
option-double-lucky-7-forfeits-off = Aus
option-double-lucky-7-forfeits-on = An
double-lucky-7-setup-rounds = Ein Spiel hat 7 oder 14 Runden, nicht { $rounds }.

## Was gefragt ist

double-lucky-7-ask-naming = Der Joker liegt offen: Nenne die Trumpffarbe.
double-lucky-7-ask-bid =
    { $tricks ->
        [one] Es gibt 1 Stich. Machst du ihn? Sag 0 oder 1 vorher.
       *[other] Wie viele der { $tricks } Stiche machst du?
    }
double-lucky-7-ask-last-bid =
    { $tricks ->
        [one] Machst du den einen Stich? Du bist als Letztes dran: Mit { $forbidden } käme die Summe genau auf 1, das ist nicht erlaubt.
       *[other] Wie viele der { $tricks } Stiche machst du? Du bist als Letztes dran: Mit { $forbidden } käme die Summe genau auf { $tricks }, das ist nicht erlaubt.
    }
double-lucky-7-ask-wheel = Möchtest du in dieser Runde deinen Escape Pawn auf das Lucky Wheel setzen?
double-lucky-7-ask-roll = Möchtest du in dieser Runde würfeln?
double-lucky-7-ask-rolled = Du hast { $advantage } gewürfelt. Nutze es jetzt.
double-lucky-7-ask-double-lucky = Double Lucky! Such dir einen Vorteil aus, der noch frei ist.
double-lucky-7-ask-lead = Spiel eine Karte aus. Vorhergesagt: { $bid }, gemacht: { $taken }.
double-lucky-7-ask-follow = Spiel eine Karte: { $colour } ist gefordert. Vorhergesagt: { $bid }, gemacht: { $taken }.
double-lucky-7-ask-void = Spiel irgendeine Karte: { $colour } ist gefordert, und du hast keine. Vorhergesagt: { $bid }, gemacht: { $taken }.
double-lucky-7-ask-after-joker = Spiel irgendeine Karte: Der Joker wurde ausgespielt. Vorhergesagt: { $bid }, gemacht: { $taken }.

## Züge

double-lucky-7-do-trump = { $colour } zu Trumpf machen
double-lucky-7-do-bid = { $bid } vorhersagen
double-lucky-7-do-decline = Passen
double-lucky-7-do-roll = Würfeln
double-lucky-7-do-change-bid-up =
    { $seat-is ->
        [you] Change Bid: deine eigene Vorhersage um 1 erhöhen
       *[other] Change Bid: die Vorhersage von { $seat } um 1 erhöhen
    }
double-lucky-7-do-change-bid-down =
    { $seat-is ->
        [you] Change Bid: deine eigene Vorhersage um 1 senken
       *[other] Change Bid: die Vorhersage von { $seat } um 1 senken
    }
double-lucky-7-do-player-swap =
    { $low-is ->
        [you] Player Swap: deine Handkarten mit { $high } tauschen
       *[other] { $high-is ->
            [you] Player Swap: deine Handkarten mit { $low } tauschen
           *[other] Player Swap: { $low } und { $high } tauschen ihre Handkarten
        }
    }
double-lucky-7-do-change-dealer =
    { $seat-is ->
        [you] Change Dealer: du spielst in dieser Runde aus
       *[other] Change Dealer: { $seat } spielt in dieser Runde aus
    }
double-lucky-7-do-double-points = Double Points: deine Punkte dieser Runde zählen doppelt
double-lucky-7-do-change-trump = Change Trump: { $colour } wird Trumpf
double-lucky-7-do-extra-card = Extra Card: die nächste Karte offen vor dich legen
double-lucky-7-do-no-trump = No Trump: in dieser Runde ist nichts Trumpf
double-lucky-7-do-play = Spiel { $card }
double-lucky-7-do-play-extra = Spiel { $card }, deine offene Zusatzkarte

## Was geschieht

double-lucky-7-dealer-drawn =
    { $seat-is ->
        [you] { $draws ->
            [one] Alle ziehen für den ersten Geber: { $cards-nom }. Du gibst zuerst.
           *[other] Alle ziehen für den ersten Geber: { $cards-nom }, und nach einem Gleichstand noch einmal. Du gibst zuerst.
        }
       *[other] { $draws ->
            [one] Alle ziehen für den ersten Geber: { $cards-nom }. { $seat } gibt zuerst.
           *[other] Alle ziehen für den ersten Geber: { $cards-nom }, und nach einem Gleichstand noch einmal. { $seat } gibt zuerst.
        }
    }
double-lucky-7-dealt =
    { $seat-is ->
        [you] Runde { $round }, { $tricks ->
            [one] 1 Karte
           *[other] { $tricks } Karten
        } für alle: Du gibst und deckst { $card } auf. Trumpf: { $trump }.
       *[other] Runde { $round }, { $tricks ->
            [one] 1 Karte
           *[other] { $tricks } Karten
        } für alle: { $seat } gibt und deckt { $card } auf. Trumpf: { $trump }.
    }
double-lucky-7-trump-named =
    { $seat-is ->
        [you] Du nennst { $colour } als Trumpf.
       *[other] { $seat } nennt { $colour } als Trumpf.
    }
double-lucky-7-bid =
    { $seat-is ->
        [you] Du sagst { $bid } vorher.
       *[other] { $seat } sagt { $bid } vorher.
    }
double-lucky-7-declined =
    { $seat-is ->
        [you] Du passt beim Lucky Wheel.
       *[other] { $seat } passt beim Lucky Wheel.
    }
double-lucky-7-took-die =
    { $seat-is ->
        [you] Du würfelst.
       *[other] { $seat } würfelt.
    }
double-lucky-7-rolled = Der Würfel zeigt { $face }.
double-lucky-7-rolled-double-lucky =
    { $seat-is ->
        [you] Der Würfel zeigt { $face }, was jetzt nicht geht: Du bist Double Lucky und wählst frei.
       *[other] Der Würfel zeigt { $face }, was jetzt nicht geht: { $seat } ist Double Lucky und wählt frei.
    }
double-lucky-7-rolled-miss =
    { $seat-is ->
        [you] Der Würfel zeigt { $face }: ein Fehlschlag. Du behältst deinen Escape Pawn.
       *[other] Der Würfel zeigt { $face }: ein Fehlschlag. { $seat } behält den Escape Pawn.
    }
double-lucky-7-used-change-bid-up =
    { $seat-is ->
        [you] Du nutzt Change Bid: { $player-is ->
            [you] Deine eigene Vorhersage steigt um 1.
           *[other] Die Vorhersage von { $player } steigt um 1.
        }
       *[other] { $seat } nutzt Change Bid: { $player-is ->
            [you] Deine Vorhersage steigt um 1.
           *[other] Die Vorhersage von { $player } steigt um 1.
        }
    }
double-lucky-7-used-change-bid-down =
    { $seat-is ->
        [you] Du nutzt Change Bid: { $player-is ->
            [you] Deine eigene Vorhersage sinkt um 1.
           *[other] Die Vorhersage von { $player } sinkt um 1.
        }
       *[other] { $seat } nutzt Change Bid: { $player-is ->
            [you] Deine Vorhersage sinkt um 1.
           *[other] Die Vorhersage von { $player } sinkt um 1.
        }
    }
double-lucky-7-used-player-swap =
    { $seat-is ->
        [you] Du nutzt Player Swap.
       *[other] { $seat } nutzt Player Swap.
    }
double-lucky-7-swapped =
    { $low-is ->
        [you] Du tauschst deine Handkarten mit { $high }.
       *[other] { $high-is ->
            [you] Du tauschst deine Handkarten mit { $low }.
           *[other] { $low } und { $high } tauschen ihre Handkarten.
        }
    }
double-lucky-7-used-change-dealer =
    { $seat-is ->
        [you] Du nutzt Change Dealer: { $player-is ->
            [you] Du bist jetzt Geber.
           *[other] { $player } ist jetzt Geber.
        }
       *[other] { $seat } nutzt Change Dealer: { $player-is ->
            [you] Du bist jetzt Geber.
           *[other] { $player } ist jetzt Geber.
        }
    }
double-lucky-7-used-double-points =
    { $seat-is ->
        [you] Du nutzt Double Points.
       *[other] { $seat } nutzt Double Points.
    }
double-lucky-7-used-change-trump =
    { $seat-is ->
        [you] Du nutzt Change Trump: { $colour } ist jetzt Trumpf.
       *[other] { $seat } nutzt Change Trump: { $colour } ist jetzt Trumpf.
    }
double-lucky-7-used-extra-card =
    { $seat-is ->
        [you] Du nutzt Extra Card.
       *[other] { $seat } nutzt Extra Card.
    }
double-lucky-7-extra-card-open =
    { $seat-is ->
        [you] Du legst { $card } offen vor dich.
       *[other] { $seat } legt { $card } offen auf den Tisch.
    }
double-lucky-7-used-no-trump =
    { $seat-is ->
        [you] Du nutzt No Trump: In dieser Runde ist nichts Trumpf.
       *[other] { $seat } nutzt No Trump: In dieser Runde ist nichts Trumpf.
    }
double-lucky-7-played =
    { $seat-is ->
        [you] Du spielst { $card }.
       *[other] { $seat } spielt { $card }.
    }
double-lucky-7-played-extra =
    { $seat-is ->
        [you] Du spielst { $card }, deine offene Zusatzkarte.
       *[other] { $seat } spielt { $card }, die offene Zusatzkarte.
    }
double-lucky-7-trick-taken =
    { $seat-is ->
        [you] Du machst den Stich und hast jetzt { $tricks }.
       *[other] { $seat } macht den Stich und hat jetzt { $tricks }.
    }
double-lucky-7-round-scored = Runde { $round } ist vorbei. Punkte: { $points }.
double-lucky-7-points-of = { $seat } { $points }
double-lucky-7-pawns-returned = Alle bekommen ihren Escape Pawn zurück, und das Lucky Wheel wird geleert.
double-lucky-7-game-over =
    { $count ->
        [one] Das Spiel ist aus. Gewonnen: { $winners }. Punkte: { $points }.
       *[other] Das Spiel ist aus. Gemeinsam gewonnen: { $winners }. Punkte: { $points }.
    }

## Was nicht geht

double-lucky-7-over = Das Spiel ist aus.
double-lucky-7-chance-due = Erst wird gegeben oder gewürfelt. Warte einen Moment.
double-lucky-7-not-your-naming = Die Trumpffarbe nennt der Geber: Am Zug ist { $turn }.
double-lucky-7-not-your-bid = Mit der Vorhersage bist du nicht an der Reihe: Am Zug ist { $turn }.
double-lucky-7-not-your-luck = Beim Lucky Wheel bist du nicht an der Reihe: Am Zug ist { $turn }.
double-lucky-7-not-your-play = Mit einer Karte bist du nicht an der Reihe: Am Zug ist { $turn }.
double-lucky-7-naming-is-due = Nenne zuerst die Trumpffarbe.
double-lucky-7-bid-is-due = Sag zuerst vorher, wie viele Stiche du machst.
double-lucky-7-wheel-is-due = Sag zuerst, ob du das Lucky Wheel nutzt.
double-lucky-7-play-is-due = Jetzt ist eine Karte zu spielen.
double-lucky-7-bid-too-high =
    { $tricks ->
        [one] { $bid } geht nicht: In dieser Runde gibt es nur 1 Stich.
       *[other] { $bid } geht nicht: In dieser Runde gibt es nur { $tricks } Stiche.
    }
double-lucky-7-bids-add-up = Du sagst als Letztes vorher, und { $bid } geht nicht: Die anderen haben zusammen { $others } vorhergesagt, damit käme die Summe genau auf { $tricks }, die Zahl der Stiche.
double-lucky-7-not-held = Du hast { $card } nicht auf der Hand.
double-lucky-7-revoke = { $colour } ist gefordert, und du musst bekennen. Du hast { $cards }.
double-lucky-7-no-extra = Du kannst { $card } nicht als offene Zusatzkarte spielen: Du hast keine solche.
double-lucky-7-is-extra = Du hast { $card } offen vor dir. Spiel diese Karte als „{ $text }“.
double-lucky-7-no-die = Bei Tactical Escape wird nicht gewürfelt: Such dir einen Vorteil aus oder passe.
double-lucky-7-roll-first = Bei Lucky Dice suchst du nichts aus: Würfle oder passe.
double-lucky-7-must-use = Du hast { $advantage } gewürfelt: Nutze es. Ablehnen oder etwas anderes nehmen kannst du nicht.
double-lucky-7-must-choose = Du bist Double Lucky: Du musst einen der Vorteile nutzen, die noch frei sind.
double-lucky-7-blocked =
    { $by-is ->
        [you] { $advantage } ist in dieser Spielhälfte blockiert: Du hast es schon genutzt.
       *[other] { $advantage } ist in dieser Spielhälfte blockiert: { $by } hat es schon genutzt.
    }
double-lucky-7-no-such-player = Einen Platz { $player } gibt es nicht: Hier spielen { $seats }.
double-lucky-7-bid-at-top =
    { $seat-is ->
        [you] Deine Vorhersage ist schon { $bid }, und mehr Stiche gibt es nicht.
       *[other] Die Vorhersage von { $seat } ist schon { $bid }, und mehr Stiche gibt es nicht.
    }
double-lucky-7-bid-at-bottom =
    { $seat-is ->
        [you] Deine Vorhersage ist { $bid } und kann nicht sinken.
       *[other] Die Vorhersage von { $seat } ist { $bid } und kann nicht sinken.
    }
double-lucky-7-already-double = Double Points geht nicht in Runde 7, denn die zählt schon doppelt.
double-lucky-7-same-trump = { $colour } ist schon Trumpf. Nenne eine andere Farbe.
