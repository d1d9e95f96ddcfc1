//! What is read from deals that are done: the numbers of a standing, when they are enough, and the ratings of a pool.

#![expect(clippy::unwrap_used, reason = "a log in memory takes every deal")]

use serde_json::json;
use sevenfold_lab::stats::gsprt::{Decision, Gsprt};
use sevenfold_lab::stats::{elo, sequence};
use sevenfold_lab::{Block, Head, Log, Played, Rated, Rule, Standing, Thinking, Times, rate};

const UNTIL_CLEAR: Rule = Rule::UntilClear { elo0: 0.0, elo1: 100.0 };
const ALL_DEALS: Rule = Rule::AllDeals { elo0: 0.0, elo1: 100.0 };

fn empty(a: &str, b: &str, seats: u8, rule: Rule) -> Log {
    let (game, seed) = ("toy".into(), "00".into());
    let (a, b, thinking) = (a.into(), b.into(), Thinking::Iterations(1));
    Log::in_memory(Head { game, seats, options: json!({}), a, b, thinking, rule, seed })
}

fn push(log: &mut Log, block: Block) {
    log.push(Played { block, times: [Times::default(), Times::default()] }).unwrap();
}

/// Deals of two seats, of which the first bot won or lost both games.
fn two_seats(a: &str, b: &str, rule: Rule, scores: &[f64]) -> Log {
    let mut log = empty(a, b, 2, rule);
    for (deal, score) in (1..).zip(scores) {
        push(&mut log, Block { deal, a: vec![*score; 2], b: vec![], unfinished: 0 });
    }
    log
}

fn standing(rule: Rule, scores: &[f64]) -> Standing {
    Standing::of(&two_seats("one", "other", rule, scores))
}

fn wins_and_losses(wins: usize, losses: usize) -> Vec<f64> {
    [vec![1.0; wins], vec![0.0; losses]].concat()
}

fn near(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-9
}

/// Alone, the first bot won 2 and 1 of three games, the second 1 and 0: scores of 2/3 each.
#[test]
fn every_number_is_made_for_the_seats_there_were() {
    let mut log = empty("one", "other", 3, ALL_DEALS);
    for deal in (1..=40).step_by(2) {
        push(&mut log, Block { deal, a: vec![1.0, 1.0, 0.0], b: vec![0.0, 0.0, 1.0], unfinished: 1 });
        push(&mut log, Block { deal: deal + 1, a: vec![0.0, 1.0, 0.0], b: vec![0.0; 3], unfinished: 2 });
    }
    push(&mut log, Block { deal: 42, a: vec![0.0; 3], b: vec![0.0; 3], unfinished: 4 });
    let standing = Standing::of(&log);
    assert_eq!((standing.deals, standing.games, standing.unfinished), (40, 240, 60), "deal 41 is missing");
    let (score, scores) = (2.0 / 3.0, [2.0 / 3.0; 40]);
    assert!(near(standing.score, score) && near(standing.elo, elo::of_score(score, 3)), "{standing:?}");
    let (low, high) = sequence::interval(&scores);
    assert!(near(standing.score_interval.0, low) && near(standing.score_interval.1, high), "{standing:?}");
    assert!(near(standing.elo_interval.0, elo::of_score(low, 3)), "{standing:?}");
    assert!(near(standing.elo_interval.1, elo::of_score(high, 3)), "{standing:?}");
    let test = Gsprt { none: 0.5, some: elo::expected(100.0, 3) };
    assert!(near(standing.llr, test.ratio(&scores)) && standing.llr > 0.0, "{standing:?}");
    assert_eq!(ALL_DEALS.test(3), test);
}

