### Die Wörter von Double Lucky 7: was sie bedeuten und welche Wörter nicht dafür stehen.
# .gender ist das Geschlecht, .forms sind weitere Formen, .not sind Wörter, die nicht dafür stehen.

trick = Stich
    .gender = m
    .forms = Stiche, Stichen, Stichs, Stiches
    .means = Eine Karte von jeder Person. Die stärkste Karte gewinnt sie alle.

bid = Vorhersage
    .gender = f
    .forms = Vorhersagen, vorhersagen, vorhergesagt, vorhersagt
    .not = Gebot, Ansage, ansagt, Reizen, Voraussage, voraus, vorausgesagt
    .means = Wie viele Stiche du zu machen glaubst. Nur wer genau richtigliegt, bekommt Punkte.

lead = ausspielen
    .forms = ausgespielt
    .means = Die erste Karte eines Stichs spielen. Hier spielt immer der Geber aus.

follow = bekennen
    .forms = bekenne, Bekenne
    .not = bediene, Bediene, bedienen
    .means = Eine Karte der Farbe spielen, die ausgespielt wurde. Wer eine hat, muss.

trump = Trumpf
    .gender = m
    .forms = Trümpfe, Trumpffarbe
    .means = Eine Farbe, die eine Runde lang alle anderen schlägt.

dealer = Geber
    .gender = m
    .forms = Gebers
    .not = Dealer-Marke
    .means = Wer gibt, sagt auch zuerst vorher und spielt in jedem Stich der Runde aus.

lucky-wheel = Lucky Wheel
    .gender = n
    .not = Glücksrad
    .means = Ein Spielbrett mit sieben Vorteilen; jeder wird in jeder Spielhälfte einmal genutzt.

escape-pawn = Escape Pawn
    .gender = m
    .forms = Escape Pawns
    .not = Spielfigur
    .means = Dein Zeichen auf dem Lucky Wheel: in jeder Spielhälfte einmal einzusetzen. Ungenutzt kostet er 10 Punkte.

double-lucky = Double Lucky
    .means = Du hast einen blockierten Vorteil gewürfelt: Jetzt wählst du frei.
