### Wat het programma op de opdrachtregel zegt.

## Wat gevraagd werd, kan niet

cli-unknown-game = Het spel ‘{ $name }’ bestaat niet. Kies een van deze: { $known-or }.
cli-unknown-game-meant = Het spel ‘{ $name }’ bestaat niet; bedoel je ‘{ $meant }’? Dit zijn ze: { $known }.
cli-unknown-bot = Voor { $title } bestaat geen bot ‘{ $name }’. Kies uit: { $known }.
cli-too-many-bots = Je noemde { $bots } bots voor { $seats } plaatsen. Noem er hoogstens { $seats }, of neem met --seats meer plaatsen.
cli-options-not-json = De opties zijn geen JSON: het lezen stopt bij kolom { $column }. Schrijf ze als '{"{"}"naam": waarde{"}"}', voor de shell tussen enkele aanhalingstekens.
cli-seed = Een startwaarde heeft 64 hexadecimale cijfers; deze heeft { $length } tekens. Laat die weg om een willekeurige te krijgen.
cli-unknown-rule = { $title } heeft geen regel ‘{ $id }’. De regels lopen van { $first } tot { $last }.
cli-no-rules = Voor { $game } is er in deze taal nog geen regeltekst. Probeer met --lang een andere.
cli-no-match = Geen enkele regel gaat over ‘{ $words }’. Probeer minder of andere woorden.
cli-no-pad = { $file } is een partij { $title }; daar hoort geen scoreblok bij. Laat --pad weg.
cli-not-digits = ‘{ $text }’ is geen belofte en geen deel: die hebben 64 hexadecimale cijfers in kleine letters.
cli-not-pins = { $file } bevat geen beloften en delen zoals programma’s die bewaren.
cli-no-entropy = Het systeem geeft geen toevalsgetallen. Noem met --seed een startwaarde.

## Bestanden

cli-file-unreadable = { $file } kan niet gelezen worden: { $reason }. Controleer de naam.
cli-file-unwritable = { $file } kan niet geschreven worden: { $reason }. Kies een andere map.
cli-output = Het resultaat kan niet geschreven worden: { $reason }.
cli-io-not-found = dat bestand bestaat niet
cli-io-denied = je hebt geen toestemming
cli-io-directory = het is een map
cli-io-not-a-directory = er staat een bestand waar een map nodig is
cli-io-full = de schijf is vol
cli-io-too-large = het is te groot
cli-io-not-text = het is geen tekst in UTF-8
cli-io-read-only = de schijf is alleen-lezen

## Verslagen

cli-record-game = Dit programma kent het spel ‘{ $game }’ niet. Het kent { $known }.
cli-record-not-text = Dit is geen tekst in UTF-8: regel { $line }, kolom { $column }. Bewaar het bestand als UTF-8.

## Resultaten

cli-simulated-seed = Startwaarde: { $seed }
cli-simulated = Partijen: { $games }, uitgespeeld: { $finished }, stappen: { $steps }
cli-simulated-seat =
    { $wins ->
        [one] { $seat } ({ $bot }): { $wins } overwinning, { $points } punten per partij
       *[other] { $seat } ({ $bot }): { $wins } overwinningen, { $points } punten per partij
    }
cli-decimal = { $whole },{ $tenths }
cli-stuck = Partij { $number } loopt vast bij stap { $step }: niemand heeft een zet. Dit is een fout van het programma; meld die alsjeblieft met de startwaarde.
cli-bot-refused = In partij { $number } koos de bot op { $seat } ‘{ $move }’, en dat wordt geweigerd: { $reason } Dit is een fout van de bot; meld die alsjeblieft met de startwaarde.

cli-bench-unoptimised = Dit is een niet-geoptimaliseerde versie. Echte cijfers geeft: cargo run --release -p sevenfold-cli -- bench
cli-bench-no-peers = OpenSpiel kan met “{ $python }” niet worden gemeten: { $reason }. Het pakket installeer je met: pip install open_spiel
cli-bench-game = spel
cli-bench-seats = plaatsen
cli-bench-moves = zetten/s
cli-bench-games = partijen/s
cli-bench-copies = kopieën/s
cli-bench-lists = zetlijsten/s
cli-bench-playouts = playouts/s
cli-bench-iterations = iteraties/s
cli-bench-bytes = bytes

