//! A hint at the table says what the review would say of the same position: the same move, or one as good, for the same reason.

#![expect(clippy::unwrap_used, reason = "a game that cannot be played fails the test")]

mod support;

use sevenfold_core::chance::Quick;
use sevenfold_review::judging::{self, Dice, judge_step};
use sevenfold_review::{Considered, about_equal};
use sevenfold_shelf::{Effort, GAMES};
use support::played;

/// How many steps of each game are played, and how far apart the decisions are that are looked at.
const STEPS: usize = 60;
const APART: usize = 6;

/// What a hint costs by the review's judgement, at most, in shares of a win: the two look with different dice.
const LITTLE: f64 = 0.05;

#[test]
fn a_hint_says_what_the_review_would() {
    for game in GAMES {
        let meta = game.meta();
        let run = played(*game, meta.least_seats.max(2), STEPS);
        let effort = Effort::iterations(600);
        let mut judge = game.bot(game.levels().last().unwrap(), &judging::fair(effort.clone())).unwrap();
        let mut compared = 0;
        for index in (0..run.len()).filter(|index| run.step_by(*index).is_some()).step_by(APART) {
            let seat = run.step_by(index).unwrap();
            let mut hinted = run.boxed_clone();
            hinted.undo_to(index);
            let Some(hint) = game.hint(&*hinted, seat, &effort, &mut Quick::new(3)) else { continue };
            hinted.play(seat, &hint.text).unwrap();
            let Some(judged) = judge_step(&*hinted, &mut *judge, index + 1, Dice::OfTheStep) else {
                continue;
            };
            let Some((best, made)) = judged.best().zip(judged.made()) else { continue };
            let as_good = |one: &Considered| about_equal(best, one) || best.worth - one.worth < LITTLE;
            assert!(as_good(made), "{} at step {}: {} and not {}", meta.id, index + 1, hint.text, best.text);
            assert_eq!(made.reason, hint.reason, "{} at step {}: {}", meta.id, index + 1, hint.text);
            compared += 1;
        }
        assert!(compared > 0, "{} had no decision", meta.id);
    }
}
