# Double Lucky 7 in de browser.
web-double-lucky-7-round-of = Ronde { $round } van { $rounds }

## Wat er voor iemand ligt
web-double-lucky-7-dealer = deelt en komt uit
web-double-lucky-7-pawn = heeft de Escape Pawn nog
web-double-lucky-7-points = punten
web-double-lucky-7-of = van { $bid }
web-double-lucky-7-seat = Voorspeld { $bid }, gehaald { $taken }, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
 } in de hand.
web-double-lucky-7-seat-open = Nog geen voorspelling, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
 } in de hand.
web-double-lucky-7-holds = Heeft { $cards }.
web-double-lucky-7-lies-open = Extra Card: { $cards }.
web-double-lucky-7-worth = punten voor precies { $bid ->
    [one] 1 slag
   *[other] { $bid } slagen
 }
web-double-lucky-7-worth-double = punten voor precies { $bid ->
    [one] 1 slag
   *[other] { $bid } slagen
 }, dubbel geteld
web-double-lucky-7-pawn-used = je Escape Pawn staat op { $advantage }
web-double-lucky-7-pawn-unused = je Escape Pawn is nog vrij: −10 na deze helft

## Voorspellen
web-double-lucky-7-your-bid = Je voorspelling
web-double-lucky-7-bids = Voorspellingen
web-double-lucky-7-points-if = punten als het klopt
web-double-lucky-7-so-far = tot nu toe voorspeld
web-double-lucky-7-against = bij { $tricks ->
    [one] 1 slag
   *[other] { $tricks } slagen
 }
web-double-lucky-7-left-over = { $tricks } over
web-double-lucky-7-even = precies het aantal slagen
web-double-lucky-7-too-many = { $tricks } te veel
web-double-lucky-7-not-allowed = mag niet
web-double-lucky-7-bid-label = { $bid } voorspellen: { $points } punten als het klopt; samen is het dan { $sum }, { $means }
web-double-lucky-7-bid-refused = { $bid } voorspellen: mag niet
web-double-lucky-7-why = Waarom?
web-double-lucky-7-bids-sum = { $sum } tot nu toe voorspeld, { $tricks ->
    [one] 1 slag
   *[other] { $tricks } slagen
 } te halen
web-double-lucky-7-name-trump = Kies de troefkleur
web-double-lucky-7-name-trump-why = De Joker ligt open, dus jij kiest.

## De slag, de stapel, de rondes
web-double-lucky-7-trick-of = Slag { $trick } van { $tricks }
web-double-lucky-7-led = komt uit
web-double-lucky-7-winning = ligt voor
web-double-lucky-7-takes = haalt de slag
web-double-lucky-7-your-card = jouw kaart
web-double-lucky-7-to-play = is aan de beurt
web-double-lucky-7-trump-is = Troef
web-double-lucky-7-trump = troef
web-double-lucky-7-turned = Opengedraaid: { $card }.
web-double-lucky-7-in-deck = { $cards } in de stapel
web-double-lucky-7-last-trick = Laatste slag
web-double-lucky-7-took =
    { $seat-is ->
        [you] jij hebt hem gehaald
       *[other] { $seat } heeft hem gehaald
    }
web-double-lucky-7-round = Ronde { $round } van { $rounds }, { $tricks ->
    [one] 1 slag
   *[other] { $tricks } slagen
 }
web-double-lucky-7-round-double = Ronde { $round } van { $rounds }, { $tricks } slagen, telt dubbel

## Wat een kaart doet
web-double-lucky-7-always-wins = wint altijd
web-double-lucky-7-beats = slaat de { $rank }
web-double-lucky-7-below = onder de { $rank }
web-double-lucky-7-trumped = al getroefd
web-double-lucky-7-cannot-win = kan niet winnen
web-double-lucky-7-first = eerst { $colour }
web-double-lucky-7-highest = hoogste
web-double-lucky-7-higher = { $cards } hoger
web-double-lucky-7-open-card = Extra Card

