### Spielen am Terminal.

## Vor einem Spiel

terminal-no-terminal = Zum Spielen braucht es ein Terminal für Tasten und Bildschirm. Starte es in einem Terminalfenster, ohne Umleitung; für Bots unter sich gibt es „simulate“.
terminal-broken = Das Terminal antwortet nicht, wie es soll ({ $error }). Versuch es in einem anderen Terminalfenster.
terminal-too-small = Dieses Fenster ist zum Spielen zu klein. Mach es mindestens { $columns } Spalten breit und { $rows } Zeilen hoch.
terminal-unknown-game = Das Spiel „{ $game }“ gibt es nicht. Zur Wahl stehen: { $known }.
terminal-unknown-game-meant = Das Spiel „{ $game }“ gibt es nicht. Meintest du „{ $meant }“?
terminal-unknown-bot = Den Bot „{ $bot }“ gibt es für dieses Spiel nicht. Zur Wahl stehen: { $known }.
terminal-too-many-people = { $people } Personen passen nicht auf { $seats } Plätze. Nimm mehr Plätze oder weniger Personen.
terminal-join-no-code = „{ $table }“ endet nicht mit dem Code eines Tisches. Gib die Adresse der Tischseite an, oder den Code und mit --server die Adresse des Servers.
terminal-join-no-server = „{ $server }“ ist keine Adresse eines Servers. Sie sieht so aus: http://localhost:7777.
terminal-join-silent = Unter { $server } antwortet kein Server. Prüfe die Adresse, und ob der Server läuft.
terminal-reach-trying = Die Verbindung ist weg. Neuer Versuch …
terminal-reach-no-table = Diesen Tisch gibt es nicht oder nicht mehr. Prüfe den Code.
terminal-reach-outdated = Dieses Programm ist zu alt für diesen Server. Hol dir die aktuelle Fassung.
terminal-reach-damaged = Was der Server von diesem Tisch aufgehoben hat, ist beschädigt. Frag die Person, die ihn betreibt.
terminal-reach-forgotten = Der Server kennt dich nicht mehr. Beende das Programm und komm neu an den Tisch.
terminal-reach-untrusted = Dem Zertifikat des Servers wird auf diesem Rechner nicht vertraut, oder es gilt nicht für diesen Namen. Prüfe die Adresse; das Zertifikat eines eigenen Servers lässt sich in SSL_CERT_FILE angeben.

## Personen

terminal-name-person = Person { $number }
terminal-name-bot = { $kind } { $number }
terminal-name-nobody = freier Platz

## Was gefragt ist

terminal-your-turn = Du bist an der Reihe.
terminal-wait = Warten auf { $seats } …
terminal-wait-race = Warten, wer schnell ist …
terminal-over = Das Spiel ist aus. Enter: zurück zum Ergebnis
terminal-word = { $word }
terminal-race = Hier darf jetzt jemand schnell sein!
terminal-key-space = Leertaste
terminal-group = { $words } ({ $count })
terminal-more = zur Wahl: { $count }, gezeigt: { $from }–{ $to }
terminal-refused = { $reason } [{ $rule }; r: die Regel]
terminal-ambiguous = „{ $text }“ kann { $count } Züge bedeuten: { $moves-or }{ $count ->
        [1] {""}
        [2] {""}
        [3] {""}
        [4] {""}
       *[other] {""} …
    } Tipp weiter, oder wähle mit den Pfeilen und Tab.
terminal-hint = Tipp: { $move }
terminal-hint-pass = Tipp: nichts tun
terminal-no-hint = Es gibt nichts zu raten: Du bist nicht gefragt.
terminal-no-undo = Es gibt noch nichts zurückzunehmen.
terminal-undone = Zurückgenommen. Es ist wie vor der letzten Entscheidung.
terminal-undo-asked = Die anderen werden gefragt, ob sie einverstanden sind.
terminal-undo-declined = Es wird nicht zurückgenommen: Nicht alle sind einverstanden.
terminal-rematch-asked = Es geht weiter, sobald auch die anderen noch einmal spielen wollen.
terminal-saved = Die Aufzeichnung ist in { $file }.
terminal-record-at = Die Aufzeichnung gibt es unter { $address }.
terminal-record-later = Die Aufzeichnung gibt es nach dem Spiel unter { $address }.
terminal-not-saved = { $file } ließ sich nicht schreiben ({ $error }). Prüfe den Ordner, oder starte mit einer anderen Datei für die Aufzeichnung.
terminal-high-roller = { $name } kommt mit { $score } Punkten in den High Rollers Club! Er steht in { $file }.

