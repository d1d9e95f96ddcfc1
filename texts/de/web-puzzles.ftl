### Die Rätsel von SEVEN im Browser.

web-puzzles = Rätsel
web-puzzles-say = Vier Fragen aus der Spielregel zu sieben Plättchen und zweihundert Stellungen mit einem Gewinnzug.
web-puzzle-done = { $done } von { $of }
web-puzzle-say-fifth-level = Baue eine gültige Partie bis zu einer Ebene.
web-puzzle-say-island = Umringe ein Plättchen, dann den Ring.
web-puzzle-say-holes = Schließ so viele ein, wie du kannst.
web-puzzle-say-copycat = Decke Schwarz genau mit Weiß ab.

## Was bekannt ist

web-puzzle-known = Was bekannt ist
web-puzzle-spoils = nur Zahlen, keine Lösungen
web-puzzle-sure-say = Bewiesen heißt eine Zahl nur, wenn alle Möglichkeiten durchsucht oder ausgeschlossen sind und ein zweites Programm das nachgeprüft hat. Sonst heißt sie bester bekannter Wert.
web-puzzle-question = Frage
web-puzzle-answer = Antwort
web-puzzle-sure = Wie sicher
web-puzzle-proven = bewiesen
web-puzzle-best-known = bester bekannter Wert
web-puzzle-bound = mehr als { $most } sind unmöglich
web-puzzle-q-level = Wenigste Plättchen bis Ebene { $level }
web-puzzle-q-highest = Höchste Ebene mit allen 14 Plättchen
web-puzzle-q-white = Wenigste weiße Plättchen um ein Plättchen
web-puzzle-q-black = Wenigste schwarze Plättchen um diese Insel
web-puzzle-q-holes = { $tiles ->
        [6] Meiste Löcher mit 6 beliebigen Plättchen
       *[other] Meiste Löcher mit { $tiles } Plättchen
    }

## Ein Rätsel

web-puzzle-which = Welches dieser Rätsel
web-puzzle-of-fifth-level = Ebene
web-puzzle-of-island = Plättchen
web-puzzle-of-holes = Plättchen
web-puzzle-of-copycat = Vorlage
web-puzzle-own = eigene
web-puzzle-variant-done = gelöst
web-puzzle-variant-open = noch nicht gelöst
web-puzzle-goal-fifth-level = Weiß und Schwarz legen abwechselnd, nach allen Regeln des Spiels. Brauch so wenige Plättchen, wie du kannst.
web-puzzle-goal-island = Weiße Plättchen rings um das schwarze, so wenige wie möglich; dann schwarze um diese.
web-puzzle-goal-holes-6 = Sechs beliebige schwarze Plättchen, flach, in einem Stück.
web-puzzle-goal-holes-7 = Alle sieben schwarzen Plättchen, flach, in einem Stück.
web-puzzle-goal-holes-14 = Alle vierzehn Plättchen, flach, in einem Stück.
web-puzzle-goal-copycat = Alle weißen Plättchen genau auf den schwarzen, jedes auf mindestens zweien.
web-puzzle-goal-own = Leg die schwarzen Plättchen, wie du magst, und decke sie dann mit den weißen ab.
web-puzzle-help = Zahlen, Tipps und Antworten
web-puzzle-lying = { $colour } { $tile }, Ebene { $level }, auf { $cells }

## Was gezählt wird

web-puzzle-level-now = { $tiles ->
        [one] Ebene jetzt, mit 1 Plättchen
       *[other] Ebene jetzt, mit { $tiles } Plättchen
    }
web-puzzle-level-goal = das Ziel; { $tiles } Plättchen genügen
web-puzzle-island-open = { $count ->
        [one] offene Stelle am Plättchen
       *[other] offene Stellen am Plättchen
    }
web-puzzle-island-white = { $count ->
        [one] weißes Plättchen genügt
       *[other] weiße Plättchen genügen
    }
web-puzzle-island-open-black = { $count ->
        [one] offene Stelle an der Insel
       *[other] offene Stellen an der Insel
    }
