//! Where a game stood in the last picture of it.

use sevenfold_core::{Seat, SeatSet};
use sevenfold_protocol::{Millis, Phase, TableFace};

/// Where a game stood, and which game it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// Seals were taken in for this game.
    Gathering(u32),
    /// The list was closed; the host said whom it waits for, and until when.
    Dealing(u32, SeatSet, Millis),
    /// It was dealt, or is over: seals are taken in for the next.
    Dealt(u32),
}

impl Stage {
    pub(super) const fn of(face: &TableFace) -> Self {
        match face.phase {
            Phase::Gathering => Self::Gathering(face.game),
            Phase::Dealing { waits, until } => Self::Dealing(face.game, waits, until),
            Phase::Playing | Phase::Over(_) => Self::Dealt(face.game),
        }
    }

    /// Was the list of this game's seals still open?
    pub(super) const fn is_before_closing(self, game: u32) -> bool {
        match self {
            Self::Gathering(own) => own == game,
            Self::Dealing(..) => false,
            Self::Dealt(own) => own < game,
        }
    }

    /// Did the host still owe this seat time for its part, when at this moment the game was dealt?
    pub(super) fn owes_time(self, game: u32, seat: Seat, now: Millis) -> bool {
        match self {
            Self::Dealing(own, waits, until) => own == game && waits.contains(seat) && now < until,
            Self::Gathering(_) | Self::Dealt(_) => self.is_before_closing(game),
        }
    }
}
