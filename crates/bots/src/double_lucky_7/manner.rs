//! How players of different strength think.

use super::worlds::Mind;

/// A strength of play.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Manner {
    /// The name in menus.
    pub name: &'static str,
    /// What is kept in mind.
    pub mind: Mind,
    /// Whether bids and cards are thought over.
    pub thinking: Thinking,
    /// The part of the effort that is spent.
    pub share: f64,
    /// The most worlds a move is tried in.
    pub worlds: u32,
    /// How the last tricks of a round are foreseen.
    pub ending: Ending,
}

/// Whether bids and cards are thought over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Thinking {
    /// They are felt; only the wheel needs a thought.
    Feeling,
    /// They are what usually does.
    Habit,
    /// In several worlds.
    Worlds,
}

/// How the last tricks of a round are foreseen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ending {
    /// Everybody goes on by habit.
    Habit,
    /// Everybody plays as well as can be.
    Exact,
}

/// Plays by habit, and counts: one move's knowledge, for others to be measured against.
pub(super) static GREEDY: Manner =
    Manner { name: "greedy", mind: Mind::Counting, thinking: Thinking::Habit, ..CARELESS };

/// Bids by feeling, plays high to win and low to lose, and has forgotten the tricks before.
pub(super) static CARELESS: Manner = Manner {
    name: "careless",
    mind: Mind::Forgetful,
    thinking: Thinking::Feeling,
    share: 0.02,
    worlds: 2,
    ending: Ending::Habit,
};

/// Thinks of a few ways the cards may lie, and mixes up what has been played.
pub(super) static CASUAL: Manner = Manner {
    name: "casual",
    mind: Mind::Forgetful,
    thinking: Thinking::Worlds,
    share: 0.1,
    worlds: 4,
    ending: Ending::Habit,
};

/// Counts cards.
pub(super) static CLUB: Manner = Manner {
    name: "club",
    mind: Mind::Counting,
    thinking: Thinking::Worlds,
    share: 0.25,
    worlds: 11,
    ending: Ending::Habit,
};

/// Counts cards and reads bids.
pub(super) static EXPERT: Manner = Manner {
    name: "expert",
    mind: Mind::Reading,
    thinking: Thinking::Worlds,
    share: 0.4,
    worlds: 60,
    ending: Ending::Habit,
};

/// And plays the last tricks exactly.
pub(super) static MASTER: Manner = Manner {
    name: "master",
    mind: Mind::Reading,
    thinking: Thinking::Worlds,
    share: 1.0,
    worlds: u32::MAX,
    ending: Ending::Exact,
};
