# De browserclient: balk en pagina’s.
web-skip = Naar de inhoud
web-main-pages = Hoofdpagina’s
web-tables = Tafels
web-rules = Regels
web-language = Taal
web-theme = Licht of donker
web-home = Startpagina
web-not-found = Hier is niets
web-not-found-why = Op dit adres is geen tafel en geen pagina. Misschien is de tafel opgeruimd.
web-rules-search = Zoek in deze regels
web-rules-none = Geen enkele regel bevat al deze woorden.
web-contents = Inhoud
web-other-rules = Andere regels
web-link-to-rule = Link naar regel
web-home-title = Veel tafels, één getal.
web-home-say = Schuif aan met vrienden, met bots of alleen. Geen account, geen wachttijd.
web-sit-down = Schuif aan
web-own-words = De regels zijn in onze eigen woorden verteld; alle tekeningen zijn van ons.
web-play = Spelen
web-invite = Uitnodigen
web-players = { $least }–{ $most } spelers
web-credit-double-seven = van Michael Schacht
web-credit-double-lucky-7 = van Henri Groels
web-credit-sieben = van Klaudia Bollwerk
web-credit-seven = van Néstor Romeral Andrés
web-credit-triple-seven = uitgever onbekend
web-credit-sevens = een klassieker die van niemand is
web-classics = Een klassieker ernaast
web-further = Ook in de kast van deze server

# The table.
web-you = jij
web-guest-name = Gast { $number }
web-you-name = Jij
web-your-seat = Jouw plaats
web-your-hand = Jouw hand
web-your-turn = Jij bent aan de beurt
web-opponents = Medespelers in speelvolgorde
web-choices = Wat je kunt doen
web-hint = Tip
web-undo = Terugnemen
web-log = Verloop
web-log-close = Verloop sluiten
web-table = De tafel
web-rematch = Nog een keer
web-free-seat = Vrije plaats
web-card = Kaart
web-cards = kaarten in de hand
web-chips = fiches
web-status-turn = is aan de beurt
web-status-bot = bot
web-status-here = aan tafel
web-status-away = afwezig
web-status-stand-in = een bot speelt
web-status-resigned = heeft opgegeven
web-ask-over = Het spel is afgelopen.
web-ask-gathering = Het spel begint zo.
web-ask-wait =
    { $seat-is ->
        [you] Jij bent aan de beurt.
       *[other] { $seat } is aan de beurt.
    }
web-ask-table = Een ogenblik.
web-table-gone = Deze tafel is er niet meer
web-table-damaged = Deze tafel is beschadigd
web-table-opening = De tafel wordt klaargezet …
web-out-of-reach = De tafel is niet bereikbaar. We proberen het opnieuw …
web-result = 
    { $count ->
        [1] { $winners-is ->
            [you] Jij wint!
           *[other] { $winners } wint.
        }
       *[other] { $winners } delen de overwinning.
    }
web-sieben-place = 
    { $place ->
        [1] als eerste uit
        [2] als tweede uit
        [3] als derde uit
       *[other] als nr. { $place } uit
    }
web-sieben-round-of = Ronde { $round } van { $rounds }
web-sieben-chips-left = Ronde { $round }, nog { $chips } fiches
web-sieben-pile = De stapel toont bovenop { $top } en door het gat { $seen }: { $total } van 7.
web-sieben-no-pile = Nog geen stapel
web-sieben-to-draw = te trekken
web-sieben-aside = opzij
web-sieben-hole = Gat op gat
web-sieben-turned = Gat op getal
web-sieben-then-begin = Daarna begin je een nieuwe stapel.
web-sieben-then-out = Daarna ben je uit.
web-sieben-then-draw = Daarna trek je een kaart.
web-sieben-seven = Zeven!
web-sieben-no-fit = past niet
web-sieben-begins = begint met { $total }
web-sieben-makes = wordt { $totals-or }
web-sieben-take = Strafkaart pakken
web-bot-name-1 = Bo
web-bot-name-2 = Cleo
web-bot-name-3 = Dee
web-bot-name-4 = Eli
web-bot-name-5 = Fay
web-bot-name-6 = Gus
web-bot-name-7 = Hal
web-continue = Verder spelen

