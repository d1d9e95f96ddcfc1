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
web-guest-name = Gast { $number }
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
web-status-resigned = hat aufgegeben
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
web-new-table = Neuer Tisch
web-how-you-play = Wie ihr spielt
web-one-way = Dieses Spiel wird immer gleich gespielt: Hier gibt es nichts zu wählen.
web-who-sits-down = Wer sich setzt
web-seats = Plätze
web-seats-hint = Bots können die Plätze nehmen, die frei bleiben.
web-pace = Tempo
web-pace-live = Live
web-pace-live-hint = Alle sitzen am Tisch; für Antworten ist die Zeit begrenzt.
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
web-join-wrong = Ein Code hat neun Buchstaben und Ziffern.
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

# Einstellungen.
web-settings = Einstellungen
web-keep = Merken
web-kept = Gemerkt.
web-forget = Vergiss mich
web-forget-hint = Löscht die Tische in diesem Browser und alles, was der Server von dir weiß. Partien mit anderen bleiben, ohne deinen Namen.
web-forget-go = Meine Daten löschen
web-forget-sure = Alle deine Tische und Daten löschen? Das lässt sich nicht rückgängig machen.
web-forgotten = Über dich ist nichts mehr bekannt.

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
web-sound-hint = Wenn du dran bist, bei einer Sieben und wenn etwas nicht geht.
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
web-replay-begins = Die Partie beginnt.
web-replay-coming = Die Partie wird geholt …
web-replay-broken = Schritt { $step } dieser Aufzeichnung stimmt nicht: { $why }
web-share-moment = Diesen Augenblick teilen
web-deal = Das Mischen
web-deal-promised = Mischen geprüft
web-deal-partly = Mischen: Teil fehlt
web-deal-consistent = Mischen stimmig
web-deal-untold = Mischen ungeprüft
web-deal-broken = Am Mischen gedreht
web-deal-how = Wie das geprüft wurde
web-deal-promise = Vor der Partie hat der Gastgeber sein Geheimnis versprochen: Er zeigte diese Zahl, die nur zu diesem Geheimnis passt.
web-deal-seals = Dann hat das Gerät jeder Person am Tisch einen zufälligen Teil versiegelt. Niemand konnte ihn sehen, niemand ihn mehr ändern.
web-deal-parts = Als die Partie begann, wurde die Liste der Siegel geschlossen, und die Teile wurden aufgedeckt. Jeder Teil passt zu seinem Siegel.
web-deal-opened = Danach hat der Gastgeber sein Geheimnis gezeigt. Es ist das versprochene; der Startwert folgt aus ihm und den Teilen, und jede Karte aus dem Startwert.
web-deal-missing = nicht aufgedeckt
web-deal-kept = Das hat dieser Browser schon vor der Partie aufbewahrt:
web-deal-own-promise = Versprechen
web-deal-own-part = Dein Teil
web-history-search = Deine Tische durchsuchen
web-history-show = Zeigen
web-history-all = Alle
web-history-unfinished = Offene
web-history-finished = Beendete
web-history-none = Keine Tische gefunden.
web-history-more = Alle zeigen
web-at-the-table = Am Tisch
web-look-on = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Leute schauen zu
}
web-looks = Aussehen
web-as-system = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-text = Schriftgröße
web-text-usual = Normal
web-text-large = Groß
web-text-larger = Größer
web-motion = Bewegung
web-motion-less = Weniger
web-volume-off = Aus
web-volume-quiet = Leise
web-volume-usual = Normal
web-usual-level = Gegen diese Bots spielst du meistens
web-clock = Zeit für einen Zug
web-clock-hint = Zeit um? Dann macht ein Bot den Zug.
web-clock-none = Unbegrenzt
web-clock-20s = 20 s
web-clock-45s = 45 s
web-clock-2min = 2 min
web-clock-8h = 8 Stunden
web-clock-1d = 1 Tag
web-clock-3d = 3 Tage

