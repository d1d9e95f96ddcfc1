//! Rule ids such as `SI-6`: what a refusal cites and a paragraph is found by.

use std::fmt;

use serde::{Serialize, Serializer};

/// The id of a rule. An id never changes its meaning.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleId {
    /// The game's letters, as `SI`.
    pub prefix: &'static str,
    /// The number on the rule page.
    pub number: u8,
}

impl RuleId {
    /// The rule with these letters and this number.
    pub const fn new(prefix: &'static str, number: u8) -> Self {
        Self { prefix, number }
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.prefix, self.number)
    }
}

impl fmt::Debug for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for RuleId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
