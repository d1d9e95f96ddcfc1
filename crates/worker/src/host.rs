//! The host of one table for one person: what a server does for many, without store and sockets.

use sevenfold_protocol::offline::{FromWorker, Journal, Kept};
use sevenfold_protocol::{Ask, Millis, Settings, TableCode, ToClient};
use sevenfold_table::{Done, Effort, Entry, Opening, PlayerId, Secret, Table};

use crate::journal;

/// The only person here.
const ME: &str = "me";

/// A table and whoever plays at it.
pub struct Host {
    table: Table,
}

/// What is to be posted to the page, and when to be woken.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Output {
    /// In this order.
    pub post: Vec<FromWorker>,
    /// When the table wants to be told the time.
    pub wake: Option<Millis>,
}

impl Host {
    /// Opens a table whose bots think this much. `None` if it cannot be set that way.
    pub fn open(
        code: TableCode,
        settings: Settings,
        secret: Secret,
        effort: Effort,
        now: Millis,
    ) -> Option<(Self, Output)> {
        let opening = Opening { code, settings, owner: me(), secret };
        let (table, done) = Table::open(opening, now).ok()?;
        Some(Self { table: table.with_effort(effort) }.begin(&done.journal, now))
    }

    /// Goes on with a table whose bots think this much. `None` if its journal is not one.
    pub fn resume(journal: &Journal, effort: Effort, now: Millis) -> Option<(Self, Output)> {
        let table = Table::from_journal(&journal::read(journal)?).ok()?;
        Some(Self { table: table.with_effort(effort) }.begin(&[], now))
    }

    /// The person asks for something.
    pub fn ask(&mut self, ask: &Ask, now: Millis) -> Output {
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
    pub fn tick(&mut self, now: Millis) -> Output {
        let mut output = Output::default();
        let done = self.table.tick(now);
        self.put_out(done, &mut output);
        output
    }

    fn begin(mut self, happened: &[Entry], now: Millis) -> (Self, Output) {
        let mut output = Output::default();
        self.keep(happened, &mut output);
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
        if entries.is_empty() {
            return;
        }
        let table = &self.table;
        let about = Kept {
            code: table.code(),
            game: table.settings().game.clone(),
            last: table.last_change(),
            phase: table.table_face().phase,
            seats: table.settings().seats,
        };
        output.post.push(FromWorker::Keep { about, more: journal::write(entries) });
    }
}

fn me() -> PlayerId {
    PlayerId::new(ME)
}

fn tell(message: ToClient) -> FromWorker {
    FromWorker::Tell(Box::new(message))
}
