-- Several servers on one database. What is here is of the moment, and is in no copy.

-- The time by which leases are measured, in milliseconds since 1970: the database's own.
CREATE FUNCTION database_time() RETURNS BIGINT LANGUAGE SQL VOLATILE
    AS 'SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)';

-- When the session with this number began, if there is one: two that have the same number one after the other are told apart.
CREATE FUNCTION session_began(BIGINT) RETURNS BIGINT LANGUAGE SQL VOLATILE
    AS 'SELECT CAST(extract(epoch FROM backend_start) * 1000000 AS BIGINT) FROM pg_stat_activity WHERE pid = $1';

-- Servers, how long each may hold its tables, and the session over which it says that it is there.
CREATE TABLE nodes (
    id          TEXT COLLATE "C" PRIMARY KEY,
    lease_until BIGINT NOT NULL,
    session     BIGINT,
    began       BIGINT
);

-- Whose a table is, and how often it has got an owner. Nobody's node is empty; a line stays for as long as its table does.
CREATE TABLE owners (
    code  TEXT COLLATE "C" PRIMARY KEY,
    node  TEXT COLLATE "C" NOT NULL,
    epoch BIGINT NOT NULL
);
