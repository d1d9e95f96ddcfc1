### 777

triple-seven-tagline = Speel drie keer je hand leeg, telkens met een kaart van een andere soort in reserve: 7, 77, 777.

## Opties

option-triple-seven-main_copies = Aantal hoofdpersonages
option-triple-seven-main_copies-hint = Hoe vaak elk hoofdpersonage voorkomt. De gedrukte regels noemen geen aantallen; deze samenstelling is van ons.
option-triple-seven-herald = Heraut
option-triple-seven-herald-hint = Hoe een HERAUT wordt aangekondigd: meteen bij het spelen, of om het snelst met een knop.
option-triple-seven-herald-declared = Aankondiging
option-triple-seven-herald-race = Wedloop
triple-seven-main-copies = Elk hoofdpersonage kan 1 tot en met 4 keer voorkomen, niet { $copies } keer.
triple-seven-setup-cards = Een kaart komt vaker voor dan er exemplaren zijn. Leg elke kaart op één plaats.

## Kleuren en kaarten

triple-seven-red = rood
    .said = Rood
    .weak = rode
triple-seven-green = groen
    .said = Groen
    .weak = groene
triple-seven-blue = blauw
    .said = Blauw
    .weak = blauwe
triple-seven-yellow = geel
    .said = Geel
    .weak = gele
triple-seven-saint = HEILIGE
    .the = een HEILIGE
triple-seven-samaritan = SAMARITAAN
    .the = een SAMARITAAN
triple-seven-sinner = ZONDAAR
    .the = een ZONDAAR
triple-seven-reaper = MAAIER
    .the = een MAAIER
triple-seven-trade = RUIL
    .the = een RUIL
triple-seven-thief = DIEF
    .the = een DIEF
triple-seven-kind-number = Getal
triple-seven-kind-action = Actie
triple-seven-kind-character = Personage
triple-seven-card-number = { $colour } { $number }
    .the = de { $colour-weak } { $number }
triple-seven-card-reverse = KEEROM in { $colour }
    .the = de { $colour-weak } KEEROM
triple-seven-card-deuce = DUBBEL in { $colour }
    .the = de { $colour-weak } DUBBEL
triple-seven-card-trade = RUIL in { $colour }
    .the = de { $colour-weak } RUIL
triple-seven-card-herald = HERAUT in { $colour }
    .the = de { $colour-weak } HERAUT
triple-seven-card-thief = DIEF in { $colour }
    .the = de { $colour-weak } DIEF
triple-seven-run = 567 in { $colour }
    .the = de { $colour-weak } 567
triple-seven-run-thief = 567 in { $colour } met de DIEF
    .the = de { $colour-weak } 567 met de DIEF
triple-seven-shows-number = { $colour } { $number }
triple-seven-shows-colour = { $colour } en geen getal

## Waarom een zet niet mag

triple-seven-game-over = Het spel is afgelopen: { $seat-is ->
        [you] je hebt
       *[other] { $seat } heeft
    } 777.
triple-seven-not-dealt = De ronde is nog niet gedeeld.
triple-seven-shuffling = De aflegstapel wordt net tot een nieuwe trekstapel geschud. Wacht even.
triple-seven-not-your-turn = { $seat-is ->
        [you] Jij bent nu aan de beurt.
       *[other] { $seat } is nu aan de beurt.
    }
triple-seven-reserve-first = Vóór de eerste kaart zeg je of je een van je kaarten als reserve opzijlegt.
triple-seven-round-begun = De ronde is begonnen. Je kunt nog als beurt een kaart reserveren.
triple-seven-extra-play = Na een DUBBEL speel je alleen nog een kaart uit je hand, of je ziet ervan af.
triple-seven-give-first = Je SAMARITAAN wacht: geef eerst een kaart door aan de volgende speler.
triple-seven-answer-first = { $seat } speelt { $attack-the } tegen je. Antwoord met een kaart of schik je.
triple-seven-call-first = Zeg eerst of je { $seat } betrapt: de HERAUT is niet aangekondigd.
triple-seven-herald-first = { $seat-is ->
        [you] Je laatste kaart was een HERAUT. Tot die is aangekondigd of betrapt, is niemand aan de beurt.
       *[other] { $seat } heeft als laatste kaart een HERAUT gespeeld. Tot die is aangekondigd of betrapt, is niemand aan de beurt.
    }
