//! The lobby: one picture for everybody who is there, kept up to date over their sockets.
//!
//! Rooms say what tables in the open look like, routes say how people stand to each other, sockets say who is there. All
//! of it is in one [`Hall`]; a task of its own tells everybody what has changed, a moment after it has, and opens tables
//! for those who are brought together. Of several nodes one has it at a time ([`lease`]); what tables look like is known to all.

mod lease;
mod open;
mod people;
mod roll;
mod run;
pub(crate) mod socket;
#[cfg(test)]
mod tests;
mod visit;

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use sevenfold_lobby::{Hall, Size};
use sevenfold_protocol::{Company, Sitter, TableCode, ToVisitor, Turn};
use sevenfold_table::PlayerId;
use tokio::sync::{Mutex as Turnstile, Notify};

use crate::nodes::{Carrier, News};
use crate::outbox::Outbox;
use crate::store::Epoch;
use crate::tables::Out;
use lease::Holding;
use roll::RollCall;

pub(crate) use lease::look_up;
pub(crate) use open::Known;
pub(crate) use people::{regard, relate, relate_all, relate_here, relate_with_friends};
pub(crate) use roll::Roll;
pub(crate) use run::run;
pub(crate) use visit::Visit;

/// The lobby.
pub(crate) struct Lobby {
    state: Mutex<State>,
    /// Something has changed.
    stirred: Notify,
    /// By which other nodes are reached: where there is no way to any, the lobby is always here.
    carrier: Option<Arc<Carrier>>,
    /// Since when it is ours, where there can be several nodes.
    epoch: Turnstile<Option<Epoch>>,
    /// Tables in the open are being read.
    reading: Turnstile<()>,
}

struct State {
    hall: Hall,
    lines: HashMap<u64, Line>,
    /// What everybody here is called.
    names: HashMap<PlayerId, String>,
    holding: Holding,
    roll: RollCall,
    /// Tables that were told of since they are being read, if they are.
    heard: Option<HashSet<TableCode>>,
}

/// A connection.
struct Line {
    out: Outbox,
}

impl Line {
    /// Sends something; whoever is too slow is dropped.
    fn tell(&self, message: &ToVisitor) {
        if self.out.post(text(message)).is_err() {
            self.out.drop_client();
        }
    }
}

/// A message as it goes out.
fn text(message: &ToVisitor) -> Out {
    // Messages are plain data: JSON can hold them.
    Out::Text(serde_json::to_string(message).unwrap_or_default().into())
}

impl Lobby {
    /// A lobby for everything on the shelf.
    pub(crate) fn new(carrier: Option<Arc<Carrier>>) -> Self {
        let size = |game: &&dyn sevenfold_shelf::Shelved| {
            let meta = game.meta();
            Size { game: meta.id.to_owned(), least: meta.least_seats, most: meta.most_seats }
        };
        let hall = Hall::new(sevenfold_shelf::GAMES.iter().map(size).collect());
        let holding = if carrier.is_some() { Holding::NotOurs } else { Holding::Ours };
        let (lines, names, roll) = (HashMap::new(), HashMap::new(), RollCall::default());
        let state = Mutex::new(State { hall, lines, names, holding, roll, heard: None });
        let (epoch, reading) = (Turnstile::default(), Turnstile::default());
        Self { state, stirred: Notify::new(), carrier, epoch, reading }
    }

    /// Does somebody in a lobby want to know of this person's turns?
    pub(crate) fn hears(&self, who: &PlayerId) -> bool {
        let state = self.state();
        state.hall.is_here(who) || state.roll.asks_for(who).is_some()
    }

    /// A table waits for somebody's move, or no longer.
    pub(crate) fn turn(&self, who: &PlayerId, code: TableCode, game: &str, company: Option<Company>) {
        let turn = company.and_then(|company| turn(code, game, &company));
        let lobby = self.state().roll.asks_for(who).cloned();
        match (&self.carrier, lobby) {
            (Some(carrier), Some(lobby)) => {
                // What is lost is seen when the person next looks.
                carrier.tell_one(lobby, News::Turn(who.clone(), code, turn));
            }
            _ => self.hear_of_turn(who, code, turn),
        }
    }

    /// The same, of a table of any node.
    pub(crate) fn hear_of_turn(&self, who: &PlayerId, code: TableCode, turn: Option<Turn>) {
        let mut state = self.state();
        let Some(regard) = state.hall.regard_mut(who) else { return };
        regard.turns.retain(|turn| turn.code != code);
        regard.turns.extend(turn);
        drop(state);
        self.stirred.notify_one();
    }

    /// Something has changed beside the lobby: it is looked at again who can be brought together.
    pub(crate) fn stir(&self) {
        self.stirred.notify_one();
    }

    fn change<T>(&self, change: impl FnOnce(&mut State) -> T) -> T {
        let done = change(&mut self.state());
        self.stirred.notify_one();
        done
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Nothing panics while it holds the hall, and it would still be right.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// How a table waits for somebody; nothing if it does not.
fn turn(code: TableCode, game: &str, company: &Company) -> Option<Turn> {
    let waits = company.turn.iter().any(|seat| company.own.contains(seat));
    let (mut others, mut bots) = (Vec::new(), Vec::new());
    for (index, sitter) in company.sitters.iter().enumerate() {
        match sitter {
            Sitter::Person { name, .. } if !company.own.iter().any(|seat| seat.index() == index) => {
                others.push(name.clone());
            }
            Sitter::Bot { bot } => bots.push(bot.clone()),
            Sitter::Person { .. } | Sitter::Nobody => {}
        }
    }
    waits.then(|| Turn { code, game: game.to_owned(), others, bots, until: company.until })
}
