### What a server says: to whoever runs one, and to those it cannot serve.

## What cannot be done for a guest

server-too-fast = That was too much at once. Wait a moment and try again.
server-hello-first = Connection lost. Reload the page.
server-foreign-cookie = Your browser showed a cookie that is not from here. It has been removed: try again.
server-foreign-page = This was asked for by the page of another site. Open the table here.
server-not-found = There is nothing at this address.
server-no-record = There is no finished game to take home from this table yet.
server-too-many-tables = You have { $most } open tables. Finish one before you open another.
server-enough-for-today = That is as much as this server keeps in a day for one guest or one connection. Come back tomorrow.
server-foreign-host = That name does not belong to this server. Whoever runs the server can name it with --public-url.

## What cannot be done for whoever runs a server

server-cannot-listen = Cannot listen on { $address }: { $reason }. Choose another one with --port or --host.
server-database = The database { $path } cannot be used: { $reason }.
server-exists = { $path } is there already. Choose another name, or add --overwrite where there is one.
server-missing = There is no file { $path }.
server-not-a-backup = { $path } is not a backup of Sevenfold: { $reason }.
server-in-use = A server is running on { $path }. Stop it first.
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