triple-seven-already-drew = Je hebt deze beurt al een kaart getrokken. Speel, reserveer of pas.
triple-seven-nothing-to-draw = Er is geen kaart te trekken: beide stapels zijn op. Je mag passen zonder te trekken.
triple-seven-draw-before-pass = Trek een kaart voordat je past.
triple-seven-not-in-hand = Niet in je hand: { $card-the }. Je hebt { $hand-the }.
triple-seven-does-not-fit = Hier past { $card-the } niet: de aflegstapel toont { $shows }. { $number ->
        [-1] Daarop past { $colour } of een Personage.
        [9] Daarop past { $colour }, een 9, een 10 of een Personage.
       *[other] Daarop past { $colour }, een { $number } of een Personage.
    } { $fitting-count ->
        [0] Je hebt er geen; trek een kaart.
       *[other] Je zou { $fitting-the-or } kunnen spelen.
    }
triple-seven-no-run = Dat is geen { $run }: je mist { $missing-the }.
triple-seven-run-does-not-fit = Hier past { $run-the } niet: die past waar de 5 zou passen, op { $colour } of op een 5. De aflegstapel toont { $shows }.
triple-seven-name-a-colour = Met { $card-the } moet je een kleur noemen.
triple-seven-no-colour-yet = Er geldt nog geen kleur: noem er een met { $card-the }.
triple-seven-trade-with = { $seat-is ->
        [you] Met jezelf kun je niet ruilen. Noem iemand anders, of niemand.
       *[other] { $seat } zit niet aan deze tafel. Noem iemand anders, of niemand.
    }
triple-seven-nothing-to-decline = Er is niets om van af te zien: er is net geen DUBBEL gespeeld.
triple-seven-reserve-in-extra-play = Na een DUBBEL speel je uit je hand. Je reserve wacht op een beurt.
triple-seven-last-card = Je mag alleen reserveren als er een andere kaart in je hand blijft.
triple-seven-nothing-to-swap = Je hebt geen reserve om te wisselen.
triple-seven-has-reserve = Je hebt al een reserve: { $card-the }. Wissel die in plaats daarvan.
triple-seven-no-reserve = Je hebt geen gereserveerde kaart om te spelen.
triple-seven-not-the-reserve = Je reserve is { $reserve-the }, niet { $card-the }.
triple-seven-no-herald = Er is geen HERAUT om aan te kondigen of te betrappen: er is geen gespeeld, of die is aangekondigd, betrapt of bedekt.
triple-seven-own-herald = De HERAUT is van jou; de anderen mogen hem betrappen.
triple-seven-not-your-herald = { $seat } speelde de HERAUT en kondigt hem aan. Jij mag hem betrappen.
triple-seven-silent-in-race = In een wedloop wordt een HERAUT stil gespeeld. Aankondigen doe je met een aparte knop.
triple-seven-no-hush-in-race = In een wedloop vraagt niemand het je. Wil je een HERAUT laten gaan, doe dan niets.
triple-seven-no-race = Aan deze tafel wordt een HERAUT meteen bij het spelen aangekondigd.
triple-seven-no-regular-six = De DIEF in { $colour } is alleen op { $colour }, op een 6 of op een DIEF een gewone 6. De aflegstapel toont { $shows }. De show stelen kan hij wel.
triple-seven-steal-from = { $seat-is ->
        [you] Van jezelf kun je niet stelen. Kies iemand met precies één kaart.
       *[other] { $seat } heeft { $cards ->
            [0] geen kaarten
           *[other] { $cards } kaarten
        }. Je steelt alleen van iemand met precies één.
    }
triple-seven-no-gift-due = Er valt niets door te geven: er wacht geen SAMARITAAN van jou.
triple-seven-no-top = Er is geen kaart te trekken om door te geven. Geef er een uit je hand.
triple-seven-not-attacked = Niemand valt je aan; er valt niets te beantwoorden.
triple-seven-no-answer = Op { $attack-the } is { $card-the } geen antwoord.

## Wat er gebeurt

triple-seven-first-dealer = { $seat-is ->
        [you] Je deelt als eerste.
       *[other] { $seat } deelt als eerste.
    }
triple-seven-dealt = Ronde { $round }. { $seat-is ->
        [you] Je deelt.
       *[other] { $seat } deelt.
    }
triple-seven-chose = { $seat-is ->
        [you] Je hebt over een reserve beslist.
       *[other] { $seat } heeft over een reserve beslist.
    }
triple-seven-chose-none = { $seat-is ->
        [you] Je begint zonder reserve.
       *[other] { $seat } begint zonder reserve.
    }
triple-seven-chose-card = { $seat-is ->
        [you] Je legt { $card-the } opzij.
       *[other] { $seat } legt { $card-the } opzij.
    }