web-puzzle-island-black = { $count ->
        [one] schwarzes Plättchen umschließt die beste Insel
       *[other] schwarze Plättchen umschließen die beste Insel
    }
web-puzzle-holes-now = { $count ->
        [one] Loch jetzt
       *[other] Löcher jetzt
    }
web-puzzle-holes-most = { $count ->
        [one] Loch ist das Höchste
       *[other] Löcher sind das Höchste
    }
web-puzzle-holes-goal = { $count ->
        [one] Loch ist der beste bekannte Wert
       *[other] Löcher sind der beste bekannte Wert
    }
web-puzzle-bare = { $count ->
        [one] schwarzes Feld noch offen
       *[other] schwarze Felder noch offen
    }
web-puzzle-covers = { $count ->
        [one] Weg, sie abzudecken
       *[other] Wege, sie abzudecken
    }
web-puzzle-black-left = { $count ->
        [one] schwarzes Plättchen fehlt noch
       *[other] schwarze Plättchen fehlen noch
    }
web-puzzle-best-level = Dein bestes Ergebnis: { $tiles } Plättchen.
web-puzzle-best-holes = { $holes ->
        [one] Dein bestes Ergebnis: ein Loch.
       *[other] Dein bestes Ergebnis: { $holes } Löcher.
    }
web-puzzle-best-island = { $score ->
        [1] Du hast den weißen Ring geschlossen; es geht mit weniger Plättchen.
        [2] Du hast den weißen Ring mit den wenigsten Plättchen geschlossen.
       *[other] Du hast beide Ringe geschlossen.
    }
web-puzzle-best-copycat = Du hast sie abgedeckt.

## Das Plättchen in der Hand

web-puzzle-in-hand = in der Hand
web-puzzle-laid = gelegt
web-puzzle-left-out = unbenutzt
web-puzzle-left = { $count ->
        [one] frei
       *[other] { $count } frei
    }
web-puzzle-hold-holes = { $more ->
        [0] Dein { $tile } schließt hier nichts ein.
        [one] Dein { $tile } schließt hier Loch Nummer { $holes } ein.
       *[other] Dein { $tile } schließt hier { $more } Löcher ein: { $holes } insgesamt.
    }
web-puzzle-hold-island = { $open ->
        [0] Dein { $tile } schließt hier den Ring.
        [one] Mit { $tile } hier bleibt eine Stelle offen.
       *[other] Mit { $tile } hier bleiben { $open } Stellen offen.
    }
web-puzzle-hold-white = { $bare ->
        [0] Dein { $tile } deckt hier die letzten Felder ab.
       *[other] Mit { $tile } hier bleiben { $bare } Felder offen.
    }
web-puzzle-hold-black = { $left ->
        [0] Mit { $tile } hier liegen alle schwarzen Plättchen.
        [one] Mit { $tile } hier bleibt ein schwarzes Plättchen.
       *[other] Mit { $tile } hier bleiben { $left } schwarze Plättchen.
    }
web-puzzle-ask-level = Nimm ein Plättchen und baue in die Höhe.
web-puzzle-ask-island = Nimm ein weißes Plättchen. Die offenen Stellen leuchten.
web-puzzle-ask-ring = Die Insel steht. Umringe sie mit schwarzen Plättchen.
web-puzzle-ask-holes = Nimm ein Plättchen; drück auf ein gelegtes, um es zu heben.
web-puzzle-ask-copycat = Nimm ein weißes Plättchen und decke Schwarz ab.
web-puzzle-ask-own = Leg alle sieben schwarzen Plättchen, oder nimm eine zufällige Anordnung.
web-puzzle-ask-done = Fertig.
web-puzzle-why-level = Was über dem Tisch liegt, liegt auf zwei Plättchen der Ebene darunter.
web-puzzle-why-island = Jede Kante muss ein Plättchen des Rings berühren.
web-puzzle-why-holes = Ein Loch ist von außen abgeschlossen.
web-puzzle-why-copycat = Jedes weiße Plättchen liegt auf mindestens zwei schwarzen.
web-puzzle-solved = Gelöst!
web-puzzle-solved-why = Eine bessere Lösung kennt niemand.
web-puzzle-shown = Das ist eine Lösung.
web-puzzle-back = Zurücknehmen
web-puzzle-clear = Von vorn

