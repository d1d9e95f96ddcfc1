### Spelen in de terminal.

## Voor een spel

terminal-no-terminal = Om te spelen is een terminal nodig voor toetsen en scherm. Start het in een terminalvenster, zonder omleiding; om bots onder elkaar te laten spelen is er ‘simulate’.
terminal-broken = De terminal antwoordt niet zoals het hoort ({ $error }). Probeer een ander terminalvenster.
terminal-too-small = Dit venster is te klein om in te spelen. Maak het minstens { $columns } kolommen breed en { $rows } regels hoog.
terminal-unknown-game = Het spel ‘{ $game }’ bestaat niet. Kies uit: { $known }.
terminal-unknown-game-meant = Het spel ‘{ $game }’ bestaat niet. Bedoelde je ‘{ $meant }’?
terminal-unknown-bot = De bot ‘{ $bot }’ bestaat niet voor dit spel. Kies uit: { $known }.
terminal-too-many-people = { $people } mensen passen niet op { $seats } plaatsen. Vraag om meer plaatsen of minder mensen.
terminal-join-no-code = ‘{ $table }’ eindigt niet op de code van een tafel. Geef het adres van de tafelpagina, of de code en met --server het adres van de server.
terminal-join-no-server = ‘{ $server }’ is geen adres van een server. Zo ziet het eruit: http://localhost:7777.
terminal-join-silent = Op { $server } antwoordt geen server. Controleer het adres, en of de server draait.
terminal-reach-trying = De verbinding is weg. Nieuwe poging …
terminal-reach-no-table = Deze tafel bestaat niet of niet meer. Controleer de code.
terminal-reach-outdated = Dit programma is te oud voor die server. Haal de nieuwste versie.
terminal-reach-damaged = Wat de server van deze tafel heeft bewaard, is beschadigd. Vraag het aan de beheerder.
terminal-reach-forgotten = De server kent je niet meer. Stop het programma en kom opnieuw aan tafel.
terminal-reach-untrusted = Het certificaat van de server wordt op deze computer niet vertrouwd of geldt niet voor die naam. Controleer het adres; het certificaat van een eigen server kun je in SSL_CERT_FILE opgeven.

## Spelers

terminal-name-person = Speler { $number }
terminal-name-bot = { $kind } { $number }
terminal-name-nobody = vrije plaats

## Wat er gevraagd wordt

terminal-your-turn = Je bent aan de beurt.
terminal-wait = Wachten op { $seats } …
terminal-wait-race = Wachten tot iemand snel is …
terminal-over = Het spel is afgelopen. Enter: terug naar de uitslag
terminal-word = { $word }
terminal-race = Hier mag nu iemand roepen!
terminal-key-space = Spatie
terminal-group = { $words } ({ $count })
terminal-more = keuzes: { $count }, getoond: { $from }–{ $to }
terminal-refused = { $reason } [{ $rule }; r: de regel]
terminal-ambiguous = ‘{ $text }’ kan { $count } zetten betekenen: { $moves-or }{ $count ->
        [1] {""}
        [2] {""}
        [3] {""}
        [4] {""}
       *[other] {""} …
    } Typ verder, of kies met de pijlen en Tab.
terminal-hint = Tip: { $move }
terminal-hint-pass = Tip: niets doen
terminal-no-hint = Er valt niets aan te raden: er wordt niets van je gevraagd.
terminal-no-undo = Er valt nog niets terug te nemen.
terminal-undone = Teruggenomen. Het is zoals vóór de laatste beslissing.
terminal-undo-asked = De anderen wordt gevraagd of ze het goedvinden.
terminal-undo-declined = Het wordt niet teruggenomen: niet iedereen vond het goed.
terminal-rematch-asked = Het gaat verder zodra ook de anderen nog een keer willen spelen.
terminal-saved = Het verslag staat in { $file }.
terminal-record-at = Het verslag staat op { $address }.
terminal-record-later = Het verslag is er na afloop van het spel, op { $address }.
terminal-not-saved = { $file } kon niet worden geschreven ({ $error }). Controleer de map, of start met een ander bestand voor het verslag.
terminal-high-roller = { $name } komt met { $score } punten in de High Rollers Club! Die staat in { $file }.

## Toetsen

