//! Players of 7 (Sieben).

mod knowledge;
mod reason;
mod strength;
mod turn;

use sevenfold_sieben::Sieben;

use crate::Recipe;

pub use knowledge::{Lore, WEIGHTS, policy};
pub use turn::Weights;

/// The players of Sieben, weakest first.
pub static ROSTER: &[Recipe<Sieben>] = &Recipe::roster::<Lore>();

#[cfg(test)]
mod tests;
