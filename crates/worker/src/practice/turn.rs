//! A turn that is asked for: the player makes its moves, and what they bring is the answer (Double Seven).

use sevenfold_core::Seat;
use sevenfold_core::erased::AnyRun;
use sevenfold_protocol::ToClient;
use sevenfold_review::wire::{Answer, MoveFace};
use sevenfold_turns::{Aim, Measure, Start};

use super::{Flow, Practice};
use crate::lesson::refusal;

/// What is asked for, and where it began.
pub(super) struct Turn {
    start: Start,
    measure: Measure,
    most: u8,
}

impl Turn {
    /// Begins it; nothing if nobody is to act there.
    pub(super) fn begin(run: &dyn AnyRun, aim: &Aim) -> Option<Self> {
        Some(Self { start: Start::of(run)?, measure: aim.measure, most: aim.most })
    }
}

impl Practice {
    /// A move of a turn that is asked for. It is answered when the turn is over, or when the most was brought; what is
    /// drawn (Two for One) is luck, and ends it.
    pub(super) fn take_turn(&mut self, id: u32, text: &str) -> ToClient {
        let events = match self.run.play(self.seat, text) {
            Ok(events) => events,
            Err(refused) => return ToClient::Refused { id: Some(id), refusal: refusal(refused) },
        };
        self.hear(&events);
        if let Some(Turn { start, measure, most }) = &self.turn {
            let brought = start.reached(&*self.run, *measure);
            let goes_on = Start::of(&*self.run).is_some_and(|now| now.seat() == self.seat);
            if !goes_on || brought >= *most {
                (self.flow, self.answer) = (Flow::Answered, Some(Answer::Turn(brought)));
            }
        }
        ToClient::Done { id }
    }
}

/// The moves that bring the most, in words.
pub(super) fn line(run: &dyn AnyRun, seat: Seat, aim: &Aim) -> Vec<MoveFace> {
    let mut run = run.boxed_clone();
    let face = |text: &String| {
        let label = run.describe(seat, text);
        // A line that cannot be played is told as far as it goes.
        run.play(seat, text).ok()?;
        Some(MoveFace { text: text.clone(), label, reason: None })
    };
    aim.line.iter().map_while(face).collect()
}
