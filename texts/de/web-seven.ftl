### SEVEN am Tisch im Browser.

## Leiste und Plätze

web-seven-turn-of = Zug { $turn } von { $turns }
web-seven-pairs = zwei Paare
web-seven-misere = Misère
web-seven-left = spielt { $colour }, hat noch { $tiles ->
        [none] kein Plättchen
       *[other] { $tiles }
    }

## Das Plättchen in der Hand

web-seven-choose = Nimm ein Plättchen. Unter jedem steht, wohin es muss.
web-seven-hold = { $level ->
        [1] Lege dein { $tile } auf den Tisch.
       *[other] Lege dein { $tile } auf Ebene { $level }.
    }
web-seven-hold-why = { $level ->
        [1] Es passt auf keine höhere Ebene, also kommt es auf den Tisch.
       *[other] { $places ->
            [one] Dort passt es an einer Stelle, also darf es nicht tiefer.
           *[other] Dort passt es an { $places } Stellen, also darf es nicht tiefer.
        }
    }
web-seven-too-low = Zu tief: Dein { $tile } muss auf Ebene { $level }.
web-seven-uneven = Hier läge es nicht flach: Die Stapel sind { $heights } hoch.
web-seven-apart = Hier berührt es nichts: Auf dem Tisch liegen Plättchen Kante an Kante.
web-seven-one-tile = Hier läge es nur auf einem Plättchen; es braucht zwei.
web-seven-refused-why = { $level ->
        [1] Seine Stellen auf dem Tisch leuchten.
       *[other] { $places ->
            [one] Seine einzige Stelle auf Ebene { $level } leuchtet.
           *[other] Seine { $places } Stellen auf Ebene { $level } leuchten.
        }
    }
web-seven-why = Regel { $rule }
web-seven-turn = Drehen
web-seven-flip = Wenden
web-seven-lay = Hier hinlegen
web-seven-move = Auf eine helle Stelle

## Die Ablage

web-seven-tray = Deine Plättchen
web-seven-shape-i = Balken
web-seven-shape-p = Pistole
web-seven-shape-j = Wurm
web-seven-shape-o = Biene
web-seven-shape-s = Welle
web-seven-shape-u = Bogen
web-seven-shape-y = Propeller
web-seven-goes = { $level ->
        [1] Tisch
       *[other] Ebene { $level }
    }
web-seven-spots = { $places ->
        [one] 1 Stelle
       *[other] { $places } Stellen
    }
web-seven-lies = auf Ebene { $level }
web-seven-laid = { $count } gelegt
web-seven-where = Wohin es kann
web-seven-places = { $places ->
        [one] Einzige Stelle auf Ebene { $level }
       *[other] { $places } Stellen auf Ebene { $level }
    }
web-seven-turns = { $level ->
        [1] So kann es auf dem Tisch liegen
       *[other] So kann es auf Ebene { $level } liegen
    }
web-seven-place = Stelle { $place }: { $cells }
web-seven-turned = So gedreht: { $places ->
        [one] 1 Stelle
       *[other] { $places } Stellen
    }

## Das Spielfeld

web-seven-board = Der Tisch. { $count ->
        [0] Noch liegt nichts darauf.
        [one] Ein Plättchen liegt darauf.
       *[other] { $count } Plättchen liegen darauf, bis Ebene { $level }.
    }
web-seven-keys = Ziffern nehmen ein Plättchen, Pfeile bewegen es, R dreht und F wendet es, N geht zur nächsten Stelle, Eingabe legt es, Escape legt es zurück. T dreht den Tisch, V wechselt die Ansicht.
web-seven-in-words = Die Plättchen auf dem Tisch in der Reihenfolge, in der sie gelegt wurden
web-seven-lying = { $seat-is ->
        [you] Dein { $tile }
       *[other] { $tile } von { $seat }
    }, Ebene { $level }, auf { $cells }
web-seven-tile-of = { $seat-is ->
        [you] dein { $tile }
       *[other] { $tile } von { $seat }
    }
web-seven-lays-first = { $tile } mitten auf den Tisch legen
web-seven-lays-beside = { $tile } auf den Tisch legen, neben: { $near }
web-seven-lays-on = { $tile } auf Ebene { $level } legen, auf: { $near }
web-seven-last = { $seat-is ->
        [you] Zuletzt: { $tile } von dir { $level ->
            [1] auf den Tisch
           *[other] auf Ebene { $level }
        }
       *[other] Zuletzt: { $tile } von { $seat } { $level ->
            [1] auf den Tisch
           *[other] auf Ebene { $level }
        }
    }
web-seven-looking = Wie du auf den Tisch siehst
web-seven-raised = Plastisch
web-seven-flat = Flach
web-seven-turn-table = Tisch drehen
web-seven-closer = Näher
web-seven-away = Weiter weg

## Der Stand

web-seven-standing = Stand nach Ebenen
web-seven-level = Ebene { $level }
web-seven-first = zählt zuerst
web-seven-pair = { $seats }
web-seven-lead = { $count ->
        [1] { $leaders-is ->
            [you] Du liegst auf Ebene { $level } vorn.
           *[other] { $leaders } liegt auf Ebene { $level } vorn.
        }
       *[other] Vorn auf Ebene { $level }: { $leaders }.
    }
web-seven-even = Niemand liegt vorn: Auf jeder Ebene haben alle gleich viel.
web-seven-then-lead = { $count ->
        [1] { $leaders-is ->
            [you] Liegt es hier, bist du auf Ebene { $level } vorn.
           *[other] Liegt es hier, ist { $leaders } auf Ebene { $level } vorn.
        }
       *[other] Liegt es hier, sind auf Ebene { $level } vorn: { $leaders }.
    }
web-seven-then-same = Liegt es hier, bleibt das so.
web-seven-then-even = Liegt es hier, haben alle auf jeder Ebene gleich viel.
web-seven-pairs-note = Paare werden nicht zusammengezählt: Wer allein am besten ist, entscheidet.
web-seven-misere-note = Misère: Die Ebenen zählen vom Tisch nach oben.
