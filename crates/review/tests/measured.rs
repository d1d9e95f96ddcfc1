//! Analysis begins with what a seat was measured to be worth, and calls luck only what chance did.

#![expect(clippy::unwrap_used, reason = "a game that cannot be played fails the test")]

mod support;

use sevenfold_core::Seat;
use sevenfold_core::record::{Document, Extras};
use sevenfold_review::judging::{Analysis, analyse, outline};
use sevenfold_review::{Cause, Review, Stop, judging};
use sevenfold_shelf::{Effort, GAMES, Shelved, find};
use support::played;

fn judged(game: &dyn Shelved, document: &Document) -> Analysis {
    let mut bot = game.bot(game.levels().last().unwrap(), &Effort::iterations(60)).unwrap();
    analyse(game, document, &mut *bot, |_| {}).unwrap()
}

/// SEVEN draws and hides nothing: whatever is not explained by moves is what the judge had not foreseen. Its second seat is
/// worth far more than the first, so that its win is no surprise.
#[test]
fn in_seven_nobody_is_lucky_and_the_seats_are_worth_what_was_measured() {
    let game = find("seven").unwrap();
    let document = played(game, 2, usize::MAX).record(Extras::default());
    let fair = outline(game, &document).unwrap().fair;
    assert_eq!(fair, [0.25, 0.75]);
    for (account, fair) in judged(game, &document).seats.iter().zip(fair) {
        assert!(account.luck.abs() < 1e-12, "{account:?}");
        let told = fair + account.gifts + account.unforeseen - account.loss;
        assert!((account.result.unwrap() - told).abs() < 1e-9, "{account:?}");
    }
    let mut bot = game.bot(game.levels().last().unwrap(), &Effort::iterations(60)).unwrap();
    let judgements = judging::judgements(game, &document, &mut *bot, |_| {}).unwrap();
    let review = Review::of(&outline(game, &document).unwrap(), &judgements, Seat::FIRST).unwrap();
    let lucky = |cause: &Cause| matches!(cause, Cause::Deal | Cause::Drawn);
    assert!(!review.course.turns.iter().any(|turn| lucky(&turn.cause)), "{:?}", review.course);
    assert_eq!((review.sum.luck, review.sum.can_be_lucky), (0, false));
    assert_eq!(review.summary.came.key, "review-came-without-luck");
}

/// A tile or a card that a seat draws unseen is its luck; a move that shows its own seat nothing new is not.
#[test]
fn what_a_seat_turns_up_itself_is_luck() {
    let moves = [
        ("double-seven", "draw ?", true),
        ("double-seven", "pass", false),
        ("triple-seven", "draw", true),
        ("sieben", "take", true),
        ("double-lucky-7", "bid", false),
    ];
    for (id, text, is_luck) in moves {
        let game = find(id).unwrap();
        let run = played(game, 3, 200);
        let stops = outline(game, &run.record(Extras::default())).unwrap().stops;
        let turned_up = |index: usize| {
            let seat = run.step_by(index).unwrap();
            let is_shown = |stop: &Stop| match stop {
                Stop::Shown(at, seats) => *at == index + 1 && seats.contains(seat),
                Stop::Drawn(..) | Stop::Choice(..) => false,
            };
            stops.iter().any(is_shown)
        };
        let is_one = |index: &usize| run.step_text(*index).is_some_and(|step| step.starts_with(text));
        let told: Vec<bool> = (0..run.len()).filter(is_one).map(turned_up).collect();
        assert!(!told.is_empty() && told.iter().all(|told| *told == is_luck), "{id}, {text}: {told:?}");
    }
}

/// Whatever the seats of a game are worth, together it is one win.
#[test]
fn what_the_seats_are_worth_is_one_win() {
    for game in GAMES {
        let meta = game.meta();
        for seats in meta.least_seats.max(2)..=meta.most_seats {
            let options = game.default_options(seats).unwrap();
            let sum: f64 = game.prospects(&options, seats).iter().sum();
            assert!((sum - 1.0).abs() < 1e-9, "{} for {seats}: {sum}", meta.id);
        }
    }
}
