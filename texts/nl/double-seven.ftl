### Double Seven: dierenfamilies die van eigenaar wisselen.

double-seven-tagline = Verzamel dierenfamilies, ruil ze bij gelijke grootte en laat de jouwe verder groeien dan zeven.

## Tegels

double-seven-bird = vogel
    .a = een vogel
    .many = vogels
    .the = de vogel
double-seven-butterfly = vlinder
    .a = een vlinder
    .many = vlinders
    .the = de vlinder
double-seven-deer = hert
    .a = een hert
    .many = herten
    .the = het hert
double-seven-fox = vos
    .a = een vos
    .many = vossen
    .the = de vos
double-seven-frog = kikker
    .a = een kikker
    .many = kikkers
    .the = de kikker
double-seven-rabbit = konijn
    .a = een konijn
    .many = konijnen
    .the = het konijn
double-seven-squirrel = eekhoorn
    .a = een eekhoorn
    .many = eekhoorns
    .the = de eekhoorn
double-seven-swan = zwaan
    .a = een zwaan
    .many = zwanen
    .the = de zwaan
double-seven-clover = klaver
    .a = een klaver
    .many = klavers
    .the = de klaver
double-seven-some =
    { $count ->
        [one] 1 { $tile }
       *[other] { $count } { $tile-many }
    }

## Wat er gevraagd wordt

double-seven-ask-draw =
    { $left ->
        [one] Trek nog één tegel, open of dicht.
       *[other] Trek { $left } tegels, één voor één, open of dicht.
    }
double-seven-ask-draw-rainbow = Regenboog! Trek nog één tegel, open of dicht.
double-seven-ask-draw-other = Trek één tegel voor de twee die je hebt neergelegd ({ $put }); die twee blijven liggen.
double-seven-ask-rainbow = Alle { $tiles } tegels op je plankje zijn verschillend: laat een regenboog zien en trek er nog één, of ga verder met iets anders.
double-seven-ask-act =
    { $tiles ->
        [one] Begin, breid uit, ruil, haal een klaver op, of pas. Er staat één tegel op je plankje.
       *[other] Begin, breid uit, ruil, haal een klaver op, of pas. Er staan { $tiles } tegels op je plankje.
    }
double-seven-ask-discard = Je hebt gepast met { $tiles } tegels. Kies er één die uit het spel gaat.

## Wat een zet betekent

double-seven-do-draw = Pak de open tegel: { $tile }
double-seven-do-draw-hidden = Trek een dichte tegel (nog { $count })
double-seven-do-rainbow = Regenboog! Laat je plankje zien en trek er nog één
double-seven-do-start = Begin een familie: { $tiles }
double-seven-do-expand = Leg { $tiles } bij { $family } ({ $animal-many }): samen { $size }
double-seven-do-expand-seven = Leg { $tiles } bij { $family } ({ $animal-many }): samen { $size }, een Zeven!
double-seven-do-exchange = Ruil je { $size } { $given-many } ({ $own }) tegen de { $size } { $taken-many } ({ $other }) van { $seat }
double-seven-do-retrieve = Leg { $animal-a } in { $family } en pak de klaver
double-seven-do-two-for-one = Twee voor één: leg { $tiles } neer en trek een andere tegel
double-seven-do-pass =
    { $tiles ->
        [0] Pas
        [one] Pas en houd 1 tegel
       *[other] Pas met { $tiles } tegels
    }
double-seven-do-discard = Leg { $tile-a } weg

## Waarom een zet niet mag

double-seven-game-over = Het spel is afgelopen.
double-seven-not-dealt = De tegels zijn nog niet verdeeld.
double-seven-no-such-first = Plaats { $number } kan niet beginnen: er spelen er { $seats }.
double-seven-not-your-turn =
    { $seat-is ->
        [you] Je bent nu aan de beurt.
       *[other] { $seat } is aan de beurt.
    }
double-seven-draw-due =
    { $left ->
        [one] Trek eerst nog één tegel.
       *[other] Trek eerst { $left } tegels.
    }
