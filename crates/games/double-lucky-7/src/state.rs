//! The position: a small value of fixed size.

use serde::{Deserialize, Serialize};
use sevenfold_core::{MAX_SEATS, Seat, SeatSet};

use crate::action::Use;
use crate::memory::Memory;
use crate::options::{HALF, LONG, Mode, Options};
use crate::phase::{Phase, trick};
use crate::pieces::{Advantage, Card, CardSet, Colour, Face, MAX_HAND};
use crate::score::Entry;

/// A game of Double Lucky 7 in some position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct DoubleLucky7 {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    /// Moves of seats so far: each closes one window and opens the next.
    pub(crate) moves: u32,
    pub(crate) phase: Phase,
    /// The dealer, once drawn: of the round that is played, or of the next one between rounds.
    pub(crate) dealer: Option<Seat>,
    /// The card each seat drew last for the first deal.
    pub(crate) drawn: [Option<Card>; MAX_SEATS],
    pub(crate) round: Round,
    /// The trick that ended the round before: the next deal takes it off the table.
    pub(crate) ended: Option<Ended>,
    /// The Lucky Wheel of each half.
    pub(crate) wheels: [Wheel; 2],
    /// The finished rounds.
    pub(crate) entries: [[Entry; MAX_SEATS]; LONG as usize],
}

/// The round that is played, or the last one until the next deal.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Round {
    /// From 1; 0 before the first deal.
    pub number: u8,
    pub hands: [CardSet; MAX_SEATS],
    /// The card turned up for trump.
    pub turned: Option<Card>,
    /// The card beneath it, until somebody takes it (DL-34). Hidden.
    pub beneath: Option<Card>,
    pub trump: Trump,
    pub bids: [Option<u8>; MAX_SEATS],
    pub taken: [u8; MAX_SEATS],
    /// What the die showed in this round (DL-23).
    pub rolled: Option<Face>,
    /// What the Lucky Wheel brought in this round.
    pub luck: Option<Luck>,
    pub extra: Option<Extra>,
    pub laid: Laid,
    pub memory: Memory,
}

/// What is trump.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trump {
    /// A colour.
    Colour {
        /// Which.
        colour: Colour,
    },
    /// In each trick the colour led (DL-9).
    LedColour,
    /// In each trick the dealer's card (DL-9).
    DealerCard,
    /// The dealer has yet to name a colour (DL-9).
    Unnamed,
    /// Nothing (DL-35).
    None,
}

/// What the Lucky Wheel brought in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Luck {
    /// An advantage was used.
    Used {
        /// Who used it.
        seat: Seat,
        /// What was done.
        what: Use,
    },
    /// A roll missed (DL-25).
    Missed {
        /// Who rolled.
        seat: Seat,
        /// What came up: X, or something blocked with nothing left to choose (DL-26).
        face: Face,
    },
}

/// The open card before the player who took it (DL-34).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Extra {
    /// Who took it.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// Whether it has been played.
    pub fate: ExtraFate,
}

/// What became of the extra card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ExtraFate {
    /// It lies open.
    Open,
    /// It has been played.
    Played,
}

/// The cards played in a round, in order. The leader of the first leads every trick (DL-12).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Laid {
    /// Who leads; no fact before the first lead.
    pub leader: Seat,
    pub len: u8,
    /// Beyond `len` all Jokers.
    cards: [Card; MAX_HAND * MAX_SEATS],
}

impl Laid {
    pub(crate) const EMPTY: Self =
        Self { leader: Seat::FIRST, len: 0, cards: [Card::JOKER; MAX_HAND * MAX_SEATS] };

    #[inline]
    pub(crate) fn push(&mut self, card: Card) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    pub(crate) fn cards(&self) -> &[Card] {
        &self.cards[..self.len as usize]
    }
}

/// The trick that ended a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ended {
    pub leader: Seat,
    pub winner: Seat,
    /// Clockwise from the leader; beyond the seats all Jokers.
    pub cards: [Card; MAX_SEATS],
}

/// The Lucky Wheel in one half: who stands on which advantage (DL-24).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Wheel(
    /// By advantage, in the order of [`Advantage::ALL`].
    pub [Option<Seat>; Advantage::ALL.len()],
);

impl Wheel {
    /// Who used the advantage in this half.
    pub const fn user(&self, advantage: Advantage) -> Option<Seat> {
        self.0[advantage as usize]
    }

    /// Everybody whose pawn stands on the wheel.
    pub fn users(&self) -> SeatSet {
        self.0.iter().copied().flatten().collect()
    }
}

