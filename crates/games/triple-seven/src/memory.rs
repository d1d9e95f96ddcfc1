//! What each seat, and a watcher, can know of the cards they do not see.
//!
//! For every observer and every hidden card there are the places the card may be in, given everything the observer has
//! seen. A place is a hand, a reserve or the draw stack. Everything hidden that happens moves places, not cards:
//! - a draw: whatever may be in the stack may now be in that hand;
//! - a reserve: whatever may be in the hand may now be the reserve; a swap likewise, and the old reserve is in the hand;
//! - a gift or theft between others: whatever may be in the one hand may now be in the other; those two know better;
//! - a TRADE: the two hands change places for everybody, and the two traders know what they gave (TS-39);
//! - a reshuffle: the stack is exactly the cards that lay below the top, and nothing else is in it.
//!
//! Together with the sizes of hands and stack this is exact about coloured cards but for two things. Given on as one, a
//! 567 tells third parties the ranks, not that the colours agree. And facts about several cards at once, such as "one
//! of these two went", survive only as far as sizes imply them: after a gift from a hand of which two cards are known,
//! an observer keeps both as "in either hand". Main characters have copies nobody can tell apart: when one of several
//! that could be meant is seen, the least uncertain is taken for it, and the others may be wherever it may have been.
//!
//! The sets lie place by place, all observers side by side, so that what happens to a place is a few wide operations.

mod hidden;
mod place;
mod recall;
mod sight;

use sevenfold_core::{MAX_SEATS, Seat, Viewer};

pub use self::hidden::{Hidden, HiddenCards};
pub(crate) use self::place::{Holding, Place, Places};
pub(crate) use self::recall::Recall;
pub(crate) use self::sight::Sight;
use crate::action::Gift;
use crate::cards::{Cards, of_rank};
use crate::pieces::{Card, Main, Rank};

/// The most copies of a main character.
const COPIES: usize = 4;
/// The seats, and a watcher at the end.
const OBSERVERS: usize = MAX_SEATS + 1;

/// What may be in each place.
///
/// Coloured cards that an observer sees (its own, the pile) may linger in its sets; whoever reads them masks them out.
/// Main characters: a bit for each copy that is hidden from the observer, in no order that means anything. Nothing is
/// ever in an observer's own hand or reserve.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Memory {
    coloured: [[u64; OBSERVERS]; Place::COUNT],
    mains: [[u16; OBSERVERS]; Place::COUNT],
}

const RUN_RANKS: u64 =
    of_rank(Rank::Number(5)) | of_rank(Rank::Number(6)) | of_rank(Rank::Number(7)) | of_rank(Rank::Thief);

/// The bits of all copies of a main character.
#[inline]
const fn copies_of(main: Main) -> u16 {
    ((1 << COPIES) - 1) << (main as usize * COPIES)
}

#[inline]
fn lane(viewer: Viewer) -> usize {
    viewer.seat().map_or(MAX_SEATS, Seat::index)
}

impl Memory {
    pub(crate) const NOTHING: Self =
        Self { coloured: [[0; OBSERVERS]; Place::COUNT], mains: [[0; OBSERVERS]; Place::COUNT] };

    /// What one observer knows.
    pub(crate) fn sight(&self, viewer: Viewer) -> Sight {
        let lane = lane(viewer);
        Sight { coloured: self.coloured.map(|sets| sets[lane]), mains: self.mains.map(|sets| sets[lane]) }
    }

    /// Sets what one observer knows.
    pub(crate) fn set_sight(&mut self, viewer: Viewer, sight: &Sight) {
        let lane = lane(viewer);
        for place in Place::all() {
            self.coloured[place.index()][lane] = sight.coloured[place.index()];
            self.mains[place.index()][lane] = sight.mains[place.index()];
        }
    }

    /// At the start of a round every card of the deck may be in any other hand or in the stack.
    pub(crate) fn dealt(&mut self, deck: &Cards, hands: &[Cards; MAX_SEATS], seats: u8) {
        *self = Self::NOTHING;
        for viewer in Viewer::all(seats) {
            let others = Seat::all(seats).filter(|&seat| !viewer.is(seat)).map(Place::hand);
            let own = viewer.seat().map_or(Cards::NONE, |seat| hands[seat.index()]);
            let hidden = deck.without(&own).unwrap_or(*deck);
            let mut sight = Sight::NOTHING;
            sight.hide(&hidden, others.chain([Place::STACK]).collect());
            self.set_sight(viewer, &sight);
        }
    }

