### Was an einem Tisch geschieht: Plätze, Ablehnungen, Zurücknehmen, Gespräch, das faire Mischen.

## Was ein Tisch nicht tut

table-outdated = Diese Seite hat einen anderen Stand ({ $theirs }, der Tisch hat { $ours }). Lade sie neu.
table-no-such-game = Ein Spiel namens „{ $game }“ gibt es nicht. Such dir eins aus dem Regal aus.
table-bad-clock = Die Uhr lässt sich auf { $least } Sekunden bis eine Woche stellen, nicht auf { $seconds } Sekunden.
table-no-return-game = Ein Rückspiel gibt es nur zu zweit, und nur bei Spielen, die es anbieten. Spielt jede Partie für sich.
table-options-too-large = Diese Optionen sind länger als { $most } Bytes. Lass weg, was du nicht brauchst.
table-challenges-too-long = Diese Liste von Aufgaben ist länger als { $most } Bytes. Lass ein paar weg.
table-no-such-bot = Einen Bot namens „{ $bot }“ gibt es für dieses Spiel nicht. Nimm { $known-or }.
table-no-such-seat = Dieser Tisch hat keinen Platz { $number }.
table-not-your-seat = Platz { $number } ist nicht deiner.
table-seat-taken = Auf Platz { $number } sitzt schon jemand. Nimm einen anderen.
table-no-such-token = Dieser Link gehört hier zu keinem Platz. Setz dich auf einen freien.
table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
table-seats-free =
    { $free ->
        [one] Ein Platz ist noch frei. Warte auf jemanden, oder setz einen Bot dorthin.
       *[other] { $free } Plätze sind noch frei. Warte auf jemanden, oder setz Bots dorthin.
    }
table-no-people = Am Tisch sitzt noch niemand. Setz dich zuerst.
table-owner-only = Das kann nur, wer den Tisch eröffnet hat.
table-bad-name = Ein Name hat bis zu { $most } sichtbare Zeichen.
table-bad-part = Dein Beitrag zum Mischen ließ sich nicht lesen. Lade die Seite neu und setz dich noch einmal.
table-bad-talk = Nimm einen der Sprüche, oder sag es mit höchstens { $most } Zeichen.
table-too-fast = Eins nach dem anderen: Warte kurz, bevor du wieder etwas sagst.
table-not-started = Das Spiel hat noch nicht begonnen.
table-running = Das geht nicht, solange das Spiel läuft.
table-game-over = Das Spiel ist zu Ende.
table-has-resigned = Du hast dieses Spiel aufgegeben. Ein Bot spielt für dich zu Ende.
table-stood-in = Gerade spielt ein Bot für dich. Nimm zuerst deinen Platz wieder ein.
table-no-watchers = An diesem Tisch darf niemand zuschauen.
table-rated-clock = Eine gewertete Partie braucht eine Uhr: Stelle die Zeit für einen Zug ein.
table-rated-undo = In einer gewerteten Partie wird nichts zurückgenommen.
table-rated-stand-in = In einer gewerteten Partie spielt kein Bot für einen Menschen. Wer die Zeit überschreitet, verliert.
table-rated-seats = An einem gewerteten Tisch hat jeder einen Platz.
table-rated-pair = Das Rückspiel steht noch aus. Wer fernbleibt, verliert es durch die Uhr.
table-members-only = Gewertete Partien sind für Mitglieder. Werde eines, oder spiele ohne Wertung.
table-window-closed = Zu spät: Worauf du antworten wolltest, ist vorbei. Es ist nichts geschehen.
table-nothing-to-undo = Du hast keinen Zug, den du zurücknehmen könntest.
table-long-ago = Dein letzter Zug ist zu lange her, um ihn zurückzunehmen.
table-hidden-seen = Seit deinem Zug hat jemand etwas Verdecktes gesehen, deshalb bleibt er stehen.
table-undo-pending = { $seat-is ->
        [you] Du hast schon darum gebeten. Warte auf die Antworten.
       *[other] { $seat } möchte etwas zurücknehmen. Antworte zuerst darauf.
    }
