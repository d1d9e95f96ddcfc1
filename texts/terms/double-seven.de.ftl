### Die Wörter von Double Seven: was sie bedeuten und welche Wörter nicht dafür stehen.
# .gender ist das Geschlecht, .forms sind weitere Formen, .not sind Wörter, die nicht dafür stehen.

family = Familie
    .gender = f
    .forms = Familien
    .not = Sippe
    .means = Zwei oder mehr Plättchen mit demselben Tier, die vor jemandem liegen.

rack = Bank
    .gender = f
    .forms = Bänke, Bänken
    .not = Ständer, Gestell
    .means = Auf ihr stehen deine eigenen Plättchen; nur du siehst sie.

reserve = Vorrat
    .gender = m
    .forms = Vorrats, Vorräte
    .not = Pool, Nachziehstapel
    .means = Alle Plättchen in der Mitte, offene und verdeckte.

clover = Kleeblatt
    .gender = n
    .forms = Kleeblätter, Kleeblättern, Kleeblatts, Kleeblattes
    .not = Wildcard
    .means = Ein Joker: Es ersetzt jedes Tier.

exchange = tauschen
    .forms = tauscht, tausche, Tausche, tauschst, getauscht, Tausch, Tauschen, Tauschaktionen
    .means = Eine deiner Familien gegen eine genau gleich große von jemand anderem geben.

retrieve = schnappen
    .forms = schnappst, schnappt, schnapp, geschnappt, Schnappen
    .means = Das passende Tier an die Stelle eines Kleeblatts legen und das Kleeblatt auf die eigene Bank stellen.

rainbow = Regenbogen
    .gender = m
    .forms = Regenbogens
    .means = Fünf oder mehr Plättchen auf der Bank, alle verschieden und ohne Kleeblatt: Gleich nach dem Ziehen gezeigt, bringen sie ein Plättchen mehr.

two-for-one = Zwei für eins
    .means = Einmal pro Zug: zwei Plättchen von der Bank offen in den Vorrat legen und ein anderes ziehen.

seven-token = 7er-Marker
    .gender = m
    .forms = 7er-Markern, 7er-Markers
    .not = 7er-Chip, 7er-Plättchen
    .means = Ein Zusatzpunkt für jede deiner Familien, die auf sieben Plättchen wächst.

double-seven = Double Seven
    .not = Doppelsieben, Doppel-Sieben
    .means = Zwei Familien mit je sieben oder mehr Plättchen: Wer sie zuerst hat, nimmt den 77er-Marker, und bald ist Schluss.
