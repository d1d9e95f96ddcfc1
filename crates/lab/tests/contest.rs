//! Contests between bots of a toy game: who is better is found out, and who is not, is not.

#![expect(clippy::unwrap_used, reason = "a contest that cannot be played fails the test")]

#[allow(dead_code, missing_docs, clippy::wildcard_imports, reason = "shared with other tests; a toy")]
#[path = "../../shelf/tests/toy/mod.rs"]
mod toy;

use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::json;
use sevenfold_bots::{Bot, Random, Recipe};
use sevenfold_core::chance::{Quick, Seed};
use sevenfold_lab::stats::gsprt::Decision;
use sevenfold_lab::{Contest, Head, Log, Pairing, Rule, Standing, Thinking, Verdict, rate};
use sevenfold_shelf::Entry;
use toy::{Action, Toy, View};

/// Takes a point whenever there is one.
struct Keen;

impl Bot<Toy> for Keen {
    fn choose(&mut self, _view: &View, legal: &[Action], _rng: &mut Quick) -> Option<Action> {
        legal.last().copied()
    }
}

/// Lets every point pass.
struct Shy;

impl Bot<Toy> for Shy {
    fn choose(&mut self, _view: &View, legal: &[Action], _rng: &mut Quick) -> Option<Action> {
        legal.iter().copied().find(|action| matches!(action, Action::Add(_)))
    }
}

static TOY: Entry<Toy> = Entry::new(&[
    Recipe::RANDOM,
    Recipe { name: "other-random", make: |_| Box::new(Random) },
    Recipe { name: "shy", make: |_| Box::new(Shy) },
    Recipe { name: "keen", make: |_| Box::new(Keen) },
]);

fn head(a: &str, b: &str, seats: u8) -> Head {
    Head {
        game: "toy".into(),
        seats,
        options: json!({}),
        a: a.into(),
        b: b.into(),
        thinking: Thinking::Iterations(1),
        rule: Rule::UntilClear { elo0: 0.0, elo1: 50.0 },
        seed: Seed([7; 32]).to_string(),
    }
}

fn play(log: &mut Log, deals: u64, threads: usize) -> Verdict {
    let pairing = Pairing::new(&TOY, log.head().clone(), Seed([7; 32]));
    let contest = Contest { pairing: &pairing, deals, threads, stop: &AtomicBool::new(false) };
    contest.run(log, |_| {}).unwrap()
}

fn played(a: &str, b: &str, seats: u8, deals: u64) -> (Log, Verdict) {
    let mut log = Log::in_memory(head(a, b, seats));
    let verdict = play(&mut log, deals, 2);
    (log, verdict)
}

#[test]
fn the_better_bot_is_found_out_long_before_the_last_deal() {
    for seats in 2..=4 {
        let (log, verdict) = played("keen", "shy", seats, 1000);
        let standing = Standing::of(&log);
        assert_eq!((verdict, standing.decision), (Verdict::Clear, Decision::Stronger));
        assert!(standing.deals < 200 && standing.elo_interval.0 > 0.0, "{standing:?}");
        let (log, _) = played("shy", "keen", seats, 1000);
        assert_eq!(Standing::of(&log).decision, Decision::NotStronger);
    }
}

#[test]
fn equals_are_not_told_apart() {
    let (log, _) = played("random", "other-random", 3, 300);
    let standing = Standing::of(&log);
    assert_ne!(standing.decision, Decision::Stronger);
    assert!(standing.elo_interval.0 < 0.0 && standing.elo_interval.1 > 0.0, "{standing:?}");
    // With equal dice in mirrored games, what one wins at a seat the other wins there too.
    assert!((standing.score - 0.5).abs() < 1e-9, "{standing:?}");
}

#[test]
fn the_same_seed_gives_the_same_deals_on_any_number_of_cores() {
    let blocks = |threads| {
        let mut log = Log::in_memory(head("random", "shy", 3));
        play(&mut log, 20, threads);
        log.blocks().values().take(8).cloned().collect::<Vec<_>>()
    };
    assert_eq!(blocks(1), blocks(4));
    let block = &blocks(1)[0];
    assert_eq!((block.a.len(), block.b.len(), block.games()), (3, 3, 6));
}

#[test]
fn a_contest_that_was_stopped_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log.jsonl");
    let rule = Rule::AllDeals { elo0: 0.0, elo1: 50.0 };
    let head = Head { rule, ..head("random", "other-random", 2) };
    let mut log = Log::open(&path, &head).unwrap();
    let pairing = Pairing::new(&TOY, log.head().clone(), Seed([7; 32]));
    let stop = AtomicBool::new(false);
    let contest = Contest { pairing: &pairing, deals: 1_000_000, threads: 1, stop: &stop };
    let verdict =
        contest.run(&mut log, |log| stop.store(log.blocks().len() >= 3, Ordering::Relaxed)).unwrap();
    assert_eq!(verdict, Verdict::Stopped);
    let before = log.blocks().clone();
    assert!(before.len() >= 3);
    let mut again = Log::open(&path, &head).unwrap();
    assert_eq!(again.blocks(), &before);
    let mut told = 0;
    let deals = before.len() as u64 + 4;
    let contest = Contest { deals, stop: &AtomicBool::new(false), ..contest };
    assert_eq!(contest.run(&mut again, |_| told += 1).unwrap(), Verdict::AllPlayed);
    assert_eq!((again.blocks().len(), told), (before.len() + 4, 4));
    assert!(again.times()[0].summary().is_some());
}

#[test]
fn a_pool_is_rated_on_one_scale() {
    let logs = [("keen", "random"), ("random", "shy"), ("keen", "shy")].map(|(a, b)| played(a, b, 2, 100).0);
    let rated = rate(&logs.each_ref()).unwrap();
    let order: Vec<&str> = rated.iter().map(|rated| rated.bot.as_str()).collect();
    assert_eq!(order.last(), Some(&"shy"), "it is the one that never takes a point");
    assert!(rated[0].rating.low > rated[2].rating.high);
}
