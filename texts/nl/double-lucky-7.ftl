### Double Lucky 7: voorspel je slagen.

double-lucky-7-tagline = Bekijk je kaarten en voorspel precies hoeveel slagen je haalt.

## Kaarten, rad, dobbelsteen

double-lucky-7-red = rood
    .adjective = rode
double-lucky-7-green = groen
    .adjective = groene
double-lucky-7-blue = blauw
    .adjective = blauwe
double-lucky-7-yellow = geel
    .adjective = gele
double-lucky-7-card = de { $colour-adjective } { $rank }
double-lucky-7-joker = de Joker
double-lucky-7-change-bid = Change Bid
double-lucky-7-player-swap = Player Swap
double-lucky-7-change-dealer = Change Dealer
double-lucky-7-double-points = Double Points
double-lucky-7-change-trump = Change Trump
double-lucky-7-extra-card = Extra Card
double-lucky-7-no-trump = No Trump
double-lucky-7-x = de X
double-lucky-7-trump-led-colour = in elke slag de gevraagde kleur
double-lucky-7-trump-dealer-card = in elke slag de kaart van de dealer
double-lucky-7-trump-unnamed = wat de dealer noemt
double-lucky-7-trump-none = niets

## Opties

option-double-lucky-7-rounds = Rondes
option-double-lucky-7-rounds-hint = Het verkorte spel eindigt na ronde 7; het lange loopt weer terug tot één kaart.
option-double-lucky-7-mode = Spelmodus
option-double-lucky-7-mode-hint = Speel zonder Lucky Wheel, kies zelf je voordeel of gooi erom.
option-double-lucky-7-mode-classic = Classic
option-double-lucky-7-mode-tactical = Tactical Escape
option-double-lucky-7-mode-dice = Lucky Dice
option-double-lucky-7-joker_trump = Joker als troefkaart
option-double-lucky-7-joker_trump-hint = Wat er troef is in een ronde waarin de Joker wordt opengedraaid.
option-double-lucky-7-joker_trump-led-colour = Gevraagde kleur
option-double-lucky-7-joker_trump-dealer-cards = Kaarten van de dealer
option-double-lucky-7-joker_trump-dealer-chooses = Dealer kiest
option-double-lucky-7-forfeits = Ludieke opdrachten
option-double-lucky-7-forfeits-hint = Wie fout voorspelt, trekt een onschuldige opdracht; de punten veranderen er niet door.
option-double-lucky-7-forfeits-off = Uit
option-double-lucky-7-forfeits-on = Aan
double-lucky-7-setup-rounds = Een spel heeft 7 of 14 rondes, niet { $rounds }.

## Wat er gevraagd wordt

double-lucky-7-ask-naming = De Joker ligt open: noem de troefkleur.
double-lucky-7-ask-bid =
    { $tricks ->
        [one] Er is 1 slag. Haal je hem? Voorspel 0 of 1.
       *[other] Hoeveel van de { $tricks } slagen haal je?
    }
double-lucky-7-ask-last-bid =
    { $tricks ->
        [one] Haal je die ene slag? Je voorspelt als laatste: met { $forbidden } komt het totaal precies op 1 en dat mag niet.
       *[other] Hoeveel van de { $tricks } slagen haal je? Je voorspelt als laatste: met { $forbidden } komt het totaal precies op { $tricks } en dat mag niet.
    }
double-lucky-7-ask-wheel = Wil je deze ronde je Escape Pawn op het Lucky Wheel zetten?
double-lucky-7-ask-roll = Wil je deze ronde de dobbelsteen gooien?
double-lucky-7-ask-rolled = Je hebt { $advantage } gegooid. Gebruik het nu.
double-lucky-7-ask-double-lucky = Double Lucky! Kies een voordeel dat nog vrij is.
double-lucky-7-ask-lead = Kom uit met een kaart. Voorspeld: { $bid }, gehaald: { $taken }.
double-lucky-7-ask-follow = Speel een kaart: { $colour } is gevraagd. Voorspeld: { $bid }, gehaald: { $taken }.
double-lucky-7-ask-void = Speel een kaart naar keuze: { $colour } is gevraagd en die kleur heb je niet. Voorspeld: { $bid }, gehaald: { $taken }.
double-lucky-7-ask-after-joker = Speel een kaart naar keuze: er is uitgekomen met de Joker. Voorspeld: { $bid }, gehaald: { $taken }.

