//! The places a hidden card may be in, and sets of them.

use sevenfold_core::{MAX_SEATS, Seat};

/// Hands, reserves and the stack.
const PLACES: usize = 2 * MAX_SEATS + 1;

/// A place a hidden card may be in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place(u8);

impl Place {
    pub(crate) const STACK: Self = Self(2 * MAX_SEATS as u8);

    #[inline]
    pub(crate) const fn hand(seat: Seat) -> Self {
        Self(seat.index() as u8)
    }

    #[inline]
    pub(crate) const fn reserve(seat: Seat) -> Self {
        Self((MAX_SEATS + seat.index()) as u8)
    }

    /// How many places there are.
    pub(crate) const COUNT: usize = PLACES;

    /// Whose hand or reserve this is; `None` for the stack.
    pub(crate) fn holder(self) -> Option<(Seat, Holding)> {
        let seats = MAX_SEATS as u8;
        match self.0 {
            stack if stack == 2 * seats => None,
            reserve if reserve >= seats => Some((Seat::new(reserve - seats), Holding::Reserve)),
            hand => Some((Seat::new(hand), Holding::Hand)),
        }
    }

    /// All places, in order.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        (0..PLACES as u8).map(Self)
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    const fn bit(self) -> u16 {
        1 << self.0
    }
}

/// Where a player holds a hidden card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Holding {
    Hand,
    Reserve,
}

/// A set of places.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Places(u16);

impl Places {
    const NOWHERE: Self = Self(0);

    #[inline]
    pub(crate) const fn contains(self, place: Place) -> bool {
        self.0 & place.bit() != 0
    }

    #[inline]
    #[must_use]
    pub(crate) const fn with(self, place: Place) -> Self {
        Self(self.0 | place.bit())
    }

    #[inline]
    #[must_use]
    const fn without(self, place: Place) -> Self {
        Self(self.0 & !place.bit())
    }

    #[inline]
    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// All places there are.
    pub(crate) const fn all() -> Self {
        Self((1 << PLACES) - 1)
    }

    /// All places but the hand and the reserve of this seat.
    pub(crate) const fn all_but_of(seat: Seat) -> Self {
        Self::all().without(Place::hand(seat)).without(Place::reserve(seat))
    }

    /// The places of the set, in order.
    pub(crate) fn iter(self) -> impl Iterator<Item = Place> {
        Place::all().filter(move |&place| self.contains(place))
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Self {
        places.into_iter().fold(Self::NOWHERE, Self::with)
    }
}
