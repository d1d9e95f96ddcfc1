### Was das Programm auf der Kommandozeile sagt.

## Was verlangt wurde, geht nicht

cli-unknown-game = Das Spiel „{ $name }“ gibt es nicht. Wähle eines von diesen: { $known-or }.
cli-unknown-game-meant = Das Spiel „{ $name }“ gibt es nicht; meinst du „{ $meant }“? Vorhanden sind: { $known }.
cli-unknown-bot = Den Bot „{ $name }“ gibt es für { $title } nicht. Zur Wahl stehen: { $known }.
cli-too-many-bots = Du hast { $bots } Bots für { $seats } Plätze genannt. Nenne höchstens { $seats }, oder nimm mit --seats mehr Plätze.
cli-options-not-json = Die Optionen sind kein JSON: In Spalte { $column } geht es nicht weiter. Schreib sie als '{"{"}"Name": Wert{"}"}', für die Shell in einfachen Anführungszeichen.
cli-seed = Ein Startwert hat 64 Hexadezimalziffern; dieser hat { $length } Zeichen. Lass ihn weg, dann wird er zufällig gewählt.
cli-unknown-rule = { $title } hat keine Regel „{ $id }“. Die Regeln gehen von { $first } bis { $last }.
cli-no-rules = Für { $game } gibt es in dieser Sprache noch keinen Regeltext. Versuch mit --lang eine andere.
cli-no-match = Von „{ $words }“ ist in keiner Regel die Rede. Versuch es mit weniger oder anderen Wörtern.
cli-no-pad = { $file } ist eine Partie { $title }; dafür gibt es keinen Punkteblock. Lass --pad weg.
cli-not-digits = „{ $text }“ ist kein Versprechen und kein Teil: Die haben 64 kleingeschriebene Hexadezimalziffern.
cli-not-pins = { $file } enthält keine Versprechen und Teile, wie Programme sie aufbewahren.
cli-no-entropy = Das System liefert keine Zufallszahlen. Nenne mit --seed einen Startwert.

## Dateien

cli-file-unreadable = { $file } ist nicht lesbar: { $reason }. Prüfe den Namen.
cli-file-unwritable = { $file } lässt sich nicht schreiben: { $reason }. Wähle einen anderen Ordner.
cli-output = Das Ergebnis lässt sich nicht schreiben: { $reason }.
cli-io-not-found = die Datei gibt es nicht
cli-io-denied = dir fehlt die Berechtigung
cli-io-directory = das ist ein Ordner
cli-io-not-a-directory = wo ein Ordner sein müsste, liegt eine Datei
cli-io-full = der Datenträger ist voll
cli-io-too-large = die Datei ist zu groß
cli-io-not-text = das ist kein Text in UTF-8
cli-io-read-only = der Datenträger ist schreibgeschützt

## Aufzeichnungen

cli-record-game = Das Spiel „{ $game }“ kennt dieses Programm nicht. Es kennt { $known }.
cli-record-not-text = Das ist kein Text in UTF-8: Zeile { $line }, Spalte { $column }. Speichere die Datei als UTF-8.

## Ergebnisse

cli-simulated-seed = Startwert: { $seed }
cli-simulated = Partien: { $games }, zu Ende gespielt: { $finished }, Schritte: { $steps }
cli-simulated-seat =
    { $wins ->
        [one] { $seat } ({ $bot }): { $wins } Sieg, { $points } Punkte pro Partie
       *[other] { $seat } ({ $bot }): { $wins } Siege, { $points } Punkte pro Partie
    }
cli-decimal = { $whole },{ $tenths }
cli-stuck = Partie { $number } kommt bei Schritt { $step } nicht weiter: Niemand hat einen Zug. Das ist ein Fehler des Programms; bitte melde ihn mit dem Startwert.
cli-bot-refused = In Partie { $number } wählte der Bot auf { $seat } „{ $move }“, und das wird abgelehnt: { $reason } Das ist ein Fehler des Bots; bitte melde ihn mit dem Startwert.

