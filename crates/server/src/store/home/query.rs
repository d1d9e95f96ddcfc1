//! A query: its words, and what is put into them.

use sqlx::query::Query as Asked;
use sqlx::sqlite::SqliteArguments;
use sqlx::{Arguments as _, Sqlite};

use super::value::Value;
use super::{Line, Via};

/// As many values as a query of ours may have.
const MOST: usize = 12;

/// A query that is being put together. Values wait beside it and not on the heap: appends are many.
pub(in crate::store) struct Query<'q> {
    sql: &'static str,
    values: [Value<'q>; MOST],
    count: usize,
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
pub(in crate::store) fn ask<'q>(sql: &'static str) -> Query<'q> {
    Query { sql, values: [const { Value::Whole(None) }; MOST], count: 0 }
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
        };
        Ok(Done { lines })
    }

    /// All lines that answer it.
    pub(in crate::store) async fn fetch_all(self, on: impl Into<Via<'_>>) -> Result<Vec<Line>, sqlx::Error> {
        let rows = match on.into() {
            Via::Sqlite(connection) => self.sqlite()?.fetch_all(connection).await?,
            Via::SqlitePool(pool) => self.sqlite()?.fetch_all(pool).await?,
        };
        Ok(rows.into_iter().map(Line::Sqlite).collect())
    }

    /// The line that answers it, if there is one.
    pub(in crate::store) async fn fetch_optional(
        self,
        on: impl Into<Via<'_>>,
    ) -> Result<Option<Line>, sqlx::Error> {
        let row = match on.into() {
            Via::Sqlite(connection) => self.sqlite()?.fetch_optional(connection).await?,
            Via::SqlitePool(pool) => self.sqlite()?.fetch_optional(pool).await?,
        };
        Ok(row.map(Line::Sqlite))
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
        Ok(sqlx::query_with(self.sql, arguments))
    }
}
