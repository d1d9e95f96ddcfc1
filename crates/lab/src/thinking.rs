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

#[cfg(test)]
mod tests {
    use super::*;

    const FAR_TOO_LONG: Duration = Duration::from_secs(2);

    /// How many rounds a bot thinks that may use all of it, and for how long.
    fn spent(thinking: Thinking) -> (usize, Duration) {
        let begun = Instant::now();
        let mut meter = thinking.effort().meter(1.0);
        let mut rounds = 0;
        while meter.go_on() && begun.elapsed() < FAR_TOO_LONG {
            rounds += 1;
        }
        (rounds, begun.elapsed())
    }

    #[test]
    fn bots_are_told_how_much_to_think() {
        assert_eq!(spent(Thinking::Iterations(7)).0, 7);
        let (_, took) = spent(Thinking::Millis(5));
        assert!((Duration::from_millis(3)..FAR_TOO_LONG).contains(&took), "{took:?}");
    }

    #[test]
    fn names_of_files_tell_iterations_from_time() {
        let names = [Thinking::Iterations(7), Thinking::Millis(20)].map(|thinking| thinking.to_string());
        assert_eq!(names, ["7-iterations", "20-ms"]);
    }
}