table-no-undo-offer = Niemand hat darum gebeten, etwas zurückzunehmen.
table-still-here = { $seat } sitzt am Tisch.
table-just-left =
    { $seconds ->
        [one] { $seat } ist noch nicht lange weg. Frag in einer Sekunde noch einmal.
       *[other] { $seat } ist noch nicht lange weg. Frag in { $seconds } Sekunden noch einmal.
    }
table-own-pace =
    { $hours ->
        [one] An diesem Tisch ist keine Eile: { $seat } hat drei Tage für einen Zug. Frag in einer Stunde wieder.
       *[other] An diesem Tisch ist keine Eile: { $seat } hat drei Tage für einen Zug. Frag in { $hours } Stunden wieder.
    }
table-no-hints = An diesem Tisch gibt es keine Tipps.
table-not-asked = Du bist nicht an der Reihe, also gibt es nichts zu raten.
table-worn-out = Dieser Tisch ist so lange benutzt worden, wie es geht. Eröffne einen neuen.
table-malformed = Diese Nachricht ist nicht lesbar. Lade die Seite neu.
table-too-large = Diese Nachricht ist zu groß. Es ist nichts geschehen.
table-gone = Einen Tisch mit diesem Code gibt es nicht. Prüfe den Code, oder eröffne einen neuen Tisch.
table-damaged = Dieser Tisch ist beschädigt und lässt sich nicht öffnen. Wer den Server betreibt, kann nachsehen, was noch da ist.
table-not-kept = Das ließ sich nicht speichern, deshalb ist es nicht geschehen. Versuch es gleich noch einmal.
table-busy = Gerade ist zu viel los. Versuch es gleich noch einmal.

## Was an einem Tisch geschieht

table-log-sat = { $seat-is ->
        [you] Du setzt dich auf Platz { $number }.
       *[other] { $seat } setzt sich auf Platz { $number }.
    }
table-log-bot-sat = Ein Bot setzt sich auf Platz { $number }.
table-log-freed = Platz { $number } ist frei.
table-log-returned = { $seat-is ->
        [you] Du bist wieder da.
       *[other] { $seat } ist wieder da.
    }
table-log-started = Das Spiel beginnt.
table-log-undo-offered = { $seat-is ->
        [you] Du möchtest deinen letzten Zug zurücknehmen.
       *[other] { $seat } möchte den letzten Zug zurücknehmen.
    }
table-log-undo-declined = { $seat-is ->
        [you] Du lehnst ab: Nichts wird zurückgenommen.
       *[other] { $seat } lehnt ab: Nichts wird zurückgenommen.
    }
table-log-undone = { $seat-is ->
        [you] Du nimmst deinen letzten Zug zurück.
       *[other] { $seat } nimmt den letzten Zug zurück.
    }
table-log-stepped-in = { $seat-is ->
        [you] Ein Bot spielt für dich, bis du wieder da bist.
       *[other] Ein Bot spielt für { $seat }.
    }
table-log-time-up = { $seat-is ->
        [you] Deine Zeit ist um: Der Tisch macht den Zug für dich.
       *[other] Die Zeit von { $seat } ist um: Der Tisch macht den Zug.
    }
table-log-resigned = { $seat-is ->
        [you] Du gibst auf.
       *[other] { $seat } gibt auf.
    }
table-log-timed-out = { $seat-is ->
        [you] Deine Zeit ist abgelaufen: Du verlierst die Partie.
       *[other] Die Zeit von { $seat } ist abgelaufen: Die Partie ist für diesen Platz verloren.
    }
table-log-exchanged = Die Plätze werden für das Rückspiel getauscht.
table-log-first-won = { $seat-is ->
        [you] Du hast das Hinspiel gewonnen.
       *[other] { $seat } hat das Hinspiel gewonnen.
    }
table-log-first-drawn = Das Hinspiel endete unentschieden.
table-log-wants-rematch = { $seat-is ->
        [you] Du möchtest noch eine Partie.
       *[other] { $seat } möchte noch eine Partie.
    }
table-return-next = Das war das Hinspiel. Es folgt das Rückspiel mit getauschten Plätzen.
table-both-won = { $seat-is ->
        [you] Beide Partien zusammen: du gewinnst { $score }.
       *[other] Beide Partien zusammen: { $seat } gewinnt { $score }.
    }
table-both-drawn = Beide Partien zusammen: { $score }, unentschieden.

## Gespräch

