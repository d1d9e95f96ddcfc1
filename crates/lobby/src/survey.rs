//! The lobby looked at once for everybody: what a person sees is then found without looking at all the others again.

use std::collections::{BTreeMap, BTreeSet};

use sevenfold_protocol::{Listed, Stage, Terms, Waiting, limits};
use sevenfold_table::PlayerId;

use crate::hall::Person;
use crate::{Hall, Table, Waiter};

/// What there is to see, as whoever is kept apart from nobody sees it; and where to find what others must not see.
pub(crate) struct Survey<'a> {
    hall: &'a Hall,
    /// How many look at the lobby.
    pub(crate) looking: u32,
    /// By whom somebody is kept away from.
    shunned: BTreeMap<&'a PlayerId, Vec<&'a PlayerId>>,
    /// Who sits at a table in the open, or opened one.
    seated: BTreeSet<&'a PlayerId>,
    /// The tables at which somebody sits and is connected, in the order of their codes.
    pub(crate) present: BTreeMap<&'a PlayerId, Vec<&'a Table>>,
    pub(crate) shelf: Shelf,
    pub(crate) waiters: BTreeMap<&'a PlayerId, &'a Waiter>,
    pub(crate) demand: Demand,
}

/// Tables in the open, as they are shown.
#[derive(Clone, Default)]
pub(crate) struct Shelf {
    /// As many of each kind as are shown.
    pub(crate) listed: Vec<Listed>,
    /// How many people play at all of them.
    pub(crate) playing: u32,
}

impl Shelf {
    fn of<'a>(tables: impl Iterator<Item = &'a Table>) -> Self {
        let (mut open, mut running) = (0, 0);
        let (mut listed, mut playing) = (Vec::new(), BTreeSet::new());
        for table in tables {
            let count = match table.listed.stage {
                Stage::Open => &mut open,
                Stage::Running { .. } => {
                    playing.extend(&table.present);
                    &mut running
                }
            };
            *count += 1;
            if *count <= limits::LISTED_TABLES {
                listed.push(table.listed.clone());
            }
        }
        Self { listed, playing: playing.len() as u32 }
    }
}

/// How many wait for what, by game: people, and for each kind of table those who would sit down there.
#[derive(Clone, Default)]
pub(crate) struct Demand(BTreeMap<String, (u32, BTreeMap<Terms, u32>)>);

impl Demand {
    fn add(&mut self, waiter: &Waiter) {
        for game in games(waiter) {
            self.0.entry(game.to_owned()).or_default().0 += 1;
        }
        for terms in &waiter.terms {
            let (_, tables) = self.0.entry(terms.game.clone()).or_default();
            *tables.entry(terms.clone()).or_default() += 1;
        }
    }

    /// Without somebody who was counted.
    fn take(&mut self, waiter: &Waiter) {
        for game in games(waiter) {
            if let Some((people, _)) = self.0.get_mut(game) {
                *people -= 1;
            }
        }
        for terms in &waiter.terms {
            if let Some(count) = self.0.get_mut(&terms.game).and_then(|(_, tables)| tables.get_mut(terms)) {
                *count -= 1;
            }
        }
    }

    /// As it is told: what nobody waits for is left out.
    pub(crate) fn told(self) -> Vec<Waiting> {
        let wanted = self.0.into_iter().filter(|(_, (people, _))| *people > 0);
        let told = wanted.map(|(game, (people, tables))| Waiting {
            game,
            people,
            tables: tables.into_iter().filter(|(_, count)| *count > 0).collect(),
        });
        told.collect()
    }
}

/// The games somebody waits for, each once.
fn games(waiter: &Waiter) -> BTreeSet<&str> {
    waiter.terms.iter().map(|terms| terms.game.as_str()).collect()
}

impl<'a> Survey<'a> {
    pub(crate) fn of(hall: &'a Hall) -> Self {
        let mut shunned: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for (who, person) in &hall.people {
            for other in &person.regard.apart {
                shunned.entry(other).or_default().push(who);
            }
        }
        let mut present: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for table in hall.tables.values() {
            for player in &table.present {
                present.entry(player).or_default().push(table);
            }
        }
        let mut demand = Demand::default();
        for waiter in hall.pool.waiters() {
            demand.add(waiter);
        }
        Self {
            hall,
            looking: hall.people.values().filter(|person| person.looks()).count() as u32,
            shunned,
            seated: hall.tables.values().flat_map(|table| &table.players).collect(),
            present,
            shelf: Shelf::of(hall.tables.values()),
            waiters: hall.pool.waiters().iter().map(|waiter| (&waiter.who, waiter)).collect(),
            demand,
        }
    }

    /// Somebody in the lobby.
    pub(crate) fn person(&self, who: &PlayerId) -> Option<&'a Person> {
        self.hall.people.get(who)
    }

    /// Whom somebody is kept apart from, whichever of the two wants it so.
    pub(crate) fn apart(&self, who: &PlayerId, person: &'a Person) -> BTreeSet<&'a PlayerId> {
        let shunning = self.shunned.get(who).into_iter().flatten().copied();
        person.regard.apart.iter().chain(shunning).collect()
    }

    /// The tables for somebody who is kept apart from these people; nothing where they are the same as for everybody.
    pub(crate) fn shelf_without(&self, apart: &BTreeSet<&PlayerId>) -> Option<Shelf> {
        apart.iter().any(|other| self.seated.contains(other)).then(|| {
            let meets = |table: &&Table| !table.players.iter().any(|player| apart.contains(player));
            Shelf::of(self.hall.tables.values().filter(meets))
        })
    }

    /// How many wait for what, without these people.
    pub(crate) fn demand_without<'b>(&self, people: impl Iterator<Item = &'b PlayerId>) -> Demand {
        let mut demand = self.demand.clone();
        for waiter in people.filter_map(|who| self.waiters.get(who)) {
            demand.take(waiter);
        }
        demand
    }
}
