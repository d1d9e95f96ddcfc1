//! The puzzles of SEVEN (SV-15 to SV-19): solvers, certificates and the checker that verifies them; and tactics.
//!
//! Nothing here does IO, reads a clock or needs a thread: a [`Search`] goes on in parts, so that a program can show
//! how far it is and save it, and a browser can run it in a worker.

#![allow(
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "coordinates stay within a hundred of 0, and offsets on a board are never negative"
)]

mod answer;
mod arrangement;
mod board;
mod certificate;
pub mod checker;
pub mod copycat;
pub mod draw;
mod flaw;
pub mod holes;
pub mod island;
pub mod levels;
mod outlook;
mod puzzle;
mod search;
pub mod tactics;

pub use answer::{TryError, judge};
pub use arrangement::Arrangement;
pub use certificate::{Certificate, SecondRing};
pub use checker::{Checker, Sure};
pub use flaw::Flaw;
pub use outlook::Outlook;
pub use puzzle::Puzzle;
pub use search::{Progress, Search};
pub use sevenfold_seven::{Action, Options, Seven, Tile, Tiles};
