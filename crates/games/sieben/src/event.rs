//! What happened, and what each viewer is told of it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use sevenfold_core::{Arg, MAX_SEATS, Message, Outcome, Redact, Say, Seat, Viewer};

use crate::breach::way_key;
use crate::pieces::{Card, Counts, Way};
use crate::pile::Face;
use crate::state::Place;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// SI-4 A round was dealt.
    Dealt {
        /// Its number, from 1.
        round: u8,
        /// Who begins.
        first: Seat,
        /// The hands by seat; only one's own is seen.
        hands: ArrayVec<Option<Counts>, MAX_SEATS>,
    },
    /// A card was laid.
    Laid {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// How.
        way: Way,
        /// What the pile shows now.
        pile: Face,
    },
    /// SI-9 A Seven!, and the pile was put aside.
    Seven {
        /// Who made it.
        seat: Seat,
        /// How many cards were put aside.
        cards: u8,
    },
    /// A card was drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which; only its owner sees it.
        card: Option<Card>,
    },
    /// SI-10 A seat could not lay and takes a penalty.
    Stuck {
        /// Who.
        seat: Seat,
        /// What the pile shows.
        pile: Option<Face>,
    },
    /// SI-11 There was no card to draw.
    NothingToDraw {
        /// For whom.
        seat: Seat,
    },
    /// SI-11 The cards put aside became the new draw pile.
    Reshuffled {
        /// How many.
        cards: u8,
    },
    /// SI-11 Nobody could lay or draw: the pile became the new draw pile.
    Standstill {
        /// Who begins a new pile.
        seat: Seat,
        /// How many cards.
        cards: u8,
    },
    /// SI-12 A seat went out.
    WentOut {
        /// Who.
        seat: Seat,
        /// Which one it was to go out, from 1.
        place: Place,
        /// What it was paid.
        chips: u8,
    },
    /// SI-15 A seat was left with cards, and the round is over.
    LeftOver {
        /// Who.
        seat: Seat,
        /// What it was paid.
        chips: u8,
    },
    /// SI-16 The game is over.
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
            Self::Drew { seat, card } => {
                if !viewer.is(*seat) {
                    *card = None;
                }
            }
            Self::Laid { .. }
            | Self::Seven { .. }
            | Self::Stuck { .. }
            | Self::NothingToDraw { .. }
            | Self::Reshuffled { .. }
            | Self::Standstill { .. }
            | Self::WentOut { .. }
            | Self::LeftOver { .. }
            | Self::Over { .. } => {}
        }
        Some(seen)
    }
}

impl Say for Event {
    fn say(&self) -> Message {
        match self {
            Self::Dealt { round, first, .. } => {
                Message::new("sieben-event-dealt").with("round", *round).with("seat", *first)
            }
            Self::Laid { seat, card, way, pile } => Message::new("sieben-event-laid")
                .with("seat", *seat)
                .with("card", *card)
                .with("way", Arg::key(way_key(*way)))
                .with("total", pile.total()),
            Self::Seven { seat, cards } => {
                Message::new("sieben-event-seven").with("seat", *seat).with("cards", *cards)
            }
            Self::Drew { seat, card: Some(card) } => {
                Message::new("sieben-event-drew-card").with("seat", *seat).with("card", *card)
            }
            Self::Drew { seat, card: None } => Message::new("sieben-event-drew").with("seat", *seat),
            Self::Stuck { seat, pile: Some(pile) } => {
                Message::new("sieben-event-stuck").with("seat", *seat).with("total", pile.total())
            }
            Self::Stuck { seat, pile: None } => Message::new("sieben-event-no-cards").with("seat", *seat),
            Self::NothingToDraw { seat } => Message::new("sieben-event-nothing-to-draw").with("seat", *seat),
            Self::Reshuffled { cards } => Message::new("sieben-event-reshuffled").with("cards", *cards),
            Self::Standstill { seat, cards } => {
                Message::new("sieben-event-standstill").with("seat", *seat).with("cards", *cards)
            }
            Self::WentOut { seat, place, chips } => Message::new("sieben-event-went-out")
                .with("seat", *seat)
                .with("place", place.get())
                .with("chips", *chips),
            Self::LeftOver { seat, chips } => {
                Message::new("sieben-event-left-over").with("seat", *seat).with("chips", *chips)
            }
            Self::Over { outcome } => Message::new("sieben-event-over")
                .with("winners", Arg::list(outcome.winners.iter()))
                .with("count", outcome.winners.len()),
        }
    }
}
