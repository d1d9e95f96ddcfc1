//! Contests between bots of a toy game: who is better is found out, and who is not, is not.

#![expect(clippy::unwrap_used, reason = "a contest that cannot be played fails the test")]

#[allow(dead_code, missing_docs, clippy::wildcard_imports, reason = "shared with other tests; a toy")]
#[path = "../../shelf/tests/toy/mod.rs"]
mod toy;

use std::collections::BTreeSet;
use std::hint;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde_json::json;
use sevenfold_bots::{Bot, Random, Recipe};
use sevenfold_core::chance::{Quick, Seed};
use sevenfold_lab::stats::gsprt::Decision;
use sevenfold_lab::{
    Block, Contest, Halt, Head, Log, Pairing, Played, Rule, Standing, Stuck, Thinking, Times, Verdict, rate,
};
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

/// Counts its choices, and takes its time for each.
struct Watched {
    choices: &'static AtomicU64,
    takes: Duration,
}

impl Bot<Toy> for Watched {
    fn choose(&mut self, view: &View, legal: &[Action], rng: &mut Quick) -> Option<Action> {
        let begun = Instant::now();
        self.choices.fetch_add(u64::from(legal.len() > 1), Ordering::Relaxed);
        while begun.elapsed() < self.takes {
            hint::spin_loop();
        }
        Keen.choose(view, legal, rng)
    }
}

static SLOW: AtomicU64 = AtomicU64::new(0);
static QUICK: AtomicU64 = AtomicU64::new(0);

/// How many players called `numbered` there have been.
static NUMBER: AtomicU64 = AtomicU64::new(0);

static TOY: Entry<Toy> = Entry::new(&[
    Recipe::RANDOM,
    Recipe { name: "other-random", make: |_| Box::new(Random) },
    Recipe { name: "shy", make: |_| Box::new(Shy) },
    Recipe { name: "keen", make: |_| Box::new(Keen) },
    Recipe { name: "slow", make: |_| Box::new(Watched { choices: &SLOW, takes: Duration::from_millis(1) }) },
    Recipe { name: "quick", make: |_| Box::new(Watched { choices: &QUICK, takes: Duration::ZERO }) },
    Recipe { name: "keen-on-two", make: |effort| keen_if(effort.threads().count() == 2) },
    Recipe {
        name: "keen-for-one",
        make: |effort| {
            let mut meter = effort.meter(1.0);
            keen_if(meter.go_on() && !meter.go_on())
        },
    },
    Recipe {
        name: "numbered",
        make: |_| {
            NUMBER.fetch_add(1, Ordering::Relaxed);
            Box::new(Keen)
        },
    },
]);

fn keen_if(keen: bool) -> Box<dyn Bot<Toy>> {
    if keen { Box::new(Keen) } else { Box::new(Shy) }
}

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

