//! Which sounds there are, and when they are heard.

use serde_json::Value;
use sevenfold_core::json::Data;
use sevenfold_protocol::{LogKind, LogLine, Phase, Snapshot};

use crate::table::newer;

/// What can be heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sound {
    /// It is my turn.
    Turn,
    /// Somebody did something.
    Laid,
    /// A seven was made.
    Seven,
    /// That was refused.
    Refused,
    /// The game is over.
    End,
}

/// A note of a sound.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Note {
    /// How high.
    pub hertz: f32,
    /// Milliseconds after the beginning of the sound.
    pub after: u16,
    /// Milliseconds until it has died away.
    pub length: u16,
    /// How loud, at most 1.
    pub loudness: f32,
}

const fn note(hertz: f32, after: u16, length: u16, loudness: f32) -> Note {
    Note { hertz, after, length, loudness }
}

const TURN: &[Note] = &[note(587.0, 0, 180, 0.10), note(784.0, 110, 260, 0.10)];
const LAID: &[Note] = &[note(196.0, 0, 90, 0.12)];
const SEVEN: &[Note] = &[note(523.0, 0, 240, 0.10), note(659.0, 90, 260, 0.10), note(880.0, 180, 420, 0.10)];
const REFUSED: &[Note] = &[note(180.0, 0, 160, 0.12), note(150.0, 120, 220, 0.12)];
const END: &[Note] = &[
    note(523.0, 0, 300, 0.10),
    note(659.0, 140, 300, 0.10),
    note(784.0, 280, 300, 0.10),
    note(1046.0, 420, 700, 0.10),
];

impl Sound {
    /// Its notes.
    pub(crate) const fn notes(self) -> &'static [Note] {
        match self {
            Self::Turn => TURN,
            Self::Laid => LAID,
            Self::Seven => SEVEN,
            Self::Refused => REFUSED,
            Self::End => END,
        }
    }

    /// What is heard when a table changes from one picture to the next, if anything.
    pub(crate) fn between(before: Ear, after: &Snapshot) -> Option<Self> {
        let now = Ear::at(after);
        let mut news =
            newer(&after.log, before.version).iter().filter(|line| line.kind == LogKind::Game).peekable();
        if now.ended && !before.ended {
            return Some(Self::End);
        }
        let anything = news.peek().is_some();
        if news.any(tells_of_seven) {
            return Some(Self::Seven);
        }
        if now.may_act && !before.may_act {
            return Some(Self::Turn);
        }
        anything.then_some(Self::Laid)
    }
}

/// What an ear remembers of a picture of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ear {
    version: u64,
    ended: bool,
    may_act: bool,
}

impl Ear {
    /// What is to be remembered of this one.
    pub(crate) fn at(face: &Snapshot) -> Self {
        let ended = matches!(face.table.phase, Phase::Over(_));
        Self { version: face.version, ended, may_act: may_act(face) }
    }
}

fn may_act(face: &Snapshot) -> bool {
    face.game.as_ref().is_some_and(|game| !game.choices.is_empty())
}

/// Games call their great moments by the name of the house.
fn tells_of_seven(line: &LogLine) -> bool {
    // An event is a word alone, or an object of one word and its facts.
    let event = line.event.as_ref().map(Data::value);
    let name = event.as_deref().and_then(|event| match event {
        Value::String(name) => Some(name),
        event => event.as_object()?.keys().next(),
    });
    name.is_some_and(|name| name.ends_with("seven"))
}
