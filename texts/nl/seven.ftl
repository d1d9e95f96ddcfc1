### SEVEN

seven-tagline = Zeven tegels van elk vier zeshoeken, steeds hoger gestapeld: zorg dat je bovenop ligt.

## Options

option-seven-misere = Misère
option-seven-misere-hint = De meeste tegels op het laagste niveau winnen.
option-seven-teams = Teams
option-seven-teams-hint = Met vier spelers: twee koppels, of ieder voor zich (wat de auteur afraadt).
option-seven-teams-pairs = Koppels
option-seven-teams-none = Geen

seven-setup-pairs = Koppels zijn er met vier spelers, niet met { $seats }. Kies bij teams ‘Geen’.

## Tiles and colours

seven-tile-i = I (balk)
seven-tile-p = P (pistool)
seven-tile-j = J (worm)
seven-tile-o = O (bij)
seven-tile-s = S (golf)
seven-tile-u = U (boog)
seven-tile-y = Y (propeller)

seven-colour-white = wit
seven-colour-black = zwart
seven-colour-red = rood
seven-colour-blue = blauw

## Why a move is refused

seven-over = Alle tegels liggen; het spel is afgelopen.
seven-not-your-turn = { $seat-is ->
        [you] Jij bent nu aan de beurt.
       *[other] { $seat } is aan de beurt.
    }
seven-other-tile = Deze vier vakjes vormen { $made } en niet { $tile }, hoe je hem ook draait en omkeert.
seven-no-tile = Deze vier vakjes vormen geen { $tile } en ook geen andere tegel.
seven-placed = { $tile } heb je al gelegd. Je hebt nog { $left }.
seven-off-grid = Met de eerste tegel ligt het raster vast: zijn eerste vakje is 0,0 en niet { $first }.
seven-height = { $cell } is { $height } hoog
seven-uneven = De tegel zou niet plat liggen: { $heights }.
seven-apart = { $tile } zou op de tafel niets raken: de dichtstbijzijnde tegel is { $steps } stappen verderop in plaats van één.
seven-one-tile = { $tile } zou op één enkele tegel liggen, { $seat-is ->
        [you] die van jezelf
       *[other] een van { $seat }
    }. Op niveau { $level } moeten het er minstens twee zijn.
seven-higher = { $tile } past nog op niveau { $highest } en mag daarom niet naar niveau { $level }. { $places ->
        [one] De enige plek daar is { $example }.
       *[other] Daar zijn { $places } plekken, bijvoorbeeld { $example }.
    }
seven-higher-than-table = { $tile } past nog op niveau { $highest } en mag daarom niet op de tafel. { $places ->
        [one] De enige plek daar is { $example }.
       *[other] Daar zijn { $places } plekken, bijvoorbeeld { $example }.
    }

## What happens

seven-laid = { $seat-is ->
        [you] Je legt { $tile } op niveau { $level }.
       *[other] { $seat } legt { $tile } op niveau { $level }.
    }
seven-climbed = { $seat-is ->
        [you] Je bereikt als eerste niveau { $level }.
       *[other] { $seat } bereikt als eerste niveau { $level }.
    }
seven-finished = Alle tegels liggen. Niveau { $level } werd het eerst vergeleken. { $count ->
        [one] De winnaar: { $winners }.
       *[other] De winnaars: { $winners }.
    }
seven-draw = Alle tegels liggen. Het is gelijkspel: op niveau { $level } en op alle andere heeft iedereen evenveel.

## What is asked, and what a move does

seven-ask-first = Je begint met { $colour }: leg een tegel naar keuze op de lege tafel.
seven-ask-lay = { $count ->
        [one] Leg je laatste tegel ({ $colour }). Hij komt op niveau { $highest }.
       *[other] Leg een van je { $count } tegels ({ $colour }), elk op het hoogste niveau waar hij past; niveau { $highest } is bereikbaar.
    }
seven-do-lay = { $tile } op niveau { $level }: { $cells }
