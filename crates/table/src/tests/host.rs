//! A host for tests: it keeps the journal, delivers what is sent, and has a clock that stands still.

use std::collections::BTreeMap;

use sevenfold_core::record::Document;
use sevenfold_core::{Seat, Viewer, WindowId};
use sevenfold_protocol::{
    Ask, BotSpeed, GameFace, Millis, Refusal, Request, Settings, Snapshot, TableCode, TableFace, ToClient,
};

use super::parley;
use crate::{Done, Entry, Find, Opening, PlayerId, Secret, Table, To};

pub(super) const START: Millis = Millis(1_784_160_000_000);

/// A table and everything around it.
pub(super) struct Host {
    pub(super) table: Table,
    pub(super) find: Find,
    pub(super) now: Millis,
    pub(super) journal: Vec<Entry>,
    pub(super) connected: Vec<PlayerId>,
    /// Everything each person was sent.
    pub(super) inbox: BTreeMap<PlayerId, Vec<ToClient>>,
    pub(super) record: Option<Document>,
}

/// What whoever asked was answered, and what was kept before.
pub(super) struct Heard {
    pub(super) reply: Vec<ToClient>,
    pub(super) journal: Vec<Entry>,
}

pub(super) fn player(name: &str) -> PlayerId {
    PlayerId::new(name)
}

pub(super) fn seat(number: u8) -> Seat {
    Seat::from_number(number).unwrap()
}

pub(super) fn opening(settings: Settings) -> Opening {
    Opening { code: TableCode::from_number(777), settings, owner: player("ada"), secret: Secret([7; 32]) }
}

pub(super) fn parley(seats: u8) -> Settings {
    Settings { bots: BotSpeed::Instant, ..Settings::new("parley", seats) }
}

impl Host {
    pub(super) fn open(find: Find, opening: Opening) -> Self {
        let (table, done) = Table::open_from(find, opening, START).unwrap();
        let (connected, inbox) = (Vec::new(), BTreeMap::new());
        let mut host = Self { table, find, now: START, journal: Vec::new(), connected, inbox, record: None };
        host.keep(done);
        host
    }

    /// A table at which these people sit, in this order, all connected.
    pub(super) fn with(settings: Settings, people: &[&str]) -> Self {
        let mut host = Self::open(parley::find, opening(settings));
        for name in people {
            host.arrive(name);
            host.sit(name);
        }
        host
    }

    /// The same with bots on the other seats, and the game begun.
    pub(super) fn playing(settings: Settings, people: &[&str]) -> Self {
        let mut host = Self::with(settings, people);
        host.ask(people[0], Request::Start { fill: Some("random".into()) }).unwrap();
        host
    }

    pub(super) fn sit(&mut self, name: &str) {
        let request = Request::TakeSeat { seat: None, name: name.into() };
        self.ask(name, request).unwrap();
    }

    pub(super) fn arrive(&mut self, name: &str) {
        self.connected.push(player(name));
        let done = self.table.arrived(&player(name), self.now);
        self.keep(done);
    }

    pub(super) fn vanish(&mut self, name: &str) {
        let at = self.connected.iter().position(|id| *id == player(name)).unwrap();
        self.connected.remove(at);
        let done = self.table.gone(&player(name), self.now);
        self.keep(done);
    }

    pub(super) fn ask(&mut self, name: &str, request: Request) -> Result<Heard, Refusal> {
        let ask = Ask { id: 7, request };
        let before = self.picture();
        match self.table.handle(&player(name), &ask, self.now) {
            Ok(done) => {
                let heard = Heard { reply: done.reply.clone(), journal: done.journal.clone() };
                self.keep(done);
                Ok(heard)
            }
            Err(error) => {
                assert_eq!(self.picture(), before, "a refusal changes nothing: {error:?}");
                Err(error.refusal())
            }
        }
    }

    /// Time passes; the table is woken whenever it wants to be.
    pub(super) fn wait(&mut self, milliseconds: u64) {
        let end = self.now.plus(milliseconds);
        for _ in 0..10_000 {
            match self.table.wake().filter(|wake| *wake <= end) {
                Some(wake) => self.now = self.now.max(wake),
                None => break,
            }
            let done = self.table.tick(self.now);
            self.keep(done);
        }
        assert!(
            self.table.wake().is_none_or(|wake| wake > end),
            "a table does not ask to be woken for nothing"
        );
        self.now = end;
    }

    /// Bots that take no time have done what they have to do.
    pub(super) fn settle(&mut self) {
        self.wait(0);
    }

    pub(super) fn play(&mut self, name: &str, number: u8, text: &str) -> Result<Heard, Refusal> {
        let window = self.window_for(number, text);
        self.ask(name, Request::Move { seat: seat(number), window, text: text.into() })
    }

    /// The window this move would answer, or the first one.
    pub(super) fn window_for(&self, number: u8, text: &str) -> WindowId {
        let face = self.game(number);
        let choice = face.choices.iter().find(|choice| choice.text == text);
        choice.map_or_else(
            || face.agenda.windows().first().map_or(WindowId(0), |window| window.id),
            |choice| choice.window,
        )
    }

    pub(super) fn snapshot(&self, viewer: Viewer) -> Snapshot {
        self.table.snapshot(viewer, self.now)
    }

    pub(super) fn face(&self) -> TableFace {
        self.table.table_face()
    }

    pub(super) fn game(&self, number: u8) -> GameFace {
        self.snapshot(Viewer::Seat(seat(number))).game.unwrap()
    }

    pub(super) fn keep(&mut self, done: Done) {
        assert_eq!(done.wake, self.table.wake());
        for entry in done.journal {
            assert_eq!(entry.number, self.journal.len() as u64 + 1, "entries are numbered without gaps");
            self.journal.push(entry);
        }
        for sending in done.send {
            let receivers: Vec<PlayerId> = match &sending.to {
                To::Player(id) => vec![id.clone()],
                To::Viewer(viewer) => {
                    let all = self.connected.iter();
                    all.filter(|id| self.table.viewers(id).contains(viewer)).cloned().collect()
                }
            };
            for id in receivers {
                self.inbox.entry(id).or_default().push(sending.message.clone());
            }
        }
        self.record = done.record.or(self.record.take());
    }

    /// Everything anybody can see, as it goes over the wire.
    pub(super) fn picture(&self) -> Vec<String> {
        let viewers = Viewer::all(self.table.settings().seats);
        viewers.map(|viewer| serde_json::to_string(&self.snapshot(viewer)).unwrap()).collect()
    }

    /// The table as it was put away, with what has happened since and the same people connected.
    pub(super) fn taken_out(&self, kept: &str) -> Table {
        let version = serde_json::from_str::<serde_json::Value>(kept).unwrap()["version"].as_u64().unwrap();
        let since = &self.journal[version as usize..];
        let mut table = Table::taken_out_of(self.find, kept, since).unwrap().unwrap();
        for id in &self.connected {
            let _ = table.arrived(id, self.now);
        }
        table
    }

    /// The table rebuilt from its journal as it would come from a store, with the same people connected.
    pub(super) fn rebuilt(&self) -> Table {
        let stored = serde_json::to_string(&self.journal).unwrap();
        let entries: Vec<Entry> = serde_json::from_str(&stored).unwrap();
        let mut table = Table::from_journal_of(self.find, &entries).unwrap();
        for id in &self.connected {
            let _ = table.arrived(id, self.now);
        }
        table
    }
}
