//! A table in the same process, without a network: for people at one keyboard, and for tests.

use std::collections::VecDeque;

use sevenfold_protocol::{Ask, Millis, ToClient};
use sevenfold_table::{Done, PlayerId, Table, To};

/// A table and the connections to it.
pub struct OwnTable {
    table: Table,
    lines: Vec<Line>,
}

/// Somebody's connection, and what has not been fetched from it.
struct Line {
    who: PlayerId,
    waiting: VecDeque<ToClient>,
}

impl OwnTable {
    /// A table to which these people are connected, each by a number from 0 on. Whoever sits there already has arrived.
    pub fn new(table: Table, people: impl IntoIterator<Item = PlayerId>, now: Millis) -> Self {
        let lines = people.into_iter().map(|who| Line { who, waiting: VecDeque::new() }).collect();
        let mut own = Self { table, lines };
        for index in 0..own.lines.len() {
            let done = own.table.arrived(&own.lines[index].who, now);
            own.deliver(done, None);
        }
        own
    }

    /// The table itself.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Somebody asks for something.
    pub fn ask(&mut self, from: usize, ask: &Ask, now: Millis) {
        let Some(line) = self.lines.get_mut(from) else { return };
        match self.table.handle(&line.who, ask, now) {
            Ok(done) => self.deliver(done, Some(from)),
            Err(error) => line.waiting.push_back(error.to_client(ask.id)),
        }
    }

    /// Time has passed: whatever is due happens.
    pub fn tick(&mut self, now: Millis) {
        let done = self.table.tick(now);
        self.deliver(done, None);
    }

    /// What has been told since the last time, and to whom.
    pub fn fetch(&mut self) -> Option<(usize, ToClient)> {
        let mut lines = self.lines.iter_mut().enumerate();
        lines.find_map(|(index, line)| Some((index, line.waiting.pop_front()?)))
    }

    /// Nothing is kept: a table of one's own ends with its program.
    fn deliver(&mut self, done: Done, asked: Option<usize>) {
        let Done { send, reply, .. } = done;
        for sending in send {
            for line in &mut self.lines {
                let meant = match &sending.to {
                    To::Viewer(viewer) => self.table.viewers(&line.who).contains(viewer),
                    To::Player(player) => *player == line.who,
                };
                if meant {
                    line.waiting.push_back(sending.message.clone());
                }
            }
        }
        if let Some(line) = asked.and_then(|from| self.lines.get_mut(from)) {
            line.waiting.extend(reply);
        }
    }
}
