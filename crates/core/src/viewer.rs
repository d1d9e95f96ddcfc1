//! Who looks at a game.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// Somebody a view or an event is made for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// The player at this seat.
    Seat(Seat),
    /// Somebody who watches and knows only what is public.
    Watcher,
}

impl Viewer {
    /// Is this the player at that seat?
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// The seat this viewer plays at.
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Watcher => None,
        }
    }

    /// Every player of a game with `seats` seats, and a watcher.
    pub fn all(seats: u8) -> impl Iterator<Item = Self> {
        Seat::all(seats).map(Self::Seat).chain([Self::Watcher])
    }
}
