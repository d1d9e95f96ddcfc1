//! Analysis begins with what a seat was measured to be worth, and calls luck only what chance did.

#![expect(clippy::unwrap_used, reason = "a game that cannot be played fails the test")]

mod support;

use sevenfold_core::Seat;
use sevenfold_core::record::{Document, Extras};
use sevenfold_review::judging::{Analysis, analyse, outline};
use sevenfold_review::{Cause, Review, judging};
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
