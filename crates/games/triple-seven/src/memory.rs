//! What each seat, and a watcher, can know of the cards they do not see.
//!
//! For every observer there is a [`Sight`]: for each hidden card the places it may be in, given everything the observer
//! has seen. A place is a hand, a reserve or the draw stack. Everything hidden that happens moves places, not cards:
//! - a draw: whatever may be in the stack may now be in that hand;
//! - a reserve: whatever may be in the hand may now be the reserve; a swap likewise, and the old reserve is in the hand;
//! - a gift or theft between others: whatever may be in the one hand may now be in the other; those two know better;
//! - a TRADE: the two hands change places for everybody, and the two traders know what they gave (TS-39);
//! - a reshuffle: the stack is exactly the cards that lay below the top, and nothing else is in it.
//!
//! Together with the sizes of hands and stack this is exact about coloured cards but for three things. Given on as one,
//! a 567 tells third parties the ranks, not that the colours agree. Facts about several cards at once, such as "one of
//! these two went", survive only as far as sizes imply them: after a gift from a hand of which two cards are known, an
//! observer keeps both as "in either hand". And main characters have copies nobody can tell apart: when one of several
//! that could be meant is seen, the least uncertain is taken for it, and the places of the others become those of both.

use sevenfold_core::{MAX_SEATS, Seat, Viewer};

use crate::action::Gift;
use crate::cards::{Cards, of_rank};
use crate::pieces::{COLOURED, Card, Rank};

/// The most copies of a main character.
const COPIES: usize = 4;
/// Hands, reserves and the stack.
const PLACES: usize = 2 * MAX_SEATS + 1;
/// Four main characters with their copies.
const MAINS: usize = 4 * COPIES;

/// A place a hidden card may be in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place(u8);

impl Place {
    pub(crate) const STACK: Self = Self(2 * MAX_SEATS as u8);

    #[inline]
    pub(crate) const fn hand(seat: Seat) -> Self {
        Self(seat.index() as u8)
    }

    #[inline]
    pub(crate) const fn reserve(seat: Seat) -> Self {
        Self((MAX_SEATS + seat.index()) as u8)
    }

    /// How many places there are.
    pub(crate) const COUNT: usize = PLACES;

    /// Whose hand or reserve this is; `None` for the stack.
    pub(crate) fn holder(self) -> Option<(Seat, Holding)> {
        let seats = MAX_SEATS as u8;
        match self.0 {
            stack if stack == 2 * seats => None,
            reserve if reserve >= seats => Some((Seat::new(reserve - seats), Holding::Reserve)),
            hand => Some((Seat::new(hand), Holding::Hand)),
        }
    }

    /// All places, in order.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        (0..PLACES as u8).map(Self)
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    const fn bit(self) -> u16 {
        1 << self.0
    }
}

/// Where a player holds a hidden card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Holding {
    Hand,
    Reserve,
}

/// A set of places.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Places(u16);

impl Places {
    const NOWHERE: Self = Self(0);

    #[inline]
    const fn only(place: Place) -> Self {
        Self(place.bit())
    }

