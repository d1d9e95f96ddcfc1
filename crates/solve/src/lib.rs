//! Small endings of games, solved exactly.
//!
//! - An [`Ending`] is the last few decisions of a game that was played: everybody knows the position and a few ways in which
//!   the hidden cards may lie, and nobody which of them it is. All rules are those of the game itself.
//! - A [`Tree`] is all that can happen in it. What a seat knows where it has to choose is one of its [`Known`]s: its view,
//!   and what it saw and did before.
//! - A [`Strategy`] says how likely each move is wherever somebody has to choose: an even one, a bot's, or one that a
//!   [`Solver`] found by minimising regret.
//! - [`Strategy::exploitability`] is how much somebody gains on average who knows the strategy and answers it best.
//!
//! What is won is a seat's share of the win less a fair share.

mod ending;
mod regret;
mod response;
mod strategy;
mod tree;

pub use ending::{Deal, Ending, NoEnding};
pub use regret::{Method, Solver};
pub use strategy::Strategy;
pub use tree::{Known, Node, TooLarge, Tree};
