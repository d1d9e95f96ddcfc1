//! Who is in the lobby, as other nodes know it: their tables tell the lobby of the turns of those who are there, and of nobody
//! else's.

use std::collections::{BTreeSet, HashSet};

use serde::{Deserialize, Serialize};
use sevenfold_table::PlayerId;

use super::{Lobby, State};
use crate::nodes::{Carrier, News, NodeId};

/// So many people are named in one message.
const TOGETHER: usize = 1000;

/// Who is there, as it is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Roll {
    /// Nobody but those who are named from now on.
    Anew,
    /// These have come.
    Came(Vec<PlayerId>),
    /// These have gone.
    Went(Vec<PlayerId>),
}

/// What is known of it, and what has been told.
#[derive(Default)]
pub(super) struct RollCall {
    /// The nodes that know who is here.
    told: HashSet<NodeId>,
    /// Those who have come or gone since.
    moved: BTreeSet<PlayerId>,
    /// The node that has the lobby, if it is another one.
    lobby: Option<NodeId>,
    /// Who is there.
    there: HashSet<PlayerId>,
}

impl RollCall {
    /// Somebody has come or gone.
    pub(super) fn moved(&mut self, who: &PlayerId) {
        self.moved.insert(who.clone());
    }

    /// The lobby is here now, and nobody knows who is.
    pub(super) fn begin(&mut self) {
        *self = Self::default();
    }

    /// The node that wants to know of somebody's turns, if it is another one.
    pub(super) fn asks_for(&self, who: &PlayerId) -> Option<&NodeId> {
        self.lobby.as_ref().filter(|_| self.there.contains(who))
    }

    /// Takes in what the lobby says.
    pub(super) fn hear(&mut self, lobby: NodeId, roll: Roll) {
        if roll == Roll::Anew || self.lobby.as_ref() != Some(&lobby) {
            self.there.clear();
            self.lobby = Some(lobby);
        }
        match roll {
            Roll::Anew => {}
            Roll::Came(people) => self.there.extend(people),
            Roll::Went(people) => people.iter().for_each(|who| drop(self.there.take(who))),
        }
    }
}

impl State {
    /// What each of these nodes must be told, so that it knows who is here.
    fn call(&mut self, nodes: Vec<NodeId>) -> Vec<(NodeId, Vec<Roll>)> {
        let moved = std::mem::take(&mut self.roll.moved);
        let (came, went): (Vec<_>, Vec<_>) = moved.into_iter().partition(|who| self.hall.is_here(who));
        let told = std::mem::take(&mut self.roll.told);
        let mut news = Vec::new();
        for node in nodes {
            let rolls = if told.contains(&node) {
                let came = came.chunks(TOGETHER).map(|some| Roll::Came(some.to_vec()));
                came.chain(went.chunks(TOGETHER).map(|some| Roll::Went(some.to_vec()))).collect()
            } else {
                let all: Vec<_> = self.hall.everybody().cloned().collect();
                let all = all.chunks(TOGETHER).map(|some| Roll::Came(some.to_vec()));
                std::iter::once(Roll::Anew).chain(all).collect()
            };
            self.roll.told.insert(node.clone());
            news.push((node, rolls));
        }
        news
    }
}

impl Lobby {
    /// Tells these nodes who is here.
    pub(super) fn call_the_roll(&self, carrier: &Carrier, nodes: Vec<NodeId>) {
        if !self.is_here() {
            return;
        }
        let news = self.state().call(nodes);
        for (node, rolls) in news {
            let mut rolls = rolls.into_iter().map(|roll| News::Roll(carrier.node().clone(), roll));
            let heard = rolls.all(|news| carrier.tell_one(node.clone(), news));
            if !heard {
                // It is told all of it the next time.
                self.state().roll.told.remove(&node);
            }
        }
    }

    /// Takes in who is in the lobby of another node.
    pub(crate) fn hear_roll(&self, lobby: NodeId, roll: Roll) {
        self.state().roll.hear(lobby, roll);
    }

    /// News may have been lost: everybody is told anew who is here.
    pub(crate) fn forget_told(&self) {
        self.state().roll.told.clear();
    }
}
