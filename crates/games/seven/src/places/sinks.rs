//! What is to be known of the places: all of them, how many, how high, or whether one is among them.

use super::{Found, Sink, Spots, survey};
use crate::pieces::{Tile, Tiles};
use crate::table::{Place, Table};
use crate::window::Word;

/// Where one tile can go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reach {
    /// The highest level on which it has a place.
    pub level: u8,
    /// How many places it has there.
    pub places: u32,
    /// One of them.
    pub example: Place,
}

impl<W: Word> Sink<W> for Reach {
    fn found(&mut self, spots: Spots<'_, W>) {
        if self.places == 0 {
            self.level = spots.level;
            self.example = spots.places().next().unwrap_or_default();
        }
        self.places += spots.count();
    }
}

/// Where this tile can go.
pub(crate) fn reach(table: &Table, tile: Tile) -> Reach {
    let mut reach = Reach::default();
    survey(table, Tiles::only(tile), &mut reach);
    reach
}

/// The highest level of each tile, in the order of the rule page; 0 for a tile that was not asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Highest(pub [u8; Tile::ALL.len()]);

impl<W: Word> Sink<W> for Highest {
    #[inline]
    fn found(&mut self, spots: Spots<'_, W>) {
        self.0[spots.orientation.tile() as usize] = spots.level;
    }
}

/// Is a place among those found, and on which level are they?
pub(crate) struct Wanted {
    place: Place,
    found: Found,
}

impl Wanted {
    /// Can the tile go to this place now?
    pub(crate) fn is_legal(table: &Table, place: Place) -> bool {
        let mut wanted = Self { place, found: Found::Nothing };
        survey(table, Tiles::only(place.tile()), &mut wanted);
        wanted.found == Found::Something
    }
}

impl<W: Word> Sink<W> for Wanted {
    fn found(&mut self, spots: Spots<'_, W>) {
        if spots.orientation == self.place.orientation && spots.places().any(|place| place == self.place) {
            self.found = Found::Something;
        }
    }
}

/// Counts the places.
#[derive(Default)]
pub(crate) struct Count(pub u64);

impl<W: Word> Sink<W> for Count {
    #[inline]
    fn found(&mut self, spots: Spots<'_, W>) {
        self.0 += u64::from(spots.count());
    }
}

/// Collects the places, as whatever they are to be.
pub(crate) struct Collect<'a, T>(pub &'a mut Vec<T>);

impl<T: From<Place>, W: Word> Sink<W> for Collect<'_, T> {
    #[inline]
    fn found(&mut self, spots: Spots<'_, W>) {
        spots.extend(self.0);
    }
}
