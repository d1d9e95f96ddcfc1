//! What a seat can do, and what the table draws.

use serde::{Deserialize, Serialize};
use sevenfold_core::{Message, RuleId, Seat};

use crate::breach::rule;
use crate::pieces::{Advantage, Card, Colour, DECK, Face};

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// The dealer names the trump colour after a turned-up Joker (DL-9).
    Trump(Colour),
    /// A bid (DL-10).
    Bid(u8),
    /// Leaves the Lucky Wheel alone in this round (DL-22).
    Decline,
    /// Rolls the die (DL-23).
    Roll,
    /// Uses an advantage (DL-23).
    Use(Use),
    /// Plays a card from the hand (DL-12).
    Play(Card),
    /// Plays the open extra card (DL-34).
    PlayExtra(Card),
}

/// An advantage and what is done with it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Use {
    /// DL-29
    ChangeBid {
        /// Whose bid.
        seat: Seat,
        /// Which way.
        by: Nudge,
    },
    /// DL-30
    PlayerSwap {
        /// The one with the lower number.
        low: Seat,
        /// The other.
        high: Seat,
    },
    /// DL-31
    ChangeDealer {
        /// The new dealer.
        seat: Seat,
    },
    /// DL-32
    DoublePoints,
    /// DL-33
    ChangeTrump {
        /// The new trump colour.
        colour: Colour,
    },
    /// DL-34
    ExtraCard,
    /// DL-35
    NoTrump,
}

/// Which way a bid goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Nudge {
    /// One more.
    #[serde(rename = "+1")]
    Up,
    /// One less.
    #[serde(rename = "-1")]
    Down,
}

impl Nudge {
    /// The bid after it, which may be more than there are tricks; `None` below 0.
    pub const fn of(self, bid: u8) -> Option<u8> {
        match self {
            Self::Up => bid.checked_add(1),
            Self::Down => bid.checked_sub(1),
        }
    }
}

impl Use {
    /// Which advantage it is.
    pub const fn advantage(self) -> Advantage {
        match self {
            Self::ChangeBid { .. } => Advantage::ChangeBid,
            Self::PlayerSwap { .. } => Advantage::PlayerSwap,
            Self::ChangeDealer { .. } => Advantage::ChangeDealer,
            Self::DoublePoints => Advantage::DoublePoints,
            Self::ChangeTrump { .. } => Advantage::ChangeTrump,
            Self::ExtraCard => Advantage::ExtraCard,
            Self::NoTrump => Advantage::NoTrump,
        }
    }

    fn describe(self) -> Message {
        match self {
            Self::ChangeBid { seat, by: Nudge::Up } => {
                Message::new("double-lucky-7-do-change-bid-up").with("seat", seat)
            }
            Self::ChangeBid { seat, by: Nudge::Down } => {
                Message::new("double-lucky-7-do-change-bid-down").with("seat", seat)
            }
            Self::PlayerSwap { low, high } => {
                Message::new("double-lucky-7-do-player-swap").with("low", low).with("high", high)
            }
            Self::ChangeDealer { seat } => Message::new("double-lucky-7-do-change-dealer").with("seat", seat),
            Self::DoublePoints => Message::new("double-lucky-7-do-double-points"),
            Self::ChangeTrump { colour } => {
                Message::new("double-lucky-7-do-change-trump").with("colour", colour.name())
            }
            Self::ExtraCard => Message::new("double-lucky-7-do-extra-card"),
            Self::NoTrump => Message::new("double-lucky-7-do-no-trump"),
        }
    }
}

/// The part of a round a move belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// Naming the trump colour.
    Naming,
    /// Bidding.
    Bidding,
    /// The Lucky Wheel.
    Wheel,
    /// The tricks.
    Tricks,
}

impl Part {
    /// The rule that says whose turn it is in this part, and when.
    pub const fn rule(self) -> RuleId {
        rule(match self {
            Self::Naming => 9,
            Self::Bidding => 10,
            Self::Wheel => 22,
            Self::Tricks => 12,
        })
    }
}

impl Action {
    /// The part of a round it belongs to.
    pub const fn part(&self) -> Part {
        match self {
            Self::Trump(_) => Part::Naming,
            Self::Bid(_) => Part::Bidding,
            Self::Decline | Self::Roll | Self::Use(_) => Part::Wheel,
            Self::Play(_) | Self::PlayExtra(_) => Part::Tricks,
        }
    }

    /// The move in plain words, for buttons.
    pub fn describe(&self) -> Message {
        match *self {
            Self::Trump(colour) => Message::new("double-lucky-7-do-trump").with("colour", colour.name()),
            Self::Bid(bid) => Message::new("double-lucky-7-do-bid").with("bid", bid),
            Self::Decline => Message::new("double-lucky-7-do-decline"),
            Self::Roll => Message::new("double-lucky-7-do-roll"),
            Self::Use(what) => what.describe(),
            Self::Play(card) => Message::new("double-lucky-7-do-play").with("card", card.name()),
            Self::PlayExtra(card) => Message::new("double-lucky-7-do-play-extra").with("card", card.name()),
        }
    }
}

/// A chance step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// The draw for the first dealer (DL-4).
    Dealer(DealerDraw),
    /// A shuffled deck, top first (DL-5).
    Deck([Card; DECK]),
    /// A deck of more or fewer than 57 cards: it can be read, but never drawn.
    Miscounted(Vec<Card>),
    /// The die (DL-23).
    Rolled(Face),
}

/// The cards drawn for the first deal (DL-4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DealerDraw {
    /// Who deals first.
    pub dealer: Seat,
    /// Each draw, by seat; `None` for a seat that does not draw again.
    pub draws: Vec<DrawnCards>,
}

/// One draw, by seat.
pub type DrawnCards = Vec<Option<Card>>;
