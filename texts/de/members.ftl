### Was ein Ort seinen Mitgliedern sagt, und denen, die es werden wollen.

## Was nicht geht

members-bad-name = Der Name eines Mitglieds hat 2 bis 24 Buchstaben und Ziffern, dazwischen einzelne Leerzeichen, Bindestriche, Punkte oder Apostrophe.
members-name-taken = Jemand heißt schon so, oder zum Verwechseln ähnlich. Wähle einen anderen Namen.
members-renamed = Du hast deinen Namen im letzten Monat geändert. Das geht einmal im Monat.
members-already = Dieser Browser gehört schon einem Mitglied. Lade die Seite neu.
members-gone = Dieses Mitglied gibt es hier nicht mehr.
members-short-passphrase = Wähle einen Kennsatz mit mindestens { $least } Zeichen: ein paar Wörter, die niemand errät.
members-wrong-passphrase = Name und Kennsatz gehören nicht zusammen. Versuche es noch einmal, oder nimm einen Notfallcode.
members-wrong-code = Das ist kein Notfallcode dieses Mitglieds, oder er wurde schon benutzt. Jeder gilt einmal.
members-wrong-device-code = Mit diesem Code wartet niemand. Sieh auf deinem anderen Gerät nach; ein Code gilt zehn Minuten, einmal.
members-device-refused = Dein anderes Gerät hat Nein gesagt, oder zu lange nichts. Lass dir dort einen neuen Code geben.
members-no-passkeys-here = Unter so einer Adresse gibt es keine Passkeys. Nimm den Namen des Ortes mit https, oder wähle einen Kennsatz.
members-bad-passkey = Dieser Passkey gehört nicht zu diesem Ort, oder die Frage ist zu alt. Versuche es noch einmal.
members-enough-passkeys = Du hast { $most } Passkeys. Entferne einen, bevor du einen weiteren anlegst.
members-last-way-in = Das ist dein letzter Weg herein. Lege zuerst einen anderen an.
members-own-role = Deine eigene Rolle kannst du nicht ändern. Jemand anderes, der den Ort betreut, kann es.
members-closed = Dieser Ort nimmt zurzeit keine neuen Mitglieder auf. Du kannst als Gast spielen.
members-not-invited = Mitglied wird man hier auf Einladung. Bitte die Betreiber um eine; jede gilt einmal.
server-admins-only = Das ist für die, die diesen Ort betreuen.
