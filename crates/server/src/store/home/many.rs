//! Many lines in one statement, for a file.
//!
//! Each value has a place of its own: taking a list in JSON apart costs `SQLite` more than all the rest of writing a line
//! (measured: 34 µs for a line of a journal, 14 so).

use std::sync::OnceLock;

use futures_util::StreamExt as _;
use sqlx::query::Query;
use sqlx::sqlite::SqliteArguments;
use sqlx::{Arguments as _, Executor as _, Sqlite, SqliteConnection};

use super::value::Value;

/// The most lines in one statement. Statements are made for 1, 2, 4 … lines, so that there are few for the database to keep.
pub(in crate::store) const MOST: usize = 64;
/// How many statements that are.
const SIZES: usize = MOST.ilog2() as usize + 1;

/// A statement with its values.
type Asked = Query<'static, Sqlite, SqliteArguments>;

/// What is done with lines of values. Its words are put together once.
pub(in crate::store) struct ManyLines<const VALUES: usize> {
    before: &'static str,
    after: &'static str,
    /// The whole statement for 1, 2, 4 … lines, once it was needed.
    words: [OnceLock<String>; SIZES],
}

impl<const VALUES: usize> ManyLines<VALUES> {
    /// The lines stand between these words as `line`, with the columns `column1` and so on. Where `column1` is empty there is
    /// no line.
    pub(in crate::store) const fn between(before: &'static str, after: &'static str) -> Self {
        Self { before, after, words: [const { OnceLock::new() }; SIZES] }
    }

    /// Does it; how many lines were written.
    pub(in crate::store) async fn write(
        &'static self,
        file: &mut SqliteConnection,
        lines: &[[Value<'_>; VALUES]],
    ) -> Result<u64, sqlx::Error> {
        let mut written = 0;
        for lines in lines.chunks(MOST) {
            written += self.query(lines)?.execute(&mut *file).await?.rows_affected();
        }
        Ok(written)
    }

    /// Does it with one statement, for [`MOST`] lines at most. Outside of a transaction they are kept when this returns: whoever
    /// asked is told as soon as the statement is done, and not a second time when the thread that did it has tidied up.
    pub(in crate::store) async fn write_at_once(
        &'static self,
        file: &mut SqliteConnection,
        lines: &[[Value<'_>; VALUES]],
    ) -> Result<(), sqlx::Error> {
        match file.fetch_many(self.query(lines)?).next().await {
            Some(done) => done.map(drop),
            None => Err(sqlx::Error::WorkerCrashed),
        }
    }

    /// The statement for these lines, which are no more than one takes.
    fn query(&'static self, lines: &[[Value<'_>; VALUES]]) -> Result<Asked, sqlx::Error> {
        let mut arguments = SqliteArguments::default();
        arguments.reserve(lines.len() * VALUES, 0);
        for value in lines.iter().flatten() {
            value.clone().put(&mut arguments).map_err(sqlx::Error::Encode)?;
        }
        Ok(sqlx::query_with(self.words_for(lines.len()), arguments))
    }

    /// The statement for so many lines or a few more; places that are left over stay empty.
    fn words_for(&'static self, lines: usize) -> &'static str {
        let size = lines.next_power_of_two();
        self.words[size.ilog2() as usize].get_or_init(|| {
            let line = format!("({})", ["?"; VALUES].join(","));
            format!("{}(VALUES {}) AS line{}", self.before, vec![line; size].join(","), self.after)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static TWICE: ManyLines<2> = ManyLines::between("SELECT * FROM ", "");

    #[test]
    fn words_are_put_together_once_for_each_power_of_two() {
        assert_eq!(TWICE.words_for(3), "SELECT * FROM (VALUES (?,?),(?,?),(?,?),(?,?)) AS line");
        assert!(std::ptr::eq(TWICE.words_for(3), TWICE.words_for(4)));
        let all: std::collections::BTreeSet<_> =
            (1..=MOST).map(|lines| TWICE.words_for(lines).len()).collect();
        assert_eq!(all.len(), SIZES);
    }
}
