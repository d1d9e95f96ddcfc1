//! Why a move is refused: the rule, and the facts.

mod say;

use sevenfold_core::{Breach as CoreBreach, RuleId, Seat};

use crate::action::{Defence, Run, Source};
use crate::cards::Cards;
use crate::pieces::{Card, Colour, Face, Main, Rank};
use crate::pile::Shown;

/// The rule with this number.
pub(crate) const fn rule(number: u8) -> RuleId {
    RuleId::new("TS", number)
}

/// Why a move is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Breach {
    /// TS-23: the game is over.
    GameOver {
        /// Who has 777.
        winner: Seat,
    },
    /// TS-5: the round has not been dealt yet.
    NotDealt,
    /// TS-9: the table shuffles first.
    Shuffling,
    /// TS-5: somebody else is to move.
    NotYourTurn {
        /// Who.
        turn: Seat,
    },
    /// TS-6: everybody says first whether they reserve a card.
    ReserveFirst,
    /// TS-6: that question has been answered.
    RoundBegun,
    /// TS-17: after a DEUCE only a play, or declining it.
    ExtraPlay,
    /// TS-34: the SAMARITAN's gift comes first.
    GiveFirst,
    /// TS-38: an attack must be answered first.
    AnswerFirst {
        /// Who attacks.
        by: Seat,
        /// With what.
        attack: Attack,
    },
    /// TS-27: first say whether you call the HERALD out.
    CallFirst {
        /// Whose HERALD.
        by: Seat,
    },
    /// TS-26: nobody takes a turn before the last-card HERALD is announced or called out.
    HeraldFirst {
        /// Whose HERALD.
        by: Seat,
    },
    /// TS-7: one card a turn.
    AlreadyDrew,
    /// TS-9: nothing can be drawn.
    NothingToDraw,
    /// TS-7: draw before passing.
    DrawBeforePass,
    /// TS-7: the card is not in hand.
    NotInHand {
        /// The card.
        card: Card,
        /// What is.
        hand: Cards,
    },
    /// TS-10, TS-11: neither colour nor number fit.
    DoesNotFit {
        /// The card.
        card: Card,
        /// What the pile shows.
        shows: Shown,
        /// Hand cards that would play.
        fitting: Cards,
    },
    /// TS-13: not all three cards are in hand.
    NoRun {
        /// The 567.
        run: Run,
        /// What is missing.
        missing: Cards,
    },
    /// TS-13: a 567 plays where its 5 would.
    RunDoesNotFit {
        /// The 567.
        run: Run,
        /// What the pile shows.
        shows: Shown,
    },
    /// TS-14: a colour must be named with this card.
    NameAColour {
        /// The card.
        main: Main,
    },
    /// TS-14: no colour is in force that could stay.
    NoColourYet {
        /// The card.
        main: Main,
    },
    /// TS-16: hands are traded with another player at the table.
    TradeWith {
        /// Not with this one.
        seat: Seat,
    },
    /// TS-17: there is no extra play to decline.
    NothingToDecline,
    /// TS-17: the reserved card is not for the extra play.
    ReserveInExtraPlay,
    /// TS-18: one card must stay in hand.
    LastCard,
    /// TS-18: there is no reserve to swap.
    NothingToSwap,
    /// TS-20: one reserve at a time.
    HasReserve {
        /// The reserve.
        reserve: Card,
    },
    /// TS-19: there is no reserve to play.
    NoReserve,
    /// TS-19: the reserve is another card.
    NotTheReserve {
        /// The card.
        card: Card,
        /// The reserve.
        reserve: Card,
    },
    /// TS-25: no HERALD can be announced or called out.
    NoHerald,
    /// TS-25: one does not call out oneself.
    OwnHerald,
    /// TS-25: only its player announces a HERALD.
    NotYourHerald {
        /// Whose it is.
        by: Seat,
    },
    /// TS-27: in a race a HERALD is played silently.
    SilentInRace,
    /// TS-27: nobody is asked in a race; letting it pass is doing nothing.
    NoHushInRace,
    /// TS-27: without a race the announcement is part of the play.
    NoRace,
    /// TS-28: this THIEF is no regular 6 here.
    NoRegularSix {
        /// Its colour.
        colour: Colour,
        /// What the pile shows.
        shows: Shown,
    },
    /// TS-30: a card is stolen from another player who has exactly one.
    StealFrom {
        /// Not from this one.
        seat: Seat,
        /// Who has so many.
        cards: u8,
    },
    /// TS-34: no SAMARITAN waits for a gift.
    NoGiftDue,
    /// TS-34: no card can be drawn to be passed on.
    NoTop,
    /// TS-38: nobody attacks.
    NotAttacked,
    /// TS-33, TS-36: this card is no answer to that.
    NoAnswer {
        /// The card.
        with: Defence,
        /// To what.
        attack: Attack,
    },
}

