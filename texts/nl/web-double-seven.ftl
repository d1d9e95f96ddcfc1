### De tafel van Double Seven in de browser.

## Wat waar ligt

web-double-seven-families = Families
web-double-seven-no-family = Nog geen familie
web-double-seven-family =
    { $clovers ->
        [0] { $size } { $animal-many } ({ $family }) { $seat-is ->
            [you] voor jou
           *[other] voor { $seat }
        }
       *[other] { $size } { $animal-many } ({ $family }), waarvan klavers: { $clovers }, { $seat-is ->
            [you] voor jou
           *[other] voor { $seat }
        }
    }
web-double-seven-face-up = Open voorraad
web-double-seven-face-down = dicht
web-double-seven-down = { $count ->
        [one] 1 dichte tegel
       *[other] { $count } dichte tegels
    }
web-double-seven-draw = Trek de bovenste
web-double-seven-took =
    { $seat-is ->
        [you] Jij hebt hem gepakt.
       *[other] { $seat } heeft hem gepakt.
    }
web-double-seven-put =
    { $seat-is ->
        [you] Jij hebt hem neergelegd.
       *[other] { $seat } heeft hem neergelegd.
    }
web-double-seven-out = { $count } uit het spel
web-double-seven-left =
    { $count ->
        [0] geen 7-fiche over
        [one] nog één 7-fiche
       *[other] 7-fiches: nog { $count }
    }
web-double-seven-77-open = de 77 is nog te winnen
web-double-seven-77-won = de 77 is gewonnen
web-double-seven-your-rack = Je plankje
web-double-seven-on-rack =
    { $count ->
        [0] geen tegel op het plankje
        [one] 1 tegel op het plankje
       *[other] { $count } tegels op het plankje
    }
web-double-seven-too-many = { $count } tegels: passen kost er één
web-double-seven-seen = iedereen heeft gezien: { $tiles }
web-double-seven-won =
    { $count ->
        [0] geen 7-fiche
        [one] één 7-fiche
        [2] twee 7-fiches
        [3] drie 7-fiches
        [4] vier 7-fiches
        [5] vijf 7-fiches
        [6] zes 7-fiches
        [7] zeven 7-fiches
       *[other] { $count } 7-fiches
    }
web-double-seven-won-77 = en het 77-fiche
web-double-seven-to-draw =
    { $count ->
        [0] Niets meer te trekken
        [one] Nog 1 te trekken
       *[other] Nog { $count } te trekken
    }
web-double-seven-last-turns = Laatste beurten
web-double-seven-last-turn = nog één beurt
web-double-seven-last-turn-now = laatste beurt
web-double-seven-has-ended = klaar

## Wat je kunt doen

web-double-seven-start = Familie beginnen
web-double-seven-two-for-one = Twee voor één
web-double-seven-pass = Pas!
web-double-seven-discard = Tegel wegleggen
web-double-seven-choose-two = Kies voor ‘Twee voor één’ precies twee tegels op je plankje.
web-double-seven-choose-one = Kies eerst de tegel die uit het spel gaat.
web-double-seven-plan = Je plan
web-double-seven-take-back = Terugnemen
web-double-seven-confirm = Bevestigen
web-double-seven-confirm-pass = Bevestigen en passen!
web-double-seven-grows = Druk: samen { $size }
web-double-seven-comes = Druk: ruilen; van je plankje past er niets bij
web-double-seven-makes = Druk: ruilen; je plankje maakt er { $sizes-or } van
web-double-seven-goes = Druk: deze familie ervoor geven
web-double-seven-clover-comes = Druk: de klaver komt op je plankje

## Wat er gevraagd wordt

web-double-seven-choose-family = Kies op je plankje minstens twee tegels van één dier; een klaver telt voor elk dier.
web-double-seven-ask-retrieve = De klaver uit deze familie nemen en jouw tegel ({ $animal }) ervoor in de plaats leggen?
web-double-seven-ask-clear = Leeg! Er staat niets meer op je plankje. Bevestig, dan is je beurt voorbij, of neem terug.
web-double-seven-ask-planned = Ga verder, neem terug of bevestig.
web-double-seven-ask-for = Welke familie wil je voor je { $size } { $animal-many }?
web-double-seven-ask-no-swap = Niets te ruilen: niemand heeft een andere familie van { $size }. Kies tegels om bij te leggen.
web-double-seven-ask-give =
    { $seat-is ->
        [you] Welke van je families van { $size } geef je?
       *[other] Welke van je families van { $size } geef je er { $seat } voor?
    }
web-double-seven-ask-none-to-give =
    { $seat-is ->
        [you] Je hebt geen familie van { $size } om te geven.
       *[other] Je hebt geen familie van { $size } om er { $seat } voor te geven.
    }
web-double-seven-ask-where =
    { $count ->
        [one] Waar gaat hij heen? Druk op een familie die oplicht.
       *[other] Waar gaan ze heen? Druk op een familie die oplicht.
    }
web-double-seven-ask-start = Met deze { $count } tegels een familie beginnen?
web-double-seven-ask-two-for-one = Twee voor één? Je legt beide neer en trekt een andere tegel.
web-double-seven-ask-nowhere =
    { $count ->
        [one] Deze tegel past alleen nergens. Kies er één bij.
       *[other] Deze tegels passen zo nergens samen. Kies andere.
    }

## Grote momenten

web-double-seven-moment-rainbow = Regenboog!
web-double-seven-moment-seven = Zeven!
web-double-seven-moment-double = Double Seven!
web-double-seven-moment-clear = Leeg!
web-double-seven-moment-last-tile = De laatste tegel
web-double-seven-story-rainbow =
    { $seat-is ->
        [you] { $count } tegels, allemaal verschillend: je laat ze zien en trekt er nog één.
       *[other] { $count } tegels, allemaal verschillend: { $seat } laat ze zien en trekt er nog één.
    }
web-double-seven-story-seven =
    { $seat-is ->
        [you] { $size } { $animal-many }: je pakt een 7-fiche, één punt erbij.
       *[other] { $size } { $animal-many }: { $seat } pakt een 7-fiche, één punt erbij.
    }
web-double-seven-story-double =
    { $seat-is ->
        [you] { $sevens }: jij hebt als eerste twee zevens en pakt de 77, twee punten erbij.
       *[other] { $sevens }: { $seat } heeft als eerste twee zevens en pakt de 77, twee punten erbij.
    }
web-double-seven-story-clear =
    { $seat-is ->
        [you] Je plankje is leeg. De volgende keer trek je er drie.
       *[other] Het plankje van { $seat } is leeg: de volgende keer drie trekken.
    }
web-double-seven-story-last-tile =
    { $seat-is ->
        [you] Jij hebt hem getrokken: de voorraad is leeg.
       *[other] { $seat } heeft hem getrokken: de voorraad is leeg.
    }
web-double-seven-the-end = Dit is het einde.
web-double-seven-once-more = Alle anderen zijn nog één keer aan de beurt.
web-double-seven-station-played = klaar
web-double-seven-station-finishes = deze beurt
web-double-seven-station-now = laatste beurt nu
web-double-seven-station-ahead = laatste beurt
web-double-seven-station-score = Telling

# What the points are made of.
web-double-seven-tokens-7 = 7-fiches
web-double-seven-token-77 = 77-fiche
web-double-seven-decided = Gelijk met { $points } punten. Het 77-fiche beslist: { $winner-is ->
        [you] jij hebt het.
       *[other] { $winner } heeft het.
    }