table-said = { $seat }: { $words }
table-phrase-hello = Hallo!
table-phrase-good-luck = Viel Glück!
table-phrase-your-turn = Wer ist dran?
table-phrase-one-moment = Einen Moment, bitte.
table-phrase-well-played = Gut gespielt!
table-phrase-oops = Hoppla!
table-phrase-thanks = Danke!
table-phrase-again = Noch eine Partie?
table-phrase-goodbye = Tschüss!

## Ein unlesbares Journal

journal-empty = Im Journal dieses Tisches steht nichts. Stell es aus einer Sicherung wieder her.
journal-not-opened = Dieses Journal beginnt nicht mit dem Eröffnen eines Tisches. Stell es aus einer Sicherung wieder her.
journal-gap = Im Journal dieses Tisches fehlt ein Eintrag. Stell es aus einer Sicherung wieder her.

## Das faire Mischen

fair-consistent = Das Mischen ist in sich stimmig: Geheimnis, Siegel, Teile und Startwert passen zusammen. Ob es das vor der Partie versprochene ist, können nur die sagen, die mitgespielt haben.
fair-promised = Das Mischen wurde geprüft: Es ist das dir versprochene, und niemand konnte es beeinflussen.
fair-gaps = Das Mischen ist das dir versprochene, dein Teil ist darin. Der Teil von jemand anderem fehlt.
fair-promise-alone = Das Mischen ist das dir versprochene. Ob ein Teil von dir darin ist, wurde nicht geprüft.
fair-without-you = Das Mischen ist das dir versprochene, aber dein Teil ist nicht darin: Dein Gerät war nicht verbunden oder zu langsam, oder es wurde übergangen.
fair-nobody-added = Niemand hat zu diesem Mischen etwas beigetragen: Der Gastgeber allein hat es gemacht.
fair-withheld =
    { $count ->
        [one] Ein Platz hat einen Teil versiegelt und nicht rechtzeitig aufgedeckt: { $seats }. Stattdessen zählte das Siegel, und der Gastgeber hatte die Wahl zwischen zwei Mischungen.
       *[other] Einige Plätze haben einen Teil versiegelt und nicht rechtzeitig aufgedeckt: { $seats }. Stattdessen zählten die Siegel, und der Gastgeber hatte die Wahl zwischen mehreren Mischungen.
    }
fair-open-parts =
    { $count ->
        [one] Ein Teil war vorher nicht versiegelt: { $seats }. Wer zuletzt sprach, konnte wählen.
       *[other] Einige Teile waren vorher nicht versiegelt: { $seats }. Wer zuletzt sprach, konnte wählen.
    }
fair-not-told = Diese Aufzeichnung sagt nichts über das Mischen, also lässt es sich nicht prüfen.
fair-unreadable = Was diese Aufzeichnung über das Mischen sagt, ist nicht lesbar.
fair-no-seed = Diese Aufzeichnung spricht von fairem Mischen, hat aber keinen Startwert.
fair-other-secret = Das Geheimnis ist nicht das vor der Partie versprochene. An diesem Mischen wurde gedreht.
fair-unsealed-part = Der Teil von Platz { $number } ist nicht der versiegelte. An diesem Mischen wurde gedreht.
fair-other-seed = Der Startwert folgt nicht aus dem Geheimnis und den Teilen vom Tisch. An diesem Mischen wurde gedreht.
fair-no-promise = Der Gastgeber hat für dieses Mischen nichts versprochen. Trau ihm nicht.
fair-other-promise = Das ist nicht das dir versprochene Mischen: Der Gastgeber hat sein Versprechen geändert.
fair-old-promise = Der Gastgeber verspricht ein Geheimnis, das schon bekannt ist. Trau diesem Mischen nicht.
fair-other-seal = Das ist nicht das dir versprochene Mischen: Der Gastgeber zeigt ein anderes Siegel als das deines Geräts.
fair-other-list = Das ist nicht das dir versprochene Mischen: Der Gastgeber hat die Liste der Siegel geändert, nachdem sie geschlossen war.
fair-other-part = Das ist nicht das dir versprochene Mischen: Der Gastgeber zeigt einen anderen Teil als den deines Geräts.
fair-too-soon = Der Gastgeber hat gegeben, ohne auf deinen Teil zu warten; er konnte sich das Mischen also aussuchen.
