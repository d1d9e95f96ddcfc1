### Why a player of SEVEN moves as it does, said to whoever sits there

bots-seven-wins = Dit wint, wat de anderen ook doen.
bots-seven-last = De laatste tegel: die komt hoe dan ook op niveau { $level }.
bots-seven-highest = { $tile } komt op niveau { $level }, en geen niveau telt eerder.
bots-seven-lowest = { $tile } blijft op niveau { $level }, dat hier als eerste telt.
bots-seven-takes = { $seat-is ->
        [you] Zo hoog als eerst kun je niet meer leggen: { $tiles }.
       *[other] Zo hoog als eerst kan { $seat } niet meer leggen: { $tiles }.
    }
bots-seven-lifts = { $seat-is ->
        [you] Hoger dan eerst moet je nu leggen: { $tiles }.
       *[other] Hoger dan eerst moet { $seat } nu leggen: { $tiles }.
    }
bots-seven-prepares = Dit maakt een hogere plek klaar voor { $tiles }.
bots-seven-sinks = Dit houdt { $tiles } laag.
bots-seven-keeps = { $count ->
        [one] Je andere tegel houdt zijn kansen.
       *[other] Je andere { $count } tegels houden hun kansen.
    }
