### Seiten neben den Tischen: Regeln, fünf Bilder, Lektionen, ein neuer Tisch, Einstellungen, Nachspielen, Punkteblöcke.

web-rules-search = Diese Regeln durchsuchen
web-rules-none = Keine Regel enthält alle diese Wörter.
web-contents = Inhalt
web-other-rules = Andere Regeln
web-link-to-rule = Link zu Regel
web-new-table = Neuer Tisch
web-how-you-play = Wie ihr spielt
web-one-way = Dieses Spiel wird immer gleich gespielt: Hier gibt es nichts zu wählen.
web-seats = Plätze
web-seats-hint = Bots können die Plätze nehmen, die frei bleiben.
web-pace-live-hint = Alle sitzen am Tisch; für Antworten ist die Zeit begrenzt.
web-pace-slow-hint = Ein Zug, wann immer Zeit dafür ist.
web-return-game = Rückspiel
web-watchers = Zuschauer
web-watchers-hint = dürfen zusehen und sehen keine Hand
web-open-table = Tisch eröffnen
web-play-here = Hier gegen Bots spielen
web-sum = Summe:
web-open-file = Datei öffnen
web-replay-hint = Öffne die Aufzeichnung einer Partie (eine Datei, die auf .sevens.json endet), oder komm von einem beendeten Tisch hierher.
web-replay-step = { $step } von { $steps }
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-on = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-jump = Zu einem Schritt springen
web-replay-seen-by = Gesehen von
web-replay-watcher = Zuschauer
web-kept = Gemerkt.
web-forget = Vergiss mich
web-forget-hint = Löscht die Tische in diesem Browser und alles, was der Server von dir weiß. Partien mit anderen bleiben, ohne deinen Namen.
web-forget-go = Meine Daten löschen
web-forget-sure = Alle deine Tische und Daten löschen? Das lässt sich nicht rückgängig machen.
web-forgotten = Über dich ist nichts mehr bekannt.
web-sound-hint = Wenn du dran bist, bei einer Sieben und wenn etwas nicht geht.
web-replay-begins = Die Partie beginnt.
web-replay-coming = Die Partie wird geholt …
web-deal = Das Mischen
web-deal-how = Wie das geprüft wurde
web-deal-promise = Vor der Partie hat der Gastgeber sein Geheimnis versprochen: Er zeigte diese Zahl, die nur zu diesem Geheimnis passt.
web-deal-seals = Dann hat das Gerät jeder Person am Tisch einen zufälligen Teil versiegelt. Niemand konnte ihn sehen, niemand ihn mehr ändern.
web-deal-parts = Als die Partie begann, wurde die Liste der Siegel geschlossen, und die Teile wurden aufgedeckt. Jeder Teil passt zu seinem Siegel.
web-deal-opened = Danach hat der Gastgeber sein Geheimnis gezeigt. Es ist das versprochene; der Startwert folgt aus ihm und den Teilen, und jede Karte aus dem Startwert.
web-deal-missing = nicht aufgedeckt
web-deal-kept = Das hat dieser Browser schon vor der Partie aufbewahrt:
web-deal-own-promise = Versprechen
web-deal-own-part = Dein Teil
web-at-the-table = Am Tisch
web-looks = Aussehen
web-text = Schriftgröße
web-motion = Bewegung
web-clock = Zeit für einen Zug
web-clock-hint = Zeit um? Dann macht ein Bot den Zug.
web-clock-none = Unbegrenzt
web-clock-20s = 20 s
web-clock-45s = 45 s
web-clock-2min = 2 min
web-clock-8h = 8 Stunden
web-clock-1d = 1 Tag
web-clock-3d = 3 Tage
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
web-learn-step = Schritt { $step } von { $steps }, noch etwa { $minutes } min
web-learn-watch = Sieh, was passiert …
web-learn-next = Weiter
web-learn-back = Zurück
web-learn-again = Noch einmal
web-learn-leave-out = Überspringen
web-learn-show = Zeig es mir
web-learn-try = Versuch es
web-learn-try-first = Das ist erlaubt. Versuche aber erst, was hier gefragt ist: Es kann nichts schiefgehen.
web-learn-skip = Gleich richtig spielen
web-learn-play = Ein richtiges Spiel
web-learn-missing = Die Lektion ist im Moment nicht zu bekommen.
web-rules-legend-printed = Absätze ohne Kennzeichen sind die gedruckte Regel in unseren Worten.
web-rules-legend-ours = Unsere Lesart
web-rules-legend-ours-say = sagt, wie wir spielen, wo die gedruckte Regel etwas offenlässt.
web-rules-legend-house = Hausoption
web-rules-legend-house-say = ist, was ihr beim Eröffnen eines Tisches einstellen könnt.
web-rules-legend-gaps = Nummern bleiben für immer bei ihrer Regel; wo eine zu fehlen scheint, ist keine verloren gegangen.
web-rules-copy = Link kopieren zu
web-aid = Seite zum Drucken
web-aid-pad = Punkteblock zum Drucken
web-aid-print = Drucken
web-aid-missing = Diese Seite ist im Moment nicht zu bekommen.
web-score-keep = Punkte zählen mit echten Karten
web-score-say = Schreib für jede Runde links die Vorhersage und rechts die gemachten Stiche auf. Der Block rechnet, und er bleibt in diesem Browser.
web-score-more = Eine Person mehr
web-score-fewer = Eine Person weniger
web-score-length = { $rounds } Runden
web-score-clear = Neues Spiel
web-score-clear-sure = Wirklich neu beginnen?
web-score-bid = Vorhersage
web-score-taken = Gemachte Stiche
web-learn-lessons = Lektionen
web-learn-finished = fertig
web-learn-left-at = bis Schritt { $step }
web-learn-further = Nächste Lektion
web-replay-cut = Das Spiel in dieser Adresse ist nicht vollständig. Lass dir den Link noch einmal schicken: Vielleicht wurde er unterwegs abgeschnitten.
web-replay-all = Alle Hände
web-replay-run = Abspielen
web-replay-stop = Anhalten
web-replay-speed = Tempo
web-replay-slow = ½×
web-replay-usual = 1×
web-replay-fast = 3×
web-people-here = Personen an diesem Gerät
web-play-here-together = Hier spielen, Bots nehmen den Rest

