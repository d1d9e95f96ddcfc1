# Double Lucky 7 im Browser.
web-double-lucky-7-round-of = Runde { $round } von { $rounds }

## Was vor jemandem liegt
web-double-lucky-7-dealer = gibt und spielt aus
web-double-lucky-7-pawn = hat den Escape Pawn noch
web-double-lucky-7-points = Punkte
web-double-lucky-7-of = von { $bid }
web-double-lucky-7-seat = Vorhergesagt { $bid }, gemacht { $taken }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 } auf der Hand.
web-double-lucky-7-seat-open = Noch keine Vorhersage, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 } auf der Hand.
web-double-lucky-7-holds = Hält { $cards }.
web-double-lucky-7-lies-open = Extra Card: { $cards-nom }.
web-double-lucky-7-worth = Punkte für genau { $bid ->
    [one] 1 Stich
   *[other] { $bid } Stiche
 }
web-double-lucky-7-worth-double = Punkte für genau { $bid ->
    [one] 1 Stich
   *[other] { $bid } Stiche
 }, doppelt gezählt
web-double-lucky-7-pawn-used = dein Escape Pawn steht auf { $advantage }
web-double-lucky-7-pawn-unused = dein Escape Pawn ist noch frei: −10 nach dieser Hälfte

## Vorhersagen
web-double-lucky-7-your-bid = Deine Vorhersage
web-double-lucky-7-bids = Vorhersagen
web-double-lucky-7-points-if = Punkte, wenn genau
web-double-lucky-7-so-far = bisher vorhergesagt
web-double-lucky-7-against = bei { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stichen
 }
web-double-lucky-7-left-over = { $tricks } übrig
web-double-lucky-7-even = genau die Zahl der Stiche
web-double-lucky-7-too-many = { $tricks } zu viel
web-double-lucky-7-not-allowed = nicht erlaubt
web-double-lucky-7-bid-label = { $bid } vorhersagen: { $points } Punkte, wenn genau; zusammen sind es dann { $sum }, { $means }
web-double-lucky-7-bid-refused = { $bid } vorhersagen: nicht erlaubt
web-double-lucky-7-why = Warum?
web-double-lucky-7-bids-sum = { $sum } bisher vorhergesagt, { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
 } zu holen
web-double-lucky-7-name-trump = Bestimme die Trumpffarbe
web-double-lucky-7-name-trump-why = Der Joker liegt offen, also wählst du.

## Stich, Stapel, Runden
web-double-lucky-7-trick-of = Stich { $trick } von { $tricks }
web-double-lucky-7-led = spielt aus
web-double-lucky-7-winning = liegt vorn
web-double-lucky-7-takes = macht den Stich
web-double-lucky-7-your-card = deine Karte
web-double-lucky-7-to-play = ist dran
web-double-lucky-7-trump-is = Trumpf
web-double-lucky-7-trump = Trumpf
web-double-lucky-7-turned = Aufgedeckt: { $card-nom }.
web-double-lucky-7-in-deck = { $cards } im Stapel
web-double-lucky-7-last-trick = Letzter Stich
web-double-lucky-7-took =
    { $seat-is ->
        [you] du hast ihn gemacht
       *[other] { $seat } hat ihn gemacht
    }
web-double-lucky-7-round = Runde { $round } von { $rounds }, { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
 }
web-double-lucky-7-round-double = Runde { $round } von { $rounds }, { $tricks } Stiche, zählt doppelt

## Was eine Karte bewirkt
web-double-lucky-7-always-wins = gewinnt immer
web-double-lucky-7-beats = schlägt die { $rank }
web-double-lucky-7-below = unter der { $rank }
web-double-lucky-7-trumped = schon gestochen
web-double-lucky-7-cannot-win = gewinnt nicht
web-double-lucky-7-first = erst { $colour }
web-double-lucky-7-highest = höchste
web-double-lucky-7-higher = { $cards } höhere
web-double-lucky-7-open-card = Extra Card

