//! The cards (TS-1, TS-2) and the types they are collected as (TS-4).

mod say;

use serde::{Deserialize, Serialize};

/// One of the four colours, in the order of the notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Red.
    Red,
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
}

impl Colour {
    /// All four, in the order of the notation.
    pub const ALL: [Self; 4] = [Self::Red, Self::Green, Self::Blue, Self::Yellow];
}

/// What a coloured card is (TS-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rank {
    /// A plain number, 0 to 10.
    Number(u8),
    /// REVERSE, a 0.
    Reverse,
    /// DEUCE, a 2.
    Deuce,
    /// TRADE, a 9.
    Trade,
    /// HERALD, a 4.
    Herald,
    /// THIEF, a 6.
    Thief,
}

/// How many coloured cards each colour has.
pub(crate) const RANKS: u8 = 16;

impl Rank {
    pub(crate) const fn index(self) -> u8 {
        match self {
            Self::Number(number) => number,
            Self::Reverse => 11,
            Self::Deuce => 12,
            Self::Trade => 13,
            Self::Herald => 14,
            Self::Thief => 15,
        }
    }

    const fn from_index(index: u8) -> Self {
        match index {
            11 => Self::Reverse,
            12 => Self::Deuce,
            13 => Self::Trade,
            14 => Self::Herald,
            15 => Self::Thief,
            number => Self::Number(number),
        }
    }

    /// The number a card of this rank counts as (TS-10).
    pub const fn number(self) -> u8 {
        match self {
            Self::Number(number) => number,
            Self::Reverse => 0,
            Self::Deuce => 2,
            Self::Trade => 9,
            Self::Herald => 4,
            Self::Thief => 6,
        }
    }

    const fn kind(self) -> Kind {
        match self {
            Self::Number(_) => Kind::Number,
            Self::Reverse | Self::Deuce | Self::Trade => Kind::Action,
            Self::Herald | Self::Thief => Kind::Character,
        }
    }
}

/// A main character: neither colour nor number (TS-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Main {
    /// The SAINT protects (TS-33).
    Saint,
    /// The SAMARITAN gives (TS-34).
    Samaritan,
    /// The SINNER attacks everybody (TS-35).
    Sinner,
    /// The REAPER smites (TS-36, TS-37).
    Reaper,
}

impl Main {
    /// All four, in the order of the notation.
    pub const ALL: [Self; 4] = [Self::Saint, Self::Samaritan, Self::Sinner, Self::Reaper];
}

/// The type a card is collected as (TS-4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A plain number.
    Number,
    /// REVERSE, DEUCE, TRADE.
    Action,
    /// HERALD, THIEF and the main characters.
    Character,
}

impl Kind {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Number, Self::Action, Self::Character];
}

/// A card; cards that look alike are equal. Ordered as in the notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// How many cards have a colour; each is there once.
pub(crate) const COLOURED: u8 = 64;

/// The most cards a deck can have (TS-3 with four copies).
pub(crate) const MOST_CARDS: usize = 80;

impl Card {
    /// How many different cards there are.
    pub(crate) const DIFFERENT: u8 = COLOURED + Main::ALL.len() as u8;
}

/// What is printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Face {
    /// A colour, and a rank within it.
    Coloured(Colour, Rank),
    /// A main character.
    Main(Main),
}

impl Card {
    /// A coloured card.
    #[inline]
    pub const fn new(colour: Colour, rank: Rank) -> Self {
        Self(colour as u8 * RANKS + rank.index())
    }

    /// A main character.
    #[inline]
    pub const fn main(main: Main) -> Self {
        Self(COLOURED + main as u8)
    }

    /// The card with this place in the order of the notation.
    #[inline]
    pub(crate) const fn from_index(index: u8) -> Self {
        debug_assert!(index < COLOURED + 4);
        Self(index)
    }

    /// The card's place in the order of the notation.
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// What is printed on it.
    #[inline]
    pub const fn face(self) -> Face {
        if self.0 < COLOURED {
            Face::Coloured(Colour::ALL[(self.0 / RANKS) as usize], Rank::from_index(self.0 % RANKS))
        } else {
            Face::Main(Main::ALL[(self.0 - COLOURED) as usize])
        }
    }

    /// The colour of a coloured card.
    #[inline]
    pub(crate) const fn colour(self) -> Colour {
        Colour::ALL[(self.0 / RANKS) as usize % Colour::ALL.len()]
    }

    /// The main character it is, if it is one.
    #[inline]
    pub const fn as_main(self) -> Option<Main> {
        if self.0 < COLOURED { None } else { Some(Main::ALL[(self.0 - COLOURED) as usize]) }
    }

    /// The type it is collected as.
    pub const fn kind(self) -> Kind {
        match self.face() {
            Face::Coloured(_, rank) => rank.kind(),
            Face::Main(_) => Kind::Character,
        }
    }
}

impl std::fmt::Debug for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Display::fmt(self, f)
    }
}
