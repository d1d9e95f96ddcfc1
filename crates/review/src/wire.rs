//! What a page and its worker say to each other about a review or a practice, beside what is said to any worker: nobody
//! needs it to play.

use serde::{Deserialize, Serialize};
use sevenfold_core::{Message, Seat};

use crate::{Judgement, Outline};

/// From a page to the worker. The film it is about is loaded as in any worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToStudy {
    /// Tell what the sums of a review need of the film.
    Outline,
    /// Judge a decision of the film: one piece of a review.
    Judge {
        /// Which step it is, from 1.
        step: usize,
        /// How much the bot may think about it.
        iterations: u32,
    },
    /// Play on from a moment of the film, against bots. What the player does is asked of it as of a table.
    Practise {
        /// How many steps have been taken.
        step: usize,
        /// At which seat.
        seat: Seat,
        /// Where the hidden cards lie.
        cards: Cards,
        /// What the player is called.
        name: String,
    },
    /// Play an exercise, as it is written, of a game: its position, and on from there.
    Exercise {
        /// The game's id.
        game: String,
        /// The exercise.
        text: String,
        /// What the player is called.
        name: String,
    },
}

/// From the worker to the page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromStudy {
    /// What the sums of a review need of the film; nothing if it cannot be told.
    Outline(Option<Outline>),
    /// A decision of the film has been judged.
    Judged {
        /// Which step it is, from 1.
        step: usize,
        /// What was found; nothing if there was no choice.
        judgement: Option<Box<Judgement>>,
    },
    /// Where the practice stands. Its table is told as any other.
    Practice(PracticeFace),
}

/// Where hidden cards lie when a game is played on from one of its moments.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cards {
    /// As they lay.
    AsTheyLay,
    /// Dealt anew among what the seat did not know, with these dice.
    Anew(u32),
}

/// Where a practice stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PracticeFace {
    /// What the player has answered.
    #[serde(default)]
    pub answer: Option<Answer>,
    /// The moves there were to begin with, in words, and what the strongest bot has to say for them; where a turn is asked
    /// for, those that bring the most.
    pub moves: Vec<MoveFace>,
}

/// An answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// The first move the player has made, in the notation.
    Move(String),
    /// What a whole turn has brought.
    Turn(u8),
}

/// A move in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MoveFace {
    /// In the notation.
    pub text: String,
    /// What it does.
    #[serde(default)]
    pub label: Option<Message>,
    /// What is to be said for it.
    #[serde(default)]
    pub reason: Option<Message>,
}
