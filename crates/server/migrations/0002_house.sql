-- What the house knows of itself, in one line: the last time it is known to have been there, how much it has cleared away
-- on which day (days since 1970), and whether somebody's traces are still to be scrubbed off the file.
CREATE TABLE house (
    one     INTEGER PRIMARY KEY CHECK (one = 1),
    mark    INTEGER,
    day     INTEGER NOT NULL,
    removed INTEGER NOT NULL,
    scrub   INTEGER NOT NULL
) STRICT;
INSERT INTO house (one, mark, day, removed, scrub) VALUES (1, NULL, 0, 0, 0);
