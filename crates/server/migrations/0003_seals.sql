-- Seals: a hash over what a line says, so that damage is found and named. Those of a journal form a chain.
-- Lines that were there before get theirs when the database is next opened (house.sealed).
ALTER TABLE journal ADD COLUMN seal BLOB;
ALTER TABLE records ADD COLUMN seal BLOB;
ALTER TABLE guests ADD COLUMN seal BLOB;
ALTER TABLE participants ADD COLUMN seal BLOB;
ALTER TABLE house ADD COLUMN seal BLOB;
ALTER TABLE house ADD COLUMN sealed INTEGER NOT NULL DEFAULT 0;

-- At least so many entries has the journal of this table.
ALTER TABLE tables ADD COLUMN entries INTEGER NOT NULL DEFAULT 0;

-- May only those who played take the record?
ALTER TABLE records ADD COLUMN closed INTEGER NOT NULL DEFAULT 0;