# Een nieuwe tafel, en wie eraan gaat zitten.
web-new-table = Nieuwe tafel
web-how-you-play = Hoe jullie spelen
web-one-way = Dit spel gaat altijd op dezelfde manier: er valt niets te kiezen.
web-who-sits-down = Wie er aanschuift
web-seats = Plaatsen
web-seats-hint = Bots kunnen de plaatsen nemen die vrij blijven.
web-pace = Tempo
web-pace-live = Live
web-pace-live-hint = Iedereen zit aan tafel; voor een antwoord is er beperkt tijd.
web-pace-slow = Langzaam
web-pace-slow-hint = Een zet wanneer er tijd voor is.
web-watchers = Toeschouwers
web-watchers-hint = mogen meekijken en zien geen hand
web-open-table = Tafel openen
web-play-here = Hier tegen bots spelen
web-yes = Ja
web-no = Nee
web-sum = Som:
web-no-server = De server is niet bereikbaar. Je kunt intussen hier tegen bots spelen.
web-your-name = Je naam
web-chair-free = voor wie de link opent
web-sit-here = Hier gaan zitten
web-get-up = Opstaan
web-add-bot = Bot
web-send-away = Wegsturen
web-start = Beginnen
web-start-with-bots = Beginnen, bots nemen de vrije plaatsen
web-gather-seated = Je zit aan tafel. Het spel kan beginnen zodra iedereen er is.
web-gather-watching = Neem plaats, of blijf kijken.
web-read-out = Lees de code voor
web-camera = of richt een camera hierop
web-qr = De link als plaatje voor een camera
web-copy = Kopiëren
web-copied = Gekopieerd
web-join = Bij een tafel aanschuiven
web-join-hint = Typ de code die je hebt gekregen.
web-join-go = Meedoen
web-join-wrong = Een code heeft negen letters en cijfers.
web-history = Je tafels
web-kept-here = in deze browser
web-phase-gathering = wacht op spelers
web-phase-playing = bezig
web-phase-over = afgelopen

# De spellen op tafel.
web-back = Terug
web-fact = { $fact }
web-score = score
web-round = Ronde { $round }
web-agree = Akkoord
web-decline = Weigeren
web-undo-wish = { $seat } wil de laatste zet terugnemen.

# Naspelen.
web-replay = Naspelen
web-open-file = Bestand openen
web-replay-hint = Open het verslag van een partij (een bestand dat eindigt op .sevens.json), of kom hierheen vanaf een afgelopen tafel.
web-replay-game = Het verslag is van een spel dat ‘{ $game }’ heet; dat wordt hier niet gespeeld.
web-replay-step = { $step } van { $steps }
web-replay-first = Naar het begin
web-replay-back = Eén stap terug
web-replay-on = Eén stap verder
web-replay-last = Naar het einde
web-replay-jump = Naar een stap springen
web-replay-seen-by = Gezien door
web-replay-watcher = Toeschouwer

# Instellingen.
web-settings = Instellingen
web-keep = Bewaren
web-kept = Bewaard.
web-forget = Vergeet mij
web-forget-hint = Wist de tafels in deze browser en alles wat de server van je weet. Partijen met anderen blijven, zonder je naam.
web-forget-go = Mijn gegevens wissen
web-forget-sure = Al je tafels en gegevens wissen? Dit kan niet ongedaan worden gemaakt.
web-forgotten = Er is niets meer over je bekend.

