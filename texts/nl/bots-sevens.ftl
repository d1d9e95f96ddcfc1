### Why a bot moves as it does in Sevens

bots-sevens-out = Daarmee is de laatste kaart weg: uit.
bots-sevens-only = Er past verder niets.
bots-sevens-nothing-fits = Niets in de hand past.
bots-sevens-hold-back = Aanleggen zou de anderen meer helpen; daar is passen voor.
bots-sevens-fold = Er past niets, en de drie keer passen zijn op.
bots-sevens-opens-nothing = Niemand wacht op { $card }: die kaart opent niets voor de anderen.
bots-sevens-own-way = Voorbij { $card } liggen alleen kaarten uit je eigen hand: { $own }.
bots-sevens-shared-way = Dat maakt de weg vrij voor { $own ->
        [one] één kaart
       *[other] { $own } kaarten
    } van jezelf, al is het ook voor { $theirs } van de anderen.
bots-sevens-least-harm = Van alles wat past helpt dit de anderen het minst: { $theirs ->
        [one] één kaart van hen ligt
       *[other] { $theirs } kaarten van hen liggen
    } erachter.
