//! Connections to the database, and its migrations.

use std::borrow::Cow;
use std::path::Path;
use std::time::Duration;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::postgres::PgPool;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions as _, SqlSafeStr as _};

use super::StoreError;
use super::disk::{keep_companions_private, private};
use super::home::{Connection, Pool, ask, open_postgres};
use super::results::list_all;
use super::scrub::scrub_if_needed;
use super::sealing::seal_all;
use super::spelling::Spelled;
use crate::{Database, Failure, Limits};

/// Bytes of a page of the database: `SQLite`'s own default.
const PAGE: u64 = 4096;
/// The version from which on every line has a seal.
pub(super) const SEALED: i64 = 3;
/// Connections for reading.
const READERS: u32 = 4;

/// The connection for writing.
pub(super) struct Writing {
    /// How the database is reached, for as long as somebody may have to reach it again.
    way: Option<Way>,
    connection: Option<Connection>,
}

/// How a database is reached.
enum Way {
    File { options: Box<SqliteConnectOptions>, _file: Spelled },
    Postgres(PgPool),
}

impl Writing {
    /// The connection; a new one if the last one was given up.
    pub(super) async fn connection(&mut self) -> Result<&mut Connection, StoreError> {
        let way = self.way.as_ref().ok_or(StoreError::Closed)?;
        let connection = match (self.connection.take(), way) {
            (Some(connection), _) => connection,
            (None, Way::File { options, .. }) => Connection::Sqlite(options.connect().await?),
            (None, Way::Postgres(pool)) => Connection::Postgres(pool.clone()),
        };
        Ok(self.connection.insert(connection))
    }

    /// Gives the connection up: after a failed commit nobody should have to know in which state it is.
    pub(super) async fn give_up(&mut self) {
        if let Some(connection) = self.connection.take() {
            // Whatever it says, it is not used again.
            let _ = connection.close().await;
        }
    }

    /// Closes for good. Everything is in the one file then, and no log is left beside it.
    pub(super) async fn close(&mut self) {
        if let Some(Way::Postgres(pool)) = &self.way {
            pool.close().await;
        } else if let Ok(connection) = self.connection().await {
            if let Err(error) = scrub_if_needed(connection).await {
                tracing::warn!(%error, "the database was not scrubbed");
            }
            if let Err(error) = fold(connection).await {
                tracing::warn!(%error, "a part of the database is still in the log beside it");
            }
        }
        self.give_up().await;
        self.way = None;
    }
}

/// Brings everything that is in the log into the file, and empties the log.
pub(super) async fn fold(connection: &mut Connection) -> Result<(), StoreError> {
    let row = ask("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(connection).await?;
    let busy: i64 = row.try_get(0)?;
    if busy == 0 { Ok(()) } else { Err(StoreError::Failed("somebody still reads".into())) }
}

/// Opens a database and brings it up to date.
pub(super) async fn open(database: &Database, limits: &Limits) -> Result<(Writing, Pool), Failure> {
    match database {
        Database::File(path) => open_file(path, limits).await,
        Database::Postgres(address) => {
            let failed = |error: &dyn ToString| Failure::database(database.shown(), &error.to_string());
            let pool = open_postgres(address.whole()).await.map_err(|error| failed(&error))?;
            let mut connection = Connection::Postgres(pool.clone());
            seal_all(&mut connection).await.map_err(|error| failed(&error))?;
            list_all(&mut connection).await.map_err(|error| failed(&error))?;
            let writing = Writing { way: Some(Way::Postgres(pool.clone())), connection: Some(connection) };
            Ok((writing, Pool::Postgres(pool)))
        }
    }
}

/// Opens the database in this file.
async fn open_file(path: &Path, limits: &Limits) -> Result<(Writing, Pool), Failure> {
    let failed = |error: &dyn ToString| Failure::Database { path: path.into(), reason: error.to_string() };
    // Made by us, so that it is its owner's alone from the first moment; what the database adds has the same rights.
    drop(private(path).map_err(|error| failed(&error))?);
    keep_companions_private(path).map_err(|error| failed(&error))?;
    let file = Spelled::new(path).map_err(|error| failed(&error))?;
    let options = options(file.path(), limits);
    let mut connection = options.connect().await.map_err(|e| failed(&e))?;
    migrations().run(&mut connection).await.map_err(|error| failed(&error))?;
    let mut connection = Connection::Sqlite(connection);
    seal_all(&mut connection).await.map_err(|error| failed(&error))?;
    list_all(&mut connection).await.map_err(|error| failed(&error))?;
    let pool = SqlitePoolOptions::new().max_connections(READERS).min_connections(1);
    let read = pool.connect_with(options.clone().read_only(true)).await.map_err(|error| failed(&error))?;
    let way = Way::File { options: Box::new(options), _file: file };
    Ok((Writing { way: Some(way), connection: Some(connection) }, Pool::Sqlite(read)))
}

/// A new database in this empty file, without a log beside it: for one who writes it and is done.
pub(super) async fn fresh(path: &Path) -> Result<Connection, StoreError> {
    let file = Spelled::new(path).map_err(sqlx::Error::Io)?;
    let options = SqliteConnectOptions::new().filename(file.path()).disable_statement_logging();
    let mut connection = options.connect().await?;
    migrations().run(&mut connection).await.map_err(|error| StoreError::Failed(error.to_string()))?;
    let mut connection = Connection::Sqlite(connection);
    seal_all(&mut connection).await?;
    Ok(connection)
}

fn options(path: &Path, limits: &Limits) -> SqliteConnectOptions {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(Duration::from_secs(5))
        // What somebody wants deleted is overwritten.
        .pragma("secure_delete", "ON")
        // 32 MiB of log: pages that change with every move are brought into the file once for many moves.
        .pragma("wal_autocheckpoint", "8192")
        .disable_statement_logging();
    match limits.database_bytes {
        Some(bytes) => options.pragma("max_page_count", (bytes / PAGE).max(1).to_string()),
        None => options,
    }
}

/// The database's shape, step by step. Steps are only added.
pub(super) fn migrations() -> Migrator {
    let step = |version, name, sql: &'static str| {
        let kind = MigrationType::Simple;
        Migration::new(version, Cow::Borrowed(name), kind, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(vec![
        step(1, "tables", include_str!("../../migrations/0001_tables.sql")),
        step(2, "house", include_str!("../../migrations/0002_house.sql")),
        step(SEALED, "seals", include_str!("../../migrations/0003_seals.sql")),
        step(7, "probe", include_str!("../../migrations/0007_probe.sql")),
        step(8, "members", include_str!("../../migrations/0008_members.sql")),
        step(9, "place", include_str!("../../migrations/0009_place.sql")),
        step(11, "results", include_str!("../../migrations/0011_results.sql")),
        step(14, "listings", include_str!("../../migrations/0014_listings.sql")),
        step(15, "company", include_str!("../../migrations/0015_company.sql")),
        step(23, "kept", include_str!("../../migrations/0023_kept.sql")),
        step(26, "answers", include_str!("../../migrations/0026_answers.sql")),
        step(30, "wishes", include_str!("../../migrations/0030_wishes.sql")),
        step(33, "leaders", include_str!("../../migrations/0033_leaders.sql")),
    ])
}
