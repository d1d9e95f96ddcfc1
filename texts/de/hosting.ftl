### Was ein Server zu denen sagt, die ihn betreiben, und wo ein Link auf ihn eingefügt wird. Der Browser-Client braucht nichts davon.

## Was für Betreiber nicht geht

server-cannot-listen = Unter { $address } lassen sich keine Verbindungen annehmen: { $reason }. Wähle mit --port oder --host etwas anderes.
server-database = Die Datenbank { $path } ist nicht zu gebrauchen: { $reason }.
server-exists = { $path } gibt es schon. Wähle einen anderen Namen, oder gib --overwrite an, wo es das gibt.
server-missing = Es gibt keine Datei { $path }.
server-not-a-backup = { $path } ist keine Sicherung von Sevenfold: { $reason }.
server-not-empty = In { $path } ist schon etwas. Kopiere in eine neue Datenbank.
server-differs = Was in { $path } steht, ist nicht, was kopiert wurde. Benutze es nicht.
server-own-tools = { $path } ist eine PostgreSQL-Datenbank und hat eigene Werkzeuge: pg_dump macht eine Sicherung, pg_restore spielt sie zurück; sieh sie danach mit „sevenfold check“ durch.
server-alone-on-file = Auf der Datei { $path } kann nur ein Server laufen; er hat keine anderen, mit denen er sprechen könnte. Halte mit --nats alles in PostgreSQL, oder lass --nats weg.
server-nats = NATS ist unter { $address } nicht zu gebrauchen: { $reason }
server-in-use = Auf { $path } läuft ein Server. Halte ihn zuerst an.
server-no-member = Es gibt kein Mitglied namens { $name }.
server-no-report = Keine Meldung mit der Nummer { $number } wartet.
server-randomness = Das System gibt keine Zufallszahlen her: { $reason }.

## Was beschädigt ist

server-damage-file = Die Datei selbst ist beschädigt: { $what }
server-damage-journal = { $entry ->
    [0] Tisch { $code }: Das Journal ist nicht lesbar.
   *[other] Tisch { $code }: Das Journal ist ab Eintrag { $entry } beschädigt.
}
server-damage-line = Tisch { $code }: Was neben dem Journal vermerkt ist, stimmt nicht.
server-damage-record = { $number ->
    [0] Tisch { $code }: Die Aufzeichnungen sind nicht lesbar.
   *[other] Tisch { $code }: Die Aufzeichnung der Partie { $number } ist beschädigt.
}
server-damage-participants = Die Liste der Partien von Gast { $player } ist beschädigt.
server-damage-guest = Was von Gast { $player } aufbewahrt wird, ist beschädigt.
server-damage-member = Was von Mitglied { $player } aufbewahrt wird, ist beschädigt.
server-damage-house = Die vermerkte Zeit ist beschädigt.

## Wie ein Link aussieht, wo man ihn einfügt

server-preview-home = Double Seven, Double Lucky 7, Sieben, SEVEN, 777 und Sevens: mit Freunden spielen, mit Bots, oder lernen.
server-preview-puzzles = Rätsel · Sevenfold
server-preview-replay = Ein Spiel zum Nachsehen · Sevenfold
server-preview-table = Ein Tisch bei Sevenfold
server-preview-table-game = Setz dich: ein Tisch für { $game } · Sevenfold
server-preview-rules-game = Die Regeln von { $game } · Sevenfold
server-preview-learn-game = { $game } lernen · Sevenfold
server-preview-game = { $game } · Sevenfold
