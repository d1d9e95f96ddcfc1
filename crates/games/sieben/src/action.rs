//! What a seat can do, and what the table can draw.

use serde::{Deserialize, Serialize};

use crate::pieces::{Card, Way};

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Lay a card.
    Lay {
        /// Which.
        card: Card,
        /// How.
        way: Way,
    },
    /// SI-10 Take a penalty card.
    Take,
}

/// A chance step: the order of shuffled cards, top first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// SI-4 All cards, for a new round.
    Deck(Vec<Card>),
    /// SI-11 A new draw pile.
    Reshuffle(Vec<Card>),
}
