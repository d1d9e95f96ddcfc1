# Seiten neben den Tischen: ein Tisch, der nicht gezeigt werden kann, mehrere Tabs, der Blick zurück auf ein Spiel.
web-no-such-table = Kein Tisch hat diesen Code
web-no-such-table-why = Vielleicht stimmt ein Buchstabe nicht: Prüfe den Code oder den Link. Oder der Tisch wurde abgeräumt, weil ihn lange niemand benutzt hat.
web-not-kept = Dieses Spiel ist nicht in diesem Browser
web-not-kept-why = Spiele gegen Bots bleiben in dem Browser, in dem sie gespielt werden. Öffne es dort, oder lass es dir schicken: Ein geteilter Link zeigt das Spiel überall.
web-not-readable = Dieses Spiel lässt sich nicht lesen
web-not-readable-why = Es liegt noch in diesem Browser, aber diese Version kann es nicht fortsetzen. Lade die Seite neu oder beginne ein anderes Spiel.
web-elsewhere = Du spielst dieses Spiel in einem anderen Tab. Es geht hier weiter, sobald du etwas drückst.
web-go-on-here = Hier spielen
web-player-name = Person { $number }
web-course = Der Verlauf des Spiels
web-course-told = { $name }: { $half } zur Halbzeit, { $last } am Ende.
web-moments = Momente
web-share-whole = In diesem Link steckt das ganze Spiel. Wer ihn öffnet, sieht es; kein Server bewahrt es auf.
web-result-level = Ebene { $level } entscheidet: { $winner-is ->
        [you] Du hast dort { $tiles }
       *[other] { $winner } hat dort { $tiles }
    }, { $seat-is ->
        [you] du { $others }.
       *[other] { $seat } { $others }.
    }
web-return-game-hint = Zwei Partien mit getauschten Plätzen, ein Ergebnis: der zweite Platz ist hier im Vorteil.
web-return = Zum Rückspiel
web-first-game = Das Hinspiel
web-rematch-level = Oder noch einmal gegen
web-past-turn = { $name } ist am Zug
web-past-won = Gewonnen
web-past-lost = Verloren
web-past-broken = abgebrochen
web-cover-hand-over = Gib das Gerät an { $name }
web-cover-here = Ich bin { $name }
web-cover-why = Alle sehen nur die eigene Hand: Der Bildschirm bleibt verdeckt, bis die richtige Person davorsitzt.
web-usual-terms = { $level }, { $seats } am Tisch
