//! Players of 7 (Sieben).

mod knowledge;
mod reason;
mod strength;
mod told;
mod turn;

use sevenfold_sieben::Sieben;

use crate::Recipe;

pub use knowledge::{Lore, WEIGHTS, policy};
pub use turn::Weights;

/// The players of Sieben, weakest first. Moves are tried in the same worlds: luck is so large here that with few
/// iterations a tree search found no more than `greedy` sees, where trials did.
pub static ROSTER: &[Recipe<Sieben>] = &Recipe::roster::<Lore>();

#[cfg(test)]
mod tests;
