//! Ready-made lists of lays, so that listing moves is copying.
//!
//! A loop over the cards that fit ends after one, two, three … rounds, unforeseeable for the processor; it cost a
//! quarter of a playout. Copying a whole row of fixed length and cutting it off has no branch to guess.

use crate::action::Action;
use crate::pieces::{Card, CardSet, NUMBERS, Way};

/// One more than there can be, so that a row is a power of two.
const ROW: usize = NUMBERS + 1;
const SETS: usize = 1 << NUMBERS;
const WAYS: [Way; 3] = [Way::Open, Way::Hole, Way::Number];

/// By way and set of cards: the lays, lowest card first, then padding.
static LISTS: [[[Action; ROW]; SETS]; WAYS.len()] = [lists(Way::Open), lists(Way::Hole), lists(Way::Number)];

/// Appends a lay of each of these cards.
#[inline]
pub(crate) fn list_lays(cards: CardSet, way: Way, out: &mut Vec<Action>) {
    let before = out.len();
    out.extend_from_slice(&LISTS[way as usize][cards.index()]);
    out.truncate(before + usize::from(cards.len()));
}

const fn lists(way: Way) -> [[Action; ROW]; SETS] {
    let mut lists = [[Action::Take; ROW]; SETS];
    let mut set = 0;
    while set < SETS {
        let mut number = 1;
        let mut len = 0;
        while let Some(card) = Card::new(number) {
            if set >> (number - 1) & 1 == 1 {
                lists[set][len] = Action::Lay { card, way };
                len += 1;
            }
            number += 1;
        }
        set += 1;
    }
    lists
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_list_is_the_lays_of_its_cards() {
        for way in WAYS {
            for bits in 0..=u8::MAX {
                let cards = CardSet::from_bits(bits);
                let mut out = vec![Action::Take];
                list_lays(cards, way, &mut out);
                let lays = cards.iter().map(|card| Action::Lay { card, way });
                assert_eq!(out, [Action::Take].into_iter().chain(lays).collect::<Vec<_>>());
            }
        }
    }
}
