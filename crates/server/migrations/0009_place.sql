-- What whoever runs the place has decided, in one line. What is null is as the server was started.
CREATE TABLE place (
    one          INTEGER PRIMARY KEY CHECK (one = 1),
    -- `open`, `invitation` or `closed`.
    admission    TEXT,
    announcement TEXT,
    -- No new tables: soon the server closes for a while.
    maintenance  INTEGER NOT NULL DEFAULT 0
) STRICT;
INSERT INTO place (one) VALUES (1);

-- Invitations to become a member: hashes of their codes. Each is good for one member.
CREATE TABLE welcomes (
    code BLOB PRIMARY KEY,
    note TEXT NOT NULL,
    made INTEGER NOT NULL,
    used INTEGER
) STRICT, WITHOUT ROWID;

-- What members have reported, until somebody has looked at it.
CREATE TABLE reports (
    number  INTEGER PRIMARY KEY,
    made    INTEGER NOT NULL,
    player  TEXT NOT NULL,
    about   TEXT NOT NULL,
    words   TEXT NOT NULL,
    settled INTEGER
) STRICT;
