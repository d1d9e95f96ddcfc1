//! What a plan starts from.

use sevenfold_core::{Seat, Viewer};

use crate::DoubleSeven;
use crate::family::{Families, Family};
use crate::phase::Phase;
use crate::run::Run;
use crate::tiles::Tiles;
use crate::view::{Stage, View};

/// A rack and a table, as their player sees them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Situation {
    pub(super) me: Seat,
    pub(super) rack: Tiles,
    pub(super) families: Families,
    pub(super) run: Run,
    pub(super) sevens_left: u8,
    /// 77 tokens still to be won: 0 or 1.
    pub(super) double_sevens_left: u8,
}

impl Situation {
    /// The situation of the player who looks, now or, if it is not the time for actions, at the next such time.
    ///
    /// `None` for somebody who only watches, and for families that cannot be.
    pub fn of(view: &View) -> Option<Self> {
        let me = view.viewer.seat()?;
        let mut families = Families::NONE;
        if !view.families.iter().all(|family| family.contents.is_possible()) {
            return None;
        }
        for family in &view.families {
            families.push(Family { owner: family.owner, contents: family.contents })?;
        }
        let run = match &view.stage {
            Stage::Act { run, .. } if view.turn == me => Run::of(run, &families)?,
            _ => Run::EMPTY,
        };
        let taken = view.players.iter().any(|player| player.double_seven);
        Some(Self {
            me,
            rack: view.own_rack()?,
            families,
            run,
            sevens_left: view.sevens_left,
            double_sevens_left: u8::from(!taken),
        })
    }

    /// The situation of the player whose turn it is.
    pub fn of_turn(game: &DoubleSeven) -> Option<Self> {
        match game.phase {
            Phase::Act(_) => Self::of(&View::of(game, Viewer::Seat(game.turn))),
            _ => None,
        }
    }

    /// The same table with another rack.
    #[must_use]
    pub fn with_rack(mut self, rack: Tiles) -> Self {
        self.rack = rack;
        self
    }

    /// The rack.
    pub fn rack(&self) -> Tiles {
        self.rack
    }

    /// The families on the table.
    pub fn families(&self) -> &Families {
        &self.families
    }

    /// Whose plan it is.
    pub fn me(&self) -> Seat {
        self.me
    }
}
