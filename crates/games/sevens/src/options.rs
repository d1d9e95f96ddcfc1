//! House rules.

use serde::{Deserialize, Serialize};
use sevenfold_core::{Field, FieldKind, GameOptions, Message, SetupError};

use crate::breach::rule;

/// SE-3 The fewest and the most rounds.
const ROUNDS: std::ops::RangeInclusive<u8> = 1..=10;

/// The house rules of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// SE-3 How many rounds are played.
    pub rounds: u8,
    /// SE-5, SE-7 Which of the two games it is.
    pub variant: Variant,
}

/// SE-5, SE-7 Which of the two games it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Variant {
    /// Whoever can lay must lay, and the first one out ends the round.
    #[default]
    FanTan,
    /// All sevens lie from the start, and one may pass three times.
    ShichiNarabe,
}

impl Default for Options {
    fn default() -> Self {
        Self { rounds: 4, variant: Variant::default() }
    }
}

impl GameOptions for Options {
    const FIELDS: &'static [Field] = &[
        Field { key: "rounds", rule: rule(3), kind: FieldKind::Number(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) },
        Field { key: "variant", rule: rule(5), kind: FieldKind::Choice(&["fan-tan", "shichi-narabe"]) },
    ];
}

impl Options {
    /// SE-3 A game has between one round and ten.
    pub(crate) fn check(self) -> Result<(), SetupError> {
        if ROUNDS.contains(&self.rounds) {
            return Ok(());
        }
        let message = Message::new("sevens-rounds").with("rounds", self.rounds);
        let message = message.with("least", *ROUNDS.start()).with("most", *ROUNDS.end());
        Err(SetupError::against(rule(3), message))
    }
}
