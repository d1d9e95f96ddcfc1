//! The sets in the program.

use crate::Collection;

include!(concat!(env!("OUT_DIR"), "/sets.rs"));

/// The sets in the program, by the names of their games.
pub fn sets() -> Vec<Collection> {
    SETS.iter().filter_map(|text| Collection::read(text)).collect()
}
