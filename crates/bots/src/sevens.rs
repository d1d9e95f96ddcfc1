//! Players of Sevens.

mod knowledge;
mod outlook;
mod reason;

use sevenfold_sevens::Sevens;

use crate::Recipe;

pub use knowledge::Patience;

/// The players of Sevens, weakest first. Moves are tried in the same worlds, to the end of the round.
pub static ROSTER: &[Recipe<Sevens>] = &Recipe::roster::<Patience>();

#[cfg(test)]
mod tests;
