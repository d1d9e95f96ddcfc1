### 7 (Sieben)

sieben-tagline = Kaarten met gaten: breng de stapel telkens weer op precies zeven.

## Huisopties

option-sieben-deck = Kaartverdeling
option-sieben-deck-hint = Hoe vaak de 1 tot en met 7 voorkomen, samen 80 kaarten. De gedrukte regels vertellen het niet; deze verdeling is van ons.
option-sieben-next_start = Wie de latere rondes begint
option-sieben-next_start-hint = Wie de tweede en de latere rondes begint.
option-sieben-next_start-rotate = Om de beurt
option-sieben-next_start-youngest = Altijd de jongste
option-sieben-finish = Uitgaan
option-sieben-finish-hint = Met welke laatste kaart je uit bent.
option-sieben-finish-seven = Met een zeven
option-sieben-finish-any = Met elke kaart

sieben-deck-sum = Dit zijn { $sum } kaarten in plaats van { $wanted }. Verander de verdeling tot het klopt.
sieben-deck-no-seven = Met deze kaarten kun je nooit zeven maken. Voeg een 7 toe, of zowel 1 als 6, zowel 2 als 5 of zowel 3 als 4.

## Manieren om te leggen

sieben-way-open = op tafel
sieben-way-hole = gat op gat
sieben-way-number = gat op getal

## Waarom een zet niet mag

sieben-refuse-over = Het spel is afgelopen.
sieben-refuse-not-your-turn = { $turn-is ->
        [you] Nu ben jij aan de beurt.
       *[other] { $turn } is aan de beurt.
    }
sieben-refuse-deal-first = Eerst worden de kaarten gedeeld.
sieben-refuse-reshuffle-first = Eerst wordt de nieuwe trekstapel geschud.
sieben-refuse-follow-up = Na een Zeven! begin je een nieuwe stapel: leg een kaart naar keuze.
sieben-refuse-which-way = Er ligt een stapel met totaal { $total }. Zeg erbij hoe je de { $card } legt: gat op gat of gat op getal.
sieben-refuse-not-held = { $count ->
        [0] Je hebt geen { $card }: je hand is leeg.
       *[other] Je hebt geen { $card }. In je hand: { $held }.
    }
sieben-refuse-no-pile = Er ligt geen stapel om een gat op te leggen. Leg de { $card } op tafel.
sieben-refuse-too-low = { $card } + { $seen } = { $total } is minder dan de { $before } op de stapel.
sieben-refuse-too-high = { $card } + { $seen } = { $total } is meer dan 7.
sieben-refuse-can-lay = Je kunt de { $card } leggen ({ $way }, totaal { $total }), dus je mag geen strafkaart pakken.

## Wat er gebeurt

sieben-event-dealt = Ronde { $round } is gedeeld. { $seat-is ->
        [you] Jij begint.
       *[other] { $seat } begint.
    }
sieben-event-laid = { $seat-is ->
        [you] Je legt een { $card } { $way }: { $total }.
       *[other] { $seat } legt een { $card } { $way }: { $total }.
    }
sieben-event-seven = Zeven! { $seat-is ->
        [you] Je legt
       *[other] { $seat } legt
    } { $cards ->
        [one] één kaart opzij.
       *[other] { $cards } kaarten opzij.
    }
sieben-event-drew-card = { $seat-is ->
        [you] Je trekt een { $card }.
       *[other] { $seat } trekt een { $card }.
    }
sieben-event-drew = { $seat-is ->
        [you] Je trekt een kaart.
       *[other] { $seat } trekt een kaart.
    }
sieben-event-stuck = { $seat-is ->
        [you] Je kunt op { $total } niets leggen en pakt een strafkaart.
       *[other] { $seat } kan op { $total } niets leggen en pakt een strafkaart.
    }
sieben-event-no-cards = { $seat-is ->
        [you] Je hebt geen kaarten en pakt een strafkaart.
       *[other] { $seat } heeft geen kaarten en pakt een strafkaart.
    }
sieben-event-nothing-to-draw = { $seat-is ->
        [you] Er is voor jou niets meer te trekken.
       *[other] Er is voor { $seat } niets meer te trekken.
    }
sieben-event-reshuffled = De { $cards } opzijgelegde kaarten worden geschud tot een nieuwe trekstapel.
sieben-event-standstill = Niemand kan leggen of trekken. De { $cards } kaarten van de stapel worden geschud tot een nieuwe trekstapel, en { $seat-is ->
        [you] jij begint een nieuwe stapel.
       *[other] { $seat } begint een nieuwe stapel.
    }
sieben-event-went-out = { $seat-is ->
        [you] Je bent
       *[other] { $seat } is
    } { $place ->
        [1] als eerste uit
        [2] als tweede uit
        [3] als derde uit
       *[other] als { $place }e uit
    } en krijgt { $chips ->
        [one] één fiche.
       *[other] { $chips } fiches.
    }
sieben-event-left-over = { $seat-is ->
        [you] Je blijft met kaarten over en krijgt
       *[other] { $seat } blijft met kaarten over en krijgt
    } { $chips ->
        [one] één fiche.
       *[other] { $chips } fiches.
    } De ronde is afgelopen.
sieben-event-over = Het spel is afgelopen. { $count ->
        [one] De meeste fiches: { $winners }.
       *[other] De meeste fiches, gedeeld: { $winners }.
    }

## Wat er gevraagd wordt

sieben-ask-open = Begin een stapel met een kaart naar keuze.
sieben-ask-lay = Leg een kaart: de stapel toont { $top } + { $seen } = { $total }.
sieben-ask-follow-up = { $cards ->
        [one] Zeven! Begin een nieuwe stapel met je laatste kaart.
       *[other] Zeven! Begin een nieuwe stapel met een van je { $cards } kaarten; je trekt er niet voor.
    }
sieben-ask-take = Geen van je kaarten past op { $total }: pak een strafkaart.
sieben-ask-no-cards = Je hebt geen kaarten: pak een strafkaart.

## Zetten

sieben-do-open = { $total ->
        [7] Leg de 7: Zeven!
       *[other] Leg de { $card }: maakt { $total }
    }
sieben-do-hole = { $total ->
        [7] Leg de { $card }, gat op gat: Zeven!
       *[other] Leg de { $card }, gat op gat: maakt { $total }
    }
sieben-do-number = { $total ->
        [7] Leg de { $card }, gat op getal: Zeven!
       *[other] Leg de { $card }, gat op getal: maakt { $total }
    }
sieben-do-take = Pak een strafkaart

# What the points are made of.
sieben-first-out = Als eerste uit
sieben-left-over = Met kaarten over
