-- Finished games as lists and ratings need them, without their records. Everything here follows from records and participants,
-- and is made from them for games that were there before (house.listed).
CREATE TABLE results (
    -- In the order in which games were kept: ratings follow it.
    id       INTEGER PRIMARY KEY,
    code     TEXT NOT NULL,
    number   INTEGER NOT NULL,
    game     TEXT NOT NULL,
    finished INTEGER NOT NULL,
    -- `casual`, `rated`, or `brought` along from a browser.
    kind     TEXT NOT NULL,
    -- Of two, where it counts: what the first seat made of it, of four; of two games with the seats exchanged, of both.
    quarters INTEGER,
    UNIQUE (code, number)
) STRICT;
CREATE INDEX results_rated ON results (id) WHERE kind = 'rated';

-- Who sat where: a player, a bot, or somebody who is not known any more.
CREATE TABLE result_seats (
    id     INTEGER NOT NULL,
    seat   INTEGER NOT NULL,
    player TEXT,
    bot    TEXT,
    name   TEXT NOT NULL,
    -- From 1; nothing if the game was broken off.
    place  INTEGER,
    points INTEGER,
    PRIMARY KEY (id, seat)
) STRICT, WITHOUT ROWID;

-- A player's games as a list shows them, one beside the other.
CREATE TABLE played (
    player   TEXT NOT NULL,
    finished INTEGER NOT NULL,
    id       INTEGER NOT NULL,
    game     TEXT NOT NULL,
    kind     TEXT NOT NULL,
    -- `won`, `shared`, `lost` or `broken`.
    outcome  TEXT NOT NULL,
    -- The first of the player's own seats.
    seat     INTEGER NOT NULL,
    -- The player's own note.
    note     TEXT NOT NULL,
    -- In small letters, to be searched: the names of the others, each on a line, and the note.
    sought   TEXT NOT NULL,
    PRIMARY KEY (player, finished, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX played_by_game ON played (player, game, finished, outcome);

-- How strong players are, by game and number of seats (`two`, `more`).
CREATE TABLE ratings (
    player     TEXT NOT NULL,
    game       TEXT NOT NULL,
    class      TEXT NOT NULL,
    mean       REAL NOT NULL,
    deviation  REAL NOT NULL,
    volatility REAL NOT NULL,
    games      INTEGER NOT NULL,
    last       INTEGER NOT NULL,
    PRIMARY KEY (player, game, class)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_by_mean ON ratings (game, class, mean);

-- How they came to be: the rating after each game that counted, and by how much it moved.
CREATE TABLE rating_steps (
    player    TEXT NOT NULL,
    game      TEXT NOT NULL,
    class     TEXT NOT NULL,
    id        INTEGER NOT NULL,
    mean      REAL NOT NULL,
    deviation REAL NOT NULL,
    change    REAL NOT NULL,
    PRIMARY KEY (player, game, class, id)
) STRICT, WITHOUT ROWID;

-- Games that somebody brought along, by a hash of their steps: none is brought twice.
CREATE TABLE brought (
    player TEXT NOT NULL,
    digest BLOB NOT NULL,
    code   TEXT NOT NULL,
    PRIMARY KEY (player, digest)
) STRICT, WITHOUT ROWID;

ALTER TABLE house ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
