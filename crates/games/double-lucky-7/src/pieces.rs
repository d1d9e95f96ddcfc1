//! The cards (DL-1), and in modules of their own sets of cards and the faces of wheel and die.

mod luck;
mod set;

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sevenfold_core::{Arg, Message};

pub use luck::{Advantage, Face};
pub use set::CardSet;

/// How many cards there are.
pub const DECK: usize = 57;
/// The most cards a hand is dealt.
pub const MAX_HAND: usize = 7;

/// One of the four colours.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Colour {
    /// `R`
    #[serde(rename = "R")]
    Red,
    /// `G`
    #[serde(rename = "G")]
    Green,
    /// `B`
    #[serde(rename = "B")]
    Blue,
    /// `Y`
    #[serde(rename = "Y")]
    Yellow,
}

impl Colour {
    /// All four, in the order of the notation.
    pub const ALL: [Self; 4] = [Self::Red, Self::Green, Self::Blue, Self::Yellow];

    /// The letter of the notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Red => 'R',
            Self::Green => 'G',
            Self::Blue => 'B',
            Self::Yellow => 'Y',
        }
    }

    /// Its name in the language files.
    pub const fn name(self) -> Arg {
        Arg::key(match self {
            Self::Red => "double-lucky-7-red",
            Self::Green => "double-lucky-7-green",
            Self::Blue => "double-lucky-7-blue",
            Self::Yellow => "double-lucky-7-yellow",
        })
    }
}

/// A card: a colour and a number from 1 to 14, or the Joker.
///
/// Inside, colour · 16 + number, and 63 for the Joker: the order is that of the notation, and four ranges of
/// 16 bits hold the colours of a [`CardSet`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// The highest number of a colour.
pub const TOP_RANK: u8 = 14;

impl Card {
    /// The Joker.
    pub const JOKER: Self = Self(63);

    /// The card of a colour with a number from 1 to 14.
    pub const fn new(colour: Colour, rank: u8) -> Option<Self> {
        if rank >= 1 && rank <= TOP_RANK { Some(Self((colour as u8) << 4 | rank)) } else { None }
    }

    /// Its colour; the Joker has none.
    #[inline]
    pub const fn colour(self) -> Option<Colour> {
        if self.0 == Self::JOKER.0 { None } else { Some(Colour::ALL[(self.0 >> 4) as usize & 3]) }
    }

    /// Its number; the Joker, higher than all (DL-4), has 15.
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 & 15
    }

    /// Is it the Joker?
    #[inline]
    pub const fn is_joker(self) -> bool {
        self.0 == Self::JOKER.0
    }

    /// All 57 cards in the order of the notation.
    pub const ORDERED: [Self; DECK] = {
        let mut cards = [Self::JOKER; DECK];
        let mut i = 0;
        while i < DECK - 1 {
            cards[i] = Self((i / TOP_RANK as usize) as u8 * 16 + (i % TOP_RANK as usize) as u8 + 1);
            i += 1;
        }
        cards
    };

    /// Its name in the language files.
    pub fn name(self) -> Arg {
        match self.colour() {
            None => Arg::key("double-lucky-7-joker"),
            Some(colour) => Message::new("double-lucky-7-card")
                .with("colour", colour.name())
                .with("rank", self.rank())
                .into(),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|_| serde::de::Error::custom("a card is R1 to R14, G…, B…, Y… or J"))
    }
}