## Belasting

cli-load-elsewhere = { $server } is niet deze computer: alleen eigen servers worden belast. Geef een adres als 127.0.0.1:7777.
cli-load-nobody = Minstens één plaats moet van een mens zijn: --bots moet kleiner zijn dan --seats.
cli-load-unreachable = De server op { $server } antwoordt niet of laat niemand binnen. Draait hij?
cli-load-laid = Slechts { $tables } van { $wanted } tafels konden worden klaargezet:
cli-load-files = Dit programma mag niet meer bestanden openen, en elke mens aan een tafel heeft er een nodig. Verhoog de grens van het systeem (ulimit -n) of laat mensen een verbinding delen (--one-screen).
cli-load-files-of-the-server = De server mag niet meer bestanden openen, en elke mens aan een tafel heeft er een nodig. Verhoog de grens van zijn systeem (ulimit -n, LimitNOFILE=) en start hem opnieuw, of laat mensen een verbinding delen (--one-screen).
cli-load-silence = De server antwoordt niet op tijd of verbreekt verbindingen. Misschien zegt zijn logboek waarom.
cli-load-refused = De server laat niemand meer binnen: hij antwoordt met status { $status }.
cli-load-turned = Een tafel liet niemand plaatsnemen of begon niet.
cli-load-moves = { $tables } tafels, { $moves } zetten, { $rate } per seconde
cli-load-times = beantwoord binnen: de helft { $half } ms, 90 % { $ninety } ms, 99 % { $most } ms, langst { $longest } ms
cli-load-bytes = naar de spelers gestuurd: { $bytes } bytes per zet
cli-load-work = processor: { $work } s per 1000 zetten, { $share } % van een kern
cli-load-memory = geheugen: { $memory } kB per tafel in het spel
cli-load-resting = geheugen: { $memory } kB per rustende tafel
cli-load-part = in de server, { $part }: { $time } µs
cli-load-waiting = wachten
cli-load-engine = spelregels
cli-load-writing = schrijven
cli-load-sending = versturen
cli-load-faults = fouten: { $gaps } gaten, { $twice } dubbel beantwoord, { $unanswered } onbeantwoord, { $cut } verbroken; { $refused } zetten geweigerd

## De arena

cli-arena-elo = Om iets te kunnen onderscheiden moet --elo1 groter zijn dan --elo0.
cli-arena-one-bot = Noem met --bots minstens twee verschillende bots, bijvoorbeeld --bots club,random.
cli-arena-other = { $file } bevat uitslagen met andere opties, een andere startwaarde of een andere toets. Kies met --results een andere map of gooi ze weg met --fresh.
cli-arena-unreadable = { $file } is geen bestand met uitslagen: het lezen stopt bij regel { $line }. Kies met --results een andere map of gooi het weg met --fresh.
cli-arena-stopped = Gestopt. Dit is er tot nu toe uitgekomen.
cli-arena-stopped-kept = Gestopt. Alles tot nu toe staat in { $folder }; met dezelfde opdracht ga je daar verder.
cli-arena-title = { $title }, { $seats } plaatsen, { $thinking } per zet
cli-iterations = { $amount } zoekstappen
cli-millis = { $amount } ms
cli-arena-bots = bots
cli-arena-bot = bot
cli-arena-against = tegen
cli-arena-deals = verdelingen
cli-arena-games = partijen
cli-arena-moves = zetten
cli-arena-score = score
cli-arena-elo-head = Elo
cli-arena-interval = 95 %
cli-arena-llr = LLR
cli-arena-rating = rating
cli-arena-verdict = antwoord
cli-arena-stronger = { $bot } is sterker
cli-arena-not-stronger = { $bot } is niet { $elo } sterker
cli-arena-open = nog niet duidelijk
cli-arena-book = Uitslagen van de arena
cli-arena-book-intro = Gemaakt door `sevenfold arena` uit de bestanden ernaast. Beide bots speelden dezelfde verdelingen in elke opstelling.

