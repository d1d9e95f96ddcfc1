//! Looking back at a game: what a seat could expect in its course, luck apart from skill, and the moments that mattered.
//!
//! - A [`Decision`] is a move where there was a choice, judged by what its seat could know. With the feature `judge`,
//!   [`judging`] plays a record again and asks a bot, and [`advice`] asks it before a move is made.
//! - An [`Outline`] is all else that the sums need of a game. [`Account`]s are what it comes to, seat by seat.
//! - A [`Review`] is the game as one seat looks back at it: the sum in hundredths of a win, the curve, at most seven
//!   moments, and a summary in a coach's words.
//! - Judging is work in steps: [`looks`] says what to look at next and how closely, and a review can be made of whatever
//!   has been judged so far. [`compare`] says whether two reviews of a game agree on a seat's worst moves.
//!
//! Nothing here reads files, clocks or positions, so that terminals and browsers say the same.

#[cfg(feature = "judge")]
pub mod advice;
mod decision;
#[cfg(feature = "judge")]
pub mod judging;
mod ledger;
mod looks;
mod moment;
mod order;
mod outline;
pub mod plot;
mod review;
mod sum;
pub mod wire;
mod words;
mod worst;

pub use decision::{Alternative, Considered, Decision, Judgement};
pub use ledger::{Account, Cause, Course, Turn, accounts};
pub use looks::{Care, Judged, done, looks};
pub use moment::{MOST_MOMENTS, Moment, about_equal};
pub use order::order;
pub use outline::{Outline, Stop};
pub use review::Review;
pub use sum::{Sum, hundredths};
pub use words::Summary;
pub use worst::{Agreement, Loss, WORST, compare, worst};
