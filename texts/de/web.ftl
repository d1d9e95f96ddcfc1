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
web-home-title = Viele Tische, eine Zahl.
web-home-say = Setz dich hin: mit Freunden, mit Bots oder allein. Ohne Konto, ohne Warten.
web-sit-down = Platz nehmen
web-own-words = Die Regeln sind in eigenen Worten erzählt; alle Zeichnungen sind unsere.
web-play = Spielen
web-invite = Einladen
web-players = { $least }–{ $most } Personen
web-credit-double-seven = von Michael Schacht
web-credit-double-lucky-7 = von Henri Groels
web-credit-sieben = von Klaudia Bollwerk
web-credit-seven = von Néstor Romeral Andrés
web-credit-triple-seven = Verlag unbekannt
web-credit-sevens = ein Klassiker, der niemandem gehört
web-classics = Ein Klassiker daneben
web-further = Auch auf dem Regal dieses Servers

# The table.
web-you = du
web-you-name = Du
web-your-seat = Dein Platz
web-your-hand = Deine Hand
web-your-turn = Du bist dran
web-opponents = Mitspielende in Zugreihenfolge
web-choices = Was du tun kannst
web-hint = Tipp
web-undo = Zurücknehmen
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
web-status-resigned = aufgegeben
web-ask-over = Das Spiel ist aus.
web-ask-gathering = Gleich geht es los.
web-ask-wait =
    { $seat-is ->
        [you] Du bist am Zug.
       *[other] { $seat } ist am Zug.
    }
web-ask-table = Einen Moment.
web-table-gone = Diesen Tisch gibt es nicht mehr
web-table-damaged = Dieser Tisch ist beschädigt
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
web-sieben-to-draw = im Vorrat
web-sieben-aside = beiseite
web-sieben-hole = Loch auf Loch
web-sieben-turned = Loch auf Zahl
web-sieben-then-begin = Danach beginnst du einen neuen Stapel.
web-sieben-then-out = Danach bist du fertig.
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
web-bot-name-7 = Hal
web-continue = Weiterspielen

# Ein neuer Tisch, und wer sich daran setzt.
web-who-sits-down = Wer sich setzt
web-pace = Tempo
web-pace-live = Live
web-pace-slow = Langsam
web-yes = Ja
web-no = Nein
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
web-join-wrong = Ein Code hat neun Buchstaben und Ziffern, aber kein 0, 1, I, L, O oder U.
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
web-replay-game = Die Aufzeichnung ist von einem Spiel namens „{ $game }“, das hier nicht gespielt wird.

# Einstellungen.
web-settings = Einstellungen
web-keep = Merken

# Rund um den Tisch.
web-close = Schließen
web-share = Teilen
web-why = Warum?
web-all-rules = Alle Regeln dieses Spiels
web-quick = In fünf Bildern
web-level = Stärke
web-level-random = Zufall
web-level-careless = Sorglos
web-level-casual = Freizeit
web-level-club = Verein
web-level-expert = Könner
web-level-master = Meister
web-level-fill = Bots für die freien Plätze
web-status-level = Bot, { $level }
web-host = Gastgeber
web-talk = Sagen
web-this-seat = Mehr
web-sound = Töne
web-speed = Wie lange Bots nachdenken
web-speed-slow = Lange
web-speed-normal = Normal
web-speed-fast = Kurz
web-speed-instant = Gar nicht
web-auto = Für mich antworten
web-auto-hint = Automatisch ablehnen, wenn ich nicht rechtzeitig antworte.
web-other-device = Auf einem anderen Gerät weiterspielen
web-other-device-hint = Wer diesen Link öffnet, sitzt auf deinem Platz. Behalte ihn für dich.
web-other-device-show = Link zeigen
web-leave = Kurz aufstehen
web-find-people = Leute zum Spielen finden
web-find-people-say = Offene Tische, schnelle Suche, Partien zum Zuschauen. Als Gast kannst du mitspielen.
web-rated-leave = Dies ist eine gewertete Partie: Wer geht, gibt auf und wird Letzter. Wenn du nur die Seite schließt, läuft deine Uhr weiter.
web-leave-hint = Ein Bot spielt für dich, bis du wiederkommst.
web-resign = Aufgeben
web-resign-hint = Diese Partie endgültig aufgeben.
web-resign-sure = Wirklich aufgeben? In diese Partie kannst du nicht zurück.
web-play-on = Weiterspielen
web-bot-plays-for-you = Ein Bot spielt für dich.
web-bot-plays-on = Du hast aufgegeben. Ein Bot spielt für dich weiter.
web-take-back = Wieder selbst spielen
web-is-away = { $seat } ist nicht da.
web-let-bot-play = Einen Bot spielen lassen
web-undo-waiting = Du möchtest zurücknehmen. Es haben noch nicht alle geantwortet.
web-undo-withdraw = Doch nicht
web-hint-move = Wer gut spielt, würde wählen: { $move }
web-hint-pass = Wer gut spielt, würde es durchgehen lassen.
web-watching = Du schaust zu und siehst keine Hand.
web-time-seconds = { $seconds } s
web-time-minutes = { $minutes }:{ $seconds } min
web-time-hours = { $hours } h { $minutes } min
web-time-days = { $days } T { $hours } h
web-keys = Tasten
web-key-tab = Zum Nächsten, das man drücken kann
web-key-enter = Drücken
web-key-number = Wählen, was diese Zahl zeigt
web-key-hint = Tipp
web-key-undo = Zurücknehmen
web-key-log = Verlauf, auf kleinen Bildschirmen
web-key-menu = Töne, Bots, dein Platz
web-key-escape = Zurücklegen, schließen
web-key-help = Diese Tasten
web-result-resigned = { $seat-is ->
        [you] Du hast aufgegeben.
       *[other] { $seat } hat aufgegeben.
    }
