//! Why a move is refused: the rule, and the facts.

use sevenfold_core::{Arg, Message, RuleId, Say, Seat};

use crate::pieces::{Card, CardSet, Way};
use crate::pile::Face;

/// The rule with this number.
pub(crate) const fn rule(number: u8) -> RuleId {
    RuleId::new("SI", number)
}

/// A move that breaks a rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Breach {
    /// SI-16 The game is over.
    Over,
    /// SI-4 It is another seat's turn.
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
    },
    /// SI-4 The cards are dealt first.
    DealFirst,
    /// SI-11 The new draw pile is shuffled first.
    ReshuffleFirst,
    /// SI-9 After a Seven! a card is laid, not taken.
    FollowUp,
    /// SI-2 On a pile a card is laid in one of two ways.
    WhichWay {
        /// The card that was to be laid.
        card: Card,
        /// What the pile shows.
        pile: Face,
    },
    /// SI-4 The hand has no such card.
    NotHeld {
        /// The missing card.
        card: Card,
        /// What the hand has.
        held: CardSet,
    },
    /// SI-5 There is no pile to lay a hole on.
    NoPile {
        /// The card that was to be laid.
        card: Card,
    },
    /// SI-6 The total would fall.
    TooLow {
        /// The card that was to be laid.
        card: Card,
        /// What the pile would show.
        made: Face,
        /// The total before.
        before: u8,
    },
    /// SI-6 The total would be above seven.
    TooHigh {
        /// The card that was to be laid.
        card: Card,
        /// What the pile would show.
        made: Face,
    },
    /// SI-7 A card can be laid, so it must be.
    CanLay {
        /// One that can.
        card: Card,
        /// How.
        way: Way,
        /// What it would make.
        total: u8,
    },
}

impl sevenfold_core::Breach for Breach {
    fn rule(&self) -> RuleId {
        rule(match self {
            Self::Over => 16,
            Self::NotYourTurn { .. } | Self::DealFirst | Self::NotHeld { .. } => 4,
            Self::ReshuffleFirst => 11,
            Self::FollowUp => 9,
            Self::WhichWay { .. } => 2,
            Self::NoPile { .. } => 5,
            Self::TooLow { .. } | Self::TooHigh { .. } => 6,
            Self::CanLay { .. } => 7,
        })
    }
}

impl Say for Breach {
    fn say(&self) -> Message {
        match *self {
            Self::Over => Message::new("sieben-refuse-over"),
            Self::NotYourTurn { turn } => Message::new("sieben-refuse-not-your-turn").with("turn", turn),
            Self::DealFirst => Message::new("sieben-refuse-deal-first"),
            Self::ReshuffleFirst => Message::new("sieben-refuse-reshuffle-first"),
            Self::FollowUp => Message::new("sieben-refuse-follow-up"),
            Self::WhichWay { card, pile } => {
                Message::new("sieben-refuse-which-way").with("card", card).with("total", pile.total())
            }
            Self::NotHeld { card, held } => Message::new("sieben-refuse-not-held")
                .with("card", card)
                .with("held", Arg::list(held.iter()))
                .with("count", held.len()),
            Self::NoPile { card } => Message::new("sieben-refuse-no-pile").with("card", card),
            Self::TooLow { card, made, before } => {
                made_message("sieben-refuse-too-low", card, made).with("before", before)
            }
            Self::TooHigh { card, made } => made_message("sieben-refuse-too-high", card, made),
            Self::CanLay { card, way, total } => Message::new("sieben-refuse-can-lay")
                .with("card", card)
                .with("way", Arg::key(way_key(way)))
                .with("total", total),
        }
    }
}

/// "3 + 2 = 5": the card, what shows through its hole, and the total.
fn made_message(key: &'static str, card: Card, made: Face) -> Message {
    Message::new(key).with("card", card).with("seen", made.hole()).with("total", made.total())
}

/// The words for a way of laying.
pub(crate) const fn way_key(way: Way) -> &'static str {
    match way {
        Way::Open => "sieben-way-open",
        Way::Hole => "sieben-way-hole",
        Way::Number => "sieben-way-number",
    }
}
