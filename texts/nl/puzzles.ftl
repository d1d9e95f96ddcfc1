### De puzzels van SEVEN

puzzle-fifth-level = Het vijfde niveau
puzzle-island = Het eiland
puzzle-holes = De gaten
puzzle-copycat = De na-aper

## Wat er niet klopt aan een poging of een certificaat

puzzle-unreadable = ‘{ $text }’ is geen tegel. Schrijf hem zoals Y 0,1 1,1 1,2 2,0.
puzzle-too-many = Van { $tile } mogen er hier { $most } zijn, niet meer.
puzzle-count = Er zijn { $tiles } tegels; het moeten er { $wanted } zijn.
puzzle-overlap = { $one } en { $other } liggen allebei op { $cell }.
puzzle-illegal = Zet { $number } is in strijd met regel { $rule }.
puzzle-low = De partij komt tot niveau { $reached }, niet tot niveau { $wanted }.
puzzle-open = Er is een open rand: op { $cell } ligt niets.
puzzle-apart = { $tile } zit niet aan de andere vast.
puzzle-outside = { $tile } steekt uit: onder { $cell } ligt niets zwarts.
puzzle-bare = Het zwarte vakje { $cell } is niet bedekt.
puzzle-one-tile = { $tile } ligt op één enkele zwarte tegel. Het moeten er minstens twee zijn.
puzzle-number = Er staat { $stated }, maar het is { $found }.
puzzle-gap = Niet alle mogelijkheden komen aan bod, dus er is niets bewezen.

## Antwoorden

puzzle-proven = bewezen
puzzle-best-known = beste bekende waarde; meer dan { $most } is onmogelijk
puzzle-answer-level = Niveau { $level }: { $tiles } tegels
puzzle-answer-highest = Hoogste niveau met alle 14 tegels: { $level }
puzzle-answer-island = { $tile }: { $white } witte tegels; tweede ring: { $black } zwarte
puzzle-answer-island-open = { $tile }: { $white } witte tegels; de tweede ring kan niet gesloten worden
puzzle-answer-holes = { $tiles } tegels ({ $letters }): { $holes } gaten
puzzle-answer-copycat = { $covers ->
        [0] Geen bedekking
        [one] Eén bedekking
       *[other] { $covers } bedekkingen
    }

puzzle-try-level = Het hoogste niveau is { $level }, bereikt met tegel { $tiles }.
puzzle-try-island = { $white ->
        [one] Eén witte tegel omringt
       *[other] { $white } witte tegels omringen
    } de zwarte; { $black ->
        [0] een tweede ring is er niet
        [one] één zwarte omringt ze
       *[other] { $black } zwarte omringen ze
    }.
puzzle-try-holes = { $holes ->
        [one] Eén gat.
       *[other] { $holes } gaten.
    }
puzzle-try-copycat = Wit bedekt zwart precies.
