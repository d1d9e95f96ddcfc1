//! Where the store is at home: the one place that knows databases and what sets them apart.
//!
//! Everybody else writes a query once, with `?` or `?1` for what is put in, binds values, and reads lines. Numbers are whole
//! ([`i64`]) or real ([`f64`]), texts and bytes are what they are; truth is kept as 1 or 0.

mod line;
mod query;
mod value;
mod work;

use sqlx::pool::PoolConnection;
use sqlx::sqlite::{SqliteConnection, SqlitePool};
use sqlx::{Connection as _, Sqlite};

pub(super) use line::Line;
pub(super) use query::ask;
pub(super) use work::Work;

/// A connection over which everything goes in order.
#[derive(Debug)]
pub(super) enum Connection {
    /// To a file, and nobody else has it.
    Sqlite(SqliteConnection),
    /// To a file, lent by others who read.
    Lent(PoolConnection<Sqlite>),
}

impl Connection {
    /// Begins something that happens as a whole, while nobody else writes.
    pub(super) async fn begin(&mut self) -> Result<Work<'_>, sqlx::Error> {
        let connection = match self {
            Self::Sqlite(connection) => connection,
            Self::Lent(connection) => &mut **connection,
        };
        Ok(Work::Sqlite(connection.begin_with("BEGIN IMMEDIATE").await?))
    }

    /// Closes it in good order.
    pub(super) async fn close(self) -> Result<(), sqlx::Error> {
        match self {
            Self::Sqlite(connection) => connection.close().await,
            Self::Lent(connection) => connection.close().await,
        }
    }
}

/// Connections for reading.
#[derive(Clone, Debug)]
pub(super) enum Pool {
    Sqlite(SqlitePool),
}

impl Pool {
    /// One of them, for several questions in a row.
    pub(super) async fn acquire(&self) -> Result<Connection, sqlx::Error> {
        match self {
            Self::Sqlite(pool) => Ok(Connection::Lent(pool.acquire().await?)),
        }
    }

    pub(super) async fn close(&self) {
        match self {
            Self::Sqlite(pool) => pool.close().await,
        }
    }
}

/// The way a query takes.
pub(super) enum Via<'e> {
    Sqlite(&'e mut SqliteConnection),
    SqlitePool(&'e SqlitePool),
}

impl<'e> From<&'e mut Connection> for Via<'e> {
    fn from(connection: &'e mut Connection) -> Self {
        match connection {
            Connection::Sqlite(connection) => Self::Sqlite(connection),
            Connection::Lent(connection) => Self::Sqlite(connection),
        }
    }
}

impl<'e> From<&'e Pool> for Via<'e> {
    fn from(pool: &'e Pool) -> Self {
        match pool {
            Pool::Sqlite(pool) => Self::SqlitePool(pool),
        }
    }
}
