//! `sevenfold arena`.

use std::fs;

use serde_json::Value;

use crate::{complains, folder, sevenfold};

const SEED: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

/// A short contest that a careful player wins against chance.
fn contest(more: &[&str]) -> Value {
    let short =
        ["arena", "sieben", "--bots", "greedy,random", "--iterations", "5", "--deals", "60", "--json"];
    let ran = sevenfold(&[&short, more].concat());
    assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""));
    serde_json::from_str(&ran.out).unwrap()
}

#[test]
fn the_stronger_bot_is_found_and_the_numbers_agree() {
    let result = contest(&["--seed", SEED]);
    assert_eq!((&result["game"], &result["seats"]), (&"sieben".into(), &2.into()));
    assert_eq!(result["thinking"], serde_json::json!({"iterations": 5}));
    let pairing = &result["pairings"][0];
    assert_eq!((&pairing["a"], &pairing["decision"]), (&"greedy".into(), &"stronger".into()));
    let deals = pairing["deals"].as_u64().unwrap();
    assert!((8..60).contains(&deals), "stopped early: {deals}");
    assert_eq!(pairing["games"].as_u64(), Some(2 * deals));
    assert!(pairing["llr"].as_f64().unwrap() > 2.9);
    assert!(pairing["elo_interval"][0].as_f64().unwrap() > 0.0);
    assert!(pairing["times"][0]["p99"].as_f64() >= pairing["times"][0]["p50"].as_f64());
}

#[test]
fn the_same_seed_gives_the_same_result_on_one_core() {
    let score = |threads| {
        let pairing = contest(&["--seed", SEED, "--threads", threads])["pairings"][0].clone();
        (pairing["deals"].clone(), pairing["score"].clone())
    };
    assert_eq!(score("1"), score("3"));
}

#[test]
fn results_are_kept_resumed_and_put_in_a_book() {
    let results = folder("arena");
    let text = results.to_str().unwrap();
    let run = |deals: &str, seats: &str| {
        let ran = sevenfold(&[
            "arena",
            "sieben",
            "--bots",
            "greedy,random",
            "--iterations",
            "5",
            "--deals",
            deals,
            "--seats",
            seats,
            "--results",
            text,
            "--full",
            "--json",
        ]);
        assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""));
        let result: Value = serde_json::from_str(&ran.out).unwrap();
        result["pairings"][0].clone()
    };
    let first = run("5", "2");
    let file = first["file"].as_str().unwrap().to_owned();
    assert!(file.ends_with("sieben/greedy-vs-random-2-seats-5-iterations.jsonl"), "{file}");
    let kept = fs::read_to_string(&file).unwrap();
    assert_eq!(run("5", "2"), first, "nothing is left to play");
    assert_eq!(fs::read_to_string(&file).unwrap(), kept);
    let more = run("9", "2");
    assert_eq!((&more["deals"], &more["seed"]), (&9.into(), &first["seed"]));
    assert!(fs::read_to_string(&file).unwrap().starts_with(&kept));
    assert_eq!(run("3", "3")["games"], 18, "each bot sits alone at every seat");
    let book = fs::read_to_string(results.join("README.md")).unwrap();
    assert!(book.contains("| greedy–random | 9 | 18 |") && book.contains("(sieben/elo-1.svg)"), "{book}");
    assert!(fs::read_to_string(results.join("sieben/elo-2.svg")).unwrap().starts_with("<svg"));
    complains(
        &[
            "arena",
            "sieben",
            "--bots",
            "greedy,random",
            "--iterations",
            "5",
            "--results",
            text,
            "--elo1",
            "70",
        ],
        &format!(
            "{file} holds results with other options, another seed or another test. Choose another folder with \
             --results, or throw them away with --fresh."
        ),
    );
}

#[test]
fn a_pool_meets_all_round_and_is_rated() {
    let ran = sevenfold(&[
        "arena",
        "sieben",
        "--bots",
        "random,club,random",
        "--iterations",
        "5",
        "--deals",
        "9",
        "--full",
        "--lang",
        "de",
    ]);
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    assert!(ran.out.starts_with("7 (Sieben), 2 Plätze, 5 Suchschritte je Zug\n"), "{}", ran.out);
    assert_eq!(ran.out.matches("–club").count() + ran.out.matches("club–").count(), 2, "{}", ran.out);
    assert!(ran.out.contains("Wertung"));
}

#[test]
fn what_cannot_be_compared_is_explained() {
    complains(
        &["arena", "sieben", "--bots", "club"],
        "Name at least two different bots with --bots, such as --bots club,random.",
    );
    complains(
        &["arena", "sieben", "--bots", "greedy,random", "--elo0", "30"],
        "To be told apart, --elo1 must be more than --elo0.",
    );
    let ran = sevenfold(&["arena", "sieben", "--bots", "club,grandmaster"]);
    assert!(ran.err.starts_with("There is no bot “grandmaster” for 7 (Sieben)."), "{}", ran.err);
}
