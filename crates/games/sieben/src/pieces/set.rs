//! Sets of numbers.

use serde::{Deserialize, Serialize};

use super::Card;

/// A set of numbers, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardSet(u8);

impl CardSet {
    /// No number.
    pub const EMPTY: Self = Self(0);
    /// All seven.
    pub const ALL: Self = Self(0b1111_1110);

    /// The numbers from `low` to `high`; 0 as `low` means 1. Needs `low <= high + 1` and `high <= 7`.
    #[inline]
    pub(crate) const fn range(low: u8, high: u8) -> Self {
        Self(((2u16 << high) - (1u16 << low)) as u8 & Self::ALL.0)
    }

    /// One bit per number, bit 0 unused.
    #[inline]
    pub(crate) const fn from_bits(bits: u8) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// A number for each set, from 0 to 127.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        (self.0 >> 1) as usize
    }

    /// Is the number in the set?
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.number()) != 0
    }

    /// Is there none in the set?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many numbers there are in the set.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Numbers in both sets.
    #[inline]
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Numbers in either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Numbers that are not in the set.
    #[inline]
    #[must_use]
    pub const fn others(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }

    /// The numbers, lowest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let card = Card::new(rest.trailing_zeros() as u8)?;
            rest &= rest - 1;
            Some(card)
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, |set, card| Self(set.0 | 1 << card.number()))
    }
}

impl Serialize for CardSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Card>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_holds_its_ends_and_what_lies_between() {
        for low in 0..=7 {
            for high in low..=7 {
                let wanted: CardSet =
                    Card::all().filter(|card| (low..=high).contains(&card.number())).collect();
                assert_eq!(CardSet::range(low, high), wanted, "{low}..={high}");
            }
        }
        assert_eq!(CardSet::range(0, 7), CardSet::ALL);
    }

    #[test]
    fn a_set_is_written_as_its_numbers() {
        let set: CardSet = Card::all().filter(|card| card.number() % 3 == 0).collect();
        assert_eq!(serde_json::to_string(&set).unwrap(), "[3,6]");
        assert_eq!(serde_json::from_str::<CardSet>("[6,3]").unwrap(), set);
        assert!(serde_json::from_str::<CardSet>("[0]").is_err());
        assert_eq!((set.len(), set.others().len()), (2, 5));
    }
}
