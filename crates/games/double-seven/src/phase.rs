//! What the player whose turn it is has to do.

pub(crate) mod act;
pub(crate) mod discard;
mod draw;
pub(crate) mod exchange;
pub(crate) mod expand;
pub(crate) mod retrieve;
pub(crate) mod start;
mod turn;
pub(crate) mod two_for_one;

use serde::{Deserialize, Serialize};

use crate::action::Pair;
use crate::run::Run;

/// Where the game is.
#[derive(Clone, Copy, PartialEq, Debug)]
#[expect(clippy::large_enum_variant, reason = "a state lives in one piece; nothing is boxed")]
pub(crate) enum Phase {
    /// The tiles are shuffled and the first player chosen (DS-3).
    Deal,
    /// A tile is drawn.
    Draw(Draw),
    /// Actions (DS-7).
    Act(Act),
    /// One tile goes out of the game (DS-9).
    Discard,
    /// The game is over (DS-21).
    Over,
}

/// Why a tile is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Draw {
    /// The turn begins with drawing (DS-5).
    Opening {
        /// Tiles still to be drawn, this one included.
        left: u8,
    },
    /// A Rainbow was shown (DS-6).
    Rainbow,
    /// Two tiles were put down for it (DS-19).
    TwoForOne {
        /// The two, neither of which is the one drawn.
        put: Pair,
    },
}

/// Any number of actions.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Act {
    /// Is this the moment for a Rainbow?
    pub rainbow: RainbowMoment,
    /// Can two tiles still be put down for one?
    pub two_for_one: OncePerTurn,
    /// The exchanges since the last other action.
    pub run: Run,
}

/// A Rainbow is shown directly after the last draw or not at all (DS-6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RainbowMoment {
    /// The last tile has just been drawn.
    Now,
    /// Something has been done since.
    Past,
}

/// What can be done once in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OncePerTurn {
    /// Not done yet.
    Open,
    /// Done.
    Done,
}

impl Act {
    const fn new(rainbow: RainbowMoment, two_for_one: OncePerTurn) -> Self {
        Self { rainbow, two_for_one, run: Run::EMPTY }
    }
}