terminal-keys-table = ? hulp  h tip  u terug  r regel  s bewaren  l taal  q stoppen  : typen
terminal-keys-board = pijlen: schuiven   Tab: draaien   Enter: leggen   Esc: andere tegel   ? hulp
terminal-keys-page = p blok
terminal-keys-server = ? hulp  h tip  u terug  r regel  w praten  x opgeven  l taal  q stoppen  : typen
terminal-keys-talking = Enter: zeggen   Esc: regel verlaten
terminal-keys-gathering = ? hulp   w praten   l taal   q stoppen
terminal-keys-typing = Enter: spelen   Tab: aanvullen   Esc: regel verlaten
terminal-keys-between = ? hulp   u terug   s bewaren   l taal   q stoppen
terminal-keys-result = n nog een keer   t tafel   s bewaren   l taal   q stoppen
terminal-keys-question = Enter of j: ja     elke andere toets: nee
terminal-keys-scroll = ↑ ↓ Page: bladeren     elke andere toets: terug
terminal-keys-close = elke toets: terug
terminal-help-title = Toetsen
terminal-help =
    pijlen, Enter   kiezen; boven de tafel verplaatsen de pijlen de tegel
    1–9, 0          kiezen wat dit nummer heeft
    Tab             de volgende keuze; boven de tafel: de tegel draaien
    Esc             terug naar de stap ervoor
    Spatie          roepen of aankondigen, als het om snelheid gaat
    : of een letter een zet in de notatie typen, of een korte vorm ervan;
                    een hoofdletter begint altijd een zet

    h  tip van een clubspeler die alleen ziet wat jij ziet
    u  terug naar je vorige beslissing; anderen moeten het goedvinden
    r  de regel van de laatste weigering, of alle regels
    s  het verslag bewaren
    w  iets zeggen, aan de tafel van een server
    x  opgeven
    l  taal: English, Deutsch, Nederlands
    q  stoppen
terminal-quit = Dit spel stoppen? Wat niet bewaard is, gaat verloren.
terminal-take-back =
    { $seat-is ->
        [you] Terug naar je laatste beslissing? Is iedereen het ermee eens?
       *[other] Terug naar de laatste beslissing van { $seat }? Is iedereen het ermee eens?
    }
terminal-take-back-asked = { $seat } wil de laatste beslissing terugnemen. Vind je dat goed?
terminal-resign = Opgeven? Er is dan geen weg terug in dit spel.
terminal-caller = Wie was er snel? Druk op het nummer.

## Pagina’s

terminal-hand-over = Het toetsenbord gaat naar { $name }.
terminal-hand-over-enter = { $name }: druk op Enter als niemand anders kijkt.
terminal-winners =
    { $count ->
        [1] { $seat-is ->
            [you] Jij wint!
           *[other] { $seat } wint.
        }
       *[other] { $seats } delen de overwinning.
    }
terminal-gathering-sit = Enter: gaan zitten
terminal-gathering-start = b: beginnen, met bots op de vrije plaatsen
terminal-gathering-wait = Wachten tot het spel begint …

## 7 (Sieben)

terminal-sieben-status = Ronde { $round } · trekstapel { $draw } · opzijgelegd { $aside } · fiches over { $chips }
terminal-sieben-seven = Zeven!
terminal-sieben-no-pile = geen stapel
terminal-sieben-hand = Jouw kaarten, en wat ze kunnen maken:
terminal-sieben-cards = kaarten
terminal-sieben-chips = fiches
terminal-sieben-out = uit

terminal-sevens-status = Ronde { $round } van { $rounds }
terminal-sevens-hand = Je kaarten; die tussen haken passen:
terminal-sevens-cards = kaarten
terminal-sevens-passes = pas
terminal-sevens-penalties = straf
terminal-sevens-out = uit
terminal-sevens-folded = uitgestapt

## SEVEN

terminal-seven-status = { $laid } van { $all } tegels · niveau { $level } telt eerst · aan kop: { $leaders }
terminal-seven-group = { $tile }: niveau { $level }, { $count ->
        [1] 1 plek
       *[other] { $count } plekken
    }
terminal-seven-rank = nr. { $rank }

## Double Seven

terminal-double-seven-status = 7-fiches over: { $sevens } · uit het spel: { $discarded }{ $ending ->
        [last] {" "}· laatste beurten!
       *[on] {""}
    }
