//! A list of moves that is not written out: it is kept in the parts it would be put together from, and any move of it can be
//! found. For random play, which wants to know how many moves there are and takes one.

use arrayvec::ArrayVec;
use sevenfold_core::{MAX_SEATS, Seat};

use super::each::{self, Deed, Each};
use super::list::List;
use super::specials::Specials;
use super::ways::WAYS;
use crate::action::Action;
use crate::cards::Cards;
use crate::state::TripleSeven;

/// The most small parts a list has: every card that is no plain number by itself, each THIEF once for everybody else, every
/// 567, and a few more.
const MOST: usize = 5 * 4 + 4 + (4 + 1) * (MAX_SEATS - 1) + 8 + 8;

/// The parts of a list, in the order in which lists have them. A part that is not there has no moves.
///
/// Each has a place of its own, for what is kept one behind the other has to be looked through one after the other.
#[derive(Default)]
struct Parts {
    /// The first move, if it is none with a card.
    head: Option<Action>,
    /// Plain numbers that are played from the hand, and how many.
    numbers: u64,
    number_count: u32,
    /// All other cards of the hand, and how many ways there are to play them.
    specials: Option<Specials>,
    special_count: u32,
    /// Whatever comes between the plays of the hand and what is done with each of its cards, or behind everything.
    small: ArrayVec<Small, MOST>,
    small_count: u32,
    /// What is done with each card of the hand, and how many different ones it has.
    each: Option<(&'static Each, Cards)>,
    each_count: u32,
    /// How many moves come before that.
    before_each: u32,
}

/// A few moves.
struct Small {
    /// How many moves of small parts there are up to its end.
    end: u32,
    moves: Moves,
}

enum Moves {
    One(Action),
    /// The ways at a place.
    Ways(u16),
}

impl Parts {
    /// How many moves.
    #[inline]
    fn count(&self) -> u32 {
        self.before_small() + self.small_count + self.each_count
    }

    /// How many moves come before the small parts.
    #[inline]
    fn before_small(&self) -> u32 {
        u32::from(self.head.is_some()) + self.number_count + self.special_count
    }

    #[inline]
    fn add(&mut self, count: u32, moves: Moves) {
        self.small_count += count;
        self.small.push(Small { end: self.small_count, moves });
    }

    /// The move with this number, counted from 0.
    #[inline]
    fn nth(&self, number: u32, seats: u8) -> Option<Action> {
        if let (Some((each, cards)), Some(place)) = (&self.each, number.checked_sub(self.before_each))
            && place < self.each_count
        {
            return each.nth(cards.coloured, cards.main_set(), place);
        }
        let Some(number) = number.checked_sub(u32::from(self.head.is_some())) else { return self.head };
        let Some(number) = number.checked_sub(self.number_count) else {
            return each::NUMBERS.nth(self.numbers, 0, number);
        };
        match (number.checked_sub(self.special_count), self.specials) {
            (None, Some(specials)) => specials.nth(number, seats),
            (None, None) => None,
            (Some(number), _) => self.nth_small(number),
        }
    }

    /// The same among the small parts, where what is done with each card may have come before it.
    fn nth_small(&self, number: u32) -> Option<Action> {
        let before = self.before_each.saturating_sub(self.before_small());
        let number = if number < before { number } else { number.saturating_sub(self.each_count) };
        let mut begin = 0;
        for Small { end, moves } in &self.small {
            if number < *end {
                return match moves {
                    Moves::One(action) => Some(*action),
                    Moves::Ways(place) => WAYS[usize::from(*place) % WAYS.len()].nth(number - begin),
                };
            }
            begin = *end;
        }
        None
    }
}

impl List for Parts {
    #[inline]
    fn one(&mut self, action: Action) {
        if self.head.is_none() && self.each.is_none() {
            self.head = Some(action);
        } else {
            self.add(1, Moves::One(action));
        }
    }

    #[inline]
    fn numbers(&mut self, set: u64) {
        self.numbers = set;
        self.number_count = set.count_ones();
    }

    #[inline]
    fn each(&mut self, deed: Deed, cards: &Cards) {
        self.before_each = self.before_small() + self.small_count;
        self.each_count = cards.coloured.count_ones() + u32::from(each::members(cards.main_set()));
        self.each = Some((deed.done(), *cards));
    }

    #[inline]
    fn ways(&mut self, place: usize, seats: u8) {
        self.add(WAYS[place % WAYS.len()].count(seats), Moves::Ways(place as u16));
    }

    #[inline]
    fn specials(&mut self, specials: Specials, seats: u8) {
        self.special_count = specials.count(seats);
        self.specials = Some(specials);
    }
}

impl TripleSeven {
    /// One of a seat's legal moves: the one `which` names by its number, once it knows how many there are.
    #[inline]
    pub(crate) fn pick(&self, seat: Seat, which: impl FnOnce(u32) -> u32) -> Option<Action> {
        let mut parts = Parts::default();
        self.list(seat, &mut parts);
        let count = parts.count();
        if count == 0 { None } else { parts.nth(which(count), self.table.seats) }
    }
}
