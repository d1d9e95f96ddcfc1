### Bladzijden naast de tafels: regels, vijf plaatjes, lessen, een nieuwe tafel, instellingen, naspelen, scoreblokken.

web-rules-search = Zoek in deze regels
web-rules-none = Geen enkele regel bevat al deze woorden.
web-contents = Inhoud
web-other-rules = Andere regels
web-link-to-rule = Link naar regel
web-new-table = Nieuwe tafel
web-how-you-play = Hoe jullie spelen
web-one-way = Dit spel gaat altijd op dezelfde manier: er valt niets te kiezen.
web-seats = Plaatsen
web-seats-hint = Bots kunnen de plaatsen nemen die vrij blijven.
web-pace-live-hint = Iedereen zit aan tafel; voor een antwoord is er beperkt tijd.
web-pace-slow-hint = Een zet wanneer er tijd voor is.
web-return-game = Terugwedstrijd
web-watchers = Toeschouwers
web-watchers-hint = mogen meekijken en zien geen hand
web-open-table = Tafel openen
web-play-here = Hier tegen bots spelen
web-sum = Som:
web-open-file = Bestand openen
web-replay-hint = Open het verslag van een partij (een bestand dat eindigt op .sevens.json), of kom hierheen vanaf een afgelopen tafel.
web-replay-step = { $step } van { $steps }
web-replay-first = Naar het begin
web-replay-back = Eén stap terug
web-replay-on = Eén stap verder
web-replay-last = Naar het einde
web-replay-jump = Naar een stap springen
web-replay-seen-by = Gezien door
web-replay-watcher = Toeschouwer
web-kept = Bewaard.
web-forget = Vergeet mij
web-forget-hint = Wist de tafels in deze browser en alles wat de server van je weet. Partijen met anderen blijven, zonder je naam.
web-forget-go = Mijn gegevens wissen
web-forget-sure = Al je tafels en gegevens wissen? Dit kan niet ongedaan worden gemaakt.
web-forgotten = Er is niets meer over je bekend.
web-sound-hint = Als je aan de beurt bent, bij een zeven en als iets niet mag.
web-replay-begins = Het spel begint.
web-replay-coming = Het spel wordt opgehaald …
web-deal = Het schudden
web-deal-how = Hoe dit is gecontroleerd
web-deal-promise = Voor het spel beloofde de gastheer zijn geheim: hij toonde dit getal, dat alleen bij dat geheim past.
web-deal-seals = Daarna verzegelde het apparaat van elke speler een willekeurig deel. Niemand kon het zien, niemand kon het nog veranderen.
web-deal-parts = Toen het spel begon, werd de lijst met zegels gesloten en werden de delen onthuld. Elk deel past bij zijn zegel.
web-deal-opened = Achteraf toonde de gastheer zijn geheim. Het is het beloofde; de startwaarde volgt daaruit en uit de delen, en elke kaart uit de startwaarde.
web-deal-missing = niet onthuld
web-deal-kept = Dit heeft deze browser al vóór het spel bewaard:
web-deal-own-promise = Belofte
web-deal-own-part = Jouw deel
web-at-the-table = Aan tafel
web-looks = Uiterlijk
web-text = Tekstgrootte
web-motion = Beweging
web-clock = Tijd voor een zet
web-clock-hint = Tijd om? Dan doet een bot de zet.
web-clock-none = Onbeperkt
web-clock-20s = 20 s
web-clock-45s = 45 s
web-clock-2min = 2 min
web-clock-8h = 8 uur
web-clock-1d = 1 dag
web-clock-3d = 3 dagen
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
web-learn-step = Stap { $step } van { $steps }, nog ongeveer { $minutes } min
web-learn-watch = Kijk wat er gebeurt …
web-learn-next = Verder
web-learn-back = Terug
web-learn-again = Nog eens
web-learn-leave-out = Overslaan
web-learn-show = Laat zien
web-learn-try = Probeer het
web-learn-try-first = Dat mag. Maar probeer eerst wat hier gevraagd wordt: er kan niets misgaan.
web-learn-skip = Meteen echt spelen
web-learn-play = Een echt spel
web-learn-missing = De les kan nu niet worden opgehaald.
web-rules-legend-printed = Alinea’s zonder teken zijn de gedrukte regels in onze woorden.
web-rules-legend-ours = Onze lezing
web-rules-legend-ours-say = zegt hoe wij spelen waar de gedrukte regels iets openlaten.
web-rules-legend-house = Huisoptie
web-rules-legend-house-say = is wat je kunt kiezen als je een tafel opent.
web-rules-legend-gaps = Nummers blijven voorgoed bij hun regel; waar er een lijkt te ontbreken, is er geen verloren gegaan.
web-rules-copy = Kopieer de link naar
web-aid = Pagina om te printen
web-aid-pad = Scoreblok om te printen
web-aid-print = Printen
web-aid-missing = Deze pagina kan nu niet worden opgehaald.
web-score-keep = Score bijhouden met echte kaarten
web-score-say = Schrijf per ronde links de voorspelling en rechts de gehaalde slagen op. Het blok rekent, en het blijft in deze browser.
web-score-more = Eén speler erbij
web-score-fewer = Eén speler eraf
web-score-length = { $rounds } rondes
web-score-clear = Nieuw spel
web-score-clear-sure = Echt opnieuw beginnen?
web-score-bid = Voorspelling
web-score-taken = Gehaalde slagen
web-learn-lessons = Lessen
web-learn-finished = klaar
web-learn-left-at = tot stap { $step }
web-learn-further = Volgende les
web-replay-cut = Het spel in dit adres is niet volledig. Vraag nog eens om de link: misschien is hij onderweg afgekapt.
web-replay-all = Alle handen
web-replay-run = Afspelen
web-replay-stop = Pauze
web-replay-speed = Tempo
web-replay-slow = ½×
web-replay-usual = 1×
web-replay-fast = 3×
web-people-here = Mensen aan dit apparaat
web-play-here-together = Hier spelen, bots nemen de rest