double-seven-draw-due-rainbow = Trek eerst de tegel voor je regenboog.
double-seven-draw-due-two-for-one = Trek eerst de tegel voor de twee die je hebt neergelegd.
double-seven-discard-due = Je hebt gepast met { $tiles } tegels op je plankje: leg er nu één weg.
double-seven-all-drawn = Je hebt alles getrokken wat je mag trekken.
double-seven-not-face-up =
    { $count ->
        [0] Er ligt geen { $tile } open: er ligt niets open.
       *[other] Er ligt geen { $tile } open. Wel open: { $tiles }.
    }
double-seven-no-face-down = Er ligt geen dichte tegel meer.
double-seven-just-put-down = Je hebt { $tile-the } net zelf neergelegd. Trek een andere tegel.
double-seven-rainbow-too-late = Een regenboog laat je zien direct na de laatste getrokken tegel, en maar één keer per beurt.
double-seven-rainbow-too-small = Een regenboog heeft minstens 5 tegels nodig; jij hebt er { $tiles }.
double-seven-rainbow-with-clover = In een regenboog zit geen klaver, en jij hebt er een.
double-seven-rainbow-twice = In een regenboog zijn alle dieren verschillend; jij hebt { $count } { $animal-many }.
double-seven-rainbow-no-tile = De voorraad is leeg: er valt niets te trekken voor een regenboog.
double-seven-no-discard-due = Er hoeft niets weg: je hebt niet gepast met 6 of meer tegels.
double-seven-only-clovers = Een familie heeft minstens één dier nodig; alleen klavers is geen familie.
double-seven-two-animals = Een familie heeft maar één dier, niet { $animal-many } en { $other-many }.
double-seven-too-small = Een familie begint met 2 of meer tegels.
double-seven-missing =
    { $held ->
        [0] Je hebt geen { $tile } op je plankje.
        [one] Je hebt maar 1 { $tile } op je plankje, nodig zijn er { $wanted }.
       *[other] Je hebt maar { $held } { $tile-many } op je plankje, nodig zijn er { $wanted }.
    }
double-seven-animal-in-front = Er liggen al { $animal-many } voor je: familie { $family }. Breid die uit, of ruil die eerst.
double-seven-no-such-family =
    { $families ->
        [0] Er is geen familie { $family }: er is er nog geen begonnen.
       *[other] Er is geen familie { $family }. De nummers lopen van #1 tot #{ $families }.
    }
double-seven-not-your-family =
    { $seat-is ->
        [you] Familie { $family } is van jou.
       *[other] Familie { $family } is niet van jou, maar van { $seat }.
    }
double-seven-other-animal = In familie { $family } zitten { $animal-many }: { $other-a } past daar niet bij.
double-seven-nothing-added = Bij familie { $family } moet minstens één tegel komen.
double-seven-both-yours = { $own } en { $other } zijn allebei van jou. Ruil met een andere speler.
double-seven-sizes-differ = { $own } heeft { $size } tegels en { $other } heeft er { $other-size }. Je ruilt alleen families van gelijke grootte.
double-seven-same-contents = { $own } en { $other } bestaan uit dezelfde tegels ({ $tiles }): er zou niets veranderen.
double-seven-position-stood =
    { $after ->
        [0] Zo komt de stelling van vóór je eerste ruil terug. Doe er iets anders tussen.
        [one] Zo komt de stelling van na je eerste ruil terug. Doe er iets anders tussen.
       *[other] Zo komt de stelling van na je { $after }e ruil terug. Doe er iets anders tussen.
    }
double-seven-run-too-long = Je hebt { $limit } keer achter elkaar geruild, twee keer per familie. Doe eerst iets anders.
double-seven-no-clover = Er zit geen klaver in familie { $family }.
double-seven-two-for-one-done = Je hebt deze beurt al twee voor één gedaan.
double-seven-two-for-one-no-tile = De voorraad is leeg: er is geen andere tegel om te trekken.

## Wat er gebeurt

double-seven-dealt =
    { $seat-is ->
        [you] Iedereen trekt 3 tegels. Jij begint.
       *[other] Iedereen trekt 3 tegels. { $seat } begint.
    }
