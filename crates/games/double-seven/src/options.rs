//! There is nothing to choose (DS-28).

use serde::{Deserialize, Serialize};
use sevenfold_core::{Field, GameOptions};

/// No options: `{}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {}

impl GameOptions for Options {
    const FIELDS: &'static [Field] = &[];
}
