### Die Rätsel von SEVEN

puzzle-fifth-level = Die fünfte Ebene
puzzle-island = Die Insel
puzzle-holes = Die Löcher
puzzle-copycat = Der Nachahmer

## Was an einem Versuch oder einem Zertifikat nicht stimmt

puzzle-unreadable = „{ $text }“ ist kein Plättchen. Schreib es wie Y 0,1 1,1 1,2 2,0.
puzzle-too-many = { $tile } darf hier nur { $most }-mal vorkommen.
puzzle-count = Es sind { $tiles } Plättchen; es müssen { $wanted } sein.
puzzle-overlap = { $one } und { $other } liegen beide auf { $cell }.
puzzle-illegal = Zug { $number } verstößt gegen Regel { $rule }.
puzzle-low = Die Partie erreicht Ebene { $reached }, nicht Ebene { $wanted }.
puzzle-open = Eine Kante ist offen: Auf { $cell } liegt nichts.
puzzle-apart = { $tile } hängt nicht mit den anderen zusammen.
puzzle-outside = { $tile } ragt heraus: Unter { $cell } liegt nichts Schwarzes.
puzzle-bare = Das schwarze Feld { $cell } ist nicht bedeckt.
puzzle-one-tile = { $tile } liegt auf einem einzigen schwarzen Plättchen. Es müssen mindestens zwei sein.
puzzle-number = Angegeben ist { $stated }, es ist aber { $found }.
puzzle-gap = Es sind nicht alle Möglichkeiten erfasst; bewiesen ist damit nichts.

## Antworten

puzzle-proven = bewiesen
puzzle-best-known = bester bekannter Wert; mehr als { $most } sind unmöglich
puzzle-answer-level = Ebene { $level }: { $tiles } Plättchen
puzzle-answer-highest = Höchste Ebene mit allen 14 Plättchen: { $level }
puzzle-answer-island = { $tile }: { $white } weiße Plättchen; zweiter Ring: { $black } schwarze
puzzle-answer-island-open = { $tile }: { $white } weiße Plättchen; der zweite Ring lässt sich nicht schließen
puzzle-answer-holes = { $tiles } Plättchen ({ $letters }): { $holes } Löcher
puzzle-answer-copycat = { $covers ->
        [0] Keine Abdeckung
        [one] Eine Abdeckung
       *[other] { $covers } Abdeckungen
    }

puzzle-try-level = Die höchste Ebene ist { $level }, erreicht mit Plättchen { $tiles }.
puzzle-try-island = { $white ->
        [one] Ein weißes Plättchen umschließt
       *[other] { $white } weiße Plättchen umschließen
    } das schwarze; { $black ->
        [0] einen zweiten Ring gibt es nicht
        [one] ein schwarzes umschließt sie
       *[other] { $black } schwarze umschließen sie
    }.
puzzle-try-holes = { $holes ->
        [one] Ein Loch.
       *[other] { $holes } Löcher.
    }
puzzle-try-copycat = Weiß bedeckt Schwarz genau.
