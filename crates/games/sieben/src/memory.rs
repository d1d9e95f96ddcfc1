//! What is remembered of hidden cards: what penalties have proved, and what each seat drew.

mod shown;

use sevenfold_core::{MAX_SEATS, Seat};

use crate::pieces::{Card, CardSet, Counts};

pub use shown::Limit;
pub(crate) use shown::{Shown, allow};

/// What a table with perfect recall knows beyond what lies open.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Memory {
    /// Public: the cards that were shuffled last, for a deal or a new draw pile.
    shuffled: Counts,
    /// Known to each seat alone: the cards it was dealt or drew since then. Together with the draw pile they are
    /// the cards that were shuffled.
    drawn: [Counts; MAX_SEATS],
    /// Public: what each seat's penalties have shown.
    shown: [Shown; MAX_SEATS],
}

impl Memory {
    pub(crate) const NOTHING: Self =
        Self { shuffled: Counts::NONE, drawn: [Counts::NONE; MAX_SEATS], shown: [Shown::NOTHING; MAX_SEATS] };

    pub(crate) const fn recalled(
        shuffled: Counts,
        drawn: [Counts; MAX_SEATS],
        shown: [Shown; MAX_SEATS],
    ) -> Self {
        Self { shuffled, drawn, shown }
    }

    /// A new draw pile was made of these cards.
    pub(crate) fn shuffled(&mut self, cards: Counts) {
        self.shuffled = cards;
        self.drawn = [Counts::NONE; MAX_SEATS];
    }

    #[inline]
    pub(crate) fn drew(&mut self, seat: Seat, card: Card) {
        self.drawn[seat.index()].add(card);
        self.shown[seat.index()].drew();
    }

    #[inline]
    pub(crate) fn laid(&mut self, seat: Seat, card: Card) {
        self.shown[seat.index()].laid(card);
    }

    /// The seat took a penalty: it holds none of these.
    #[inline]
    pub(crate) fn lacked(&mut self, seat: Seat, cards: CardSet) {
        self.shown[seat.index()].lacked(cards);
    }

    pub(crate) const fn shown(&self, seat: Seat) -> &Shown {
        &self.shown[seat.index()]
    }

    /// How many cards the seat was dealt or drew since the last shuffle.
    pub(crate) const fn draws(&self, seat: Seat) -> u8 {
        self.drawn[seat.index()].total()
    }

    /// Which cards the seat was dealt or drew since the last shuffle.
    pub(crate) const fn drawn(&self, seat: Seat) -> Counts {
        self.drawn[seat.index()]
    }

    /// The cards that were shuffled last.
    pub(crate) const fn last_shuffled(&self) -> Counts {
        self.shuffled
    }
}
