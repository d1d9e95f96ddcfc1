### SEVEN aan tafel in de browser.

## De balk en de plaatsen

web-seven-turn-of = Beurt { $turn } van { $turns }
web-seven-pairs = twee koppels
web-seven-misere = misère
web-seven-left = speelt met { $colour }, heeft nog { $tiles ->
        [none] geen tegel
       *[other] { $tiles }
    }

## De tegel in de hand

web-seven-choose = Pak een tegel. Onder elke staat waar hij heen moet.
web-seven-hold = { $level ->
        [1] Leg je { $tile } op tafel.
       *[other] Leg je { $tile } op niveau { $level }.
    }
web-seven-hold-why = { $level ->
        [1] Hij past op geen hoger niveau, dus komt hij op tafel.
       *[other] { $places ->
            [one] Daar past hij op één plek, dus lager mag niet.
           *[other] Daar past hij op { $places } plekken, dus lager mag niet.
        }
    }
web-seven-too-low = Te laag: je { $tile } moet naar niveau { $level }.
web-seven-uneven = Hier zou hij niet plat liggen: de stapels zijn { $heights } hoog.
web-seven-apart = Hier raakt hij niets: op tafel liggen tegels met een zijde tegen elkaar.
web-seven-one-tile = Hier zou hij op maar één tegel liggen; het moeten er twee zijn.
web-seven-refused-why = { $level ->
        [1] Zijn plekken op tafel lichten op.
       *[other] { $places ->
            [one] Zijn enige plek op niveau { $level } licht op.
           *[other] Zijn { $places } plekken op niveau { $level } lichten op.
        }
    }
web-seven-why = Regel { $rule }
web-seven-turn = Draaien
web-seven-flip = Omkeren
web-seven-lay = Hier leggen
web-seven-move = Naar een plek die oplicht

## Je tegels

web-seven-tray = Jouw tegels
web-seven-shape-i = balk
web-seven-shape-p = pistool
web-seven-shape-j = worm
web-seven-shape-o = bij
web-seven-shape-s = golf
web-seven-shape-u = boog
web-seven-shape-y = propeller
web-seven-goes = { $level ->
        [1] de tafel
       *[other] niveau { $level }
    }
web-seven-spots = { $places ->
        [one] 1 plek
       *[other] { $places } plekken
    }
web-seven-lies = op niveau { $level }
web-seven-laid = { $count } gelegd
web-seven-where = Waar hij heen kan
web-seven-places = { $places ->
        [one] Enige plek op niveau { $level }
       *[other] { $places } plekken op niveau { $level }
    }
web-seven-turns = { $level ->
        [1] Zo kan hij op tafel liggen
       *[other] Zo kan hij op niveau { $level } liggen
    }
web-seven-place = Plek { $place }: { $cells }
web-seven-turned = Zo gedraaid: { $places ->
        [one] 1 plek
       *[other] { $places } plekken
    }

## Het bord

web-seven-board = De tafel. { $count ->
        [0] Er ligt nog niets op.
        [one] Er ligt één tegel op.
       *[other] Er liggen { $count } tegels op, tot niveau { $level }.
    }
web-seven-keys = Cijfers pakken een tegel, pijlen verplaatsen hem, R draait en F keert hem om, N gaat naar zijn volgende plek, Enter legt hem, Escape legt hem terug. T draait de tafel, V wisselt het beeld.
web-seven-in-words = De tegels op tafel, in de volgorde waarin ze zijn gelegd
web-seven-lying = { $seat-is ->
        [you] Jouw { $tile }
       *[other] { $tile } van { $seat }
    }, niveau { $level }, op { $cells }
web-seven-tile-of = { $seat-is ->
        [you] jouw { $tile }
       *[other] { $tile } van { $seat }
    }
web-seven-lays-first = { $tile } midden op tafel leggen
web-seven-lays-beside = { $tile } op tafel leggen, naast: { $near }
web-seven-lays-on = { $tile } op niveau { $level } leggen, op: { $near }
web-seven-last = { $seat-is ->
        [you] Laatst: jij legde { $tile } { $level ->
            [1] op tafel
           *[other] op niveau { $level }
        }
       *[other] Laatst: { $seat } legde { $tile } { $level ->
            [1] op tafel
           *[other] op niveau { $level }
        }
    }
web-seven-looking = Hoe je naar de tafel kijkt
web-seven-raised = Hoog
web-seven-flat = Plat
web-seven-turn-table = Tafel draaien
web-seven-closer = Dichterbij
web-seven-away = Verder weg

## De stand

web-seven-standing = Stand per niveau
web-seven-level = niveau { $level }
web-seven-first = telt eerst
web-seven-pair = { $seats }
web-seven-lead = { $count ->
        [1] { $leaders-is ->
            [you] Jij ligt voor op niveau { $level }.
           *[other] { $leaders } ligt voor op niveau { $level }.
        }
       *[other] { $leaders } liggen voor op niveau { $level }.
    }
web-seven-even = Niemand ligt voor: op elk niveau heeft iedereen evenveel.
web-seven-then-lead = { $count ->
        [1] { $leaders-is ->
            [you] Leg je hem hier, dan lig jij voor op niveau { $level }.
           *[other] Leg je hem hier, dan ligt { $leaders } voor op niveau { $level }.
        }
       *[other] Leg je hem hier, dan liggen { $leaders } voor op niveau { $level }.
    }
web-seven-then-same = Leg je hem hier, dan blijft dat zo.
web-seven-then-even = Leg je hem hier, dan heeft iedereen op elk niveau evenveel.
web-seven-pairs-note = Koppels worden niet opgeteld: de beste afzonderlijke speler beslist.
web-seven-misere-note = Misère: de niveaus tellen vanaf de tafel omhoog.
