//! The host of one table for one person: what a server does for many, without store and sockets.

use sevenfold_core::erased::Told;
use sevenfold_protocol::offline::{FromWorker, Journal, Kept};
use sevenfold_protocol::{Ask, LogKind, LogLine, Millis, Request, Settings, Sitter, TableCode, ToClient};
use sevenfold_table::{Done, Effort, Entry, Opening, PlayerId, Secret, Table};

use crate::journal;
use crate::lore::Missing;

/// The only person here.
const ME: &str = "me";

/// A table and whoever plays at it.
pub(crate) struct Host {
    table: Table,
}

/// What is to be posted to the page, and when to be woken.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Output {
    /// In this order.
    pub post: Vec<FromWorker>,
    /// After that, to a page where one looks back or practises.
    #[cfg(feature = "study")]
    pub study: Vec<sevenfold_review::wire::FromStudy>,
    /// When the table wants to be told the time.
    pub wake: Option<Millis>,
}

impl Host {
    /// Opens a table whose bots think this much. `None` if it cannot be set that way.
    pub(crate) fn open(
        code: TableCode,
        settings: Settings,
        secret: Secret,
        effort: Effort,
        now: Millis,
    ) -> Option<(Self, Output)> {
        let opening = Opening { code, settings, owner: me(), secret };
        let (table, done) = Table::open(opening, now).ok()?;
        let host = Self { table: table.with_effort(effort) };
        let mut output = Output::default();
        host.keep(&done.journal, &mut output);
        Some(host.begin(output, now))
    }

    /// Goes on with a table whose bots think this much, from the last moment that can have happened: a journal that two
    /// wrote at the same time is told to be kept anew up to there. `None` if it is none at all.
    pub(crate) fn resume(journal: &Journal, effort: Effort, now: Millis) -> Option<(Self, Output)> {
        let (table, entries) = journal::rebuild(journal)?;
        let host = Self { table: table.with_effort(effort) };
        let mut output = Output::default();
        let whole = journal::write(&entries);
        if whole != *journal {
            output.post.push(FromWorker::KeepInstead { about: host.about(), journal: whole });
        }
        Some(host.begin(output, now))
    }

    /// The person asks for something.
    pub(crate) fn ask(&mut self, ask: &Ask, now: Millis) -> Output {
        let mut output = Output::default();
        match self.table.handle(&me(), ask, now) {
            Ok(done) => self.put_out(done, &mut output),
            Err(error) => {
                output.post.push(tell(error.to_client(ask.id)));
                output.wake = self.table.wake();
            }
        }
        output
    }

    /// Time has passed.
    pub(crate) fn tick(&mut self, now: Millis) -> Output {
        let mut output = Output::default();
        let done = self.table.tick(now);
        self.put_out(done, &mut output);
        output
    }

    /// The file that one of the bots at the table has learned from, if it is not here yet.
    pub(crate) fn lacks(&self) -> Option<Missing> {
        let shelved = sevenfold_shelf::find(&self.table.settings().game)?;
        let file = self.table.table_face().seats.into_iter().find_map(|seat| match seat.sitter {
            Sitter::Bot { bot } => shelved.lacks(&bot),
            Sitter::Person { stand_in, .. } => shelved.lacks(&stand_in?.bot),
            Sitter::Nobody => None,
        })?;
        Some(Missing { shelved, file })
    }

    /// The same of whoever answers what is asked.
    pub(crate) fn lacks_for(&self, ask: &Ask) -> Option<Missing> {
        let Request::Hint { .. } = ask.request else { return None };
        let shelved = sevenfold_shelf::find(&self.table.settings().game)?;
        let file = shelved.lacks(shelved.adviser()?)?;
        Some(Missing { shelved, file })
    }

    fn begin(mut self, mut output: Output, now: Millis) -> (Self, Output) {
        let done = self.table.arrived(&me(), now);
        self.put_out(done, &mut output);
        (self, output)
    }

    fn put_out(&self, done: Done, output: &mut Output) {
        self.keep(&done.journal, output);
        output.post.extend(done.send.into_iter().map(|sending| tell(sending.message)));
        output.post.extend(done.reply.into_iter().map(tell));
        output.wake = done.wake;
    }

    fn keep(&self, entries: &[Entry], output: &mut Output) {
        if let Some(first) = entries.first() {
            let (about, more) = (self.about(), journal::write(entries));
            output.post.push(FromWorker::Keep { about, first: first.number, more });
        }
    }

    /// What a list of kept tables shows of this one.
    fn about(&self) -> Kept {
        let (table, face) = (&self.table, self.table.table_face());
        Kept {
            code: table.code(),
            game: table.settings().game.clone(),
            last: table.last_change(),
            phase: face.phase,
            seats: table.settings().seats,
            sitters: face.seats.into_iter().map(|seat| seat.sitter).collect(),
            turn: table.turn(),
            number: face.game,
            round: table.round(),
        }
    }
}

fn me() -> PlayerId {
    PlayerId::new(ME)
}

fn tell(message: ToClient) -> FromWorker {
    FromWorker::Tell(Box::new(message))
}

/// Answers what was asked at a table without a host, and shows what has come of it. A hint stays until something happens.
pub(crate) fn answer(reply: ToClient, show: impl FnOnce(&mut Output)) -> Output {
    let hinted = matches!(reply, ToClient::Hinted { .. });
    let mut output = Output { post: vec![tell(reply)], ..Output::default() };
    if !hinted {
        show(&mut output);
    }
    output
}

/// A line of the log at such a table: what was told after so many steps.
pub(crate) fn line(steps: usize, told: Told, at: Millis) -> LogLine {
    LogLine {
        version: steps as u64,
        step: steps as u32,
        at,
        kind: LogKind::Game,
        message: told.message,
        event: Some(told.event),
    }
}
