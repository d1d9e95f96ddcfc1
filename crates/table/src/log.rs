//! What has been said and done lately, for those who come later.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};
use sevenfold_core::erased::AnyEvent;
use sevenfold_core::{Arg, Message, Seat, Viewer};
use sevenfold_protocol::{LogKind, LogLine, Millis, Talk, limits};

/// The last lines, oldest first. It holds the truth: lines leave it only through [`Log::seen_by`].
#[derive(Default)]
pub(crate) struct Log {
    lines: VecDeque<Line>,
}

struct Line {
    version: u64,
    step: u32,
    at: Millis,
    what: What,
}

/// What is rarer than events of the game is in a box, so that lines are short: a table in play keeps many.
enum What {
    Game(Box<dyn AnyEvent>),
    Table(Box<Message>),
    Talk(Box<(Seat, Talk)>),
}

/// The lines of a table that is put away.
#[derive(Serialize, Deserialize)]
pub(crate) struct KeptLog(Vec<KeptLine>);

#[derive(Serialize, Deserialize)]
struct KeptLine {
    version: u64,
    step: u32,
    at: Millis,
    what: KeptWhat,
}

#[derive(Serialize, Deserialize)]
enum KeptWhat {
    /// One of the last events of its step, in order: they happen again when the step is taken again.
    Game,
    Table(Message),
    Talk(Seat, Talk),
}

impl KeptLog {
    /// The lines again, with the events of each step; nothing if they do not belong together.
    pub(crate) fn taken_out(self, mut happened: Vec<Vec<Box<dyn AnyEvent>>>) -> Option<Log> {
        let lines_of = |step: usize| {
            let is_event =
                |line: &&KeptLine| matches!(line.what, KeptWhat::Game) && line.step as usize == step;
            self.0.iter().filter(is_event).count()
        };
        // What is too old for the log is at the beginning.
        for (events, step) in happened.iter_mut().zip(1..) {
            events.drain(..events.len().checked_sub(lines_of(step))?);
        }
        let mut events = happened.into_iter().flatten();
        let line = |KeptLine { version, step, at, what }: KeptLine| {
            let what = match what {
                KeptWhat::Game => What::Game(events.next()?),
                KeptWhat::Table(message) => What::Table(Box::new(message)),
                KeptWhat::Talk(seat, talk) => What::Talk(Box::new((seat, talk))),
            };
            Some(Line { version, step, at, what })
        };
        Some(Log { lines: self.0.into_iter().map(line).collect::<Option<_>>()? })
    }
}

/// When something happened.
#[derive(Clone, Copy)]
pub(crate) struct Stamp {
    pub(crate) version: u64,
    pub(crate) step: u32,
    pub(crate) at: Millis,
}

impl Log {
    pub(crate) fn events(&mut self, stamp: Stamp, events: Vec<Box<dyn AnyEvent>>) {
        for event in events {
            self.push(stamp, What::Game(event));
        }
    }

    pub(crate) fn table(&mut self, stamp: Stamp, message: Message) {
        self.push(stamp, What::Table(Box::new(message)));
    }

    pub(crate) fn talk(&mut self, stamp: Stamp, seat: Seat, talk: Talk) {
        let talked = self.lines.iter().filter(|line| matches!(line.what, What::Talk(..))).count();
        if talked >= limits::TALK_LINES
            && let Some(oldest) = self.lines.iter().position(|line| matches!(line.what, What::Talk(..)))
        {
            self.lines.remove(oldest);
        }
        self.push(stamp, What::Talk(Box::new((seat, talk))));
    }

    fn push(&mut self, Stamp { version, step, at }: Stamp, what: What) {
        if self.lines.len() >= limits::LOG_LINES {
            self.lines.pop_front();
        }
        self.lines.push_back(Line { version, step, at, what });
    }

    /// Steps of the game after the first `keep` never happened.
    pub(crate) fn undo_to(&mut self, keep: u32) {
        self.lines.retain(|line| line.step <= keep || !matches!(line.what, What::Game(_)));
    }

    /// Another game begins; only the talk goes on.
    pub(crate) fn next_game(&mut self) {
        self.lines.retain(|line| matches!(line.what, What::Talk(..)));
        self.lines.iter_mut().for_each(|line| line.step = 0);
    }

    /// When a seat last said something.
    pub(crate) fn last_talk(&self, seat: Seat) -> Option<Millis> {
        let said = |line: &&Line| matches!(&line.what, What::Talk(said) if said.0 == seat);
        self.lines.iter().rev().find(said).map(|line| line.at)
    }

    /// The lines as they are put away: the truth.
    pub(crate) fn put_away(&self) -> KeptLog {
        let line = |line: &Line| {
            let what = match &line.what {
                What::Game(_) => KeptWhat::Game,
                What::Table(message) => KeptWhat::Table((**message).clone()),
                What::Talk(said) => KeptWhat::Talk(said.0, said.1.clone()),
            };
            KeptLine { version: line.version, step: line.step, at: line.at, what }
        };
        KeptLog(self.lines.iter().map(line).collect())
    }

    /// The lines from a version on, as this viewer may read them.
    pub(crate) fn seen_by(&self, viewer: Viewer, from: u64) -> Vec<LogLine> {
        let older = self.lines.partition_point(|line| line.version < from);
        self.lines.range(older..).filter_map(|line| line.seen_by(viewer)).collect()
    }
}

impl Line {
    fn seen_by(&self, viewer: Viewer) -> Option<LogLine> {
        let (kind, message, event) = match &self.what {
            What::Game(event) => {
                let told = event.seen_by(viewer)?;
                (LogKind::Game, told.message, Some(told.event))
            }
            What::Table(message) => (LogKind::Table, (**message).clone(), None),
            What::Talk(talked) => {
                let (seat, talk) = &**talked;
                (LogKind::Talk(*seat), said(*seat, talk), None)
            }
        };
        Some(LogLine { version: self.version, step: self.step, at: self.at, kind, message, event })
    }
}

fn said(seat: Seat, talk: &Talk) -> Message {
    let words = match talk {
        Talk::Phrase(phrase) => Arg::Key(format!("table-phrase-{phrase}").into()),
        Talk::Words(words) => Arg::Text(words.clone()),
    };
    Message::new("table-said").with("seat", seat).with("words", words)
}
