//! What legal moves are put into: a list of them, or the set of their keys. Which moves are legal is found out by the same code.

use super::each::{self, Deed};
use super::specials::Specials;
use super::ways::{KEYS, WAYS};
use crate::action::Action;
use crate::cards::Cards;
use crate::key::{GIFTS, Keys, RESERVES, SWAPS};
use crate::pieces::COLOURED;

pub(crate) trait List {
    /// A move.
    fn one(&mut self, action: Action);
    /// Plain numbers, played from the hand.
    fn numbers(&mut self, set: u64);
    /// The same deed with each different card.
    fn each(&mut self, deed: Deed, cards: &Cards);
    /// The ways at a place: those to play a card that aim at nobody, and those of a TRADE at a table of so many.
    fn ways(&mut self, place: usize, seats: u8);
    /// The same of several cards, one after the other.
    #[inline]
    fn specials(&mut self, specials: Specials, seats: u8) {
        specials.iter().for_each(|(_, place)| self.ways(place, seats));
    }
}

impl List for Vec<Action> {
    #[inline]
    fn one(&mut self, action: Action) {
        self.push(action);
    }

    #[inline]
    fn numbers(&mut self, set: u64) {
        each::NUMBERS.extend::<4>(self, set);
    }

    #[inline]
    fn each(&mut self, deed: Deed, cards: &Cards) {
        deed.done().extend_different(self, cards);
    }

    #[inline]
    fn ways(&mut self, place: usize, seats: u8) {
        WAYS[place % WAYS.len()].extend(self, seats);
    }
}

impl List for Keys {
    #[inline]
    fn one(&mut self, action: Action) {
        self.add(action.key(), 1);
    }

    #[inline]
    fn numbers(&mut self, set: u64) {
        self.add_numbers(set);
    }

    #[inline]
    fn each(&mut self, deed: Deed, cards: &Cards) {
        let first = match deed {
            Deed::Reserve => RESERVES,
            Deed::Swap => SWAPS,
            Deed::Give => GIFTS,
        };
        self.add(first, cards.coloured);
        self.add(first + u16::from(COLOURED), cards.main_set().into());
    }

    #[inline]
    fn ways(&mut self, place: usize, seats: u8) {
        let ways = &KEYS[place % KEYS.len()];
        self.add(ways.first, ways.at(seats));
    }
}
