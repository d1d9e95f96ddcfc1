//! A lesson: what is set up, played and asked, step by step.

use serde_json::Value;
use sevenfold_core::Seat;

/// A first game, led.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// The game's id.
    pub game: String,
    /// How many sit at the table.
    pub seats: u8,
    /// Where the learner sits.
    pub seat: Seat,
    /// The game's options.
    pub options: Value,
    /// What is learnt, one thing a step. The first step begins a game.
    pub steps: Vec<Step>,
}

/// One thing to learn.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// What its sentences are found by.
    pub name: String,
    /// The ids of the rules it teaches.
    pub teaches: Vec<String>,
    /// What happens, in order.
    pub lines: Vec<Line>,
}

/// Something that happens in a lesson.
#[derive(Clone, PartialEq, Debug)]
pub enum Line {
    /// A game begins anew, with options of its own if it has any.
    New(Option<Value>),
    /// What came before has happened already; what follows is watched.
    Here,
    /// The table draws.
    Chance(String),
    /// A seat moves by itself.
    Act(Seat, String),
    /// The learner is to make one of these moves; the first is the one to show.
    Ask(Vec<String>),
    /// The learner makes any legal move; this is the one to show.
    Any(String),
    /// The learner is to try a move that this rule forbids.
    Try(String, String),
}

impl Line {
    /// Does it wait for the learner?
    pub const fn is_task(&self) -> bool {
        matches!(self, Self::Ask(_) | Self::Any(_) | Self::Try(..))
    }
}

impl Step {
    /// Does it ask anything of the learner?
    pub fn has_task(&self) -> bool {
        self.lines.iter().any(Line::is_task)
    }

    /// Does it begin a game anew?
    pub fn begins_anew(&self) -> bool {
        matches!(self.lines.first(), Some(Line::New(_)))
    }
}
