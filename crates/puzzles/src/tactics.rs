//! Tactics: positions near the end of a game of two with exactly one winning move.
//!
//! The positions come from games of `old-master` against itself, or are one other move away from them; that exactly
//! one move wins is exact search ([`Endgame`]) and checked again in the tests.

mod endgame;
mod generate;

pub use endgame::Endgame;
pub use generate::Quarry;

use serde::{Deserialize, Serialize};
use sevenfold_core::{Game as _, Silent};
use sevenfold_seven::{Action, Seven};

use crate::flaw::Flaw;
use crate::levels::{ALL_TILES, start};

/// How hard a tactic is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// Two or three tiles are left, and the winning one goes as high as any.
    Easy,
    /// Three tiles are left and a lower move wins, or four and the winning one goes as high as any.
    Medium,
    /// Four tiles or more are left, and the winning move is not among the highest.
    Hard,
}

/// A position and the only move that wins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tactic {
    /// How hard it is.
    pub grade: Grade,
    /// The moves so far, white first.
    pub moves: Vec<String>,
    /// The only move that wins.
    pub answer: String,
}

static FILE: &str = include_str!("../tactics.json");

/// How far apart in the list the tactics of two days in a row are.
const STRIDE: u64 = 77;

impl Tactic {
    /// The tactics that come with the program.
    pub fn all() -> Vec<Self> {
        serde_json::from_str(FILE).unwrap_or_default()
    }

    /// The tactic of a day, the same for everybody; counted in days from any fixed one, such as 1 January 1970.
    ///
    /// The stride and the number of tactics have no common factor, so that all have their day before one comes again.
    pub fn of_day(day: u64) -> Option<Self> {
        let mut all = Self::all();
        let count = all.len() as u64;
        let index = (day % count.max(1) * STRIDE).checked_rem(count)?;
        Some(all.swap_remove(index as usize))
    }

    /// The position.
    pub fn position(&self) -> Result<Seven, Flaw> {
        let mut game = start();
        for (index, text) in self.moves.iter().enumerate() {
            let action: Action = text.parse().map_err(|_| Flaw::Unreadable { text: text.clone() })?;
            let seat = game.owner(index);
            game.play(seat, &action, &mut Silent).map_err(|breach| Flaw::Illegal {
                number: index + 1,
                rule: sevenfold_core::Breach::rule(&breach),
            })?;
        }
        Ok(game)
    }

    /// Is the answer the only winning move, and the grade right?
    pub fn verify(&self) -> Result<(), Flaw> {
        let game = self.position()?;
        let winning = Endgame::default().winning_moves(&game);
        let found = winning.len() as u64;
        match winning.as_slice() {
            [only] if only.to_string() == self.answer && Grade::of(&game, only) == self.grade => Ok(()),
            _ => Err(Flaw::Number { stated: 1, found }),
        }
    }
}

impl Grade {
    /// The grade of a position with this only winning move.
    pub fn of(game: &Seven, answer: &Action) -> Self {
        let Some(seat) = game.turn() else { return Self::Easy };
        let levels = game.highest_levels(game.hand(seat));
        let is_high = Some(&levels[answer.tile as usize]) == levels.iter().max();
        match (usize::from(ALL_TILES) - game.moves(), is_high) {
            (..=3, true) => Self::Easy,
            (..=3, false) | (4, true) => Self::Medium,
            _ => Self::Hard,
        }
    }
}
