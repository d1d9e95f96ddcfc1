//! What is wrong with a record: the step, a code, and a sentence.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::{Message, RuleId};

/// The first fault of a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Fault {
    /// Counts the steps from 1, chance included; 0 is the head, one past the last step the result.
    pub step: usize,
    /// What kind of fault.
    pub code: Code,
    /// What is wrong.
    pub message: Message,
}

impl Fault {
    /// A fault in the head of the record.
    pub const fn head(message: Message) -> Self {
        Self { step: 0, code: Code::Record, message }
    }
}

/// What kind of fault a record has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Code {
    /// A rule is broken.
    Rule(RuleId),
    /// The document itself.
    Record,
    /// Text that is not a move.
    Notation,
    /// A chance step that does not follow from the seed.
    Seed,
    /// An impossible or undue chance step, or a missing one.
    Chance,
    /// The result is not the game's.
    Result,
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rule(rule) => rule.fmt(f),
            Self::Record => f.write_str("record"),
            Self::Notation => f.write_str("notation"),
            Self::Seed => f.write_str("seed"),
            Self::Chance => f.write_str("chance"),
            Self::Result => f.write_str("result"),
        }
    }
}

impl Serialize for Code {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
