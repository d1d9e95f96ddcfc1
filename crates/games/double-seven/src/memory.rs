//! What everybody knows of the racks (DS-24, DS-27).
//!
//! Tiles come onto a rack openly (taken face up, a Clover retrieved) or from the face-down tiles, which nobody but
//! the player sees; they always leave it openly. So all players know the same of a rack that is not theirs: at least
//! these tiles are on it. Nothing a player declines to do proves anything, for no action is compulsory.

use sevenfold_core::Seat;

use crate::tiles::Tiles;

/// The tiles that everybody knows to be on each rack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Memory {
    known: [Tiles; 4],
}

impl Memory {
    /// Nothing is known.
    pub(crate) const BLANK: Self = Self { known: [Tiles::EMPTY; 4] };

    /// What is known of a rack.
    #[inline]
    pub(crate) const fn known(&self, seat: Seat) -> Tiles {
        self.known[seat.index()]
    }

    /// Tiles came onto a rack for all to see.
    #[inline]
    pub(crate) fn came(&mut self, seat: Seat, tiles: Tiles) {
        self.known[seat.index()] += tiles;
    }

    /// Tiles left a rack; the known ones of their kind are counted off first (DS-27).
    #[inline]
    pub(crate) fn left(&mut self, seat: Seat, tiles: Tiles) {
        let known = &mut self.known[seat.index()];
        *known = known.without(tiles);
    }

    /// A rack was shown (DS-6).
    #[inline]
    pub(crate) fn shown(&mut self, seat: Seat, rack: Tiles) {
        self.known[seat.index()] = rack;
    }
}
