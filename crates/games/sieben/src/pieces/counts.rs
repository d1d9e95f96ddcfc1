//! How many cards there are of each number.

use serde::{Deserialize, Serialize};

use super::{Card, CardSet, DECK_SIZE, NUMBERS};

/// How many cards there are of each number: a hand, a deck, what has been put aside.
///
/// One byte per number in one word, number 1 in byte 1; byte 0 stays 0. So a whole hand is added, compared and
/// searched at once. No count is ever above [`DECK_SIZE`], which leaves the top bit of each byte free for borrows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "[u8; NUMBERS]", into = "[u8; NUMBERS]")]
pub struct Counts(u64);

/// 1 in every byte in use.
const ONES: u64 = 0x0101_0101_0101_0100;
/// The top bit of every byte in use.
const TOPS: u64 = ONES << 7;

impl Counts {
    /// Nothing.
    pub const NONE: Self = Self(0);

    /// So many 1s, 2s, … 7s, none of them above [`DECK_SIZE`].
    pub const fn new(counts: [u8; NUMBERS]) -> Self {
        let [one, two, three, four, five, six, seven] = counts;
        Self(u64::from_le_bytes([0, one, two, three, four, five, six, seven]))
    }

    /// The same count of every number.
    #[inline]
    pub(crate) const fn of_each(count: u8) -> Self {
        Self(ONES * count as u64)
    }

    /// The counts of 1, 2, … 7.
    pub const fn to_array(self) -> [u8; NUMBERS] {
        let [_, counts @ ..] = self.0.to_le_bytes();
        counts
    }

    /// How many of this number.
    #[inline]
    pub const fn of(self, card: Card) -> u8 {
        (self.0 >> shift(card)) as u8
    }

    /// How many in all; the sum must be below 256.
    #[inline]
    pub const fn total(self) -> u8 {
        (self.0.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// How many in all, whatever the counts.
    pub fn wide_total(self) -> u32 {
        self.to_array().iter().map(|&count| u32::from(count)).sum()
    }

    /// How many of the numbers of a set.
    #[inline]
    pub fn within(self, set: CardSet) -> u8 {
        set.iter().map(|card| self.of(card)).sum()
    }

    /// Are there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One more of this number.
    #[inline]
    pub(crate) const fn add(&mut self, card: Card) {
        self.0 += 1 << shift(card);
    }

    /// One fewer of this number, of which there is at least one.
    #[inline]
    pub(crate) const fn remove(&mut self, card: Card) {
        debug_assert!(self.of(card) > 0);
        self.0 -= 1 << shift(card);
    }

    /// Sets the count of one number.
    pub(crate) const fn set(&mut self, card: Card, count: u8) {
        self.0 = self.0 & !(0xff << shift(card)) | (count as u64) << shift(card);
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// What is left without the others; `None` if they are not all there.
    #[inline]
    pub const fn minus(self, other: Self) -> Option<Self> {
        let left = (self.0 | TOPS).wrapping_sub(other.0);
        if left & TOPS == TOPS { Some(Self(left & !TOPS)) } else { None }
    }

    /// Is any count 64 or more?
    #[inline]
    pub(crate) const fn is_large(self) -> bool {
        self.0 & (ONES << 6) != 0
    }

    /// Of each number the smaller count.
    #[must_use]
    pub fn at_most(self, other: Self) -> Self {
        let (mine, others) = (self.to_array(), other.to_array());
        Self::new(std::array::from_fn(|i| mine[i].min(others[i])))
    }

    /// 1 for every number whose count is not above `most`, else 0.
    #[inline]
    pub(crate) const fn up_to(self, most: u8) -> Self {
        Self(((Self::of_each(most).0 | TOPS) - self.0) >> 7 & ONES)
    }

    /// The numbers there are.
    #[inline]
    pub const fn numbers(self) -> CardSet {
        let some = (self.0 + (TOPS - ONES)) >> 7 & ONES;
        // Gathers bit 0 of byte k into bit k of the top byte.
        CardSet::from_bits((some.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8)
    }

    /// Every card in a list, sorted, copies adjacent.
    pub fn to_vec(self) -> Vec<Card> {
        let mut cards = Vec::with_capacity(DECK_SIZE);
        for card in Card::all() {
            cards.resize(cards.len() + usize::from(self.of(card)), card);
        }
        cards
    }

    /// Every card, sorted, copies adjacent.
    pub fn cards(self) -> impl Iterator<Item = Card> + Clone {
        Card::all().flat_map(move |card| std::iter::repeat_n(card, self.of(card).into()))
    }
}

#[inline]
const fn shift(card: Card) -> u32 {
    // The mask tells the compiler that the shift is small; numbers are 1 to 7.
    8 * (card.number() & 7) as u32
}

impl FromIterator<Card> for Counts {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, |mut counts, card| {
            counts.add(card);
            counts
        })
    }
}

impl TryFrom<[u8; NUMBERS]> for Counts {
    type Error = &'static str;

    fn try_from(counts: [u8; NUMBERS]) -> Result<Self, Self::Error> {
        if counts.iter().all(|&count| usize::from(count) <= DECK_SIZE) {
            Ok(Self::new(counts))
        } else {
            Err("there are only 80 cards")
        }
    }
}

impl From<Counts> for [u8; NUMBERS] {
    fn from(counts: Counts) -> Self {
        counts.to_array()
    }
}

impl std::fmt::Debug for Counts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.to_array().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOME: Counts = Counts::new([16, 0, 80, 1, 0, 2, 6]);

    fn card(number: u8) -> Card {
        Card::new(number).unwrap()
    }

    #[test]
    fn counts_are_kept_apart_by_number() {
        let mut counts = SOME;
        counts.add(card(2));
        counts.remove(card(1));
        counts.set(card(7), 0);
        assert_eq!(counts.to_array(), [15, 1, 80, 1, 0, 2, 0]);
        assert_eq!((counts.of(card(3)), counts.total(), counts.wide_total()), (80, 99, 99));
        assert_eq!(counts.numbers(), [1, 2, 3, 4, 6].map(card).into_iter().collect());
        assert_eq!(counts.within([1, 6].map(card).into_iter().collect()), 17);
    }

    #[test]
    fn taking_away_needs_all_to_be_there() {
        assert_eq!(SOME.minus(SOME), Some(Counts::NONE));
        assert_eq!(SOME.minus(Counts::new([0, 1, 0, 0, 0, 0, 0])), None);
        assert_eq!(
            SOME.minus(Counts::new([16, 0, 79, 1, 0, 0, 0])),
            Some(Counts::new([0, 0, 1, 0, 0, 2, 6]))
        );
        assert_eq!(Counts::NONE.minus(SOME), None);
    }

    #[test]
    fn up_to_marks_the_small_counts() {
        assert_eq!(SOME.up_to(2).to_array(), [0, 1, 0, 1, 1, 1, 0]);
        assert_eq!(SOME.up_to(80).to_array(), [1; 7]);
    }

    #[test]
    fn cards_come_sorted() {
        let hand = Counts::new([2, 0, 0, 1, 0, 0, 1]);
        assert_eq!(hand.cards().map(Card::number).collect::<Vec<_>>(), [1, 1, 4, 7]);
        assert_eq!(hand.cards().collect::<Counts>(), hand);
        assert_eq!(hand.to_vec(), hand.cards().collect::<Vec<_>>());
    }
}
