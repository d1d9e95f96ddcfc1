//! The judge never sees more than the seat: worlds that look alike to a seat give it the same review.

#![expect(clippy::unwrap_used, reason = "a game that cannot be played fails the test")]

mod support;

use sevenfold_core::chance::Quick;
use sevenfold_core::erased::AnyRun;
use sevenfold_core::{Seat, Viewer};
use sevenfold_review::judging::{Dice, judge_step, outline};
use sevenfold_shelf::{Effort, GAMES};
use support::played;

/// How many steps of each game are played, and how far apart the decisions are that are looked at.
const STEPS: usize = 60;
const APART: usize = 6;

/// At a decision everything a seat is told is the same in a world that it cannot tell from the true one: the worth of
/// every move, the reasons, the words.
#[test]
fn twin_worlds_are_judged_alike() {
    for game in GAMES {
        let seats = game.meta().least_seats.max(2);
        let run = played(*game, seats, STEPS);
        let mut bot = game.bot(game.levels().last().unwrap(), &Effort::iterations(40)).unwrap();
        let decisions: Vec<usize> = (0..run.len()).filter(|index| run.step_by(*index).is_some()).collect();
        let mut judged = 0;
        for index in decisions.into_iter().step_by(APART) {
            let seat = run.step_by(index).unwrap();
            let mut before = run.boxed_clone();
            before.undo_to(index);
            let mut twin = before.imagine(Viewer::Seat(seat), &mut Quick::new(11)).unwrap();
            assert_eq!(twin.view(Viewer::Seat(seat)), before.view(Viewer::Seat(seat)));
            let text = run.step_text(index).unwrap();
            before.play(seat, &text).unwrap();
            twin.play(seat, &text).unwrap();
            // A twin has no steps before; the dice are the same where they are told to be.
            let truth = judge_step(&*before, &mut *bot, index + 1, Dice::Others(3));
            let other = judge_last(&*twin, &mut *bot, index);
            assert_eq!(truth, other, "{} at step {}", game.meta().id, index + 1);
            judged += usize::from(truth.is_some());
        }
        assert!(judged > 0, "{} had no decision", game.meta().id);
    }
}

/// The judgement of the only move of a twin, as if it had been made at this step.
fn judge_last(
    twin: &dyn AnyRun,
    bot: &mut dyn sevenfold_shelf::AnyBot,
    index: usize,
) -> Option<sevenfold_review::Judgement> {
    let mut judgement = judge_step(twin, bot, 1, Dice::Others(3))?;
    judgement.decision.step = index + 1;
    Some(judgement)
}

/// What is called luck and what is not follows from what a seat sees, too.
#[test]
fn the_outline_of_a_game_tells_hidden_hands_from_open_ones() {
    for game in GAMES {
        let seats = game.meta().least_seats.max(2);
        let run = played(*game, seats, STEPS);
        let outline = outline(*game, &run.record(sevenfold_core::record::Extras::default())).unwrap();
        let shown = outline.stops.iter().any(|stop| matches!(stop, sevenfold_review::Stop::Shown(..)));
        let open = run.imagine(Viewer::Seat(Seat::FIRST), &mut Quick::new(1)).unwrap();
        let other = run.imagine(Viewer::Seat(Seat::FIRST), &mut Quick::new(2)).unwrap();
        let second = Viewer::Seat(Seat::new(1));
        assert!(shown || open.view(second) == other.view(second), "{}", game.meta().id);
    }
}
