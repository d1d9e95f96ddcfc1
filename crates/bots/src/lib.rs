//! Players that see only a view.
//!
//! A bot gets what a person at its seat would see, and the moves that seat may make. Worlds for its search are
//! imagined from the view; there is no way to a true position in here.

use sevenfold_core::Game;
use sevenfold_core::chance::Quick;

#[cfg(feature = "double-lucky-7")]
pub mod double_lucky_7;
#[cfg(feature = "double-seven")]
pub mod double_seven;
mod random;
#[cfg(feature = "seven")]
pub mod seven;
#[cfg(feature = "sieben")]
pub mod sieben;
#[cfg(feature = "triple-seven")]
pub mod triple_seven;

pub use random::Random;

/// A player of a game.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal moves, of which there is at least one.
    ///
    /// `None` means "I let it pass" and is only for a seat that may act but need not.
    /// Equal views, lists and generators give equal choices.
    fn choose(&mut self, view: &G::View, legal: &[G::Action], rng: &mut Quick) -> Option<G::Action>;
}

/// How to get a bot by its name.
pub struct Recipe<G: Game> {
    /// The name on the command line and in menus.
    pub name: &'static str,
    /// A new player of that kind.
    pub make: fn() -> Box<dyn Bot<G>>,
}

impl<G: Game> Recipe<G> {
    /// The careless baseline every game has.
    pub const RANDOM: Self = Self { name: "random", make: || Box::new(Random) };
}