triple-seven-reserves = { $count ->
        [0] Niemand heeft een reserve.
       *[other] Met een reserve: { $who }.
    }
triple-seven-drew = { $seat-is ->
        [you] Je trekt { $count ->
            [one] een kaart
           *[other] { $count } kaarten
        }.
       *[other] { $seat } trekt { $count ->
            [one] een kaart
           *[other] { $count } kaarten
        }.
    }
triple-seven-drew-cards = { $seat-is ->
        [you] Je trekt { $cards-the }.
       *[other] { $seat } trekt { $cards-the }.
    }
triple-seven-none-left = { $seat-is ->
        [you] Er is geen kaart meer voor je.
       *[other] Er is geen kaart meer voor { $seat }.
    }
triple-seven-passed = { $seat-is ->
        [you] Je past.
       *[other] { $seat } past.
    }
triple-seven-reserved = { $seat-is ->
        [you] Je reserveert een kaart.
       *[other] { $seat } reserveert een kaart.
    }
triple-seven-reserved-card = { $seat-is ->
        [you] Je reserveert { $card-the }.
       *[other] { $seat } reserveert { $card-the }.
    }
triple-seven-swapped = { $seat-is ->
        [you] Je wisselt je reserve.
       *[other] { $seat } wisselt de reserve.
    }
triple-seven-swapped-card = { $seat-is ->
        [you] Je neemt nu { $card-the } als reserve.
       *[other] { $seat } neemt nu { $card-the } als reserve.
    }
triple-seven-played-card = { $seat-is ->
        [you] Je speelt { $from ->
            [reserve] uit de reserve { $card-the }
           *[hand] { $card-the }
        }.
       *[other] { $seat } speelt { $from ->
            [reserve] uit de reserve { $card-the }
           *[hand] { $card-the }
        }.
    }
triple-seven-played-reverse = { $seat-is ->
        [you] Je speelt { $from ->
            [reserve] uit de reserve { $card-the }
           *[hand] { $card-the }
        } en keert de speelrichting om.
       *[other] { $seat } speelt { $from ->
            [reserve] uit de reserve { $card-the }
           *[hand] { $card-the }
        } en keert de speelrichting om.
    }
triple-seven-played-trade = { $seat-is ->
        [you] Je speelt { $from ->
            [reserve] uit de reserve { $card-the }
           *[hand] { $card-the }
        }, om met { $other-is ->
            [you] jou
           *[other] { $other }
        } van hand te ruilen.
       *[other] { $seat } speelt { $from ->
            [reserve] uit de reserve { $card-the }
           *[hand] { $card-the }
        }, om met { $other-is ->
            [you] jou
           *[other] { $other }
        } van hand te ruilen.
    }
triple-seven-played-announced = { $seat-is ->
        [you] Je speelt { $from ->
            [reserve] uit de reserve { $card-the }
           *[hand] { $card-the }
        }: ‘{ $colour-said } 4!’
       *[other] { $seat } speelt { $from ->
            [reserve] uit de reserve { $card-the }
           *[hand] { $card-the }
        }: ‘{ $colour-said } 4!’
    }
triple-seven-played-silent = { $seat-is ->
        [you] Je speelt { $from ->
            [reserve] uit de reserve { $card-the }
           *[hand] { $card-the }
        } zonder een woord.
       *[other] { $seat } speelt { $from ->
            [reserve] uit de reserve { $card-the }
           *[hand] { $card-the }
        } zonder een woord.
    }
triple-seven-played-six = { $seat-is ->
        [you] Je speelt { $from ->
            [reserve] uit de reserve { $card-the }
           *[hand] { $card-the }
        } als gewone 6.
       *[other] { $seat } speelt { $from ->
            [reserve] uit de reserve { $card-the }
           *[hand] { $card-the }
        } als gewone 6.
    }
triple-seven-played-show = { $seat-is ->
        [you] Je speelt { $from ->
            [reserve] uit de reserve { $card-the }
           *[hand] { $card-the }
        } en steelt de show.
       *[other] { $seat } speelt { $from ->
            [reserve] uit de reserve { $card-the }
           *[hand] { $card-the }
        } en steelt de show.
    }
triple-seven-played-steal = { $seat-is ->
        [you] Je speelt { $from ->
            [reserve] uit de reserve { $card-the }
           *[hand] { $card-the }
        } tegen { $other-is ->
            [you] jou
           *[other] { $other }
        }, om de laatste kaart te stelen.
       *[other] { $seat } speelt { $from ->
            [reserve] uit de reserve { $card-the }
           *[hand] { $card-the }
        } tegen { $other-is ->
            [you] jou
           *[other] { $other }
        }, om de laatste kaart te stelen.
    }
