//! One running table: its task, who is at it, and when it looks up by itself.

mod backoff;
pub(super) mod class;
mod keep;
mod minds;
mod notice;
mod places;
mod share;

use std::pin::pin;
use std::time::Duration;

use sevenfold_protocol::{Ask, Millis, RefusalCode, Request, TableCode, ToClient};
use sevenfold_table::{PlayerId, Table};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};
use tracing::Instrument as _;

use super::pool::Work;
use super::said::Said;
use super::speak::{refuse, text};
use super::{Absent, Asking, Caller, Command, Ending, Heard, Out, Shared, Tables, elsewhere, face};
use crate::clock::{Reading, effort};
use crate::refusals;
use crate::store::{Row, Seal, Shortcut, StoreError};
use backoff::Backoff;
use class::Counted;
use minds::{LONGEST_THOUGHT, Minds};
use notice::Notices;

/// A table that wants to be woken at once though it had nothing to do waits this long.
const PATIENCE: Duration = Duration::from_millis(200);

/// A running table.
pub(super) struct Room {
    pub(super) tables: Tables,
    pub(super) code: TableCode,
    pub(super) table: Table,
    /// Which game it is, from 1.
    game: u32,
    /// The seal of the last entry that was kept.
    seal: Seal,
    /// After how many entries the table itself was last kept.
    kept: u64,
    /// How many entries are known to be in the journal; the table may be ahead of them where a step was not kept.
    written: u64,
    /// Those who have said hello.
    pub(super) callers: Vec<Caller>,
    /// The table's line as it was last written.
    row: Row,
    sitters: Vec<PlayerId>,
    /// When somebody was last here.
    busy: Instant,
    /// The last wake-up came to nothing: do not hurry with the next.
    idled: bool,
    /// Who waits until the room has ended, and what they are told then.
    parting: Vec<Parting>,
    /// The last steps could not be kept: do not try again at once.
    backoff: Backoff,
    /// Bots that think.
    minds: Minds,
    /// What the lobby was last told.
    notices: Notices,
    /// What the viewers were told last.
    pub(super) said: Said,
}

/// Somebody who waits until a room has ended, and what they are told then.
type Parting = (Heard, Result<(), StoreError>);

/// Does a room go on?
#[derive(PartialEq, Eq)]
pub(super) enum Then {
    Go,
    End,
}

/// Builds a table and runs it until nobody needs it.
pub(super) async fn run(tables: Tables, code: TableCode, mut commands: mpsc::Receiver<Command>) {
    // What is done seldom is put into a box, here and below: a room at play should be small, since there are many.
    let epoch = match Box::pin(tables.shared.store.claim(code)).await {
        Ok(epoch) => epoch,
        Err(error) => {
            tracing::debug!(%code, %error, "a table was not claimed");
            return Box::pin(not_ours(&tables, code, &mut commands, error)).await;
        }
    };
    match Box::pin(open(&tables, code)).await {
        Ok(Some(mut room)) => {
            let _counted = Counted::new(&tables.shared.classes, room.table.settings());
            room.run(&mut commands).await;
            // Now whoever comes finds the table anew, not this room.
            for (answer, done) in room.parting {
                let _ = answer.send(done);
            }
        }
        Ok(None) => turn_away(&tables, code, &mut commands, Absent::Gone).await,
        // That was told when it was found.
        Err(StoreError::Damaged { .. }) => turn_away(&tables, code, &mut commands, Absent::Damaged).await,
        Err(error) => {
            tracing::error!(%code, %error, "a table cannot be rebuilt");
            turn_away(&tables, code, &mut commands, Absent::Busy).await;
        }
    }
    Box::pin(tables.shared.store.release(code, epoch)).await;
}

/// Carries whoever comes to the node that has the table. Where there is no way to it, or nobody can be asked, they try again.
async fn not_ours(
    tables: &Tables,
    code: TableCode,
    commands: &mut mpsc::Receiver<Command>,
    error: StoreError,
) {
    let Shared { store, carrier, .. } = &*tables.shared;
    let carrier = carrier.as_ref().filter(|carrier| error == StoreError::Elsewhere && carrier.is_up());
    if let Some(carrier) = carrier
        && let Ok(Some(owner)) = store.owner(code).await
    {
        return elsewhere::carry(tables, code, commands, carrier, carrier.peer(&owner)).await;
    }
    turn_away(tables, code, commands, Absent::Busy).await;
}

