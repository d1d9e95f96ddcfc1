//! The moments that mattered.

use serde::Serialize;
use sevenfold_core::Seat;

use crate::ledger::{Cause, Course, Turn};
use crate::sum::hundredths;
use crate::{Considered, Judgement, Outline};

/// So many moments are shown of a game at most.
pub const MOST_MOMENTS: usize = 7;

/// What moved the prospects by less is no moment.
pub(crate) const LEAST: f64 = 0.02;

/// A moment that mattered to a seat. All numbers are hundredths of a win.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Moment {
    /// At which step, from 1.
    pub step: usize,
    /// In which round, from 1.
    pub round: u32,
    /// Whose move it was; for luck, whose prospects.
    pub seat: Seat,
    /// What it was.
    pub cause: Cause,
    /// What the seat could expect before.
    pub before: i32,
    /// And after it.
    pub after: i32,
}

impl Moment {
    /// What it brought.
    pub fn by(&self) -> i32 {
        self.after - self.before
    }
}

/// Are two moves about equal: do their whiskers, 95 of 100 worlds, overlap?
pub fn about_equal(one: &Considered, other: &Considered) -> bool {
    (one.worth - other.worth).abs() <= 1.96 * (one.error + other.error)
}

/// The moments of a seat, at most seven, in the order of the game. One's own moves weigh more: they can be learned from.
pub(crate) fn moments(outline: &Outline, course: &Course, judgements: &[Judgement]) -> Vec<Moment> {
    let mut prospects = course.start;
    let mut found: Vec<(f64, usize, Moment)> = Vec::new();
    for (place, turn) in course.turns.iter().enumerate() {
        let before = prospects;
        prospects += turn.by;
        if turn.by.abs() < LEAST || turn.cause == Cause::Unforeseen || is_doubtful(turn, judgements) {
            continue;
        }
        let weight = if turn.cause == Cause::Loss { 2.0 } else { 1.0 };
        let moment = Moment {
            step: turn.step,
            round: outline.round(turn.step),
            seat: turn.seat,
            cause: turn.cause,
            before: hundredths(before),
            after: hundredths(prospects),
        };
        found.push((weight * turn.by.abs(), place, moment));
    }
    // Equals stay in the order of the game.
    found.sort_by(|one, other| other.0.total_cmp(&one.0));
    found.truncate(MOST_MOMENTS);
    found.sort_by_key(|(_, place, _)| *place);
    found.into_iter().map(|(_, _, moment)| moment).collect()
}

/// The own loss that cost most, the first of equals.
pub(crate) fn costliest(moments: &[Moment]) -> Option<&Moment> {
    moments.iter().filter(|one| one.cause == Cause::Loss).min_by_key(|one| one.by())
}

/// Is a loss or a gift within the judge's uncertainty?
fn is_doubtful(turn: &Turn, judgements: &[Judgement]) -> bool {
    if !matches!(turn.cause, Cause::Loss | Cause::Gift) {
        return false;
    }
    judgements.iter().find(|one| one.decision.step == turn.step).is_none_or(Judgement::is_doubtful)
}
