//! Exercises for games with hidden cards: positions from games that were played, in which one move is better beyond doubt
//! over all worlds the seat can imagine.
//!
//! - An [`Exercise`] is a position told by how it came about, and its certificate: the worth of every move with its
//!   error. A [`Collection`] is those of a game; `docs/exercises.md` has the format.
//! - In Double Seven a whole turn is asked for, and nothing is left to judge: the most it brings is proven ([`Aim`]).
//! - [`elo`] rates exercises and whoever solves them; [`Spacing`] says when something is due again.
//! - With the feature `position` the position can be played up to; with `make`, exercises are made and checked.

#[cfg(feature = "make")]
mod check;
mod collection;
pub mod elo;
mod exercise;
#[cfg(feature = "make")]
mod flaw;
#[cfg(feature = "make")]
pub mod make;
mod mark;
#[cfg(feature = "position")]
mod position;
#[cfg(feature = "make")]
mod sets;
mod spacing;
#[cfg(feature = "make")]
mod weighed;

#[cfg(feature = "make")]
pub use check::{Care, check};
pub use collection::{Collection, FORMAT};
pub use exercise::{Exercise, Level, Worth};
#[cfg(feature = "make")]
pub use flaw::Flaw;
pub use mark::mark;
#[cfg(feature = "position")]
pub use position::{Astray, position};
#[cfg(feature = "make")]
pub use sets::sets;
pub use sevenfold_turns::{Aim, Measure};
pub use spacing::{Spacing, Try};
