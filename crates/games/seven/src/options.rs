//! House rules: misère and pairs.

use serde::{Deserialize, Serialize};
use sevenfold_core::{Field, FieldKind, GameOptions};

use crate::rule;

/// What can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// SV-13: most tiles on the lowest level win.
    pub misere: bool,
    /// SV-12, SV-14: who plays with whom; if not given, pairs with four seats and none with fewer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub teams: Option<Teams>,
}

/// Who plays with whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Teams {
    /// Seats 1 and 3 against seats 2 and 4.
    Pairs,
    /// Everybody alone.
    None,
}

impl GameOptions for Options {
    const FIELDS: &'static [Field] = &[
        Field { key: "misere", rule: rule(13), kind: FieldKind::Flag },
        Field { key: "teams", rule: rule(12), kind: FieldKind::Choice(&["pairs", "none"]) },
    ];
}
