//! An exercise and its certificate.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sevenfold_core::Seat;
use sevenfold_turns::Aim;

/// A position in which one move is better beyond doubt.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Exercise {
    /// How hard it is.
    pub level: Level,
    /// A rating to begin with, on the scale of [`crate::elo`].
    pub rating: u16,
    /// How many sit at the table.
    pub seats: u8,
    /// House rules; nothing means the usual ones.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub options: Value,
    /// The seed from which everything was drawn, 64 digits.
    pub seed: String,
    /// The moves so far: the number of the seat, a space, the move in the notation.
    pub moves: Vec<String>,
    /// Who is to move.
    pub seat: Seat,
    /// The worth of every move that is considered, the best first: the certificate.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub worths: Vec<Worth>,
    /// What the turn is to bring, where that is asked instead of the best move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aim: Option<Aim>,
    /// The mark of the record the certificate was made for ([`Exercise::record_mark`]); nothing if nobody checks it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub mark: String,
}

/// How hard an exercise is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the words say it")]
pub enum Level {
    Easy,
    Medium,
    Hard,
}

impl Level {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];
}

/// What a move is worth, in ten-thousandths of a win, and the standard error of that.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Worth(pub String, pub u16, pub u16);

impl Worth {
    /// From shares of a win.
    pub fn new(text: String, worth: f64, error: f64) -> Self {
        // Shares are between 0 and 1; an error is told at least as large as it is.
        #[allow(clippy::cast_sign_loss, reason = "clamped to 0 … 1")]
        let parts = |share: f64| (share.clamp(0.0, 1.0) * 10_000.0) as u16;
        let rounded = parts(worth + 0.000_05);
        Self(text, rounded, parts(error + 0.000_099))
    }

    /// The move in the notation.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// The share of a win to be expected after it.
    pub fn share(&self) -> f64 {
        f64::from(self.1) / 10_000.0
    }

    /// The standard error of that.
    pub fn error(&self) -> f64 {
        f64::from(self.2) / 10_000.0
    }
}

impl Exercise {
    /// The best move.
    pub fn answer(&self) -> Option<&Worth> {
        self.worths.first()
    }

    /// A move in the certificate.
    pub fn worth(&self, text: &str) -> Option<&Worth> {
        self.worths.iter().find(|worth| worth.text() == text)
    }

    /// Is a move as good as the best one: do the whiskers of the two, 95 of 100 worlds, overlap, or is what is between them
    /// less than anybody is told of? In a set there is one such move; where one's own was worse, there can be several.
    pub fn is_as_good(&self, text: &str) -> bool {
        const TOLD: f64 = 0.005;
        let Some((best, own)) = self.answer().zip(self.worth(text)) else { return false };
        best.share() - own.share() <= (1.96 * (best.error() + own.error())).max(TOLD)
    }

    /// May a move be as good that is not in the certificate? Of one's own games only the first few moves are kept: where
    /// these are about equal, so may others be.
    pub fn may_be_as_good(&self, text: &str) -> bool {
        let as_good = self.worths.iter().filter(|worth| self.is_as_good(worth.text())).count();
        // The other one is the move that was made.
        self.worth(text).is_none() && as_good > 1 && as_good + 1 >= self.worths.len()
    }

    /// By how much the best move is better than the next.
    pub fn margin(&self) -> f64 {
        match self.worths.as_slice() {
            [best, next, ..] => best.share() - next.share(),
            _ => 0.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three tenths of a hundredth apart; within the whiskers; beyond them; nowhere in the certificate.
    #[test]
    fn what_nobody_can_tell_apart_is_as_good() {
        let worths = [("a", 3700, 10), ("b", 3670, 10), ("c", 3500, 100), ("d", 3500, 10)];
        let worths = worths.map(|(text, share, error)| Worth(text.to_owned(), share, error)).to_vec();
        let exercise = Exercise {
            level: Level::Medium,
            rating: 1400,
            seats: 2,
            options: Value::Null,
            seed: String::new(),
            moves: Vec::new(),
            seat: Seat::FIRST,
            worths,
            aim: None,
            mark: String::new(),
        };
        let told = ["a", "b", "c", "d", "e"].map(|text| exercise.is_as_good(text));
        assert_eq!(told, [true, true, true, false, false]);
        let may = |exercise: &Exercise| ["a", "d", "e"].map(|text| exercise.may_be_as_good(text));
        assert_eq!(may(&exercise), [false, false, true]);
        let mut sure = exercise;
        sure.worths.drain(1..3);
        assert_eq!(may(&sure), [false; 3]);
    }
}