## The lobby

lobby-no-such-table = So einen Tisch gibt es nicht: Keines dieser Spiele ist für so viele.
lobby-no-such-member = Niemand mit diesem Namen ist hier Mitglied oder mit dir befreundet.
lobby-yourself = Das bist du selbst.
lobby-too-many = Es sind schon zu viele. Nimm zuerst welche weg.
lobby-sit-first = Setz dich zuerst an diesen Tisch.
lobby-no-such-invitation = Diese Einladung gibt es nicht mehr.
web-lobby = Lobby
web-lobby-gone = Diese Seite ist von einer anderen Version. Lade sie neu.
web-lobby-lost = Die Lobby ist nicht erreichbar. Neuer Versuch …
web-lobby-signed-out = Du bist hier abgemeldet. Lade die Seite neu, um als Gast weiterzumachen.
web-lobby-crowd =
    { $count ->
        [one] Du bist allein in der Lobby.
       *[other] { $count } Leute sind in der Lobby.
    }
web-lobby-playing =
    { $count ->
        [one] An öffentlichen Tischen spielt jemand.
       *[other] An öffentlichen Tischen spielen { $count }.
    }
web-lobby-people = Leute
web-lobby-your-turn = Du bist dran
web-lobby-turns =
    { $count ->
        [one] an einem Tisch
       *[other] an { $count } Tischen
    }
web-lobby-next-table = Nächster Tisch
web-lobby-hours-left = noch { $count } Std.
web-lobby-minutes-left = noch { $count } Min.
web-lobby-find = Finde mir einen Tisch
web-lobby-find-hint = Wähle alles, was dir recht ist.
web-lobby-any-game = Eines dieser Spiele
web-lobby-counts = Mit Wertung
web-either = Egal
web-rated = Gewertet
web-casual = Ohne Wertung
web-lobby-wait =
    { $count ->
        [0] niemand
        [one] eine Person wartet
       *[other] { $count } warten
    }
web-lobby-at-once = Mit dir können { $count } sofort { $game } spielen.
web-lobby-wait-for =
    { $count ->
        [one] Eine Person wartet auf { $game }.
       *[other] { $count } Leute warten auf { $game }.
    }