## Het Lucky Wheel en de dobbelsteen
web-double-lucky-7-wheel = Lucky Wheel
web-double-lucky-7-first-half = eerste helft
web-double-lucky-7-second-half = tweede helft
web-double-lucky-7-free = vrij
web-double-lucky-7-taken-by =
    { $seat-is ->
        [you] jij hebt het in deze helft gebruikt
       *[other] { $seat } heeft het in deze helft gebruikt
    }
web-double-lucky-7-barred = kan in deze ronde niet
web-double-lucky-7-luck-used =
    { $seat-is ->
        [you] Je hebt in deze ronde { $advantage } gebruikt.
       *[other] { $seat } heeft in deze ronde { $advantage } gebruikt.
    }
web-double-lucky-7-luck-missed =
    { $seat-is ->
        [you] Je hebt in deze ronde voor niets gegooid.
       *[other] { $seat } heeft in deze ronde voor niets gegooid.
    }
web-double-lucky-7-choose-field = Zet je Escape Pawn op een verlicht veld of laat het rad met rust.
web-double-lucky-7-does-change-bid = Eén voorspelling naar keuze gaat één omhoog of omlaag.
web-double-lucky-7-does-player-swap = Twee spelers ruilen hun hele hand.
web-double-lucky-7-does-change-dealer = Een speler naar keuze wordt de dealer en komt deze ronde uit.
web-double-lucky-7-does-double-points = Je punten van deze ronde tellen dubbel.
web-double-lucky-7-does-change-trump = Een andere kleur wordt troef.
web-double-lucky-7-does-extra-card = Er ligt een kaart meer open voor je. Speel die wanneer je wilt, of nooit.
web-double-lucky-7-does-no-trump = In deze ronde is er geen troef.
web-double-lucky-7-deals-now = deelt nu
web-double-lucky-7-is-trump = is troef
web-double-lucky-7-die = Waag je een gok?
web-double-lucky-7-die-open = Zeven kanten brengen een voordeel. De X brengt niets, en je houdt je Escape Pawn. Is het veld bezet, dan is het Double Lucky: jij kiest.
web-double-lucky-7-die-x = X
web-double-lucky-7-die-x-means = Er gebeurt niets, en in een latere ronde mag je weer gooien.
web-double-lucky-7-die-miss-means = Er valt niets meer te kiezen: een misser. Later mag je weer gooien.
web-double-lucky-7-double-lucky = Double Lucky!
web-double-lucky-7-double-lucky-taken =
    { $seat-is ->
        [you] De dobbelsteen toont { $face }, wat jij al gebruikt hebt: elk vrij veld mag.
       *[other] De dobbelsteen toont { $face }, wat { $seat } al gebruikt heeft: elk vrij veld mag.
    }
web-double-lucky-7-double-lucky-barred = De dobbelsteen toont { $face }, wat nu niet kan: elk vrij veld mag.

## Tussen de rondes
web-double-lucky-7-made = Ronde { $round }: { $bid } voorspeld, { $taken } gehaald. +{ $points }
web-double-lucky-7-missed = Ronde { $round }: { $bid } voorspeld, { $taken } gehaald. Geen punten.
web-double-lucky-7-forfeits = Ludieke opdrachten
web-double-lucky-7-challenges = Jouw opdrachten
web-double-lucky-7-challenges-hint = Eén per regel. Iedereen aan tafel krijgt ze zoals jij ze schrijft.
web-double-lucky-7-challenges-usual = De gewone
web-double-lucky-7-club = High Rollers Club
web-double-lucky-7-high-roller = { $seats }: { $points } punten. Welkom in de High Rollers Club!

## Het scoreblok
web-double-lucky-7-pad = Scoreblok
web-double-lucky-7-pad-hint = voorspelling, punten
web-double-lucky-7-pad-round = Ronde
web-double-lucky-7-penalty = Straf
web-double-lucky-7-total = Totaal
web-double-lucky-7-total-so-far = Tot nu

# What the points are made of.
web-double-lucky-7-exact = Precies voorspeld
web-double-lucky-7-brought = Punten daarvoor
