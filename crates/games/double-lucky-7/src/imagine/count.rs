//! Counts the ways to deal cards to groups of hands that each lack some colours, and draws one of the ways.
//!
//! Only how many cards of each colour a group gets matters to the groups after it, so ways are counted over such
//! splits. The greatest count, 42! / (5!⁷ · 7!) ≈ 8 · 10³² for seven hands of five, fits in 128 bits.

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use sevenfold_core::{MAX_SEATS, NoWorld, Rng};

use crate::pieces::{CardSet, Colour, TOP_RANK};

/// Hands that lack the same colours.
#[derive(Clone, Copy)]
pub(super) struct Group {
    /// What they cannot have.
    pub forbidden: CardSet,
    /// How many cards they have together.
    pub need: u8,
}

/// The four colours, and the Joker.
const CLASSES: usize = 5;

/// How many cards of each class.
type Split = [u8; CLASSES];

fn class(index: usize) -> CardSet {
    Colour::ALL.get(index).map_or(CardSet::JOKER, |&colour| CardSet::of(colour))
}

fn split_of(cards: CardSet) -> Split {
    std::array::from_fn(|index| cards.intersection(class(index)).len())
}

/// How many ways there are to choose `k` of `n`.
const fn choose(n: u8, k: u8) -> u128 {
    if k > n {
        return 0;
    }
    let (mut ways, mut i) = (1, 0);
    while i < k {
        ways = ways * (n - i) as u128 / (i + 1) as u128;
        i += 1;
    }
    ways
}

/// Pascal's triangle as far as a colour reaches.
const WITHIN_COLOUR: [[u64; TOP_RANK as usize + 1]; TOP_RANK as usize + 1] = {
    let mut table = [[0; TOP_RANK as usize + 1]; TOP_RANK as usize + 1];
    let mut n = 0;
    while n <= TOP_RANK {
        let mut k = 0;
        while k <= n {
            table[n as usize][k as usize] = choose(n, k) as u64;
            k += 1;
        }
        n += 1;
    }
    table
};

/// Counts are looked up by group and by the cards that are left for it.
struct Counter<'a> {
    groups: &'a [Group],
    known: BTreeMap<(usize, Split), u128>,
}

impl Counter<'_> {
    /// In how many ways the groups from this one on can be dealt.
    fn ways(&mut self, index: usize, left: Split) -> u128 {
        let Some(group) = self.groups.get(index) else { return 1 };
        if index + 1 == self.groups.len() {
            return choose(allowed(group, left).iter().sum(), group.need);
        }
        if let Some(&ways) = self.known.get(&(index, left)) {
            return ways;
        }
        let mut total = 0;
        each_split(allowed(group, left), group.need, &mut |split| {
            total += self.ways_with(index, left, split);
            true
        });
        self.known.insert((index, left), total);
        total
    }

    /// The same when this group gets so many cards of each class.
    fn ways_with(&mut self, index: usize, left: Split, split: Split) -> u128 {
        let mut ways = 1;
        let mut after = left;
        for ((rest, &many), &few) in after.iter_mut().zip(&left).zip(&split) {
            ways *= u128::from(WITHIN_COLOUR[many as usize][few as usize]);
            *rest = many - few;
        }
        ways * self.ways(index + 1, after)
    }
}

fn allowed(group: &Group, left: Split) -> Split {
    std::array::from_fn(
        |index| if class(index).intersection(group.forbidden).is_empty() { left[index] } else { 0 },
    )
}

/// Calls back with every split of `need` cards that takes no more than there are, until told to stop.
fn each_split(most: Split, need: u8, call: &mut impl FnMut(Split) -> bool) {
    fn from(
        most: Split,
        index: usize,
        need: u8,
        split: &mut Split,
        call: &mut impl FnMut(Split) -> bool,
    ) -> bool {
        if index == CLASSES {
            return need > 0 || call(*split);
        }
        for few in 0..=most[index].min(need) {
            split[index] = few;
            if !from(most, index + 1, need - few, split, call) {
                return false;
            }
        }
        split[index] = 0;
        true
    }
    from(most, 0, need, &mut [0; CLASSES], call);
}

