//! The house rules of 777 (TS-3, TS-27).

use serde::{Deserialize, Serialize};
use sevenfold_core::{Field, FieldKind, GameOptions, Message, RuleId, SetupError};

use crate::breach::rule;

/// What a table can choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// TS-3: copies of each main character, 1 to 4.
    pub main_copies: u8,
    /// TS-27: how a HERALD is announced.
    pub herald: HeraldRule,
}

/// How a HERALD is announced (TS-27).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HeraldRule {
    /// The announcement is part of the play, or left out; then the others are asked in turn.
    #[default]
    Declared,
    /// Announcing and calling out are presses of their own, and the first one counts.
    Race,
}

impl Default for Options {
    fn default() -> Self {
        Self { main_copies: 2, herald: HeraldRule::Declared }
    }
}

const MAIN_COPIES: RuleId = rule(3);
const HERALD: RuleId = rule(27);

impl GameOptions for Options {
    const FIELDS: &'static [Field] = &[
        Field { key: "main_copies", rule: MAIN_COPIES, kind: FieldKind::Number(&[1, 2, 3, 4]) },
        Field { key: "herald", rule: HERALD, kind: FieldKind::Choice(&["declared", "race"]) },
    ];
}

impl Options {
    /// TS-3: one to four copies.
    pub(crate) fn check(self) -> Result<(), SetupError> {
        if (1..=4).contains(&self.main_copies) {
            return Ok(());
        }
        let message = Message::new("triple-seven-main-copies").with("copies", self.main_copies);
        Err(SetupError::against(MAIN_COPIES, message))
    }
}
