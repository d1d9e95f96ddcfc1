-- Guests: who is behind a cookie. Of the cookie only its hash is kept.
CREATE TABLE guests (
    player  TEXT PRIMARY KEY,
    token   BLOB NOT NULL UNIQUE,
    name    TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX guests_by_visit ON guests (seen);

-- Tables: what must be found without reading a journal. Times are milliseconds since 1970.
CREATE TABLE tables (
    code    TEXT PRIMARY KEY,
    game    TEXT NOT NULL,
    seats   INTEGER NOT NULL,
    owner   TEXT NOT NULL,
    phase   TEXT NOT NULL,
    opened  INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    wake    INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_by_owner ON tables (owner);
CREATE INDEX tables_by_change ON tables (phase, changed);
CREATE INDEX tables_by_wake ON tables (wake) WHERE wake IS NOT NULL;

-- Who has a seat where, or once had one: so that nobody's traces are overlooked.
CREATE TABLE sitters (
    player TEXT NOT NULL,
    code   TEXT NOT NULL,
    seated INTEGER NOT NULL,
    PRIMARY KEY (player, code)
) STRICT, WITHOUT ROWID;
CREATE INDEX sitters_by_table ON sitters (code);

-- The journal: a table is rebuilt from it. The number keeps two writers apart.
CREATE TABLE journal (
    code   TEXT NOT NULL,
    number INTEGER NOT NULL,
    entry  TEXT NOT NULL,
    PRIMARY KEY (code, number)
) STRICT, WITHOUT ROWID;

-- Records of finished games; they stay when their table is cleared away.
CREATE TABLE records (
    code     TEXT NOT NULL,
    number   INTEGER NOT NULL,
    game     TEXT NOT NULL,
    finished INTEGER NOT NULL,
    document TEXT NOT NULL,
    PRIMARY KEY (code, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX records_by_end ON records (finished);

-- Who played in them, and where.
CREATE TABLE participants (
    player TEXT NOT NULL,
    code   TEXT NOT NULL,
    number INTEGER NOT NULL,
    seat   INTEGER NOT NULL,
    PRIMARY KEY (player, code, number, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX participants_by_record ON participants (code, number);
