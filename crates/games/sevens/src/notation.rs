//! Moves, cards and chance steps as text: `docs/spec/rules/sevens.md`, exactly.

use std::fmt;
use std::str::FromStr;

use sevenfold_core::NotationError;

use crate::action::{Action, Chance};
use crate::pieces::{Card, Suit};

/// The ranks as they are written, the ace first.
const RANK_NAMES: [&str; 13] = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.suit().letter(), RANK_NAMES[usize::from(self.rank() - 1)])
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut letters = text.chars();
        let suit =
            letters.next().and_then(|letter| Suit::ALL.into_iter().find(|suit| suit.letter() == letter));
        let rank = RANK_NAMES.iter().zip(1..).find(|(name, _)| **name == letters.as_str());
        match (suit, rank) {
            (Some(suit), Some((_, rank))) => Ok(Self::new(suit, rank)),
            _ => Err(NotationError::new(text)),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lay { card } => write!(f, "lay {card}"),
            Self::Pass => f.write_str("pass"),
            Self::Fold => f.write_str("fold"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.split_once(' ') {
            None if text == "pass" => Ok(Self::Pass),
            None if text == "fold" => Ok(Self::Fold),
            Some(("lay", card)) => {
                card.parse().map(|card| Self::Lay { card }).map_err(|_| NotationError::new(text))
            }
            _ => Err(NotationError::new(text)),
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Deck(cards) = self;
        f.write_str("deck")?;
        cards.iter().try_for_each(|card| write!(f, " {card}"))
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let cards = text.strip_prefix("deck ").map(|cards| cards.split(' ').map(str::parse).collect());
        match cards {
            Some(Ok(cards)) => Ok(Self::Deck(cards)),
            _ => Err(NotationError::new(text)),
        }
    }
}