web-lobby-nobody-waits = Darauf wartet gerade niemand.
web-lobby-nobody-else = Sonst wartet gerade niemand darauf.
web-lobby-bots-after = Kommt niemand, nehmen Bots die freien Plätze
web-lobby-bots-now = sofort
web-lobby-bots-half = nach einer halben Minute
web-lobby-bots-one = nach einer Minute
web-lobby-bots-three = nach drei Minuten
web-lobby-bots-never = nie
web-lobby-find-go = Tisch suchen
web-lobby-looking = Ein Tisch wird gesucht …
web-lobby-stay = Bleib auf dieser Seite: Du kommst an den Tisch, sobald es einen gibt.
web-lobby-stop = Nicht mehr suchen
web-lobby-open = Offene Tische
web-lobby-open-count =
    { $count ->
        [0] gerade keine
        [one] einer
       *[other] { $count }, die vollsten zuerst
    }
web-lobby-own = Einen eigenen öffnen
web-lobby-sit = Hinsetzen
web-lobby-sit-at = Zu { $game } hinsetzen
web-lobby-free = frei
web-lobby-seconds-a-move = { $count } s je Zug
web-lobby-hours-a-move = { $count } Std. je Zug
web-lobby-days-a-move = { $count } Tage je Zug
web-lobby-running = Laufende Partien
web-lobby-none-running = Gerade keine.
web-lobby-watch-hint = Wer zuschaut, sieht keine verdeckte Hand.
web-lobby-watch = Zuschauen
web-lobby-watch-at = Bei { $game } zuschauen
web-lobby-round = Runde { $round }
web-lobby-invitations = Einladungen
web-lobby-no-invitations = Gerade keine.
web-lobby-invites = { $name } lädt dich zu { $game } ein, { $seats } Plätze.
web-lobby-no-thanks = Nein, danke
web-lobby-friends = Freunde
web-lobby-no-friends = Noch keine. Mitglieder können einander beim Namen fragen.
web-lobby-add-friend = Ein Mitglied um Freundschaft bitten
web-lobby-ask-friend = Fragen
web-lobby-away = nicht da
web-notice-later = Später
web-lobby-here = in der Lobby
web-lobby-waits-at = wartet bei { $game }
web-lobby-plays = spielt { $game }
web-lobby-asked = gefragt, noch keine Antwort
web-lobby-asks = möchte mit dir befreundet sein
web-lobby-agree = Zustimmen
web-lobby-join = Dazusetzen
web-lobby-seen = Freunde sehen, dass ich hier bin
web-lobby-invite = Einladen …
web-lobby-invite-to = Einladen zu
web-lobby-part = Nicht mehr befreundet
web-lobby-block = Blockieren
web-lobby-block-who = { $name } blockieren
web-lobby-block-member = Ein Mitglied blockieren
web-lobby-unblock = Zurücknehmen
web-lobby-blocked = Blockierte Leute
web-lobby-blocked-hint = Ihr seht einander hier nicht und werdet nie zusammengebracht. Sie erfahren es nicht.
web-public = In der Lobby zeigen
web-public-hint = Alle dort sehen ihn und können sich setzen
web-membership = Mitgliedschaft
web-membership-hint = Ein Name, der nur dir gehört, auf allen deinen Geräten. Als Gast zu spielen bleibt, wie es ist.
web-membership-go = Zur Mitgliedschaft
web-my-games = Meine Partien
web-report = Melden …
web-report-say = Gelesen wird es von denen, die sich um diesen Ort kümmern, mit deinem Namen; sonst erfährt niemand davon.
web-report-words = Was ist los?
web-report-go = Meldung abschicken
web-report-told = Gemeldet. Danke.
web-rating-now = Deine Wertung ist jetzt { $rating } ({ $change }).
web-review = Rückblick
web-exercises-say = Stellungen mit verdeckten Karten, in denen ein Zug ohne Zweifel besser ist, was auch immer die anderen halten.
web-exercises = Aufgaben
server-members-only = Das ist für Mitglieder. Werde eins, es dauert eine Minute, oder spiele als Gast.
server-maintenance = Dieser Server schließt bald für Wartungsarbeiten, darum werden keine neuen Tische eröffnet. Laufende Spiele gehen weiter, und nichts davon geht verloren.
members-too-long = Schreib etwas, in höchstens { $most } Zeichen.
server-bad-note = Eine Notiz hat höchstens { $most } Zeichen, und keine, die etwas verbergen oder umdrehen.
server-unfinished = Dieses Spiel ist noch nicht zu Ende.
server-unknown-game = Ein Spiel namens { $game } gibt es hier nicht.
server-no-such-seat = Welche Plätze waren deine? Das muss dabeistehen.
server-broken-record = So kann es nicht gespielt worden sein: Schritt { $step }, { $why }
server-no-such-member = Hier gibt es niemanden mit diesem Namen, oder sie oder er zeigt nichts von sich.