## The lobby

lobby-no-such-table = Zo’n tafel is er niet: geen van deze spellen is voor zoveel spelers.
lobby-no-such-member = Er is geen lid en geen vriend met die naam.
lobby-yourself = Dat ben je zelf.
lobby-too-many = Het zijn er al te veel. Haal er eerst een paar weg.
lobby-sit-first = Ga eerst aan die tafel zitten.
lobby-no-such-invitation = Die uitnodiging is er niet meer.
web-lobby = Lobby
web-lobby-gone = Deze pagina is van een andere versie. Laad haar opnieuw.
web-lobby-lost = De lobby is niet bereikbaar. We proberen het opnieuw …
web-lobby-signed-out = Je bent hier afgemeld. Laad de pagina opnieuw om als gast verder te gaan.
web-lobby-crowd =
    { $count ->
        [one] Je bent de enige in de lobby.
       *[other] Er zijn { $count } mensen in de lobby.
    }
web-lobby-playing =
    { $count ->
        [one] Eén persoon speelt aan een openbare tafel.
       *[other] { $count } mensen spelen aan openbare tafels.
    }
web-lobby-people = Mensen
web-lobby-your-turn = Jij bent aan de beurt
web-lobby-turns =
    { $count ->
        [one] aan één tafel
       *[other] aan { $count } tafels
    }
web-lobby-next-table = Volgende tafel
web-lobby-hours-left = nog { $count } uur
web-lobby-minutes-left = nog { $count } min
web-lobby-find = Vind een tafel voor me
web-lobby-find-hint = Vink alles aan wat je goed vindt.
web-lobby-any-game = Een van deze spellen
web-lobby-counts = Telt voor de ranglijst
web-either = Maakt niet uit
web-rated = Met rating
web-casual = Zonder rating
web-lobby-wait =
    { $count ->
        [0] niemand
        [one] één wacht
       *[other] { $count } wachten
    }
web-lobby-at-once = Met jou erbij kunnen { $count } meteen { $game } spelen.
web-lobby-wait-for =
    { $count ->
        [one] Eén persoon wacht op { $game }.
       *[other] { $count } mensen wachten op { $game }.
    }
