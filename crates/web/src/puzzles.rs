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

pub(crate) use attempt::{Attempt, Laid, full_score};
pub(crate) use counter::{Count, counts, headline, reason};
pub(crate) use hint::{Hint, Step};
pub(crate) use known::{Known, Sure, second_ring};
pub(crate) use problem::{Family, Problem};
pub(crate) use progress::Progress;
pub(crate) use riddler::Riddler;
pub(crate) use tactic::{Grade, TACTICS, Tactic, of_day, today};
