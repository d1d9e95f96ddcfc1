//! What a round is waiting for. Everything in here is public.

use serde::{Deserialize, Serialize};
use sevenfold_core::Seat;

use crate::action::Part;
use crate::pieces::{Advantage, Colour};

pub(crate) mod bid;
pub(crate) mod deal;
pub(crate) mod trick;
pub(crate) mod wheel;

/// What the game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The draw for the first dealer (DL-4).
    DealerDraw,
    /// A shuffled deck for the next round (DL-5).
    Deal,
    /// The dealer names the trump colour (DL-9).
    Naming {
        /// The dealer.
        turn: Seat,
    },
    /// A bid (DL-10).
    Bidding {
        /// Who bids.
        turn: Seat,
    },
    /// Whether somebody acts (DL-22).
    Asking {
        /// Who is asked.
        turn: Seat,
    },
    /// The die (DL-23).
    Rolling {
        /// Who rolls.
        turn: Seat,
    },
    /// What is done with the roll (DL-26, DL-27).
    Choosing {
        /// Who rolled.
        turn: Seat,
        /// What the roll gave.
        choice: Choice,
    },
    /// The dealer leads (DL-12).
    Leading {
        /// The dealer.
        turn: Seat,
    },
    /// The others follow (DL-13).
    Following {
        /// Who plays.
        turn: Seat,
        /// The colour to follow; none after the Joker (DL-15).
        led: Option<Colour>,
        /// Whose card wins so far.
        winning: Seat,
        /// How strong that card is in this trick.
        strength: u8,
    },
    /// The game is over.
    Over,
}

/// What a roll gave.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// This advantage (DL-27).
    Rolled {
        /// Which.
        advantage: Advantage,
    },
    /// Any that is free (DL-26).
    DoubleLucky,
}

impl Phase {
    /// Who is to move; nobody when the table draws or the game is over.
    #[inline]
    pub const fn turn(&self) -> Option<Seat> {
        match *self {
            Self::DealerDraw | Self::Deal | Self::Rolling { .. } | Self::Over => None,
            Self::Naming { turn }
            | Self::Bidding { turn }
            | Self::Asking { turn }
            | Self::Choosing { turn, .. }
            | Self::Leading { turn }
            | Self::Following { turn, .. } => Some(turn),
        }
    }

    /// The part of the round whose moves are due, if a seat is to move.
    #[inline]
    pub const fn part(&self) -> Option<Part> {
        match self {
            Self::DealerDraw | Self::Deal | Self::Rolling { .. } | Self::Over => None,
            Self::Naming { .. } => Some(Part::Naming),
            Self::Bidding { .. } => Some(Part::Bidding),
            Self::Asking { .. } | Self::Choosing { .. } => Some(Part::Wheel),
            Self::Leading { .. } | Self::Following { .. } => Some(Part::Tricks),
        }
    }
}
