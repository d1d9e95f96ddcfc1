//! How much bots think about a move.

use std::fmt;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use sevenfold_shelf::{Clock, Effort};

/// How much the strongest bot may think about a move; weaker levels take a share of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Thinking {
    /// So many steps of its search: the same games on every machine.
    Iterations(u32),
    /// So many milliseconds.
    Millis(u32),
}

impl Thinking {
    /// The same as bots are told it, with a clock of this machine.
    pub fn effort(self) -> Effort {
        match self {
            Self::Iterations(iterations) => Effort::iterations(iterations),
            Self::Millis(millis) => {
                let begun = Instant::now();
                let budget = Duration::from_millis(u64::from(millis));
                Effort::time(budget, Clock::new(move || begun.elapsed()))
            }
        }
    }
}

/// For the names of files.
impl fmt::Display for Thinking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Iterations(iterations) => write!(f, "{iterations}-iterations"),
            Self::Millis(millis) => write!(f, "{millis}-ms"),
        }
    }
}
