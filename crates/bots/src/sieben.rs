//! Players of 7 (Sieben).

mod knowledge;
mod reason;
mod strength;
mod turn;

use sevenfold_sieben::Sieben;

use crate::Recipe;

pub use knowledge::{Lore, WEIGHTS, policy};
pub use turn::Weights;

/// The players of Sieben, weakest first. Moves are tried in the same worlds: luck is so large here that with 300
/// iterations a move a tree search lost more by chance than it found (45 % against `greedy`, where trials won 59 %).
pub static ROSTER: &[Recipe<Sieben>] = &[
    Recipe::RANDOM,
    Recipe::greedy::<Lore>(),
    Recipe::FLAT,
    Recipe::VANILLA,
    Recipe::trial::<0, Lore>(),
    Recipe::trial::<1, Lore>(),
    Recipe::trial::<2, Lore>(),
    Recipe::trial::<3, Lore>(),
    Recipe::trial::<4, Lore>(),
];

#[cfg(test)]
mod tests;
