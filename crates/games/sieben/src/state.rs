//! The position.

use sevenfold_core::{MAX_SEATS, Seat, SeatSet, SetupError, Tell, WindowId};

use crate::META;
use crate::draw_pile::DrawPile;
use crate::event::Event;
use crate::memory::Memory;
use crate::options::Options;
use crate::phase::Phase;
use crate::pieces::{Card, Counts};
use crate::pile::{Face, Pile};

/// SI-4 Cards dealt to each seat.
pub const HAND: u8 = 7;

/// A game of Sieben in some position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sieben {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    /// The round that is played, or was played last; 0 before the first deal.
    pub(crate) round: u8,
    /// Moves made so far: the id of the window that is open.
    pub(crate) moves: u32,
    pub(crate) phase: Phase,
    /// Seats that are not out in this round.
    pub(crate) playing: SeatSet,
    /// SI-12 By seat: which one it was to go out in this round.
    pub(crate) places: [Option<Place>; MAX_SEATS],
    /// SI-11 Penalties in a row that drew nothing.
    pub(crate) dry: u8,
    pub(crate) chips: [u8; MAX_SEATS],
    pub(crate) hands: [Counts; MAX_SEATS],
    pub(crate) draw_pile: DrawPile,
    pub(crate) pile: Pile,
    pub(crate) aside: Counts,
    pub(crate) memory: Memory,
}

/// The how-manieth a seat was to go out in its round, from 1.
pub type Place = std::num::NonZeroU8;

/// What came of having to draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Drawn {
    /// A card, now or after a reshuffle.
    Card,
    /// Nothing: no card is left to draw.
    Nothing,
}

impl Sieben {
    pub(crate) fn begin(options: &Options, seats: u8) -> Result<Self, SetupError> {
        if !(META.least_seats..=META.most_seats).contains(&seats) {
            return Err(SetupError::seats(seats, META.least_seats, META.most_seats));
        }
        options.check()?;
        Ok(Self {
            options: *options,
            seats,
            round: 0,
            moves: 0,
            phase: Phase::Deal,
            playing: SeatSet::all(seats),
            places: [None; MAX_SEATS],
            dry: 0,
            chips: [0; MAX_SEATS],
            hands: [Counts::NONE; MAX_SEATS],
            draw_pile: DrawPile::EMPTY,
            pile: Pile::EMPTY,
            aside: Counts::NONE,
            memory: Memory::NOTHING,
        })
    }

    /// What is going on.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The round that is played, or was played last; 0 before the first deal.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// The seats that are not out in this round.
    pub const fn playing(&self) -> SeatSet {
        self.playing
    }

    /// The chips of a seat.
    pub const fn chips(&self, seat: Seat) -> u8 {
        self.chips[seat.index()]
    }

    /// What the pile shows, if there is one.
    pub const fn face(&self) -> Option<Face> {
        self.pile.face()
    }

    /// The hand of a seat. Hidden: for hosts and tests.
    pub const fn hand(&self, seat: Seat) -> Counts {
        self.hands[seat.index()]
    }

    /// The draw pile, top first. Hidden: for hosts and tests.
    pub fn draw_pile(&self) -> &[Card] {
        self.draw_pile.cards()
    }

    /// The cards of the pile.
    pub const fn pile(&self) -> Counts {
        self.pile.counts()
    }

    /// The cards put aside.
    pub const fn aside(&self) -> Counts {
        self.aside
    }

    #[inline]
    pub(crate) const fn window(&self) -> WindowId {
        WindowId(self.moves)
    }

    /// The next seat clockwise that is not out.
    #[inline]
    pub(crate) fn next_in(&self, seat: Seat) -> Seat {
        let mut next = seat.next(self.seats);
        while !self.playing.contains(next) && next != seat {
            next = next.next(self.seats);
        }
        next
    }

    #[inline]
    pub(crate) fn pass_turn(&mut self, seat: Seat) {
        self.phase = Phase::Turn { seat: self.next_in(seat) };
    }

    /// SI-8, SI-10, SI-11 A seat must draw a card, and its turn is over once it has.
    pub(crate) fn draws(&mut self, seat: Seat, tell: &mut impl Tell<Event>) -> Drawn {
        if let Some(card) = self.draw_pile.draw() {
            self.hands[seat.index()].add(card);
            self.memory.drew(seat, card);
            self.dry = 0;
            tell.tell(|| Event::Drew { seat, card: Some(card) });
        } else if !self.aside.is_empty() {
            self.phase = Phase::Reshuffle { seat };
            return Drawn::Card;
        } else {
            tell.tell(|| Event::NothingToDraw { seat });
            self.pass_turn(seat);
            return Drawn::Nothing;
        }
        self.pass_turn(seat);
        Drawn::Card
    }

    /// The cards a seat cannot see, or nobody: those that lie neither open nor in its hand. `None` if more cards
    /// lie there than the deck has, which only an impossible view can say.
    pub(crate) fn unseen_by(&self, seat: Option<Seat>) -> Option<Counts> {
        if self.phase == Phase::Deal {
            return Some(Counts::NONE);
        }
        let own = seat.map_or(Counts::NONE, |seat| self.hands[seat.index()]);
        self.options.deck.minus(self.pile.counts())?.minus(self.aside)?.minus(own)
    }
}
