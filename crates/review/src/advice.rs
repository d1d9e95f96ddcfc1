//! What the judge says before a move is made: hints at tables and where one practises. It is what a review says afterwards of
//! the same decision, where it looks most closely: the same bot, the same dice, as many tries, no move given up.

use sevenfold_core::erased::AnyRun;
use sevenfold_core::{Message, Seat};
use sevenfold_shelf::{AnyBot, Effort, Shelved};

use crate::Care;
use crate::judging::{Dice, judge_of, opinions};

/// A move that is advised.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The move, in the notation.
    pub text: String,
    /// Why, from what the seat sees.
    pub reason: Option<Message>,
}

/// The judge of a game, about to look as closely as a review does at the moves that may have cost most. Where the host
/// counts what its bots think and does not time it, it is counted for the judge as well.
pub fn adviser(game: &dyn Shelved, host: &Effort) -> Option<Box<dyn AnyBot>> {
    judge_of(game, host.counted().unwrap_or_else(|| Care::of(game.meta().id).closer))
}

/// What the judge would do at a seat after so many steps, from what the seat sees; nothing means: let it pass.
pub fn hint(game: &dyn Shelved, run: &dyn AnyRun, seat: Seat, steps: usize, host: &Effort) -> Option<Hint> {
    let mut adviser = adviser(game, host)?;
    let mut dice = Dice::OfTheStep.generator(steps);
    // A review looks at moves where there was a choice of them. Whether to move at all is for whoever plays to say.
    let is_decision = run.agenda().must().contains(seat) && run.legal(seat).len() > 1;
    let judged = if is_decision { opinions(&mut *adviser, run, seat, &mut dice) } else { Vec::new() };
    let best = judged.into_iter().next().map(|best| best.action);
    let text = best.or_else(|| adviser.choose(run, seat, &mut dice))?;
    let reason = adviser.reason(run, seat, &text);
    Some(Hint { text, reason })
}