web-result-nobody = Die Partie wurde abgebrochen.
web-result-ahead = { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    } vor { $seat-is ->
        [you] dir.
       *[other] { $seat }.
    }
web-winner = gewinnt
web-rematch-waiting = Die anderen überlegen noch
web-wants-rematch = möchte noch eine Partie
web-undecided = hat noch nichts gesagt
web-share-game = Diese Partie teilen
web-game-file = Als Datei
web-outdated = Es gibt eine neuere Fassung
web-outdated-why = Diese Seite ist älter als der Tisch. Lade sie neu; es geht nichts verloren.
web-reload = Neu laden
web-no-watchers = Dieser Tisch ist voll
web-no-watchers-why = Alle Plätze sind besetzt, und zuschauen darf hier niemand.
web-gather-ready = Alle sind da.
web-gather-free = { $free ->
        [one] Ein Platz ist frei. Warte auf jemanden oder lass einen Bot hin.
       *[other] { $free } Plätze sind frei. Warte auf andere oder lass Bots hin.
    }
web-pace-clock = { $seconds } Sekunden für einen Zug
web-sieben-too-low = zu niedrig
web-sieben-too-high = zu hoch
web-sieben-laid = legt eine { $card }
web-sieben-of = von 7
web-sieben-chips = Chips
web-sieben-round = Runde
web-sieben-sum = Summe
web-sieben-earlier = vorher
web-sieben-ladder = Was das Fertigwerden bringt
web-sieben-pot = von { $chips } Chips sind noch da
web-sieben-rung = { $place }.
web-sieben-next-out = als Nächstes fertig
web-sieben-then-the-end = dann Schluss
web-sieben-nothing-left = nichts mehr

# Wiedergabe, Verlauf, Einstellungen.
web-replay-broken = Schritt { $step } dieser Aufzeichnung stimmt nicht: { $why }
web-share-moment = Diesen Augenblick teilen
web-deal-promised = Mischen geprüft
web-deal-partly = Mischen: Teil fehlt
web-deal-consistent = Mischen stimmig
web-deal-untold = Mischen ungeprüft
web-deal-broken = Am Mischen gedreht
web-history-search = Deine Tische durchsuchen
web-history-show = Zeigen
web-history-all = Alle
web-history-unfinished = Offene
web-history-finished = Beendete
web-history-none = Keine Tische gefunden.
web-history-more = Alle zeigen
web-look-on = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Leute schauen zu
}
web-as-system = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-text-usual = Normal
web-text-large = Groß
web-text-larger = Größer
web-motion-less = Weniger
web-volume-off = Aus
web-volume-quiet = Leise
web-volume-usual = Normal
web-usual-level = Gegen diese Bots spielst du meistens

# In fünf Bildern.
web-quick-short = Wie?
option-triple-seven-herald-declared-hint = Wer ihn spielt, sagt es gleich mit dem Zug. Für Bots und langsame Tische.
option-triple-seven-herald-race-hint = Bei allen erscheint ein großer Knopf: Wer zuerst drückt, gewinnt. Für Leute, die gleichzeitig da sind.

# A table nobody has drawn.
web-plain-own-words = Diesen Tisch hat noch niemand gezeichnet: Er ist aus den eigenen Worten des Spiels gelegt.
web-plain-players = Alle am Tisch
view-round = Runde
view-phase = Phase
view-hand = Hand
view-cards = Karten
view-points = Punkte
view-score = Punkte
view-players = Alle am Tisch
view-dealer = Geber
view-turn = Zug
web-rated-say = Gewertete Partien sind für Mitglieder und ändern die Wertung. Keine Tipps, nichts wird zurückgenommen, und kein Bot vertritt dich: Wer geht oder die Zeit überschreitet, wird Letzter.