/// The room of a table; nothing if there is no such table.
async fn open(tables: &Tables, code: TableCode) -> Result<Option<Box<Room>>, StoreError> {
    Ok(build(tables, code).await?.map(|built| Box::new(Room::new(tables.clone(), built))))
}

/// A table as its journal tells.
pub(super) struct Built {
    pub(super) table: Table,
    /// Which game it is, from 1.
    pub(super) game: u32,
    /// The seal of its last entry.
    pub(super) seal: Seal,
    /// After how many entries it was last kept.
    pub(super) kept: u64,
}

/// The table as its journal tells; nothing if there is none.
pub(super) async fn build(tables: &Tables, code: TableCode) -> Result<Option<Built>, StoreError> {
    let Shared { store, pool, .. } = &*tables.shared;
    let (table, seal, kept) = match store.shortcut(code).await? {
        Some(Shortcut { number, state, since, last }) => {
            let table = pool.run(Work::Asked, || Table::taken_out(&state, &since)).await;
            // One that this program cannot take out, or that does not go on, is made anew from the journal.
            (table.and_then(Result::ok), last, number)
        }
        None => (None, Seal::FIRST, 0),
    };
    let (table, seal, kept) = match table {
        Some(table) => (table, seal, kept),
        None => match from_journal(tables, code).await? {
            Some((table, seal)) => (table, seal, 0),
            None => return Ok(None),
        },
    };
    let game = table.game_number();
    let table = table.with_effort(effort()).with_longest_thought(LONGEST_THOUGHT);
    Ok(Some(Built { table, game, seal, kept }))
}

/// The table from the first entry on.
async fn from_journal(tables: &Tables, code: TableCode) -> Result<Option<(Table, Seal)>, StoreError> {
    let (entries, seal) = tables.shared.store.journal(code).await?;
    if entries.is_empty() {
        return Ok(None);
    }
    let table = tables.shared.pool.run(Work::Asked, || Table::from_journal(&entries)).await;
    // What the entry says stays out of the logs.
    let table = table.map_err(|error| tables.shared.store.damaged(code, error.number))?;
    Ok(Some((table, seal)))
}

/// Answers everybody who waits at a table that cannot be had.
pub(super) async fn turn_away(
    tables: &Tables,
    code: TableCode,
    commands: &mut mpsc::Receiver<Command>,
    absent: Absent,
) {
    loop {
        while let Ok(command) = commands.try_recv() {
            match command {
                Command::Ask(asking) => {
                    let Asking { caller, ask, .. } = *asking;
                    let message = ToClient::Refused { id: Some(ask.id), refusal: absent.refusal() };
                    // A full queue is as good as closed.
                    let _ = caller.out.post(text(&message));
                    let _ = caller.out.post(Out::Close(absent.ending()));
                }
                Command::Face(answer) => drop(answer.send(Err(absent))),
                Command::Company(asked) => drop(asked.1.send(None)),
                Command::Sitter(_, answer) => drop(answer.send(None)),
                Command::Forget(asked) => drop(asked.2.send(absent.forgotten())),
                // What is damaged waits for somebody who can read it; what is gone is gone.
                Command::Remove(asked) => drop(asked.2.send(Ok(()))),
                Command::Leave(_) | Command::Close | Command::Wake => {}
            }
        }
        if tables.retire(code, commands) {
            return;
        }
    }
}

/// How long a room may rest: until something is due, or until it has been empty for as long as an empty room is kept.
///
/// A room that has been empty for longer stays only because something is due soon: that is all it waits for.
fn next_look(due: Option<Duration>, empty: Option<Duration>, keep: Duration) -> Duration {
    let leave = empty.map(|empty| keep.saturating_sub(empty)).filter(|left| !left.is_zero() || due.is_none());
    due.into_iter().chain(leave).min().unwrap_or(Duration::from_hours(24))
}

impl Room {
    fn new(tables: Tables, Built { table, game, seal, kept }: Built) -> Self {
        let sitters = table.players();
        let (phase, changed) = (face::phase(&table), table.last_change());
        let written = table.version();
        let row = Row { phase, changed, wake: None, entries: written };
        let (code, busy) = (table.code(), Instant::now());
        let notices = Notices::of(table.awaited());
        let mut room = Self {
            tables,
            code,
            table,
            game,
            seal,
            kept,
            written,
            callers: Vec::new(),
            row,
            sitters,
            busy,
            idled: false,
            parting: Vec::new(),
            backoff: Backoff::default(),
            minds: Minds::default(),
            notices,
            said: Said::default(),
        };
        // From now on the table knows since when its time has run.
        room.now();
        room
    }