cli-bench-unoptimised = Das ist eine unoptimierte Fassung. Richtige Zahlen liefert: cargo run --release -p sevenfold-cli -- bench
cli-bench-no-peers = OpenSpiel lässt sich mit „{ $python }“ nicht messen: { $reason }. Das Paket installiert man mit: pip install open_spiel
cli-bench-game = Spiel
cli-bench-seats = Plätze
cli-bench-moves = Züge/s
cli-bench-games = Partien/s
cli-bench-copies = Kopien/s
cli-bench-lists = Zuglisten/s
cli-bench-playouts = Playouts/s
cli-bench-iterations = Iterationen/s
cli-bench-bytes = Bytes

## Last

cli-load-elsewhere = { $server } ist nicht dieser Rechner: Belastet werden nur eigene Server. Gib eine Adresse wie 127.0.0.1:7777 an.
cli-load-nobody = Mindestens ein Platz muss einem Menschen gehören: --bots muss kleiner sein als --seats.
cli-load-unreachable = Der Server auf { $server } antwortet nicht oder lässt niemanden herein. Läuft er?
cli-load-laid = Nur { $tables } von { $wanted } Tischen ließen sich aufstellen:
cli-load-files = Dieses Programm darf keine weiteren Dateien öffnen, und jeder Mensch an einem Tisch braucht eine. Erhöhe die Grenze des Systems (ulimit -n) oder lass Menschen eine Verbindung teilen (--one-screen).
cli-load-files-of-the-server = Der Server darf keine weiteren Dateien öffnen, und jeder Mensch an einem Tisch braucht eine. Erhöhe die Grenze seines Systems (ulimit -n, LimitNOFILE=) und starte ihn neu, oder lass Menschen eine Verbindung teilen (--one-screen).
cli-load-silence = Der Server antwortet nicht rechtzeitig oder bricht Verbindungen ab. Vielleicht sagt sein Protokoll, warum.
cli-load-refused = Der Server lässt niemanden mehr herein: Er antwortet mit dem Status { $status }.
cli-load-turned = Ein Tisch ließ niemanden Platz nehmen oder begann nicht.
cli-load-moves = { $tables } Tische, { $moves } Züge, { $rate } pro Sekunde
cli-load-times = beantwortet binnen: die Hälfte { $half } ms, 90 % { $ninety } ms, 99 % { $most } ms, längstens { $longest } ms
cli-load-bytes = an die Spieler gesendet: { $bytes } Bytes pro Zug
cli-load-work = Prozessor: { $work } s pro 1000 Züge, { $share } % eines Kerns
cli-load-memory = Speicher: { $memory } kB pro Tisch im Spiel
cli-load-resting = Speicher: { $memory } kB pro ruhendem Tisch
cli-load-part = im Server, { $part }: { $time } µs
cli-load-waiting = Warten
cli-load-engine = Spielregeln
cli-load-writing = Schreiben
cli-load-sending = Senden
cli-load-faults = Fehler: { $gaps } Lücken, { $twice } doppelt beantwortet, { $unanswered } unbeantwortet, { $cut } abgehängt; { $refused } Züge abgelehnt

## Die Arena

cli-arena-elo = Damit es etwas zu unterscheiden gibt, muss --elo1 größer sein als --elo0.
cli-arena-one-bot = Nenne mit --bots mindestens zwei verschiedene Bots, zum Beispiel --bots club,random.
cli-arena-other = { $file } enthält Ergebnisse mit anderen Optionen, anderem Startwert oder anderem Test. Wähle mit --results einen anderen Ordner oder verwirf sie mit --fresh.
cli-arena-unreadable = { $file } ist keine Ergebnisdatei: Das Lesen endet in Zeile { $line }. Wähle mit --results einen anderen Ordner oder verwirf sie mit --fresh.
cli-arena-stopped = Angehalten. Das ist bis jetzt herausgekommen.
cli-arena-stopped-kept = Angehalten. Alles bisher Gespielte liegt in { $folder }; derselbe Befehl macht dort weiter.
cli-arena-title = { $title }, { $seats } Plätze, { $thinking } je Zug
cli-iterations = { $amount } Suchschritte
cli-millis = { $amount } ms
cli-arena-bots = Bots
cli-arena-bot = Bot
cli-arena-against = gegen
cli-arena-deals = Verteilungen
cli-arena-games = Partien
cli-arena-moves = Züge
cli-arena-score = Ergebnis
cli-arena-elo-head = Elo
cli-arena-interval = 95 %
cli-arena-llr = LLR
cli-arena-rating = Wertung
cli-arena-verdict = Antwort
cli-arena-stronger = { $bot } ist stärker
cli-arena-not-stronger = { $bot } ist nicht um { $elo } stärker
cli-arena-open = noch nicht klar
cli-arena-book = Ergebnisse der Arena
cli-arena-book-intro = Von `sevenfold arena` aus den Dateien daneben gemacht. Beide Bots haben dieselben Verteilungen in jeder Sitzordnung gespielt.

