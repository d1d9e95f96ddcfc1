//! The classroom: a lesson being played.

use serde_json::Value;
use sevenfold_core::erased::{AnyEvent, AnyGame, AnyRun, Refused};
use sevenfold_core::{Message, Seat, Viewer};

use crate::{Lesson, Line, Step};

/// What the events of one step of the game were.
type Happenings = Vec<Box<dyn AnyEvent>>;

/// A game after a move, and what happened in it.
type Played = (Box<dyn AnyRun>, Happenings);

/// A lesson at one of its steps. It holds the truth: only the learner's views leave it.
pub struct Classroom {
    lesson: Lesson,
    game: &'static dyn AnyGame,
    run: Box<dyn AnyRun>,
    happened: Vec<Happenings>,
    step: usize,
    line: usize,
}

/// What is to happen next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Something that is only watched: [`Classroom::go_on`].
    Watch,
    /// The learner acts: [`Classroom::answer`].
    Act,
    /// The step is over.
    Over,
}

/// What came of a learner's move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It is what was asked, and has been done.
    Right,
    /// It is allowed, but not what was asked; nothing has changed.
    Other,
    /// The rules forbid it; nothing has changed but that it was tried, if that was asked.
    Refused(Refused),
}

/// What of a lesson cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unplayable {
    /// The name of the step.
    pub step: String,
    /// Which of its lines, from 1.
    pub line: usize,
    /// Why not.
    pub message: Message,
}

impl Classroom {
    /// A lesson at one of its steps; at its last one if it has not so many.
    pub fn enter(lesson: Lesson, game: &'static dyn AnyGame, step: usize) -> Result<Self, Unplayable> {
        let step = step.min(lesson.steps.len().saturating_sub(1));
        let run = fresh(&lesson, None, game)?;
        let mut room = Self { lesson, game, run, happened: Vec::new(), step, line: 0 };
        room.go_to(step)?;
        Ok(room)
    }

    /// Goes to the beginning of a step, as if everything before it had been done as it is shown.
    pub fn go_to(&mut self, step: usize) -> Result<(), Unplayable> {
        let target = step.min(self.lesson.steps.len().saturating_sub(1));
        let from = (0..=target).rev().find(|&step| self.lesson.steps[step].begins_anew()).unwrap_or_default();
        for step in from..=target {
            (self.step, self.line) = (step, 0);
            if step == target {
                return self.skip_past();
            }
            while self.next_line().is_some() {
                self.show()?;
            }
        }
        Ok(())
    }

    /// What happened before the table is first seen.
    fn skip_past(&mut self) -> Result<(), Unplayable> {
        let lines = &self.lesson.steps[self.step].lines;
        if !self.lesson.steps[self.step].begins_anew() {
            return Ok(());
        }
        let here = lines.iter().position(|line| *line == Line::Here || line.is_task());
        let seen = here.unwrap_or(lines.len());
        while self.line < seen {
            self.show()?;
        }
        if self.next_line() == Some(&Line::Here) {
            self.line += 1;
        }
        Ok(())
    }

    /// Goes on to the next step from what the learner has done; `false` if this is the last one.
    pub fn next_step(&mut self) -> Result<bool, Unplayable> {
        if self.step + 1 >= self.lesson.steps.len() {
            return Ok(false);
        }
        (self.step, self.line) = (self.step + 1, 0);
        self.skip_past()?;
        Ok(true)
    }

    /// What is to happen next.
    pub fn stage(&self) -> Stage {
        match self.next_line() {
            None => Stage::Over,
            Some(line) if line.is_task() => Stage::Act,
            Some(_) => Stage::Watch,
        }
    }

    /// Lets the next thing happen that is only watched, with what the table draws after it.
    pub fn go_on(&mut self) -> Result<(), Unplayable> {
        if self.stage() == Stage::Watch {
            self.show()?;
        }
        while matches!(self.next_line(), Some(Line::Chance(_))) {
            self.show()?;
        }
        Ok(())
    }

    /// What would come of a learner's move.
    pub fn ahead(&self, text: &str) -> Verdict {
        self.judged(text).0
    }