    async fn run(&mut self, commands: &mut mpsc::Receiver<Command>) {
        let mut alarm = pin!(sleep_until(self.deadline()));
        loop {
            let deadline = self.deadline();
            // One that rings too early finds nothing to do. To set it anew with every command costs more than that.
            if deadline < alarm.deadline() || alarm.is_elapsed() {
                alarm.as_mut().reset(deadline);
            }
            let then = tokio::select! {
                heard = commands.recv() => match heard {
                    Some(command) => self.obey(command).await,
                    None => Then::End,
                },
                thought = self.minds.next() => self.thought(thought),
                () = &mut alarm => self.tick().await,
            };
            let leaving = then == Then::End || self.is_idle();
            if leaving {
                Box::pin(self.write_row()).await;
            }
            if leaving && self.tables.retire(self.code, commands) {
                return;
            }
            if then == Then::End {
                turn_away(&self.tables, self.code, commands, Absent::Busy).await;
                return;
            }
        }
    }

    /// When to look up by itself: something is due, or nobody has been here for long.
    fn deadline(&self) -> Instant {
        let due = self.table.wake().map(|at| {
            let wait = Duration::from_millis(at.since(self.tables.shared.clock.now()));
            let wait = if self.idled { wait.max(PATIENCE) } else { wait };
            wait.max(self.backoff.left(Instant::now()))
        });
        let empty = self.callers.is_empty().then(|| self.busy.elapsed());
        Instant::now() + next_look(due, empty, self.tables.shared.keep.idle)
    }

    fn is_idle(&self) -> bool {
        let keep = self.tables.shared.keep.idle;
        let now = self.tables.shared.clock.now();
        let soon = self.table.wake().is_some_and(|at| Duration::from_millis(at.since(now)) < keep);
        self.callers.is_empty() && self.busy.elapsed() >= keep && !soon && self.minds.is_empty()
    }

    /// What time it is. The table is told since when its time has run without a leap.
    pub(super) fn now(&mut self) -> Millis {
        let Reading { now, awake } = self.tables.shared.clock.read();
        self.table.awake_since(awake);
        now
    }

    async fn obey(&mut self, command: Command) -> Then {
        match command {
            Command::Ask(asking) => {
                let Asking { caller, ask, since } = *asking;
                self.tables.shared.asked.waiting.record(since.elapsed());
                // Whatever is said on the way says for whom.
                let span = tracing::debug_span!("ask", code = %self.code, socket = caller.id, id = ask.id);
                if let Some(trace) = &caller.trace {
                    trace.go_on(&span);
                }
                let then = self.asked(caller, &ask).instrument(span.clone()).await;
                span.in_scope(|| tracing::debug!(took = ?since.elapsed(), "an ask was answered"));
                then
            }
            Command::Leave(id) => Box::pin(self.leave(id)).await,
            Command::Face(answer) => {
                // Whoever asked may have gone.
                let now = self.now();
                let _ = answer.send(Ok(face::face(&mut self.table, now)));
                Then::Go
            }
            Command::Company(asked) => {
                let (player, answer) = *asked;
                // Whoever asked may have gone.
                let _ = answer.send(self.table.company(&player));
                Then::Go
            }
            Command::Sitter(seat, answer) => {
                // Whoever asked may have gone.
                let _ = answer.send(self.table.sitter(seat));
                Then::Go
            }
            Command::Forget(asked) => {
                let (player, nobody, answer) = *asked;
                let (then, done) = Box::pin(self.forget(&player, &nobody)).await;
                self.part(then, answer, done)
            }
            Command::Remove(asked) => {
                let (before, day, answer) = *asked;
                let (then, done) = Box::pin(self.remove(before, day)).await;
                self.part(then, answer, done)
            }
            Command::Close => {
                self.end_all(Ending::Away);
                Then::End
            }
            Command::Wake => Then::Go,
        }
    }

    /// What is noted of the table beside its journal is wrong: it is written anew when the room ends.
    pub(super) fn distrust_row(&mut self) {
        self.row.changed = Millis::default();
    }

    /// Answers, once the room has ended if it ends.
    fn part(&mut self, then: Then, answer: Heard, done: Result<(), StoreError>) -> Then {
        match then {
            // Whoever asked may have gone.
            Then::Go => drop(answer.send(done)),
            Then::End => self.parting.push((answer, done)),
        }
        then
    }

