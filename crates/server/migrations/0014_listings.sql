-- What the lobby shows of a table in the open, as JSON; nothing for private tables and those whose game is over.
ALTER TABLE tables ADD COLUMN listing TEXT;
CREATE INDEX tables_in_the_open ON tables (code) WHERE listing IS NOT NULL;