double-seven-dealt-rack =
    { $seat-is ->
        [you] Getrokken: { $tiles }. Jij begint.
       *[other] Getrokken: { $tiles }. { $seat } begint.
    }
double-seven-flipped = Er wordt { $tile-a } opengedraaid.
double-seven-took =
    { $seat-is ->
        [you] Je pakt { $tile-a }.
       *[other] { $seat } pakt { $tile-a }.
    }
double-seven-drew =
    { $seat-is ->
        [you] Je trekt een dichte tegel.
       *[other] { $seat } trekt een dichte tegel.
    }
double-seven-drew-tile =
    { $seat-is ->
        [you] Je trekt { $tile-a }.
       *[other] { $seat } trekt { $tile-a }.
    }
double-seven-rainbow =
    { $seat-is ->
        [you] Regenboog! Je laat { $tiles } zien.
       *[other] Regenboog! { $seat } laat { $tiles } zien.
    }
double-seven-started =
    { $seat-is ->
        [you] Je begint familie { $family }: { $tiles }.
       *[other] { $seat } begint familie { $family }: { $tiles }.
    }
double-seven-expanded =
    { $seat-is ->
        [you] Je legt { $tiles } bij { $family }: { $size } { $animal-many }.
       *[other] { $seat } legt { $tiles } bij { $family }: { $size } { $animal-many }.
    }
double-seven-exchanged =
    { $seat-is ->
        [you] Je ruilt { $size } { $given-many } ({ $own }) met { $with } tegen { $size } { $taken-many } ({ $other }).
       *[other] { $seat } ruilt { $size } { $given-many } ({ $own }) met { $with-is ->
            [you] jou
           *[other] { $with }
        } tegen { $size } { $taken-many } ({ $other }).
    }
double-seven-retrieved =
    { $seat-is ->
        [you] Je legt { $animal-a } in { $family } en pakt de klaver.
       *[other] { $seat } legt { $animal-a } in { $family } en pakt de klaver.
    }
double-seven-put-down =
    { $seat-is ->
        [you] Twee voor één: je legt { $tiles } neer.
       *[other] Twee voor één: { $seat } legt { $tiles } neer.
    }
double-seven-seven =
    { $seat-is ->
        [you] Zeven! Je pakt een 7-fiche voor { $family }.
       *[other] Zeven! { $seat } pakt een 7-fiche voor { $family }.
    }
double-seven-double-seven =
    { $seat-is ->
        [you] Double Seven! Je pakt het 77-fiche.
       *[other] Double Seven! { $seat } pakt het 77-fiche.
    }
double-seven-end-double-seven =
    { $seat-is ->
        [you] Dit luidt het einde in: jij maakt je beurt af, alle anderen hebben er nog één.
       *[other] Dit luidt het einde in: { $seat } maakt de beurt af, alle anderen hebben er nog één.
    }
double-seven-end-last-tile =
    { $seat-is ->
        [you] Je hebt de laatste tegel getrokken. Alle anderen hebben nog één beurt.
       *[other] { $seat } heeft de laatste tegel getrokken. Alle anderen hebben nog één beurt.
    }
double-seven-cleared =
    { $seat-is ->
        [you] Leeg! Er staat niets meer op je plankje.
       *[other] Leeg! Er staat niets meer op het plankje van { $seat }.
    }
double-seven-passed =
    { $seat-is ->
        [you] Je past.
       *[other] { $seat } past.
    }
double-seven-discarded =
    { $seat-is ->
        [you] Je legt { $tile-a } weg.
       *[other] { $seat } legt { $tile-a } weg.
    }
double-seven-skipped =
    { $seat-is ->
        [you] Je plankje is leeg en er valt niets te trekken: dat was je beurt.
       *[other] Het plankje van { $seat } is leeg en er valt niets te trekken: dat was de beurt.
    }
double-seven-over =
    { $count ->
        [one] Het spel is afgelopen. De winnaar: { $winners }.
       *[other] Het spel is afgelopen. De overwinning wordt gedeeld: { $winners }.
    }
