//! The tiles and tokens in the box (DS-1, DS-2).

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Tiles in the box (DS-1).
pub const TILES: usize = 91;
/// Tiles of each animal (DS-1).
pub const PER_ANIMAL: u8 = 11;
/// Clovers in the box (DS-1).
pub const CLOVERS: u8 = 3;
/// Tokens "7" in the box (DS-2).
pub const SEVENS: u8 = 8;

/// What a family is of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Animal {
    /// `B`
    Bird,
    /// `U`
    Butterfly,
    /// `D`
    Deer,
    /// `F`
    Fox,
    /// `G`
    Frog,
    /// `R`
    Rabbit,
    /// `S`
    Squirrel,
    /// `W`
    Swan,
}

impl Animal {
    /// All animals, in the order of the notation.
    pub const ALL: [Self; 8] = [
        Self::Bird,
        Self::Butterfly,
        Self::Deer,
        Self::Fox,
        Self::Frog,
        Self::Rabbit,
        Self::Squirrel,
        Self::Swan,
    ];

    /// Its key in the language files.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Bird => "double-seven-bird",
            Self::Butterfly => "double-seven-butterfly",
            Self::Deer => "double-seven-deer",
            Self::Fox => "double-seven-fox",
            Self::Frog => "double-seven-frog",
            Self::Rabbit => "double-seven-rabbit",
            Self::Squirrel => "double-seven-squirrel",
            Self::Swan => "double-seven-swan",
        }
    }
}

/// One tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Tile {
    /// An animal.
    Animal(Animal),
    /// Stands in for any animal.
    Clover,
}

/// The symbols of the notation, in its order.
const SYMBOLS: [char; Tile::KINDS] = ['B', 'U', 'D', 'F', 'G', 'R', 'S', 'W', 'C'];

impl Tile {
    /// How many kinds of tile there are.
    pub const KINDS: usize = 9;

    /// All kinds, in the order of the notation.
    pub const ALL: [Self; Self::KINDS] = {
        let mut kinds = [Self::Clover; Self::KINDS];
        let mut i = 0;
        while i < Animal::ALL.len() {
            kinds[i] = Self::Animal(Animal::ALL[i]);
            i += 1;
        }
        kinds
    };

    /// Its place in the order of the notation.
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Self::Animal(animal) => animal as usize,
            Self::Clover => Self::KINDS - 1,
        }
    }

    /// The animal, unless it is a Clover.
    #[inline]
    pub const fn animal(self) -> Option<Animal> {
        match self {
            Self::Animal(animal) => Some(animal),
            Self::Clover => None,
        }
    }

    /// How many of this kind are in the box (DS-1).
    pub const fn copies(self) -> u8 {
        match self {
            Self::Animal(_) => PER_ANIMAL,
            Self::Clover => CLOVERS,
        }
    }

    /// Its letter in the notation.
    pub const fn symbol(self) -> char {
        SYMBOLS[self.index()]
    }

    /// The tile with this letter.
    pub fn from_symbol(symbol: char) -> Option<Self> {
        SYMBOLS.iter().position(|&own| own == symbol).map(|index| Self::ALL[index])
    }

    /// Its key in the language files.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Animal(animal) => animal.key(),
            Self::Clover => "double-seven-clover",
        }
    }
}

impl From<Animal> for Tile {
    fn from(animal: Animal) -> Self {
        Self::Animal(animal)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.symbol())
    }
}

/// A tile is written as its letter.
impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.symbol())
    }
}

impl<'de> Deserialize<'de> for Tile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let symbol = char::deserialize(deserializer)?;
        Self::from_symbol(symbol).ok_or_else(|| serde::de::Error::custom("a tile is one of BUDFGRSWC"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_letters_and_places_agree() {
        for (index, tile) in Tile::ALL.into_iter().enumerate() {
            assert_eq!(tile.index(), index);
            assert_eq!(Tile::from_symbol(tile.symbol()), Some(tile));
        }
        assert_eq!(Tile::from_symbol('X'), None);
    }
}
