//! What a seat can do, and what the table can draw.

use serde::{Deserialize, Serialize};

use crate::pieces::Card;

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// SE-5 Lay a card that fits.
    Lay {
        /// Which.
        card: Card,
    },
    /// SE-6, SE-7 Lay nothing.
    Pass,
    /// SE-8 Leave the round: every card of the hand is laid in its place.
    Fold,
}

/// A chance step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// SE-2 The shuffled deck of a round, top first.
    Deck(Vec<Card>),
}