## IJking

cli-setup-unusual = { $title } ({ $options })
cli-setup-option = { $option }: { $value }
cli-calibrate-title = { $title }, { $seats } plaatsen: wat { $bot } zegt ({ $thinking } per zet) en wat er gebeurt, in { $games } partijen
cli-calibrate-shares = Winst vanaf plaats 1: { $shares }.
cli-calibrate-whole = hele partij
cli-calibrate-quarter = kwart { $number }
cli-calibrate-range = gezegd
cli-calibrate-asked = gevraagd
cli-calibrate-mean = gemiddeld
cli-calibrate-won = gewonnen
cli-calibrate-too-high = te veel gezegd
cli-calibrate-too-low = te weinig gezegd
cli-calibrate-stage = wanneer
cli-calibrate-entropy = kruisentropie
cli-calibrate-seat-entropy = alleen de plaats
cli-calibrate-shift = verschuiving
cli-calibrate-slope = helling
cli-calibrate-axis-said = gezegd, %
cli-calibrate-axis-won = gewonnen, %
cli-calibrate-legend =
    Elke plaats wordt in elk kwart van een partij één keer gevraagd. In de tekening is │ wat er gezegd werd, ● wat er
    gebeurde en ─ waar de waarheid ligt (95 %). ‘Alleen de plaats’ zegt altijd wat de plaats gemiddeld wint: een
    oordeel met een hogere kruisentropie weet minder. Logit van de waarheid = verschuiving + helling × logit van het gezegde.
cli-calibrate-picture = Plaatje: { $file }

## Analyse

cli-analyse-refused = { $file } is geen partij, stap { $step } ({ $code }): { $reason }
cli-analyse-no-decision = In deze partij had niemand een keuze: er valt niets te beoordelen.
cli-analyse-no-opinion = { $bot } kan niet zeggen wat zetten in { $title } waard zijn. Noem met --bot een andere bot: { $known-or }.
cli-analyse-title = { $title }, beoordeeld door { $bot } ({ $thinking } per beslissing) naar wat elke speler kon weten
cli-analyse-step = stap
cli-analyse-seat = speler
cli-analyse-seat-name = { $seat }
cli-analyse-move = zet
cli-analyse-worth = waarde
cli-analyse-loss = verlies
cli-analyse-swing = ervoor
cli-analyse-best = beter
cli-analyse-decisions = beslissingen
cli-analyse-best-moves = beste
cli-analyse-average-loss = verlies per zet
cli-analyse-all-losses = alle verliezen
cli-analyse-fair = eerlijk deel
cli-analyse-gifts = cadeaus
cli-analyse-luck = geluk
cli-analyse-unforeseen = onvoorzien
cli-analyse-result = uitslag
cli-analyse-legend =
    Waarde is het deel van de winst dat te verwachten is. Verlies is hoeveel beter de beste zet was.
    ‘Ervoor’ is wat er sinds de vorige eigen beslissing veranderd was.
    Uitslag = waarde van de plaats + geluk (wat er getrokken werd, en wat anderen bleken te hebben) + onvoorzien (wat de beoordelaar niet zag aankomen) + cadeaus (wat de anderen weggaven) − alle verliezen.

## De server