## Eichung

cli-setup-unusual = { $title } ({ $options })
cli-setup-option = { $option }: { $value }
cli-calibrate-title = { $title }, { $seats } Plätze: was { $bot } sagt ({ $thinking } je Zug) und was geschieht, in { $games } Partien
cli-calibrate-shares = Siege von Platz 1 an: { $shares }.
cli-calibrate-whole = ganze Partie
cli-calibrate-quarter = Viertel { $number }
cli-calibrate-range = gesagt
cli-calibrate-asked = gefragt
cli-calibrate-mean = im Mittel
cli-calibrate-won = gewonnen
cli-calibrate-too-high = zu viel gesagt
cli-calibrate-too-low = zu wenig gesagt
cli-calibrate-stage = wann
cli-calibrate-entropy = Kreuzentropie
cli-calibrate-seat-entropy = nur der Platz
cli-calibrate-shift = Versatz
cli-calibrate-slope = Steigung
cli-calibrate-axis-said = gesagt, %
cli-calibrate-axis-won = gewonnen, %
cli-calibrate-legend =
    Jeder Platz wird in jedem Viertel einer Partie einmal gefragt. In der Zeichnung ist │, was gesagt wurde, ●, was
    geschah, und ─, wo die Wahrheit liegt (95 %). „Nur der Platz“ sagt immer, was der Platz im Mittel gewinnt: Ein
    Urteil mit höherer Kreuzentropie weiß weniger. Logit der Wahrheit = Versatz + Steigung × Logit des Gesagten.
cli-calibrate-picture = Bild: { $file }

## Analyse

cli-analyse-refused = { $file } ist keine Partie, Schritt { $step } ({ $code }): { $reason }
cli-analyse-no-decision = In dieser Partie hatte niemand eine Wahl: Es gibt nichts zu beurteilen.
cli-analyse-no-opinion = { $bot } kann nicht sagen, was Züge in { $title } wert sind. Nenne mit --bot einen anderen Bot: { $known-or }.
cli-analyse-title = { $title }, beurteilt von { $bot } ({ $thinking } je Entscheidung) nach dem, was jeweils zu wissen war
cli-analyse-step = Schritt
cli-analyse-seat = wer
cli-analyse-seat-name = { $seat }
cli-analyse-move = Zug
cli-analyse-worth = Wert
cli-analyse-loss = Verlust
cli-analyse-swing = davor
cli-analyse-best = besser
cli-analyse-decisions = Entscheidungen
cli-analyse-best-moves = beste
cli-analyse-average-loss = Verlust je Zug
cli-analyse-all-losses = alle Verluste
cli-analyse-fair = fairer Anteil
cli-analyse-gifts = Geschenke
cli-analyse-luck = Glück
cli-analyse-unforeseen = unvorhergesehen
cli-analyse-result = Ergebnis
cli-analyse-legend =
    Wert ist der Anteil am Sieg, der zu erwarten ist. Verlust ist, um wie viel der beste Zug besser war.
    „Davor“ ist, was sich seit der letzten eigenen Entscheidung geändert hatte.
    Ergebnis = Wert des Platzes + Glück (was gezogen wurde und was sich bei anderen fand) + Unvorhergesehenes (was der Beurteilende nicht kommen sah) + Geschenke (was die anderen hergaben) − alle Verluste.

## Der Server

