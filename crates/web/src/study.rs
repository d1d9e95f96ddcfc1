//! Looking back and practising, without a page: who judges, what is kept, how good one is at exercises.

mod crew;
mod kept;
mod practice;
mod progress;
mod worker;

pub(crate) use crew::{Crew, Stage};
pub(crate) use practice::{Practice, begin_exercise, begin_moment};
pub(crate) use progress::{MINE, Mistake, Progress, key};
