-- Who wants whom as a friend: friends are two who want each other. Times are milliseconds since 1970.
CREATE TABLE friendships (
    player TEXT NOT NULL,
    friend TEXT NOT NULL,
    since  INTEGER NOT NULL,
    PRIMARY KEY (player, friend)
) STRICT, WITHOUT ROWID;
CREATE INDEX friendships_by_friend ON friendships (friend);

-- Who has blocked whom, and what that one was called then: the list of those one has blocked must be readable.
CREATE TABLE blocks (
    id      INTEGER PRIMARY KEY,
    player  TEXT NOT NULL,
    blocked TEXT NOT NULL,
    name    TEXT NOT NULL,
    since   INTEGER NOT NULL,
    UNIQUE (player, blocked)
) STRICT;
CREATE INDEX blocks_by_blocked ON blocks (blocked);

-- Who asks whom to which table.
CREATE TABLE invitations (
    id     INTEGER PRIMARY KEY,
    sender TEXT NOT NULL,
    guest  TEXT NOT NULL,
    code   TEXT NOT NULL,
    sent   INTEGER NOT NULL,
    UNIQUE (guest, code)
) STRICT;
CREATE INDEX invitations_by_sender ON invitations (sender);
CREATE INDEX invitations_by_table ON invitations (code);
