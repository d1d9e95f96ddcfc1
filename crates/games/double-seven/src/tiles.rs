//! A handful of tiles as counts of each kind, in one word.

use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sevenfold_core::{Arg, Message};

use crate::pieces::{Animal, Tile};

/// Bits for the count of one kind: nine of them fill a word, and the sum of all counts, 91, still fits one.
const WIDTH: usize = 7;
/// One of each kind.
const ONES: u64 = {
    let mut ones = 0;
    let mut i = 0;
    while i < Tile::KINDS {
        ones |= 1 << (i * WIDTH);
        i += 1;
    }
    ones
};
const FIELD: u64 = (1 << WIDTH) - 1;
/// The top bit of every count; counts stay far below it, so it can take the borrow of a comparison.
const GUARDS: u64 = ONES << (WIDTH - 1);

/// Some tiles, of which only the kinds matter: a rack, the face-up reserve, what is laid in one move.
///
/// Holds at most the tiles of the box.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Tiles(u64);

impl Tiles {
    /// No tile.
    pub const EMPTY: Self = Self(0);

    /// All tiles of the box (DS-1).
    pub const BOX: Self = {
        let mut all = Self::EMPTY;
        let mut i = 0;
        while i < Tile::KINDS {
            all.0 |= (Tile::ALL[i].copies() as u64) << (i * WIDTH);
            i += 1;
        }
        all
    };

    /// Several tiles of one kind.
    #[inline]
    pub const fn of(tile: Tile, count: u8) -> Self {
        Self((count as u64) << (tile.index() * WIDTH))
    }

    /// One tile.
    #[inline]
    pub const fn one(tile: Tile) -> Self {
        Self::of(tile, 1)
    }

    /// So many of an animal and so many Clovers: what a family is made of.
    #[inline]
    pub const fn family(animal: Animal, animals: u8, clovers: u8) -> Self {
        Self(Self::of(Tile::Animal(animal), animals).0 | Self::of(Tile::Clover, clovers).0)
    }

    /// How many tiles.
    #[inline]
    pub const fn len(self) -> u8 {
        // The multiplication adds all counts up in the topmost field.
        ((self.0.wrapping_mul(ONES) >> ((Tile::KINDS - 1) * WIDTH)) & FIELD) as u8
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of this kind.
    #[inline]
    pub const fn count(self, tile: Tile) -> u8 {
        ((self.0 >> (tile.index() * WIDTH)) & FIELD) as u8
    }

    /// How many Clovers.
    #[inline]
    pub const fn clovers(self) -> u8 {
        self.count(Tile::Clover)
    }

    /// Is there one of this kind?
    #[inline]
    pub const fn has(self, tile: Tile) -> bool {
        self.count(tile) > 0
    }

    /// Are all these among them?
    #[inline]
    pub const fn contains(self, tiles: Self) -> bool {
        ((self.0 | GUARDS) - tiles.0) & GUARDS == GUARDS
    }

    /// The first kind of which more are wanted than there are.
    pub fn lacking(self, wanted: Self) -> Option<Tile> {
        wanted.kinds().find(|&(tile, count)| self.count(tile) < count).map(|(tile, _)| tile)
    }

    /// What is left when as many of these as there are have been taken away.
    #[inline]
    #[must_use]
    pub const fn without(self, tiles: Self) -> Self {
        // A guard bit survives where the count was enough; elsewhere the whole field becomes 0.
        let rest = (self.0 | GUARDS) - tiles.0;
        let enough = (rest & GUARDS) >> (WIDTH - 1);
        Self(rest & !GUARDS & (enough * FIELD))
    }

    /// The kinds there are, in the order of the notation, with how many of each.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = (Tile, u8)> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let index = rest.trailing_zeros() as usize / WIDTH;
            let count = (rest >> (index * WIDTH)) & FIELD;
            rest &= !(FIELD << (index * WIDTH));
            Some((Tile::ALL[index], count as u8))
        })
    }

    /// The animals there are, in the order of the notation, with how many of each.
    #[inline]
    pub fn animals(self) -> impl Iterator<Item = (Animal, u8)> + Clone {
        self.kinds().filter_map(|(tile, count)| Some((tile.animal()?, count)))
    }

    /// Every single tile, in the order of the notation.
    pub fn iter(self) -> impl Iterator<Item = Tile> + Clone {
        self.kinds().flat_map(|(tile, count)| std::iter::repeat_n(tile, count as usize))
    }

    /// Reads the letters of some tiles in the order of the notation; no more than there are in the box.
    pub fn from_symbols(text: &str) -> Option<Self> {
        let mut tiles = Self::EMPTY;
        let mut last = 0;
        for symbol in text.chars() {
            let tile = Tile::from_symbol(symbol)?;
            if tile.index() < last || tiles.count(tile) == tile.copies() {
                return None;
            }
            last = tile.index();
            tiles += Self::one(tile);
        }
        Some(tiles)
    }

    /// All counts in one word, for hashing.
    #[inline]
    pub(crate) const fn word(self) -> u64 {
        self.0
    }

    /// How many of which, for a sentence.
    pub(crate) fn names(self) -> Arg {
        let some = |(tile, count): (Tile, u8)| {
            Message::new("double-seven-some").with("count", count).with("tile", Arg::key(tile.key()))
        };
        Arg::list(self.kinds().map(some))
    }
}

impl Add for Tiles {
    type Output = Self;
    #[inline]
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Tiles {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

/// The tiles taken away must be among them.
impl Sub for Tiles {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        debug_assert!(self.contains(other), "{self} has not all of {other}");
        Self(self.0.wrapping_sub(other.0))
    }
}

impl SubAssign for Tiles {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        tiles.into_iter().fold(Self::EMPTY, |all, tile| all + Self::one(tile))
    }
}

impl fmt::Display for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|tile| write!(f, "{tile}"))
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{self}\"")
    }
}

/// Tiles are written as their letters.
impl Serialize for Tiles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Tiles {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::from_symbols(&text)
            .ok_or_else(|| serde::de::Error::custom("tiles are letters of BUDFGRSWC, sorted"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tiles(text: &str) -> Tiles {
        Tiles::from_symbols(text).unwrap()
    }

    #[test]
    fn the_box_has_91_tiles() {
        assert_eq!(Tiles::BOX.len() as usize, crate::pieces::TILES);
        assert_eq!(Tiles::BOX.iter().count(), crate::pieces::TILES);
    }

    #[test]
    fn counts_compare_kind_by_kind() {
        assert!(tiles("BFFC").contains(tiles("FC")));
        assert!(!tiles("BFFC").contains(tiles("CC")));
        assert_eq!(tiles("BFFC").lacking(tiles("FFFC")), Some(Tile::Animal(Animal::Fox)));
        assert_eq!(tiles("BFFC").without(tiles("UFC")), tiles("BF"));
        assert_eq!(tiles("BFFC").without(tiles("FFFC")), tiles("B"));
        assert!(Tiles::BOX.without(Tiles::BOX).is_empty());
    }

    #[test]
    fn only_sorted_letters_of_the_box_are_read() {
        assert_eq!(tiles("BUDFGRSWC").to_string(), "BUDFGRSWC");
        assert_eq!(Tiles::from_symbols("FB"), None);
        assert_eq!(Tiles::from_symbols("CCCC"), None);
        assert_eq!(Tiles::from_symbols(&"F".repeat(12)), None);
    }
}
