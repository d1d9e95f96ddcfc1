//! Players of SEVEN.
//!
//! Nothing is hidden and nothing is drawn, so that a view is the position. Before the end is in sight a tree is grown
//! (`tree`) with a net's opinion at its leaves: a learned one (`net`), or a small one over a few counts ([`insight`]).
//! Towards the end play is exact ([`Exact`]).

#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "coordinates of a game stay within a hundred of 0, and visits and weights far below what a float holds"
)]

mod ending;
mod field;
mod impressions;
pub mod insight;
mod instinct;
mod lanes;
mod library;
mod mind;
mod net;
mod prospects;
mod reason;
mod row;
mod shapes;
mod sketch;
mod solver;
mod spot;
pub mod study;
mod survey;
mod thinker;
mod told;
mod tree;
mod weights;
mod worked;

pub use library::{LORE, bring, nets};
pub use net::{Nets, NotANet};
pub use prospects::prospects;
pub use solver::Exact;

use sevenfold_seven::{MOST_SEATS, Seven, View};

use crate::{Bot, Effort, Level, OLD_MASTER, Recipe};
use field::Field;
use library::Learned;
use mind::Mind;
use net::Mindful;
use thinker::Thinker;
use tree::Eye;

/// The players of SEVEN: the baselines, then the levels, weakest first.
pub static ROSTER: &[Recipe<Seven>] = &[
    Recipe::RANDOM,
    Recipe { name: "greedy", make: |effort| thinker(GREEDY, effort) },
    Recipe::FLAT,
    #[cfg(feature = "vanilla")]
    Recipe::VANILLA,
    Recipe { name: OLD_MASTER, make: counting },
    Recipe { name: CARELESS.level.name, make: |effort| thinker(CARELESS, effort) },
    Recipe { name: CASUAL.level.name, make: |effort| thinker(CASUAL, effort) },
    Recipe { name: CLUB.level.name, make: club },
    Recipe { name: EXPERT.level.name, make: |effort| thinker(EXPERT, effort) },
    Recipe { name: MASTER.level.name, make: master },
];

/// A sensible player that looks a few moves ahead.
pub fn club(effort: &Effort) -> Box<dyn Bot<Seven>> {
    thinker(CLUB, effort)
}

/// The strongest player: what was learned, where it is there.
pub fn master(effort: &Effort) -> Box<dyn Bot<Seven>> {
    nets().map_or_else(|| counting(effort), |nets| learned(nets, effort))
}

/// The strongest player without what was learned: the same in every program, whether it has the net or not.
pub fn counting(effort: &Effort) -> Box<dyn Bot<Seven>> {
    thinker(MASTER, effort)
}

/// The strongest player, with what was learned.
pub fn learned(nets: &'static Nets, effort: &Effort) -> Box<dyn Bot<Seven>> {
    thinker(Mind { eye: Eye::Learned(Learned::new(nets)), ..MASTER }, effort)
}

/// What the net alone says of the position that a view shows, without looking ahead: each seat's share of the win.
pub fn opinion(nets: &Nets, view: &View) -> Option<[f32; MOST_SEATS]> {
    let field = Field::<u128>::of(view).filter(|field| field.left() > 0)?;
    let mut shares = [0.0; MOST_SEATS];
    Mindful::default().shares(nets, &field, &mut shares);
    Some(shares)
}

fn thinker(mind: Mind, effort: &Effort) -> Box<dyn Bot<Seven>> {
    Box::new(Thinker::new(mind, effort))
}

/// The move after which the position looks best.
const GREEDY: Mind =
    Mind { level: Level { name: "greedy", share: 0.0, sight: 1, ..Level::MASTER }, end: 0, eye: Eye::Counts };

/// Takes a move that looks natural, and does not ask what comes of it.
const CARELESS: Mind = Mind {
    level: Level { name: "careless", share: 0.0, candidates: 12, sight: 1, softness: 0.2, ..Level::MASTER },
    end: 0,
    eye: Eye::Instinct,
};

/// Looks at every move, not at the answers, and is content with a good one.
const CASUAL: Mind = Mind {
    level: Level { name: "casual", share: 0.0, sight: 1, softness: 0.12, ..Level::MASTER },
    end: 2,
    eye: Eye::Counts,
};

/// Looks at the likeliest answers, and works out the last three tiles.
const CLUB: Mind = Mind {
    level: Level { name: "club", share: 0.1, candidates: 12, sight: 3, softness: 0.04, ..Level::MASTER },
    end: 3,
    eye: Eye::Counts,
};

/// Looks further, and works out the last five tiles.
const EXPERT: Mind = Mind {
    level: Level { name: "expert", share: 0.35, candidates: 24, softness: 0.02, ..Level::MASTER },
    end: 5,
    eye: Eye::Counts,
};

/// Takes all the time, and works out as much of the end as it allows. Where moves are as good as equal it does not
/// always take the same.
const MASTER: Mind = Mind { level: Level { softness: 0.01, ..Level::MASTER }, end: 8, eye: Eye::Counts };

#[cfg(test)]
mod tests;