    #[inline]
    pub(crate) const fn contains(self, place: Place) -> bool {
        self.0 & place.bit() != 0
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    #[must_use]
    pub(crate) const fn with(self, place: Place) -> Self {
        Self(self.0 | place.bit())
    }

    #[inline]
    #[must_use]
    const fn without(self, place: Place) -> Self {
        Self(self.0 & !place.bit())
    }

    #[inline]
    #[must_use]
    const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[inline]
    #[must_use]
    pub(crate) const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[inline]
    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// All places there are.
    pub(crate) const fn all() -> Self {
        Self((1 << PLACES) - 1)
    }

    /// All places but the hand and the reserve of this seat.
    pub(crate) const fn all_but_of(seat: Seat) -> Self {
        Self::all().without(Place::hand(seat)).without(Place::reserve(seat))
    }

    /// The places of the set, in order.
    pub(crate) fn iter(self) -> impl Iterator<Item = Place> {
        Place::all().filter(move |&place| self.contains(place))
    }

    /// What was in `from` may have gone to `to`.
    #[inline]
    #[must_use]
    const fn spread(self, from: Place, to: Place) -> Self {
        Self(self.0 | ((self.0 >> from.0) & 1) << to.0)
    }

    /// What was in the one is in the other, both ways.
    #[inline]
    #[must_use]
    const fn exchanged(self, one: Place, other: Place) -> Self {
        let differ = ((self.0 >> one.0) ^ (self.0 >> other.0)) & 1;
        Self(self.0 ^ (differ << one.0 | differ << other.0))
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Self {
        places.into_iter().fold(Self::NOWHERE, Self::with)
    }
}

/// Where one observer thinks the hidden cards may be.
///
/// Coloured cards that the observer sees (its own, the pile) may linger in the sets; whoever reads them masks them out.
/// Main characters: one entry for each copy that is hidden from the observer, in no order that means anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sight {
    pub(crate) coloured: [u64; PLACES],
    pub(crate) mains: [Places; MAINS],
}

/// The memory of a watcher and of all seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Memory {
    /// How many of the sights are somebody's.
    observers: u8,
    /// The watcher comes first, then the seats.
    sights: [Sight; MAX_SEATS + 1],
}

const RUN_RANKS: u64 =
    of_rank(Rank::Number(5)) | of_rank(Rank::Number(6)) | of_rank(Rank::Number(7)) | of_rank(Rank::Thief);

impl Sight {
    pub(crate) const NOTHING: Self = Self { coloured: [0; PLACES], mains: [Places::NOWHERE; MAINS] };

    /// At the start of a round: every card of the deck may be in any hand or in the stack.
    pub(crate) fn of_deal(deck: &Cards, own: &Cards, observer: Viewer, seats: u8) -> Self {
        let mut sight = Self::NOTHING;
        let mut places = Places::only(Place::STACK);
        for seat in Seat::all(seats).filter(|&seat| !observer.is(seat)) {
            places = places.with(Place::hand(seat));
        }
        sight.let_anything_be_in(places, deck, own);
        sight
    }

    /// Every card of `all` but the `seen` main characters may be in any of these places.
    pub(crate) fn let_anything_be_in(&mut self, places: Places, all: &Cards, seen: &Cards) {
        for place in places.iter() {
            self.coloured[place.index()] = all.coloured;
        }
        let mut hidden = *all;
        for (copies, seen) in hidden.mains.iter_mut().zip(seen.mains) {
            *copies = copies.saturating_sub(seen);
        }
        self.hide_mains(&hidden, places);
    }

    /// The main characters among these cards may each be in any of these places.
    pub(crate) fn hide_mains(&mut self, cards: &Cards, places: Places) {
        for (copies, &hidden) in self.mains.chunks_exact_mut(COPIES).zip(&cards.mains) {
            let free = copies.iter_mut().filter(|entry| entry.is_empty());
            free.take(usize::from(hidden)).for_each(|entry| *entry = places);
        }
    }

    /// Where a coloured card may be.
    pub(crate) fn places_of(&self, card: Card) -> Places {
        Place::all()
            .filter(|place| self.coloured[place.index()] & 1 << card.index() != 0)
            .fold(Places::NOWHERE, Places::with)
    }

    /// The main character an entry is about.
    pub(crate) const fn main_of(entry: usize) -> Card {
        Card::from_index(COLOURED + (entry / COPIES) as u8)
    }

    #[inline]
    fn spread(&mut self, from: Place, to: Place) {
        self.coloured[to.index()] |= self.coloured[from.index()];
        for places in &mut self.mains {
            *places = places.spread(from, to);
        }
    }

