### Waarom een bot van Double Lucky 7 een zet zou doen.

## Voorspellingen

bots-double-lucky-7-bid-hope =
    { $tricks ->
        [0] Deze kaarten halen waarschijnlijk geen slag.
        [one] Deze kaarten halen waarschijnlijk ongeveer 1 slag.
       *[other] Deze kaarten halen waarschijnlijk ongeveer { $tricks } slagen.
    }
bots-double-lucky-7-bid-hook = { $tricks } zou het best passen, maar wie als laatste voorspelt mag dat niet zeggen; { $bid } komt in de plaats.
bots-double-lucky-7-bid-low = De kaarten kunnen { $tricks } halen, maar na wat de anderen voorspelden is { $bid } misschien makkelijker te halen.
bots-double-lucky-7-bid-high = De kaarten lijken goed voor { $tricks }, maar de anderen laten genoeg slagen over voor { $bid }.
bots-double-lucky-7-bid-first = De kaarten lijken goed voor { $tricks }, maar wie de ronde in gedachten uitspeelt, kan precies op { $bid } uitkomen.
bots-double-lucky-7-bid-contested = De kaarten lijken goed voor { $tricks }; daarmee zijn er meer slagen voorspeld dan er zijn, maar { $bid } kan toch precies uitkomen.
bots-double-lucky-7-trump-long = Het grootste deel van deze hand is { $colour }.
bots-double-lucky-7-trump = Met { $colour } als troef is deze hand het best in te schatten.

## Slagen

bots-double-lucky-7-play-only = Er is geen andere kaart om te spelen.
bots-double-lucky-7-play-spoil-take = De voorspelling is mislukt: zo gaat de slag tenminste niet naar { $winning }.
bots-double-lucky-7-play-spoil-leave = De voorspelling is mislukt: laat de anderen de slagen die ze niet willen.
bots-double-lucky-7-lead-low = Er zijn geen slagen meer nodig, en { $card } is waarschijnlijk wel te verslaan.
bots-double-lucky-7-play-risk = Er zijn geen slagen meer nodig; van de kaarten die nu winnen doet { $card } het minste kwaad.
bots-double-lucky-7-play-duck = Er zijn geen slagen meer nodig, en { $card } gaat weg waar die niet kan winnen.
bots-double-lucky-7-lead-wait = De sterkere kaarten kunnen wachten; { $card } mag verliezen.
bots-double-lucky-7-lead-high =
    { $need ->
        [one] Er ontbreekt nog één slag, en { $card } is er een goede kaart voor.
       *[other] Er ontbreken nog { $need } slagen, en { $card } is een goede kaart voor een daarvan.
    }
bots-double-lucky-7-play-take =
    { $need ->
        [one] Dit haalt de slag die nog ontbreekt; na jou speelt niemand meer.
       *[other] Dit haalt een van de { $need } slagen die nog ontbreken; na jou speelt niemand meer.
    }
bots-double-lucky-7-play-try =
    { $need ->
        [one] Er ontbreekt nog één slag, en { $card } verslaat tot nu toe alles.
       *[other] Er ontbreken nog { $need } slagen, en { $card } verslaat tot nu toe alles.
    }
bots-double-lucky-7-play-keep =
    { $need ->
        [one] De ontbrekende slag kan later nog komen: bewaar de betere kaarten.
       *[other] De { $need } ontbrekende slagen kunnen later nog komen: bewaar de betere kaarten.
    }

## Het Lucky Wheel

bots-double-lucky-7-decline = Wachten op een beter moment is meer waard dan nu iets doen.
bots-double-lucky-7-roll = De meeste kanten van de dobbelsteen helpen bij deze kaarten.
bots-double-lucky-7-last-chance = Dit is de laatste ronde van de helft: ongebruikt kost de Escape Pawn 10 punten.
bots-double-lucky-7-use-own-bid = { $advantage } laat de voorspelling bij de kaarten passen.
bots-double-lucky-7-use-their-bid = { $advantage } maakt het iemand anders moeilijk om de voorspelling te halen.
bots-double-lucky-7-use-others = { $advantage } doorkruist de plannen van twee anderen.
bots-double-lucky-7-use-double = Deze voorspelling lijkt veilig, dus loont het om de punten te verdubbelen.
bots-double-lucky-7-use = Met { $advantage } komt deze voorspelling eerder precies uit.
