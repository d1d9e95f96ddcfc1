//! What a bot found out about a move where there was a choice.

use serde::{Deserialize, Serialize};
use sevenfold_core::{Message, Seat};

/// A move where there was a choice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Decision {
    /// Counts the steps of the record from 1.
    pub step: usize,
    /// Who decided.
    pub seat: Seat,
    /// The move in the notation.
    #[serde(rename = "move")]
    pub text: String,
    /// How many legal moves there were.
    pub legal: usize,
    /// The share of a win to be expected after it; nothing if the bot had no opinion on it.
    pub worth: Option<f64>,
    /// How much less that is than after the best move.
    pub loss: Option<f64>,
    /// By how much the seat's prospects have changed since its last decision, or since before the first step; nothing if
    /// the bot had no opinion.
    pub swing: Option<f64>,
    /// The best moves, best first.
    pub best: Vec<Alternative>,
    /// Why the best one, if the bot can say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<Message>,
}

/// A move that could have been made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Alternative {
    /// The move in the notation.
    #[serde(rename = "move")]
    pub text: String,
    /// The share of a win to be expected after it.
    pub worth: f64,
    /// How often it was tried.
    pub visits: u32,
}

/// A decision with all that is shown of it: every move that was considered in words, and why.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Judgement {
    /// The decision.
    pub decision: Decision,
    /// The best moves, best first, and the one that was made if it is not among them.
    pub considered: Vec<Considered>,
    /// What was asked.
    #[serde(default)]
    pub ask: Option<Message>,
}

/// A move that was considered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Considered {
    /// The move in the notation.
    #[serde(rename = "move")]
    pub text: String,
    /// What it does, in words.
    #[serde(default)]
    pub label: Option<Message>,
    /// The share of a win to be expected after it.
    pub worth: f64,
    /// The standard error of that over the imagined worlds.
    pub error: f64,
    /// In how many worlds it was tried.
    pub visits: u32,
    /// What is to be said for it.
    #[serde(default)]
    pub reason: Option<Message>,
}

impl Judgement {
    /// The move that was made, if it has a worth.
    pub fn made(&self) -> Option<&Considered> {
        self.considered.iter().find(|one| one.text == self.decision.text)
    }

    /// The best move.
    pub fn best(&self) -> Option<&Considered> {
        self.considered.first()
    }
}