cli-database = „{ $url }“ ist keine Datenbank. Schreibe sie als sqlite:DATEI oder postgres://NUTZER@RECHNER/NAME.
cli-serve-database = Datenbank: { $path }
cli-serve-open = Sevenfold ist offen: { $address } (Strg-C schließt es)
cli-serve-phones = Für Telefone in deinem Netz: { $address }
cli-serve-closed = Geschlossen. Alle Spiele sind gespeichert.
cli-backup-done = { $database } wurde nach { $file } kopiert.
cli-database-copied = Alles aus { $from } ist auch in { $to }: { $lines } Zeilen, einzeln verglichen.
cli-restore-done = { $database } wurde aus { $file } wiederhergestellt.
cli-check-sound = Unbeschädigt. Tische: { $tables }, Einträge: { $entries }, Aufzeichnungen: { $records }, Gäste: { $guests }, Mitglieder: { $members }.
cli-check-rescued = Alles Unbeschädigte ist in { $file }. Stelle es wieder her mit: sevenfold restore { $file } --overwrite
cli-record-exists = { $file } gibt es schon. Wähle einen anderen Ordner, oder gib --overwrite an.
cli-challenges-unreadable = { $file } lässt sich nicht lesen: { $error }. Nenne eine Textdatei mit einer Aufgabe pro Zeile.
cli-challenges-empty = In { $file } steht keine Aufgabe. Schreib eine pro Zeile; Zeilen mit # am Anfang zählen nicht.

## Rätsel

cli-puzzle-not-readable = { $file } ist nicht, was erwartet wurde: Das Lesen endet in Zeile { $line }, Spalte { $column }.
cli-puzzle-nothing = Alles ist durchsucht: So etwas gibt es nicht.
cli-puzzle-no-tactic = Eine Taktikaufgabe mit dieser Nummer gibt es nicht. Sie haben die Nummern 1 bis { $count }.

cli-no-score-pad = { $title } hat keinen Punkteblock. Ohne --pad gibt es die Spielhilfe.
cli-aid-written = Geschrieben: { $file }
cli-aid-format = { $file } endet weder auf .pdf noch auf .svg. Gib der Datei eine dieser Endungen.

## Aufgaben

exercise-flaw-astray = Zug { $number } kann nicht gemacht worden sein.
exercise-flaw-other-record = Ihre Züge sind nicht die, zu denen ihr Beleg gehört.
exercise-flaw-not-asked = Wen sie nennt, ist dort nicht gefragt.
exercise-flaw-other-moves = Ihre Liste ist nicht die der erlaubten Züge.
exercise-flaw-in-doubt = Nach ihren eigenen Zahlen kann { $move } ebenso gut sein.
exercise-flaw-other-worth = In anderen Welten ist { $move } etwas anderes wert.
exercise-flaw-other-answer = In anderen Welten ist { $move } besser.
exercise-flaw-other-most = Der Zug bringt nicht { $most }, oder es geht noch mehr.
cli-exercise-fine = { $game } { $number }: hält.
cli-exercise-flawed = { $game } { $number }: { $flaw }
cli-exercise-checked = { $count } Aufgaben geprüft, { $flaws } fehlerhaft.
cli-exercise-made = { $game }: { $count } Aufgaben in { $games } Partien.
cli-exercise-unreadable = { $file } ist keine Aufgabensammlung.
cli-exercise-no-judge = { $game } hat keine zwei Bots, die urteilen können.

## Einen Ort betreuen

cli-admin-done = Erledigt.
cli-admin-counts = Mitglieder: { $members }, Gäste: { $guests }, Tische: { $tables } (im Spiel: { $playing }), Aufzeichnungen: { $records }, Datenbank: { $kilobytes } kB, ungelesene Meldungen: { $reports }.
cli-admin-admission = { $who ->
    [open] Alle können Mitglied werden.
    [invitation] Mitglied wird man auf Einladung.
    [closed] Keine neuen Mitglieder.
   *[other] Wer Mitglied werden kann, bestimmt der Start des Servers (--members).
}
cli-admin-maintenance = Wartung: Es werden keine neuen Tische eröffnet; laufende Spiele gehen weiter.
cli-admin-announced = Bekannt gemacht: { $words }
cli-admin-member = { $name } ({ $role ->
    [admin] betreut den Ort
   *[other] Mitglied
})
cli-admin-table = { $code }: { $game }, Plätze: { $seats }, { $phase ->
    [playing] im Spiel
   *[other] wartet auf Leute
}
cli-admin-report = { $number }: { $by } über { $about }: { $words }
cli-admin-report-left = { $number }: jemand, der gegangen ist, über { $about }: { $words }
cli-admin-invitation = Einladung für ein Mitglied: { $code }. Sie wird nur dieses eine Mal gezeigt; die Seite ist /member?invitation={ $code }.

cli-ratings-rebuilt = Die Wertungen wurden aus { $games } gewerteten Spielen neu berechnet: { $ratings } Wertungen, { $changed } davon anders als vorher.
