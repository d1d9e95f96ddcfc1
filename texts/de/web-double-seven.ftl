### Der Tisch von Double Seven im Browser.

## Was wo liegt

web-double-seven-families = Familien
web-double-seven-no-family = Noch keine Familie
web-double-seven-family =
    { $clovers ->
        [0] { $size } { $animal-many } ({ $family }) { $seat-is ->
            [you] vor dir
           *[other] vor { $seat }
        }
       *[other] { $size } { $animal-many } ({ $family }), davon Kleeblätter: { $clovers }, { $seat-is ->
            [you] vor dir
           *[other] vor { $seat }
        }
    }
web-double-seven-face-up = Offener Vorrat
web-double-seven-face-down = verdeckt
web-double-seven-down = { $count ->
        [one] 1 Plättchen verdeckt
       *[other] { $count } Plättchen verdeckt
    }
web-double-seven-draw = Zieh das oberste
web-double-seven-took =
    { $seat-is ->
        [you] Du hast es genommen.
       *[other] { $seat } hat es genommen.
    }
web-double-seven-put =
    { $seat-is ->
        [you] Du hast es abgelegt.
       *[other] { $seat } hat es abgelegt.
    }
web-double-seven-out = { $count } aus dem Spiel
web-double-seven-left =
    { $count ->
        [0] kein 7er-Marker übrig
        [one] noch ein 7er-Marker
       *[other] 7er-Marker: noch { $count }
    }
web-double-seven-77-open = die 77 ist noch zu haben
web-double-seven-77-won = die 77 ist vergeben
web-double-seven-your-rack = Deine Bank
web-double-seven-on-rack =
    { $count ->
        [0] kein Plättchen auf der Bank
        [one] 1 Plättchen auf der Bank
       *[other] { $count } Plättchen auf der Bank
    }
web-double-seven-too-many = { $count } Plättchen: Passen kostet eins davon
web-double-seven-seen = alle haben gesehen: { $tiles }
web-double-seven-won =
    { $count ->
        [0] kein 7er-Marker
        [one] ein 7er-Marker
        [2] zwei 7er-Marker
        [3] drei 7er-Marker
        [4] vier 7er-Marker
        [5] fünf 7er-Marker
        [6] sechs 7er-Marker
        [7] sieben 7er-Marker
       *[other] { $count } 7er-Marker
    }
web-double-seven-won-77 = und der 77er-Marker
web-double-seven-to-draw =
    { $count ->
        [0] Nichts mehr zu ziehen
        [one] Noch 1 zu ziehen
       *[other] Noch { $count } zu ziehen
    }
web-double-seven-last-turns = Letzte Züge
web-double-seven-last-turn = noch ein Zug
web-double-seven-last-turn-now = letzter Zug
web-double-seven-has-ended = fertig

## Was man tun kann

web-double-seven-start = Familie gründen
web-double-seven-two-for-one = Zwei für eins
web-double-seven-pass = Passen!
web-double-seven-discard = Plättchen abwerfen
web-double-seven-choose-two = Wähle für „Zwei für eins“ genau zwei Plättchen auf deiner Bank.
web-double-seven-choose-one = Wähle zuerst das Plättchen, das aus dem Spiel kommt.
web-double-seven-plan = Dein Plan
web-double-seven-take-back = Zurücknehmen
web-double-seven-confirm = Bestätigen
web-double-seven-confirm-pass = Bestätigen und passen!
web-double-seven-grows = Drücken: ergibt { $size }
web-double-seven-comes = Drücken: tauschen; von deiner Bank passt nichts dazu
web-double-seven-makes = Drücken: tauschen; deine Bank macht { $sizes-or } daraus
web-double-seven-goes = Drücken: diese Familie dafür geben
web-double-seven-clover-comes = Drücken: Das Kleeblatt kommt auf deine Bank

## Was gefragt ist

