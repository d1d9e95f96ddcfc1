//! Who sits where.

use std::fmt;
use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};

/// The most seats any game has.
pub const MAX_SEATS: usize = 7;

/// A place at the table, numbered clockwise. Zero-based inside, written from 1.
///
/// One of seven and never anything else: a seat that may be missing takes no more room than one, and an array with a place
/// for every seat is looked at without a check.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Seat(Index);

/// Zero-based.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
enum Index {
    Zero,
    One,
    Two,
    Three,
    Four,
    Five,
    Six,
}

impl Index {
    const ALL: [Self; MAX_SEATS] =
        [Self::Zero, Self::One, Self::Two, Self::Three, Self::Four, Self::Five, Self::Six];
}

impl Seat {
    /// The first seat.
    pub const FIRST: Self = Self(Index::Zero);

    /// The seat with a zero-based index below [`MAX_SEATS`].
    #[inline]
    pub const fn new(index: u8) -> Self {
        debug_assert!((index as usize) < MAX_SEATS);
        Self(match index {
            0 => Index::Zero,
            1 => Index::One,
            2 => Index::Two,
            3 => Index::Three,
            4 => Index::Four,
            5 => Index::Five,
            _ => Index::Six,
        })
    }

    /// The seat as people and records number it: from 1.
    pub fn from_number(number: u8) -> Option<Self> {
        Index::ALL.get(usize::from(number).checked_sub(1)?).map(|index| Self(*index))
    }

    /// Zero-based index, for arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// One-based number, for people and records.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 as u8 + 1
    }

    /// The next seat clockwise among `seats`.
    #[inline]
    #[must_use]
    pub const fn next(self, seats: u8) -> Self {
        Self::new(if self.number() >= seats { 0 } else { self.number() })
    }

    /// The next seat anticlockwise among `seats`.
    #[inline]
    #[must_use]
    pub const fn previous(self, seats: u8) -> Self {
        Self::new(if self.0 as u8 == 0 { seats - 1 } else { self.0 as u8 - 1 })
    }

    /// All `seats` seats, in order; there are no more than [`MAX_SEATS`].
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..seats.min(MAX_SEATS as u8)).map(Self::new)
    }

    /// All `seats` seats clockwise, beginning with this one.
    pub fn around(self, seats: u8) -> impl Iterator<Item = Self> + Clone {
        let seats = seats.min(MAX_SEATS as u8);
        (0..seats).map(move |step| Self::new((self.0 as u8 + step) % seats))
    }
}

/// One byte, where the derived one would be eight.
impl Hash for Seat {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u8(self.0 as u8);
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Seat").field(&self.index()).finish()
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl Serialize for Seat {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Self::from_number(number).ok_or_else(|| serde::de::Error::custom("a seat is a number from 1 to 7"))
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// Just this seat.
    #[inline]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.index())
    }

    /// The first `seats` seats.
    #[inline]
    pub const fn all(seats: u8) -> Self {
        Self(((1u16 << seats) - 1) as u8)
    }

    /// Is the seat in the set?
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.index()) != 0
    }

    /// Is nobody in the set?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The set and this seat.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat.index()))
    }

    /// The set but for this seat.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.index()))
    }

    /// Seats in either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Seats in both sets.
    #[inline]
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Seats in this set but not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The lowest seat of the set.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat::new(self.0.trailing_zeros() as u8)) }
    }

    /// The seats of the set in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut left = self;
        std::iter::from_fn(move || {
            let first = left.first()?;
            left = left.without(first);
            Some(first)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::number)).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_round_clockwise() {
        let order: Vec<u8> = Seat::new(2).around(4).map(Seat::number).collect();
        assert_eq!(order, [3, 4, 1, 2]);
        assert_eq!(Seat::new(3).next(4), Seat::FIRST);
        assert_eq!(Seat::FIRST.previous(4), Seat::new(3));
    }

    #[test]
    fn a_seat_is_one_of_seven_and_may_be_missing_in_the_same_room() {
        assert_eq!(size_of::<Option<Seat>>(), size_of::<Seat>());
        let numbers = |seats| Seat::all(seats).map(Seat::number).collect::<Vec<_>>();
        assert_eq!(numbers(7), [1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(numbers(200), numbers(7));
        assert_eq!(
            (Seat::from_number(7), Seat::from_number(0), Seat::from_number(8)),
            (Some(Seat::new(6)), None, None)
        );
        assert_eq!(format!("{:?}", Seat::new(3)), "Seat(3)");
    }

    #[test]
    fn a_set_is_written_as_seat_numbers() {
        let set: SeatSet = [Seat::new(0), Seat::new(6)].into_iter().collect();
        assert_eq!(serde_json::to_string(&set).unwrap(), "[1,7]");
        assert_eq!(serde_json::from_str::<SeatSet>("[1,7]").unwrap(), set);
        assert!(serde_json::from_str::<SeatSet>("[8]").is_err());
        assert_eq!(SeatSet::all(7).len(), 7);
    }
}
