//! Why a move is refused: the rule, and the facts.

use sevenfold_core::{Message, RuleId, Say, Seat};

use crate::pieces::Card;

/// The rule with this number.
pub(crate) const fn rule(number: u8) -> RuleId {
    RuleId::new("SE", number)
}

/// A move that breaks a rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Breach {
    /// SE-13 The game is over.
    Over,
    /// SE-2 The cards are dealt first.
    DealFirst,
    /// SE-5 It is another seat's turn.
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
    },
    /// SE-5 A round of Fan Tan begins with the seven of diamonds.
    BeginWithDiamonds,
    /// SE-2 The hand has no such card.
    NotHeld {
        /// The missing card.
        card: Card,
    },
    /// SE-4 The card is not next in its row.
    DoesNotFit {
        /// The card.
        card: Card,
        /// The lowest and the highest rank of its row; `None` if its seven does not lie yet.
        ends: Option<(u8, u8)>,
    },
    /// SE-6 Whoever can lay in Fan Tan must.
    MustLay {
        /// A card that fits.
        card: Card,
    },
    /// SE-7 Three passes a round are all there are, and a card fits.
    NoPassLeft {
        /// It.
        card: Card,
    },
    /// SE-8 Nobody leaves a round of Fan Tan.
    NobodyFolds,
    /// SE-8 A card fits.
    FoldsTooSoon {
        /// It.
        card: Card,
    },
    /// SE-8 One can still pass.
    PassesLeft {
        /// How often.
        left: u8,
    },
    /// SE-8 There is no fourth pass.
    MustFold,
}

impl sevenfold_core::Breach for Breach {
    fn rule(&self) -> RuleId {
        rule(match self {
            Self::Over => 13,
            Self::DealFirst | Self::NotHeld { .. } => 2,
            Self::NotYourTurn { .. } | Self::BeginWithDiamonds => 5,
            Self::DoesNotFit { .. } => 4,
            Self::MustLay { .. } => 6,
            Self::NoPassLeft { .. } => 7,
            Self::NobodyFolds | Self::FoldsTooSoon { .. } | Self::PassesLeft { .. } | Self::MustFold => 8,
        })
    }
}

impl Say for Breach {
    fn say(&self) -> Message {
        match *self {
            Self::Over => Message::new("sevens-refuse-over"),
            Self::DealFirst => Message::new("sevens-refuse-deal-first"),
            Self::NotYourTurn { turn } => Message::new("sevens-refuse-not-your-turn").with("turn", turn),
            Self::BeginWithDiamonds => {
                Message::new("sevens-refuse-begin").with("card", Card::SEVEN_OF_DIAMONDS)
            }
            Self::NotHeld { card } => Message::new("sevens-refuse-not-held").with("card", card),
            Self::DoesNotFit { card, ends: None } => {
                let seven = Card::new(card.suit(), crate::SEVEN);
                Message::new("sevens-refuse-no-row").with("card", card).with("seven", seven)
            }
            Self::DoesNotFit { card, ends: Some((low, high)) } => Message::new("sevens-refuse-does-not-fit")
                .with("card", card)
                .with("low", Card::new(card.suit(), low))
                .with("high", Card::new(card.suit(), high)),
            Self::MustLay { card } => Message::new("sevens-refuse-must-lay").with("card", card),
            Self::NoPassLeft { card } => Message::new("sevens-refuse-no-pass-left").with("card", card),
            Self::NobodyFolds => Message::new("sevens-refuse-nobody-folds"),
            Self::FoldsTooSoon { card } => Message::new("sevens-refuse-folds-too-soon").with("card", card),
            Self::PassesLeft { left } => Message::new("sevens-refuse-passes-left").with("left", left),
            Self::MustFold => Message::new("sevens-refuse-must-fold"),
        }
    }
}
