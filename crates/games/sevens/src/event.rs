//! What happened, and what each viewer is told of it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use sevenfold_core::{Arg, MAX_SEATS, Message, Outcome, Redact, Say, Seat, Viewer};

use crate::pieces::{Card, CardSet};
use crate::score::Place;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// SE-2 A round was dealt.
    Dealt {
        /// Its number, from 1.
        round: u8,
        /// Who dealt.
        dealer: Seat,
        /// The hands by seat; only one's own is seen.
        hands: ArrayVec<Option<CardSet>, MAX_SEATS>,
    },
    /// SE-7 A seat's sevens were laid before the first turn.
    LaidSevens {
        /// Whose.
        seat: Seat,
        /// Which.
        cards: CardSet,
    },
    /// A card was laid.
    Laid {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A seat passed.
    Passed {
        /// Who.
        seat: Seat,
        /// How often it has passed in this round.
        passes: u8,
    },
    /// SE-8 A seat left the round, and its cards were laid.
    Folded {
        /// Who.
        seat: Seat,
        /// Its cards.
        cards: CardSet,
    },
    /// SE-10 A seat laid its last card.
    WentOut {
        /// Who.
        seat: Seat,
        /// Which one it was to go out, from 1.
        place: Place,
    },
    /// SE-11, SE-12 A round is over.
    RoundOver {
        /// Its number.
        round: u8,
        /// What it cost each seat.
        penalties: ArrayVec<u8, MAX_SEATS>,
    },
    /// SE-13 The game is over.
    Over {
        /// The result.
        outcome: Outcome,
    },
}

impl Redact for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let mut seen = self.clone();
        match &mut seen {
            Self::Dealt { hands, .. } => {
                for (seat, hand) in Seat::all(hands.len() as u8).zip(hands.iter_mut()) {
                    if !viewer.is(seat) {
                        *hand = None;
                    }
                }
            }
            Self::LaidSevens { .. }
            | Self::Laid { .. }
            | Self::Passed { .. }
            | Self::Folded { .. }
            | Self::WentOut { .. }
            | Self::RoundOver { .. }
            | Self::Over { .. } => {}
        }
        Some(seen)
    }
}

impl Say for Event {
    fn say(&self) -> Message {
        match self {
            Self::Dealt { round, dealer, .. } => {
                Message::new("sevens-event-dealt").with("round", *round).with("seat", *dealer)
            }
            Self::LaidSevens { seat, cards } => Message::new("sevens-event-laid-sevens")
                .with("seat", *seat)
                .with("cards", Arg::list(cards.iter())),
            Self::Laid { seat, card } => {
                Message::new("sevens-event-laid").with("seat", *seat).with("card", *card)
            }
            Self::Passed { seat, passes } => {
                Message::new("sevens-event-passed").with("seat", *seat).with("passes", *passes)
            }
            Self::Folded { seat, cards } => Message::new("sevens-event-folded")
                .with("seat", *seat)
                .with("cards", Arg::list(cards.iter()))
                .with("count", cards.len()),
            Self::WentOut { seat, place } => {
                Message::new("sevens-event-went-out").with("seat", *seat).with("place", place.get())
            }
            Self::RoundOver { round, penalties } => {
                let seats = Seat::all(penalties.len() as u8);
                let costs = seats.zip(penalties).map(|(seat, &penalty)| {
                    Message::new("sevens-penalty").with("seat", seat).with("penalty", penalty)
                });
                Message::new("sevens-event-round-over")
                    .with("round", *round)
                    .with("penalties", Arg::list(costs))
            }
            Self::Over { outcome } => Message::new("sevens-event-over")
                .with("winners", Arg::list(outcome.winners.iter()))
                .with("count", outcome.winners.len()),
        }
    }
}
