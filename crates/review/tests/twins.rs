//! The judge never sees more than the seat: worlds that look alike to a seat give it the same review.

#![expect(clippy::unwrap_used, reason = "a game that cannot be played fails the test")]

mod support;

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use sevenfold_core::chance::Quick;
use sevenfold_core::erased::AnyRun;
use sevenfold_core::{Message, Seat, Viewer};
use sevenfold_review::Judgement;
use sevenfold_review::judging::{Dice, judge_step, outline};
use sevenfold_shelf::{AnyBot, Effort, GAMES, Judged, Shelved};
use support::played;

/// How many steps of each game are played, and how far apart the decisions are that are looked at.
const STEPS: usize = 60;
const APART: usize = 6;

/// A decision, judged in the true world and in one that the seat cannot tell from it.
struct Pair {
    step: usize,
    truth: Option<Judgement>,
    other: Option<Judgement>,
    /// Whether the next seat could tell these worlds apart.
    differ: bool,
}

/// Decisions of a game, judged twice with the same dice.
fn pairs(game: &dyn Shelved, bot: &mut dyn AnyBot) -> Vec<Pair> {
    let run = played(game, game.meta().least_seats.max(2), STEPS);
    let decisions = (0..run.len()).filter(|index| run.step_by(*index).is_some());
    let judged = decisions.step_by(APART).map(|index| {
        let seat = run.step_by(index).unwrap();
        let mut before = run.boxed_clone();
        before.undo_to(index);
        let mut twin = before.imagine(Viewer::Seat(seat), &mut Quick::new(11)).unwrap();
        assert_eq!(twin.view(Viewer::Seat(seat)), before.view(Viewer::Seat(seat)));
        let next = Viewer::Seat(next(&*run, seat));
        let differ = twin.view(next) != before.view(next);
        let text = run.step_text(index).unwrap();
        before.play(seat, &text).unwrap();
        twin.play(seat, &text).unwrap();
        // A twin has no steps before; the dice are the same where they are told to be.
        let truth = judge_step(&*before, bot, index + 1, Dice::Others(3));
        Pair { step: index + 1, truth, other: judge_last(&*twin, bot, index), differ }
    });
    judged.collect()
}

fn next(run: &dyn AnyRun, seat: Seat) -> Seat {
    let after = Seat::all(run.seats()).find(|other| other.index() == seat.index() + 1);
    after.unwrap_or(Seat::FIRST)
}

fn judge_of(game: &dyn Shelved) -> Box<dyn AnyBot> {
    game.bot(game.levels().last().unwrap(), &Effort::iterations(40)).unwrap()
}

/// At a decision everything a seat is told is the same in a world that it cannot tell from the true one: the worth of
/// every move, the reasons, the words.
#[test]
fn twin_worlds_are_judged_alike() {
    for game in GAMES {
        let pairs = pairs(*game, &mut *judge_of(*game));
        for pair in &pairs {
            assert_eq!(pair.truth, pair.other, "{} at step {}", game.meta().id, pair.step);
        }
        assert!(pairs.iter().any(|pair| pair.truth.is_some()), "{} had no decision", game.meta().id);
    }
}

/// A judge whose dice follow from what the next seat holds.
struct Peeking(Box<dyn AnyBot>);

impl AnyBot for Peeking {
    fn choose(&mut self, run: &dyn AnyRun, seat: Seat, rng: &mut Quick) -> Option<String> {
        self.0.choose(run, seat, rng)
    }

    fn judge(&mut self, run: &dyn AnyRun, seat: Seat, _rng: &mut Quick) -> Vec<Judged<String>> {
        let mut seen = DefaultHasher::new();
        format!("{:?}", run.view(Viewer::Seat(next(run, seat)))).hash(&mut seen);
        self.0.judge(run, seat, &mut Quick::new(seen.finish()))
    }

    fn reason(&mut self, run: &dyn AnyRun, seat: Seat, text: &str) -> Option<Message> {
        self.0.reason(run, seat, text)
    }
}

/// Wherever something is hidden, twins tell of a judge that looks at it, however little it makes of it.
#[test]
fn a_judge_that_peeks_is_found() {
    let mut found = 0;
    for game in GAMES {
        let pairs = pairs(*game, &mut Peeking(judge_of(*game)));
        let is_hidden = pairs.iter().any(|pair| pair.truth.is_some() && pair.differ);
        let is_noticed = pairs.iter().any(|pair| pair.truth != pair.other);
        assert_eq!(is_noticed, is_hidden, "{}", game.meta().id);
        found += usize::from(is_noticed);
    }
    assert!(found >= 4, "{found} games hide something");
}

/// The judgement of the only move of a twin, as if it had been made at this step.
fn judge_last(twin: &dyn AnyRun, bot: &mut dyn AnyBot, index: usize) -> Option<Judgement> {
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
