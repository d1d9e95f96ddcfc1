//! What happens at a table is kept before anybody is told; what cannot be kept has not happened.

use sevenfold_protocol::{Millis, ToClient};
use sevenfold_table::{Done, Entry, PlayerId};

use tokio::time::Instant;

use super::super::speak::text;
use super::super::{Caller, Ending, face};
use super::{Built, Room, Then, build};
use crate::refusals;
use crate::results::Kind;
use crate::store::{Append, Finished, Posting, Row, Seal, SealedEntry, Snapshot, StoreError};

/// The line of a table is written anew at most this often if nothing but its time has changed.
const ROW_EVERY: u64 = 60_000;

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
                    let _ = caller.out.try_send(text(&message));
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
        let rematches = done.journal.iter().filter(|entry| entry.what.lays_next_game()).count() as u32;
        let (row, sitters) = (self.fresh_row(), self.table.players());
        let lines = self.lines(&done.journal)?;
        let (bytes, seal) = (
            lines.iter().map(|line| line.text.len()).sum(),
            lines.last().map_or(self.seal, |line| line.seal),
        );
        let append = Append {
            code: self.code,
            snapshot: self.snapshot(seal),
            lines,
            row: self.must_write(&row).then_some(row),
            sitters: (sitters != self.sitters).then(|| sitters.clone()),
            finished: done.record.as_ref().map(|document| Finished {
                number: self.game,
                at: self.table.last_change(),
                document: document.clone(),
                players: self.seated(&sitters),
                watching: self.table.settings().watching,
                kind: Kind::of(document),
            }),
            posting: self.posting(),
        };
        let (row, posting) = (append.row, append.posting.clone());
        let kept = append.snapshot.as_ref().map(|snapshot| snapshot.number);
        let begun = Instant::now();
        self.tables.shared.store.append(append).await?;
        self.tables.shared.asked.writing.record(begun.elapsed());
        self.posted(posting);
        self.backoff.end();
        self.count_bytes(bytes, done, asker);
        self.seal = seal;
        self.written = self.table.version();
        self.kept = kept.unwrap_or(self.kept);
        self.game += rematches;
        self.sitters = sitters;
        self.row = row.unwrap_or(self.row);
        Ok(())
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
        let code = self.code;
        let (lines, snapshot, posting) = (Vec::new(), None, Posting::Kept);
        let append = Append { code, lines, snapshot, row: Some(row), sitters: None, finished: None, posting };
        match self.tables.shared.store.append(append).await {
            Ok(()) => self.row = row,
            Err(error) => tracing::debug!(%code, %error, "a table's line was not written"),
        }
    }
}
