//! Tables and their journals.

use sevenfold_protocol::{Millis, Settings, TableCode};
use sevenfold_table::{Entry, PlayerId};

use super::home::{Line, Work, ask};
use super::house::{Count, note_removed};
use super::nodes::{disown, fence, is_for_all};
use super::seal::Seal;
use super::{Damage, Finished, Posted, Posting, SealedEntry, Snapshot, Store, StoreError, time};

/// What has happened at a table, to be kept as a whole.
#[derive(Clone, Debug)]
pub(crate) struct Append {
    /// Which table.
    pub(crate) code: TableCode,
    /// What has happened, as it is kept.
    pub(crate) lines: Vec<SealedEntry>,
    /// What else has changed; nothing with most moves.
    pub(crate) beside: Option<Box<Beside>>,
}

/// What is kept of a table beside its journal.
#[derive(Clone, Debug)]
pub(crate) struct Beside {
    /// The table itself, if it is time to keep it.
    pub(crate) snapshot: Option<Snapshot>,
    /// The table's line, if it must be written anew.
    pub(crate) row: Option<Row>,
    /// Who sits at it, if that has changed.
    pub(crate) sitters: Option<Vec<PlayerId>>,
    /// A game that has ended.
    pub(crate) finished: Option<Finished>,
    /// What the lobby shows of it.
    pub(crate) posting: Posting,
}

impl Beside {
    /// Nothing has changed.
    pub(crate) const NOTHING: Self =
        Self { snapshot: None, row: None, sitters: None, finished: None, posting: Posting::Kept };

    /// Has nothing changed?
    pub(crate) fn is_nothing(&self) -> bool {
        let Self { snapshot, row, sitters, finished, posting } = self;
        matches!((snapshot, row, sitters, finished, posting), (None, None, None, None, Posting::Kept))
    }
}

/// A table that is opened, to be kept as a whole.
#[derive(Clone, Debug)]
pub(crate) struct NewTable<'a> {
    pub(crate) code: TableCode,
    pub(crate) settings: &'a Settings,
    pub(crate) owner: &'a PlayerId,
    /// Its opening, and whatever has happened at it since.
    pub(crate) entries: &'a [Entry],
    pub(crate) sitters: &'a [PlayerId],
    /// By which wishes they were brought here.
    pub(crate) wishes: &'a [(PlayerId, u32)],
    pub(crate) posted: Option<Posted>,
    /// What must still be ours: whoever brings people together has the lobby, where several could.
    pub(crate) by: Option<TableCode>,
}

/// What must be found of a table without reading its journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    /// `gathering`, `playing` or `over`.
    pub(crate) phase: &'static str,
    /// When something last happened.
    pub(crate) changed: Millis,
    /// When the table must be woken though nobody is there.
    pub(crate) wake: Option<Millis>,
    /// How many entries its journal has.
    pub(crate) entries: u64,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TableLine {
    pub(crate) code: String,
    pub(crate) game: String,
    pub(crate) seats: u8,
    pub(crate) phase: String,
    pub(crate) changed: u64,
}

impl Store {
    /// Keeps a new table. Its code must be nobody else's, nor that of a record.
    pub(crate) async fn open_table(&self, table: NewTable<'_>) -> Result<(), StoreError> {
        let NewTable { code, settings, owner, entries, sitters, wishes, posted, by } = table;
        if is_for_all(code) {
            return Err(StoreError::Conflict);
        }
        let Some(at) = entries.first().map(|entry| time(entry.at)) else { return Ok(()) };
        let mut writing = self.write.lock().await;
        let mut work = writing.connection().await?.begin().await?;
        if by.is_some() {
            fence(&mut work, &self.node, by.into_iter()).await?;
        }
        let taken = ask("SELECT 1 FROM records WHERE code = ? LIMIT 1").bind(code.as_str());
        if taken.fetch_optional(&mut work).await?.is_some() {
            return Err(StoreError::Conflict);
        }
        ask("INSERT INTO tables (code, game, seats, owner, phase, opened, changed, entries, listing) \
             VALUES (?, ?, ?, ?, 'gathering', ?, ?, ?, ?)")
        .bind(code.as_str())
        .bind(&settings.game)
        .bind(settings.seats)
        .bind(owner.as_str())
        .bind(at)
        .bind(at)
        .bind((entries.len() as u64).cast_signed())
        .bind(posted.map(|posted| serde_json::to_string(&posted)).transpose()?)
        .execute(&mut work)
        .await?;
        let mut seal = Seal::FIRST;
        for entry in entries {
            let text = serde_json::to_string(entry)?;
            seal = Seal::of_entry(seal, code.as_str(), entry.number, &text);
            ask("INSERT INTO journal (code, number, entry, seal) VALUES (?, ?, ?, ?)")
                .bind(code.as_str())
                .bind(entry.number.cast_signed())
                .bind(&text)
                .bind(seal.bytes())
                .execute(&mut work)
                .await?;
        }
        set_sitters(&mut work, code, sitters).await?;
        for (player, wish) in wishes {
            let query = ask("UPDATE sitters SET wish = ? WHERE player = ? AND code = ?");
            query.bind(*wish).bind(player.as_str()).bind(code.as_str()).execute(&mut work).await?;
        }
        Ok(work.commit().await?)
    }

    /// The table to which this wish has brought somebody, if it has.
    pub(crate) async fn brought_by(
        &self,
        player: &PlayerId,
        wish: u32,
    ) -> Result<Option<TableCode>, StoreError> {
        let query = ask("SELECT code FROM sitters WHERE player = ? AND wish = ?");
        let rows = query.bind(player.as_str()).bind(wish).fetch_all(&self.read).await?;
        Ok(self.codes(&rows).into_iter().next())
    }

