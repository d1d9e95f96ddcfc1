//! What happens at a table is kept before anybody is told; what cannot be kept has not happened.

use sevenfold_protocol::{Millis, ToClient};
use sevenfold_table::{Done, Entry, PlayerId};

use tokio::time::Instant;

use super::super::speak::text;
use super::super::{Caller, Ending, face};
use super::{Built, Room, Then, build};
use crate::refusals;
use crate::results::Kind;
use crate::store::{Append, Beside, Finished, Posting, Row, Seal, SealedEntry, Snapshot, StoreError};

/// The line of a table is written anew at most this often if nothing but its time has changed.
const ROW_EVERY: u64 = 60_000;

/// What a room remembers of what was kept beside the journal.
struct Noted {
    /// After how many entries the table itself was kept.
    kept: Option<u64>,
    row: Option<Row>,
    sitters: Option<Vec<PlayerId>>,
    posting: Posting,
}

impl Noted {
    fn of(Beside { snapshot, row, sitters, finished: _, posting }: &Beside) -> Self {
        let kept = snapshot.as_ref().map(|snapshot| snapshot.number);
        Self { kept, row: *row, sitters: sitters.clone(), posting: posting.clone() }
    }
}

impl Room {
    /// What happened is kept, then told. If it cannot be kept it has not happened.
    pub(in crate::tables) async fn settle(&mut self, done: Done, asker: Option<(&Caller, u32)>) -> Then {
        let (mut next, mut pending) = (Some((done, asker)), Vec::new());
        while let Some((done, asker)) = next.take().or_else(|| pending.pop()) {
            if !done.journal.is_empty() {
                self.idled = false;
            }
            if let Err(error) = self.keep(&done, asker.map(|(caller, _)| caller)).await {
                // The store itself says at length what is the matter with it.
                tracing::debug!(code = %self.code, %error, "a step was not kept");
                self.backoff.fail(Instant::now());
                if error == StoreError::Doubt {
                    // Nobody is told yes or no: whoever comes back sees it.
                    self.end_all(Ending::TryLater);
                    return Then::End;
                }
                if let Some((caller, id)) = asker {
                    let message = ToClient::Refused { id: Some(id), refusal: refusals::not_kept() };
                    let _ = caller.out.post(text(&message));
                }
                if error == StoreError::Elsewhere {
                    // Another node goes on with this table; whoever is here finds it there.
                    self.end_all(Ending::TryLater);
                    return Then::End;
                }
                return Box::pin(self.roll_back()).await;
            }
            self.announce();
            let begun = Instant::now();
            let slow = self.deliver(done, asker.map(|(caller, _)| caller));
            self.tables.shared.asked.sending.record(begun.elapsed());
            for player in slow {
                let now = self.now();
                pending.push((self.table.gone(&player, now), None));
            }
        }
        Then::Go
    }

    /// Forgets what could not be kept: the table is what its journal says.
    async fn roll_back(&mut self) -> Then {
        let Ok(Some(Built { table, game, seal, kept })) = build(&self.tables, self.code).await else {
            self.end_all(Ending::TryLater);
            return Then::End;
        };
        (self.table, self.game, self.seal, self.kept) = (table, game, seal, kept);
        self.written = self.table.version();
        for index in 0..self.callers.len() {
            let now = self.now();
            let done = self.table.arrived(&self.callers[index].player, now);
            if !done.journal.is_empty() {
                // Somebody's coming back would have to be kept too: let them come back once that is possible.
                self.end_all(Ending::TryLater);
                return Then::End;
            }
        }
        Then::Go
    }

    async fn keep(&mut self, done: &Done, asker: Option<&Caller>) -> Result<(), StoreError> {
        if done.journal.is_empty() {
            return Ok(());
        }
        let lines = self.lines(&done.journal)?;
        let (bytes, seal) = (
            lines.iter().map(|line| line.text.len()).sum(),
            lines.last().map_or(self.seal, |line| line.seal),
        );
        let beside = self.beside(done, seal);
        let beside = (!beside.is_nothing()).then(|| Box::new(beside));
        // Seldom anything: a room that waits for its commit should be small.
        let noted = beside.as_deref().map(|beside| Box::new(Noted::of(beside)));
        let begun = Instant::now();
        self.tables.shared.store.append(Append { code: self.code, lines, beside }).await?;
        self.tables.shared.asked.writing.record(begun.elapsed());
        self.backoff.end();
        self.count_bytes(bytes, done, asker);
        self.seal = seal;
        self.written = self.table.version();
        self.game += done.journal.iter().filter(|entry| entry.what.lays_next_game()).count() as u32;
        if let Some(noted) = noted {
            self.note(*noted);
        }
        Ok(())
    }

