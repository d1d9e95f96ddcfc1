//! Why a move is refused: the rule and the facts.

use sevenfold_core::{Arg, Message, RuleId, Say, Seat};

use crate::action::{Nudge, Part};
use crate::phase::Choice;
use crate::pieces::{Advantage, Card, CardSet, Colour};

/// The rule with this number.
pub(crate) const fn rule(number: u8) -> RuleId {
    RuleId::new("DL", number)
}

/// A move against the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Breach {
    /// DL-20 The game is over.
    Over,
    /// The table draws before anybody moves.
    ChanceDue {
        /// Where the move belongs.
        part: Part,
    },
    /// Somebody else is to move.
    NotYourTurn {
        /// Where the move belongs.
        part: Part,
        /// Who is to move.
        turn: Seat,
    },
    /// Something else is due.
    NotNow {
        /// Where the move belongs.
        part: Part,
        /// What is due.
        due: Part,
    },
    /// DL-10 More than there are tricks.
    BidTooHigh {
        /// The bid.
        bid: u8,
        /// The tricks of the round.
        tricks: u8,
    },
    /// DL-11 The last bid would make the sum equal to the number of tricks.
    BidsAddUp {
        /// The bid.
        bid: u8,
        /// What the others have bid together.
        others: u8,
        /// The tricks of the round.
        tricks: u8,
    },
    /// DL-13 Only one's own cards can be played.
    NotHeld {
        /// The card.
        card: Card,
    },
    /// DL-13 The led colour must be followed.
    Revoke {
        /// The colour led.
        led: Colour,
        /// The cards that follow.
        follow: CardSet,
    },
    /// DL-34 There is no such open extra card before this seat.
    NoExtra {
        /// The card.
        card: Card,
    },
    /// DL-34 The card lies open and is played as the extra card.
    IsExtra {
        /// The card.
        card: Card,
    },
    /// DL-23 In Tactical Escape nobody rolls.
    NoDie,
    /// DL-23 In Lucky Dice an advantage is rolled for.
    RollFirst,
    /// DL-27, DL-26 After the roll the advantage must be used.
    MustUse {
        /// What the roll gave.
        choice: Choice,
    },
    /// DL-24 Somebody has used the advantage in this half.
    Blocked {
        /// Which.
        advantage: Advantage,
        /// Who.
        by: Seat,
    },
    /// DL-29, DL-30, DL-31 There is no such player.
    NoSuchPlayer {
        /// The advantage.
        advantage: Advantage,
        /// The seat named.
        player: u8,
        /// How many play.
        seats: u8,
    },
    /// DL-29 A bid stays between 0 and the number of tricks.
    BidOutOfRange {
        /// Whose bid.
        seat: Seat,
        /// The bid now.
        bid: u8,
        /// Which way it was to go.
        by: Nudge,
        /// The tricks of the round.
        tricks: u8,
    },
    /// DL-32 Round 7 is doubled already.
    AlreadyDouble,
    /// DL-33 The colour is trump already.
    SameTrump {
        /// The colour.
        colour: Colour,
    },
}

impl sevenfold_core::Breach for Breach {
    fn rule(&self) -> RuleId {
        match self {
            Self::ChanceDue { part } | Self::NotYourTurn { part, .. } | Self::NotNow { part, .. } => {
                part.rule()
            }
            Self::Over => rule(20),
            Self::BidTooHigh { .. } => rule(10),
            Self::BidsAddUp { .. } => rule(11),
            Self::NotHeld { .. } | Self::Revoke { .. } => rule(13),
            Self::NoExtra { .. } | Self::IsExtra { .. } => rule(34),
            Self::NoDie | Self::RollFirst => rule(23),
            Self::MustUse { choice: Choice::Rolled { .. } } => rule(27),
            Self::MustUse { choice: Choice::DoubleLucky } => rule(26),
            Self::Blocked { .. } => rule(24),
            Self::NoSuchPlayer { advantage: Advantage::PlayerSwap, .. } => rule(30),
            Self::NoSuchPlayer { advantage: Advantage::ChangeDealer, .. } => rule(31),
            Self::NoSuchPlayer { .. } | Self::BidOutOfRange { .. } => rule(29),
            Self::AlreadyDouble => rule(32),
            Self::SameTrump { .. } => rule(33),
        }
    }
}

impl Say for Breach {
    fn say(&self) -> Message {
        match *self {
            Self::Over => Message::new("double-lucky-7-over"),
            Self::ChanceDue { .. } => Message::new("double-lucky-7-chance-due"),
            Self::NotYourTurn { part, turn } => Message::new(part.not_your_turn()).with("turn", turn),
            Self::NotNow { due, .. } => Message::new(due.comes_first()),
            Self::BidTooHigh { bid, tricks } => {
                Message::new("double-lucky-7-bid-too-high").with("bid", bid).with("tricks", tricks)
            }
            Self::BidsAddUp { bid, others, tricks } => Message::new("double-lucky-7-bids-add-up")
                .with("bid", bid)
                .with("others", others)
                .with("tricks", tricks),
            Self::NotHeld { card } => Message::new("double-lucky-7-not-held").with("card", card.name()),
            Self::Revoke { led, follow } => Message::new("double-lucky-7-revoke")
                .with("colour", led.name())
                .with("cards", Arg::list(follow.iter().map(Card::name))),
            Self::NoExtra { card } => Message::new("double-lucky-7-no-extra").with("card", card.name()),
            Self::IsExtra { card } => Message::new("double-lucky-7-is-extra")
                .with("card", card.name())
                .with("text", format!("play {card}*")),
            Self::NoDie => Message::new("double-lucky-7-no-die"),
            Self::RollFirst => Message::new("double-lucky-7-roll-first"),
            Self::MustUse { choice: Choice::Rolled { advantage } } => {
                Message::new("double-lucky-7-must-use").with("advantage", advantage.name())
            }
            Self::MustUse { choice: Choice::DoubleLucky } => Message::new("double-lucky-7-must-choose"),
            Self::Blocked { advantage, by } => {
                Message::new("double-lucky-7-blocked").with("advantage", advantage.name()).with("by", by)
            }
            Self::NoSuchPlayer { player, seats, .. } => {
                Message::new("double-lucky-7-no-such-player").with("player", player).with("seats", seats)
            }
            Self::BidOutOfRange { seat, bid, by, tricks } => Message::new(match by {
                Nudge::Up => "double-lucky-7-bid-at-top",
                Nudge::Down => "double-lucky-7-bid-at-bottom",
            })
            .with("seat", seat)
            .with("bid", bid)
            .with("tricks", tricks),
            Self::AlreadyDouble => Message::new("double-lucky-7-already-double"),
            Self::SameTrump { colour } => {
                Message::new("double-lucky-7-same-trump").with("colour", colour.name())
            }
        }
    }
}

impl Part {
    const fn not_your_turn(self) -> &'static str {
        match self {
            Self::Naming => "double-lucky-7-not-your-naming",
            Self::Bidding => "double-lucky-7-not-your-bid",
            Self::Wheel => "double-lucky-7-not-your-luck",
            Self::Tricks => "double-lucky-7-not-your-play",
        }
    }

    const fn comes_first(self) -> &'static str {
        match self {
            Self::Naming => "double-lucky-7-naming-is-due",
            Self::Bidding => "double-lucky-7-bid-is-due",
            Self::Wheel => "double-lucky-7-wheel-is-due",
            Self::Tricks => "double-lucky-7-play-is-due",
        }
    }
}