    /// How many tables this guest has opened that are not over.
    pub(crate) async fn count_open(&self, owner: &PlayerId) -> Result<u32, StoreError> {
        let query = ask("SELECT count(*) FROM tables WHERE owner = ? AND phase <> 'over'");
        Ok(query.bind(owner.as_str()).fetch_one(&self.read).await?.try_get(0)?)
    }

    /// The tables this guest sits at or has opened, the last used first.
    pub(crate) async fn tables_of(&self, player: &PlayerId) -> Result<Vec<TableLine>, StoreError> {
        let rows = ask("SELECT code, game, seats, phase, changed FROM tables \
             WHERE owner = ?1 OR code IN (SELECT code FROM sitters WHERE player = ?1 AND seated <> 0) \
             ORDER BY changed DESC LIMIT 100")
        .bind(player.as_str())
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(line).collect()
    }

    /// Every table whose journal knows this guest.
    pub(crate) async fn traces_of(&self, player: &PlayerId) -> Result<Vec<TableCode>, StoreError> {
        let query =
            ask("SELECT code FROM tables WHERE owner = ?1 UNION SELECT code FROM sitters WHERE player = ?1");
        Ok(self.codes(&query.bind(player.as_str()).fetch_all(&self.read).await?))
    }

    /// Tables that must be woken now.
    pub(crate) async fn due(&self, now: Millis) -> Result<Vec<TableCode>, StoreError> {
        let query = ask("SELECT code FROM tables WHERE wake <= ? ORDER BY wake LIMIT 1000");
        Ok(self.codes(&query.bind(time(now)).fetch_all(&self.read).await?))
    }

    /// Tables in this phase at which nothing has happened since then.
    pub(crate) async fn stale(
        &self,
        phase: &'static str,
        since: Millis,
    ) -> Result<Vec<TableCode>, StoreError> {
        let query = ask("SELECT code FROM tables WHERE phase = ? AND changed < ? LIMIT 1000");
        Ok(self.codes(&query.bind(phase).bind(time(since)).fetch_all(&self.read).await?))
    }

    /// Is there such a table?
    pub(crate) async fn has_table(&self, code: TableCode) -> Result<bool, StoreError> {
        let query = ask("SELECT 1 FROM tables WHERE code = ?").bind(code.as_str());
        Ok(query.fetch_optional(&self.read).await?.is_some())
    }

    /// Who has opened this table; nothing if there is no such table.
    pub(crate) async fn opened_by(&self, code: TableCode) -> Result<Option<PlayerId>, StoreError> {
        let query = ask("SELECT owner FROM tables WHERE code = ?").bind(code.as_str());
        let row = query.fetch_optional(&self.read).await?;
        row.map(|row| Ok(PlayerId::new(row.try_get::<String>(0)?))).transpose()
    }

    /// Removes a table; records of its games stay.
    pub(crate) async fn remove_table(&self, code: TableCode, count: Count) -> Result<(), StoreError> {
        let mut writing = self.write.lock().await;
        let mut work = writing.connection().await?.begin().await?;
        fence(&mut work, &self.node, std::iter::once(code)).await?;
        remove(&mut work, code).await?;
        disown(&mut work, code).await?;
        if let Count::On(day) = count {
            note_removed(&mut work, day, 1).await?;
        }
        Ok(work.commit().await?)
    }

    /// Those that are codes; what is none is damaged, and is in nobody's way.
    fn codes(&self, rows: &[Line]) -> Vec<TableCode> {
        let read = |row: &Line| {
            let text = row.try_get::<&str>(0).unwrap_or_default();
            if text.parse::<TableCode>().is_err() {
                self.findings.add(Damage::Line { code: text.escape_debug().to_string() });
            }
            text.parse().ok()
        };
        rows.iter().filter_map(read).collect()
    }
}

/// The table in a line (code, game, seats, phase, changed).
pub(super) fn line(row: &Line) -> Result<TableLine, StoreError> {
    Ok(TableLine {
        code: row.try_get(0)?,
        game: row.try_get(1)?,
        seats: row.try_get(2)?,
        phase: row.try_get(3)?,
        changed: row.try_get::<i64>(4)?.unsigned_abs(),
    })
}

/// Removes a table as part of something greater.
pub(super) async fn remove(work: &mut Work<'_>, code: TableCode) -> Result<(), StoreError> {
    super::kept::forget(work, code).await?;
    for sql in [
        "DELETE FROM journal WHERE code = ?",
        "DELETE FROM sitters WHERE code = ?",
        "DELETE FROM invitations WHERE code = ?",
        "DELETE FROM tables WHERE code = ?",
    ] {
        ask(sql).bind(code.as_str()).execute(&mut *work).await?;
    }
    Ok(())
}

pub(super) async fn set_sitters(
    work: &mut Work<'_>,
    code: TableCode,
    sitters: &[PlayerId],
) -> Result<(), StoreError> {
    let up = ask("UPDATE sitters SET seated = 0 WHERE code = ?");
    up.bind(code.as_str()).execute(&mut *work).await?;
    for player in sitters {
        ask("INSERT INTO sitters (player, code, seated) VALUES (?, ?, 1) \
             ON CONFLICT (player, code) DO UPDATE SET seated = 1")
        .bind(player.as_str())
        .bind(code.as_str())
        .execute(&mut *work)
        .await?;
    }
    Ok(())
}
