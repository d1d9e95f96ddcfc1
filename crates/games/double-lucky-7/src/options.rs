//! House rules (DL-2).

use serde::{Deserialize, Serialize};
use sevenfold_core::{Field, FieldKind, GameOptions};

use crate::breach::rule;

/// What a table chooses before the game (DL-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// 7 for the short game, or 14.
    pub rounds: u8,
    /// Whether there is a Lucky Wheel, and how an advantage is got.
    pub mode: Mode,
    /// What is trump when the Joker is turned up (DL-9).
    pub joker_trump: JokerTrump,
    /// Whether those who miss their bid draw a challenge (DL-36); of no consequence to the game.
    pub forfeits: Forfeits,
}

/// The short game, and the rounds of each half of the long one.
pub(crate) const HALF: u8 = 7;
/// The long game.
pub(crate) const LONG: u8 = 14;

impl Default for Options {
    fn default() -> Self {
        Self {
            rounds: LONG,
            mode: Mode::Classic,
            joker_trump: JokerTrump::LedColour,
            forfeits: Forfeits::Off,
        }
    }
}

/// How the Lucky Wheel is used (DL-21, DL-23).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Without the wheel.
    Classic,
    /// Tactical Escape: players choose their advantage.
    Tactical,
    /// Lucky Dice: players roll for it.
    Dice,
}

/// What is trump when the Joker is turned up (DL-9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum JokerTrump {
    /// The colour led, in each trick.
    LedColour,
    /// The very card the dealer plays, in each trick.
    DealerCards,
    /// A colour the dealer names before the bidding.
    DealerChooses,
}

/// Whether the table draws challenges (DL-36).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Forfeits {
    /// No challenges.
    Off,
    /// Whoever misses a bid draws one.
    On,
}

impl GameOptions for Options {
    const FIELDS: &'static [Field] = &[
        Field { key: "rounds", rule: rule(2), kind: FieldKind::Number(&[HALF as i64, LONG as i64]) },
        Field { key: "mode", rule: rule(2), kind: FieldKind::Choice(&["classic", "tactical", "dice"]) },
        Field {
            key: "joker_trump",
            rule: rule(9),
            kind: FieldKind::Choice(&["led-colour", "dealer-cards", "dealer-chooses"]),
        },
        Field { key: "forfeits", rule: rule(36), kind: FieldKind::Choice(&["off", "on"]) },
    ];
}