## Zetten

double-lucky-7-do-trump = Maak { $colour } troef
double-lucky-7-do-bid = Voorspel { $bid }
double-lucky-7-do-decline = Passen
double-lucky-7-do-roll = Gooi de dobbelsteen
double-lucky-7-do-change-bid-up =
    { $seat-is ->
        [you] Change Bid: verhoog je eigen voorspelling met 1
       *[other] Change Bid: verhoog de voorspelling van { $seat } met 1
    }
double-lucky-7-do-change-bid-down =
    { $seat-is ->
        [you] Change Bid: verlaag je eigen voorspelling met 1
       *[other] Change Bid: verlaag de voorspelling van { $seat } met 1
    }
double-lucky-7-do-player-swap =
    { $low-is ->
        [you] Player Swap: ruil je hand met { $high }
       *[other] { $high-is ->
            [you] Player Swap: ruil je hand met { $low }
           *[other] Player Swap: { $low } en { $high } ruilen hun hand
        }
    }
double-lucky-7-do-change-dealer =
    { $seat-is ->
        [you] Change Dealer: jij komt deze ronde uit
       *[other] Change Dealer: { $seat } komt deze ronde uit
    }
double-lucky-7-do-double-points = Double Points: je punten van deze ronde tellen dubbel
double-lucky-7-do-change-trump = Change Trump: { $colour } wordt troef
double-lucky-7-do-extra-card = Extra Card: leg de volgende kaart open voor je neer
double-lucky-7-do-no-trump = No Trump: deze ronde is er geen troef
double-lucky-7-do-play = Speel { $card }
double-lucky-7-do-play-extra = Speel { $card }, je open extra kaart

## Wat er gebeurt

double-lucky-7-dealer-drawn =
    { $seat-is ->
        [you] { $draws ->
            [one] Getrokken voor de eerste dealer: { $cards }. Jij bent de eerste dealer.
           *[other] Getrokken voor de eerste dealer: { $cards }, en na een gelijke stand opnieuw. Jij bent de eerste dealer.
        }
       *[other] { $draws ->
            [one] Getrokken voor de eerste dealer: { $cards }. { $seat } is de eerste dealer.
           *[other] Getrokken voor de eerste dealer: { $cards }, en na een gelijke stand opnieuw. { $seat } is de eerste dealer.
        }
    }
double-lucky-7-dealt =
    { $seat-is ->
        [you] Ronde { $round }, { $tricks ->
            [one] 1 kaart
           *[other] { $tricks } kaarten
        } voor iedereen: je deelt en draait { $card } open. Troef: { $trump }.
       *[other] Ronde { $round }, { $tricks ->
            [one] 1 kaart
           *[other] { $tricks } kaarten
        } voor iedereen: { $seat } deelt en draait { $card } open. Troef: { $trump }.
    }
double-lucky-7-trump-named =
    { $seat-is ->
        [you] Je noemt { $colour } als troef.
       *[other] { $seat } noemt { $colour } als troef.
    }
double-lucky-7-bid =
    { $seat-is ->
        [you] Je voorspelt { $bid }.
       *[other] { $seat } voorspelt { $bid }.
    }
double-lucky-7-declined =
    { $seat-is ->
        [you] Je past bij het Lucky Wheel.
       *[other] { $seat } past bij het Lucky Wheel.
    }
double-lucky-7-took-die =
    { $seat-is ->
        [you] Je gooit de dobbelsteen.
       *[other] { $seat } gooit de dobbelsteen.
    }