    /// The observer now sees a card that was in this place.
    fn see(&mut self, card: Card, place: Place) {
        let Some(main) = card.index().checked_sub(COLOURED) else { return };
        let copies = &mut self.mains[main as usize * COPIES..][..COPIES];
        let meant = (0..COPIES).filter(|&copy| copies[copy].contains(place));
        let Some(seen) = meant.min_by_key(|&copy| (copies[copy].len(), copies[copy])) else {
            return;
        };
        let was = std::mem::take(&mut copies[seen]);
        for places in copies.iter_mut().filter(|places| places.contains(place)) {
            *places = places.union(was);
        }
    }

    /// The observer knows that a card it saw is hidden from now on, and where.
    fn pin(&mut self, card: Card, place: Place) {
        if let Some(main) = card.index().checked_sub(COLOURED) {
            let copies = &mut self.mains[main as usize * COPIES..][..COPIES];
            if let Some(free) = copies.iter_mut().find(|places| places.is_empty()) {
                *free = Places::only(place);
            }
        } else {
            let bit = 1 << card.index();
            self.coloured.iter_mut().for_each(|set| *set &= !bit);
            self.coloured[place.index()] |= bit;
        }
    }

    /// The observer knows that nothing is in this place.
    #[inline]
    fn empty(&mut self, place: Place) {
        self.coloured[place.index()] = 0;
        for places in &mut self.mains {
            *places = places.without(place);
        }
    }

    /// A reserve is taken out of a hand; a reserve there was goes into the hand.
    #[inline]
    fn reserve(&mut self, hand: Place, reserve: Place) {
        let was = self.coloured[reserve.index()];
        self.coloured[reserve.index()] = self.coloured[hand.index()];
        self.coloured[hand.index()] |= was;
        for places in &mut self.mains {
            // What was in the hand may be in either place now; what was the reserve is in the hand.
            *places = places.exchanged(hand, reserve).spread(reserve, hand);
        }
    }

    fn exchange(&mut self, one: Place, other: Place) {
        self.coloured.swap(one.index(), other.index());
        for places in &mut self.mains {
            *places = places.exchanged(one, other);
        }
    }

    /// The observer gave its whole hand for the one in this place.
    fn trade(&mut self, gave: &Cards, got: &Cards, place: Place) {
        got.iter().for_each(|card| self.see(card, place));
        self.empty(place);
        self.coloured.iter_mut().for_each(|set| *set &= !gave.coloured);
        gave.iter().for_each(|card| self.pin(card, place));
    }

    fn reshuffle(&mut self, stack: &Cards) {
        self.empty(Place::STACK);
        self.coloured.iter_mut().for_each(|set| *set &= !stack.coloured);
        stack.iter().for_each(|card| self.pin(card, Place::STACK));
    }
}

impl Memory {
    pub(crate) const NOTHING: Self = Self { observers: 0, sights: [Sight::NOTHING; MAX_SEATS + 1] };

    pub(crate) fn sight(&self, viewer: Viewer) -> &Sight {
        &self.sights[row(viewer)]
    }

    pub(crate) fn sight_mut(&mut self, viewer: Viewer) -> &mut Sight {
        &mut self.sights[row(viewer)]
    }

    /// Everybody but these two, and the watcher.
    #[inline]
    fn third_parties(&mut self, one: Seat, other: Seat) -> impl Iterator<Item = &mut Sight> {
        let parties = (row(Viewer::Seat(one)), row(Viewer::Seat(other)));
        let rows = self.sights[..self.observers as usize].iter_mut().enumerate();
        rows.filter(move |(row, _)| *row != parties.0 && *row != parties.1).map(|(_, sight)| sight)
    }

    #[inline]
    fn others(&mut self, seat: Seat) -> impl Iterator<Item = &mut Sight> {
        self.third_parties(seat, seat)
    }

    #[inline]
    fn own(&mut self, seat: Seat) -> &mut Sight {
        &mut self.sights[row(Viewer::Seat(seat))]
    }

