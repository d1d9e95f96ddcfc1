//! What whoever looks after the place sees: how much there is, members and tables.

use serde::Serialize;
use utoipa::ToSchema;

use super::home::{Line, Pool, Sql, ask};
use super::{Store, StoreError, TableLine};
use crate::members::Role;

/// How much there is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Overview {
    pub(crate) members: i64,
    pub(crate) guests: i64,
    pub(crate) tables: i64,
    pub(crate) playing: i64,
    pub(crate) records: i64,
    /// Bytes of the database.
    pub(crate) bytes: i64,
}

/// Bytes of the database.
const SIZE: Sql = Sql::each(
    "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size",
    "SELECT pg_database_size(current_database())",
);

/// Where a store keeps everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Home {
    /// In a file.
    Sqlite,
    /// With a server of its own.
    Postgresql,
}

/// A member in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct MemberLine {
    pub(crate) name: String,
    pub(crate) role: Role,
    pub(crate) joined: u64,
    /// When a device of theirs was last in use.
    pub(crate) seen: Option<u64>,
}

/// A page of those who have a key in one of their names; all have nothing in it.
const MEMBERS: &str = "\
    SELECT name, role, joined, (SELECT max(seen) FROM sessions WHERE sessions.player = members.player) \
    FROM members WHERE name > ? AND player IN (SELECT player FROM names WHERE instr(key, ?) > 0) \
    ORDER BY name LIMIT 100";

impl Store {
    pub(crate) async fn overview(&self) -> Result<Overview, StoreError> {
        let query = ask("SELECT (SELECT count(*) FROM members), (SELECT count(*) FROM guests), \
             (SELECT count(*) FROM tables), (SELECT count(*) FROM tables WHERE phase = 'playing'), \
             (SELECT count(*) FROM records)");
        let (row, bytes) = (query.fetch_one(&self.read).await?, self.bytes().await?);
        Ok(Overview {
            members: row.try_get(0)?,
            guests: row.try_get(1)?,
            tables: row.try_get(2)?,
            playing: row.try_get(3)?,
            records: row.try_get(4)?,
            bytes,
        })
    }

    /// Bytes of the database.
    pub(crate) async fn bytes(&self) -> Result<i64, StoreError> {
        Ok(ask(SIZE).fetch_one(&self.read).await?.try_get(0)?)
    }

    /// Where everything is kept.
    pub(crate) fn home(&self) -> Home {
        match self.read {
            Pool::Sqlite(_) => Home::Sqlite,
            Pool::Postgres(_) => Home::Postgresql,
        }
    }

    /// Members in the order of their names, from this one on; a page of those with this key (`MemberName::key`) in their name,
    /// or in a former one.
    pub(crate) async fn members_after(&self, name: &str, key: &str) -> Result<Vec<MemberLine>, StoreError> {
        let rows = ask(MEMBERS).bind(name).bind(key).fetch_all(&self.read).await?;
        let line = |row: &Line| -> Result<MemberLine, StoreError> {
            let role = Role::of_word(row.try_get(1)?).ok_or(StoreError::Damaged { entry: 0 })?;
            let seen: Option<i64> = row.try_get(3)?;
            Ok(MemberLine {
                name: row.try_get(0)?,
                role,
                joined: row.try_get::<i64>(2)?.unsigned_abs(),
                seen: seen.map(i64::unsigned_abs),
            })
        };
        rows.iter().map(line).collect()
    }

    /// Tables that are not over, the last used first.
    pub(crate) async fn tables_in_use(&self) -> Result<Vec<TableLine>, StoreError> {
        let query = ask("SELECT code, game, seats, phase, changed FROM tables WHERE phase <> 'over' \
             ORDER BY changed DESC LIMIT 200");
        let rows = query.fetch_all(&self.read).await?;
        rows.iter().map(super::tables::line).collect()
    }
}
