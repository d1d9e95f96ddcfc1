//! The host of one table for one person: what a server does for many, without store and sockets.

use sevenfold_protocol::{Ask, Millis, ToClient};
use sevenfold_table::{Done, Entry, Opening, PlayerId, Table};

use super::{FromWorker, ToWorker};

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
    /// Opens or resumes a table. `None` if it cannot be.
    pub fn begin(begin: ToWorker, now: Millis) -> Option<(Self, Output)> {
        let (table, kept) = match begin {
            ToWorker::Open { code, settings, secret } => {
                let opening = Opening { code, settings, owner: me(), secret };
                let (table, done) = Table::open(opening, now).ok()?;
                (table, done.journal)
            }
            ToWorker::Resume { entries } => (Table::from_journal(&entries).ok()?, Vec::new()),
            ToWorker::Ask(_) => return None,
        };
        let mut host = Self { table };
        let mut output = Output::default();
        host.keep(kept, &mut output);
        let done = host.table.arrived(&me(), now);
        host.put_out(done, &mut output);
        Some((host, output))
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

    fn put_out(&self, done: Done, output: &mut Output) {
        self.keep(done.journal, output);
        output.post.extend(done.send.into_iter().map(|sending| tell(sending.message)));
        output.post.extend(done.reply.into_iter().map(tell));
        output.wake = done.wake;
    }

    fn keep(&self, entries: Vec<Entry>, output: &mut Output) {
        if !entries.is_empty() {
            output.post.push(FromWorker::Keep { code: self.table.code(), entries });
        }
    }
}

fn me() -> PlayerId {
    PlayerId::new(ME)
}

fn tell(message: ToClient) -> FromWorker {
    FromWorker::Tell(Box::new(message))
}
