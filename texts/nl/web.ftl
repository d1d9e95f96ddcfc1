# De browserclient: balk en pagina's.
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
web-home-title = Vijf tafels, één getal.
web-home-say = Schuif aan met vrienden, met bots of alleen. Geen account, geen wachttijd.
web-sit-down = Schuif aan
web-own-words = De regels zijn in onze eigen woorden verteld; alle tekeningen zijn van ons.
web-play = Spelen
web-invite = Uitnodigen
web-players-double-seven = 2–4 spelers
web-players-double-lucky-7 = 2–7 spelers
web-players-sieben = 2–7 spelers
web-players-seven = 2–4 spelers
web-players-triple-seven = 2–7 spelers
web-credit-double-seven = van Michael Schacht
web-credit-double-lucky-7 = van Henri Groels
web-credit-sieben = van Klaudia Bollwerk
web-credit-seven = van Néstor Romeral Andrés
web-credit-triple-seven = uitgever onbekend

# The table.
web-you = jij
web-you-name = Jij
web-your-seat = Jouw plaats
web-your-hand = Jouw hand
web-your-turn = Jij bent aan de beurt
web-opponents = Medespelers in speelvolgorde
web-choices = Wat je kunt doen
web-hint = Tip
web-undo = Terug
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
web-ask-over = Het spel is afgelopen.
web-ask-gathering = Het spel begint zo.
web-ask-wait =
    { $seat-is ->
        [you] Jij bent aan de beurt.
       *[other] { $seat } is aan de beurt.
    }
web-ask-table = Een ogenblik.
web-table-gone = Deze tafel is er niet meer
web-table-opening = De tafel wordt gedekt …
web-out-of-reach = De tafel is niet bereikbaar. We proberen het opnieuw …
web-result = 
    { $count ->
        [1] { $winners-is ->
            [you] Jij wint!
           *[other] { $winners } wint.
        }
       *[other] { $winners } delen de winst.
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
web-sieben-then-draw = Daarna trek je een kaart.
web-sieben-seven = Zeven!
web-sieben-no-fit = past niet
web-sieben-begins = begint met { $total }
web-sieben-makes = wordt { $totals-or }
web-sieben-take = Strafkaart trekken
web-bot-name-1 = Bo
web-bot-name-2 = Cleo
web-bot-name-3 = Dee
web-bot-name-4 = Eli
web-bot-name-5 = Fay
web-bot-name-6 = Gus
web-last-game = Je laatste spel
web-continue = Verder spelen

# Een nieuwe tafel, en wie eraan gaat zitten.
web-new-table = Nieuwe tafel
web-how-you-play = Hoe jullie spelen
web-who-sits-down = Wie er aanschuift
web-seats = Plaatsen
web-seats-hint = Bots kunnen de plaatsen nemen die vrij blijven.
web-pace = Tempo
web-pace-live = Live
web-pace-live-hint = Iedereen zit aan tafel; antwoorden hebben een beperkte tijd.
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
web-join-go = Ga
web-join-wrong = Een code heeft zes letters en cijfers.
web-seconds-left = nog { $seconds } s
web-history = Je tafels
web-kept-here = in deze browser
web-phase-gathering = wordt gevuld
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
web-replay-game = Het verslag is van een spel dat “{ $game }” heet; dat wordt hier niet gespeeld.
web-replay-step = { $step } van { $steps }
web-replay-first = Naar het begin
web-replay-back = Eén stap terug
web-replay-on = Eén stap verder
web-replay-last = Naar het einde
web-replay-jump = Naar een stap springen
web-replay-seen-by = Gezien door
web-replay-watcher = Toeschouwer
web-deal-fair = Er is eerlijk gedeeld: het geheim is het beloofde, de startwaarde volgt daaruit en uit ieders delen, en elke kaart volgt uit de startwaarde.

# Instellingen.
web-settings = Instellingen
web-keep = Bewaren
web-kept = Bewaard.
web-forget = Vergeet mij
web-forget-hint = Wist de tafels in deze browser en alles wat de server van je weet. Partijen met anderen blijven, zonder je naam.
web-forget-go = Mijn gegevens wissen
web-forget-sure = Al je tafels en gegevens wissen? Dit kan niet ongedaan worden gemaakt.
web-forgotten = Er is niets meer over je bekend.
