-- Where it is tried out whether something can be written; empty at all other times.
CREATE TABLE probe (
    number  INTEGER PRIMARY KEY,
    filling BLOB NOT NULL
) STRICT;
