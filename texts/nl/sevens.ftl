### Sevens

sevens-tagline = Rijen groeien vanaf de zevens naar buiten. Houd achter wat de anderen nodig hebben, maar niet te lang.

## Options

option-sevens-rounds = Rondes
option-sevens-rounds-hint = Hoeveel rondes er gespeeld worden.
option-sevens-variant = Variant
option-sevens-variant-hint = Fan Tan: wie kan aanleggen, moet. Shichi Narabe: alle zevens liggen er vanaf het begin, en je mag drie keer passen.
option-sevens-variant-fan-tan = Fan Tan
option-sevens-variant-shichi-narabe = Shichi Narabe

sevens-rounds = Een spel heeft { $least } tot { $most } rondes, niet { $rounds }.

## Cards

sevens-clubs = klaver
    .cap = Klaver
sevens-diamonds = ruiten
    .cap = Ruiten
sevens-hearts = harten
    .cap = Harten
sevens-spades = schoppen
    .cap = Schoppen
sevens-ace = aas
sevens-jack = boer
sevens-queen = vrouw
sevens-king = heer
# Aas en plaatjes zijn één woord: schoppenboer. De hoofdletter is voor het begin van een zin.
sevens-card = { $rank ->
        [aas] { $suit }{ $rank }
        [boer] { $suit }{ $rank }
        [vrouw] { $suit }{ $rank }
        [heer] { $suit }{ $rank }
       *[other] { $suit } { $rank }
    }
    .cap = { $rank ->
        [aas] { $suit-cap }{ $rank }
        [boer] { $suit-cap }{ $rank }
        [vrouw] { $suit-cap }{ $rank }
        [heer] { $suit-cap }{ $rank }
       *[other] { $suit-cap } { $rank }
    }

## Why a move is refused

sevens-refuse-over = Het spel is afgelopen.
sevens-refuse-deal-first = Eerst worden de kaarten gedeeld.
sevens-refuse-not-your-turn = { $turn-is ->
        [you] Jij bent nu aan de beurt.
       *[other] { $turn } is aan de beurt.
    }
sevens-refuse-begin = De ronde begint met { $card }: leg die kaart.
sevens-refuse-not-held = Je hebt { $card } niet in je hand.
sevens-refuse-no-row = { $card-cap } heeft nog geen rij: die begint met { $seven }.
sevens-refuse-does-not-fit = { $card-cap } past niet: de rij loopt van { $low } tot { $high }.
sevens-refuse-must-lay = Je kunt { $card } aanleggen, dus je mag niet passen.
sevens-refuse-no-pass-left = Je hebt drie keer gepast en kunt { $card } aanleggen: leg een kaart.
sevens-refuse-nobody-folds = Bij Fan Tan stapt niemand uit de ronde.
sevens-refuse-folds-too-soon = Je kunt { $card } aanleggen, dus je mag niet uitstappen.
sevens-refuse-passes-left = { $left ->
        [one] Je mag nog één keer passen.
       *[other] Je mag nog { $left } keer passen.
    }
sevens-refuse-must-fold = Je hebt drie keer gepast en niets past: je stapt uit de ronde.

## What happens

sevens-event-dealt = { $seat-is ->
        [you] Je deelt ronde { $round }.
       *[other] { $seat } deelt ronde { $round }.
    }
sevens-event-laid-sevens = { $seat-is ->
        [you] Je legt { $cards } neer.
       *[other] { $seat } legt { $cards } neer.
    }
sevens-event-laid = { $seat-is ->
        [you] Je legt { $card }.
       *[other] { $seat } legt { $card }.
    }
sevens-event-passed = { $seat-is ->
        [you] Je past.
       *[other] { $seat } past.
    }
sevens-event-folded = { $seat-is ->
        [you] Je stapt uit de ronde.
       *[other] { $seat } stapt uit de ronde.
    } { $count ->
        [one] { $cards } komt op zijn plaats.
       *[other] { $count } kaarten komen op hun plaats: { $cards }.
    }
sevens-event-went-out = { $seat-is ->
        [you] Je bent
       *[other] { $seat } is
    } { $place ->
        [1] als eerste uit.
        [2] als tweede uit.
        [3] als derde uit.
       *[other] als { $place }e uit.
    }
sevens-penalty = { $seat-is ->
        [you] jij { $penalty }
       *[other] { $seat } { $penalty }
    }
sevens-event-round-over = Ronde { $round } is voorbij. Strafpunten: { $penalties }.
sevens-event-over = Het spel is afgelopen. { $count ->
        [one] Minste strafpunten: { $winners }.
       *[other] Minste strafpunten, gedeeld: { $winners }.
    }

## What is asked

sevens-ask-begin = Je begint met { $card }.
sevens-ask-lay = Leg een kaart die past.
sevens-ask-lay-or-pass = { $left ->
        [one] Leg een kaart die past, of pas voor de laatste keer.
       *[other] Leg een kaart die past, of pas (nog { $left } keer).
    }
sevens-ask-pass = Geen van je kaarten past: je moet passen.
sevens-ask-fold = Geen van je kaarten past, en je hebt drie keer gepast: je stapt uit de ronde.

## Moves

sevens-do-lay = { $card-cap } leggen
sevens-do-pass = Passen
sevens-do-fold = Uit de ronde stappen