# Rond de tafel.
web-close = Sluiten
web-share = Delen
web-why = Waarom?
web-all-rules = Alle regels van dit spel
web-quick = In vijf plaatjes
web-level = Sterkte
web-level-random = Toeval
web-level-careless = Zorgeloos
web-level-casual = Vrije tijd
web-level-club = Club
web-level-expert = Kenner
web-level-master = Meester
web-level-fill = Bots voor de vrije plaatsen
web-status-level = bot, { $level }
web-host = gastheer
web-talk = Zeggen
web-this-seat = Meer
web-sound = Geluid
web-sound-hint = Als je aan de beurt bent, bij een zeven en als iets niet mag.
web-speed = Hoe lang bots nadenken
web-speed-slow = Lang
web-speed-normal = Normaal
web-speed-fast = Kort
web-speed-instant = Niet
web-auto = Voor mij antwoorden
web-auto-hint = Automatisch weigeren als ik niet op tijd antwoord.
web-other-device = Verder spelen op een ander apparaat
web-other-device-hint = Wie deze link opent, zit op jouw plaats. Houd hem voor jezelf.
web-other-device-show = Link tonen
web-leave = Even opstaan
web-leave-hint = Een bot speelt voor je tot je terug bent.
web-resign = Opgeven
web-resign-hint = Dit spel voorgoed opgeven.
web-resign-sure = Echt opgeven? In dit spel kun je niet terug.
web-play-on = Verder spelen
web-bot-plays-for-you = Een bot speelt voor je.
web-bot-plays-on = Je hebt opgegeven. Een bot speelt voor je verder.
web-take-back = Weer zelf spelen
web-is-away = { $seat } is er niet.
web-let-bot-play = Een bot laten spelen
web-undo-waiting = Je wilt terugnemen. Nog niet iedereen heeft geantwoord.
web-undo-withdraw = Laat maar
web-hint-move = Een goede speler zou kiezen: { $move }
web-hint-pass = Een goede speler zou het laten gaan.
web-watching = Je kijkt toe en ziet geen hand.
web-time-seconds = { $seconds } s
web-time-minutes = { $minutes }:{ $seconds } min
web-time-hours = { $hours } u { $minutes } min
web-time-days = { $days } d { $hours } u
web-keys = Toetsen
web-key-tab = Naar het volgende dat je kunt indrukken
web-key-enter = Indrukken
web-key-number = Kiezen wat dit getal toont
web-key-hint = Tip
web-key-undo = Terugnemen
web-key-log = Verloop, op kleine schermen
web-key-menu = Geluid, bots, jouw plaats
web-key-escape = Terugleggen, sluiten
web-key-help = Deze toetsen
web-result-resigned = { $seat-is ->
        [you] Je hebt opgegeven.
       *[other] { $seat } heeft opgegeven.
    }
web-result-nobody = Het spel is afgebroken.
web-result-ahead = { $points ->
        [one] Eén punt
       *[other] { $points } punten
    } voor { $seat-is ->
        [you] op jou.
       *[other] op { $seat }.
    }
web-winner = wint
web-rematch-waiting = Wachten op de anderen
web-wants-rematch = wil nog een spel
web-undecided = heeft nog niets gezegd
web-share-game = Dit spel delen
web-game-file = Als bestand
web-outdated = Er is een nieuwere versie
web-outdated-why = Deze pagina is ouder dan de tafel. Laad hem opnieuw; er gaat niets verloren.
web-reload = Opnieuw laden
web-no-watchers = Deze tafel is vol
web-no-watchers-why = Alle plaatsen zijn bezet, en toekijken mag hier niet.
web-gather-ready = Iedereen is er.
web-gather-free = { $free ->
        [one] Eén plaats is vrij. Wacht op iemand of zet er een bot neer.
       *[other] { $free } plaatsen zijn vrij. Wacht op anderen of zet er bots neer.
    }
web-pace-clock = { $seconds } seconden per zet
web-sieben-too-low = te laag
web-sieben-too-high = te hoog
web-sieben-laid = legt een { $card }
web-sieben-of = van 7
web-sieben-chips = Fiches
web-sieben-round = Ronde
web-sieben-sum = Som
web-sieben-earlier = eerder
web-sieben-ladder = Wat uitgaan oplevert
web-sieben-pot = van { $chips } fiches zijn er nog
web-sieben-rung = { $place }e
web-sieben-next-out = de volgende
web-sieben-then-the-end = dan het einde
web-sieben-nothing-left = niets meer

