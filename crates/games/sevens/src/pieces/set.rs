//! Sets of cards.

use serde::{Deserialize, Serialize};

use super::{Card, SEVEN};

/// A set of cards, one bit each: sixteen bits a suit, so that a row's neighbours are neighbouring bits.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct CardSet(u64);

/// The same bit in every suit.
const EVERY_SUIT: u64 = 0x0001_0001_0001_0001;

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);
    /// SE-1 All 52.
    pub const ALL: Self = Self(EVERY_SUIT * 0b11_1111_1111_1110);
    /// The four sevens.
    pub const SEVENS: Self = Self(EVERY_SUIT << SEVEN);

    /// Just this card.
    #[inline]
    pub const fn only(card: Card) -> Self {
        Self(1 << card.number())
    }

    /// Is the card in the set?
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & 1 << card.number() != 0
    }

    /// Is there none in the set?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The set and this card.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | 1 << card.number())
    }

    /// The set but for this card.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 & !(1 << card.number()))
    }

    /// Cards in both sets.
    #[inline]
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Cards in either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Cards of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The cards next to those of the set in their rows, lower and higher.
    #[inline]
    #[must_use]
    pub(crate) const fn neighbours(self) -> Self {
        Self((self.0 << 1 | self.0 >> 1) & Self::ALL.0)
    }

    /// One bit a card.
    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// The cards with these bits.
    #[inline]
    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// The cards, suit by suit, from ace to king.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let number = (rest != 0).then(|| rest.trailing_zeros() as u8)?;
            rest &= rest - 1;
            Some(Card::at(number))
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl std::fmt::Debug for CardSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
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
    use crate::pieces::{DECK_SIZE, Suit};

    #[test]
    fn the_deck_is_all_cards() {
        assert_eq!(Card::all().collect::<CardSet>(), CardSet::ALL);
        assert_eq!(usize::from(CardSet::ALL.len()), DECK_SIZE);
        assert!(CardSet::ALL.iter().eq(Card::all()));
        assert!(CardSet::SEVENS.iter().eq(Suit::ALL.map(|suit| Card::new(suit, 7))));
    }

    #[test]
    fn neighbours_stay_in_their_suit() {
        for card in Card::all() {
            let wanted: CardSet = Card::all()
                .filter(|other| other.suit() == card.suit() && other.rank().abs_diff(card.rank()) == 1)
                .collect();
            assert_eq!(CardSet::only(card).neighbours(), wanted, "{card}");
        }
    }

    #[test]
    fn a_set_is_written_as_its_cards() {
        let set: CardSet = ["S10", "C4"].iter().map(|text| text.parse::<Card>().unwrap()).collect();
        assert_eq!(serde_json::to_string(&set).unwrap(), r#"["C4","S10"]"#);
        assert_eq!(serde_json::from_str::<CardSet>(r#"["S10","C4"]"#).unwrap(), set);
        assert!(serde_json::from_str::<CardSet>(r#"["S11"]"#).is_err());
    }
}
