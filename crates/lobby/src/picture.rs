//! What a person may see of the lobby.

use std::collections::BTreeSet;

use sevenfold_protocol::{Attention, Crowd, Friend, Invitation, Lobby, Place, Presence, Search, Tie, limits};
use sevenfold_table::PlayerId;

use crate::hall::Person;
use crate::survey::Survey;
use crate::{Bond, Hall, Shown, Stage, Table};

impl Hall {
    /// Everything this person may see. Whoever is kept apart from them is left out of all of it.
    pub fn picture(&self, who: &PlayerId) -> Lobby {
        Survey::of(self).glimpse(who, Attention::Whole)
    }
}

impl Survey<'_> {
    /// As much as somebody wants to know of what they may see.
    pub(crate) fn glimpse(&self, who: &PlayerId, attention: Attention) -> Lobby {
        let Some(person) = self.person(who) else { return Lobby::default() };
        let sight = Sight { survey: self, who, person, apart: self.apart(who, person) };
        match attention {
            Attention::Whole => sight.whole(),
            // What is meant for this person, wherever they are.
            Attention::Notices => Lobby { invitations: sight.invitations(), ..Lobby::default() },
        }
    }
}

/// What one person sees.
struct Sight<'a> {
    survey: &'a Survey<'a>,
    who: &'a PlayerId,
    person: &'a Person,
    /// Whom the person is kept apart from.
    apart: BTreeSet<&'a PlayerId>,
}

impl Sight<'_> {
    fn whole(&self) -> Lobby {
        let survey = self.survey;
        let regard = &self.person.regard;
        let mut turns = regard.turns.clone();
        turns.sort_by_key(|turn| (turn.until.is_none(), turn.until, turn.code));
        turns.truncate(limits::TURNS);
        let visible = survey.shelf_without(&self.apart).unwrap_or_else(|| survey.shelf.clone());
        let unseen = self.apart.iter().filter(|other| survey.person(other).is_some_and(Person::looks));
        let here = survey.looking.saturating_sub(unseen.count() as u32);
        // Oneself is not counted, nor whoever could not be brought together with one.
        let uncounted = self.apart.iter().copied().chain([self.who]);
        let bonds = regard.bonds.iter().filter(|bond| !self.apart.contains(&bond.who));
        Lobby {
            tables: visible.listed,
            crowd: Crowd { here, playing: visible.playing },
            waiting: survey.demand_without(uncounted).told(),
            search: survey.waiters.get(self.who).map_or(Search::Idle, |waiter| Search::Waits {
                wish: waiter.wish.clone(),
                since: waiter.since,
            }),
            friends: bonds.map(|bond| self.friend(bond)).collect(),
            invitations: self.invitations(),
            turns,
        }
    }

    fn invitations(&self) -> Vec<Invitation> {
        let all = self.person.regard.invitations.iter();
        all.filter(|(from, _)| !self.apart.contains(from)).map(|(_, invitation)| invitation.clone()).collect()
    }

    fn friend(&self, bond: &Bond) -> Friend {
        let tie = match bond.stage {
            Stage::Agreed(shown) => Tie::Friends(self.presence(&bond.who, shown)),
            Stage::Asked => Tie::Asked,
            Stage::Asks => Tie::Asks,
        };
        Friend { name: bond.name.clone(), tie }
    }

    /// Where a friend is: at a table in the open, or in the lobby. What is not in the open is nobody's business.
    fn presence(&self, friend: &PlayerId, shown: Shown) -> Presence {
        if shown == Shown::ToNobody {
            return Presence::Away;
        }
        let mut tables = self.survey.present.get(friend).into_iter().flatten();
        match tables.find(|table| !table.players.iter().any(|player| self.apart.contains(player))) {
            Some(Table { listed, .. }) => {
                Presence::At(Place { code: listed.code, game: listed.game.clone(), stage: listed.stage })
            }
            None if self.survey.person(friend).is_some() => Presence::Here,
            None => Presence::Away,
        }
    }
}
