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
web-status-resigned = opgegeven
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
web-who-sits-down = Wie er aanschuift
web-pace = Tempo
web-pace-live = Live
web-pace-slow = Langzaam
web-yes = Ja
web-no = Nee
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
web-join-wrong = Een code heeft negen letters en cijfers, maar geen 0, 1, I, L, O of U.
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
web-replay-game = Het verslag is van een spel dat ‘{ $game }’ heet; dat wordt hier niet gespeeld.

# Instellingen.
web-settings = Instellingen
web-keep = Bewaren

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
web-find-people = Mensen om mee te spelen
web-find-people-say = Open tafels, snel een tafel vinden, partijen om te bekijken. Als gast kun je meespelen.
web-rated-leave = Dit is een partij voor de ranglijst: wie weggaat, geeft op en wordt laatste. Sluit je alleen de pagina, dan loopt je klok door.
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
web-replay-broken = Stap { $step } van dit verslag klopt niet: { $why }
web-share-moment = Dit moment delen
web-deal-promised = Schudden gecontroleerd
web-deal-partly = Schudden: deel ontbreekt
web-deal-consistent = Schudden klopt in zichzelf
web-deal-untold = Schudden niet gecontroleerd
web-deal-broken = Met schudden geknoeid
web-history-search = Zoek in je tafels
web-history-show = Tonen
web-history-all = Alle
web-history-unfinished = Lopend
web-history-finished = Afgelopen
web-history-none = Geen tafels gevonden.
web-history-more = Alle tonen
web-look-on = { $count ->
    [one] Eén persoon kijkt toe
   *[other] { $count } mensen kijken toe
}
web-as-system = Zoals het systeem
web-theme-light = Licht
web-theme-dark = Donker
web-text-usual = Normaal
web-text-large = Groot
web-text-larger = Groter
web-motion-less = Minder
web-volume-off = Uit
web-volume-quiet = Zacht
web-volume-usual = Normaal
web-usual-level = Tegen deze bots speel je meestal

# In vijf plaatjes.
web-quick-short = Hoe?
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
web-rated-say = Partijen voor de ranglijst zijn voor leden en veranderen je rating. Geen tips, niets wordt teruggenomen en geen bot neemt je plaats in: wie weggaat of te laat is, wordt laatste.
