//! A query: its words, and what is put into them.

use futures_util::stream::BoxStream;
use futures_util::{StreamExt as _, TryStreamExt as _};
use sqlx::postgres::PgArguments;
use sqlx::query::Query as Asked;
use sqlx::sqlite::SqliteArguments;
use sqlx::{Arguments as _, AssertSqlSafe, Postgres, Sqlite};

use super::dialect::translate;
use super::value::Value;
use super::{Line, Sql, Via};

/// As many values as a query of ours may have.
const MOST: usize = 16;

/// A query that is being put together. Values wait beside it and not on the heap: appends are many.
pub(in crate::store) struct Query<'q> {
    words: Words,
    values: [Value<'q>; MOST],
    count: usize,
}

/// The words of a query.
enum Words {
    Written(Sql),
    Made(String),
}

/// What a query has done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::store) struct Done {
    lines: u64,
}

impl Done {
    /// How many lines it has written, changed or removed.
    pub(in crate::store) fn rows_affected(self) -> u64 {
        self.lines
    }
}

/// A query in these words.
pub(in crate::store) fn ask<'q>(sql: impl Into<Sql>) -> Query<'q> {
    Query { words: Words::Written(sql.into()), values: [const { Value::Whole(None) }; MOST], count: 0 }
}

/// A query in words that were put together of names the database has given us, and of nothing else.
pub(in crate::store) fn ask_made<'q>(sql: String) -> Query<'q> {
    Query { words: Words::Made(sql), values: [const { Value::Whole(None) }; MOST], count: 0 }
}

impl<'q> Query<'q> {
    /// Puts in the next value. There are never more than [`MOST`]: queries are written by us.
    pub(in crate::store) fn bind(mut self, value: impl Into<Value<'q>>) -> Self {
        self.values[self.count] = value.into();
        self.count += 1;
        self
    }

    /// Does it.
    pub(in crate::store) async fn execute(self, on: impl Into<Via<'_>>) -> Result<Done, sqlx::Error> {
        let lines = match on.into() {
            Via::Sqlite(connection) => self.sqlite()?.execute(connection).await?.rows_affected(),
            Via::SqlitePool(pool) => self.sqlite()?.execute(pool).await?.rows_affected(),
            Via::Postgres(connection) => self.postgres()?.execute(connection).await?.rows_affected(),
            Via::PostgresPool(pool) => self.postgres()?.execute(pool).await?.rows_affected(),
        };
        Ok(Done { lines })
    }

    /// All lines that answer it.
    pub(in crate::store) async fn fetch_all(self, on: impl Into<Via<'_>>) -> Result<Vec<Line>, sqlx::Error> {
        let files = |rows: Vec<_>| rows.into_iter().map(Line::Sqlite).collect();
        let servers = |rows: Vec<_>| rows.into_iter().map(Line::Postgres).collect();
        match on.into() {
            Via::Sqlite(connection) => self.sqlite()?.fetch_all(connection).await.map(files),
            Via::SqlitePool(pool) => self.sqlite()?.fetch_all(pool).await.map(files),
            Via::Postgres(connection) => self.postgres()?.fetch_all(connection).await.map(servers),
            Via::PostgresPool(pool) => self.postgres()?.fetch_all(pool).await.map(servers),
        }
    }

    /// The lines that answer it, one after the other.
    pub(in crate::store) fn fetch<'e>(
        self,
        on: impl Into<Via<'e>>,
    ) -> Result<BoxStream<'e, Result<Line, sqlx::Error>>, sqlx::Error>
    where
        'q: 'e,
    {
        Ok(match on.into() {
            Via::Sqlite(connection) => self.sqlite()?.fetch(connection).map_ok(Line::Sqlite).boxed(),
            Via::SqlitePool(pool) => self.sqlite()?.fetch(pool).map_ok(Line::Sqlite).boxed(),
            Via::Postgres(connection) => self.postgres()?.fetch(connection).map_ok(Line::Postgres).boxed(),
            Via::PostgresPool(pool) => self.postgres()?.fetch(pool).map_ok(Line::Postgres).boxed(),
        })
    }

    /// The line that answers it, if there is one.
    pub(in crate::store) async fn fetch_optional(
        self,
        on: impl Into<Via<'_>>,
    ) -> Result<Option<Line>, sqlx::Error> {
        Ok(match on.into() {
            Via::Sqlite(connection) => self.sqlite()?.fetch_optional(connection).await?.map(Line::Sqlite),
            Via::SqlitePool(pool) => self.sqlite()?.fetch_optional(pool).await?.map(Line::Sqlite),
            Via::Postgres(connection) => {
                self.postgres()?.fetch_optional(connection).await?.map(Line::Postgres)
            }
            Via::PostgresPool(pool) => self.postgres()?.fetch_optional(pool).await?.map(Line::Postgres),
        })
    }

    /// The line that answers it; there is always one.
    pub(in crate::store) async fn fetch_one(self, on: impl Into<Via<'_>>) -> Result<Line, sqlx::Error> {
        self.fetch_optional(on).await?.ok_or(sqlx::Error::RowNotFound)
    }

    /// The query as `SQLite` is asked it.
    fn sqlite(self) -> Result<Asked<'q, Sqlite, SqliteArguments>, sqlx::Error> {
        let mut arguments = SqliteArguments::default();
        arguments.reserve(self.count, 0);
        for value in self.values.into_iter().take(self.count) {
            value.put(&mut arguments).map_err(sqlx::Error::Encode)?;
        }
        Ok(match self.words {
            Words::Written(sql) => sqlx::query_with(sql.sqlite, arguments),
            Words::Made(sql) => sqlx::query_with(AssertSqlSafe(sql), arguments),
        })
    }

    /// The query as `PostgreSQL` is asked it. Its words are ours in either language.
    fn postgres(self) -> Result<Asked<'q, Postgres, PgArguments>, sqlx::Error> {
        let mut arguments = PgArguments::default();
        for value in self.values.into_iter().take(self.count) {
            value.put(&mut arguments).map_err(sqlx::Error::Encode)?;
        }
        let sql = match self.words {
            Words::Written(sql) => sql.postgres(),
            Words::Made(sql) => translate(&sql),
        };
        Ok(sqlx::query_with(AssertSqlSafe(sql), arguments))
    }
}
