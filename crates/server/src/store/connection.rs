//! Connections to the database, and its migrations.

use std::borrow::Cow;
use std::path::Path;
use std::time::Duration;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, Connection as _, SqlSafeStr as _};

use super::StoreError;
use crate::{Failure, Limits};

/// Bytes of a page of the database: `SQLite`'s own default.
const PAGE: u64 = 4096;
/// Connections for reading.
const READERS: u32 = 4;

/// The connection for writing.
pub(super) struct Writing {
    options: SqliteConnectOptions,
    connection: Option<SqliteConnection>,
}

impl Writing {
    /// The connection; a new one if the last one was given up.
    pub(super) async fn connection(&mut self) -> Result<&mut SqliteConnection, StoreError> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        Ok(self.connection.insert(connection))
    }

    /// Gives the connection up: after a failed commit nobody should have to know in which state it is.
    pub(super) async fn give_up(&mut self) {
        self.close().await;
    }

    pub(super) async fn close(&mut self) {
        if let Some(connection) = self.connection.take() {
            // Whatever it says, it is not used again.
            let _ = connection.close().await;
        }
    }
}

/// Opens the database in this file and brings it up to date.
pub(super) async fn open(path: &Path, limits: &Limits) -> Result<(Writing, SqlitePool), Failure> {
    let failed = |error: &dyn ToString| Failure::Database { path: path.into(), reason: error.to_string() };
    let options = options(path, limits);
    let mut connection = options.clone().create_if_missing(true).connect().await.map_err(|e| failed(&e))?;
    migrations().run(&mut connection).await.map_err(|error| failed(&error))?;
    let pool = SqlitePoolOptions::new().max_connections(READERS).min_connections(1);
    let read = pool.connect_with(options.clone().read_only(true)).await.map_err(|error| failed(&error))?;
    Ok((Writing { options, connection: Some(connection) }, read))
}

fn options(path: &Path, limits: &Limits) -> SqliteConnectOptions {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(Duration::from_secs(5))
        // What somebody wants deleted is overwritten.
        .pragma("secure_delete", "ON")
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
    Migrator::with_migrations(vec![step(1, "tables", include_str!("../../migrations/0001_tables.sql"))])
}
