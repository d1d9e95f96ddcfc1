//! Nested decisions: the turn, and above it whatever interrupts it.
//!
//! A frame holds public facts only. Who it asks follows from it alone, so that being asked tells nothing (TS-38).

use serde::{Deserialize, Serialize};
use sevenfold_core::Seat;

/// Whose turn it is, and how far it has got.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// Whose.
    pub seat: Seat,
    /// Has the turn's one card been drawn (TS-7)?
    pub draw: TurnDraw,
}

/// The one draw of a turn (TS-7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TurnDraw {
    /// Not yet taken.
    Open,
    /// Taken.
    Taken,
}

impl Turn {
    /// A turn that begins.
    #[inline]
    pub const fn of(seat: Seat) -> Self {
        Self { seat, draw: TurnDraw::Open }
    }
}

/// Something that happens before the turn below it goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// The extra play after a DEUCE (TS-17).
    Deuce {
        /// Who may play again.
        seat: Seat,
    },
    /// The gift after a SAMARITAN (TS-34).
    Gift {
        /// Who gives.
        seat: Seat,
    },
    /// A TRADE waits for its answer (TS-16).
    Trade {
        /// Who played it.
        by: Seat,
        /// Who is asked.
        to: Seat,
    },
    /// A card theft waits for its answer (TS-30).
    Theft {
        /// The thief.
        by: Seat,
        /// Who is asked.
        from: Seat,
    },
    /// A SINNER goes round (TS-35).
    Sin {
        /// The sinner.
        by: Seat,
        /// Who is asked now.
        asked: Seat,
    },
    /// A REAPER waits for its answer (TS-32, TS-36).
    Smite {
        /// Who played it.
        by: Seat,
        /// Who is asked.
        at: Seat,
        /// What submitting costs.
        cards: u8,
    },
    /// The others are asked in turn whether they call a HERALD out (TS-27, `declared`).
    CallOut {
        /// Who played it.
        by: Seat,
        /// Who is asked now.
        asked: Seat,
    },
    /// In a race, an unannounced HERALD was the last card: nobody takes a turn (TS-26).
    LastHerald {
        /// Who played it.
        by: Seat,
    },
    /// A draw waits for the reshuffle (TS-9).
    Draw {
        /// Who draws.
        seat: Seat,
        /// How many cards are still due.
        left: u8,
    },
    /// A gift from the top of the stack waits for the reshuffle (TS-9, TS-34).
    TopGift {
        /// Who gives.
        from: Seat,
        /// Who gets it.
        to: Seat,
    },
}

/// Who is to do something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    /// The table, which shuffles.
    Table,
    /// This seat.
    Seat(Seat),
    /// Nobody must; the HERALD's window is open (TS-26).
    Anybody,
}

impl Frame {
    #[inline]
    const fn asked(self) -> Asked {
        match self {
            Self::Deuce { seat } | Self::Gift { seat } => Asked::Seat(seat),
            Self::Trade { to, .. } => Asked::Seat(to),
            Self::Theft { from, .. } => Asked::Seat(from),
            Self::Sin { asked, .. } | Self::CallOut { asked, .. } => Asked::Seat(asked),
            Self::Smite { at, .. } => Asked::Seat(at),
            Self::LastHerald { .. } => Asked::Anybody,
            Self::Draw { .. } | Self::TopGift { .. } => Asked::Table,
        }
    }
}

/// The most frames that lie above a turn: a SINNER's round, a REAPER in it.
const DEEPEST: usize = 2;

/// The stack of frames. The turn is its bottom and is never popped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Frames {
    /// The turn that goes on when nothing is above it.
    pub turn: Turn,
    /// What interrupts it, the last one on top.
    pub above: [Option<Frame>; DEEPEST],
}

impl Frames {
    /// A turn and nothing above it.
    #[inline]
    pub(crate) const fn turn(seat: Seat) -> Self {
        Self { turn: Turn::of(seat), above: [None; DEEPEST] }
    }

    /// The top frame; `None` is the turn itself.
    #[inline]
    pub const fn top(&self) -> Option<Frame> {
        match self.above {
            [_, Some(frame)] | [Some(frame), None] => Some(frame),
            [None, None] => None,
        }
    }

    #[inline]
    pub(crate) const fn asked(self) -> Asked {
        match self.top() {
            Some(frame) => frame.asked(),
            None => Asked::Seat(self.turn.seat),
        }
    }

    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) {
        let free = usize::from(self.above[0].is_some());
        debug_assert!(self.above[free].is_none(), "at most a SINNER and one thing above it");
        self.above[free] = Some(frame);
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        let last = usize::from(self.above[1].is_some());
        self.above[last] = None;
    }

    /// The top frame becomes another one.
    #[inline]
    pub(crate) fn replace(&mut self, frame: Frame) {
        self.pop();
        self.push(frame);
    }
}
