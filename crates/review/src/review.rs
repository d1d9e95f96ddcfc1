//! A game as one seat looks back at it.

use serde::Serialize;
use sevenfold_core::Seat;

use crate::ledger::{Account, Cause, Course, accounts};
use crate::moment::{Moment, costliest, moments};
use crate::sum::Sum;
use crate::words::Summary;
use crate::{Decision, Judgement, Outline};

/// A game as one seat looks back at it, made of whatever has been judged so far.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Review {
    /// Who looks back.
    pub seat: Seat,
    /// How a fair share became the result.
    pub sum: Sum,
    /// The seat's prospects in the course of the game.
    pub course: Course,
    /// The moments that mattered, in the order of the game.
    pub moments: Vec<Moment>,
    /// What to say of it.
    pub summary: Summary,
    /// How many decisions of the seat were judged, and how many of them were the best move.
    pub account: Account,
}

impl Review {
    /// Looks back from a seat; nothing if the game has no such seat. The judgements are in the order of the game.
    pub fn of(outline: &Outline, judgements: &[Judgement], seat: Seat) -> Option<Self> {
        let mut decisions: Vec<Decision> = judgements.iter().map(Judgement::booked).collect();
        let mut booked = accounts(outline, &mut decisions);
        if seat.index() >= booked.len() {
            return None;
        }
        let (account, course) = booked.swap_remove(seat.index());
        let sum = Sum::of(outline, &account, &course, doubt(judgements, seat));
        let moments = moments(outline, &course, judgements);
        let summary = Summary::of(outline, &sum, &moments, judgements);
        Some(Self { seat, sum, course, moments, summary, account })
    }

    /// The move of one's own that cost most, if one did.
    pub fn costliest(&self) -> Option<&Moment> {
        costliest(&self.moments)
    }

    /// What a step is told as where it has several moments: as a loss of one's own before anything else.
    pub fn at(&self, step: usize) -> Option<&Moment> {
        let mut those = self.moments.iter().filter(|one| one.step == step);
        let first = those.clone().next();
        those.find(|one| one.cause == Cause::Loss).or(first)
    }

    /// The moment a page opens at: the largest loss of one's own, or the largest gift where there is none, or the first.
    pub fn opening(&self) -> Option<&Moment> {
        let gifts = self.moments.iter().filter(|one| one.cause == Cause::Gift);
        self.costliest().or_else(|| gifts.max_by_key(|one| one.by())).or_else(|| self.moments.first())
    }
}

/// The standard error of what a seat lost: errors of independent judgements add up by their squares.
fn doubt(judgements: &[Judgement], seat: Seat) -> f64 {
    let own = judgements.iter().filter(|one| one.decision.seat == seat);
    let squares = own.filter(|one| !one.is_doubtful()).filter_map(|one| {
        let loss = one.loss().filter(|loss| loss.by > 0.0)?;
        Some(loss.error * loss.error)
    });
    squares.sum::<f64>().sqrt()
}
