//! What is going on: each phase carries what it needs.

mod shuffle;
mod turn;

use serde::{Deserialize, Serialize};
use sevenfold_core::{Agenda, Draw, Seat, WindowId};

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// SI-4 A round is about to be dealt.
    Deal,
    /// A seat has an ordinary turn.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// SI-9 A seat has made a Seven! and begins a new pile.
    FollowUp {
        /// Who.
        seat: Seat,
    },
    /// SI-11 The cards put aside are to be shuffled, then a seat draws and its turn is over.
    Reshuffle {
        /// Who draws.
        seat: Seat,
    },
    /// SI-11 Nobody can lay or draw: the pile is to be shuffled, then a seat begins a new one.
    Standstill {
        /// Who begins.
        seat: Seat,
    },
    /// SI-16 The game is over.
    Over,
}

impl Phase {
    /// The seat that is asked for a move.
    #[inline]
    pub const fn to_move(self) -> Option<Seat> {
        match self {
            Self::Turn { seat } | Self::FollowUp { seat } => Some(seat),
            Self::Deal | Self::Reshuffle { .. } | Self::Standstill { .. } | Self::Over => None,
        }
    }

    /// What is asked next.
    #[inline]
    pub(crate) fn agenda(self, window: WindowId) -> Agenda {
        match self {
            Self::Deal => Agenda::Chance(Draw::Deal),
            Self::Reshuffle { .. } | Self::Standstill { .. } => Agenda::Chance(Draw::Within),
            Self::Turn { seat } | Self::FollowUp { seat } => Agenda::turn(window, seat),
            Self::Over => Agenda::Over,
        }
    }
}
