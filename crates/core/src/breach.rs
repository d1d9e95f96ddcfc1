//! What can be wrong: a move against the rules, a setup, a chance step, a view without a world.

use crate::{Message, RuleId, Say};

/// A move that breaks a rule: which one, and the facts.
pub trait Breach: Say + Clone + PartialEq + std::fmt::Debug {
    /// The rule that is broken.
    fn rule(&self) -> RuleId;
}

/// A game that cannot be set up like this.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError {
    /// The rule that forbids it, if one does.
    pub rule: Option<RuleId>,
    /// What is wrong, and what would do.
    pub message: Message,
}

impl SetupError {
    /// The rules forbid it.
    pub const fn against(rule: RuleId, message: Message) -> Self {
        Self { rule: Some(rule), message }
    }

    /// The request makes no sense to any rule.
    pub const fn odd(message: Message) -> Self {
        Self { rule: None, message }
    }

    /// The game is not for that many players.
    pub fn seats(seats: u8, least: u8, most: u8) -> Self {
        Self::odd(Message::new("setup-seats").with("seats", seats).with("least", least).with("most", most))
    }
}

/// A chance step that the table cannot have drawn here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Impossible {
    /// Why not.
    pub message: Message,
}

impl Impossible {
    /// Why the step is impossible.
    pub const fn new(message: Message) -> Self {
        Self { message }
    }

    /// Another chance step is due, or none.
    pub const fn undue() -> Self {
        Self::new(Message::new("chance-undue"))
    }

    /// The cards drawn are not the cards there are.
    pub const fn not_the_cards() -> Self {
        Self::new(Message::new("chance-not-the-cards"))
    }
}

/// A view that no world agrees with; views made by a game always have one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoWorld;
