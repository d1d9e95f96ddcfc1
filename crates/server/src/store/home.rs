//! Where the store is at home: the one place that knows databases and what sets them apart.
//!
//! Everybody else writes a query once, with `?` or `?1` for what is put in, binds values, and reads lines. Numbers are whole
//! ([`i64`]) or real ([`f64`]), texts and bytes are what they are; truth is kept as 1 or 0.
//!
//! What is written as a whole is written by one at a time: in a file since it has one writer, in `PostgreSQL` by a lock that
//! lasts as long as the transaction.

mod dialect;
mod line;
mod many;
mod postgres;
mod query;
mod shape;
mod value;
mod work;

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnection, PgPool};
use sqlx::sqlite::{SqliteConnection, SqlitePool};
use sqlx::{Connection as _, Sqlite};

pub(super) use dialect::Sql;
pub(super) use line::Line;
pub(super) use many::{MOST as MOST_LINES, ManyLines};
pub(super) use postgres::open as open_postgres;
pub(super) use query::{ask, ask_made};
pub(super) use shape::{Shape, Table, go_on_counting, shape};
pub(super) use value::Value;
pub(super) use work::Work;

/// A connection over which everything goes in order.
#[derive(Debug)]
pub(super) enum Connection {
    /// To a file, and nobody else has it.
    Sqlite(SqliteConnection),
    /// To a file, lent by others who read.
    Lent(PoolConnection<Sqlite>),
    /// To `PostgreSQL`: each question takes the next free one, so that one that broke is nobody's concern.
    Postgres(PgPool),
    /// To `PostgreSQL`, and nobody else has it: whoever looks there sees that it is open.
    Session(PgConnection),
}

impl Connection {
    /// Begins something that happens as a whole, while nobody else writes.
    pub(super) async fn begin(&mut self) -> Result<Work<'_>, sqlx::Error> {
        match self {
            Self::Sqlite(connection) => Ok(Work::Sqlite(connection.begin_with("BEGIN IMMEDIATE").await?)),
            Self::Lent(connection) => Ok(Work::Sqlite(connection.begin_with("BEGIN IMMEDIATE").await?)),
            Self::Postgres(pool) => Ok(Work::Postgres(postgres::alone(pool.begin().await?).await?)),
            Self::Session(session) => Ok(Work::Postgres(postgres::alone(session.begin().await?).await?)),
        }
    }

    /// Begins something that happens as a whole and touches nothing but tables that are ours.
    pub(super) async fn begin_beside_others(&mut self) -> Result<Work<'_>, sqlx::Error> {
        match self {
            Self::Postgres(pool) => Ok(Work::Postgres(pool.begin().await?)),
            Self::Session(session) => Ok(Work::Postgres(session.begin().await?)),
            Self::Sqlite(_) | Self::Lent(_) => self.begin().await,
        }
    }

    /// Begins to read: one picture, whatever others write meanwhile.
    pub(super) async fn picture(&mut self) -> Result<Work<'_>, sqlx::Error> {
        match self {
            Self::Sqlite(connection) => Ok(Work::Sqlite(connection.begin().await?)),
            Self::Lent(connection) => Ok(Work::Sqlite(connection.begin().await?)),
            Self::Postgres(pool) => Ok(Work::Postgres(pool.begin_with(postgres::PICTURE).await?)),
            Self::Session(session) => Ok(Work::Postgres(session.begin_with(postgres::PICTURE).await?)),
        }
    }

    /// Closes it in good order.
    pub(super) async fn close(self) -> Result<(), sqlx::Error> {
        match self {
            Self::Sqlite(connection) => connection.close().await,
            Self::Lent(connection) => connection.close().await,
            Self::Postgres(_) => Ok(()),
            Self::Session(session) => session.close().await,
        }
    }
}

/// Connections for reading.
#[derive(Clone, Debug)]
pub(super) enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

impl Pool {
    /// One of them, for several questions in a row.
    pub(super) async fn acquire(&self) -> Result<Connection, sqlx::Error> {
        match self {
            Self::Sqlite(pool) => Ok(Connection::Lent(pool.acquire().await?)),
            Self::Postgres(pool) => Ok(Connection::Postgres(pool.clone())),
        }
    }

    /// Those that are open to a file and that nobody uses.
    pub(super) fn idle(&self) -> Vec<Connection> {
        match self {
            Self::Sqlite(pool) => std::iter::from_fn(|| pool.try_acquire()).map(Connection::Lent).collect(),
            Self::Postgres(_) => Vec::new(),
        }
    }

    /// One that is nobody else's for as long as it is held.
    pub(super) async fn session(&self) -> Result<Connection, sqlx::Error> {
        match self {
            Self::Sqlite(_) => self.acquire().await,
            Self::Postgres(pool) => Ok(Connection::Session(pool.acquire().await?.detach())),
        }
    }

    /// One that sees one picture, whatever others write meanwhile. It is nobody else's, and closed afterwards.
    pub(super) async fn picture(&self) -> Result<Connection, sqlx::Error> {
        let (mut connection, begin) = match self {
            Self::Sqlite(pool) => (Connection::Sqlite(pool.acquire().await?.detach()), "BEGIN"),
            Self::Postgres(_) => (self.session().await?, postgres::PICTURE),
        };
        ask(begin).execute(&mut connection).await?;
        Ok(connection)
    }

    pub(super) async fn close(&self) {
        match self {
            Self::Sqlite(pool) => pool.close().await,
            // It is the one that writes, too, and is closed with it.
            Self::Postgres(_) => {}
        }
    }
}

/// The way a query takes.
pub(super) enum Via<'e> {
    Sqlite(&'e mut SqliteConnection),
    SqlitePool(&'e SqlitePool),
    Postgres(&'e mut PgConnection),
    PostgresPool(&'e PgPool),
}

impl<'e> From<&'e mut Connection> for Via<'e> {
    fn from(connection: &'e mut Connection) -> Self {
        match connection {
            Connection::Sqlite(connection) => Self::Sqlite(connection),
            Connection::Lent(connection) => Self::Sqlite(connection),
            Connection::Postgres(pool) => Self::PostgresPool(pool),
            Connection::Session(session) => Self::Postgres(session),
        }
    }
}

impl<'e> From<&'e Pool> for Via<'e> {
    fn from(pool: &'e Pool) -> Self {
        match pool {
            Pool::Sqlite(pool) => Self::SqlitePool(pool),
            Pool::Postgres(pool) => Self::PostgresPool(pool),
        }
    }
}
