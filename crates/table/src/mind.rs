//! What bots think about, and when what they think may be known.
//!
//! How long a bot thinks shows what it thinks about: a forced move takes no time, a choice between two good ones all of
//! it. So an answer leaves at a moment that is decided before the bot begins to think: when its delay is over, and not
//! before the longest time that it may think has passed. Whoever has more threads than one lets bots think beside the
//! table ([`Table::thinking`](crate::Table::thinking)), so that nobody can feel it by asking for something else meanwhile.

use sevenfold_core::erased::AnyRun;
use sevenfold_protocol::Millis;
use sevenfold_shelf::{Effort, Shelved};

use crate::play::Asked;
use crate::{Mover, brain};

/// A bot that is to think, with all it needs: it may be done anywhere.
#[must_use = "the game waits for it"]
pub struct Thinking {
    pub(crate) question: Question,
    pub(crate) shelved: &'static dyn Shelved,
    pub(crate) run: Box<dyn AnyRun>,
    pub(crate) bot: String,
    pub(crate) dice: u64,
    pub(crate) effort: Effort,
}

/// What came of it, for [`Table::thought`](crate::Table::thought).
#[must_use = "the game waits for it"]
pub struct Thought {
    question: Question,
    text: Option<String>,
}

/// What is thought about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Question {
    /// The version at which the game came to be as it is.
    pub(crate) since: u64,
    pub(crate) asked: Asked,
    /// For whom: a bot, or somebody whose time is up.
    pub(crate) by: Mover,
}

impl Thinking {
    /// Thinks, for as long as it takes.
    pub fn think(self) -> Thought {
        let text = match self.question.by {
            Mover::Table => brain::move_in_time(&self),
            Mover::Player | Mover::Bot => brain::bot_move(&self),
        };
        Thought { question: self.question, text }
    }
}

/// What is known of the answers to the questions of the moment. Not kept: asked again, bots say the same.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Minds(Vec<Mind>);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Mind {
    question: Question,
    /// When the bot will have thought for as long as it may.
    ready: Millis,
    answer: Answer,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Answer {
    Awaited,
    /// A move, or letting it pass.
    Known(Option<String>),
}

/// How a question stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stand {
    /// Nobody has thought about it.
    Open,
    /// Somebody thinks about it.
    Awaited,
    /// It is answered, and may be known from then on.
    Ready(Millis),
}

impl Minds {
    pub(crate) fn stand(&self, question: Question) -> Stand {
        let mind = self.0.iter().find(|mind| mind.question == question);
        mind.map_or(Stand::Open, |mind| match mind.answer {
            Answer::Awaited => Stand::Awaited,
            Answer::Known(_) => Stand::Ready(mind.ready),
        })
    }

    /// Somebody begins to think.
    pub(crate) fn begin(&mut self, question: Question, ready: Millis) {
        self.0.push(Mind { question, ready, answer: Answer::Awaited });
    }

    /// Somebody has thought. What is late leaves as if it had been begun anew as often as necessary: how late it was shows
    /// as little as possible. What was thought about something that is over is forgotten.
    pub(crate) fn answer(&mut self, thought: Thought, now: Millis, longest: u64) {
        let Some(mind) = self.0.iter_mut().find(|mind| mind.question == thought.question) else { return };
        let late = now.since(mind.ready);
        mind.ready = mind.ready.plus(late.div_ceil(longest.max(1)) * longest);
        mind.answer = Answer::Known(thought.text);
    }

    /// The answer to a question leaves.
    pub(crate) fn take(&mut self, question: Question) -> Option<String> {
        let index = self.0.iter().position(|mind| mind.question == question)?;
        match self.0.swap_remove(index).answer {
            Answer::Known(text) => text,
            Answer::Awaited => None,
        }
    }

    /// The game is another one.
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }
}
