//! Who is asked, and what for.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{Seat, SeatSet};

/// The most windows that are ever open at once.
pub const MAX_WINDOWS: usize = 3;

/// Names one opening of a window. A window keeps its id until it closes; no id comes twice in a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct WindowId(pub u32);

/// One thing that is asked, and of whom: a turn, an answer, a call-out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Window {
    /// Stays the same while the window is open.
    pub id: WindowId,
    /// The game cannot go on before these seats have acted.
    pub must: SeatSet,
    /// These seats can act but need not.
    pub may: SeatSet,
}

impl Window {
    /// One seat must act.
    pub const fn turn(id: WindowId, seat: Seat) -> Self {
        Self { id, must: SeatSet::only(seat), may: SeatSet::EMPTY }
    }

    /// Everybody this window asks.
    pub const fn asked(&self) -> SeatSet {
        self.must.union(self.may)
    }
}

/// Which chance step is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Draw {
    /// It begins the next round: its dice stream starts anew.
    Deal,
    /// It belongs to the round that is running.
    Within,
}

/// What happens next. It follows from public facts only, so that being asked tells nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Agenda {
    /// The table draws a chance step.
    Chance(Draw),
    /// These windows are open.
    Seats(ArrayVec<Window, MAX_WINDOWS>),
    /// The game is over.
    Over,
}

impl Agenda {
    /// One seat is to move and nobody else may.
    #[inline]
    pub fn turn(id: WindowId, seat: Seat) -> Self {
        let mut windows = ArrayVec::new();
        windows.push(Window::turn(id, seat));
        Self::Seats(windows)
    }

    /// The windows that are open.
    #[inline]
    pub fn windows(&self) -> &[Window] {
        match self {
            Self::Seats(windows) => windows,
            Self::Chance(_) | Self::Over => &[],
        }
    }

    /// Everybody who can act now.
    #[inline]
    pub fn asked(&self) -> SeatSet {
        self.windows().iter().fold(SeatSet::EMPTY, |asked, window| asked.union(window.asked()))
    }

    /// Everybody the game waits for.
    #[inline]
    pub fn must(&self) -> SeatSet {
        self.windows().iter().fold(SeatSet::EMPTY, |must, window| must.union(window.must))
    }

    /// Is this window open?
    pub fn is_open(&self, id: WindowId) -> bool {
        self.windows().iter().any(|window| window.id == id)
    }
}