terminal-double-seven-reserve = Voorraad, { $down } dicht:
terminal-double-seven-rack = Jouw plankje ({ $count }):
terminal-double-seven-tiles = plankje
terminal-double-seven-tokens = 7s
terminal-double-seven-points = pnt
terminal-double-seven-group-start = Familie beginnen ({ $count })
terminal-double-seven-group-expand = Familie uitbreiden ({ $count })
terminal-double-seven-group-exchange = Families ruilen ({ $count })
terminal-double-seven-group-retrieve = Klaver ophalen ({ $count })
terminal-double-seven-group-two-for-one = Twee voor één ({ $count })
terminal-double-seven-group-discard = Tegel wegleggen ({ $count })
terminal-double-seven-group-draw = Tegel trekken ({ $count })

## Double Lucky 7

terminal-double-lucky-7-status = Ronde { $round } van { $rounds } · kaarten: { $tricks } · dealer: { $dealer }
terminal-double-lucky-7-trump = Troef: { $colour } (opengedraaid: { $turned })
terminal-double-lucky-7-trump-led = Troef: in elke slag de gevraagde kleur (opengedraaid: { $turned })
terminal-double-lucky-7-trump-dealer = Troef: in elke slag de kaart van de dealer (opengedraaid: { $turned })
terminal-double-lucky-7-trump-unnamed = Troef: de dealer noemt die zo meteen (opengedraaid: { $turned })
terminal-double-lucky-7-trump-none = Geen troef (opengedraaid: { $turned })
terminal-double-lucky-7-no-trick = Er is nog geen kaart gespeeld.
terminal-double-lucky-7-trick = Slag { $trick } van { $tricks }; aan kop: { $seat }
terminal-double-lucky-7-trick-taken = Slag { $trick } van { $tricks } ging naar { $seat }.
terminal-double-lucky-7-hand = Jouw kaarten:
terminal-double-lucky-7-wheel = Lucky Wheel (○ vrij, × gebruikt):
terminal-double-lucky-7-bid = slagen
terminal-double-lucky-7-total = totaal
terminal-double-lucky-7-pawn = pawn
terminal-double-lucky-7-pad = Scoreblok
terminal-double-lucky-7-penalty = straf
terminal-double-lucky-7-group-use = { $advantage } ({ $count })

## 777

terminal-triple-seven-status = Ronde { $round } · dealer: { $dealer }
terminal-triple-seven-no-pile = nog leeg
terminal-triple-seven-clockwise = Met de klok mee ↻
terminal-triple-seven-anticlockwise = Tegen de klok in ↺
terminal-triple-seven-stack = Trekstapel: { $count }
terminal-triple-seven-herald =
    { $seat-is ->
        [you] Jouw HERAUT is niet aangekondigd!
       *[other] { $seat } heeft de HERAUT niet aangekondigd!
    }
terminal-triple-seven-trade = RUIL: { $seat } ⇄ { $other }
terminal-triple-seven-theft = DIEF: { $seat } → { $other }
terminal-triple-seven-sin = ZONDAAR: { $seat } → { $other }
terminal-triple-seven-smite = MAAIER: { $seat } → { $other }
terminal-triple-seven-call-out = HERAUT: { $seat } → { $other }
terminal-triple-seven-hand = Jouw hand ({ $count }):
terminal-triple-seven-reserve = Reserve:
terminal-triple-seven-reverse = KEEROM
terminal-triple-seven-deuce = DUBBEL
terminal-triple-seven-trade-card = RUIL
terminal-triple-seven-herald-card = HERAUT
terminal-triple-seven-thief = DIEF
terminal-triple-seven-saint = HEILIGE
terminal-triple-seven-samaritan = SAMARITAAN
terminal-triple-seven-sinner = ZONDAAR
terminal-triple-seven-reaper = MAAIER
terminal-triple-seven-cards = kaarten
terminal-triple-seven-reserved = res.
terminal-triple-seven-score = stand
terminal-triple-seven-group-play = { $card } spelen ({ $count } manieren)
terminal-triple-seven-group-play-reserved = Reserve spelen: { $card } ({ $count } manieren)
terminal-triple-seven-group-reserve = Kaart reserveren ({ $count })
terminal-triple-seven-group-swap = Reserve wisselen ({ $count })
terminal-triple-seven-group-give = Kaart doorgeven ({ $count })
terminal-triple-seven-group-answer = Met een kaart antwoorden ({ $count })