double-lucky-7-rolled = De dobbelsteen toont { $face }.
double-lucky-7-rolled-double-lucky =
    { $seat-is ->
        [you] De dobbelsteen toont { $face }, wat nu niet kan: je bent Double Lucky en kiest vrij.
       *[other] De dobbelsteen toont { $face }, wat nu niet kan: { $seat } is Double Lucky en kiest vrij.
    }
double-lucky-7-rolled-miss =
    { $seat-is ->
        [you] De dobbelsteen toont { $face }: een misser. Je houdt je Escape Pawn.
       *[other] De dobbelsteen toont { $face }: een misser. { $seat } houdt de Escape Pawn.
    }
double-lucky-7-used-change-bid-up =
    { $seat-is ->
        [you] Je gebruikt Change Bid: { $player-is ->
            [you] je eigen voorspelling gaat met 1 omhoog.
           *[other] de voorspelling van { $player } gaat met 1 omhoog.
        }
       *[other] { $seat } gebruikt Change Bid: { $player-is ->
            [you] jouw voorspelling gaat met 1 omhoog.
           *[other] de voorspelling van { $player } gaat met 1 omhoog.
        }
    }
double-lucky-7-used-change-bid-down =
    { $seat-is ->
        [you] Je gebruikt Change Bid: { $player-is ->
            [you] je eigen voorspelling gaat met 1 omlaag.
           *[other] de voorspelling van { $player } gaat met 1 omlaag.
        }
       *[other] { $seat } gebruikt Change Bid: { $player-is ->
            [you] jouw voorspelling gaat met 1 omlaag.
           *[other] de voorspelling van { $player } gaat met 1 omlaag.
        }
    }
double-lucky-7-used-player-swap =
    { $seat-is ->
        [you] Je gebruikt Player Swap.
       *[other] { $seat } gebruikt Player Swap.
    }
double-lucky-7-swapped =
    { $low-is ->
        [you] Je ruilt je hand met { $high }.
       *[other] { $high-is ->
            [you] Je ruilt je hand met { $low }.
           *[other] { $low } en { $high } ruilen hun hand.
        }
    }
double-lucky-7-used-change-dealer =
    { $seat-is ->
        [you] Je gebruikt Change Dealer: { $player-is ->
            [you] jij bent nu de dealer.
           *[other] { $player } is nu de dealer.
        }
       *[other] { $seat } gebruikt Change Dealer: { $player-is ->
            [you] jij bent nu de dealer.
           *[other] { $player } is nu de dealer.
        }
    }
double-lucky-7-used-double-points =
    { $seat-is ->
        [you] Je gebruikt Double Points.
       *[other] { $seat } gebruikt Double Points.
    }
double-lucky-7-used-change-trump =
    { $seat-is ->
        [you] Je gebruikt Change Trump: { $colour } is nu troef.
       *[other] { $seat } gebruikt Change Trump: { $colour } is nu troef.
    }
double-lucky-7-used-extra-card =
    { $seat-is ->
        [you] Je gebruikt Extra Card.
       *[other] { $seat } gebruikt Extra Card.
    }
double-lucky-7-extra-card-open =
    { $seat-is ->
        [you] Je legt { $card } open voor je neer.
       *[other] { $seat } legt { $card } open op tafel.
    }
double-lucky-7-used-no-trump =
    { $seat-is ->
        [you] Je gebruikt No Trump: deze ronde is er geen troef.
       *[other] { $seat } gebruikt No Trump: deze ronde is er geen troef.
    }
double-lucky-7-played =
    { $seat-is ->
        [you] Je speelt { $card }.
       *[other] { $seat } speelt { $card }.
    }
double-lucky-7-played-extra =
    { $seat-is ->
        [you] Je speelt { $card }, je open extra kaart.
       *[other] { $seat } speelt { $card }, de open extra kaart.
    }
double-lucky-7-trick-taken =
    { $seat-is ->
        [you] Je haalt de slag en hebt er nu { $tricks }.
       *[other] { $seat } haalt de slag en heeft er nu { $tricks }.
    }
