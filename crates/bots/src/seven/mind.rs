//! How a player thinks: how far it works out the end, and with what it looks ahead.

use std::time::Duration;

use super::field::Sides;
use super::solver::{Guide, Solver};
use super::tree::{Eye, Growth};
use crate::{Effort, Level};

/// How a player thinks.
#[derive(Clone, Copy)]
pub(super) struct Mind {
    /// How strong it is.
    pub level: Level,
    /// With how many tiles left it begins to work out the end.
    pub end: u8,
    /// With what it sees moves and positions.
    pub eye: Eye,
}

impl Mind {
    /// With how many tiles left it is worth while to work out the end. Where the effort seldom reaches that far, whoever has
    /// learned something better looks ahead for all of it.
    pub(super) fn end(&self, effort: &Effort) -> u8 {
        match self.eye {
            Eye::Instinct | Eye::Counts => self.end,
            Eye::Learned(_) if effort.is_at_least(400_000, Duration::from_millis(300)) => self.end,
            Eye::Learned(_) => self.end.min(7),
        }
    }

    /// What it does first where it works out the end of a game with so many tiles left.
    pub(super) fn start(&self, left: u8) -> Start {
        match self.eye {
            Eye::Learned(_) if left >= LOOKED_AT => Start::Looking,
            _ => Start::Solving,
        }
    }

    /// What works out the end for it.
    pub(super) fn solver(&self) -> Solver {
        match self.eye {
            Eye::Instinct | Eye::Counts => Solver::default(),
            Eye::Learned(learned) => Solver::guided(Guide::new(learned)),
        }
    }

    pub(super) fn growth(&self, sides: Sides) -> Growth {
        let full = match self.eye {
            Eye::Instinct | Eye::Counts => Growth::FULL,
            Eye::Learned(_) if sides == Sides::Two => Growth::LEARNED_OF_TWO,
            Eye::Learned(_) => Growth::LEARNED,
        };
        let Level { candidates, sight, .. } = self.level;
        Growth {
            eye: self.eye,
            moves: full.moves.min(candidates),
            root_moves: full.root_moves.min(candidates),
            sight,
            ..full
        }
    }
}

/// How working out the end begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Start {
    /// At once.
    Solving,
    /// With looking ahead, which says which moves to try first.
    Looking,
}

/// With fewer tiles left, the end is worked out before it would pay to look ahead.
const LOOKED_AT: u8 = 6;
