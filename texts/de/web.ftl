# Der Browser-Client: Leiste und Seiten.
web-skip = Zum Inhalt springen
web-main-pages = Hauptseiten
web-tables = Tische
web-rules = Regeln
web-language = Sprache
web-theme = Hell oder dunkel
web-home = Startseite
web-not-found = Hier ist nichts
web-not-found-why = Unter dieser Adresse gibt es keinen Tisch und keine Seite. Vielleicht wurde der Tisch abgeräumt.
web-rules-search = Diese Regeln durchsuchen
web-rules-none = Keine Regel enthält alle diese Wörter.
web-contents = Inhalt
web-other-rules = Andere Regeln
web-link-to-rule = Link zu Regel
web-home-title = Fünf Tische, eine Zahl.
web-home-say = Setz dich hin: mit Freunden, mit Bots oder allein. Ohne Konto, ohne Warten.
web-sit-down = Platz nehmen
web-own-words = Die Regeln sind in eigenen Worten erzählt; alle Zeichnungen sind unsere.
web-play = Spielen
web-invite = Einladen
web-players-double-seven = 2–4 Personen
web-players-double-lucky-7 = 2–7 Personen
web-players-sieben = 2–7 Personen
web-players-seven = 2–4 Personen
web-players-triple-seven = 2–7 Personen
web-credit-double-seven = von Michael Schacht
web-credit-double-lucky-7 = von Henri Groels
web-credit-sieben = von Klaudia Bollwerk
web-credit-seven = von Néstor Romeral Andrés
web-credit-triple-seven = Verlag unbekannt

# The table.
web-you = du
web-you-name = Du
web-your-seat = Dein Platz
web-your-hand = Deine Hand
web-your-turn = Du bist dran
web-opponents = Mitspielende in Zugreihenfolge
web-choices = Was du tun kannst
web-hint = Tipp
web-undo = Zurück
web-log = Verlauf
web-log-close = Verlauf schließen
web-table = Der Tisch
web-rematch = Noch einmal
web-free-seat = Freier Platz
web-card = Karte
web-cards = Karten auf der Hand
web-chips = Chips
web-status-turn = ist am Zug
web-status-bot = Bot
web-status-here = am Tisch
web-status-away = nicht da
web-status-stand-in = ein Bot spielt
web-ask-over = Das Spiel ist aus.
web-ask-gathering = Gleich geht es los.
web-ask-wait =
    { $seat-is ->
        [you] Du bist am Zug.
       *[other] { $seat } ist am Zug.
    }
web-ask-table = Einen Moment.
web-table-gone = Diesen Tisch gibt es nicht mehr
web-table-opening = Der Tisch wird gedeckt …
web-out-of-reach = Der Tisch ist nicht erreichbar. Neuer Versuch …
web-result = 
    { $count ->
        [1] { $winners-is ->
            [you] Du gewinnst!
           *[other] { $winners } gewinnt.
        }
       *[other] { $winners } teilen sich den Sieg.
    }
web-sieben-place = 
    { $place ->
        [1] als Erstes fertig
        [2] als Zweites fertig
        [3] als Drittes fertig
       *[other] als Nr. { $place } fertig
    }
web-sieben-round-of = Runde { $round } von { $rounds }
web-sieben-chips-left = Runde { $round }, noch { $chips } Chips
web-sieben-pile = Der Stapel zeigt oben { $top } und im Loch { $seen }: { $total } von 7.
web-sieben-no-pile = Noch kein Stapel
web-sieben-to-draw = zum Ziehen
web-sieben-aside = beiseite
web-sieben-hole = Loch auf Loch
web-sieben-turned = Loch auf Zahl
web-sieben-then-begin = Danach beginnst du einen neuen Stapel.
web-sieben-then-draw = Danach ziehst du eine Karte.
web-sieben-seven = Sieben!
web-sieben-no-fit = passt nicht
web-sieben-begins = beginnt mit { $total }
web-sieben-makes = ergibt { $totals-or }
web-sieben-take = Strafkarte ziehen
web-bot-name-1 = Bo
web-bot-name-2 = Cleo
web-bot-name-3 = Dee
web-bot-name-4 = Eli
web-bot-name-5 = Fay
web-bot-name-6 = Gus
web-last-game = Dein letztes Spiel
web-continue = Weiterspielen

