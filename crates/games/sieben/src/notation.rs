//! Moves and chance steps as text: `docs/spec/notation.md`, exactly.

use std::fmt;
use std::str::FromStr;

use sevenfold_core::NotationError;

use crate::action::{Action, Chance};
use crate::pieces::{Card, Way};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lay { card, way: Way::Open } => write!(f, "lay {card}"),
            Self::Lay { card, way: Way::Hole } => write!(f, "lay {card} hole"),
            Self::Lay { card, way: Way::Number } => write!(f, "lay {card} number"),
            Self::Take => f.write_str("take"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = text.split(' ');
        let action = match (words.next(), words.next(), words.next(), words.next()) {
            (Some("take"), None, ..) => Some(Self::Take),
            (Some("lay"), Some(card), way, None) => {
                read_card(card).zip(read_way(way)).map(|(card, way)| Self::Lay { card, way })
            }
            _ => None,
        };
        action.ok_or_else(|| NotationError::new(text))
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (word, cards) = match self {
            Self::Deck(cards) => ("deck", cards),
            Self::Reshuffle(cards) => ("reshuffle", cards),
        };
        f.write_str(word)?;
        cards.iter().try_for_each(|card| write!(f, " {card}"))
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let chance = text.split_once(' ').and_then(|(word, cards)| {
            let cards: Option<Vec<Card>> = cards.split(' ').map(read_card).collect();
            match word {
                "deck" => cards.map(Self::Deck),
                "reshuffle" => cards.map(Self::Reshuffle),
                _ => None,
            }
        });
        chance.ok_or_else(|| NotationError::new(text))
    }
}

fn read_card(word: &str) -> Option<Card> {
    match word.as_bytes() {
        [digit @ b'1'..=b'7'] => Card::new(digit - b'0'),
        _ => None,
    }
}

fn read_way(word: Option<&str>) -> Option<Way> {
    match word {
        None => Some(Way::Open),
        Some("hole") => Some(Way::Hole),
        Some("number") => Some(Way::Number),
        Some(_) => None,
    }
}