## Hilfe

web-puzzle-hint = Ein Tipp, in Schritten
web-puzzle-hint-where = Wo
web-puzzle-hint-which = Welches Plättchen
web-puzzle-hint-how = Wie es liegt
web-puzzle-hint-cell = Sieh dir die leuchtende Stelle an.
web-puzzle-hint-tile = Es ist das { $tile }.
web-puzzle-hint-place = Es schwebt über seiner Stelle.
web-puzzle-show = Zeigen
web-puzzle-solvable = Ist das noch lösbar?
web-puzzle-searching = Ein Weg wird gesucht …
web-puzzle-open = { $tiles ->
        [one] Ja: Ein Plättchen fehlt.
       *[other] Ja: Noch { $tiles } Plättchen, und es ist geschafft.
    }
web-puzzle-reached = Das Ziel ist erreicht.
web-puzzle-lost = Nein: Jeder Weg von hier wurde angesehen. Nimm ein Plättchen zurück.
web-puzzle-unknown = Das lässt sich nicht schnell sagen: Die Suche wurde ohne Antwort beendet.
web-puzzle-how-sure = Wie sicher ist die Zahl?
web-puzzle-proven-say = Alle Möglichkeiten sind durchsucht oder ausgeschlossen. Ein zweites Programm hat den Beweis Schritt für Schritt nachgeprüft und keine Lücke gefunden.
web-puzzle-best-known-say = Gefunden durch eine Suche, die Plättchen zufällig verschiebt. Niemand hat gezeigt, dass es nicht besser geht; mehr als { $most } sind unmöglich.
web-puzzle-solution = Lösung zeigen
web-puzzle-solution-ask = Selbst finden kannst du sie nur einmal. Dein eigener Versuch bleibt erhalten.
web-puzzle-solution-yes = Trotzdem zeigen
web-puzzle-resume = Zurück zu meinem Versuch
web-puzzle-share = Teilen, was hier liegt
web-puzzle-random = Eine zufällige
web-puzzle-own-say = Sobald alle schwarzen Plättchen liegen, erfährst du hier, auf wie viele Arten sie sich abdecken lassen.
web-puzzle-own-answer = { $covers ->
        [0] Das lässt sich nicht abdecken.
        [one] Das lässt sich auf genau eine Art abdecken.
       *[other] Das lässt sich auf { $covers } Arten abdecken.
    }

## Taktik

web-tactic = Taktik
web-tactic-day = Taktik des Tages
web-tactic-day-say = Ein Zug gewinnt. Finde ihn.
web-tactic-day-solved = Du hast sie gelöst.
web-tactic-streak = { $days ->
        [one] ein Tag
       *[other] { $days } Tage in Folge
    }
web-tactic-number = Taktik { $number }
web-tactic-easy = leicht
web-tactic-medium = mittel
web-tactic-hard = schwer
web-tactic-goal = Genau ein Zug gewinnt, was auch immer darauf folgt. Verglichen wird von oben: Wer auf der höchsten Ebene mehr Plättchen hat, gewinnt.
web-tactic-left = { $count ->
        [one] Plättchen ist noch zu legen
       *[other] Plättchen sind noch zu legen
    }
web-tactic-ask = Finde den einzigen Zug, der gewinnt.
web-tactic-right = Richtig: Das gewinnt.
web-tactic-right-why = Jeder andere Zug vergibt den Sieg.
web-tactic-wrong = Das gewinnt nicht.
web-tactic-looking = Die Antwort wird gesucht …
web-tactic-refuted = Die Antwort { $tile }, die auf dem Tisch leuchtet, rettet die Partie. Nimm zurück und versuch es noch einmal.
web-tactic-solved = Gelöst.
web-tactic-next = Die nächste offene