# Ein neuer Tisch, und wer sich daran setzt.
web-new-table = Neuer Tisch
web-how-you-play = Wie ihr spielt
web-who-sits-down = Wer sich setzt
web-seats = Plätze
web-seats-hint = Bots können die Plätze nehmen, die frei bleiben.
web-pace = Tempo
web-pace-live = Live
web-pace-live-hint = Alle sitzen am Tisch; Antworten haben eine begrenzte Zeit.
web-pace-slow = Langsam
web-pace-slow-hint = Ein Zug, wann immer Zeit dafür ist.
web-watchers = Zuschauer
web-watchers-hint = dürfen zusehen und sehen keine Hand
web-open-table = Tisch eröffnen
web-play-here = Hier gegen Bots spielen
web-yes = Ja
web-no = Nein
web-sum = Summe:
web-no-server = Der Server ist nicht erreichbar. Du kannst solange hier gegen Bots spielen.
web-your-name = Dein Name
web-chair-free = für alle, die den Link öffnen
web-sit-here = Hier hinsetzen
web-get-up = Aufstehen
web-add-bot = Bot
web-send-away = Wegschicken
web-start = Anfangen
web-start-with-bots = Anfangen, Bots nehmen die freien Plätze
web-gather-seated = Du sitzt am Tisch. Es kann losgehen, sobald alle da sind.
web-gather-watching = Nimm Platz, oder bleib und sieh zu.
web-read-out = Lies den Code vor
web-camera = oder halte eine Kamera darauf
web-qr = Der Link als Bild für eine Kamera
web-copy = Kopieren
web-copied = Kopiert
web-join = An einen Tisch setzen
web-join-hint = Gib den Code ein, den du bekommen hast.
web-join-go = Los
web-join-wrong = Ein Code hat sechs Buchstaben und Ziffern.
web-seconds-left = noch { $seconds } s
web-history = Deine Tische
web-kept-here = in diesem Browser
web-phase-gathering = wird gerade besetzt
web-phase-playing = läuft
web-phase-over = beendet

# Die Spiele auf dem Tisch.
web-back = Zurück
web-fact = { $fact }
web-score = Punkte
web-round = Runde { $round }
web-agree = Einverstanden
web-decline = Ablehnen
web-undo-wish = { $seat } möchte den letzten Zug zurücknehmen.

# Nachspielen.
web-replay = Nachspielen
web-open-file = Datei öffnen
web-replay-hint = Öffne die Aufzeichnung einer Partie (eine Datei, die auf .sevens.json endet), oder komm von einem beendeten Tisch hierher.
web-replay-game = Die Aufzeichnung ist von einem Spiel namens „{ $game }“, das hier nicht gespielt wird.
web-replay-step = { $step } von { $steps }
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-on = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-jump = Zu einem Schritt springen
web-replay-seen-by = Gesehen von
web-replay-watcher = Zuschauer
web-deal-fair = Es wurde ehrlich gegeben: Das Geheimnis ist das versprochene, der Startwert folgt aus ihm und den Teilen aller, und jede Karte folgt aus dem Startwert.

# Einstellungen.
web-settings = Einstellungen
web-keep = Merken
web-kept = Gemerkt.
web-forget = Vergiss mich
web-forget-hint = Löscht die Tische in diesem Browser und alles, was der Server von dir weiß. Partien mit anderen bleiben, ohne deinen Namen.
web-forget-go = Meine Daten löschen
web-forget-sure = Alle deine Tische und Daten löschen? Das lässt sich nicht rückgängig machen.
web-forgotten = Über dich ist nichts mehr bekannt.
