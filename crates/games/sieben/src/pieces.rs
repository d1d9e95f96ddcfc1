//! Cards, sets of cards, and how many there are of each.

mod counts;
mod set;

use serde::{Deserialize, Serialize};

pub use counts::Counts;
pub use set::CardSet;

/// SI-1 All cards.
pub const DECK_SIZE: usize = 80;
/// Different numbers on the cards.
pub const NUMBERS: usize = 7;
/// What everybody wants to make.
pub const SEVEN: u8 = 7;

/// A card: all that matters about it is its number, from 1 to 7.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

impl Card {
    /// The card with this number, if there is one.
    #[inline]
    pub const fn new(number: u8) -> Option<Self> {
        if matches!(number, 1..=SEVEN) { Some(Self(number)) } else { None }
    }

    /// Its number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// 1, 2, …, 7.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (1..=SEVEN).map(Self)
    }
}

impl TryFrom<u8> for Card {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::new(number).ok_or("a card has a number from 1 to 7")
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> Self {
        card.0
    }
}

impl From<Card> for sevenfold_core::Arg {
    fn from(card: Card) -> Self {
        card.0.into()
    }
}

impl std::fmt::Display for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// SI-2 How a card is laid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// On the table: it begins a pile.
    Open,
    /// Hole on hole: what the hole below showed stays in view.
    Hole,
    /// Hole on number: the hole shows the number of the card below.
    Number,
}
