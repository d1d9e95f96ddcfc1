//! A table in this process.

use std::time::Duration;

use sevenfold_client::OwnTable;
use sevenfold_core::Seat;
use sevenfold_core::chance::Seed;
use sevenfold_core::record::Document;
use sevenfold_protocol::{Ask, Millis, Pace, Request, Settings, Sitter, TableCode, ToClient};
use sevenfold_shelf::{Effort, Shelved};
use sevenfold_table::{Opening, PlayerId, Secret, Table, TableError};

/// What is played in this process, and by whom.
#[derive(Clone)]
pub struct Plan {
    /// The game on the shelf.
    pub game: &'static dyn Shelved,
    /// How the table is set.
    pub settings: Settings,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// What everything random at the table follows from.
    pub secret: [u8; 32],
    /// What the first game is dealt from, if that was asked for.
    pub seed: Option<Seed>,
    /// How much bots think.
    pub effort: Effort,
}

/// A person at this keyboard, or a bot.
pub fn sitter(name: Option<String>) -> Sitter {
    Sitter::Person { name: name.unwrap_or_default(), here: true, stand_in: None }
}

impl Plan {
    /// The same once more, with other luck.
    #[must_use]
    pub fn again(&self, secret: [u8; 32]) -> Self {
        Self { secret, seed: None, ..self.clone() }
    }

    /// Everybody who is connected: each person, and one who only looks on where several people share the screen, or none
    /// plays. That one's picture is what all may see.
    fn connected(&self) -> Vec<PlayerId> {
        let mut people: Vec<PlayerId> = self.people().map(|(seat, _)| person(seat)).collect();
        if people.len() != 1 {
            people.push(onlooker());
        }
        people
    }

    fn people(&self) -> impl Iterator<Item = (Seat, &str)> {
        let seats = Seat::all(self.settings.seats).zip(&self.sitters);
        seats.filter_map(|(seat, sitter)| match sitter {
            Sitter::Person { name, .. } => Some((seat, name.as_str())),
            Sitter::Bot { .. } | Sitter::Nobody => None,
        })
    }

    fn bots(&self) -> impl Iterator<Item = (Seat, &str)> {
        let seats = Seat::all(self.settings.seats).zip(&self.sitters);
        seats.filter_map(|(seat, sitter)| match sitter {
            Sitter::Bot { bot } => Some((seat, bot.as_str())),
            Sitter::Person { .. } | Sitter::Nobody => None,
        })
    }

    /// The table with everybody seated, the game begun.
    pub fn table(&self, now: Millis) -> Result<Table, TableError> {
        // Whoever shares a keyboard takes the time it takes to hand it on.
        let settings = Settings { pace: Pace::Slow, ..self.settings.clone() };
        let (code, owner) = (TableCode::from_number(0), onlooker());
        let opening = Opening { code, settings, owner: owner.clone(), secret: Secret(self.secret) };
        let (table, _) = Table::open(opening, now)?;
        let mut table = table.with_effort(self.effort.clone()).with_bots_alone();
        let mut ask = |who: &PlayerId, request: Request| {
            // Nothing is kept, and nobody is connected yet.
            table.handle(who, &Ask { id: 0, request }, now).map(drop)
        };
        for (seat, name) in self.people() {
            ask(&person(seat), Request::TakeSeat { seat: Some(seat), name: name.to_owned() })?;
        }
        for (seat, bot) in self.bots() {
            ask(&owner, Request::SetBot { seat, bot: bot.to_owned() })?;
        }
        if let Some(seed) = self.seed {
            drop(table.deal_from(seed, now)?);
        }
        table.handle(&owner, &Ask { id: 0, request: Request::Start { fill: None } }, now).map(drop)?;
        Ok(table)
    }
}

/// A person at this keyboard, as the table knows them: each is somebody else.
fn person(seat: Seat) -> PlayerId {
    PlayerId::new(format!("person {seat}"))
}

/// Whoever started the program; without a seat they look on.
fn onlooker() -> PlayerId {
    PlayerId::new("onlooker")
}

/// The table and its time.
pub(super) struct Own {
    table: OwnTable,
    plan: Plan,
    now: Millis,
}

/// When the program begins, by the table's clock.
pub(super) const BEGIN: Millis = Millis(1);

impl Own {
    /// A table that is laid already.
    pub(super) fn at(table: Table, plan: Plan) -> Self {
        let table = OwnTable::new(table, plan.connected(), BEGIN);
        Self { table, plan, now: BEGIN }
    }

    pub(super) fn plan(&self) -> &Plan {
        &self.plan
    }

    /// How many are connected.
    pub(super) fn lines(&self) -> usize {
        self.plan.connected().len()
    }

    pub(super) fn ask(&mut self, from: usize, ask: &Ask) {
        self.table.ask(from, ask, self.now);
    }

    pub(super) fn tick(&mut self, now: Duration) {
        self.now = BEGIN.plus(u64::try_from(now.as_millis()).unwrap_or(u64::MAX));
        if self.table.table().wake().is_some_and(|wake| wake <= self.now) {
            self.table.tick(self.now);
        }
    }

    pub(super) fn fetch(&mut self) -> Option<(usize, ToClient)> {
        self.table.fetch()
    }

    pub(super) fn record(&self) -> Option<Document> {
        self.table.table().record_so_far()
    }
}
