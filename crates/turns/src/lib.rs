//! Turns of Double Seven that are worth finding: what one brings, and the most it can bring.
//!
//! A [`Start`] is where a turn begins. Its [`Aim`] is what is asked of it and the certificate: the most, which the planner of
//! the game proves and trying everything confirms, and a way to it.

mod aim;
mod everything;
mod start;

pub use aim::{Aim, Wrong};
pub use sevenfold_double_seven::planner::Measure;
pub use start::{Start, are_asked};
