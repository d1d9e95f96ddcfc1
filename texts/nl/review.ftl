### Terugblik op een partij: woorden van een trainer. Getallen zijn honderdsten van een winst.

review-head-broken-off = Een afgebroken partij
review-head-clean-win = Gewonnen zonder misstap
review-head-win = Gewonnen, en er zat nog iets in
review-head-shared = Een gedeelde winst
review-head-nothing-to-mend = Niets te verbeteren. Het geluk was elders.
review-head-well-played = { $others ->
        [one] Goed gespeeld. De ander speelde ook goed.
       *[other] Goed gespeeld. De anderen speelden ook goed.
    }
review-head-small-things = Kleine dingen die optellen
review-head-one-move = Een goede partij, en één zet om nog eens te bekijken
review-head-some-moves = Een paar zetten zijn een tweede blik waard
review-came-lucky = Het geluk bracht je { $luck }, { $others ->
        [one] de ander gaf je
       *[other] de anderen gaven je
    } { $gifts }, en je eigen zetten kostten { $losses } van 100 winsten.
review-came-unlucky = Het geluk nam je { $luck } af, { $others ->
        [one] de ander gaf je
       *[other] de anderen gaven je
    } { $gifts }, en je eigen zetten kostten { $losses } van 100 winsten.
review-came-even = Het geluk was in evenwicht. { $others ->
        [one] De ander gaf je
       *[other] De anderen gaven je
    } { $gifts }, en je eigen zetten kostten { $losses } van 100 winsten.
review-came-without-luck = Geluk speelde hier niet mee. { $others ->
        [one] De ander gaf je
       *[other] De anderen gaven je
    } { $gifts }, en je eigen zetten kostten { $losses } van 100 winsten.
review-most = Het meeste daarvan was één zet in ronde { $round }: ervoor kon je { $before } van 100 winsten verwachten, erna { $after }.
review-most-at-step = Het meeste daarvan was één zet, stap { $step }: ervoor kon je { $before } van 100 winsten verwachten, erna { $after }.
review-costliest = Het meest kostte een zet in ronde { $round }: ervoor kon je { $before } van 100 winsten verwachten, erna { $after }.
review-costliest-at-step = Het meest kostte één zet, stap { $step }: ervoor kon je { $before } van 100 winsten verwachten, erna { $after }.
review-most-of-a-win = Wat er nog in zat: { $lost } met één zet in ronde { $round }.
review-most-of-a-win-at-step = Wat er nog in zat: { $lost } met één zet, stap { $step }.
review-spotless = Geen van je zetten kostte iets van betekenis.
review-many-small = Geen enkele zet gaf de doorslag; het waren er veel kleine.
