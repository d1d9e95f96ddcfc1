//! What can be wrong with an exercise.

use sevenfold_core::{Message, Say};

/// What is wrong with an exercise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// Its moves cannot have been made; which one, from 1.
    Astray(usize),
    /// Its record is not the one its certificate was made for.
    OtherRecord,
    /// The seat it names is not asked there.
    NotAsked,
    /// The certificate does not list every legal move once.
    OtherMoves,
    /// By its own numbers the first move is not better beyond doubt than this one.
    InDoubt(String),
    /// In other worlds this move turns out to be worth something else than the certificate says.
    OtherWorth(String),
    /// In other worlds another move is better.
    OtherAnswer(String),
    /// This is not what its moves bring, or not the most there is.
    OtherMost(u8),
}

impl Say for Flaw {
    fn say(&self) -> Message {
        let about = |key: &'static str, text: &str| Message::new(key).with("move", text);
        match self {
            Self::Astray(number) => Message::new("exercise-flaw-astray").with("number", *number),
            Self::OtherRecord => Message::new("exercise-flaw-other-record"),
            Self::NotAsked => Message::new("exercise-flaw-not-asked"),
            Self::OtherMoves => Message::new("exercise-flaw-other-moves"),
            Self::InDoubt(text) => about("exercise-flaw-in-doubt", text),
            Self::OtherWorth(text) => about("exercise-flaw-other-worth", text),
            Self::OtherMost(most) => Message::new("exercise-flaw-other-most").with("most", *most),
            Self::OtherAnswer(text) => about("exercise-flaw-other-answer", text),
        }
    }
}
