//! What came of an ask.

use sevenfold_client::Hint;
use sevenfold_protocol::{Refusal, ToClient};

/// Which ask: whose client it was, and its number there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    pub(super) client: usize,
    pub(super) id: u32,
}

/// What came of an ask.
#[derive(Clone, PartialEq, Debug)]
pub struct Answered {
    /// Which ask.
    pub asked: Asked,
    /// The answer.
    pub answer: Answer,
}

/// An answer of the table.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    /// It has happened.
    Done,
    /// What a good player would do.
    Hinted(Hint),
    /// It has not happened.
    Refused(Refusal),
}

/// The answer in a message, if it is one that somebody waits for.
pub(super) fn answer_in(message: &ToClient) -> Option<Answer> {
    match message {
        ToClient::Done { .. } | ToClient::Seated { .. } => Some(Answer::Done),
        ToClient::Hinted { choice, reason, .. } => {
            Some(Answer::Hinted(Hint { choice: choice.clone(), reason: reason.clone() }))
        }
        ToClient::Refused { refusal, .. } => Some(Answer::Refused(refusal.clone())),
        ToClient::Welcome { .. }
        | ToClient::Snapshot(_)
        | ToClient::Update(_)
        | ToClient::Patch(..)
        | ToClient::Reseated { .. } => None,
    }
}
