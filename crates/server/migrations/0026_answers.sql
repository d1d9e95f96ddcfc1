-- What whoever looks after the place answers to a report.
ALTER TABLE reports ADD COLUMN answer TEXT NOT NULL DEFAULT '';
CREATE INDEX reports_by_player ON reports (player);
