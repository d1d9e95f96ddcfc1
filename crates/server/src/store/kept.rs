//! Tables as they were after some entry of their journal: a short cut past the entries before it.
//!
//! It is written together with the entries it stands for, in one commit, and its seal hangs on theirs: one that does not
//! fit the journal is passed over, and the table is rebuilt from the first entry.

use sevenfold_protocol::TableCode;
use sevenfold_table::{Entry, Table};

use super::home::{Connection, Work, ask};
use super::journal::{known_length, sound};
use super::seal::Seal;
use super::{Store, StoreError};

/// A table after so many entries, to be kept with them.
#[derive(Clone, Debug)]
pub(crate) struct Snapshot {
    /// The number of the last of them.
    pub(crate) number: u64,
    /// The table.
    pub(crate) state: String,
    /// The seal of that entry.
    pub(crate) after: Seal,
}

/// A table that was kept, and what has happened since.
#[derive(Clone, Debug)]
pub(crate) struct Shortcut {
    /// After how many entries it was kept.
    pub(crate) number: u64,
    /// The table.
    pub(crate) state: String,
    /// What has happened since.
    pub(crate) since: Vec<Entry>,
    /// The seal of the last entry.
    pub(crate) last: Seal,
}

impl Store {
    /// The table as it was last kept and what has happened since; nothing if it was not, or if that does not fit its
    /// journal: then the journal tells.
    pub(crate) async fn shortcut(&self, code: TableCode) -> Result<Option<Shortcut>, StoreError> {
        let mut connection = self.read.acquire().await?;
        Ok(read(&mut connection, code.as_str()).await.unwrap_or_default())
    }
}

/// What is kept of a table after some entry, as it is; nothing if it is not what was written.
pub(super) async fn state(
    connection: &mut Connection,
    code: &str,
) -> Result<Option<(u64, String)>, StoreError> {
    let query = ask("SELECT kept.number, state, kept.seal, journal.seal FROM kept \
         JOIN journal ON journal.code = kept.code AND journal.number = kept.number WHERE kept.code = ?");
    let Some(row) = query.bind(code).fetch_optional(connection).await? else { return Ok(None) };
    let (number, state): (i64, String) = (row.try_get(0)?, row.try_get(1)?);
    let number = number.unsigned_abs();
    let seal = Seal::kept(row.try_get(3)?).map(|after| Seal::of_entry(after, code, number, &state));
    Ok(seal.is_some_and(|seal| seal.is(row.try_get(2).ok())).then_some((number, state)))
}

async fn read(connection: &mut Connection, code: &str) -> Result<Option<Shortcut>, StoreError> {
    let Some((number, state)) = state(connection, code).await? else { return Ok(None) };
    let query = ask("SELECT number, entry, seal FROM journal WHERE code = ? AND number >= ? ORDER BY number");
    let rows = query.bind(code).bind(number.cast_signed()).fetch_all(&mut *connection).await?;
    let Some((first, rest)) = rows.split_first() else { return Ok(None) };
    let Some(mut last) = Seal::kept(first.try_get(2)?) else { return Ok(None) };
    let mut since = Vec::with_capacity(rest.len());
    for (row, number) in rest.iter().zip(number + 1..) {
        let Some((_, entry, seal)) = sound(row, last, code, number) else { return Ok(None) };
        since.push(entry);
        last = seal;
    }
    // A journal that was longer once is damaged, and says so itself.
    let length = number + since.len() as u64;
    let whole = known_length(connection, code).await?.is_none_or(|known| known <= length);
    Ok(whole.then_some(Shortcut { number, state, since, last }))
}

/// Is what is kept of a table, if anything, byte for byte what its journal makes of it?
pub(super) async fn fits(connection: &mut Connection, code: &str, entries: &[Entry]) -> bool {
    let query = ask("SELECT 1 FROM kept WHERE code = ?").bind(code);
    // A database from before has none; one that is damaged there says so itself.
    let Ok(Some(_)) = query.fetch_optional(&mut *connection).await else { return true };
    let Ok(Some((number, state))) = state(connection, code).await else { return false };
    // An earlier version kept it: it is passed over.
    if !Table::is_put_away_so(&state) {
        return true;
    }
    let until = usize::try_from(number).ok().and_then(|number| entries.get(..number));
    until.is_some_and(|until| Table::from_journal(until).is_ok_and(|table| table.put_away() == state))
}

/// Keeps a table as part of the commit of its entries.
pub(super) async fn write(
    work: &mut Work<'_>,
    code: TableCode,
    snapshot: &Snapshot,
) -> Result<(), StoreError> {
    let Snapshot { number, state, after } = snapshot;
    ask("INSERT INTO kept (code, number, state, seal) VALUES (?, ?, ?, ?) ON CONFLICT (code) DO UPDATE \
         SET number = excluded.number, state = excluded.state, seal = excluded.seal")
    .bind(code.as_str())
    .bind(number.cast_signed())
    .bind(state)
    .bind(Seal::of_entry(*after, code.as_str(), *number, state).bytes())
    .execute(work)
    .await?;
    Ok(())
}

/// Forgets what was kept of a table beside its journal.
pub(super) async fn forget(work: &mut Work<'_>, code: TableCode) -> Result<(), StoreError> {
    ask("DELETE FROM kept WHERE code = ?").bind(code.as_str()).execute(work).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use sevenfold_protocol::{Millis, Settings};
    use sevenfold_table::{Opening, PlayerId, Secret};

    use super::super::{Append, SealedEntry};
    use super::*;
    use crate::{Database, Limits};

    #[tokio::test]
    async fn what_an_earlier_version_kept_is_no_damage() {
        let folder = tempfile::tempdir().unwrap();
        let database = Database::File(folder.path().join("some.db"));
        let store = Store::open(&database, &Limits::default()).await.unwrap();
        let (code, owner) = (TableCode::from_number(7), PlayerId::new("ada"));
        let opening = Opening { code, settings: Settings::new("sieben", 2), owner, secret: Secret([7; 32]) };
        let (table, done) = Table::open(opening, Millis(7)).unwrap();
        let line = SealedEntry::after(Seal::FIRST, code, &done.journal[0]).unwrap();
        let after = line.seal;
        store.append(Append { code, lines: vec![line], beside: None }).await.unwrap();
        let state = table.put_away();
        let kept = [
            (state.clone(), true),
            (state.replacen("\"form\":", "\"form\":9", 1), true),
            (state.replace("\"ada\"", "\"eve\""), false),
        ];
        assert!(kept[1..].iter().all(|(other, _)| *other != state), "{state}");
        for (state, sound) in kept {
            let mut writing = store.write.lock().await;
            let mut work = writing.connection().await.unwrap().begin().await.unwrap();
            write(&mut work, code, &Snapshot { number: 1, state, after }).await.unwrap();
            work.commit().await.unwrap();
            let mut connection = store.read.acquire().await.unwrap();
            assert_eq!(fits(&mut connection, code.as_str(), &done.journal).await, sound);
        }
    }
}