    /// Nobody remembers anything; so many seats will.
    pub(crate) const fn blank(seats: u8) -> Self {
        Self { observers: seats + 1, ..Self::NOTHING }
    }

    pub(crate) fn dealt(&mut self, deck: &Cards, hands: &[Cards; MAX_SEATS], seats: u8) {
        *self = Self::blank(seats);
        for viewer in Viewer::all(seats) {
            let own = viewer.seat().map_or(Cards::NONE, |seat| hands[seat.index()]);
            *self.sight_mut(viewer) = Sight::of_deal(deck, &own, viewer, seats);
        }
    }

    #[inline]
    pub(crate) fn drew(&mut self, seat: Seat, cards: &Cards) {
        self.others(seat).for_each(|sight| sight.spread(Place::STACK, Place::hand(seat)));
        if cards.mains != [0; 4] {
            let own = self.own(seat);
            cards.iter().for_each(|card| own.see(card, Place::STACK));
        }
    }

    /// A card went to the pile.
    #[inline]
    pub(crate) fn played(&mut self, seat: Seat, card: Card, from: Place) {
        if card.index() >= COLOURED {
            self.others(seat).for_each(|sight| sight.see(card, from));
        }
        if from == Place::reserve(seat) {
            self.others(seat).for_each(|sight| sight.empty(from));
        }
    }

    /// A reserve was taken from a hand, or changed for a card of it; the hand had so many cards.
    #[inline]
    pub(crate) fn reserved(&mut self, seat: Seat, hand_had: u8) {
        let (hand, reserve) = (Place::hand(seat), Place::reserve(seat));
        if hand_had == 1 {
            // Only a swap leaves a hand of one: the two cards have changed places.
            self.others(seat).for_each(|sight| sight.exchange(hand, reserve));
        } else {
            self.others(seat).for_each(|sight| sight.reserve(hand, reserve));
        }
    }

    pub(crate) fn gave(&mut self, from: Seat, to: Seat, gift: Gift, cards: &Cards) {
        let (giver, taker) = (Place::hand(from), Place::hand(to));
        for sight in self.third_parties(from, to) {
            match gift {
                Gift::Card(_) => sight.spread(giver, taker),
                Gift::Run(_) => sight.coloured[taker.index()] |= sight.coloured[giver.index()] & RUN_RANKS,
                Gift::Top => sight.spread(Place::STACK, taker),
            }
        }
        let was = if gift == Gift::Top { Place::STACK } else { giver };
        for card in cards.iter() {
            if gift == Gift::Top {
                self.own(from).see(card, was);
            }
            self.own(from).pin(card, taker);
            self.own(to).see(card, was);
        }
    }

    /// A thief took the only card of a hand.
    pub(crate) fn stole(&mut self, thief: Seat, victim: Seat, card: Card) {
        for sight in self.third_parties(thief, victim) {
            sight.spread(Place::hand(victim), Place::hand(thief));
            sight.empty(Place::hand(victim));
        }
        self.own(victim).pin(card, Place::hand(thief));
        let own = self.own(thief);
        own.see(card, Place::hand(victim));
        own.empty(Place::hand(victim));
    }

    /// Two seats traded the hands they had.
    pub(crate) fn traded(&mut self, one: (Seat, &Cards), other: (Seat, &Cards)) {
        self.third_parties(one.0, other.0)
            .for_each(|sight| sight.exchange(Place::hand(one.0), Place::hand(other.0)));
        self.own(one.0).trade(one.1, other.1, Place::hand(other.0));
        self.own(other.0).trade(other.1, one.1, Place::hand(one.0));
    }

    pub(crate) fn reshuffled(&mut self, stack: &Cards) {
        self.sights[..self.observers as usize].iter_mut().for_each(|sight| sight.reshuffle(stack));
    }
}

#[inline]
fn row(viewer: Viewer) -> usize {
    viewer.seat().map_or(0, |seat| 1 + seat.index())
}
