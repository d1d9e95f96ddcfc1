//! Who is in the lobby, and what there is.

use std::collections::BTreeMap;

use sevenfold_protocol::{Attention, Listed, Lobby, LobbyChange, Millis, Rated, TableCode, Terms, Wish};
use sevenfold_table::PlayerId;

use crate::survey::Survey;
use crate::{Pairing, Pool, Regard};

/// The lobby.
#[derive(Debug, Default)]
pub struct Hall {
    /// For how many each game is.
    sizes: Vec<Size>,
    pub(crate) people: BTreeMap<PlayerId, Person>,
    pub(crate) tables: BTreeMap<TableCode, Table>,
    pub(crate) pool: Pool,
    /// What each connection was last shown.
    told: BTreeMap<u64, Lobby>,
}

/// For how many a game is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Size {
    /// The game's id.
    pub game: String,
    /// The fewest players.
    pub least: u8,
    /// The most.
    pub most: u8,
}

/// A table in the open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// What is shown of it.
    pub listed: Listed,
    /// Who sits there, or opened it: whoever is kept apart from one of them does not see it.
    pub players: Vec<PlayerId>,
    /// Who of those who sit there is connected to it.
    pub present: Vec<PlayerId>,
}

/// May somebody sit at rated tables?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// A guest plays casual games.
    Guest,
    /// A member plays everything.
    Member,
}

/// Somebody in the lobby.
#[derive(Debug)]
pub(crate) struct Person {
    pub(crate) regard: Regard,
    /// What each of the person's connections wants to know.
    attention: BTreeMap<u64, Attention>,
}

impl Person {
    /// Does the person look at the lobby, or only hear of what is meant for them?
    pub(crate) fn looks(&self) -> bool {
        self.wants(Attention::Whole)
    }

    /// Does one of the person's connections want to know so much?
    fn wants(&self, attention: Attention) -> bool {
        self.attention.values().any(|wanted| *wanted == attention)
    }
}

/// Why somebody cannot look for a table like that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfit {
    /// Not in the lobby.
    Absent,
    /// There is no such table: no such game, or not for so many.
    NoSuchTable,
    /// Guests play casual games.
    MembersOnly,
}

impl Hall {
    /// A lobby for these games.
    pub fn new(sizes: Vec<Size>) -> Self {
        Self { sizes, ..Self::default() }
    }

    /// A connection is open, of somebody who looks at the lobby. Gives what it is shown.
    pub fn arrive(&mut self, who: &PlayerId, connection: u64, regard: Regard) -> Lobby {
        self.attend(who, connection, Attention::Whole, regard)
    }

    /// A connection is open and wants to know so much, or an open one wants to know more or less than before.
    pub fn attend(&mut self, who: &PlayerId, connection: u64, attention: Attention, regard: Regard) -> Lobby {
        let person = self.people.entry(who.clone());
        let person =
            person.or_insert_with(|| Person { regard: Regard::default(), attention: BTreeMap::new() });
        person.regard = regard;
        // Whether somebody is counted depends on it, and so does the picture.
        person.attention.insert(connection, attention);
        let lobby = Survey::of(self).glimpse(who, attention);
        self.told.insert(connection, lobby.clone());
        self.let_rest(who);
        lobby
    }

    /// A connection is closed. Whoever no longer looks at the lobby no longer looks for a table.
    pub fn leave(&mut self, who: &PlayerId, connection: u64) {
        let Some(person) = self.people.get_mut(who) else { return };
        person.attention.remove(&connection);
        self.told.remove(&connection);
        if person.attention.is_empty() {
            self.people.remove(who);
        }
        self.let_rest(who);
    }

    /// Everybody is gone, and nobody looks for a table: the lobby is somewhere else now.
    pub fn empty(&mut self) {
        self.people.clear();
        self.told.clear();
        self.pool = Pool::default();
    }

    /// Everybody who is here.
    pub fn everybody(&self) -> impl Iterator<Item = &PlayerId> {
        self.people.keys()
    }

    fn let_rest(&mut self, who: &PlayerId) {
        if !self.people.get(who).is_some_and(Person::looks) {
            self.pool.remove(who);
        }
    }

    /// Is this person here: in the lobby, or on another page and within reach?
    pub fn is_here(&self, who: &PlayerId) -> bool {
        self.people.contains_key(who)
    }

