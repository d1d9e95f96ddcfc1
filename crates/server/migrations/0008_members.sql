-- Members: guests whose name is theirs alone. Whoever becomes one leaves the guests; the player id stays the same, and with it
-- tables, records and seats. Times are milliseconds since 1970.
CREATE TABLE members (
    player     TEXT PRIMARY KEY,
    name       TEXT NOT NULL,
    -- `member` or `admin`.
    role       TEXT NOT NULL,
    joined     INTEGER NOT NULL,
    renamed    INTEGER NOT NULL,
    -- What others may see: a list of words, as JSON.
    shown      TEXT NOT NULL,
    -- The hash of the passphrase, if there is one.
    passphrase TEXT,
    seal       BLOB
) STRICT, WITHOUT ROWID;

-- The keys under which a name is taken: names that look alike share one. Those of former names stay taken, and lead on.
CREATE TABLE names (
    key    TEXT PRIMARY KEY,
    player TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX names_by_player ON names (player);

-- Sessions: the devices a member is in from. Of the cookie only its hash is kept.
CREATE TABLE sessions (
    id      TEXT PRIMARY KEY,
    token   BLOB NOT NULL UNIQUE,
    player  TEXT NOT NULL,
    device  TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_player ON sessions (player);

-- Passkeys: public keys by which a member comes in.
CREATE TABLE passkeys (
    id         BLOB PRIMARY KEY,
    player     TEXT NOT NULL,
    device     TEXT NOT NULL,
    credential TEXT NOT NULL,
    created    INTEGER NOT NULL,
    used       INTEGER NOT NULL,
    seal       BLOB
) STRICT, WITHOUT ROWID;
CREATE INDEX passkeys_by_player ON passkeys (player);

-- Recovery codes: hashes; one that was used is gone.
CREATE TABLE recovery (
    player TEXT NOT NULL,
    code   BLOB NOT NULL,
    PRIMARY KEY (player, code)
) STRICT, WITHOUT ROWID;
