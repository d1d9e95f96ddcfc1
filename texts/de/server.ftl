### Was ein Server denen sagt, die er nicht bedienen kann.

## Was für einen Gast nicht geht

server-too-fast = Das war zu viel auf einmal. Warte einen Moment und versuche es noch einmal.
server-hello-first = Die Verbindung ist abgebrochen. Lade die Seite neu.
server-foreign-cookie = Du bist auf diesem Gerät nicht mehr angemeldet, oder dein Cookie ist nicht von hier. Versuche es als Gast noch einmal, oder melde dich an.
server-foreign-page = Darum hat die Seite eines anderen Anbieters gebeten. Öffne den Tisch hier.
server-not-found = Unter dieser Adresse gibt es nichts.
server-no-record = Unter diesem Code gibt es kein fertiges Spiel: Vielleicht stimmt ein Buchstabe nicht, es wird noch gespielt, oder nur wer mitgespielt hat, darf es ansehen.
server-too-many-tables = Du hast { $most } offene Tische. Beende einen, bevor du einen weiteren eröffnest.
server-enough-for-today = Für dich oder deinen Anschluss wurde heute so viel aufbewahrt, wie erlaubt ist. Komm morgen wieder.
server-foreign-host = Dieser Name gehört nicht zu diesem Server. Wer den Server betreibt, kann ihn mit --public-url angeben.
