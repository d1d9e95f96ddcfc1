//! What is going on: each phase carries what it needs.

mod deal;
mod turn;

use serde::{Deserialize, Serialize};
use sevenfold_core::{Agenda, Draw, Seat, WindowId};

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// SE-2 A round is about to be dealt.
    Deal,
    /// A seat is to lay, pass or fold.
    Turn {
        /// Whose turn it is.
        seat: Seat,
    },
    /// SE-13 The game is over.
    Over,
}

impl Phase {
    /// The seat that is asked for a move.
    #[inline]
    pub const fn to_move(self) -> Option<Seat> {
        match self {
            Self::Turn { seat } => Some(seat),
            Self::Deal | Self::Over => None,
        }
    }

    /// What is asked next.
    #[inline]
    pub(crate) fn agenda(self, window: WindowId) -> Agenda {
        match self {
            Self::Deal => Agenda::Chance(Draw::Deal),
            Self::Turn { seat } => Agenda::turn(window, seat),
            Self::Over => Agenda::Over,
        }
    }
}
