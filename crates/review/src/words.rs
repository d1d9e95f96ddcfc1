//! The summary of a review: what happened and what to take along, as a coach would say it. Nobody is scolded.

use serde::Serialize;
use sevenfold_core::Message;

use crate::moment::{Moment, costliest};
use crate::sum::Sum;
use crate::{Judgement, Outline};

/// What to say of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Summary {
    /// In a few words.
    pub headline: Message,
    /// What it came to: luck, gifts, own moves.
    pub came: Message,
    /// The move that cost most, or that there was none.
    pub most: Message,
    /// One thing to take along: why the better move was better.
    pub lesson: Option<Message>,
}

/// Fewer hundredths than these were hardly anything.
const LITTLE: i32 = 3;
/// Losses below this, and nothing is to be mended.
const SMALL: i32 = 6;

impl Summary {
    /// The summary of a sum and its moments.
    pub(crate) fn of(outline: &Outline, sum: &Sum, moments: &[Moment], judgements: &[Judgement]) -> Self {
        let others = outline.fair.len().saturating_sub(1);
        let worst = costliest(moments);
        let judged = worst.and_then(|worst| judgements.iter().find(|one| one.decision.step == worst.step));
        let best = judged.and_then(Judgement::best);
        Self {
            headline: Message::new(headline(sum, worst)).with("others", others),
            came: came(sum).with("others", others),
            most: worst
                .map_or_else(|| Message::new(spotless(sum)), |worst| most(sum, worst, outline.rounds())),
            lesson: best.and_then(|best| best.reason.clone()),
        }
    }
}

/// A won game hears of its losses after the praise; a lost one without any has nothing to mend.
fn headline(sum: &Sum, worst: Option<&Moment>) -> &'static str {
    let one_move = worst.is_some_and(|worst| -worst.by() * 5 >= sum.losses * 3);
    match (sum.over, sum.end) {
        (false, _) => "review-head-broken-off",
        (true, 100) if sum.losses < SMALL => "review-head-clean-win",
        (true, 100) => "review-head-win",
        (true, 1..) => "review-head-shared",
        (true, _) if worst.is_none() && sum.losses >= SMALL => "review-head-small-things",
        (true, _) if worst.is_none() && sum.luck <= -LITTLE => "review-head-nothing-to-mend",
        (true, _) if worst.is_none() => "review-head-well-played",
        (true, _) if one_move => "review-head-one-move",
        (true, _) => "review-head-some-moves",
    }
}

/// What luck, gifts and own moves came to. Where nobody can be lucky, luck is not spoken of.
fn came(sum: &Sum) -> Message {
    let key = match sum.luck {
        _ if !sum.can_be_lucky => "review-came-without-luck",
        LITTLE.. => "review-came-lucky",
        i32::MIN..-2 => "review-came-unlucky",
        _ => "review-came-even",
    };
    let message = Message::new(key).with("luck", sum.luck.abs()).with("gifts", sum.gifts);
    message.with("losses", sum.losses)
}

/// The move that cost most, and whether that was most of what was lost. Where a game has one round only, the step says
/// better where it was.
fn most(sum: &Sum, worst: &Moment, rounds: u32) -> Message {
    let is_most = -worst.by() * 2 > sum.losses;
    let key = match (sum.end, is_most, rounds) {
        (100, _, 1) => "review-most-of-a-win-at-step",
        (100, ..) => "review-most-of-a-win",
        (_, true, 1) => "review-most-at-step",
        (_, true, _) => "review-most",
        (_, false, 1) => "review-costliest-at-step",
        (_, false, _) => "review-costliest",
    };
    let message = Message::new(key).with("round", worst.round).with("step", worst.step);
    let message = message.with("lost", -worst.by());
    message.with("before", worst.before).with("after", worst.after)
}

fn spotless(sum: &Sum) -> &'static str {
    if sum.losses < SMALL { "review-spotless" } else { "review-many-small" }
}
