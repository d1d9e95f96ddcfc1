//! Around Double Lucky 7: the High Rollers Club (DL-37) and the forfeits (DL-36).
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod support;

use serde_json::{Value, json};
use sevenfold_core::Outcome;
use sevenfold_core::chance::{Quick, Seed};
use sevenfold_core::erased::AnyRun;
use sevenfold_shelf::{Effort, find};
use sevenfold_terminal::sitter;
use support::{Player, options, request};

/// A finished game of two club players.
fn finished(seed: u8) -> (Box<dyn AnyRun>, Outcome) {
    let game = find("double-lucky-7").unwrap();
    let mut run = game.start(&game.default_options(2).unwrap(), 2, Some(Seed([seed; 32]))).unwrap();
    let mut rng = Quick::new(u64::from(seed));
    let mut bot = game.bot("club", &Effort::default()).unwrap();
    loop {
        while run.draw().is_some() {}
        let Some(seat) = run.agenda().must().first() else { break };
        let text = bot.choose(run.as_ref(), seat, &mut rng).unwrap();
        run.play(seat, &text).unwrap();
    }
    let outcome = run.outcome().unwrap();
    (run, outcome)
}

fn best(outcome: &Outcome) -> i32 {
    outcome.points.iter().copied().max().unwrap()
}

/// Two people look at the end of a game.
fn looking_at(run: Box<dyn AnyRun>) -> Player {
    let people = ["Ada", "Ben"].map(|name| sitter(Some(name.into()))).to_vec();
    Player::amid(find("double-lucky-7").unwrap(), run, people)
}

#[test]
fn dl37_a_winner_with_140_points_enters_the_club_once() {
    let (run, outcome) = (1..=200).map(finished).find(|(_, outcome)| best(outcome) >= 140).unwrap();
    let mut player = looking_at(run);
    assert!(player.sees("High Rollers Club"), "{}", player.screen());
    player.keys("tt");
    let saved = player.saved.borrow();
    assert_eq!(saved.len(), usize::from(outcome.winners.len()), "once for each winner");
    let entry: Value = serde_json::from_str(&saved[0].1).unwrap();
    assert_eq!((&saved[0].0[..], &entry["score"]), ("double-lucky-7-fame", &json!(best(&outcome))));
    assert_eq!(entry["options"]["rounds"], 14);
}

#[test]
fn dl37_a_winner_with_fewer_points_does_not() {
    let (run, _) = (1..=200).map(finished).find(|(_, outcome)| best(outcome) < 140).unwrap();
    let mut player = looking_at(run);
    assert!(!player.sees("High Rollers Club") && player.saved.borrow().is_empty());
}

#[test]
fn dl36_whoever_missed_draws_a_forfeit_if_the_table_plays_with_them() {
    let forfeits = |switch: &str| {
        let mut request = request("double-lucky-7", 1, &["random", "random", "random"]);
        request.options = options(json!({"forfeits": switch}));
        let mut player = Player::new(&request);
        let mut seen = false;
        for _ in 0..60 {
            player.wait(1500);
            seen |= player.sees("★ ");
            player.keys("1");
        }
        seen
    };
    assert!(forfeits("on") && !forfeits("off"));
}