## Das Lucky Wheel und der Würfel
web-double-lucky-7-wheel = Lucky Wheel
web-double-lucky-7-first-half = erste Hälfte
web-double-lucky-7-second-half = zweite Hälfte
web-double-lucky-7-free = frei
web-double-lucky-7-taken-by =
    { $seat-is ->
        [you] du hast es in dieser Hälfte genutzt
       *[other] { $seat } hat es in dieser Hälfte genutzt
    }
web-double-lucky-7-barred = geht in dieser Runde nicht
web-double-lucky-7-luck-used =
    { $seat-is ->
        [you] Du hast in dieser Runde { $advantage } genutzt.
       *[other] { $seat } hat in dieser Runde { $advantage } genutzt.
    }
web-double-lucky-7-luck-missed =
    { $seat-is ->
        [you] Du hast in dieser Runde vergeblich gewürfelt.
       *[other] { $seat } hat in dieser Runde vergeblich gewürfelt.
    }
web-double-lucky-7-choose-field = Setz deinen Escape Pawn auf ein leuchtendes Feld oder lass das Rad in Ruhe.
web-double-lucky-7-does-change-bid = Irgendeine Vorhersage steigt oder sinkt um eins.
web-double-lucky-7-does-player-swap = Zwei tauschen ihre Handkarten.
web-double-lucky-7-does-change-dealer = Wer von dir bestimmt wird, ist jetzt Geber und spielt in dieser Runde aus.
web-double-lucky-7-does-double-points = Deine Punkte dieser Runde zählen doppelt.
web-double-lucky-7-does-change-trump = Eine andere Farbe wird Trumpf.
web-double-lucky-7-does-extra-card = Eine Karte mehr liegt offen vor dir. Spiel sie, wann du willst, oder nie.
web-double-lucky-7-does-no-trump = In dieser Runde gibt es keinen Trumpf.
web-double-lucky-7-deals-now = gibt gerade
web-double-lucky-7-is-trump = ist Trumpf
web-double-lucky-7-die = Versuchst du dein Glück?
web-double-lucky-7-die-open = Sieben Seiten bringen einen Vorteil. Das X bringt nichts, und du behältst deinen Escape Pawn. Ist das Feld besetzt, heißt es Double Lucky: Du wählst.
web-double-lucky-7-die-x = X
web-double-lucky-7-die-x-means = Es passiert nichts, und in einer späteren Runde darfst du wieder würfeln.
web-double-lucky-7-die-miss-means = Es ist nichts mehr zu wählen: ein Fehlschlag. Später darfst du wieder würfeln.
web-double-lucky-7-double-lucky = Double Lucky!
web-double-lucky-7-double-lucky-taken =
    { $seat-is ->
        [you] Der Würfel zeigt { $face }, was du schon genutzt hast: Jedes freie Feld ist erlaubt.
       *[other] Der Würfel zeigt { $face }, was { $seat } schon genutzt hat: Jedes freie Feld ist erlaubt.
    }
web-double-lucky-7-double-lucky-barred = Der Würfel zeigt { $face }, was jetzt nicht geht: Jedes freie Feld ist erlaubt.

## Zwischen den Runden
web-double-lucky-7-made = Runde { $round }: { $bid } vorhergesagt, { $taken } gemacht. +{ $points }
web-double-lucky-7-missed = Runde { $round }: { $bid } vorhergesagt, { $taken } gemacht. Keine Punkte.
web-double-lucky-7-forfeits = Spaßaufgaben
web-double-lucky-7-challenges = Deine Aufgaben
web-double-lucky-7-challenges-hint = Eine je Zeile. Alle am Tisch bekommen sie so, wie du sie schreibst.
web-double-lucky-7-challenges-usual = Die üblichen
web-double-lucky-7-club = High Rollers Club
web-double-lucky-7-high-roller = { $seats }: { $points } Punkte. Willkommen im High Rollers Club!

## Der Punkteblock
web-double-lucky-7-pad = Punkteblock
web-double-lucky-7-pad-hint = Vorhersage, Punkte
web-double-lucky-7-pad-round = Runde
web-double-lucky-7-penalty = Strafe
web-double-lucky-7-total = Gesamt
web-double-lucky-7-total-so-far = Bisher

# What the points are made of.
web-double-lucky-7-exact = Genau vorhergesagt
web-double-lucky-7-brought = Punkte dafür
