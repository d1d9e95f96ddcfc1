//! What the seats know of each other's hands beyond what lies on the table.
//!
//! All of it is about the round that is played: every round is dealt from all 57 cards. A Player Swap comes
//! before the first lead, so voids, which only show in tricks, always belong to the hand a seat now holds.

use serde::{Deserialize, Serialize};
use sevenfold_core::{MAX_SEATS, Seat, Viewer};

use crate::pieces::{CardSet, Colour};

/// A set of colours.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Colours(u8);

impl Colours {
    /// The set and this colour.
    #[inline]
    #[must_use]
    pub const fn with(self, colour: Colour) -> Self {
        Self(self.0 | 1 << colour as u8)
    }

    /// Is it empty?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The colours in order.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&colour| self.0 & 1 << colour as u8 != 0)
    }

    /// All cards of these colours.
    pub fn cards(self) -> CardSet {
        self.iter().fold(CardSet::EMPTY, |cards, colour| cards.union(CardSet::of(colour)))
    }
}

impl FromIterator<Colour> for Colours {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Self {
        colours.into_iter().fold(Self::default(), Self::with)
    }
}

impl Serialize for Colours {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Colours {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Colour>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// What is known of the hands of this round.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Memory {
    /// Colours a seat has shown to be out of, by not following. Public.
    pub(crate) voids: [Colours; MAX_SEATS],
    /// The two who exchanged hands: each knows what the other holds (DL-40).
    pub(crate) swapped: Option<(Seat, Seat)>,
}

impl Memory {
    pub(crate) const NONE: Self = Self { voids: [Colours(0); MAX_SEATS], swapped: None };

    /// May this viewer see the hand of that seat? One's own, and the one given away in a swap: what is left of
    /// it is what was given but for the cards played since.
    pub fn knows(&self, viewer: Viewer, of: Seat) -> bool {
        let swapped = self
            .swapped
            .is_some_and(|(low, high)| viewer.is(low) && of == high || viewer.is(high) && of == low);
        viewer.is(of) || swapped
    }
}
