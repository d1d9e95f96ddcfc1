//! The cards (DL-1), the advantages of the Lucky Wheel and the faces of the die.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sevenfold_core::{Arg, Message};

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

/// A set of cards, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);
    /// The Joker alone.
    pub const JOKER: Self = Self(1 << Card::JOKER.0);
    /// All 57 cards.
    pub const ALL: Self = Self(0x7ffe_7ffe_7ffe_7ffe | Self::JOKER.0);

    /// The 14 cards of a colour.
    #[inline]
    pub const fn of(colour: Colour) -> Self {
        Self(0x7ffe << (16 * colour as u32))
    }

    /// The set and this card.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | 1 << card.0)
    }

    /// The set but for this card.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 & !(1 << card.0))
    }

    /// Cards in either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Cards in both sets.
    #[inline]
    #[must_use]
    pub const fn both(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Cards of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Is the card in the set?
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// Is it empty?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The cards in the order of the notation.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let bit = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (bit < u64::BITS).then_some(Card(bit as u8))
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Card>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// An advantage of the Lucky Wheel (DL-29 … DL-35).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Advantage {
    /// A bid goes up or down by one (DL-29).
    ChangeBid,
    /// Two players exchange hands (DL-30).
    PlayerSwap,
    /// The dealer marker moves (DL-31).
    ChangeDealer,
    /// Own points are doubled (DL-32).
    DoublePoints,
    /// Another trump colour (DL-33).
    ChangeTrump,
    /// An open card more to choose from (DL-34).
    ExtraCard,
    /// No trump (DL-35).
    NoTrump,
}

impl Advantage {
    /// All seven, in the order of the die.
    pub const ALL: [Self; 7] = [
        Self::ChangeBid,
        Self::PlayerSwap,
        Self::ChangeDealer,
        Self::DoublePoints,
        Self::ChangeTrump,
        Self::ExtraCard,
        Self::NoTrump,
    ];

    /// Its name in the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Self::ChangeBid => "change-bid",
            Self::PlayerSwap => "player-swap",
            Self::ChangeDealer => "change-dealer",
            Self::DoublePoints => "double-points",
            Self::ChangeTrump => "change-trump",
            Self::ExtraCard => "extra-card",
            Self::NoTrump => "no-trump",
        }
    }

    /// Its name in the language files.
    pub const fn name(self) -> Arg {
        Arg::key(match self {
            Self::ChangeBid => "double-lucky-7-change-bid",
            Self::PlayerSwap => "double-lucky-7-player-swap",
            Self::ChangeDealer => "double-lucky-7-change-dealer",
            Self::DoublePoints => "double-lucky-7-double-points",
            Self::ChangeTrump => "double-lucky-7-change-trump",
            Self::ExtraCard => "double-lucky-7-extra-card",
            Self::NoTrump => "double-lucky-7-no-trump",
        })
    }
}

/// A face of the eight-sided die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    /// One of the seven advantages.
    Lucky(Advantage),
    /// X: a miss (DL-25).
    X,
}

impl Face {
    /// All eight, in the order in which `below(8)` counts them.
    pub const ALL: [Self; 8] = {
        let mut faces = [Self::X; 8];
        let mut i = 0;
        while i < Advantage::ALL.len() {
            faces[i] = Self::Lucky(Advantage::ALL[i]);
            i += 1;
        }
        faces
    };

    /// Its name in the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Lucky(advantage) => advantage.word(),
            Self::X => "x",
        }
    }

    /// Its name in the language files.
    pub const fn name(self) -> Arg {
        match self {
            Self::Lucky(advantage) => advantage.name(),
            Self::X => Arg::key("double-lucky-7-x"),
        }
    }
}
