//! A hint says what the review will say of the same decision: the same move for the same reason, and no loss to whoever takes it.

#![expect(clippy::unwrap_used, reason = "a game that cannot be played fails the test")]

mod support;

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use sevenfold_core::chance::{Quick, Seed};
use sevenfold_core::erased::AnyRun;
use sevenfold_core::record::Extras;
use sevenfold_core::testing::scale;
use sevenfold_core::{Rng as _, Seat};
use sevenfold_review::advice::{Hint, hint};
use sevenfold_review::judging::{Dice, judge_of, judge_step, outline};
use sevenfold_review::{Care, Judged, Judgement, looks};
use sevenfold_shelf::{Clock, Effort, GAMES, Shelved};
use support::played;

/// How many steps of each game are played, and how far apart the decisions are that are looked at.
const STEPS: usize = 60;
const APART: usize = 6;

/// How much the host's bots think, where it counts that.
const COUNTED: u32 = 600;

/// Holds the hint before a step against the judgement of the same decision after so many iterations.
fn compared(game: &dyn Shelved, run: &dyn AnyRun, index: usize, host: &Effort, iterations: u32) -> bool {
    let (id, seat) = (game.meta().id, run.step_by(index).unwrap());
    let mut before = run.boxed_clone();
    before.undo_to(index);
    let Some(hint) = hint(game, &*before, seat, index, host) else { return false };
    let judged = judge_step(run, &mut *judge_of(game, iterations).unwrap(), index + 1, Dice::OfTheStep);
    let Some(best) = judged.as_ref().and_then(Judgement::best) else { return false };
    let told = Hint { text: best.text.clone(), reason: best.reason.clone() };
    assert_eq!(hint, told, "{id} at step {}", index + 1);
    true
}

#[test]
fn a_hint_says_what_the_review_says() {
    for game in GAMES {
        let meta = game.meta();
        for seats in [meta.least_seats.max(2), meta.most_seats] {
            let run = played(*game, seats, STEPS);
            let decisions = (0..run.len()).filter(|index| run.step_by(*index).is_some()).step_by(APART);
            let host = Effort::iterations(COUNTED);
            let same = decisions.filter(|index| compared(*game, &*run, *index, &host, COUNTED));
            assert!(same.count() > 0, "{} for {seats} had no decision", meta.id);
        }
    }
}

/// Where bots think by the clock, a hint is as close a look as a review's closest.
#[test]
fn a_hint_for_people_is_the_reviews_closest_look() {
    for game in GAMES {
        let meta = game.meta();
        let run = played(*game, meta.least_seats.max(2), STEPS);
        let looks = AtomicU64::new(0);
        let clock = Clock::new(move || Duration::from_millis(looks.fetch_add(1, Ordering::Relaxed)));
        let closer = Care::of(meta.id).closer;
        let mut decisions = (0..run.len()).rev().filter(|index| run.step_by(*index).is_some());
        let host = Effort::for_people(clock);
        assert!(decisions.any(|index| compared(*game, &*run, index, &host, closer)), "{}", meta.id);
    }
}

/// A game in which the first seat takes every hint and the others do anything.
fn followed(game: &dyn Shelved, seats: u8, number: u8, steps: usize, host: &Effort) -> Box<dyn AnyRun> {
    let options = game.default_options(seats).unwrap();
    let mut run = game.start(&options, seats, Some(Seed([number; 32]))).unwrap();
    let mut dice = Quick::new(number.into());
    while run.len() < steps && run.outcome().is_none() {
        if run.draw().is_some() {
            continue;
        }
        let asked: Vec<Seat> = run.agenda().asked().iter().collect();
        let seat = *dice.pick(&asked).unwrap();
        let hinted = if seat == Seat::FIRST { hint(game, &*run, seat, run.len(), host) } else { None };
        let text = hinted.map_or_else(|| dice.pick(&run.legal(seat)).unwrap().clone(), |hint| hint.text);
        run.play(seat, &text).unwrap();
    }
    run
}

/// The review of a game from the first seat, by the plan.
fn review(game: &dyn Shelved, run: &dyn AnyRun, care: Care) -> Vec<Judgement> {
    let outline = outline(game, &run.record(Extras::default())).unwrap();
    let mut judged = Judged::new();
    while let Some((step, iterations)) = looks(&outline, &judged, Seat::FIRST, care).first().copied() {
        let mut judge = judge_of(game, iterations).unwrap();
        judged.insert(step, (iterations, judge_step(run, &mut *judge, step, Dice::OfTheStep).unwrap()));
    }
    judged.into_values().map(|(_, judgement)| judgement).collect()
}

/// Of several steps in a turn, too, and though the review looks at most moves less closely than the hint did.
#[test]
fn whoever_takes_every_hint_has_lost_nothing() {
    let care = Care { glance: COUNTED / 40, close: COUNTED / 5, closer: COUNTED };
    for game in GAMES {
        let meta = game.meta();
        for number in 1..=scale(1, 20) as u8 {
            let seats = meta.least_seats.max(2);
            let run = followed(*game, seats, number, STEPS, &Effort::iterations(COUNTED));
            let all = review(*game, &*run, care);
            let own: Vec<&Judgement> = all.iter().filter(|one| one.decision.seat == Seat::FIRST).collect();
            let lost = own.iter().filter(|one| !one.is_doubtful() && one.decision.loss > Some(0.0));
            let lost: Vec<_> = lost.map(|one| (one.decision.step, one.decision.loss)).collect();
            println!("{}: {} decisions, {lost:?}", meta.id, own.len());
            assert!(own.len() > 2 && lost.is_empty(), "{}, game {number}: {lost:?}", meta.id);
        }
    }
}
