//! What a person may see of the lobby.

use std::collections::{BTreeMap, BTreeSet};

use sevenfold_protocol::{
    Attention, Crowd, Friend, Invitation, Listed, Lobby, Place, Presence, Search, Stage as TableStage, Terms,
    Tie, Waiting, limits,
};
use sevenfold_table::PlayerId;

use crate::{Bond, Hall, Regard, Shown, Stage, Table};

impl Hall {
    /// Everything this person may see. Whoever is kept apart from them is left out of all of it.
    pub fn picture(&self, who: &PlayerId) -> Lobby {
        let Some(person) = self.people.get(who) else { return Lobby::default() };
        let regard = &person.regard;
        let bonds = regard.bonds.iter().filter(|bond| !self.apart(who, &bond.who));
        let mut turns = regard.turns.clone();
        turns.sort_by_key(|turn| (turn.until.is_none(), turn.until, turn.code));
        turns.truncate(limits::TURNS);
        Lobby {
            tables: self.listed(who),
            crowd: self.crowd(who),
            waiting: self.waiting(who),
            search: self.pool.of(who).map_or(Search::Idle, |waiter| Search::Waits {
                wish: waiter.wish.clone(),
                since: waiter.since,
            }),
            friends: bonds.map(|bond| self.friend(who, bond)).collect(),
            invitations: self.invited(who, regard),
            turns,
        }
    }

    /// As much of it as is wanted.
    pub(crate) fn glimpse(&self, who: &PlayerId, attention: Attention) -> Lobby {
        match attention {
            Attention::Whole => self.picture(who),
            Attention::Notices => self.notices(who),
        }
    }

    /// What is meant for this person, wherever they are.
    fn notices(&self, who: &PlayerId) -> Lobby {
        let Some(person) = self.people.get(who) else { return Lobby::default() };
        Lobby { invitations: self.invited(who, &person.regard), ..Lobby::default() }
    }

    fn invited(&self, who: &PlayerId, regard: &Regard) -> Vec<Invitation> {
        let invitations = regard.invitations.iter().filter(|(from, _)| !self.apart(who, from));
        invitations.map(|(_, invitation)| invitation.clone()).collect()
    }

    /// The tables that this person may see, in the order of their codes.
    fn seen(&self, who: &PlayerId) -> impl Iterator<Item = &Table> {
        self.tables.values().filter(|table| !table.players.iter().any(|player| self.apart(who, player)))
    }

    /// As many tables of each kind as are shown.
    fn listed(&self, who: &PlayerId) -> Vec<Listed> {
        let (mut open, mut running) = (0, 0);
        let few = |table: &&Listed| {
            let count = if table.stage == TableStage::Open { &mut open } else { &mut running };
            *count += 1;
            *count <= limits::LISTED_TABLES
        };
        self.seen(who).map(|table| &table.listed).filter(few).cloned().collect()
    }

    fn crowd(&self, who: &PlayerId) -> Crowd {
        let looking = self.people.iter().filter(|(_, person)| person.looks());
        let here = looking.filter(|(other, _)| !self.apart(who, other)).count();
        let running = self.seen(who).filter(|table| table.listed.stage != TableStage::Open);
        let playing: BTreeSet<&PlayerId> = running.flat_map(|table| &table.present).collect();
        Crowd { here: here as u32, playing: playing.len() as u32 }
    }

    /// How many others wait for what. Whoever could not be brought together with this person is not counted.
    fn waiting(&self, who: &PlayerId) -> Vec<Waiting> {
        let others = self.pool.waiters().iter();
        let others = others.filter(|waiter| waiter.who != *who && !self.apart(who, &waiter.who));
        let mut games: BTreeMap<String, (u32, BTreeMap<Terms, u32>)> = BTreeMap::new();
        for waiter in others {
            for game in waiter.terms.iter().map(|terms| &terms.game).collect::<BTreeSet<_>>() {
                games.entry(game.clone()).or_default().0 += 1;
            }
            for terms in &waiter.terms {
                *games.entry(terms.game.clone()).or_default().1.entry(terms.clone()).or_default() += 1;
            }
        }
        let told = games.into_iter().map(|(game, (people, tables))| Waiting {
            game,
            people,
            tables: tables.into_iter().collect(),
        });
        told.collect()
    }

    fn friend(&self, who: &PlayerId, bond: &Bond) -> Friend {
        let tie = match bond.stage {
            Stage::Agreed(shown) => Tie::Friends(self.presence(who, &bond.who, shown)),
            Stage::Asked => Tie::Asked,
            Stage::Asks => Tie::Asks,
        };
        Friend { name: bond.name.clone(), tie }
    }

    /// Where a friend is: at a table in the open, or in the lobby. What is not in the open is nobody's business.
    fn presence(&self, who: &PlayerId, friend: &PlayerId, shown: Shown) -> Presence {
        if shown == Shown::ToNobody {
            return Presence::Away;
        }
        let at = self.seen(who).find(|table| table.present.contains(friend));
        match at {
            Some(Table { listed, .. }) => {
                Presence::At(Place { code: listed.code, game: listed.game.clone(), stage: listed.stage })
            }
            None if self.is_here(friend) => Presence::Here,
            None => Presence::Away,
        }
    }
}
