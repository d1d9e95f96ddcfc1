//! What the penalties of one seat have shown about its hand, exactly.
//!
//! A penalty proves that the hand holds no card that fits the pile. Later draws may bring such cards, and later
//! lays show where some of those draws went. What is known is kept exactly, in sixteen bytes:
//!
//! Think of every card the seat ever got as a slot, in the order of time. A card of number x that is laid, or still
//! held, must have come in a slot after the latest penalty before that moment which proved x absent: its release.
//! A hand is possible if and only if all laid and held cards can be given slots after their releases and before
//! they were laid. By Hall's theorem for intervals this fails only if for some penalty T too many cards have a
//! release at or after T. Cards laid by some earlier moment were all truly there, so only the count up to now
//! matters:
//!
//! > for every penalty T: the held cards whose number was proved absent at T or later are at most
//! > (cards drawn since T) − (cards laid since T whose number, when laid, had been proved absent at T or later).
//!
//! The right side is the `most` of T. Numbers with the same latest penalty form a class; classes are ranked by
//! time, class 0 being the numbers never proved absent, whose `most` is simply the hand's size. When a penalty
//! takes over all numbers of an older class, the older limit speaks about the same numbers as the next one and is
//! merged into it. A test compares all this with brute force.

use serde::{Deserialize, Serialize};

use crate::pieces::{Card, CardSet, Counts};

/// Something known about a hand: it holds at most so many cards of these numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Limit {
    /// The numbers.
    pub cards: CardSet,
    /// How many of them the hand holds at most, all together.
    pub most: u8,
}

/// What one seat's penalties have shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Shown {
    /// The class of each number, 0 upwards without gaps.
    rank: Counts,
    /// The limit of each number's class.
    most: Counts,
}

impl Shown {
    pub(crate) const NOTHING: Self = Self { rank: Counts::NONE, most: Counts::NONE };

    /// A hidden card came to the hand.
    #[inline]
    pub(crate) fn drew(&mut self) {
        self.most = self.most.plus(Counts::of_each(1));
        if self.most.is_large() {
            self.lower_to_size();
        }
    }

    /// Lowers limits above the hand's size to it. They say nothing, now or ever: whatever lowers such a limit also
    /// lowers the size. In a long round they would outgrow their bytes; a hand never does.
    fn lower_to_size(&mut self) {
        let size = self.classes().next().map(|class| class.most);
        if let Some(size) = size {
            self.most = self.most.at_most(Counts::of_each(size));
        }
    }

    /// A card left the hand: it used up a slot in its own class and all older ones.
    #[inline]
    pub(crate) fn laid(&mut self, card: Card) {
        let used = self.rank.up_to(self.rank.of(card));
        debug_assert!(self.most.minus(used).is_some(), "the card was held, so every limit left room for it");
        self.most = self.most.minus(used).unwrap_or_default();
    }

    /// The hand was proved to hold none of these.
    pub(crate) fn lacked(&mut self, absent: CardSet) {
        let mut next = Self::NOTHING;
        let mut classes = 0;
        let mut merged = u8::MAX;
        for class in self.classes() {
            merged = merged.min(class.most);
            let kept = class.cards.intersection(absent.others());
            if !kept.is_empty() {
                next.put(kept, classes, merged);
                classes += 1;
                merged = u8::MAX;
            }
        }
        next.put(absent, classes, 0);
        *self = next;
    }

    fn put(&mut self, cards: CardSet, rank: u8, most: u8) {
        for card in cards.iter() {
            self.rank.set(card, rank);
            self.most.set(card, most);
        }
    }

    /// The classes, oldest first, each with its own numbers only.
    fn classes(&self) -> impl Iterator<Item = Limit> + '_ {
        (0..).map_while(|rank| {
            let cards: CardSet = Card::all().filter(|&card| self.rank.of(card) == rank).collect();
            let most = self.most.of(cards.iter().next()?);
            Some(Limit { cards, most })
        })
    }

    /// What is known, from the widest set of numbers to the narrowest, without what follows from the rest.
    ///
    /// A limit that allows as much as a wider one says nothing, now or ever: the wider one shrinks at least as fast.
    pub(crate) fn limits(&self) -> Vec<Limit> {
        let mut limits: Vec<Limit> = Vec::new();
        let mut rest = CardSet::ALL;
        let mut least = u8::MAX;
        for class in self.classes() {
            if class.most < least {
                limits.push(Limit { cards: rest, most: class.most });
                least = class.most;
            }
            rest = rest.intersection(class.cards.others());
        }
        // The first speaks of all cards: it is the size of the hand.
        limits.remove(0);
        limits
    }

    /// Remembers a hand of this size with these limits; `None` if they are not as [`Shown::limits`] gives them.
    pub(crate) fn recall(size: u8, limits: &[Limit]) -> Option<Self> {
        let mut shown = Self::NOTHING;
        let mut wider = Limit { cards: CardSet::ALL, most: size };
        shown.put(wider.cards, 0, size);
        for (rank, &limit) in (1..).zip(limits) {
            let narrower = limit.cards.intersection(wider.cards) == limit.cards && limit.cards != wider.cards;
            if !narrower || limit.cards.is_empty() || limit.most >= wider.most {
                return None;
            }
            shown.put(limit.cards, rank, limit.most);
            wider = limit;
        }
        Some(shown)
    }
}

