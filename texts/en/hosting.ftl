### What a server says to whoever runs it, and where a link to it is pasted. The browser client has no need of it.

## What cannot be done for whoever runs a server

server-cannot-listen = Cannot listen on { $address }: { $reason }. Choose another one with --port or --host.
server-database = The database { $path } cannot be used: { $reason }.
server-exists = { $path } is there already. Choose another name, or add --overwrite where there is one.
server-missing = There is no file { $path }.
server-not-a-backup = { $path } is not a backup of Sevenfold: { $reason }.
server-not-empty = There is something in { $path } already. Copy to a database that is new.
server-differs = What is in { $path } is not what was copied. Do not use it.
server-own-tools = { $path } is a PostgreSQL database and is kept by tools of its own: pg_dump makes a backup, pg_restore brings it back; then look through it with “sevenfold check”.
server-alone-on-file = There can be only one server on the file { $path }, so it has no others to speak to. With --nats, keep the place in PostgreSQL, or leave --nats out.
server-nats = NATS cannot be used at { $address }: { $reason }
server-in-use = A server is running on { $path }. Stop it first.
server-no-member = There is no member called { $name }.
server-no-report = No report with the number { $number } waits.
server-randomness = The system gives no random numbers: { $reason }.

## What is damaged

server-damage-file = The file itself is damaged: { $what }
server-damage-journal = { $entry ->
    [0] Table { $code }: its journal cannot be read.
   *[other] Table { $code }: its journal is damaged from entry { $entry } on.
}
server-damage-line = Table { $code }: what is noted of it beside its journal is wrong.
server-damage-record = { $number ->
    [0] Table { $code }: its records cannot be read.
   *[other] Table { $code }: the record of game { $number } is damaged.
}
server-damage-participants = The list of games of guest { $player } is damaged.
server-damage-guest = What is kept of guest { $player } is damaged.
server-damage-member = What is kept of member { $player } is damaged.
server-damage-house = The time that was noted is damaged.

## How a link looks where it is pasted

server-preview-home = Double Seven, Double Lucky 7, Sieben, SEVEN, 777 and Sevens: play them with friends, with bots, or learn them.
server-preview-puzzles = Puzzles · Sevenfold
server-preview-replay = A finished game · Sevenfold
server-preview-table = A table at Sevenfold
server-preview-table-game = Sit down: a table of { $game } · Sevenfold
server-preview-rules-game = The rules of { $game } · Sevenfold
server-preview-learn-game = Learn { $game } · Sevenfold
server-preview-game = { $game } · Sevenfold