## Tasten

terminal-keys-table = ? Hilfe  h Tipp  u zurück  r Regel  s sichern  l Sprache  q Ende
terminal-keys-board = Pfeile: schieben   Tab: drehen   Enter: legen   Esc: anderes Plättchen   ? Hilfe
terminal-keys-page = p Block
terminal-keys-server = ? Hilfe  h Tipp  u zurück  r Regel  w reden  x aufgeben  l Sprache  q Ende
terminal-keys-talking = Enter: sagen   Esc: Zeile verlassen
terminal-keys-gathering = ? Hilfe   w reden   l Sprache   q Ende
terminal-keys-typing = Enter: ziehen   Tab: ergänzen   Esc: Zeile verlassen
terminal-keys-between = ? Hilfe   u zurück   s sichern   l Sprache   q Ende
terminal-keys-result = n noch einmal   t Tisch   s sichern   l Sprache   q Ende
terminal-keys-question = Enter oder j: ja     jede andere Taste: nein
terminal-keys-scroll = ↑ ↓ Bild: blättern     jede andere Taste: zurück
terminal-keys-close = jede Taste: zurück
terminal-help-title = Tasten
terminal-help =
    Pfeile, Enter   wählen; über dem Tisch bewegen die Pfeile das Plättchen
    1–9, 0          wählen, was diese Nummer hat
    Tab             die nächste Wahl; über dem Tisch: das Plättchen drehen
    Esc             zurück zum Schritt davor
    Leertaste       erwischen oder ansagen, wenn es ums Schnellsein geht
    : oder Buchst.  einen Zug in der Notation tippen, oder kurz;
                    ein Großbuchstabe beginnt immer einen Zug

    h  Tipp von einem Vereinsspieler, der nur sieht, was du siehst
    u  zurück zu deiner vorigen Entscheidung; andere müssen zustimmen
    r  die Regel der letzten Ablehnung, oder alle Regeln
    s  die Aufzeichnung sichern
    w  etwas sagen, am Tisch eines Servers
    x  aufgeben
    l  Sprache: English, Deutsch, Nederlands
    q  Ende
terminal-quit = Dieses Spiel beenden? Was nicht gesichert ist, geht verloren.
terminal-take-back =
    { $seat-is ->
        [you] Zurück zu deiner letzten Entscheidung? Sind alle einverstanden?
       *[other] Zurück zur letzten Entscheidung von { $seat }? Sind alle einverstanden?
    }
terminal-take-back-asked = { $seat } möchte die letzte Entscheidung zurücknehmen. Bist du einverstanden?
terminal-resign = Aufgeben? In dieses Spiel führt dann kein Weg zurück.
terminal-caller = Wer war schnell? Drück die Nummer.

## Seiten

terminal-hand-over = Die Tastatur geht an { $name }.
terminal-hand-over-enter = { $name }: Drück Enter, wenn niemand sonst hinschaut.
terminal-winners =
    { $count ->
        [1] { $seat-is ->
            [you] Du gewinnst!
           *[other] { $seat } gewinnt.
        }
       *[other] { $seats } teilen sich den Sieg.
    }
terminal-gathering-sit = Enter: hinsetzen
terminal-gathering-start = b: beginnen, mit Bots auf den freien Plätzen
terminal-gathering-wait = Warten, bis das Spiel beginnt …

## 7 (Sieben)

terminal-sieben-status = Runde { $round } · Nachziehstapel { $draw } · beiseite { $aside } · Chips übrig { $chips }
terminal-sieben-seven = Sieben!
terminal-sieben-no-pile = kein Stapel
terminal-sieben-hand = Deine Karten, und was sie ergeben können:
terminal-sieben-cards = Karten
terminal-sieben-chips = Chips
terminal-sieben-out = fertig

terminal-sevens-status = Runde { $round } von { $rounds }
terminal-sevens-hand = Deine Karten; die in Klammern passen:
terminal-sevens-cards = Karten
terminal-sevens-passes = gep.
terminal-sevens-penalties = Straf
terminal-sevens-out = fertig
terminal-sevens-folded = ausg.

## SEVEN

terminal-seven-status = { $laid } von { $all } Plättchen · Ebene { $level } zählt zuerst · vorn: { $leaders }
terminal-seven-group = { $tile }: Ebene { $level }, { $count ->
        [1] 1 Stelle
       *[other] { $count } Stellen
    }
terminal-seven-rank = Rang { $rank }

## Double Seven

terminal-double-seven-status = 7er-Marker übrig: { $sevens } · aus dem Spiel: { $discarded }{ $ending ->
        [last] {" "}· letzte Züge!
       *[on] {""}
    }