cli-database = ‘{ $url }’ is geen database. Schrijf hem als sqlite:BESTAND of postgres://GEBRUIKER@COMPUTER/NAAM.
cli-serve-database = Database: { $path }
cli-serve-open = Sevenfold is open: { $address } (Ctrl-C sluit het)
cli-serve-phones = Voor telefoons in je netwerk: { $address }
cli-serve-closed = Gesloten. Alle spellen zijn bewaard.
cli-backup-done = { $database } is gekopieerd naar { $file }.
cli-database-copied = Alles uit { $from } zit ook in { $to }: { $lines } regels, één voor één vergeleken.
cli-restore-done = { $database } is hersteld uit { $file }.
cli-check-sound = Onbeschadigd. Tafels: { $tables }, regels: { $entries }, verslagen: { $records }, gasten: { $guests }, leden: { $members }.
cli-check-rescued = Alles wat onbeschadigd is, staat in { $file }. Zet het terug met: sevenfold restore { $file } --overwrite
cli-record-exists = { $file } bestaat al. Kies een andere map, of geef --overwrite op.
cli-challenges-unreadable = { $file } kan niet worden gelezen: { $error }. Noem een tekstbestand met één opdracht per regel.
cli-challenges-empty = In { $file } staat geen opdracht. Schrijf er één per regel; regels die met # beginnen tellen niet.

## Puzzels

cli-puzzle-not-readable = { $file } is niet wat werd verwacht: het lezen stopt op regel { $line }, kolom { $column }.
cli-puzzle-nothing = Alles is doorzocht: zoiets bestaat niet.
cli-puzzle-no-tactic = Er is geen tactiekopgave met dit nummer. Ze hebben de nummers 1 tot en met { $count }.

cli-no-score-pad = { $title } heeft geen scoreblok. Zonder --pad krijg je de spelhulp.
cli-aid-written = Geschreven: { $file }
cli-aid-format = { $file } eindigt niet op .pdf en niet op .svg. Geef het bestand een van deze uitgangen.

## Oefeningen

exercise-flaw-astray = Zet { $number } kan niet gedaan zijn.
exercise-flaw-other-record = Haar zetten zijn niet die waarvoor haar bewijs is gemaakt.
exercise-flaw-not-asked = Wie ze noemt, is daar niet aan de beurt.
exercise-flaw-other-moves = Haar lijst is niet die van de toegestane zetten.
exercise-flaw-in-doubt = Volgens haar eigen getallen kan { $move } even goed zijn.
exercise-flaw-other-worth = In andere werelden is { $move } iets anders waard.
exercise-flaw-other-answer = In andere werelden is { $move } beter.
exercise-flaw-other-most = De beurt levert geen { $most } op, of er kan nog meer.
cli-exercise-fine = { $game } { $number }: klopt.
cli-exercise-flawed = { $game } { $number }: { $flaw }
cli-exercise-checked = { $count } oefeningen gecontroleerd, { $flaws } met een fout.
cli-exercise-made = { $game }: { $count } oefeningen in { $games } partijen.
cli-exercise-unreadable = { $file } is geen verzameling oefeningen.
cli-exercise-no-judge = { $game } heeft geen twee bots die kunnen oordelen.

## Een plek beheren

cli-admin-done = Klaar.
cli-admin-counts = Leden: { $members }, gasten: { $guests }, tafels: { $tables } (bezig: { $playing }), verslagen: { $records }, database: { $kilobytes } kB, ongelezen meldingen: { $reports }.
cli-admin-admission = { $who ->
    [open] Iedereen kan lid worden.
    [invitation] Lid word je op uitnodiging.
    [closed] Geen nieuwe leden.
   *[other] Wie lid kan worden, bepaalt de start van de server (--members).
}
cli-admin-maintenance = Onderhoud: er worden geen nieuwe tafels geopend; lopende spellen gaan door.
cli-admin-announced = Aangekondigd: { $words }
cli-admin-member = { $name } ({ $role ->
    [admin] beheert de plek
   *[other] lid
})
cli-admin-table = { $code }: { $game }, plaatsen: { $seats }, { $phase ->
    [playing] bezig
   *[other] wacht op mensen
}
cli-admin-report = { $number }: { $by } over { $about }: { $words }
cli-admin-report-left = { $number }: iemand die is vertrokken, over { $about }: { $words }
cli-admin-invitation = Uitnodiging voor één lid: { $code }. Ze wordt alleen deze keer getoond; de pagina is /member?invitation={ $code }.

cli-ratings-rebuilt = De ratings zijn opnieuw berekend uit { $games } spellen die meetelden: { $ratings } ratings, waarvan { $changed } anders dan voorheen.
