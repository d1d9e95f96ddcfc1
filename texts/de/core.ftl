### Was jedes Spiel sagt: Personen, Aufzählungen, Spielaufbau, unlesbare Züge, Aufzeichnungen.

## Personen und Aufzählungen

you = du
seat-name = Platz { $number }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
list-none = nichts

## Ein Spiel vorbereiten

setup-seats = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $seats }.
setup-options-not-an-object = Gib die Optionen als JSON-Objekt an, zum Beispiel {"{"}{"}"} für alle Voreinstellungen.
setup-options = Die Optionen sind nicht lesbar ({ $error }). Prüfe ihre Namen und Werte.
setup-option-unknown =
    { $count ->
        [0] Die Option „{ $key }“ gibt es nicht: Dieses Spiel hat keine. Lass sie weg.
       *[other] Die Option „{ $key }“ gibt es nicht. Zur Wahl stehen: { $known }.
    }
setup-option-value = Die Option „{ $key }“ kann nicht { $value } sein. Möglich ist { $wanted-or }.
setup-option-counts = eine Liste von { $len } Zahlen ab 0, die zusammen { $sum } ergeben

## Züge und Zufall

notation-unreadable = „{ $text }“ ist kein Zug. Schreib ihn so, wie er in der Liste der erlaubten Züge steht.
chance-undue = So etwas hat der Tisch hier nicht zu ziehen. Streich diesen Schritt oder setz ihn an die richtige Stelle.
chance-missing = Bevor jemand zieht, ist der Tisch an der Reihe. Füge hier den fehlenden Zufallsschritt ein.
chance-not-the-cards = Das sind nicht genau die Karten, aus denen gezogen wird. Nenne jede von ihnen genau einmal.
chance-not-from-seed = Aus dem Startwert folgt hier etwas anderes. Berichtige diesen Schritt, oder lass den Startwert weg, um die Aufzeichnung nachzuspielen, wie sie ist.

## Aufzeichnungen

record-not-json = Das ist kein JSON: In Zeile { $line }, Spalte { $column } geht es nicht weiter. Berichtige die Stelle oder exportiere die Aufzeichnung neu.
record-not-an-object = Eine Aufzeichnung ist ein JSON-Objekt, das mit "format" und "game" beginnt. Prüfe, ob das die richtige Datei ist.
record-other-format = Das Format ist { $format }, dieses Programm liest aber "{ $ours }". Wandle die Aufzeichnung um, oder nimm ein Programm, das ihr Format kennt.
record-key = Der Eintrag "{ $key }" fehlt oder ist falsch. Schreib ihn zum Beispiel so: { $example }.
record-seed = Ein Startwert besteht aus 64 Hexadezimalziffern in Anführungszeichen. Berichtige ihn oder lass ihn weg.
record-step = Ein Schritt ist entweder {"{"}"chance": …{"}"} oder {"{"}"seat": 1, "do": …{"}"}. Schreib diesen um.
record-step-seat = Diesen Platz gibt es in dem Spiel nicht. Plätze zählen ab 1.
result-while-running = Die Aufzeichnung hat ein Ergebnis, obwohl das Spiel noch läuft. Streich es, oder ergänze die fehlenden Schritte.
result-other = Das Spiel ging anders aus: Punkte { $points }, gewonnen hat Platz { $winners }. Berichtige das Ergebnis oder lass es weg.
move-text = { $text }