# Herhaling, geschiedenis, instellingen.
web-replay-begins = Het spel begint.
web-replay-coming = Het spel wordt opgehaald …
web-replay-broken = Stap { $step } van dit verslag klopt niet: { $why }
web-share-moment = Dit moment delen
web-deal = Het schudden
web-deal-promised = Schudden gecontroleerd
web-deal-partly = Schudden: deel ontbreekt
web-deal-consistent = Schudden klopt in zichzelf
web-deal-untold = Schudden niet gecontroleerd
web-deal-broken = Met schudden geknoeid
web-deal-how = Hoe dit is gecontroleerd
web-deal-promise = Voor het spel beloofde de gastheer zijn geheim: hij toonde dit getal, dat alleen bij dat geheim past.
web-deal-seals = Daarna verzegelde het apparaat van elke speler een willekeurig deel. Niemand kon het zien, niemand kon het nog veranderen.
web-deal-parts = Toen het spel begon, werd de lijst met zegels gesloten en werden de delen onthuld. Elk deel past bij zijn zegel.
web-deal-opened = Achteraf toonde de gastheer zijn geheim. Het is het beloofde; de startwaarde volgt daaruit en uit de delen, en elke kaart uit de startwaarde.
web-deal-missing = niet onthuld
web-deal-kept = Dit heeft deze browser al vóór het spel bewaard:
web-deal-own-promise = Belofte
web-deal-own-part = Jouw deel
web-history-search = Zoek in je tafels
web-history-show = Tonen
web-history-all = Alle
web-history-unfinished = Lopend
web-history-finished = Afgelopen
web-history-none = Geen tafels gevonden.
web-history-more = Alle tonen
web-at-the-table = Aan tafel
web-look-on = { $count ->
    [one] Eén persoon kijkt toe
   *[other] { $count } mensen kijken toe
}
web-looks = Uiterlijk
web-as-system = Zoals het systeem
web-theme-light = Licht
web-theme-dark = Donker
web-text = Tekstgrootte
web-text-usual = Normaal
web-text-large = Groot
web-text-larger = Groter
web-motion = Beweging
web-motion-less = Minder
web-volume-off = Uit
web-volume-quiet = Zacht
web-volume-usual = Normaal
web-usual-level = Tegen deze bots speel je meestal
web-clock = Tijd voor een zet
web-clock-hint = Tijd om? Dan doet een bot de zet.
web-clock-none = Onbeperkt
web-clock-20s = 20 s
web-clock-45s = 45 s
web-clock-2min = 2 min
web-clock-8h = 8 uur
web-clock-1d = 1 dag
web-clock-3d = 3 dagen