triple-seven-played-colour = { $seat-is ->
        [you] Je speelt { $from ->
            [reserve] uit de reserve { $card-the }
           *[hand] { $card-the }
        } en noemt { $colour }.
       *[other] { $seat } speelt { $from ->
            [reserve] uit de reserve { $card-the }
           *[hand] { $card-the }
        } en noemt { $colour }.
    }
triple-seven-played-run = { $seat-is ->
        [you] Je speelt { $run-the }.
       *[other] { $seat } speelt { $run-the }.
    }
triple-seven-declined = { $seat-is ->
        [you] Je speelt niet nog een keer.
       *[other] { $seat } speelt niet nog een keer.
    }
triple-seven-answered = { $seat-is ->
        [you] Je antwoordt met { $card-the }. Nu geldt { $colour }.
       *[other] { $seat } antwoordt met { $card-the }. Nu geldt { $colour }.
    }
triple-seven-submitted = { $seat-is ->
        [you] Je schikt je.
       *[other] { $seat } schikt zich.
    }
triple-seven-traded = { $seat-is ->
        [you] Je ruilt van hand met { $other }.
       *[other] { $seat } ruilt van hand met { $other-is ->
            [you] jou
           *[other] { $other }
        }.
    }
triple-seven-traded-hands = { $seat-is ->
        [you] Je ruilt van hand met { $other }: je geeft { $gave-the } en krijgt { $got-the }.
       *[other] { $seat } ruilt van hand met { $other-is ->
            [you] jou
           *[other] { $other }
        }, geeft { $gave-the } en krijgt { $got-the }.
    }
triple-seven-stole = { $seat-is ->
        [you] Je krijgt de laatste kaart van { $other }.
       *[other] { $seat } krijgt { $other-is ->
            [you] jouw laatste kaart
           *[other] de laatste kaart van { $other }
        }.
    }
triple-seven-stole-card = { $seat-is ->
        [you] Je steelt { $card-the } van { $other }.
       *[other] { $seat } steelt { $card-the } van { $other-is ->
            [you] jou
           *[other] { $other }
        }.
    }
triple-seven-gave = { $seat-is ->
        [you] Je geeft { $other } een kaart.
       *[other] { $seat } geeft { $other-is ->
            [you] jou
           *[other] { $other }
        } een kaart.
    }
triple-seven-gave-run = { $seat-is ->
        [you] Je geeft { $other } een 567.
       *[other] { $seat } geeft { $other-is ->
            [you] jou
           *[other] { $other }
        } een 567.
    }
triple-seven-gave-top = { $seat-is ->
        [you] Je geeft { $other } de bovenste kaart van de trekstapel.
       *[other] { $seat } geeft { $other-is ->
            [you] jou
           *[other] { $other }
        } de bovenste kaart van de trekstapel.
    }
triple-seven-gave-cards = { $seat-is ->
        [you] Je geeft { $other } { $cards-the }.
       *[other] { $seat } geeft { $other-is ->
            [you] jou
           *[other] { $other }
        } { $cards-the }.
    }
triple-seven-announced = { $seat-is ->
        [you] Je kondigt je HERAUT aan.
       *[other] { $seat } kondigt de HERAUT aan.
    }
triple-seven-called-out = { $seat-is ->
        [you] Je betrapt { $other }: vier kaarten!
       *[other] { $seat } betrapt { $other-is ->
            [you] jou
           *[other] { $other }
        }: vier kaarten!
    }
triple-seven-hushed = { $seat-is ->
        [you] Je laat de HERAUT gaan.
       *[other] { $seat } laat de HERAUT gaan.
    }
triple-seven-reshuffled = De aflegstapel wordt geschud tot een nieuwe trekstapel van { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }.
triple-seven-void = Ronde { $round } is ongeldig: het ging niet verder. Niemand verzamelt iets.
triple-seven-won-round = { $seat-is ->
        [you] Je bent uit en wint de ronde, maar verzamelt niets.
       *[other] { $seat } is uit en wint de ronde, maar verzamelt niets.
    }
triple-seven-won-round-card = { $seat-is ->
        [you] Je bent uit, wint de ronde en verzamelt { $card-the } ({ $kind }).
       *[other] { $seat } is uit, wint de ronde en verzamelt { $card-the } ({ $kind }).
    }