double-lucky-7-round-scored = Ronde { $round } is voorbij. Punten: { $points }.
double-lucky-7-points-of = { $seat } { $points }
double-lucky-7-pawns-returned = Iedereen krijgt zijn Escape Pawn terug en het Lucky Wheel wordt leeggemaakt.
double-lucky-7-game-over =
    { $count ->
        [one] Het spel is afgelopen. De winnaar: { $winners }. Punten: { $points }.
       *[other] Het spel is afgelopen. Samen gewonnen: { $winners }. Punten: { $points }.
    }

## Wat niet kan

double-lucky-7-over = Het spel is afgelopen.
double-lucky-7-chance-due = Er wordt eerst gedeeld of gegooid. Wacht even.
double-lucky-7-not-your-naming = De dealer noemt de troefkleur: { $turn } is aan zet.
double-lucky-7-not-your-bid = Je bent niet aan de beurt om te voorspellen: { $turn } is aan zet.
double-lucky-7-not-your-luck = Bij het Lucky Wheel ben je niet aan de beurt: { $turn } is aan zet.
double-lucky-7-not-your-play = Je bent niet aan de beurt om een kaart te spelen: { $turn } is aan zet.
double-lucky-7-naming-is-due = Noem eerst de troefkleur.
double-lucky-7-bid-is-due = Voorspel eerst hoeveel slagen je haalt.
double-lucky-7-wheel-is-due = Zeg eerst of je het Lucky Wheel gebruikt.
double-lucky-7-play-is-due = Er moet nu een kaart gespeeld worden.
double-lucky-7-bid-too-high =
    { $tricks ->
        [one] Je kunt geen { $bid } voorspellen: deze ronde heeft maar 1 slag.
       *[other] Je kunt geen { $bid } voorspellen: deze ronde heeft maar { $tricks } slagen.
    }
double-lucky-7-bids-add-up = Je voorspelt als laatste en mag geen { $bid } voorspellen: de anderen hebben samen { $others } voorspeld, dus zou het totaal precies op { $tricks } komen, het aantal slagen.
double-lucky-7-not-held = Je hebt { $card } niet in je hand.
double-lucky-7-revoke = De gevraagde kleur is { $colour } en je moet bekennen. Je hebt { $cards }.
double-lucky-7-no-extra = Je kunt { $card } niet als open extra kaart spelen: zo’n kaart heb je niet.
double-lucky-7-is-extra = Je hebt { $card } open voor je liggen. Speel die als ‘{ $text }’.
double-lucky-7-no-die = Bij Tactical Escape wordt er niet gegooid: kies een voordeel of pas.
double-lucky-7-roll-first = Bij Lucky Dice kies je niet: gooi de dobbelsteen of pas.
double-lucky-7-must-use = Je hebt { $advantage } gegooid: gebruik het. Weigeren of iets anders nemen kan niet.
double-lucky-7-must-choose = Je bent Double Lucky: je moet een van de voordelen gebruiken die nog vrij zijn.
double-lucky-7-blocked =
    { $by-is ->
        [you] { $advantage } is in deze spelhelft geblokkeerd: je hebt het al gebruikt.
       *[other] { $advantage } is in deze spelhelft geblokkeerd: { $by } heeft het al gebruikt.
    }
double-lucky-7-no-such-player = Er is geen plaats { $player }: er spelen er { $seats }.
double-lucky-7-bid-at-top =
    { $seat-is ->
        [you] Je voorspelling is al { $bid } en meer slagen zijn er niet.
       *[other] De voorspelling van { $seat } is al { $bid } en meer slagen zijn er niet.
    }
double-lucky-7-bid-at-bottom =
    { $seat-is ->
        [you] Je voorspelling is { $bid } en kan niet lager.
       *[other] De voorspelling van { $seat } is { $bid } en kan niet lager.
    }
double-lucky-7-already-double = Double Points kan niet in ronde 7, want die telt al dubbel.
double-lucky-7-same-trump = De troefkleur is al { $colour }. Noem een andere.
