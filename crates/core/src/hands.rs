//! Who could hold what: unseen cards dealt to hidden hands of which it is known what they lack.
//!
//! Cards are the bits of a word, so that any deck of up to 64 different cards will do.

use arrayvec::ArrayVec;

use crate::{MAX_SEATS, NoWorld, Rng};

/// How many plain random deals are tried before one is built.
const TRIES: u8 = 12;
/// How many exchanges are tried for each card to mix a deal that had to be built.
const EXCHANGES: u32 = 12;
/// The most cards a word can name.
const MOST_CARDS: usize = 64;

/// A hidden hand, as the others know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hand {
    /// How many cards it has.
    pub cards: u8,
    /// Cards that it cannot have, one bit each.
    pub lacks: u64,
}

/// Deals the unseen cards, all of them, so that every hand is full and has nothing it lacks. Gives the hands in their
/// order; `NoWorld` if that cannot be.
///
/// Every such deal is equally likely if one of a few plain random deals is one. If none is, one is built (by a matching)
/// and then mixed by random exchanges round a ring of hands. An exchange and its reverse are equally likely, and
/// exchanges lead from every deal to every other, so that their limit is the same even spread; being cut off, they leave
/// a slight bias towards what was built.
pub fn deal(unseen: u64, hands: &[Hand], rng: &mut impl Rng) -> Result<ArrayVec<u64, MAX_SEATS>, NoWorld> {
    let wanted: u32 = hands.iter().map(|hand| u32::from(hand.cards)).sum();
    if wanted != unseen.count_ones() || hands.len() > MAX_SEATS {
        return Err(NoWorld);
    }
    let mut cards = bits(unseen);
    for _ in 0..TRIES {
        rng.shuffle(&mut cards);
        let dealt = hand_out(&cards, hands);
        if dealt.iter().zip(hands).all(|(cards, hand)| cards & hand.lacks == 0) {
            return Ok(dealt);
        }
    }
    let mut dealt = build(&cards, hands)?;
    mix(&mut dealt, hands, EXCHANGES * wanted, rng);
    Ok(dealt)
}

fn bits(set: u64) -> ArrayVec<u8, MOST_CARDS> {
    (0..MOST_CARDS as u8).filter(|card| set >> card & 1 == 1).collect()
}

fn hand_out(cards: &[u8], hands: &[Hand]) -> ArrayVec<u64, MAX_SEATS> {
    let mut rest = cards.iter();
    let full = |hand: &Hand| rest.by_ref().take(hand.cards.into()).fold(0, |held, card| held | 1 << card);
    hands.iter().map(full).collect()
}

/// A deal that fits: each card finds a hand that takes it, if need be by sending other cards on.
fn build(cards: &[u8], hands: &[Hand]) -> Result<ArrayVec<u64, MAX_SEATS>, NoWorld> {
    let mut dealt: ArrayVec<u64, MAX_SEATS> = hands.iter().map(|_| 0).collect();
    for &card in cards {
        place(card, &mut dealt, hands, &mut 0)?;
    }
    Ok(dealt)
}

/// Finds a place for one more card. Each hand is asked once (`asked`, one bit each) to take it and send another card on:
/// a hand that could not make room before cannot make room now.
fn place(card: u8, dealt: &mut [u64], hands: &[Hand], asked: &mut u8) -> Result<(), NoWorld> {
    let takes = |index: usize| hands[index].lacks >> card & 1 == 0;
    let room = |index: usize| dealt[index].count_ones() < u32::from(hands[index].cards);
    if let Some(index) = (0..hands.len()).find(|&index| takes(index) && room(index)) {
        dealt[index] |= 1 << card;
        return Ok(());
    }
    for index in 0..hands.len() {
        if !takes(index) || *asked >> index & 1 == 1 {
            continue;
        }
        *asked |= 1 << index;
        for sent in bits(dealt[index]) {
            if place(sent, dealt, hands, asked).is_ok() {
                dealt[index] ^= 1 << sent | 1 << card;
                return Ok(());
            }
        }
    }
    Err(NoWorld)
}

