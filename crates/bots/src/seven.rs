//! Players of SEVEN.
//!
//! Nothing is hidden and nothing is drawn, so that a view is the position. Before the end is in sight a tree is grown
//! (`tree`) with a small net's opinion at its leaves ([`insight`]); towards the end play is exact ([`Exact`]).

#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "coordinates of a game stay within a hundred of 0, and visits and weights far below what a float holds"
)]

mod field;
pub mod insight;
mod instinct;
mod reason;
mod row;
mod shapes;
mod solver;
mod survey;
mod thinker;
mod tree;
mod weights;

pub use solver::Exact;

use sevenfold_seven::Seven;

use crate::{Bot, Effort, Recipe};
use thinker::{Mind, Thinker};
use tree::{Eye, Growth};

/// The players of SEVEN, from careless to good.
pub static ROSTER: &[Recipe<Seven>] = &[
    Recipe::RANDOM,
    Recipe { name: "careless", make: |effort| thinker(CARELESS, effort) },
    Recipe { name: "casual", make: |effort| thinker(CASUAL, effort) },
    Recipe { name: "club", make: club },
    Recipe { name: "expert", make: |effort| thinker(EXPERT, effort) },
    Recipe { name: "master", make: |effort| thinker(MASTER, effort) },
];

/// A sensible player that looks a few moves ahead.
pub fn club(effort: &Effort) -> Box<dyn Bot<Seven>> {
    thinker(CLUB, effort)
}

fn thinker(mind: Mind, effort: &Effort) -> Box<dyn Bot<Seven>> {
    Box::new(Thinker::new(mind, effort))
}

/// Takes a move that looks natural, and looks at few.
const CARELESS: Mind = Mind {
    share: 0.001,
    sight: 0,
    regret: 0.2,
    growth: Growth { eye: Eye::Instinct, root_moves: 12, ..Growth::FULL },
};

/// Looks at every move, not at the answers, and is content with a good one.
const CASUAL: Mind = Mind { share: 0.001, sight: 2, regret: 0.12, growth: Growth::FULL };

/// Looks at the most likely answers, and works out the last three tiles.
const CLUB: Mind = Mind { share: 0.1, sight: 3, regret: 0.04, growth: Growth { moves: 12, ..Growth::FULL } };

/// Looks further, and works out the last five tiles.
const EXPERT: Mind = Mind { share: 0.35, sight: 5, regret: 0.01, growth: Growth::FULL };

/// Takes all the time, and works out as much of the end as it allows.
const MASTER: Mind = Mind { share: 1.0, sight: 8, regret: 0.01, growth: Growth::FULL };

#[cfg(test)]
mod tests;
