### Wat elk spel zegt: spelers, opsommingen, opzet, onleesbare zetten, verslagen.

## Spelers en opsommingen

you = je
    .listed = jij
seat-name = Plaats { $number }
list-and = { $first } en { $last }
list-or = { $first } of { $last }
list-none = niets

## Een spel opzetten

setup-seats = Dit spel is voor { $least } tot { $most } spelers, niet voor { $seats }.
setup-options-not-an-object = Geef de opties als JSON-object, bijvoorbeeld {"{"}{"}"} voor alle standaardwaarden.
setup-options = De opties zijn niet te lezen ({ $error }). Controleer hun namen en waarden.
setup-option-unknown =
    { $count ->
        [0] De optie ‘{ $key }’ bestaat niet: dit spel heeft er geen. Laat die weg.
       *[other] De optie ‘{ $key }’ bestaat niet. Kies uit: { $known }.
    }
setup-option-value = De optie ‘{ $key }’ kan niet { $value } zijn. Mogelijk is { $wanted-or }.
setup-option-counts = een lijst van { $len } getallen vanaf 0 die samen { $sum } zijn

## Zetten en toeval

notation-unreadable = ‘{ $text }’ is geen zet. Schrijf hem zoals hij in de lijst van geldige zetten staat.
chance-undue = Zoiets valt er hier niet te trekken. Haal deze stap weg of zet hem waar hij hoort.
chance-missing = Voordat iemand een zet doet, moet de tafel trekken. Voeg hier de ontbrekende toevalsstap in.
chance-not-the-cards = Dit zijn niet precies de kaarten waaruit getrokken wordt. Noem elke kaart één keer.
chance-not-from-seed = Uit de startwaarde volgt hier iets anders. Verbeter deze stap, of laat de startwaarde weg om het verslag na te spelen zoals het is.

## Verslagen

record-not-json = Dit is geen JSON: het lezen stopt op regel { $line }, kolom { $column }. Verbeter die plek of exporteer het verslag opnieuw.
record-not-an-object = Een verslag is één JSON-object dat begint met "format" en "game". Controleer of dit het juiste bestand is.
record-other-format = Het formaat is { $format }, maar dit programma leest "{ $ours }". Zet het verslag om, of gebruik een programma dat het formaat kent.
record-key = De sleutel "{ $key }" ontbreekt of klopt niet. Schrijf hem bijvoorbeeld zo: { $example }.
record-seed = Een startwaarde bestaat uit 64 hexadecimale cijfers tussen aanhalingstekens. Verbeter die of laat die weg.
record-step = Een stap is {"{"}"chance": …{"}"} of {"{"}"seat": 1, "do": …{"}"}. Herschrijf deze.
record-step-seat = Die plaats doet in dit spel niet mee. De nummers beginnen bij 1.
result-while-running = Het verslag heeft een uitslag terwijl het spel nog loopt. Haal die weg, of vul de ontbrekende stappen aan.
result-other = Het spel eindigde anders: punten { $points }, gewonnen door plaats { $winners }. Verbeter de uitslag of laat hem weg.
move-text = { $text }
