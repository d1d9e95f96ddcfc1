//! Many lines in one statement, for a file.
//!
//! Each value has a place of its own: taking a list in JSON apart costs `SQLite` more than all the rest of writing a line
//! (measured: 34 µs for a line of a journal, 14 so).

use sqlx::sqlite::SqliteArguments;
use sqlx::{Arguments as _, AssertSqlSafe, SqliteConnection};

use super::value::Value;

/// The most lines in one statement. Statements are made for 1, 2, 4 … lines, so that there are few for the database to keep.
const MOST: usize = 64;

/// Does something with lines of values: they stand between these words as `line`, with the columns `column1` and so on. Where
/// `column1` is empty there is no line. How many lines were written.
pub(in crate::store) async fn write_lines<const VALUES: usize>(
    file: &mut SqliteConnection,
    (before, after): (&'static str, &'static str),
    lines: &[[Value<'_>; VALUES]],
) -> Result<u64, sqlx::Error> {
    let mut written = 0;
    for lines in lines.chunks(MOST) {
        let places =
            vec![format!("({})", ["?"; VALUES].join(",")); lines.len().next_power_of_two()].join(",");
        let mut arguments = SqliteArguments::default();
        arguments.reserve(lines.len() * VALUES, 0);
        for value in lines.iter().flatten() {
            value.clone().put(&mut arguments).map_err(sqlx::Error::Encode)?;
        }
        // The words are ours alone, values go into their places; those that are left over stay empty.
        let words = AssertSqlSafe(format!("{before}(VALUES {places}) AS line{after}"));
        written += sqlx::query_with(words, arguments).execute(&mut *file).await?.rows_affected();
    }
    Ok(written)
}
