### Wat een server zegt tegen wie hem beheert, en waar een link ernaar wordt geplakt. De browserclient heeft er niets van nodig.

## Wat voor een beheerder niet kan

server-cannot-listen = Op { $address } kunnen geen verbindingen worden aangenomen: { $reason }. Kies met --port of --host iets anders.
server-database = De database { $path } is niet te gebruiken: { $reason }.
server-exists = { $path } bestaat al. Kies een andere naam, of geef --overwrite op waar dat kan.
server-missing = Er is geen bestand { $path }.
server-not-a-backup = { $path } is geen back-up van Sevenfold: { $reason }.
server-not-empty = In { $path } zit al iets. Kopieer naar een nieuwe database.
server-differs = Wat in { $path } staat, is niet wat er is gekopieerd. Gebruik het niet.
server-own-tools = { $path } is een PostgreSQL-database met eigen gereedschap: pg_dump maakt een reservekopie, pg_restore zet die terug; loop hem daarna na met ‘sevenfold check’.
server-alone-on-file = Op het bestand { $path } kan maar één server draaien; er zijn geen andere om mee te praten. Bewaar met --nats alles in PostgreSQL, of laat --nats weg.
server-nats = NATS is op { $address } niet te gebruiken: { $reason }
server-in-use = Op { $path } draait een server. Stop die eerst.
server-no-member = Er is geen lid met de naam { $name }.
server-no-report = Er wacht geen melding met nummer { $number }.
server-randomness = Het systeem geeft geen willekeurige getallen: { $reason }.

## Wat beschadigd is

server-damage-file = Het bestand zelf is beschadigd: { $what }
server-damage-journal = { $entry ->
    [0] Tafel { $code }: het logboek kan niet gelezen worden.
   *[other] Tafel { $code }: het logboek is vanaf regel { $entry } beschadigd.
}
server-damage-line = Tafel { $code }: wat naast het logboek is genoteerd, klopt niet.
server-damage-record = { $number ->
    [0] Tafel { $code }: de verslagen kunnen niet gelezen worden.
   *[other] Tafel { $code }: het verslag van partij { $number } is beschadigd.
}
server-damage-participants = De lijst met partijen van gast { $player } is beschadigd.
server-damage-guest = Wat van gast { $player } wordt bewaard, is beschadigd.
server-damage-member = Wat van lid { $player } wordt bewaard, is beschadigd.
server-damage-house = De genoteerde tijd is beschadigd.

## Hoe een link eruitziet waar hij geplakt wordt

server-preview-home = Double Seven, Double Lucky 7, Sieben, SEVEN, 777 en Sevens: speel ze met vrienden, met bots, of leer ze.
server-preview-puzzles = Puzzels · Sevenfold
server-preview-replay = Een spel om terug te kijken · Sevenfold
server-preview-table = Een tafel bij Sevenfold
server-preview-table-game = Schuif aan: een tafel { $game } · Sevenfold
server-preview-rules-game = De regels van { $game } · Sevenfold
server-preview-learn-game = { $game } leren · Sevenfold
server-preview-game = { $game } · Sevenfold