# In vijf plaatjes.
web-quick-short = Hoe?
web-other-games = Andere spellen
web-quick-double-seven-1 = Trek twee tegels, open of dicht; drie als je plankje leeg is.
web-quick-double-seven-2 = Begin een familie met twee of meer van één dier en breid die uit. Een klaver vervangt elk dier.
web-quick-double-seven-3 = Ruil een van je families tegen een precies even grote van een ander, zonder te vragen.
web-quick-double-seven-4 = Zeven! Groeit een van je families naar zeven tegels, dan pak je een 7-fiche: één punt erbij.
web-quick-double-seven-5 = Double Seven! Wie als eerste twee zulke families heeft, pakt het 77-fiche; alle anderen hebben nog één beurt. Elke tegel voor je is een punt.
web-quick-double-lucky-7-1 = De handen groeien van één kaart naar zeven en krimpen dan weer. Ronde 7 telt dubbel.
web-quick-double-lucky-7-2 = De dealer eerst, dan met de klok mee: voorspel hoeveel slagen je haalt. Wie als laatste voorspelt, mag het totaal niet precies op het aantal slagen brengen.
web-quick-double-lucky-7-3 = De dealer komt bij elke slag uit. Beken de gevraagde kleur als je kunt. Troef slaat elke andere kleur, de Joker slaat alles.
web-quick-double-lucky-7-4 = Precies zoveel slagen als voorspeld: tien punten en twee per slag. Eén te veel of te weinig: niets.
web-quick-double-lucky-7-5 = Met het Lucky Wheel help je het geluk één keer per spelhelft een handje, gekozen of gegooid. Wie de Escape Pawn niet gebruikt, verliest 10 punten.
web-quick-sieben-1 = Begin een stapel met een kaart naar keuze: het getal erop is het totaal. Trek dan een kaart.
web-quick-sieben-2 = Leg een kaart gat op gat of gat op getal: het getal bovenop en dat in het gat tellen samen.
web-quick-sieben-3 = Het totaal mag blijven of groeien, tot zeven. Past er niets, dan pak je een strafkaart; past er iets, dan moet je leggen.
web-quick-sieben-4 = Zeven! De stapel gaat opzij en je begint meteen een nieuwe, zonder te trekken.
web-quick-sieben-5 = Maak zeven met je laatste kaart en je bent uit: hoe eerder, hoe meer fiches.
web-quick-seven-1 = Iedereen heeft dezelfde zeven tegels van vier zeshoeken.
web-quick-seven-2 = Een tegel ligt plat en raakt met een zijde wat er op tafel ligt. Draai en keer hem zoals je wilt.
web-quick-seven-3 = Boven de tafel ligt hij op minstens twee tegels en nooit boven een gat.
web-quick-seven-4 = De tegel die je kiest, moet zo hoog als hij ergens past; waar op dat niveau bepaal jij.
web-quick-seven-5 = Liggen alle tegels, dan winnen de meeste op het hoogste niveau; bij een gelijke stand telt het niveau eronder.
web-quick-triple-seven-1 = Speel dezelfde kleur of hetzelfde getal. Kun of wil je niet, trek dan een kaart; daarna mag je passen.
web-quick-triple-seven-2 = Acties veranderen het verloop; Personages passen op elke kaart en vallen aan, beschermen of geven.
web-quick-triple-seven-3 = Een 5, 6 en 7 van één kleur gaan samen als één kaart.
web-quick-triple-seven-4 = Wie als eerste een lege hand heeft, wint de ronde en verzamelt de eigen reserve. Doe dat met alle drie de soorten: Getal, Actie, Personage. 7, 77, 777!
web-quick-triple-seven-5 = Kondig je HERAUT aan als je hem speelt; betrapt iemand je eerder, dan trek je er vier.
web-quick-sevens-1 = Wie ruiten 7 heeft, begint en legt die. Elke 7 begint de rij van zijn kleur.
web-quick-sevens-2 = Vanaf de 7 groeit een rij kaart voor kaart: omlaag tot de aas en omhoog tot de heer.
web-quick-sevens-3 = Met de klok mee: leg één kaart die past. Wie kan leggen, moet leggen.
web-quick-sevens-4 = Past er niets? Alleen dan pas je, en iedereen weet wat je mist.
web-quick-sevens-5 = Wie als eerste zijn laatste kaart legt, beëindigt de ronde. Elke kaart in de hand is een strafpunt; wie de minste heeft, wint.
option-triple-seven-herald-declared-hint = Wie hem speelt, zegt het meteen bij de zet. Voor bots en langzame tafels.
option-triple-seven-herald-race-hint = Bij iedereen verschijnt een grote knop: de snelste wint. Voor mensen die er tegelijk zijn.

# A table nobody has drawn.
web-plain-own-words = Niemand heeft deze tafel nog getekend: hij is opgebouwd uit de eigen woorden van het spel.
web-plain-players = Spelers
view-round = Ronde
view-phase = Fase
view-hand = Hand
view-cards = kaarten
view-points = punten
view-score = score
view-players = Spelers
view-dealer = Dealer
view-turn = Beurt
