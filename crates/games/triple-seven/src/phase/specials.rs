//! The cards of a hand that are no plain numbers, and the ways to play all of them at once.

use sevenfold_core::Seat;

use super::ways::{Range, WAYS, place};
use crate::action::{Action, Source};
use crate::cards::of_rank;
use crate::pieces::{COLOURED, Card, Colour, Main, Rank};

/// The first card that is no plain number. Moved down by so many places, the set of those that have a colour leaves room above
/// for the main characters, which come behind them in the order of the notation.
pub(super) const FIRST_SPECIAL: u8 = Card::new(Colour::Red, Rank::Reverse).index();

/// Where the main characters begin in a set that was moved down.
const FIRST_MAIN: u8 = COLOURED - FIRST_SPECIAL;

/// Every main character in a set that was moved down.
pub(super) const MAINS: u64 = 0b1111 << FIRST_MAIN;

/// A bit for each colour: of the first special card, in a set that was moved down.
const COLOURS: u64 = of_rank(Rank::Reverse) >> FIRST_SPECIAL;

/// Special cards that a seat can play from its hand.
#[derive(Clone, Copy)]
pub(crate) struct Specials {
    /// The cards, moved down to the first special one.
    set: u64,
    /// Those with one way less: see [`Range`].
    narrow: u64,
    seat: Seat,
}

impl Specials {
    /// These coloured cards, none of which is a plain number, and these main characters.
    #[inline]
    pub(super) const fn new(coloured: u64, mains: u8, narrow: u64, seat: Seat) -> Self {
        Self { set: coloured >> FIRST_SPECIAL | (mains as u64) << FIRST_MAIN, narrow, seat }
    }

    /// Is one of these coloured cards among them?
    #[inline]
    pub(super) const fn has_any(&self, coloured: u64) -> bool {
        self.set & coloured >> FIRST_SPECIAL != 0
    }

    /// Each card, and the place of its ways.
    #[inline]
    pub(super) fn iter(self) -> impl Iterator<Item = (Card, usize)> {
        let mut set = self.set;
        std::iter::from_fn(move || {
            if set == 0 {
                return None;
            }
            let special = set.trailing_zeros() as u8;
            set &= set - 1;
            let card = Card::from_index(special + FIRST_SPECIAL);
            let range = Range::of_bit(self.narrow >> special & 1);
            Some((card, place(Source::Hand, card, range, self.seat)))
        })
    }

    /// How many ways there are to play them at a table of so many, but for thefts.
    ///
    /// Each colour has its sum in sixteen bits of its own, and a product adds the four up.
    #[inline]
    pub(super) fn count(&self, seats: u8) -> u32 {
        let of = |set: u64, rank: Rank| set >> (rank.index() - FIRST_SPECIAL) & COLOURS;
        let narrow = self.set & self.narrow;
        let whole = of(self.set, Rank::Deuce)
            + 2 * (of(self.set, Rank::Reverse) + of(self.set, Rank::Herald) + of(self.set, Rank::Thief))
            + u64::from(seats) * of(self.set, Rank::Trade);
        let coloured = whole - of(narrow, Rank::Herald) - of(narrow, Rank::Thief);
        let mains = (self.set >> FIRST_MAIN) as usize % SETS;
        let range = Range::of_bit(self.narrow >> FIRST_MAIN & 1);
        (coloured.wrapping_mul(COLOURS) >> (3 * u16::BITS)) as u32
            + u32::from(WAYS_OF_MAINS[range as usize][mains])
    }

    /// The way with this number, counted from 0.
    #[inline]
    pub(super) fn nth(self, number: u32, seats: u8) -> Option<Action> {
        let mut left = number;
        for (_, place) in self.iter() {
            let ways = &WAYS[place % WAYS.len()];
            let here = ways.count(seats);
            if left < here {
                return ways.nth(left);
            }
            left -= here;
        }
        None
    }
}

/// Sets of main characters.
const SETS: usize = 1 << Main::ALL.len();

/// How many ways there are to play the main characters of each set, by [`Range`].
static WAYS_OF_MAINS: [[u8; SETS]; 2] = [ways_of_mains(Range::Whole), ways_of_mains(Range::Narrow)];

const fn ways_of_mains(range: Range) -> [u8; SETS] {
    let mut counts = [0; SETS];
    let mut set = 1;
    while set < SETS {
        let (rest, first) = (set & (set - 1), set.trailing_zeros() as u8);
        let card = Card::from_index(COLOURED + first);
        // No main character is played otherwise by another seat.
        let ways = &super::ways::EVERY_WAY[place(Source::Hand, card, range, Seat::FIRST)];
        counts[set] = counts[rest] + ways.count(0) as u8;
        set += 1;
    }
    counts
}