triple-seven-won-game = { $seat-is ->
        [you] 777! Je wint het spel.
       *[other] 777! { $seat } wint het spel.
    }

## Wat er gevraagd wordt

triple-seven-ask-reserve = Leg een kaart opzij als reserve, of begin zonder.
triple-seven-ask-first = De aflegstapel is leeg: speel een kaart naar keuze, reserveer er een of trek.
triple-seven-ask-first-drawn = De aflegstapel is leeg. Je hebt getrokken: speel een kaart naar keuze, reserveer of pas.
triple-seven-ask-turn = De aflegstapel toont { $shows }: speel, reserveer of trek een kaart.
triple-seven-ask-turn-drawn = De aflegstapel toont { $shows }. Je hebt getrokken: speel, reserveer of pas.
triple-seven-ask-extra = Speel nog een kaart uit je hand, of zie ervan af.
triple-seven-ask-give = Geef een kaart door aan { $other }.
triple-seven-ask-call-out = { $seat } heeft de HERAUT niet aangekondigd. Betrap je hem?
triple-seven-ask-announce = Kondig je HERAUT aan voordat iemand je betrapt!
triple-seven-ask-race = { $seat } heeft een HERAUT gespeeld zonder hem aan te kondigen. Betrap hem!
triple-seven-ask-trade = { $seat } wil met je van hand ruilen. Weiger met een HEILIGE, of schik je.
triple-seven-ask-thief = { $seat } wil je laatste kaart stelen. Antwoord met een HEILIGE of een MAAIER, of geef de kaart en trek er zeven.
triple-seven-ask-sinner = De ZONDAAR van { $seat } is bij jou. Antwoord met een HEILIGE of een MAAIER, of trek er vier.
triple-seven-ask-reaper = { $seat } straft je met een MAAIER. Antwoord met een HEILIGE, of trek er { $count }.

## Zetten

triple-seven-do-reserve = Reserveer { $card-the }
triple-seven-do-no-reserve = Geen reserve
triple-seven-do-draw = Trek een kaart
triple-seven-do-pass = Pas
triple-seven-do-swap = Wissel de reserve voor { $card-the }
triple-seven-do-play-card = { $from ->
        [reserve] Speel de gereserveerde kaart { $card }
       *[hand] Speel { $card-the }
    }
triple-seven-do-play-reverse = { $from ->
        [reserve] Speel de gereserveerde kaart { $card }
       *[hand] Speel { $card-the }
    } en keer de richting om
triple-seven-do-play-trade = { $from ->
        [reserve] Speel de gereserveerde kaart { $card }
       *[hand] Speel { $card-the }
    } en ruil met { $other }
triple-seven-do-play-announced = { $from ->
        [reserve] Speel de gereserveerde kaart { $card }
       *[hand] Speel { $card-the }
    }, aangekondigd
triple-seven-do-play-silent = { $from ->
        [reserve] Speel de gereserveerde kaart { $card }
       *[hand] Speel { $card-the }
    }, stil
triple-seven-do-play-six = { $from ->
        [reserve] Speel de gereserveerde kaart { $card }
       *[hand] Speel { $card-the }
    } als gewone 6
triple-seven-do-play-show = { $from ->
        [reserve] Speel de gereserveerde kaart { $card }
       *[hand] Speel { $card-the }
    } en steel de show
triple-seven-do-play-steal = { $from ->
        [reserve] Speel de gereserveerde kaart { $card }
       *[hand] Speel { $card-the }
    } en steel van { $other }
triple-seven-do-play-colour = { $from ->
        [reserve] Speel de gereserveerde kaart { $card }
       *[hand] Speel { $card-the }
    }: { $colour }
triple-seven-do-play-run = Speel { $run-the }
triple-seven-do-done = Speel niet nog een keer
triple-seven-do-give = Geef { $card-the } door
triple-seven-do-give-run = Geef { $run-the } door
triple-seven-do-give-top = Trek een kaart en geef die door
triple-seven-do-answer = Antwoord met { $card-the }, de kleur blijft
triple-seven-do-answer-colour = Antwoord met { $card-the }: { $colour }
triple-seven-do-submit = Schik je: { $cost }
triple-seven-do-call-out = Betrap de HERAUT!
triple-seven-do-hush = Laat gaan
triple-seven-do-announce = Kondig aan!
triple-seven-cost-nothing = er gebeurt niets
triple-seven-cost-trade = ruil van hand met { $seat }
triple-seven-cost-thief = geef { $seat } je kaart en trek er zeven
triple-seven-cost-draw = trek { $count } kaarten