/// Does a hand keep to these limits?
pub(crate) fn allow(limits: &[Limit], hand: Counts) -> bool {
    limits.iter().all(|limit| hand.within(limit.cards) <= limit.most)
}

#[cfg(test)]
mod tests {
    use sevenfold_core::Rng;
    use sevenfold_core::chance::Quick;

    use super::*;

    /// Every hand the seat may have, followed card by card.
    struct BruteForce(Vec<Counts>);

    impl BruteForce {
        fn keep(&mut self, mut next: Vec<Counts>) {
            next.sort_by_key(|hand| hand.to_array());
            next.dedup();
            self.0 = next;
        }

        fn drew(&mut self, numbers: u8) {
            let more = |hand: &Counts| {
                let hand = *hand;
                Card::all().take(numbers.into()).map(move |card| {
                    let mut hand = hand;
                    hand.add(card);
                    hand
                })
            };
            self.keep(self.0.iter().flat_map(more).collect());
        }

        fn laid(&mut self, card: Card) {
            let mut next = self.0.clone();
            next.retain(|hand| hand.of(card) > 0);
            for hand in &mut next {
                hand.remove(card);
            }
            self.keep(next);
        }

        fn lacked(&mut self, absent: CardSet) {
            self.0.retain(|hand| hand.within(absent) == 0);
        }
    }

    /// All hands of a size with the first few numbers.
    fn hands(size: u8, numbers: u8) -> Vec<Counts> {
        let mut all = BruteForce(vec![Counts::NONE]);
        (0..size).for_each(|_| all.drew(numbers));
        all.0
    }

    /// One history of draws, lays and penalties of a true hand, compared after every step.
    fn compare(seed: u64, steps: u32) {
        const NUMBERS: u8 = 4;
        let rng = &mut Quick::new(seed);
        let (mut shown, mut brute, mut truth) =
            (Shown::NOTHING, BruteForce(vec![Counts::NONE]), Counts::NONE);
        for _ in 0..steps {
            let held: Vec<Card> = truth.numbers().iter().collect();
            match rng.below(5) {
                0 | 1 if truth.total() < 6 => {
                    truth.add(Card::new(1 + rng.below(NUMBERS.into()) as u8).unwrap());
                    shown.drew();
                    brute.drew(NUMBERS);
                }
                2 | 3 if !held.is_empty() => {
                    let card = *rng.pick(&held).unwrap();
                    truth.remove(card);
                    shown.laid(card);
                    brute.laid(card);
                }
                _ => {
                    let absent =
                        CardSet::from_bits(rng.below(256) as u8).intersection(truth.numbers().others());
                    if absent.is_empty() {
                        continue;
                    }
                    shown.lacked(absent);
                    brute.lacked(absent);
                }
            }
            let size = truth.total();
            let limits = shown.limits();
            let mut possible = hands(size, NUMBERS);
            possible.retain(|hand| allow(&limits, *hand));
            assert_eq!(possible, brute.0, "seed {seed}, limits {limits:?}");
            let recalled = Shown::recall(size, &limits).unwrap();
            assert_eq!(recalled.limits(), limits);
            // What is recalled must be as good as the original from here on.
            if rng.below(4) == 0 {
                shown = recalled;
            }
        }
    }

    #[test]
    fn limits_allow_exactly_the_hands_that_brute_force_finds() {
        (0..400).for_each(|seed| compare(seed, 40));
    }

    #[test]
    fn limits_out_of_order_are_not_recalled() {
        let narrow = Limit { cards: CardSet::range(2, 3), most: 1 };
        let wide = Limit { cards: CardSet::range(1, 3), most: 2 };
        assert!(Shown::recall(4, &[wide, narrow]).is_some());
        assert!(Shown::recall(4, &[narrow, wide]).is_none());
        assert!(Shown::recall(2, &[wide]).is_none());
        assert!(Shown::recall(4, &[Limit { cards: CardSet::EMPTY, most: 0 }]).is_none());
    }
}
