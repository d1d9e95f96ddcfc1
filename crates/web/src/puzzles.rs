//! SEVEN's puzzles without a page: what they ask for, what has been laid, how far that is, and what is kept of it.
//!
//! The page knows geometry and counts what anybody can see; what needs a search or the rules of the game is asked of
//! the worker ([`Riddler`]).

mod attempt;
mod code;
mod counter;
mod flat;
mod hint;
mod known;
mod problem;
mod progress;
mod riddler;
mod tactic;

pub use attempt::{Attempt, Laid, full_score};
pub use counter::{Count, counts, headline, reason};
pub use hint::{Hint, Step};
pub use known::{Known, Sure, second_ring};
pub use problem::{Family, Problem};
pub use progress::Progress;
pub use riddler::Riddler;
pub use tactic::{Grade, TACTICS, Tactic, of_day, today};
