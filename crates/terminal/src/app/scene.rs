//! What the screen is about, what is laid over it, and what is waited for.

use sevenfold_client::Hint;
use sevenfold_core::{Message, Seat};
use sevenfold_fair::Verdict;
use sevenfold_protocol::Choice;

/// What the screen is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// The table, as the one at the keyboard may see it.
    Table,
    /// Nothing but whom the keyboard goes to.
    HandOver(Seat),
    /// The game is over: the result.
    Result,
    /// People are still sitting down.
    Gathering,
}

/// Something laid over the screen until it is answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Overlay {
    /// The keys.
    Help,
    /// The rule of the last refusal, or all rules, from this row on.
    Rules {
        /// How many rows are scrolled away.
        scroll: usize,
    },
    /// The game's own page.
    Page,
    /// Really stop?
    Quit,
    /// Does everybody who is asked here agree to take back?
    TakeBack,
    /// Really give up?
    Resign,
    /// Somebody was quick: who?
    Caller,
}

/// A sentence about what was just done.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Notice {
    /// Something was refused, perhaps with the rule.
    Refused(Option<String>, Message),
    /// Good to know.
    Info(Message),
    /// The deal is not all it could be.
    OfTheDeal(Verdict),
    /// What the adviser says.
    Hint(Hint),
}

/// A move that races against others, and whose it would be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Urgent {
    /// Who may make it.
    pub seat: Seat,
    /// The move.
    pub choice: Choice,
}

/// What the line is typed for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Typing {
    /// A move.
    Move,
    /// Something to say to the others.
    Talk,
}

/// What an answer of the table is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    /// A move of this seat's.
    Move(Seat),
    TakeBack,
    Hint,
    Rematch,
    Other,
}
