//! What the laws must be told about a game: where its pieces are, what is hidden, what a step shows.

use crate::run::Step;
use crate::{Game, Viewer};

/// How the laws look into a position.
pub struct Inspect<G: Game> {
    /// All pieces there are, counted by kind, wherever they lie. The same at every step of a game.
    pub census: fn(&G) -> Vec<u32>,
    /// Everything hidden from this viewer: a label for the kind of place, and what is there. The same places, in the
    /// same order, in every world the viewer cannot tell apart.
    pub hidden: fn(&G, Viewer) -> Vec<(&'static str, u64)>,
    /// Do the rules let this step show the viewer something that was hidden (a drawn card, a card turned up)? Asked
    /// of the position before the step. Where it says no, twins must stay twins.
    pub reveals: fn(&G, &Step<G>, Viewer) -> bool,
}

impl<G: Game> Inspect<G> {
    /// A game in which nothing is hidden.
    pub const fn open(census: fn(&G) -> Vec<u32>) -> Self {
        Self { census, hidden: |_, _| Vec::new(), reveals: |_, _, _| false }
    }
}

/// How much to do: `usual`, or `long` when `SEVENFOLD_LONG=1`.
pub fn scale(usual: u32, long: u32) -> u32 {
    if std::env::var("SEVENFOLD_LONG").is_ok_and(|value| value == "1") { long } else { usual }
}