/// One deal in all its line-ups.
fn deal(a: &str, b: &str, seats: u8, number: u64) -> Block {
    let pairing = Pairing::new(&TOY, head(a, b, seats), Seed([7; 32]));
    pairing.play(number, &|| false).unwrap().unwrap().block
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

/// Among bots that are all alike every line-up of a deal is the same game, of which each seat has its share.
#[test]
fn every_line_up_has_the_same_deal_and_every_seat_its_turn() {
    for seats in 2..=4 {
        for block in (1..=20).flat_map(|number| ["keen", "shy"].map(|bot| deal(bot, bot, seats, number))) {
            assert_eq!((block.a.len(), block.unfinished), (usize::from(seats), 0));
            assert_eq!(block.b, if seats == 2 { vec![] } else { block.a.clone() });
            assert!((block.a.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{block:?}");
        }
    }
}

/// The table draws one of three starts: more than three different deals need other dice for the bots as well.
#[test]
fn every_deal_has_chance_and_dice_of_its_own() {
    let deals = (1..=30).map(|number| format!("{:?}", deal("random", "random", 4, number).a));
    assert!(deals.collect::<BTreeSet<_>>().len() > 3);
}

#[test]
fn bots_think_as_much_as_they_are_entered_for() {
    let deals = |bot| (1..=10).map(|number| deal(bot, "shy", 2, number)).collect::<Vec<_>>();
    let (keen, shy) = (deals("keen"), deals("shy"));
    assert_ne!(keen, shy);
    assert_eq!(deals("keen-on-two@2"), keen);
    assert_eq!(deals("keen-on-two"), shy);
    assert_eq!(deals("keen-for-one"), keen);
}

#[test]
fn moves_with_a_choice_are_timed_for_each_bot_apart() {
    let (log, _) = played("slow", "quick", 2, 5);
    let [slow, quick] = Standing::of(&log).times.map(Option::unwrap);
    assert_eq!(slow.moves, SLOW.load(Ordering::Relaxed));
    assert_eq!(quick.moves, QUICK.load(Ordering::Relaxed));
    assert!(slow.p50 >= 1.0, "{slow:?}");
}

#[test]
fn the_same_seed_gives_the_same_deals_on_any_number_of_cores() {
    let blocks = |threads| {
        let mut log = Log::in_memory(head("random", "shy", 3));
        play(&mut log, 20, threads);
        log.blocks().values().take(8).cloned().collect::<Vec<_>>()
    };
    assert_eq!(blocks(1), blocks(4));
    assert_eq!(blocks(1), blocks(0), "no core is still one");
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
    let mut told = 0;
    let verdict = contest.run(&mut log, |log| {
        told += 1;
        stop.store(log.blocks().len() >= 3, Ordering::Relaxed);
    });
    assert_eq!(verdict.unwrap(), Verdict::Stopped);
    let before = log.blocks().clone();
    assert!(before.len() >= 3 && told == before.len());
    let mut again = Log::open(&path, &head).unwrap();
    assert_eq!(again.blocks(), &before);
    let mut told = 0;
    let deals = before.len() as u64 + 4;
    let contest = Contest { deals, stop: &AtomicBool::new(false), ..contest };
    assert_eq!(contest.run(&mut again, |_| told += 1).unwrap(), Verdict::AllPlayed);
    assert_eq!((again.blocks().len(), told), (before.len() + 4, 4));
    assert!(again.times()[0].summary().is_some());
    assert_eq!(Log::read(&path).unwrap().times(), again.times());
}

#[test]
fn nothing_more_is_played_once_the_answer_is_clear() {
    let (mut log, verdict) = played("numbered", "shy", 2, 50_000);
    let games = NUMBER.load(Ordering::Relaxed);
    assert!(verdict == Verdict::Clear && games < 100_000, "{games}");
    let before = log.blocks().len();
    assert_eq!((play(&mut log, 50_000, 2), log.blocks().len()), (Verdict::Clear, before));
    assert_eq!(NUMBER.load(Ordering::Relaxed), games);
}

#[test]
fn deals_behind_one_that_is_missing_settle_nothing() {
    let mut log = Log::in_memory(head("shy", "keen", 2));
    for deal in 2..=100 {
        let block = Block { deal, a: vec![1.0; 2], b: vec![], unfinished: 0 };
        log.push(Played { block, times: [Times::default(), Times::default()] }).unwrap();
    }
    assert_eq!(play(&mut log, 0, 1), Verdict::AllPlayed, "nobody has asked for the first deal");
    play(&mut log, 1, 1);
    assert!(log.blocks().contains_key(&1));
}

#[test]
fn a_deal_that_cannot_be_played_is_named() {
    let mut log = Log::in_memory(head("keen", "shy", 2));
    play(&mut log, 2, 1);
    let impossible = Head { options: json!({ "snap": "perhaps" }), ..log.head().clone() };
    let pairing = Pairing::new(&TOY, impossible, Seed([7; 32]));
    let contest = Contest { pairing: &pairing, deals: 9, threads: 1, stop: &AtomicBool::new(false) };
    let halt = contest.run(&mut log, |_| {}).unwrap_err();
    assert!(matches!(halt, Halt::Stuck(3, Stuck::Setup(_))), "{halt:?}");
}

#[test]
fn a_pool_is_rated_on_one_scale() {
    let logs = [("keen", "random"), ("random", "shy"), ("keen", "shy")].map(|(a, b)| played(a, b, 2, 100).0);
    let rated = rate(&logs.each_ref()).unwrap();
    let order: Vec<&str> = rated.iter().map(|rated| rated.bot.as_str()).collect();
    assert_eq!(order.last(), Some(&"shy"), "it is the one that never takes a point");
    assert!(rated[0].rating.low > rated[2].rating.high);
}
