//! Players of 777.

mod equity;
mod judge;
mod knowledge;
mod reason;
mod stand;
mod strength;
#[cfg(test)]
mod tests;
mod told;
mod weights;

use sevenfold_triple_seven::TripleSeven;

use crate::Recipe;

pub use knowledge::{Lore, policy};
pub use strength::{FEATURES, features};
pub use weights::{WEIGHTS, Weights};

/// The players of 777, weakest first.
pub static ROSTER: &[Recipe<TripleSeven>] = &Recipe::roster::<Lore>();
