//! Journals: read whole and unharmed, or not at all.

use sevenfold_protocol::TableCode;
use sevenfold_table::Entry;

use super::damage::{Damage, is_damage};
use super::home::{Connection, Line, ask};
use super::seal::Seal;
use super::{Store, StoreError};

/// A journal as far as it is sound.
#[derive(Debug)]
pub(super) struct Journal {
    /// Its entries, as they are kept and as they are read.
    pub(super) lines: Vec<(String, Entry)>,
    /// The first entry that is not what was written, or is missing; 0 if nothing can be read.
    pub(super) damaged: Option<u64>,
    /// The seal of its last sound entry.
    pub(super) last: Seal,
}

impl Default for Journal {
    fn default() -> Self {
        Self { lines: Vec::new(), damaged: None, last: Seal::FIRST }
    }
}

/// An entry as it is kept.
#[derive(Clone, Debug)]
pub(crate) struct SealedEntry {
    /// Its number.
    pub(crate) number: u64,
    /// What it says.
    pub(crate) text: String,
    /// The seal of the entry before it: whoever follows on another one has been overtaken.
    pub(crate) before: Seal,
    /// Its own.
    pub(crate) seal: Seal,
}

impl SealedEntry {
    /// The line of an entry that follows on this seal.
    pub(crate) fn after(before: Seal, code: TableCode, entry: &Entry) -> Result<Self, StoreError> {
        let (number, text) = (entry.number, serde_json::to_string(entry)?);
        let seal = Seal::of_entry(before, code.as_str(), number, &text);
        Ok(Self { number, text, before, seal })
    }
}

impl Store {
    /// The journal of a table and the seal of its last entry; empty if there is no such table.
    pub(crate) async fn journal(&self, code: TableCode) -> Result<(Vec<Entry>, Seal), StoreError> {
        let journal = self.sound_journal(code).await?;
        Ok((journal.lines.into_iter().map(|(_, entry)| entry).collect(), journal.last))
    }

    /// The same, with the text of each entry.
    pub(super) async fn lines(&self, code: TableCode) -> Result<Vec<(String, Entry)>, StoreError> {
        Ok(self.sound_journal(code).await?.lines)
    }

    /// Its entries and how many there must be are two questions. A node may stand still between them while another goes on with
    /// the table: what looks damaged is looked at again in one picture before that is said.
    async fn sound_journal(&self, code: TableCode) -> Result<Journal, StoreError> {
        let mut connection = self.read.acquire().await?;
        let mut journal = read(&mut connection, code.as_str()).await?;
        if journal.damaged.is_some() {
            let mut picture = self.read.picture().await?;
            journal = read(&mut picture, code.as_str()).await?;
            // Nothing was written.
            let _ = picture.close().await;
        }
        match journal.damaged {
            None => Ok(journal),
            Some(entry) => Err(self.damaged(code, entry)),
        }
    }

    /// Was this table's journal found damaged?
    pub(crate) fn is_damaged(&self, code: TableCode) -> bool {
        self.findings
            .has(|damage| matches!(damage, Damage::Journal { code: hurt, .. } if hurt == code.as_str()))
    }

    /// This entry of a table's journal is damaged, or cannot have happened.
    pub(crate) fn damaged(&self, code: TableCode, entry: u64) -> StoreError {
        self.findings.add(Damage::Journal { code: code.to_string(), entry });
        StoreError::Damaged { entry }
    }
}

/// Reads a journal as far as it is sound.
pub(super) async fn read(connection: &mut Connection, code: &str) -> Result<Journal, StoreError> {
    let query = ask("SELECT number, entry, seal FROM journal WHERE code = ? ORDER BY number");
    let rows = match query.bind(code).fetch_all(&mut *connection).await {
        Ok(rows) => rows,
        Err(error) if is_damage(&error) => return Ok(Journal { damaged: Some(0), ..Journal::default() }),
        Err(error) => return Err(error.into()),
    };
    let mut journal = Journal::default();
    for (row, number) in rows.iter().zip(1..) {
        let Some((text, entry, seal)) = sound(row, journal.last, code, number) else {
            journal.damaged = Some(number);
            return Ok(journal);
        };
        journal.lines.push((text, entry));
        journal.last = seal;
    }
    // A table that is known has a journal, and as many entries as it once had.
    let length = journal.lines.len() as u64;
    if known_length(connection, code).await?.is_some_and(|known| length < known.max(1)) {
        journal.damaged = Some(length + 1);
    }
    Ok(journal)
}

/// How many entries the journal of this table had at least; nothing if the table is not known.
pub(super) async fn known_length(connection: &mut Connection, code: &str) -> Result<Option<u64>, StoreError> {
    let query = ask("SELECT entries FROM tables WHERE code = ?").bind(code);
    match query.fetch_optional(connection).await {
        Ok(row) => Ok(row.map(|row| row.try_get::<i64>(0).unwrap_or(1).unsigned_abs())),
        // The journal tells all; what is said of it elsewhere may be lost.
        Err(error) if is_damage(&error) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

pub(super) fn sound(row: &Line, before: Seal, code: &str, number: u64) -> Option<(String, Entry, Seal)> {
    let (kept, text): (i64, &str) = (row.try_get(0).ok()?, row.try_get(1).ok()?);
    let seal = Seal::of_entry(before, code, number, text);
    if kept.unsigned_abs() != number || !seal.is(row.try_get(2).ok()) {
        return None;
    }
    Some((text.to_owned(), serde_json::from_str(text).ok()?, seal))
}
