//! How games among bots are hosted, shown with a toy game that has races and a moment when nobody must move.

#![expect(clippy::unwrap_used, reason = "a game that cannot be set up fails the test")]

#[allow(dead_code, missing_docs, clippy::wildcard_imports, reason = "shared with other tests; a toy")]
#[path = "../../shelf/tests/toy/mod.rs"]
mod toy;

use std::collections::BTreeSet;

use serde_json::{Value, json};
use sevenfold_bots::{Bot, Recipe};
use sevenfold_core::chance::{Quick, Seed};
use sevenfold_core::erased::{AnyGame, AnyRun};
use sevenfold_core::record::Extras;
use sevenfold_core::{Message, Seat};
use sevenfold_lab::{Host, Stuck};
use sevenfold_shelf::{Effort, Entry, Shelved};
use toy::{Action, Toy, View};

/// Lets everything pass.
struct Sleeper;

impl Bot<Toy> for Sleeper {
    fn choose(&mut self, _view: &View, _legal: &[Action], _rng: &mut Quick) -> Option<Action> {
        None
    }
}

/// Claims at any time.
struct Cheat;

impl Bot<Toy> for Cheat {
    fn choose(&mut self, _view: &View, _legal: &[Action], _rng: &mut Quick) -> Option<Action> {
        Some(Action::Claim)
    }
}

static TOY: Entry<Toy> = Entry::new(&[
    Recipe::RANDOM,
    Recipe { name: "sleeper", make: |_| Box::new(Sleeper) },
    Recipe { name: "cheat", make: |_| Box::new(Cheat) },
]);

/// A game of three bots of this kind, from a seed that is this byte all over.
fn play(bot: &str, byte: u8, max_steps: usize) -> Result<Box<dyn AnyRun>, Stuck> {
    play_among([bot; 3], byte, max_steps)
}

fn play_among(bots: [&str; 3], byte: u8, max_steps: usize) -> Result<Box<dyn AnyRun>, Stuck> {
    let seed = Seed([byte; 32]);
    let mut run = TOY.start(&json!({}), 3, Some(seed)).unwrap();
    host(bots, &seed).play(&mut *run, max_steps)?;
    Ok(run)
}

fn host(bots: [&str; 3], seed: &Seed) -> Host {
    Host::new(bots.iter().filter_map(|bot| TOY.bot(bot, &Effort::default())).collect(), seed)
}

/// What was played, without the seed it came from.
fn steps(run: &dyn AnyRun) -> String {
    Value::from(run.record(Extras::default()).steps).to_string()
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let games = |byte| steps(&*play("random", byte, 100).unwrap());
    assert_eq!(games(1), games(1));
    let distinct: BTreeSet<String> = (0..20).map(games).collect();
    assert!(distinct.len() > 10);
}

#[test]
fn a_game_goes_on_though_everybody_lets_it_pass() {
    for byte in 0..20 {
        let run = play("sleeper", byte, 100).unwrap();
        assert!(run.outcome().is_some());
    }
}

#[test]
fn races_are_won_by_any_seat_and_sometimes_by_the_one_to_move() {
    let mut wins = [0; 3];
    let mut turns_at_a_race = 0;
    for byte in 0..200 {
        let run = play("random", byte, 100).unwrap();
        for index in 0..run.len() {
            let text = run.step_text(index).unwrap();
            match run.step_by(index) {
                Some(seat) if text == "snap" => wins[seat.index()] += 1,
                Some(_) if index == 1 && run.step_text(0).as_deref() == Some("start 0") => {
                    turns_at_a_race += 1;
                }
                _ => {}
            }
        }
    }
    assert!(wins.iter().all(|wins| *wins > 20), "{wins:?}");
    assert!(turns_at_a_race > 10, "{turns_at_a_race}");
}

/// The table draws one of three starts, and no bot needs dice to let everything pass.
#[test]
fn who_moves_where_nobody_wants_to_follows_from_the_seed() {
    let games: BTreeSet<String> = (0..20).map(|byte| steps(&*play("sleeper", byte, 100).unwrap())).collect();
    assert!(games.len() > 3, "{}", games.len());
}

/// Where nobody may snap, the first thing that each of them needs dice for is to add 1 or 2.
#[test]
fn every_seat_has_dice_of_its_own() {
    let differ = |byte| {
        let seed = Seed([byte; 32]);
        let mut run = TOY.start(&json!({ "snap": "no" }), 3, Some(seed)).unwrap();
        host(["random"; 3], &seed).play(&mut *run, 3).unwrap();
        run.step_text(1) != run.step_text(2)
    };
    assert!((0..20).any(differ));
}

#[test]
fn a_game_stops_at_its_limit() {
    let run = play("random", 1, 3).unwrap();
    assert_eq!((run.len(), run.outcome()), (3, None));
}

#[test]
fn a_bot_that_breaks_the_rules_is_named() {
    let stuck = play_among(["random", "random", "cheat"], 1, 100).err().unwrap();
    assert!(matches!(&stuck, Stuck::Refused { text, .. } if text == "claim"), "{stuck:?}");
    let message = Message::new("cli-bot-refused").with("number", 7).with("seat", Seat::new(2));
    let message = message.with("move", "claim").with("reason", Message::new("toy-not-now"));
    assert_eq!(stuck.message(7), message);
}

#[test]
fn a_table_that_cannot_draw_is_stuck_at_that_step() {
    let mut run = TOY.start(&json!({}), 3, None).unwrap();
    let stuck = host(["random"; 3], &Seed([1; 32])).play(&mut *run, 100).unwrap_err();
    assert!(matches!(stuck, Stuck::NoMove(1)), "{stuck:?}");
    assert_eq!(stuck.message(7), Message::new("cli-stuck").with("number", 7).with("step", 1));
}
