//! What the solver has found out about positions between tricks.

use sevenfold_double_lucky_7::CardSet;

use super::Made;
use crate::double_lucky_7::table::Table;

/// What a remembered result says; two seats only know a bound where the search stopped early.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// This is the result.
    Exact,
    /// It is this or better for the first seat.
    AtLeast,
    /// It is this or worse for the first seat.
    AtMost,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    /// The cards that are left.
    cards: u64,
    /// The tricks taken, three bits a seat.
    taken: u32,
    /// The question it belongs to.
    age: u32,
    made: Made,
    bound: Bound,
}

const EMPTY: Entry = Entry { cards: 0, taken: 0, age: 0, made: 0, bound: Bound::Exact };

/// As a power of two.
const SIZE: u32 = 14;

/// A table of fixed size in which the newest result stays.
#[derive(Clone, Debug)]
pub(super) struct Memo {
    entries: Box<[Entry]>,
    age: u32,
}

impl Default for Memo {
    fn default() -> Self {
        Self { entries: vec![EMPTY; 1 << SIZE].into_boxed_slice(), age: 1 }
    }
}

impl Memo {
    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.age = self.age.wrapping_add(1);
        if self.age == 0 {
            self.entries.fill(EMPTY);
            self.age = 1;
        }
    }

    #[inline]
    pub(super) fn get(&self, table: &Table) -> Option<(Made, Bound)> {
        let (cards, taken) = key(table);
        let entry = &self.entries[place(cards, taken)];
        let known = entry.cards == cards && entry.taken == taken && entry.age == self.age;
        known.then_some((entry.made, entry.bound))
    }

    #[inline]
    pub(super) fn put(&mut self, table: &Table, made: Made, bound: Bound) {
        let (cards, taken) = key(table);
        self.entries[place(cards, taken)] = Entry { cards, taken, age: self.age, made, bound };
    }
}

#[inline]
fn key(table: &Table) -> (u64, u32) {
    let hands = table.hands.iter().fold(0, |cards, hand| cards | hand.bits());
    let cards = table.extra.map_or(hands, |(_, card)| hands | CardSet::EMPTY.with(card).bits());
    let taken = table.taken.iter().fold(0, |taken, &tricks| taken << 3 | u32::from(tricks));
    (cards, taken)
}

#[inline]
fn place(cards: u64, taken: u32) -> usize {
    let mixed = (cards ^ u64::from(taken) << 27).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed >> (u64::BITS - SIZE)) as usize
}
