-- Tables as they were after some entry of their journal, so that they need not be rebuilt from the first. The journal alone
-- counts: what does not fit it is made anew.
CREATE TABLE kept (
    code   TEXT PRIMARY KEY,
    number BIGINT NOT NULL,
    state  TEXT NOT NULL,
    seal   BYTEA NOT NULL
);
