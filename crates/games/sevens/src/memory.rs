//! What is remembered of hidden cards: what passes have proved.

use sevenfold_core::{MAX_SEATS, Seat};

use crate::pieces::CardSet;

/// What a table with perfect recall knows beyond what lies open.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Memory {
    /// SE-14 Public: the cards each seat was shown to lack. Hands only shrink, so it lacks them still.
    lacks: [CardSet; MAX_SEATS],
}

impl Memory {
    pub(crate) const NOTHING: Self = Self { lacks: [CardSet::EMPTY; MAX_SEATS] };

    pub(crate) const fn recalled(lacks: [CardSet; MAX_SEATS]) -> Self {
        Self { lacks }
    }

    /// SE-14 The seat could lay none of these.
    #[inline]
    pub(crate) const fn lacked(&mut self, seat: Seat, cards: CardSet) {
        self.lacks[seat.index()] = self.lacks[seat.index()].union(cards);
    }

    /// The cards the seat was shown to lack.
    pub(crate) const fn lacks(&self, seat: Seat) -> CardSet {
        self.lacks[seat.index()]
    }
}
