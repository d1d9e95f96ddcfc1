//! What an entry of the shelf does, shown with a toy game.

#[allow(dead_code, missing_docs, clippy::wildcard_imports, reason = "shared with other tests; a toy")]
mod toy;

use serde_json::json;
use sevenfold_bots::{Bot, Judged, Recipe};
use sevenfold_core::chance::{Quick, Seed};
use sevenfold_core::erased::AnyGame;
use sevenfold_core::run::Run;
use sevenfold_core::{Message, Seat, Viewer};
use sevenfold_shelf::{Effort, Entry, Shelved};
use toy::{Action, Toy, View};

/// Plays the last legal move and never lets anything pass, but only for its own view.
struct Last;

impl Bot<Toy> for Last {
    fn choose(&mut self, view: &View, legal: &[Action], _rng: &mut Quick) -> Option<Action> {
        assert!(matches!(view.viewer, Viewer::Seat(_)), "a bot sees what its seat sees");
        legal.last().copied()
    }

    fn judge(&mut self, view: &View, legal: &[Action], _rng: &mut Quick) -> Vec<Judged<Action>> {
        assert!(matches!(view.viewer, Viewer::Seat(_)), "a bot sees what its seat sees");
        legal.iter().rev().map(|action| Judged::sure(*action, 0.5, 1)).collect()
    }

    fn reason(&mut self, _view: &View, action: &Action) -> Option<Message> {
        Some(Message::new("toy-reason").with("move", action.to_string()))
    }
}

static BOTS: &[Recipe<Toy>] = &[Recipe::RANDOM, Recipe { name: "last", make: |_| Box::new(Last) }];
static TOY: Entry<Toy> = Entry::new(BOTS);

const SEED: Seed = Seed([7; 32]);

#[test]
fn a_bot_is_found_by_name_and_moves_in_the_notation() {
    assert_eq!(TOY.bots(), ["random", "last"]);
    assert!(TOY.bot("nobody", &Effort::default()).is_none());
    let mut bot = TOY.bot("last", &Effort::default()).unwrap();
    let mut run = TOY.start(&json!({}), 2, Some(SEED)).unwrap();
    let mut rng = Quick::new(1);
    assert_eq!(bot.choose(&*run, Seat::FIRST, &mut rng), None, "nothing is legal before the table has drawn");
    run.draw().unwrap();
    assert_eq!(bot.choose(&*run, Seat::FIRST, &mut rng).as_deref(), Some("add 2"));
}

#[test]
fn a_bot_judges_and_explains_in_the_notation_if_it_can() {
    let mut run = TOY.start(&json!({}), 2, Some(SEED)).unwrap();
    let mut bots = ["last", "random"].map(|name| TOY.bot(name, &Effort::default()).unwrap());
    let mut rng = Quick::new(1);
    assert!(bots[0].judge(&*run, Seat::FIRST, &mut rng).is_empty(), "there is no move to judge yet");
    run.draw().unwrap();
    let judged = bots[0].judge(&*run, Seat::FIRST, &mut rng);
    let moves: Vec<&str> = judged.iter().map(|judged| judged.action.as_str()).collect();
    assert_eq!(moves, ["add 2", "add 1"]);
    let reason = Message::new("toy-reason").with("move", "add 1");
    assert_eq!(bots[0].reason(&*run, Seat::FIRST, "add 1"), Some(reason));
    assert_eq!(bots[0].reason(&*run, Seat::FIRST, "claim"), None, "not a legal move");
    assert!(bots[1].judge(&*run, Seat::FIRST, &mut rng).is_empty());
    assert_eq!(bots[1].reason(&*run, Seat::FIRST, "add 1"), None);
}

#[test]
fn the_tree_is_counted() {
    // From 0 or 3 the other seat may snap as well; with the option off there are two moves at each turn.
    let count = |options, depth| TOY.perft(&options, 2, &SEED, depth).unwrap();
    assert_eq!(count(json!({"snap": "no"}), 0), 1);
    assert_eq!(count(json!({"snap": "no"}), 1), 2);
    assert_eq!(count(json!({"snap": "no"}), 3), 8);
    assert!(count(json!({}), 4) > count(json!({"snap": "no"}), 4));
    assert_eq!(count(json!({}), 40), 0, "no game lasts forty moves");
    assert!(TOY.perft(&json!({}), 9, &SEED, 1).is_err());
}

#[test]
fn random_games_copies_and_lists_are_counted() {
    let mut bench = TOY.bench(&json!({}), 3).unwrap();
    let count = bench.moves(1000);
    assert_eq!(count.moves, 1000);
    assert!(count.games > 100 && count.listed >= 1000);
    bench.copies(100);
    assert!(bench.lists(100) >= 100);
    assert_eq!(bench.size(), size_of::<Toy>());
    assert!(TOY.bench(&json!({"snap": "maybe"}), 3).is_err());
}

#[test]
fn only_a_game_with_a_pad_writes_one() {
    let run = TOY.start(&json!({}), 2, Some(SEED)).unwrap();
    assert_eq!(TOY.pad_csv(&*run), None);
    let padded = Entry::<Toy>::new(BOTS).with_pad(|run: &Run<Toy>| format!("steps,{}\n", run.steps().len()));
    assert_eq!(padded.pad_csv(&*run).as_deref(), Some("steps,0\n"));
}
