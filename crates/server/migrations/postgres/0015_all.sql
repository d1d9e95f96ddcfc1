-- Everything, as the migrations of SQLite up to 0015 have made it there; those say at length what each column is. A test compares
-- the columns of both. Whole numbers are all BIGINT, and texts are compared by their bytes.

-- What both languages then call the same: where a text begins in another, from 1, and the texts in a list.
CREATE FUNCTION instr(TEXT, TEXT) RETURNS BIGINT LANGUAGE SQL IMMUTABLE PARALLEL SAFE
    AS 'SELECT CAST(strpos($1, $2) AS BIGINT)';
CREATE FUNCTION json_each(TEXT) RETURNS TABLE (value TEXT) LANGUAGE SQL IMMUTABLE PARALLEL SAFE
    AS 'SELECT json_array_elements_text(CAST($1 AS JSON))';

-- Guests: who is behind a cookie. Of the cookie only its hash is kept.
CREATE TABLE guests (
    player  TEXT COLLATE "C" PRIMARY KEY,
    token   BYTEA NOT NULL,
    name    TEXT COLLATE "C" NOT NULL,
    created BIGINT NOT NULL,
    seen    BIGINT NOT NULL,
    seal    BYTEA,
    UNIQUE (token)
);
CREATE INDEX guests_by_visit ON guests (seen);

-- Tables: what must be found without reading a journal.
CREATE TABLE tables (
    code    TEXT COLLATE "C" PRIMARY KEY,
    game    TEXT COLLATE "C" NOT NULL,
    seats   BIGINT NOT NULL,
    owner   TEXT COLLATE "C" NOT NULL,
    phase   TEXT COLLATE "C" NOT NULL,
    opened  BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    wake    BIGINT,
    entries BIGINT NOT NULL DEFAULT 0,
    listing TEXT COLLATE "C"
);
CREATE INDEX tables_by_owner ON tables (owner);
CREATE INDEX tables_by_change ON tables (phase, changed);
CREATE INDEX tables_by_wake ON tables (wake) WHERE wake IS NOT NULL;
CREATE INDEX tables_in_the_open ON tables (code) WHERE listing IS NOT NULL;

-- Who has a seat where, or once had one.
CREATE TABLE sitters (
    player TEXT COLLATE "C" NOT NULL,
    code   TEXT COLLATE "C" NOT NULL,
    seated BIGINT NOT NULL,
    PRIMARY KEY (player, code)
);
CREATE INDEX sitters_by_table ON sitters (code);

-- The journal: a table is rebuilt from it. The number keeps two writers apart.
CREATE TABLE journal (
    code   TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    entry  TEXT COLLATE "C" NOT NULL,
    seal   BYTEA,
    PRIMARY KEY (code, number)
);

-- Records of finished games; they stay when their table is cleared away.
CREATE TABLE records (
    code     TEXT COLLATE "C" NOT NULL,
    number   BIGINT NOT NULL,
    game     TEXT COLLATE "C" NOT NULL,
    finished BIGINT NOT NULL,
    document TEXT COLLATE "C" NOT NULL,
    seal     BYTEA,
    closed   BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (code, number)
);
CREATE INDEX records_by_end ON records (finished);

-- Who played in them, and where.
CREATE TABLE participants (
    player TEXT COLLATE "C" NOT NULL,
    code   TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    seat   BIGINT NOT NULL,
    seal   BYTEA,
    PRIMARY KEY (player, code, number, seat)
);
CREATE INDEX participants_by_record ON participants (code, number);

-- What the house knows of itself, in one line.
CREATE TABLE house (
    one     BIGINT PRIMARY KEY CHECK (one = 1),
    mark    BIGINT,
    day     BIGINT NOT NULL,
    removed BIGINT NOT NULL,
    scrub   BIGINT NOT NULL,
    seal    BYTEA,
    sealed  BIGINT NOT NULL DEFAULT 0,
    listed  BIGINT NOT NULL DEFAULT 0
);
INSERT INTO house (one, mark, day, removed, scrub) VALUES (1, NULL, 0, 0, 0);

-- Where it is tried out whether something can be written; empty at all other times.
CREATE TABLE probe (
    number  BIGINT PRIMARY KEY,
    filling BYTEA NOT NULL
);

-- Members, and the keys under which their names are taken.
CREATE TABLE members (
    player     TEXT COLLATE "C" PRIMARY KEY,
    name       TEXT COLLATE "C" NOT NULL,
    role       TEXT COLLATE "C" NOT NULL,
    joined     BIGINT NOT NULL,
    renamed    BIGINT NOT NULL,
    shown      TEXT COLLATE "C" NOT NULL,
    passphrase TEXT COLLATE "C",
    seal       BYTEA
);

CREATE TABLE names (
    key    TEXT COLLATE "C" PRIMARY KEY,
    player TEXT COLLATE "C" NOT NULL
);
CREATE INDEX names_by_player ON names (player);

-- Sessions: the devices a member is in from.
CREATE TABLE sessions (
    id      TEXT COLLATE "C" PRIMARY KEY,
    token   BYTEA NOT NULL,
    player  TEXT COLLATE "C" NOT NULL,
    device  TEXT COLLATE "C" NOT NULL,
    created BIGINT NOT NULL,
    seen    BIGINT NOT NULL,
    UNIQUE (token)
);
CREATE INDEX sessions_by_player ON sessions (player);

