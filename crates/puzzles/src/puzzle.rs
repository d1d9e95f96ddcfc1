//! Which puzzles there are.

use serde::{Deserialize, Serialize};
use sevenfold_core::RuleId;

use crate::flaw::rule;

/// One of the four puzzles of the rule page.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Puzzle {
    /// SV-15: reach level 5.
    FifthLevel,
    /// SV-16: ring a tile, then ring the ring.
    Island,
    /// SV-17: shut off as many holes as possible.
    Holes,
    /// SV-18: cover black exactly with white.
    Copycat,
}

impl Puzzle {
    /// All of them, in the order of the rule page.
    pub const ALL: [Self; 4] = [Self::FifthLevel, Self::Island, Self::Holes, Self::Copycat];

    /// The name by which it is called.
    pub const fn id(self) -> &'static str {
        match self {
            Self::FifthLevel => "fifth-level",
            Self::Island => "island",
            Self::Holes => "holes",
            Self::Copycat => "copycat",
        }
    }

    /// The puzzle with this name.
    pub fn find(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|puzzle| puzzle.id() == id)
    }

    /// The rule that states it.
    pub const fn rule(self) -> RuleId {
        rule(match self {
            Self::FifthLevel => 15,
            Self::Island => 16,
            Self::Holes => 17,
            Self::Copycat => 18,
        })
    }
}