# In fünf Bildern.
web-quick-short = Wie?
web-other-games = Andere Spiele
web-quick-double-seven-1 = Zieh zwei Plättchen, offene oder verdeckte; drei, wenn deine Bank leer ist.
web-quick-double-seven-2 = Gründe mit zwei oder mehr gleichen Tieren eine Familie und erweitere sie. Ein Kleeblatt kann jedes Tier ersetzen.
web-quick-double-seven-3 = Tausche eine deiner Familien gegen eine genau gleich große von jemand anderem, ohne zu fragen.
web-quick-double-seven-4 = Sieben! Wächst eine deiner Familien auf sieben Plättchen, nimmst du einen 7er-Marker: ein Punkt mehr.
web-quick-double-seven-5 = Double Seven! Wer zuerst zwei solche Familien hat, nimmt den 77er-Marker; alle anderen haben noch einen Zug. Jedes Plättchen vor dir ist ein Punkt.
web-quick-double-lucky-7-1 = Die Hände wachsen von einer Karte auf sieben und schrumpfen dann wieder. Runde 7 zählt doppelt.
web-quick-double-lucky-7-2 = Reihum, der Geber zuerst: Sag vorher, wie viele Stiche du machst. Wer zuletzt vorhersagt, darf die Summe nicht genau auf die Zahl der Stiche bringen.
web-quick-double-lucky-7-3 = Der Geber spielt zu jedem Stich aus. Bekenne die geforderte Farbe, wenn du kannst. Trumpf schlägt jede andere Farbe, der Joker alles.
web-quick-double-lucky-7-4 = Genau so viele Stiche wie vorhergesagt: zehn Punkte und zwei für jeden Stich. Einer zu viel oder zu wenig: nichts.
web-quick-double-lucky-7-5 = Mit dem Lucky Wheel könnt ihr dem Glück einmal je Spielhälfte nachhelfen, gewählt oder gewürfelt. Wer seinen Escape Pawn nicht nutzt, verliert 10 Punkte.
web-quick-sieben-1 = Beginne einen Stapel mit irgendeiner Karte: Ihre Zahl ist die Summe. Dann zieh eine Karte.
web-quick-sieben-2 = Lege eine Karte Loch auf Loch oder Loch auf Zahl: Die Zahl oben und die im Loch zählen zusammen.
web-quick-sieben-3 = Die Summe darf bleiben oder wachsen, bis sieben. Passt nichts, nimmst du eine Strafkarte; passt etwas, musst du legen.
web-quick-sieben-4 = Sieben! Der Stapel kommt beiseite, und du beginnst sofort einen neuen, ohne zu ziehen.
web-quick-sieben-5 = Mach mit deiner letzten Karte eine Sieben, und du bist fertig: je früher, desto mehr Chips.
web-quick-seven-1 = Alle haben die gleichen sieben Plättchen aus vier Sechsecken.
web-quick-seven-2 = Ein Plättchen liegt flach und berührt Kante an Kante, was auf dem Tisch liegt. Dreh und wende es, wie du willst.
web-quick-seven-3 = Über dem Tisch liegt es auf mindestens zwei Plättchen und nie über einer Lücke.
web-quick-seven-4 = Das gewählte Plättchen muss so hoch, wie es irgendwo passt; wo auf dieser Ebene, bestimmst du.
web-quick-seven-5 = Liegen alle Plättchen, gewinnen die meisten auf der höchsten Ebene; bei Gleichstand zählt die Ebene darunter.
web-quick-triple-seven-1 = Spiel die gleiche Farbe oder die gleiche Zahl. Kannst oder willst du nicht, zieh eine Karte; dann darfst du passen.
web-quick-triple-seven-2 = Aktionen ändern den Lauf des Spiels; Figuren passen auf jede Karte und greifen an, schützen oder schenken.
web-quick-triple-seven-3 = 5, 6 und 7 einer Farbe gehen zusammen als eine Karte.
web-quick-triple-seven-4 = Wer die Hand zuerst leer hat, gewinnt die Runde und sammelt die eigene Reserve ein. Schaff das mit allen drei Arten: Zahl, Aktion, Figur. 7, 77, 777!
web-quick-triple-seven-5 = Sag deinen HEROLD an, wenn du ihn spielst; erwischt dich vorher jemand, ziehst du vier.
web-quick-sevens-1 = Wer die Karo 7 hat, beginnt und legt sie. Jede 7 beginnt die Reihe ihrer Farbe.
web-quick-sevens-2 = Von der 7 aus wächst eine Reihe Karte für Karte: abwärts bis zum Ass und aufwärts bis zum König.
web-quick-sevens-3 = Im Uhrzeigersinn: Lege eine Karte, die passt. Wer legen kann, muss legen.
web-quick-sevens-4 = Nichts passt? Nur dann passt du, und alle wissen, was dir fehlt.
web-quick-sevens-5 = Wer zuerst seine letzte Karte legt, beendet die Runde. Jede Karte auf der Hand ist ein Strafpunkt; die wenigsten gewinnen.
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
