//! Everything about a game that all may know, but for the players' own cards.

use serde::{Deserialize, Serialize};
use sevenfold_core::{Seat, WindowId};

use crate::frame::Frames;
use crate::options::Options;
use crate::pile::Pile;

/// The public facts of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Table {
    /// The house rules.
    pub options: Options,
    /// How many play.
    pub seats: u8,
    /// Which round this is, from 1, void ones included; 0 before the first deal.
    pub round: u32,
    /// Who deals.
    pub dealer: Seat,
    /// Which way the turns go.
    pub direction: Direction,
    /// What is happening.
    pub phase: Phase,
    /// The discard pile.
    pub pile: Pile,
    /// The HERALD that can be announced or called out in a race (TS-27).
    pub herald: Option<OpenHerald>,
    /// How many turns in a row have put no card on the pile (TS-9).
    pub idle: u8,
    /// How many players in a row have passed because nothing could be drawn (TS-9).
    pub dry: u8,
    /// Counts the steps taken.
    pub clock: u32,
    /// The step that opened the window of whoever is asked; presses beside it leave it open.
    pub opened: u32,
}

/// Which way the turns go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// As every round starts (TS-5).
    Clockwise,
    /// After a REVERSE (TS-15).
    Anticlockwise,
}

/// What is happening.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The first dealer is to be drawn.
    FirstDealer,
    /// The next round is to be dealt.
    Deal,
    /// The players are asked for their first reserve (TS-6).
    Reserving {
        /// How many have answered, in turn order.
        answered: u8,
    },
    /// The round is being played.
    Round(Frames),
    /// Somebody has 777 (TS-23).
    Over {
        /// Who.
        winner: Seat,
    },
}

/// A HERALD that has been neither announced nor called out nor covered, in a race.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OpenHerald {
    /// Who played it.
    pub by: Seat,
    /// The step that opened it.
    pub opened: u32,
}

impl Table {
    /// Before the first step.
    pub(crate) fn new(options: Options, seats: u8) -> Self {
        Self {
            options,
            seats,
            round: 0,
            dealer: Seat::FIRST,
            direction: Direction::Clockwise,
            phase: Phase::FirstDealer,
            pile: Pile::EMPTY,
            herald: None,
            idle: 0,
            dry: 0,
            clock: 0,
            opened: 0,
        }
    }

    /// Who comes after a seat in the direction of play.
    #[inline]
    pub fn after(&self, seat: Seat) -> Seat {
        match self.direction {
            Direction::Clockwise => seat.next(self.seats),
            Direction::Anticlockwise => seat.previous(self.seats),
        }
    }

    /// The player who begins a round (TS-5).
    pub fn first(&self) -> Seat {
        self.dealer.next(self.seats)
    }

    /// Who is asked for a first reserve when so many have answered (TS-6).
    pub(crate) fn reserving(&self, answered: u8) -> Seat {
        Seat::new((self.first().index() as u8 + answered) % self.seats)
    }

    /// Has this seat answered the question for its first reserve?
    pub(crate) fn has_answered(&self, seat: Seat, answered: u8) -> bool {
        (0..answered).any(|place| self.reserving(place) == seat)
    }

    /// A step was taken that closes the window of whoever was asked.
    #[inline]
    pub(crate) fn tick(&mut self) {
        self.clock += 1;
        self.opened = self.clock;
    }

    /// The window of whoever is asked. Ids of the two kinds are even and odd, so they never meet. The question for a first
    /// reserve is one window that goes round: nobody hears of the others' answers before all are given (TS-6).
    #[inline]
    pub(crate) const fn window(&self) -> WindowId {
        let opened = match self.phase {
            Phase::Reserving { answered } => self.opened.wrapping_sub(answered as u32),
            _ => self.opened,
        };
        WindowId(opened.wrapping_mul(2))
    }
}

impl OpenHerald {
    /// Its window.
    #[inline]
    pub(crate) const fn window(self) -> WindowId {
        WindowId(self.opened.wrapping_mul(2).wrapping_add(1))
    }
}