/// Which half a round belongs to, from 0 (DL-21).
pub(crate) const fn half_of(round: u8) -> usize {
    (round > HALF) as usize
}

/// Which half is under way, from 0. The second begins with the end of round 7, not with the next deal (DL-21).
pub(crate) fn half_at(phase: Phase, round: u8) -> usize {
    half_of(round + u8::from(phase == Phase::Deal))
}

/// The cards and tricks of a round (DL-3).
pub const fn tricks_of(round: u8) -> u8 {
    if round <= HALF { round } else { LONG + 1 - round }
}

impl Round {
    pub(crate) const NONE: Self = Self {
        number: 0,
        hands: [CardSet::EMPTY; MAX_SEATS],
        turned: None,
        beneath: None,
        trump: Trump::None,
        bids: [None; MAX_SEATS],
        taken: [0; MAX_SEATS],
        rolled: None,
        luck: None,
        extra: None,
        laid: Laid::EMPTY,
        memory: Memory::NONE,
    };

    /// The tricks of this round.
    #[inline]
    pub(crate) const fn tricks(&self) -> u8 {
        tricks_of(self.number)
    }

    /// The open extra card before this seat.
    #[inline]
    pub(crate) fn open_extra(&self, seat: Seat) -> Option<Card> {
        match self.extra {
            Some(Extra { seat: owner, card, fate: ExtraFate::Open }) if owner == seat => Some(card),
            _ => None,
        }
    }

    /// Who doubles the own points in this round (DL-32).
    pub(crate) fn doubler(&self) -> Option<Seat> {
        match self.luck {
            Some(Luck::Used { seat, what: Use::DoublePoints }) => Some(seat),
            _ => None,
        }
    }
}

impl DoubleLucky7 {
    pub(crate) fn begin(options: Options, seats: u8) -> Self {
        Self {
            options,
            seats,
            moves: 0,
            phase: Phase::DealerDraw,
            dealer: None,
            drawn: [None; MAX_SEATS],
            round: Round::NONE,
            ended: None,
            wheels: [Wheel::default(); 2],
            entries: [[Entry::NONE; MAX_SEATS]; LONG as usize],
        }
    }

    /// The phase the game is in. Public.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The true hand of a seat: for hosts and tests, never for viewers.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.round.hands[seat.index()]
    }

    /// The hand cards a seat may play if it is that seat's turn (DL-13 … DL-15): for search in imagined worlds.
    #[inline]
    pub fn playable(&self, seat: Seat) -> CardSet {
        let led = match self.phase {
            Phase::Following { led, .. } => led,
            _ => None,
        };
        trick::playable(self.hand(seat), led)
    }

    /// The open extra card before a seat (DL-34). Public.
    #[inline]
    pub fn open_extra(&self, seat: Seat) -> Option<Card> {
        self.round.open_extra(seat)
    }

    /// The dealer, once drawn. Public.
    #[inline]
    pub fn dealer(&self) -> Option<Seat> {
        self.dealer
    }

    /// What is trump. Public.
    #[inline]
    pub fn trump(&self) -> Trump {
        self.round.trump
    }

    /// The tricks of the round. Public.
    #[inline]
    pub fn tricks(&self) -> u8 {
        self.round.tricks()
    }

    /// A seat's bid as it stands. Public.
    #[inline]
    pub fn bid(&self, seat: Seat) -> Option<u8> {
        self.round.bids[seat.index()]
    }

    /// The tricks a seat has taken in the round. Public.
    #[inline]
    pub fn taken(&self, seat: Seat) -> u8 {
        self.round.taken[seat.index()]
    }

    /// The true card beneath the turned one, until somebody takes it: for hosts and tests, never for viewers.
    pub fn beneath(&self) -> Option<Card> {
        self.round.beneath
    }

    /// The wheel of the present half.
    pub(crate) fn wheel(&self) -> &Wheel {
        &self.wheels[half_at(self.phase, self.round.number)]
    }

    /// Who still has the pawn in this half (DL-21).
    pub(crate) fn has_pawn(&self, seat: Seat) -> bool {
        self.options.mode != Mode::Classic && !self.wheel().users().contains(seat)
    }

    /// How many rounds are finished.
    pub(crate) fn finished(&self) -> u8 {
        match self.phase {
            Phase::DealerDraw | Phase::Deal | Phase::Over => self.round.number,
            _ => self.round.number - 1,
        }
    }
}