/// Deals to each group the cards of all its hands, all ways equally likely; `NoWorld` if there is none.
pub(super) fn deal(
    groups: &[Group],
    unseen: CardSet,
    rng: &mut impl Rng,
) -> Result<ArrayVec<CardSet, MAX_SEATS>, NoWorld> {
    let mut counter = Counter { groups, known: BTreeMap::new() };
    let mut cards = unseen;
    let mut pools = ArrayVec::new();
    for (index, group) in groups.iter().enumerate() {
        let left = split_of(cards);
        let total = counter.ways(index, left);
        if total == 0 {
            return Err(NoWorld);
        }
        let mut number = below(total, rng);
        let mut chosen = [0; CLASSES];
        each_split(allowed(group, left), group.need, &mut |split| {
            let ways = counter.ways_with(index, left, split);
            chosen = split;
            let found = number < ways;
            number = number.saturating_sub(ways);
            !found
        });
        let pool = draw(cards, chosen, rng);
        cards = cards.minus(pool);
        pools.push(pool);
    }
    Ok(pools)
}

/// So many cards of each class, all equally likely.
fn draw(from: CardSet, split: Split, rng: &mut impl Rng) -> CardSet {
    let mut drawn = CardSet::EMPTY;
    for (index, &few) in split.iter().enumerate() {
        let mut cards: ArrayVec<_, { TOP_RANK as usize }> = from.intersection(class(index)).iter().collect();
        for _ in 0..few {
            drawn = drawn.with(cards.swap_remove(rng.below(cards.len() as u32) as usize));
        }
    }
    drawn
}

/// A number below `n`, which is not 0, all equally likely.
fn below(n: u128, rng: &mut impl Rng) -> u128 {
    let bits = u128::BITS - (n - 1).leading_zeros();
    loop {
        let words = (0..4).fold(0, |number: u128, _| number << 32 | u128::from(rng.word()));
        let number = words.checked_shr(u128::BITS - bits).unwrap_or(0);
        if number < n {
            return number;
        }
    }
}

#[cfg(test)]
mod tests {
    use sevenfold_core::chance::Quick;

    use super::*;
    use crate::pieces::{Card, MAX_HAND};

    fn cards(text: &str) -> CardSet {
        text.split(' ').map(|card| card.parse::<Card>().unwrap()).collect()
    }

    /// Three groups over seven cards: every way to deal them comes about equally often.
    #[test]
    fn all_ways_are_equally_likely() {
        const DEALS: u32 = 60_000;
        let unseen = cards("R1 R2 G1 G2 B1 Y1 J");
        let groups = [
            Group { forbidden: CardSet::of(Colour::Red), need: 1 },
            Group { forbidden: CardSet::of(Colour::Green), need: 2 },
            Group { forbidden: CardSet::of(Colour::Red).union(CardSet::of(Colour::Blue)), need: 2 },
        ];
        let mut rng = Quick::new(7);
        let mut seen = BTreeMap::new();
        for _ in 0..DEALS {
            let pools = deal(&groups, unseen, &mut rng).unwrap();
            let key: Vec<String> = pools.iter().map(|pool| format!("{pool:?}")).collect();
            *seen.entry(key).or_insert(0u32) += 1;
        }
        let ways = Counter { groups: &groups, known: BTreeMap::new() }.ways(0, split_of(unseen));
        assert_eq!(seen.len() as u128, ways);
        let mean = DEALS / seen.len() as u32;
        assert!(
            seen.values().all(|&count| count > mean * 7 / 10 && count < mean * 13 / 10),
            "{mean} {seen:?}"
        );
    }

    #[test]
    fn seven_hands_of_five_can_be_counted() {
        let unseen: CardSet = CardSet::ALL.iter().skip(15).collect();
        let need = MAX_HAND as u8 - 2;
        let groups = [CardSet::EMPTY; MAX_SEATS].map(|forbidden| Group { forbidden, need });
        let ways = Counter { groups: &groups, known: BTreeMap::new() }.ways(0, split_of(unseen));
        let expected = (0..MAX_SEATS as u8).map(|i| choose(42 - need * i, need)).product::<u128>();
        assert_eq!(ways, expected);
    }

    #[test]
    fn what_cannot_be_dealt_is_no_world() {
        let groups = [Group { forbidden: CardSet::of(Colour::Red), need: 1 }];
        assert_eq!(deal(&groups, cards("R1 R2"), &mut Quick::new(1)), Err(NoWorld));
    }
}