    #[inline]
    pub(crate) fn drew(&mut self, seat: Seat, cards: &Cards) {
        self.spread(Place::STACK, Place::hand(seat), u64::MAX);
        self.own_nothing(Place::hand(seat), seat);
        if cards.mains != [0; 4] {
            cards.mains().for_each(|main| self.see(seat.index(), main, Place::STACK));
        }
    }

    /// A card went to the pile.
    #[inline]
    pub(crate) fn played(&mut self, seat: Seat, card: Card, from: Place) {
        if let Some(main) = card.as_main() {
            self.all_see(main, from);
        }
        if from == Place::reserve(seat) {
            self.empty(from);
        }
    }

    /// A reserve was taken from a hand, or changed for a card of it; the hand had so many cards.
    #[inline]
    pub(crate) fn reserved(&mut self, seat: Seat, hand_had: u8) {
        let (hand, reserve) = (Place::hand(seat), Place::reserve(seat));
        self.exchange(hand, reserve);
        // Of a hand of one, only a swap leaves another: the two cards have changed places, and no doubt is left.
        if hand_had > 1 {
            self.spread(reserve, hand, u64::MAX);
        }
    }

    pub(crate) fn gave(&mut self, from: Seat, to: Seat, gift: Gift, cards: &Cards) {
        let (giver, taker) = (Place::hand(from), Place::hand(to));
        let was = if gift == Gift::Top { Place::STACK } else { giver };
        let known = self.sight(Viewer::Seat(from));
        match gift {
            Gift::Card(_) | Gift::Top => self.spread(was, taker, u64::MAX),
            Gift::Run(_) => self.spread_coloured(was, taker, RUN_RANKS),
        }
        self.own_nothing(taker, to);
        self.set_sight(Viewer::Seat(from), &known);
        for card in cards.iter() {
            if let (Gift::Top, Some(main)) = (gift, card.as_main()) {
                self.see(from.index(), main, was);
            }
            self.pin(from, card, taker);
            if let Some(main) = card.as_main() {
                self.see(to.index(), main, was);
            }
        }
    }

    /// A thief took the only card of a hand.
    pub(crate) fn stole(&mut self, thief: Seat, victim: Seat, card: Card) {
        let (taker, giver) = (Place::hand(thief), Place::hand(victim));
        if let Some(main) = card.as_main() {
            self.see(thief.index(), main, giver);
        }
        let known = self.sight(Viewer::Seat(victim));
        self.spread(giver, taker, u64::MAX);
        self.empty(giver);
        self.own_nothing(taker, thief);
        self.set_sight(Viewer::Seat(victim), &known);
        self.pin(victim, card, taker);
    }

    /// Two seats traded the hands they had.
    pub(crate) fn traded(&mut self, one: (Seat, &Cards), other: (Seat, &Cards)) {
        for ((trader, gave), (partner, got)) in [(one, other), (other, one)] {
            got.mains().for_each(|main| self.see(trader.index(), main, Place::hand(partner)));
            for sets in &mut self.coloured {
                sets[trader.index()] &= !gave.coloured;
            }
        }
        self.exchange(Place::hand(one.0), Place::hand(other.0));
        for ((trader, gave), (partner, _)) in [(one, other), (other, one)] {
            for place in [Place::hand(trader), Place::hand(partner)] {
                self.own_nothing(place, trader);
            }
            self.coloured[Place::hand(partner).index()][trader.index()] = gave.coloured;
            gave.mains().for_each(|main| self.pin(trader, Card::main(main), Place::hand(partner)));
        }
    }

    pub(crate) fn reshuffled(&mut self, stack: &Cards) {
        self.empty(Place::STACK);
        for set in self.coloured.as_flattened_mut() {
            *set &= !stack.coloured;
        }
        self.coloured[Place::STACK.index()] = [stack.coloured; OBSERVERS];
        for main in stack.mains() {
            (0..OBSERVERS).for_each(|lane| self.pin_main(lane, main, Place::STACK));
        }
    }
}

