//! Players that see only a view.
//!
//! A bot gets what a person at its seat would see, and the moves that seat may make. Worlds for its search are
//! imagined from the view; there is no way to a true position in here.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Message};

#[cfg(feature = "double-lucky-7")]
pub mod double_lucky_7;
#[cfg(feature = "double-seven")]
pub mod double_seven;
mod effort;
pub mod equity;
mod flat;
mod greedy;
mod judged;
mod level;
mod lore;
mod random;
mod recipe;
pub mod search;
#[cfg(feature = "seven")]
pub mod seven;
#[cfg(feature = "sevens")]
pub mod sevens;
#[cfg(feature = "sieben")]
pub mod sieben;
mod threads;
#[cfg(any(feature = "double-lucky-7", feature = "seven", feature = "sieben", feature = "triple-seven"))]
mod told;
#[cfg(feature = "triple-seven")]
pub mod triple_seven;

pub use effort::{Begun, Clock, Effort, Field, Meter, Part};
pub use flat::Flat;
pub use greedy::Greedy;
pub use judged::Judged;
pub use level::Level;
pub use lore::Lore;
pub use random::Random;
pub use recipe::{BASELINES, OLD_MASTER, Recipe};
pub use threads::Threads;
#[cfg(feature = "seven")]
pub(crate) use threads::at_once;
pub(crate) use threads::together;

/// A player of a game.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal moves, of which there is at least one.
    ///
    /// `None` means "I let it pass" and is only for a seat that may act but need not.
    /// Equal views, lists and generators give equal choices.
    fn choose(&mut self, view: &G::View, legal: &[G::Action], rng: &mut Quick) -> Option<G::Action>;

    /// Is any legal move as good to this bot as any other? Then one is made for it, all equally likely, and neither a view
    /// nor a list: the same that it would have chosen with the same generator.
    fn takes_any(&self) -> bool {
        false
    }

    /// What each legal move is worth to the seat, best first, for hints and analysis. Nothing from a bot without an
    /// opinion.
    fn judge(&mut self, _view: &G::View, _legal: &[G::Action], _rng: &mut Quick) -> Vec<Judged<G::Action>> {
        Vec::new()
    }

    /// Why this move: one sentence for a person at that seat, from the view only.
    fn reason(&mut self, _view: &G::View, _action: &G::Action) -> Option<Message> {
        None
    }
}
