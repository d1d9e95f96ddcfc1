//! The position.

use sevenfold_core::{MAX_SEATS, Seat, SeatSet, SetupError, WindowId};

use crate::META;
use crate::memory::Memory;
use crate::options::Options;
use crate::phase::Phase;
use crate::pieces::CardSet;
use crate::rows::Rows;
use crate::score::Standing;

/// SE-7 How often one may pass in a round of Shichi Narabe.
pub const MOST_PASSES: u8 = 3;

/// A game of Sevens in some position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sevens {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    /// The round that is played, or was played last; 0 before the first deal.
    pub(crate) round: u8,
    /// Moves made so far: the id of the window that is open.
    pub(crate) moves: u32,
    pub(crate) phase: Phase,
    /// Seats that are neither out nor folded in this round.
    pub(crate) playing: SeatSet,
    pub(crate) rows: Rows,
    pub(crate) hands: [CardSet; MAX_SEATS],
    /// Passes by seat in this round.
    pub(crate) passes: [u8; MAX_SEATS],
    pub(crate) standing: [Standing; MAX_SEATS],
    /// Penalties by seat, of all rounds that are over.
    pub(crate) penalties: [u16; MAX_SEATS],
    pub(crate) memory: Memory,
}

impl Sevens {
    pub(crate) fn begin(options: Options, seats: u8) -> Result<Self, SetupError> {
        if !(META.least_seats..=META.most_seats).contains(&seats) {
            return Err(SetupError::seats(seats, META.least_seats, META.most_seats));
        }
        options.check()?;
        Ok(Self {
            options,
            seats,
            round: 0,
            moves: 0,
            phase: Phase::Deal,
            playing: SeatSet::all(seats),
            rows: Rows::default(),
            hands: [CardSet::EMPTY; MAX_SEATS],
            passes: [0; MAX_SEATS],
            standing: [Standing::In; MAX_SEATS],
            penalties: [0; MAX_SEATS],
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

    /// What lies on the table.
    pub const fn rows(&self) -> Rows {
        self.rows
    }

    /// The hand of a seat. Hidden: for hosts and tests.
    pub const fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// The penalties of a seat, of all rounds that are over.
    pub const fn penalties(&self, seat: Seat) -> u16 {
        self.penalties[seat.index()]
    }

    /// SE-2 Seat 1 deals the first round, then the deal passes to the left.
    pub const fn dealer(&self) -> Seat {
        Seat::new(self.round.saturating_sub(1) % self.seats)
    }

    #[inline]
    pub(crate) const fn window(&self) -> WindowId {
        WindowId(self.moves)
    }

    /// The next seat clockwise that still plays has its turn.
    #[inline]
    pub(crate) fn pass_turn(&mut self, seat: Seat) {
        let mut next = seat.next(self.seats);
        while !self.playing.contains(next) && next != seat {
            next = next.next(self.seats);
        }
        self.phase = Phase::Turn { seat: next };
    }
}