/// What a seat can be attacked with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Attack {
    /// TS-16.
    Trade,
    /// TS-30.
    Thief,
    /// TS-35.
    Sinner,
    /// TS-32, TS-36.
    Reaper,
}

impl Attack {
    /// Its name in the language files.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Trade => "triple-seven-trade",
            Self::Thief => "triple-seven-thief",
            Self::Sinner => "triple-seven-sinner",
            Self::Reaper => "triple-seven-reaper",
        }
    }
}

impl Breach {
    /// The card is not where the move takes it from.
    pub(crate) fn missing(card: Card, from: Source, hand: &Cards, reserve: Option<Card>) -> Self {
        match (from, reserve) {
            (Source::Hand, _) => Self::NotInHand { card, hand: *hand },
            (Source::Reserve, None) => Self::NoReserve,
            (Source::Reserve, Some(reserve)) => Self::NotTheReserve { card, reserve },
        }
    }
}

impl CoreBreach for Breach {
    fn rule(&self) -> RuleId {
        rule(match self {
            Self::NotDealt | Self::NotYourTurn { .. } => 5,
            Self::ReserveFirst | Self::RoundBegun => 6,
            Self::AlreadyDrew | Self::DrawBeforePass | Self::NotInHand { .. } => 7,
            Self::Shuffling | Self::NothingToDraw => 9,
            Self::DoesNotFit { card, shows, .. } => does_not_fit(*card, *shows),
            Self::NoRun { .. } | Self::RunDoesNotFit { .. } => 13,
            Self::NameAColour { .. } | Self::NoColourYet { .. } => 14,
            Self::TradeWith { .. } => 16,
            Self::ExtraPlay | Self::NothingToDecline | Self::ReserveInExtraPlay => 17,
            Self::LastCard | Self::NothingToSwap => 18,
            Self::NoReserve | Self::NotTheReserve { .. } => 19,
            Self::HasReserve { .. } => 20,
            Self::GameOver { .. } => 23,
            Self::NoHerald | Self::OwnHerald | Self::NotYourHerald { .. } => 25,
            Self::HeraldFirst { .. } => 26,
            Self::CallFirst { .. } | Self::SilentInRace | Self::NoHushInRace | Self::NoRace => 27,
            Self::NoRegularSix { .. } => 28,
            Self::StealFrom { .. } => 30,
            Self::NoAnswer { .. } => 33,
            Self::GiveFirst | Self::NoGiftDue | Self::NoTop => 34,
            Self::AnswerFirst { .. } | Self::NotAttacked => 38,
        })
    }
}

/// TS-11 if a 9 was tried on a 10 of another colour, else TS-10.
fn does_not_fit(card: Card, shows: Shown) -> u8 {
    let nine = matches!(card.face(), Face::Coloured(_, Rank::Number(9) | Rank::Trade));
    if nine && shows.number == Some(10) { 11 } else { 10 }
}