    /// A person stands otherwise to others.
    pub fn regard(&mut self, who: &PlayerId, regard: Regard) {
        if let Some(person) = self.people.get_mut(who) {
            person.regard = regard;
        }
    }

    /// How a person stands to others, to be changed.
    pub fn regard_mut(&mut self, who: &PlayerId) -> Option<&mut Regard> {
        self.people.get_mut(who).map(|person| &mut person.regard)
    }

    /// The tables in the open.
    pub fn codes(&self) -> impl Iterator<Item = TableCode> {
        self.tables.keys().copied()
    }

    /// All tables in the open.
    pub fn tables(&self) -> impl Iterator<Item = (TableCode, &Table)> {
        self.tables.iter().map(|(code, table)| (*code, table))
    }

    /// A table is like this now; nothing if it is no longer in the open.
    pub fn table(&mut self, code: TableCode, table: Option<Table>) {
        match table {
            Some(table) => self.tables.insert(code, table),
            None => self.tables.remove(&code),
        };
    }

    /// Somebody looks for a table. Only what can be had is waited for.
    pub fn find(
        &mut self,
        who: &PlayerId,
        standing: Standing,
        wish: &Wish,
        now: Millis,
    ) -> Result<(), Unfit> {
        if !self.people.get(who).is_some_and(Person::looks) {
            return Err(Unfit::Absent);
        }
        if standing == Standing::Guest && wish.rated == Some(Rated::Rated) {
            return Err(Unfit::MembersOnly);
        }
        let rated = match standing {
            Standing::Guest => Some(Rated::Casual),
            Standing::Member => wish.rated,
        };
        let wish = Wish { rated, ..wish.clone() };
        let terms: Vec<Terms> = wish.terms().into_iter().filter(|terms| self.offers(terms)).collect();
        if terms.is_empty() {
            return Err(Unfit::NoSuchTable);
        }
        self.pool.add(who, wish, terms, now);
        Ok(())
    }

    /// Is there such a game, for so many?
    fn offers(&self, terms: &Terms) -> bool {
        let fits = |size: &Size| size.game == terms.game && (size.least..=size.most).contains(&terms.seats);
        terms.seats > 1 && self.sizes.iter().any(fits)
    }

    /// Somebody no longer looks for a table.
    pub fn stop(&mut self, who: &PlayerId) {
        self.pool.remove(who);
    }

    /// The next people who are brought together; they no longer wait.
    pub fn pair(&mut self, now: Millis) -> Option<Pairing> {
        let Self { pool, people, .. } = self;
        pool.next(now, |one, other| are_apart(people, one, other))
    }

    /// No table could be opened for them: they wait as before, if they are still here.
    pub fn unpair(&mut self, pairing: Pairing) {
        for waiter in pairing.people {
            let who = waiter.who.clone();
            self.pool.put_back(waiter);
            self.let_rest(&who);
        }
    }

    /// When the time has come to pair again though nobody has come.
    pub fn wake(&self, now: Millis) -> Option<Millis> {
        self.pool.wake(now)
    }

    /// What everybody must be told: by connection, what has changed since it was last told.
    pub fn news(&mut self) -> Vec<(u64, LobbyChange)> {
        let mut told = std::mem::take(&mut self.told);
        let survey = Survey::of(self);
        let mut news = Vec::new();
        for (who, person) in &self.people {
            // Each kind of picture is made once for all connections that want it.
            for attention in [Attention::Whole, Attention::Notices] {
                if !person.wants(attention) {
                    continue;
                }
                let lobby = survey.glimpse(who, attention);
                let wanting = person.attention.iter().filter(|(_, wanted)| **wanted == attention);
                for connection in wanting.map(|(connection, _)| *connection) {
                    let shown = told.entry(connection).or_default();
                    if let Some(change) = lobby.since(shown) {
                        news.push((connection, change));
                        shown.clone_from(&lobby);
                    }
                }
            }
        }
        self.told = told;
        news
    }

    /// The connections of a person.
    pub fn connections(&self, who: &PlayerId) -> impl Iterator<Item = u64> {
        self.people.get(who).into_iter().flat_map(|person| person.attention.keys().copied())
    }
}

fn are_apart(people: &BTreeMap<PlayerId, Person>, one: &PlayerId, other: &PlayerId) -> bool {
    let avoids = |one, other| people.get(one).is_some_and(|person| person.regard.apart.contains(other));
    avoids(one, other) || avoids(other, one)
}