/// The test has its answer at the first moment it may, after 8 deals; (1 + (1 − m)/(2m))ⁿ ≥ 40 at m = ½ needs n = 10.
#[test]
fn stronger_is_enough_once_the_interval_says_so_too() {
    let standing = standing(UNTIL_CLEAR, &wins_and_losses(10, 20));
    assert_eq!((standing.deals, standing.games, standing.decision), (10, 20, Decision::Stronger));
    assert!(near(standing.score, 1.0), "deals that came after it do not count: {standing:?}");
}

/// 50 Elo are a score of 0.571, which takes the same sum two deals more.
#[test]
fn stronger_by_a_handicap_is_enough_when_the_interval_lies_above_it() {
    let standing = standing(Rule::UntilClear { elo0: 50.0, elo1: 200.0 }, &wins_and_losses(30, 0));
    assert_eq!((standing.deals, standing.decision), (12, Decision::Stronger));
}

#[test]
fn not_stronger_is_enough_when_the_test_says_so() {
    let lost = wins_and_losses(0, 30);
    let standing = standing(UNTIL_CLEAR, &lost);
    assert_eq!((standing.deals, standing.decision), (8, Decision::NotStronger));
    assert!(sequence::interval(&lost[..8]).1 > 0.5, "the interval is not asked");
}

#[test]
fn where_all_deals_count_the_first_decision_stands() {
    let standing = standing(ALL_DEALS, &wins_and_losses(20, 80));
    assert_eq!((standing.deals, standing.decision), (100, Decision::Stronger));
    assert!(standing.llr < 0.0 && near(standing.score, 0.2), "{standing:?}");
}

#[test]
fn the_names_that_programs_read_stay_as_they_are() {
    let value = serde_json::to_value(standing(UNTIL_CLEAR, &wins_and_losses(0, 8))).unwrap();
    let mut names: Vec<&str> = value.as_object().unwrap().keys().map(String::as_str).collect();
    names.sort_unstable();
    let numbers = ["deals", "decision", "elo", "elo_interval", "games", "llr", "score", "score_interval"];
    assert_eq!(names, [&numbers[..], &["times", "unfinished"]].concat());
    assert_eq!((&value["decision"], &value["score"]), (&json!("not-stronger"), &json!(0.0)));
    assert_eq!(value["times"], json!([null, null]), "none was timed");
    let log = two_seats("a", "b", ALL_DEALS, &[1.0, 0.0]);
    let rated = serde_json::to_value(rate(&[&log])).unwrap();
    assert_eq!((&rated[0]["bot"], rated[0].as_object().unwrap().len()), (&json!("a"), 4));
    assert!(["elo", "low", "high"].iter().all(|name| rated[0][name].is_f64()), "{rated}");
}

fn named(rated: &[Rated]) -> Vec<&str> {
    rated.iter().map(|rated| rated.bot.as_str()).collect()
}

#[test]
fn the_strongest_stands_first_and_equal_logs_give_equal_intervals() {
    let mixed = |wins, losses| wins_and_losses(wins, losses);
    let low = two_seats("low", "middle", ALL_DEALS, &mixed(10, 20));
    let high = two_seats("high", "middle", ALL_DEALS, &mixed(20, 10));
    let rated = rate(&[&low, &high]).unwrap();
    assert_eq!(named(&rated), ["high", "middle", "low"]);
    assert_eq!(rate(&[&low, &high]).unwrap(), rated);
    assert!(near(rated.iter().map(|rated| rated.rating.elo).sum(), 0.0), "{rated:?}");
}

#[test]
fn bots_that_never_met_are_not_put_on_one_scale() {
    let pair = |a, b, deals| two_seats(a, b, ALL_DEALS, &wins_and_losses(deals, deals));
    let (first, second) = (pair("a", "b", 5), pair("c", "d", 5));
    assert_eq!(rate(&[&first, &second]), None);
    assert_eq!(rate(&[&first, &second, &pair("b", "c", 0)]), None, "to be paired is not to have met");
    assert_eq!(rate(&[&first, &second, &pair("b", "c", 1)]).unwrap().len(), 4);
}