terminal-double-seven-reserve = Vorrat, { $down } verdeckt:
terminal-double-seven-rack = Deine Bank ({ $count }):
terminal-double-seven-tiles = Bank
terminal-double-seven-tokens = 7er
terminal-double-seven-points = Pkt.
terminal-double-seven-group-start = Familie gründen ({ $count })
terminal-double-seven-group-expand = Familie erweitern ({ $count })
terminal-double-seven-group-exchange = Familien tauschen ({ $count })
terminal-double-seven-group-retrieve = Kleeblatt schnappen ({ $count })
terminal-double-seven-group-two-for-one = Zwei für eins ({ $count })
terminal-double-seven-group-discard = Plättchen abwerfen ({ $count })
terminal-double-seven-group-draw = Plättchen ziehen ({ $count })

## Double Lucky 7

terminal-double-lucky-7-status = Runde { $round } von { $rounds } · Karten: { $tricks } · gibt: { $dealer }
terminal-double-lucky-7-trump = Trumpf: { $colour } (aufgedeckt: { $turned })
terminal-double-lucky-7-trump-led = Trumpf: in jedem Stich die geforderte Farbe (aufgedeckt: { $turned })
terminal-double-lucky-7-trump-dealer = Trumpf: in jedem Stich die Karte des Gebers (aufgedeckt: { $turned })
terminal-double-lucky-7-trump-unnamed = Trumpf: der Geber nennt ihn gleich (aufgedeckt: { $turned })
terminal-double-lucky-7-trump-none = Kein Trumpf (aufgedeckt: { $turned })
terminal-double-lucky-7-no-trick = Noch ist keine Karte gespielt.
terminal-double-lucky-7-trick = Stich { $trick } von { $tricks }; vorn: { $seat }
terminal-double-lucky-7-trick-taken = Stich { $trick } von { $tricks } ging an { $seat }.
terminal-double-lucky-7-hand = Deine Karten:
terminal-double-lucky-7-wheel = Lucky Wheel (○ frei, × benutzt):
terminal-double-lucky-7-bid = Stiche
terminal-double-lucky-7-total = gesamt
terminal-double-lucky-7-pawn = Pawn
terminal-double-lucky-7-pad = Punkteblock
terminal-double-lucky-7-penalty = Strafe
terminal-double-lucky-7-group-use = { $advantage } ({ $count })

## 777

terminal-triple-seven-status = Runde { $round } · gibt: { $dealer }
terminal-triple-seven-no-pile = noch leer
terminal-triple-seven-clockwise = Es geht im Uhrzeigersinn ↻
terminal-triple-seven-anticlockwise = Es geht gegen den Uhrzeigersinn ↺
terminal-triple-seven-stack = Nachziehstapel: { $count }
terminal-triple-seven-herald =
    { $seat-is ->
        [you] Dein HEROLD ist nicht angesagt!
       *[other] { $seat } hat den HEROLD nicht angesagt!
    }
terminal-triple-seven-trade = TAUSCH: { $seat } ⇄ { $other }
terminal-triple-seven-theft = DIEB: { $seat } → { $other }
terminal-triple-seven-sin = SÜNDER: { $seat } → { $other }
terminal-triple-seven-smite = SCHNITTER: { $seat } → { $other }
terminal-triple-seven-call-out = HEROLD: { $seat } → { $other }
terminal-triple-seven-hand = Deine Hand ({ $count }):
terminal-triple-seven-reserve = Reserve:
terminal-triple-seven-reverse = UMKEHR
terminal-triple-seven-deuce = DOPPEL
terminal-triple-seven-trade-card = TAUSCH
terminal-triple-seven-herald-card = HEROLD
terminal-triple-seven-thief = DIEB
terminal-triple-seven-saint = HEILIGE
terminal-triple-seven-samaritan = SAMARITER
terminal-triple-seven-sinner = SÜNDER
terminal-triple-seven-reaper = SCHNITTER
terminal-triple-seven-cards = Karten
terminal-triple-seven-reserved = Res.
terminal-triple-seven-score = Stand
terminal-triple-seven-group-play = { $card } spielen ({ $count } Arten)
terminal-triple-seven-group-play-reserved = Reserve spielen: { $card } ({ $count } Arten)
terminal-triple-seven-group-reserve = Karte reservieren ({ $count })
terminal-triple-seven-group-swap = Reserve wechseln ({ $count })
terminal-triple-seven-group-give = Karte weitergeben ({ $count })
terminal-triple-seven-group-answer = Mit einer Karte antworten ({ $count })
