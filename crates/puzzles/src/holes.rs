//! The holes (SV-17): as many as possible.
//!
//! Lay tiles one by one; a tile whose edge touches the others in `c` separate stretches shuts off `c - 1` holes, and
//! the order does not matter. [`peel`] uses this for an exhaustive search, [`shake`] to find good arrangements where
//! that would take too long.

mod outlook;
pub mod peel;
pub mod shake;

pub use outlook::outlook;

use sevenfold_seven::{Tile, Tiles};

use crate::arrangement::Arrangement;

/// The most holes that arrangements of so many different tiles have; from the exhaustive searches of [`peel`].
pub const MOST_HOLES: [u32; 8] = [0, 0, 1, 2, 3, 4, 5, 7];

/// All seven tiles but one.
pub fn all_but(tile: Tile) -> Tiles {
    Tiles::ALL.without(tile)
}

static BEST: &str = include_str!("../seven-holes.json");

/// All arrangements of the seven tiles with seven holes, up to turns and flips; from an exhaustive search of [`peel`].
pub fn all_best() -> Vec<Arrangement> {
    serde_json::from_str(BEST).unwrap_or_default()
}