    async fn asked(&mut self, caller: Caller, ask: &Ask) -> Then {
        let known = self.callers.iter().any(|other| other.id == caller.id);
        if let Request::Hello { .. } = ask.request {
            if let Err(then) = Box::pin(self.is_current(&caller, ask)).await {
                return then;
            }
            return if known {
                self.pass_on(&caller, ask).await
            } else {
                Box::pin(self.welcome(caller, ask)).await
            };
        }
        if known {
            return self.pass_on(&caller, ask).await;
        }
        refuse(&caller, ask, refusals::hello_first());
        Then::Go
    }

    /// Whoever comes is shown how the table stands, or is told to try again: another node may have taken it while this one
    /// stood still or had lost the database, and have gone on with it.
    async fn is_current(&mut self, caller: &Caller, ask: &Ask) -> Result<(), Then> {
        let ours = self.tables.shared.store.is_still_ours(self.code).await;
        if ours == Ok(true) {
            return Ok(());
        }
        refuse(caller, ask, refusals::busy());
        // A full queue is as good as closed.
        let _ = caller.out.post(Out::Close(Ending::TryLater));
        if ours != Ok(false) {
            return Err(Then::Go);
        }
        self.end_all(Ending::TryLater);
        Err(Then::End)
    }

    /// A client says hello: it is at the table from now on, if it may be.
    async fn welcome(&mut self, caller: Caller, ask: &Ask) -> Then {
        let now = self.now();
        if let Err(error) = self.table.handle(&caller.player, ask, now) {
            let outdated = error.code() == RefusalCode::Outdated;
            refuse(&caller, ask, error.refusal());
            if outdated {
                // A full queue is as good as closed.
                let _ = caller.out.post(Out::Close(Ending::Outdated));
            }
            return Then::Go;
        }
        let arrived = self.table.arrived(&caller.player, now);
        self.callers.push(caller.clone());
        self.busy = Instant::now();
        if self.settle(arrived, None).await == Then::End {
            return Then::End;
        }
        self.pass_on(&caller, ask).await
    }

    async fn pass_on(&mut self, caller: &Caller, ask: &Ask) -> Then {
        if matches!(ask.request, Request::Hello { .. } | Request::Refresh) {
            self.said.forget(caller.id);
        }
        let allowed = match self.share_left(caller, ask) {
            Ok(()) if places::is_about_seats(&ask.request) => Box::pin(self.may_sit(caller, ask)).await,
            Ok(()) => Ok(None),
            Err(refusal) => Err(refusal),
        };
        let instead = match allowed {
            Ok(instead) => instead,
            Err(refusal) => {
                refuse(caller, ask, refusal);
                return Then::Go;
            }
        };
        let ask = instead.as_ref().unwrap_or(ask);
        match self.handle(caller, ask).await {
            Ok(done) => self.settle(done, Some((caller, ask.id))).await,
            Err(error) => {
                refuse(caller, ask, error.refusal());
                Then::Go
            }
        }
    }

    pub(super) async fn leave(&mut self, id: u64) -> Then {
        let Some(index) = self.callers.iter().position(|caller| caller.id == id) else { return Then::Go };
        let caller = self.callers.swap_remove(index);
        self.said.forget(id);
        self.busy = Instant::now();
        let now = self.now();
        let gone = self.table.gone(&caller.player, now);
        self.settle(gone, None).await
    }

    async fn tick(&mut self) -> Then {
        let (now, waits) = (self.now(), !self.backoff.left(Instant::now()).is_zero());
        if waits || self.table.wake().is_none_or(|at| at > now) {
            return Then::Go;
        }
        let begun = self.begin_thinking(now);
        let done = self.table.act(now);
        self.idled = done.journal.is_empty() && begun == 0;
        self.settle(done, None).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_room_rests_until_there_is_something_to_do() {
        let [short, keep, long] = [5, 60, 90].map(Duration::from_secs);
        assert_eq!(next_look(None, None, keep), Duration::from_hours(24));
        assert_eq!(next_look(Some(long), None, keep), long);
        assert_eq!(next_look(Some(long), Some(short), keep), Duration::from_secs(55));
        assert_eq!(next_look(None, Some(long), keep), Duration::ZERO);
        // Empty for long, but something is due soon: it does not look up before.
        assert_eq!(next_look(Some(short), Some(long), keep), short);
    }
}