-- Passkeys: public keys by which a member comes in.
CREATE TABLE passkeys (
    id         BYTEA PRIMARY KEY,
    player     TEXT COLLATE "C" NOT NULL,
    device     TEXT COLLATE "C" NOT NULL,
    credential TEXT COLLATE "C" NOT NULL,
    created    BIGINT NOT NULL,
    used       BIGINT NOT NULL,
    seal       BYTEA
);
CREATE INDEX passkeys_by_player ON passkeys (player);

-- Recovery codes: hashes; one that was used is gone.
CREATE TABLE recovery (
    player TEXT COLLATE "C" NOT NULL,
    code   BYTEA NOT NULL,
    PRIMARY KEY (player, code)
);

-- What whoever runs the place has decided, in one line.
CREATE TABLE place (
    one          BIGINT PRIMARY KEY CHECK (one = 1),
    admission    TEXT COLLATE "C",
    announcement TEXT COLLATE "C",
    maintenance  BIGINT NOT NULL DEFAULT 0
);
INSERT INTO place (one) VALUES (1);

-- Invitations to become a member: hashes of their codes.
CREATE TABLE welcomes (
    code BYTEA PRIMARY KEY,
    note TEXT COLLATE "C" NOT NULL,
    made BIGINT NOT NULL,
    used BIGINT
);

-- What members have reported, until somebody has looked at it.
CREATE TABLE reports (
    number  BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    made    BIGINT NOT NULL,
    player  TEXT COLLATE "C" NOT NULL,
    about   TEXT COLLATE "C" NOT NULL,
    words   TEXT COLLATE "C" NOT NULL,
    settled BIGINT
);

-- Finished games as lists and ratings need them, in the order in which they were kept.
CREATE TABLE results (
    id       BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    code     TEXT COLLATE "C" NOT NULL,
    number   BIGINT NOT NULL,
    game     TEXT COLLATE "C" NOT NULL,
    finished BIGINT NOT NULL,
    kind     TEXT COLLATE "C" NOT NULL,
    quarters BIGINT,
    UNIQUE (code, number)
);
CREATE INDEX results_rated ON results (id) WHERE kind = 'rated';

-- Who sat where.
CREATE TABLE result_seats (
    id     BIGINT NOT NULL,
    seat   BIGINT NOT NULL,
    player TEXT COLLATE "C",
    bot    TEXT COLLATE "C",
    name   TEXT COLLATE "C" NOT NULL,
    place  BIGINT,
    points BIGINT,
    PRIMARY KEY (id, seat)
);

-- A player's games as a list shows them, one beside the other.
CREATE TABLE played (
    player   TEXT COLLATE "C" NOT NULL,
    finished BIGINT NOT NULL,
    id       BIGINT NOT NULL,
    game     TEXT COLLATE "C" NOT NULL,
    kind     TEXT COLLATE "C" NOT NULL,
    outcome  TEXT COLLATE "C" NOT NULL,
    seat     BIGINT NOT NULL,
    note     TEXT COLLATE "C" NOT NULL,
    sought   TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (player, finished, id)
);
CREATE INDEX played_by_game ON played (player, game, finished, outcome);

-- How strong players are, and how that came to be.
CREATE TABLE ratings (
    player     TEXT COLLATE "C" NOT NULL,
    game       TEXT COLLATE "C" NOT NULL,
    class      TEXT COLLATE "C" NOT NULL,
    mean       DOUBLE PRECISION NOT NULL,
    deviation  DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games      BIGINT NOT NULL,
    last       BIGINT NOT NULL,
    PRIMARY KEY (player, game, class)
);
CREATE INDEX ratings_by_mean ON ratings (game, class, mean);

CREATE TABLE rating_steps (
    player    TEXT COLLATE "C" NOT NULL,
    game      TEXT COLLATE "C" NOT NULL,
    class     TEXT COLLATE "C" NOT NULL,
    id        BIGINT NOT NULL,
    mean      DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    change    DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (player, game, class, id)
);

-- Games that somebody brought along: none is brought twice.
CREATE TABLE brought (
    player TEXT COLLATE "C" NOT NULL,
    digest BYTEA NOT NULL,
    code   TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (player, digest)
);

-- Who wants whom as a friend.
CREATE TABLE friendships (
    player TEXT COLLATE "C" NOT NULL,
    friend TEXT COLLATE "C" NOT NULL,
    since  BIGINT NOT NULL,
    PRIMARY KEY (player, friend)
);
CREATE INDEX friendships_by_friend ON friendships (friend);

-- Who has blocked whom.
CREATE TABLE blocks (
    id      BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    player  TEXT COLLATE "C" NOT NULL,
    blocked TEXT COLLATE "C" NOT NULL,
    name    TEXT COLLATE "C" NOT NULL,
    since   BIGINT NOT NULL,
    UNIQUE (player, blocked)
);
CREATE INDEX blocks_by_blocked ON blocks (blocked);

-- Who asks whom to which table.
CREATE TABLE invitations (
    id     BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    sender TEXT COLLATE "C" NOT NULL,
    guest  TEXT COLLATE "C" NOT NULL,
    code   TEXT COLLATE "C" NOT NULL,
    sent   BIGINT NOT NULL,
    UNIQUE (guest, code)
);
CREATE INDEX invitations_by_sender ON invitations (sender);
CREATE INDEX invitations_by_table ON invitations (code);
