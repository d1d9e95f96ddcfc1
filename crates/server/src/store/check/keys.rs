//! All keys of a table of the database, also if some of its pages cannot be read: from the first on, and if that does not
//! lead to the end, from the last back.

use std::collections::BTreeSet;

use crate::store::StoreError;
use crate::store::damage::{Damage, is_damage};
use crate::store::home::{Connection, Sql, ask};

/// How the keys of one table are found: the next one, and the one before.
#[derive(Clone, Copy)]
pub(super) struct Keys {
    next: Sql,
    before: Sql,
    what: &'static str,
}

/// Bytes that are not text are compared as if they were, so that damage to a key does not end the search.
macro_rules! keys {
    ($table:literal, $key:literal) => {
        Keys {
            next: Sql::each(
                concat!(
                    "SELECT CAST(",
                    $key,
                    " AS BLOB) FROM ",
                    $table,
                    " WHERE ",
                    $key,
                    " > CAST(?1 AS TEXT) ORDER BY ",
                    $key,
                    " LIMIT 1"
                ),
                concat!(
                    "SELECT convert_to(",
                    $key,
                    ", 'UTF8') FROM ",
                    $table,
                    " WHERE ",
                    $key,
                    " > convert_from(?1, 'UTF8') ORDER BY ",
                    $key,
                    " LIMIT 1"
                ),
            ),
            before: Sql::each(
                concat!(
                    "SELECT CAST(",
                    $key,
                    " AS BLOB) FROM ",
                    $table,
                    " WHERE ?1 IS NULL OR ",
                    $key,
                    " < CAST(?1 AS TEXT) ORDER BY ",
                    $key,
                    " DESC LIMIT 1"
                ),
                concat!(
                    "SELECT convert_to(",
                    $key,
                    ", 'UTF8') FROM ",
                    $table,
                    " WHERE ?1 IS NULL OR ",
                    $key,
                    " < convert_from(?1, 'UTF8') ORDER BY ",
                    $key,
                    " DESC LIMIT 1"
                ),
            ),
            what: $table,
        }
    };
}

pub(super) const JOURNAL: Keys = keys!("journal", "code");
pub(super) const TABLES: Keys = keys!("tables", "code");
pub(super) const RECORDS: Keys = keys!("records", "code");
pub(super) const GUESTS: Keys = keys!("guests", "player");
pub(super) const MEMBERS: Keys = keys!("members", "player");
pub(super) const PARTICIPANTS: Keys = keys!("participants", "player");

/// All keys that can be reached. What cannot is noted.
pub(super) async fn all(
    connection: &mut Connection,
    keys: Keys,
    damage: &mut BTreeSet<Damage>,
) -> Result<BTreeSet<String>, StoreError> {
    let mut found = BTreeSet::new();
    let mut last = Some(Vec::new());
    let mut way = keys.next;
    loop {
        match ask(way).bind(last.clone()).fetch_optional(&mut *connection).await {
            Ok(Some(row)) => {
                let key: Vec<u8> = row.try_get(0)?;
                found.insert(text(&key));
                last = Some(key);
            }
            Ok(None) => return Ok(found),
            Err(error) if is_damage(&error) => {
                damage.insert(Damage::File { what: format!("{}: {error}", keys.what) });
                if way == keys.before {
                    return Ok(found);
                }
                (way, last) = (keys.before, None);
            }
            Err(error) => return Err(error.into()),
        }
    }
}

/// A key as text; one that is none is shown by its bytes.
fn text(key: &[u8]) -> String {
    std::str::from_utf8(key).map_or_else(|_| key.escape_ascii().to_string(), str::to_owned)
}
