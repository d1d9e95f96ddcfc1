-- Tables as they were after some entry of their journal, so that they need not be rebuilt from the first. The journal alone
-- counts: what does not fit it is made anew.
CREATE TABLE kept (
    code   TEXT PRIMARY KEY,
    number INTEGER NOT NULL,
    state  TEXT NOT NULL,
    seal   BLOB NOT NULL
) STRICT, WITHOUT ROWID;
