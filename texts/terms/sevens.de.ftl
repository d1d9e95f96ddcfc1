### Die Wörter von Sevens: was sie bedeuten und welche Wörter nicht dafür stehen.
# .gender ist das Geschlecht, .forms sind weitere Formen, .not sind Wörter, die nicht dafür stehen.

row = Reihe
    .gender = f
    .forms = Reihen
    .not = Spalte, Auslage
    .means = Die Karten einer Farbe auf dem Tisch: ihre 7 und was von ihr aus nach beiden Seiten wächst.

# „passen“ allein kann auch heißen, dass eine Karte passt.
pass = Passen
    .forms = gepasst
    .not = schieben, klopfen
    .means = Nichts legen und die nächste Person weiterspielen lassen.

penalty = Strafpunkt
    .gender = m
    .forms = Strafpunkte, Strafpunkten
    .not = Minuspunkt, Minuspunkte
    .means = Ein Punkt gegen dich. Die wenigsten gewinnen.

gap = Lücke
    .gender = f
    .forms = Lücken
    .means = Eine Karte, die zwischen einer Reihe und weiter außen liegenden Karten fehlt.

leave = aussteigen
    .forms = Aussteigen, ausgestiegen, Ausgestiegenen
    .means = Bei Shichi Narabe: Nach dreimal Passen passt nichts mehr, und deine ganze Hand kommt an ihre Plätze.

out = fertig
    .forms = Fertigwerden
    .not = raus, ausgehen
    .means = Du hast keine Karte mehr.
