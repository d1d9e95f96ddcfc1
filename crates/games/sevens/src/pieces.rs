//! Cards and sets of cards.

mod set;

use serde::{Deserialize, Serialize};
use sevenfold_core::{Arg, Message};

pub use set::CardSet;

/// SE-1 All cards.
pub const DECK_SIZE: usize = 52;
/// SE-1 Ranks of a suit: the ace is 1, the king 13.
pub const RANKS: u8 = 13;
/// SE-4 The rank with which a row begins.
pub const SEVEN: u8 = 7;

/// SE-1 A suit, in the order of the notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Suit {
    /// Clubs.
    Clubs,
    /// Diamonds.
    Diamonds,
    /// Hearts.
    Hearts,
    /// Spades.
    Spades,
}

impl Suit {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Clubs, Self::Diamonds, Self::Hearts, Self::Spades];

    /// The suit's letter in the notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Clubs => 'C',
            Self::Diamonds => 'D',
            Self::Hearts => 'H',
            Self::Spades => 'S',
        }
    }

    const fn key(self) -> &'static str {
        match self {
            Self::Clubs => "sevens-clubs",
            Self::Diamonds => "sevens-diamonds",
            Self::Hearts => "sevens-hearts",
            Self::Spades => "sevens-spades",
        }
    }
}

/// SE-1 A card: sixteen numbers a suit, of which its rank is one, so that neighbours in a row are neighbouring numbers
/// and suits never touch.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// SE-5 With it a round of Fan Tan begins.
    pub const SEVEN_OF_DIAMONDS: Self = Self::new(Suit::Diamonds, SEVEN);

    /// The card of this suit and rank, which is from 1 to 13.
    #[inline]
    pub const fn new(suit: Suit, rank: u8) -> Self {
        debug_assert!(1 <= rank && rank <= RANKS);
        Self((suit as u8) << 4 | rank)
    }

    /// The card with this number in a [`CardSet`].
    #[inline]
    pub(crate) const fn at(number: u8) -> Self {
        Self(number)
    }

    /// Its number in a [`CardSet`].
    #[inline]
    pub(crate) const fn number(self) -> u8 {
        self.0
    }

    /// Its suit.
    #[inline]
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 >> 4 & 3) as usize]
    }

    /// Its rank, from 1 (ace) to 13 (king).
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 & 15
    }

    /// All cards, suit by suit, from ace to king.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        Suit::ALL.into_iter().flat_map(|suit| (1..=RANKS).map(move |rank| Self::new(suit, rank)))
    }
}

/// "the 7 of diamonds": the language files know how suits and ranks are put together.
impl From<Card> for Arg {
    fn from(card: Card) -> Self {
        let rank = match card.rank() {
            1 => Self::key("sevens-ace"),
            11 => Self::key("sevens-jack"),
            12 => Self::key("sevens-queen"),
            13 => Self::key("sevens-king"),
            number => number.into(),
        };
        Message::new("sevens-card").with("rank", rank).with("suit", Self::key(card.suit().key())).into()
    }
}

impl std::fmt::Debug for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Display::fmt(self, f)
    }
}

impl Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|_| serde::de::Error::custom("a card is a suit and a rank, as D7"))
    }
}
