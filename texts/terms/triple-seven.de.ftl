### Die Wörter von 777: was sie bedeuten und welche Wörter nicht dafür stehen.
# .gender ist das Geschlecht, .forms sind weitere Formen, .not sind Wörter, die nicht dafür stehen.

reserve = Reserve
    .gender = f
    .forms = Reserven
    .means = Eine verdeckt zur Seite gelegte Karte. Gewinnst du die Runde, sammelst du sie ein, wenn ihre Art dir noch fehlt.

collect = sammeln
    .forms = sammelst, sammelt, gesammelt, Sammeln
    .means = Die eigene Reserve nach einer gewonnenen Runde behalten. Eine von jeder Art ergibt 777.

number = Zahl
    .gender = f
    .forms = Zahlen
    .not = Nummernkarte
    .means = Eine der drei Arten: eine einfache Karte von 0 bis 10.

action = Aktion
    .gender = f
    .forms = Aktionen
    .means = Eine der drei Arten: UMKEHR, DOPPEL und TAUSCH.

character = Figur
    .gender = f
    .forms = Figuren
    .not = Charakter
    .means = Eine der drei Arten: Sie passt auf jede Karte. HEROLD, DIEB und die vier Hauptfiguren.

answer = Antwort
    .gender = f
    .forms = Antworten
    .not = Konter
    .means = Eine HEILIGE oder ein SCHNITTER, sofort gespielt, wenn du angegriffen wirst, auch außer der Reihe.

call-out = erwischen
    .forms = erwischt, Erwischen, erwisch
    .not = ausrufen, ausruft
    .means = Jemanden dabei ertappen, den HEROLD nicht angesagt zu haben: vier Karten ziehen.

run-of-three = 567
    .gender = f
    .means = 5, 6 und 7 einer Farbe, wie eine Karte gespielt.

steal-the-show = die Schau stehlen
    .forms = Schau
    .means = Einen DIEB auf irgendeine Karte spielen: Dann gelten seine Farbe und eine 6.
