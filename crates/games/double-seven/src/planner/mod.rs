//! The best chain of actions for one turn: exchanges, retrievals, starts and expansions.
//!
//! Exchanges are reversible and cost nothing, so what they can do is known without trying them: of the families of
//! one size a player can hold any as many as that player owns of that size, whoever has them now. The planner
//! therefore searches over what is *laid* and only keeps count of how many families of each size are its own;
//! the exchanges are put in afterwards, each legal in its place. A run of exchanges that has already begun bars some
//! positions (DS-17); that matters only before the first other action and is looked into there.
//!
//! Nothing hidden is needed: the plan depends on the own rack and the table. Drawing is no part of it (Two for One
//! belongs to chance), and neither is passing.

mod node;
mod reach;
mod realise;
mod search;
mod situation;

use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::score::DOUBLE_SEVEN_POINTS;
use crate::tiles::Tiles;

pub use situation::Situation;

/// What a plan is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    /// Tiles laid in front of oneself.
    Tiles,
    /// 7 tokens won (DS-14).
    Sevens,
    /// The 77 token won (DS-15).
    DoubleSeven,
    /// Points gained: tiles and tokens (DS-22).
    Points,
}

impl Measure {
    /// All measures.
    pub const ALL: [Self; 4] = [Self::Tiles, Self::Sevens, Self::DoubleSeven, Self::Points];

    /// What this measure thinks of a gain.
    pub const fn value(self, gain: Gain) -> u32 {
        let (tiles, sevens) = (gain.tiles as u32, gain.sevens as u32);
        let double = gain.double_seven as u32;
        match self {
            Self::Tiles => tiles,
            Self::Sevens => sevens,
            Self::DoubleSeven => double,
            Self::Points => tiles + sevens + double * DOUBLE_SEVEN_POINTS as u32,
        }
    }
}

/// What a chain of actions brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Gain {
    /// Tiles laid in front of oneself by starting and expanding.
    pub tiles: u8,
    /// 7 tokens won.
    pub sevens: u8,
    /// 77 tokens won: 0 or 1.
    pub double_seven: u8,
}

/// Is there nothing better?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Certainty {
    /// No chain of actions is worth more.
    Best,
    /// The search came to its limit: there may be a better one.
    AtLeast,
}

/// A chain of actions, each legal after those before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// What to do, in order. Empty if nothing brings anything.
    pub actions: Vec<Action>,
    /// What it brings.
    pub gain: Gain,
    /// What is on the rack afterwards.
    pub rack: Tiles,
    /// Whether there is nothing better by the measure.
    pub certainty: Certainty,
    /// Positions looked at.
    pub nodes: u32,
}

/// How far a search may go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Positions looked at before the planner settles for the best chain found so far.
    pub nodes: u32,
}

impl Default for Effort {
    /// A few milliseconds.
    fn default() -> Self {
        Self { nodes: 20_000 }
    }
}

/// The best chain of actions by a measure.
pub fn plan(situation: &Situation, measure: Measure, effort: Effort) -> Plan {
    let found = search::search(situation, measure, effort);
    Plan {
        actions: realise::actions(situation, &found.steps),
        gain: found.gain,
        rack: found.rack,
        certainty: found.certainty,
        nodes: found.nodes,
    }
}
