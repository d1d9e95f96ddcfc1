//! An exercise: a position that waits for an answer, which is tried and not made, and is played out if the player likes.

use sevenfold_core::erased::AnyRun;
use sevenfold_core::{Seat, json};
use sevenfold_exercises::{Exercise, position};
use sevenfold_protocol::{Millis, Settings};
use sevenfold_review::advice::adviser;
use sevenfold_review::wire::{Answer, MoveFace};
use sevenfold_shelf::Shelved;
use sevenfold_table::Effort;

use super::turn::{Turn, line};
use super::{Beginning, Flow, Practice};
use crate::host::Output;

impl Practice {
    /// Begins with an exercise; nothing if it cannot be read or played up to.
    pub(crate) fn exercise(
        game: &str,
        text: &str,
        name: &str,
        effort: Effort,
        now: Millis,
    ) -> Option<(Self, Output)> {
        let exercise: Exercise = json::from_text(text).ok()?;
        let shelved = sevenfold_shelf::find(game)?;
        let run = position(shelved, &exercise).ok()?;
        let mut settings = Settings::new(game, exercise.seats);
        if !exercise.options.is_null() {
            settings.options = exercise.options.clone();
        }
        let beginning = Beginning { run, untold: 0, settings, sitters: Vec::new() };
        let (mut practice, _) = Self::begin(beginning, exercise.seat, name, effort, now)?;
        practice.flow = Flow::Asking;
        if let Some(aim) = &exercise.aim {
            practice.moves = line(&*practice.run, exercise.seat, aim);
            practice.turn = Turn::begin(&*practice.run, aim);
        }
        let mut output = Output::default();
        practice.show(&mut output, now);
        Some((practice, output))
    }

    /// An exercise that was answered is played out from the answer.
    pub(crate) fn step(&mut self, now: Millis) -> Output {
        let mut output = Output::default();
        if self.flow == Flow::Answered {
            self.flow = Flow::Playing;
            match self.answer.clone() {
                Some(Answer::Move(text)) => {
                    self.play(0, &text);
                }
                // Its moves have been made.
                Some(Answer::Turn(_)) | None => self.draw(),
            }
        }
        self.show(&mut output, now);
        output
    }
}

/// The moves of a seat in words, with what the judge has to say for them, from what the seat sees.
pub(super) fn words(game: &dyn Shelved, run: &dyn AnyRun, seat: Seat, effort: &Effort) -> Vec<MoveFace> {
    let mut bot = adviser(game, effort);
    let legal = run.legal(seat);
    // Nobody reads a long list.
    let few = legal.len() <= sevenfold_protocol::limits::LABELLED_CHOICES;
    let face = |text: String| MoveFace {
        label: run.describe(seat, &text),
        reason: bot.as_mut().and_then(|bot| bot.reason(run, seat, &text)),
        text,
    };
    if few { legal.into_iter().map(face).collect() } else { Vec::new() }
}
