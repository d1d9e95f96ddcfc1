//! What happened, and what of it each viewer may know (TS-39).

mod say;

use serde::{Deserialize, Serialize};
use sevenfold_core::{Redact, Seat, SeatSet, Viewer};

use crate::action::{Action, Gift};
use crate::cards::Cards;
use crate::pieces::{Card, Colour, Main};

/// Something that happened. What a viewer may not know is `None` for that viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The first dealer was drawn.
    FirstDealer {
        /// Who.
        seat: Seat,
    },
    /// A round was dealt (TS-5).
    Dealt {
        /// Which one, from 1.
        round: u32,
        /// Who dealt.
        dealer: Seat,
        /// The viewer's own hand.
        hand: Option<Cards>,
        /// All hands, for the host alone.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hands: Option<Vec<Cards>>,
    },
    /// A player answered the question for a first reserve (TS-6).
    Chose {
        /// Who.
        seat: Seat,
        /// What, if the viewer may know it.
        choice: Option<Choice>,
    },
    /// All have answered (TS-6).
    Reserves {
        /// Who has a reserve.
        who: SeatSet,
    },
    /// A player drew.
    Drew {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// What, if the viewer may know it.
        cards: Option<Cards>,
    },
    /// Cards were due, but fewer were left (TS-9).
    NoneLeft {
        /// Who got fewer.
        seat: Seat,
    },
    /// A player passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A player put a card aside as a turn (TS-18).
    Reserved {
        /// Who.
        seat: Seat,
        /// What, if the viewer may know it.
        card: Option<Card>,
    },
    /// A player changed the reserve (TS-18).
    Swapped {
        /// Who.
        seat: Seat,
        /// What it is now, if the viewer may know it.
        card: Option<Card>,
    },
    /// A player played a card or a 567.
    Played {
        /// Who.
        seat: Seat,
        /// What and how.
        play: Action,
    },
    /// A player declined the extra play (TS-17).
    Declined {
        /// Who.
        seat: Seat,
    },
    /// A player answered an attack with a card.
    Answered {
        /// Who.
        seat: Seat,
        /// With what.
        with: Main,
        /// The colour in force now.
        colour: Colour,
    },
    /// A player let an attack happen.
    Submitted {
        /// Who.
        seat: Seat,
    },
    /// Two players traded hands (TS-16).
    Traded {
        /// Who played the TRADE.
        by: Seat,
        /// With whom.
        with: Seat,
        /// The hand `by` gave away, if the viewer may know it.
        gave: Option<Cards>,
        /// The hand `by` got, if the viewer may know it.
        got: Option<Cards>,
    },
    /// A thief got a card (TS-30).
    Stole {
        /// The thief.
        by: Seat,
        /// The victim.
        from: Seat,
        /// What, if the viewer may know it.
        card: Option<Card>,
    },
    /// A player passed something on (TS-34).
    Gave {
        /// Who.
        from: Seat,
        /// To whom.
        to: Seat,
        /// From where, and how many.
        what: Given,
        /// Which cards, if the viewer may know them.
        cards: Option<Cards>,
    },
    /// A HERALD was announced in a race (TS-27).
    Announced {
        /// Who.
        seat: Seat,
    },
    /// A HERALD was called out (TS-25).
    CalledOut {
        /// Who was quick.
        by: Seat,
        /// Whose HERALD it was.
        herald: Seat,
    },
    /// A player let an unannounced HERALD pass (TS-27).
    Hushed {
        /// Who.
        seat: Seat,
    },
    /// The discard pile became the new stack (TS-9).
    Reshuffled {
        /// How many cards it has.
        count: u8,
    },
    /// Nobody wins the round (TS-9).
    Void {
        /// Which round.
        round: u32,
    },
    /// A player is out and wins the round (TS-21).
    WonRound {
        /// Who.
        seat: Seat,
        /// What was collected (TS-22).
        collected: Option<Card>,
    },
    /// A player has 777 (TS-23).
    WonGame {
        /// Who.
        seat: Seat,
    },
}

/// An answer to the question for a first reserve (TS-6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// This card was put aside.
    Reserve(Card),
    /// None was.
    NoReserve,
}

/// What everybody sees of a gift (TS-34).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Given {
    /// One card from the hand.
    Card,
    /// A 567 from the hand.
    Run,
    /// The top card of the stack.
    Top,
}

impl From<Gift> for Given {
    fn from(gift: Gift) -> Self {
        match gift {
            Gift::Card(_) => Self::Card,
            Gift::Run(_) => Self::Run,
            Gift::Top => Self::Top,
        }
    }
}

/// A hidden part, for the one seat that may know it.
fn only<T>(seat: Seat, viewer: Viewer, part: Option<T>) -> Option<T> {
    part.filter(|_| viewer.is(seat))
}

/// A hidden part, for the two seats that may know it.
fn both<T>(one: Seat, other: Seat, viewer: Viewer, part: Option<T>) -> Option<T> {
    part.filter(|_| viewer.is(one) || viewer.is(other))
}

impl Redact for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        Some(match self.clone() {
            Self::Dealt { round, dealer, hand, hands } => {
                let own = viewer.seat().and_then(|seat| hands.as_ref()?.get(seat.index()).copied());
                let hand = own.or_else(|| hand.filter(|_| viewer.seat().is_some()));
                Self::Dealt { round, dealer, hand, hands: None }
            }
            Self::Chose { seat, choice } => Self::Chose { seat, choice: only(seat, viewer, choice) },
            Self::Drew { seat, count, cards } => Self::Drew { seat, count, cards: only(seat, viewer, cards) },
            Self::Reserved { seat, card } => Self::Reserved { seat, card: only(seat, viewer, card) },
            Self::Swapped { seat, card } => Self::Swapped { seat, card: only(seat, viewer, card) },
            Self::Traded { by, with, gave, got } => Self::Traded {
                by,
                with,
                gave: both(by, with, viewer, gave),
                got: both(by, with, viewer, got),
            },
            Self::Stole { by, from, card } => Self::Stole { by, from, card: both(by, from, viewer, card) },
            Self::Gave { from, to, what, cards } => {
                Self::Gave { from, to, what, cards: both(from, to, viewer, cards) }
            }
            public @ (Self::FirstDealer { .. }
            | Self::Reserves { .. }
            | Self::NoneLeft { .. }
            | Self::Passed { .. }
            | Self::Played { .. }
            | Self::Declined { .. }
            | Self::Answered { .. }
            | Self::Submitted { .. }
            | Self::Announced { .. }
            | Self::CalledOut { .. }
            | Self::Hushed { .. }
            | Self::Reshuffled { .. }
            | Self::Void { .. }
            | Self::WonRound { .. }
            | Self::WonGame { .. }) => public,
        })
    }
}