web-double-seven-choose-family = Wähle auf deiner Bank mindestens zwei Plättchen eines Tiers; ein Kleeblatt gilt für jedes.
web-double-seven-ask-retrieve = Das Kleeblatt aus dieser Familie nehmen und dein Plättchen ({ $animal }) dafür hinlegen?
web-double-seven-ask-clear = Leer! Auf deiner Bank steht nichts mehr. Bestätige, dann endet dein Zug, oder nimm zurück.
web-double-seven-ask-planned = Mach weiter, nimm zurück oder bestätige.
web-double-seven-ask-for = Welche Familie willst du für deine { $size } { $animal-many }?
web-double-seven-ask-no-swap = Nichts zu tauschen: Niemand hat eine andere { $size }er-Familie. Wähle Plättchen zum Anlegen.
web-double-seven-ask-give =
    { $seat-is ->
        [you] Welche deiner { $size }er-Familien gibst du?
       *[other] Welche deiner { $size }er-Familien gibst du { $seat } dafür?
    }
web-double-seven-ask-none-to-give =
    { $seat-is ->
        [you] Du hast keine { $size }er-Familie zum Tauschen.
       *[other] Du hast keine { $size }er-Familie, die du { $seat } dafür geben könntest.
    }
web-double-seven-ask-where =
    { $count ->
        [one] Wohin damit? Drücke auf eine leuchtende Familie.
       *[other] Wohin mit ihnen? Drücke auf eine leuchtende Familie.
    }
web-double-seven-ask-start = Mit diesen { $count } Plättchen eine Familie gründen?
web-double-seven-ask-two-for-one = Zwei für eins? Du legst beide ab und ziehst ein anderes Plättchen.
web-double-seven-ask-nowhere =
    { $count ->
        [one] Dieses Plättchen passt allein nirgends. Wähle eins dazu.
       *[other] Diese Plättchen passen so nirgends zusammen hin. Wähle andere.
    }

## Große Momente

web-double-seven-moment-rainbow = Regenbogen!
web-double-seven-moment-seven = Sieben!
web-double-seven-moment-double = Double Seven!
web-double-seven-moment-clear = Leer!
web-double-seven-moment-last-tile = Das letzte Plättchen
web-double-seven-story-rainbow =
    { $seat-is ->
        [you] { $count } Plättchen, alle verschieden: Du zeigst sie und ziehst noch eins.
       *[other] { $count } Plättchen, alle verschieden: { $seat } zeigt sie und zieht noch eins.
    }
web-double-seven-story-seven =
    { $seat-is ->
        [you] { $size } { $animal-many }: Du nimmst einen 7er-Marker, ein Punkt mehr.
       *[other] { $size } { $animal-many }: { $seat } nimmt einen 7er-Marker, ein Punkt mehr.
    }
web-double-seven-story-double =
    { $seat-is ->
        [you] { $sevens }: Du hast zuerst zwei Siebener und nimmst die 77, zwei Punkte mehr.
       *[other] { $sevens }: { $seat } hat zuerst zwei Siebener und nimmt die 77, zwei Punkte mehr.
    }
web-double-seven-story-clear =
    { $seat-is ->
        [you] Auf deiner Bank steht nichts mehr. Nächstes Mal ziehst du drei.
       *[other] Auf der Bank von { $seat } steht nichts mehr: nächstes Mal drei ziehen.
    }
web-double-seven-story-last-tile =
    { $seat-is ->
        [you] Du hast es gezogen: Der Vorrat ist leer.
       *[other] { $seat } hat es gezogen: Der Vorrat ist leer.
    }
web-double-seven-the-end = Das ist das Ende.
web-double-seven-once-more = Alle anderen sind noch einmal dran.
web-double-seven-station-played = fertig
web-double-seven-station-finishes = dieser Zug
web-double-seven-station-now = letzter Zug jetzt
web-double-seven-station-ahead = letzter Zug
web-double-seven-station-score = Wertung

# What the points are made of.
web-double-seven-tokens-7 = 7er-Marker
web-double-seven-token-77 = 77er-Marker
web-double-seven-decided = Gleichstand mit { $points } Punkten. Der 77er-Marker entscheidet: { $winner-is ->
        [you] Du hast ihn.
       *[other] { $winner } hat ihn.
    }