/// What happens to places, for all observers at once.
impl Memory {
    /// What was in the one place may have gone to the other, if it is among these coloured cards or a main character.
    #[inline]
    fn spread(&mut self, from: Place, to: Place, among: u64) {
        self.spread_coloured(from, to, among);
        let were = self.mains[from.index()];
        for (here, were) in self.mains[to.index()].iter_mut().zip(were) {
            *here |= were;
        }
    }

    #[inline]
    fn spread_coloured(&mut self, from: Place, to: Place, among: u64) {
        let were = self.coloured[from.index()];
        for (here, were) in self.coloured[to.index()].iter_mut().zip(were) {
            *here |= were & among;
        }
    }

    #[inline]
    fn exchange(&mut self, one: Place, other: Place) {
        self.coloured.swap(one.index(), other.index());
        self.mains.swap(one.index(), other.index());
    }

    #[inline]
    fn empty(&mut self, place: Place) {
        self.coloured[place.index()] = [0; OBSERVERS];
        self.mains[place.index()] = [0; OBSERVERS];
    }

    /// An observer knows that nothing hidden is in this place.
    #[inline]
    fn own_nothing(&mut self, place: Place, observer: Seat) {
        self.coloured[place.index()][observer.index()] = 0;
        self.mains[place.index()][observer.index()] = 0;
    }

    /// Everybody sees a main character that was in this place. For whoever held it nothing hidden was there.
    fn all_see(&mut self, main: Main, place: Place) {
        let meant = self.mains[place.index()].map(|here| here & copies_of(main));
        self.uncover(meant);
    }

    /// One observer sees a main character that was in this place.
    fn see(&mut self, lane: usize, main: Main, place: Place) {
        let mut meant = [0; OBSERVERS];
        meant[lane] = self.mains[place.index()][lane] & copies_of(main);
        self.uncover(meant);
    }

    /// For each observer, one of the copies that could be meant is hidden no more: the least uncertain. The others may
    /// be wherever it may have been.
    #[inline]
    fn uncover(&mut self, meant: [u16; OBSERVERS]) {
        let mut seen = meant.map(|copies| copies & copies.wrapping_neg());
        for (lane, differ) in self.differ(&meant).into_iter().enumerate() {
            if differ != 0 {
                seen[lane] = self.fewest_places(lane, meant[lane]).unwrap_or(seen[lane]);
            }
        }
        for sets in &mut self.mains {
            for lane in 0..OBSERVERS {
                let spread = if sets[lane] & seen[lane] == 0 { 0 } else { meant[lane] };
                sets[lane] = (sets[lane] | spread) & !seen[lane];
            }
        }
    }

    /// Is there a place where only some of these copies may be? Most often not, and any of them will do.
    #[inline]
    fn differ(&self, meant: &[u16; OBSERVERS]) -> [u16; OBSERVERS] {
        let mut differ = [0; OBSERVERS];
        for sets in &self.mains {
            for lane in 0..OBSERVERS {
                let here = sets[lane] & meant[lane];
                differ[lane] |= if here == 0 { 0 } else { here ^ meant[lane] };
            }
        }
        differ
    }

    #[cold]
    fn fewest_places(&self, lane: usize, meant: u16) -> Option<u16> {
        let copies = (0..u16::BITS).map(|copy| 1 << copy).filter(|copy| meant & copy != 0);
        copies.min_by_key(|&copy| {
            let places: Places =
                Place::all().filter(|place| self.mains[place.index()][lane] & copy != 0).collect();
            (places.len(), places)
        })
    }

    /// An observer knows that a card it saw is hidden from now on, and where.
    fn pin(&mut self, observer: Seat, card: Card, place: Place) {
        let lane = observer.index();
        if let Some(main) = card.as_main() {
            return self.pin_main(lane, main, place);
        }
        let bit = 1 << card.index();
        self.coloured.iter_mut().for_each(|sets| sets[lane] &= !bit);
        self.coloured[place.index()][lane] |= bit;
    }

    fn pin_main(&mut self, lane: usize, main: Main, place: Place) {
        let used = self.mains.iter().fold(0, |used, sets| used | sets[lane]);
        let free = copies_of(main) & !used;
        self.mains[place.index()][lane] |= free & free.wrapping_neg();
    }
}