/// Random exchanges: some hands in a random ring each hand one random card on, if all of them can take what they get.
fn mix(dealt: &mut [u64], hands: &[Hand], exchanges: u32, rng: &mut impl Rng) {
    let mut circle: ArrayVec<usize, MAX_SEATS> =
        (0..hands.len()).filter(|&index| dealt[index] != 0).collect();
    if circle.len() < 2 {
        return;
    }
    for _ in 0..exchanges {
        rng.shuffle(&mut circle);
        let length = 2 + rng.below(circle.len() as u32 - 1) as usize;
        let given: ArrayVec<u64, MAX_SEATS> =
            circle[..length].iter().map(|&index| 1 << random_bit(dealt[index], rng)).collect();
        let taken = |step: usize| given[(step + length - 1) % length];
        if (0..length).all(|step| taken(step) & hands[circle[step]].lacks == 0) {
            for step in 0..length {
                dealt[circle[step]] ^= given[step] | taken(step);
            }
        }
    }
}

/// One of the cards of a hand that is not empty.
fn random_bit(set: u64, rng: &mut impl Rng) -> u32 {
    let skipped = rng.below(set.count_ones());
    (0..skipped).fold(set, |rest, _| rest & (rest - 1)).trailing_zeros()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::chance::Quick;

    fn hand(cards: u8, lacks: u64) -> Hand {
        Hand { cards, lacks }
    }

    /// Every deal of these cards that fits, found by trying all.
    fn every_deal(unseen: u64, hands: &[Hand]) -> Vec<Vec<u64>> {
        let mut deals: Vec<Vec<u64>> = vec![vec![0; hands.len()]];
        for card in bits(unseen) {
            let mut longer = Vec::new();
            for deal in &deals {
                for (index, hand) in hands.iter().enumerate() {
                    let full = deal[index].count_ones() == u32::from(hand.cards);
                    if !full && hand.lacks >> card & 1 == 0 {
                        let mut next = deal.clone();
                        next[index] |= 1 << card;
                        longer.push(next);
                    }
                }
            }
            deals = longer;
        }
        deals
    }

    fn spread(hands: &[Hand], unseen: u64, deal_one: impl Fn(&mut Quick) -> Vec<u64>) {
        const EACH: u32 = 400;
        let all = every_deal(unseen, hands);
        let mut seen: BTreeMap<Vec<u64>, u32> = all.into_iter().map(|deal| (deal, 0)).collect();
        let mut rng = Quick::new(7);
        for _ in 0..EACH * seen.len() as u32 {
            let count = seen.get_mut(&deal_one(&mut rng));
            *count.expect("a deal that fits") += 1;
        }
        let (low, high) = (EACH * 7 / 10, EACH * 13 / 10);
        assert!(seen.values().all(|count| (low..high).contains(count)), "{:?}", seen.values());
    }

    /// Each hand lacks something, and only a ring of three leads from some deals to others.
    const KNOWN: [Hand; 3] = [
        Hand { cards: 2, lacks: 0b000_0011 },
        Hand { cards: 2, lacks: 0b000_1100 },
        Hand { cards: 2, lacks: 0b011_0000 },
    ];

    #[test]
    fn all_deals_that_fit_are_equally_likely() {
        let unseen = 0b11_1111;
        spread(&KNOWN, unseen, |rng| deal(unseen, &KNOWN, rng).unwrap().to_vec());
    }

    #[test]
    fn a_deal_that_was_built_is_mixed_evenly() {
        let unseen = 0b11_1111;
        spread(&KNOWN, unseen, |rng| {
            let mut dealt = build(&bits(unseen), &KNOWN).unwrap();
            mix(&mut dealt, &KNOWN, EXCHANGES * 6, rng);
            dealt.to_vec()
        });
    }

    #[test]
    fn the_only_deal_is_found_however_narrow_the_way() {
        // Card n can be in hand n only.
        let hands: Vec<Hand> = (0..7).map(|n| hand(1, !(1 << n))).collect();
        let dealt = deal(0b111_1111, &hands, &mut Quick::new(1)).unwrap();
        assert!(dealt.iter().enumerate().all(|(n, &cards)| cards == 1 << n), "{dealt:?}");
    }

    #[test]
    fn what_cannot_be_dealt_is_no_world() {
        let rng = &mut Quick::new(1);
        assert_eq!(deal(0b11, &[hand(1, 0b11), hand(1, 0)], rng), Err(NoWorld));
        assert_eq!(deal(0b11, &[hand(1, 0)], rng), Err(NoWorld));
        assert_eq!(deal(0b1, &[hand(1, 0); 8], rng), Err(NoWorld));
        assert!(deal(0, &[], rng).is_ok());
    }
}