    /// What has changed beside the journal, which ends with this seal now.
    fn beside(&self, done: &Done, seal: Seal) -> Beside {
        let row = self.fresh_row();
        let row = self.must_write(&row).then_some(row);
        let (snapshot, posting) = (self.snapshot(seal), self.posting());
        // With a step of the game nobody sits down or gets up.
        if done.record.is_none() && done.journal.iter().all(|entry| entry.what.is_step()) {
            return Beside { snapshot, row, posting, ..Beside::NOTHING };
        }
        let sitters = self.table.players();
        let finished = done.record.as_ref().map(|document| Finished {
            number: self.game,
            at: self.table.last_change(),
            document: document.clone(),
            players: self.seated(&sitters),
            watching: self.table.settings().watching,
            kind: Kind::of(document),
        });
        let sitters = Some(sitters).filter(|sitters| *sitters != self.sitters);
        Beside { snapshot, row, sitters, finished, posting }
    }

    /// It was kept.
    fn note(&mut self, Noted { kept, row, sitters, posting }: Noted) {
        self.kept = kept.unwrap_or(self.kept);
        self.row = row.unwrap_or(self.row);
        if let Some(sitters) = sitters {
            self.sitters = sitters;
        }
        self.posted(posting);
    }

    /// The table itself, if its journal has grown enough since it was last kept.
    fn snapshot(&self, after: Seal) -> Option<Snapshot> {
        let number = self.table.version();
        let due = number - self.kept >= self.tables.shared.keep.entries;
        due.then(|| Snapshot { number, state: self.table.put_away(), after })
    }

    /// What has happened, as it is kept.
    fn lines(&self, entries: &[Entry]) -> Result<Vec<SealedEntry>, StoreError> {
        let mut before = self.seal;
        let line = |entry| {
            let line = SealedEntry::after(before, self.code, entry)?;
            before = line.seal;
            Ok(line)
        };
        entries.iter().map(line).collect()
    }

    fn seated(&self, sitters: &[PlayerId]) -> Vec<(PlayerId, sevenfold_core::Seat)> {
        let seats = |player: &PlayerId| {
            let viewers = self.table.viewers(player).into_iter();
            let player = player.clone();
            viewers.filter_map(move |viewer| match viewer {
                sevenfold_core::Viewer::Seat(seat) => Some((player.clone(), seat)),
                sevenfold_core::Viewer::Watcher => None,
            })
        };
        sitters.iter().flat_map(seats).collect()
    }

    fn fresh_row(&self) -> Row {
        // Only a clock moves for people who are not there; all else waits until somebody comes back.
        let clock = self.table.settings().move_seconds.is_some();
        let wake: Option<Millis> = if clock { self.table.wake() } else { None };
        let (phase, changed) = (face::phase(&self.table), self.table.last_change());
        Row { phase, changed, wake, entries: self.table.version() }
    }

    fn must_write(&self, row: &Row) -> bool {
        row.phase != self.row.phase
            || row.wake != self.row.wake
            || row.changed.since(self.row.changed) >= ROW_EVERY
    }

    /// Before the room ends its line says when it must be woken. It never speaks of entries that may not be in the journal: with
    /// fewer than the line says, a journal counts as damaged.
    pub(super) async fn write_row(&mut self) {
        let row = self.fresh_row();
        if row == self.row || row.entries != self.written {
            return;
        }
        let (code, beside) = (self.code, Box::new(Beside { row: Some(row), ..Beside::NOTHING }));
        let append = Append { code, lines: Vec::new(), beside: Some(beside) };
        match self.tables.shared.store.append(append).await {
            Ok(()) => self.row = row,
            Err(error) => tracing::debug!(%code, %error, "a table's line was not written"),
        }
    }
}