web-lobby-nobody-waits = Hier wacht nu niemand op.
web-lobby-nobody-else = Verder wacht hier nu niemand op.
web-lobby-bots-after = Komt er niemand, dan nemen bots de vrije plaatsen
web-lobby-bots-now = meteen
web-lobby-bots-half = na een halve minuut
web-lobby-bots-one = na één minuut
web-lobby-bots-three = na drie minuten
web-lobby-bots-never = nooit
web-lobby-find-go = Zoek een tafel
web-lobby-looking = Er wordt een tafel gezocht …
web-lobby-stay = Blijf op deze pagina: je komt aan de tafel zodra er een is.
web-lobby-stop = Niet meer zoeken
web-lobby-open = Open tafels
web-lobby-open-count =
    { $count ->
        [0] nu geen
        [one] één
       *[other] { $count }, de volste eerst
    }
web-lobby-own = Open er zelf een
web-lobby-sit = Ga zitten
web-lobby-sit-at = Ga zitten bij { $game }
web-lobby-free = vrij
web-lobby-seconds-a-move = { $count } s per zet
web-lobby-hours-a-move = { $count } uur per zet
web-lobby-days-a-move = { $count } dagen per zet
web-lobby-running = Lopende partijen
web-lobby-none-running = Nu geen.
web-lobby-watch-hint = Kijkers zien geen verborgen hand.
web-lobby-watch = Kijken
web-lobby-watch-at = Kijken bij { $game }
web-lobby-round = Ronde { $round }
web-lobby-invitations = Uitnodigingen
web-lobby-no-invitations = Nu geen.
web-lobby-invites = { $name } nodigt je uit voor { $game }, { $seats } plaatsen.
web-lobby-no-thanks = Nee, bedankt
web-lobby-friends = Vrienden
web-lobby-no-friends = Nog geen. Leden kunnen elkaar bij naam vragen.
web-lobby-add-friend = Vraag een lid om vriend te worden
web-lobby-ask-friend = Vraag
web-lobby-away = niet hier
web-notice-later = Later
web-lobby-here = in de lobby
web-lobby-waits-at = wacht bij { $game }
web-lobby-plays = speelt { $game }
web-lobby-asked = gevraagd, nog geen antwoord
web-lobby-asks = wil graag je vriend zijn
web-lobby-agree = Akkoord
web-lobby-join = Meedoen
web-lobby-seen = Vrienden zien dat ik hier ben
web-lobby-invite = Uitnodigen …
web-lobby-invite-to = Uitnodigen voor
web-lobby-part = Geen vrienden meer
web-lobby-block = Blokkeren
web-lobby-block-who = { $name } blokkeren
web-lobby-block-member = Een lid blokkeren
web-lobby-unblock = Terugnemen
web-lobby-blocked = Geblokkeerde mensen
web-lobby-blocked-hint = Jullie zien elkaar hier niet en worden nooit samengebracht. Zij horen er niets van.
web-public = In de lobby tonen
web-public-hint = Iedereen daar ziet hem en kan gaan zitten
web-membership = Lidmaatschap
web-membership-hint = Een naam die alleen van jou is, op al je apparaten. Spelen als gast blijft zoals het is.
web-membership-go = Naar het lidmaatschap
web-my-games = Mijn partijen
web-report = Melden …
web-report-say = Het wordt gelezen door wie deze plek beheert, met je naam erbij; verder hoort niemand ervan.
web-report-words = Wat is er aan de hand?
web-report-go = Melding versturen
web-report-told = Gemeld. Dank je.
web-rating-now = Je rating is nu { $rating } ({ $change }).
web-review = Terugblik
web-exercises-say = Stellingen met verborgen kaarten waarin één zet zonder twijfel beter is, wat de anderen ook hebben.
web-exercises = Oefeningen
server-members-only = Dat is voor leden. Word er in een minuut een, of speel als gast.
server-maintenance = Deze server sluit binnenkort voor onderhoud, dus er worden geen nieuwe tafels geopend. Lopende spellen gaan door, en er gaat niets van verloren.
members-too-long = Schrijf iets, in hoogstens { $most } tekens.
server-bad-note = Een notitie heeft hooguit { $most } tekens, en geen die iets verbergen of omdraaien.
server-unfinished = Dit spel is nog niet afgelopen.
server-unknown-game = Een spel dat { $game } heet is er hier niet.
server-no-such-seat = Zeg welke plaatsen van jou waren.
server-broken-record = Zo kan er niet gespeeld zijn: stap { $step }, { $why }
server-no-such-member = Hier is niemand met deze naam, of hij of zij laat niets van zichzelf zien.