    /// The learner makes a move.
    pub fn answer(&mut self, text: &str) -> Verdict {
        let (verdict, then) = self.judged(text);
        match (&verdict, then) {
            (Verdict::Right, Some((run, events))) => {
                self.run = run;
                self.happened.push(events);
                self.line += 1;
            }
            (Verdict::Refused(_), _) if self.to_try() == Some(text) => self.line += 1,
            _ => {}
        }
        verdict
    }

    /// What a learner's move is worth, and the game after it.
    fn judged(&self, text: &str) -> (Verdict, Option<Played>) {
        let mut run = self.run.boxed_clone();
        let events = match run.play(self.lesson.seat, text) {
            Ok(events) => events,
            Err(refused) => return (Verdict::Refused(refused), None),
        };
        let asked = match self.next_line() {
            Some(Line::Ask(moves)) => moves.iter().any(|asked| fits(asked, text)),
            Some(Line::Any(_)) => true,
            _ => false,
        };
        (if asked { Verdict::Right } else { Verdict::Other }, Some((run, events)))
    }

    /// The move that is asked for, where one is.
    pub fn shown_move(&self) -> Option<&str> {
        match self.next_line()? {
            Line::Ask(moves) => moves.first().map(String::as_str),
            Line::Any(text) => Some(text),
            _ => None,
        }
    }

    /// The moves that are asked for, any of which will do; none where the learner may do anything.
    pub fn asked_moves(&self) -> &[String] {
        match self.next_line() {
            Some(Line::Ask(moves)) => moves,
            _ => &[],
        }
    }

    /// The forbidden move that is to be tried, where one is.
    pub fn to_try(&self) -> Option<&str> {
        match self.next_line()? {
            Line::Try(text, _) => Some(text),
            _ => None,
        }
    }

    /// The lesson.
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// Which step this is, from 0.
    pub fn step(&self) -> usize {
        self.step
    }

    /// The game as it stands. It holds the truth.
    pub fn run(&self) -> &dyn AnyRun {
        &*self.run
    }

    /// What the learner was told of each step of the game, oldest first.
    pub fn told(&self) -> impl Iterator<Item = (usize, sevenfold_core::erased::Told)> {
        let viewer = Viewer::Seat(self.lesson.seat);
        let steps = self.happened.iter().enumerate();
        steps.flat_map(move |(step, events)| {
            events.iter().filter_map(move |event| Some((step, event.seen_by(viewer)?)))
        })
    }

    fn next_line(&self) -> Option<&Line> {
        self.lesson.steps.get(self.step).and_then(|Step { lines, .. }| lines.get(self.line))
    }

    /// Does what the next line says, in the learner's place where it is the learner's.
    fn show(&mut self) -> Result<(), Unplayable> {
        let Some(line) = self.next_line().cloned() else { return Ok(()) };
        let seat = self.lesson.seat;
        match line {
            Line::New(options) => {
                self.run = fresh(&self.lesson, options.as_ref(), self.game)?;
                self.happened.clear();
            }
            Line::Here | Line::Try(..) => {}
            Line::Chance(text) => {
                let events = self.run.settle(&text).map_err(|message| self.unplayable(message))?;
                self.happened.push(events);
            }
            Line::Act(mover, text) => self.play(mover, &text)?,
            Line::Any(text) => self.play(seat, &text)?,
            Line::Ask(moves) => self.play(seat, moves.first().map_or("", String::as_str))?,
        }
        self.line += 1;
        Ok(())
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<(), Unplayable> {
        let events =
            self.run.play(seat, text).map_err(|refused| self.unplayable(refused.message().clone()))?;
        self.happened.push(events);
        Ok(())
    }

    fn unplayable(&self, message: Message) -> Unplayable {
        let step = self.lesson.steps.get(self.step).map(|step| step.name.clone()).unwrap_or_default();
        Unplayable { step, line: self.line + 1, message }
    }
}

/// Is a move what is asked for? `O *` is any move that begins with `O `.
fn fits(asked: &str, text: &str) -> bool {
    asked.strip_suffix('*').map_or(asked == text, |beginning| text.starts_with(beginning))
}

fn fresh(
    lesson: &Lesson,
    options: Option<&Value>,
    game: &'static dyn AnyGame,
) -> Result<Box<dyn AnyRun>, Unplayable> {
    let unplayable = |message| Unplayable { step: String::new(), line: 0, message };
    game.start(options.unwrap_or(&lesson.options), lesson.seats, None)
        .map_err(|error| unplayable(error.message))
}
