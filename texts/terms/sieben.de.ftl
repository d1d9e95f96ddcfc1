### Die Wörter von 7 (Sieben): was sie bedeuten und welche Wörter nicht dafür stehen.
# .gender ist das Geschlecht, .forms sind weitere Formen, .not sind Wörter, die nicht dafür stehen.

hole = Loch
    .gender = n
    .forms = Löcher, Lochs
    .not = Lücke
    .means = Die runde Öffnung in jeder Karte. Was durch sie zu sehen ist, zählt mit.

total = Summe
    .gender = f
    .forms = Summen
    .not = Gesamtzahl
    .means = Die Zahl oben und die Zahl im Loch zusammen.

hole-on-hole = Loch auf Loch
    .means = Dein Loch liegt auf dem Loch darunter: Die Zahl darin bleibt, die Zahl oben ist neu.

hole-on-number = Loch auf Zahl
    .means = Dein Loch liegt auf der Zahl darunter; sie ist nun durch das Loch zu sehen.

penalty-card = Strafkarte
    .gender = f
    .forms = Strafkarten
    .means = Eine Karte, die du ziehst, weil keine deiner Karten passt. Im selben Zug wird sie nicht gelegt.

out = fertig
    .forms = Fertig
    .not = raus, ausgehen, Ausgehen, geht aus
    .means = Du hast mit deiner letzten Karte eine Sieben gemacht. Je früher, desto mehr Chips.

chip = Chip
    .gender = m
    .forms = Chips, Siegchips
    .not = Münze
    .means = Siegpunkte: Wer zuerst fertig ist, bekommt so viele, wie Leute mitspielen.
