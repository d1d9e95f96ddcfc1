//! `sevenfold puzzle`.

use std::fs;

use serde_json::{Value, json};
use sevenfold_puzzles::tactics::Tactic;

use crate::{complains, folder, sevenfold};

/// Three white tiles around a bar; nothing closes them in.
const ISLAND: &str = r#"{"middle":"I 0,0 0,1 0,2 0,3",
    "white":["I 1,0 1,1 1,2 1,3","J -1,2 -1,3 -1,4 0,4","U -1,0 -1,1 0,-1 1,-1"]}"#;

/// A file of this text, in a folder of its own.
fn file(name: &str, text: &str) -> String {
    let path = folder(&format!("puzzle-{name}")).join("file.json");
    fs::write(&path, text).unwrap();
    path.display().to_string()
}

#[test]
fn every_answer_is_listed_and_says_how_sure_it_is() {
    let ran = sevenfold(&["puzzle", "list"]);
    assert_eq!(ran.status, Some(0));
    for line in ran.out.lines().filter(|line| line.starts_with("  ")) {
        assert!(
            line.ends_with("proven") || line.contains("best known; more than 18 are impossible"),
            "{line}"
        );
    }
    assert_eq!(ran.out.lines().filter(|line| line.contains("best known")).count(), 1);
    let german = sevenfold(&["puzzle", "list", "--lang", "de"]).out;
    assert!(german.contains("Die Insel (SV-16)") && german.contains("bewiesen"), "{german}");
    let json: Value = serde_json::from_str(&sevenfold(&["puzzle", "list", "--json"]).out).unwrap();
    assert_eq!(json.as_array().map(Vec::len), Some(25));
}

#[test]
fn an_answer_is_drawn_in_letters_and_as_a_picture() {
    let text = sevenfold(&["puzzle", "show", "holes", "--number", "1"]).out;
    assert!(text.starts_with("1  7 tiles (IPJOSUY): 7 holes – proven\n"), "{text}");
    let picture = sevenfold(&["puzzle", "show", "holes", "--number", "1", "--svg"]).out;
    assert!(picture.starts_with("<svg") && picture.trim_end().ends_with("</svg>"), "{picture}");
    assert_eq!(sevenfold(&["puzzle", "show", "mazes"]).status, Some(2));
}

#[test]
fn a_try_is_judged_and_what_is_wrong_with_it_named() {
    let good = file("island", ISLAND);
    let ran = sevenfold(&["puzzle", "check", "island", &good]);
    assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""));
    assert!(ran.out.starts_with("3 white tiles ring the tile"), "{}", ran.out);
    let open = file("open", &ISLAND.replace(r#","U -1,0 -1,1 0,-1 1,-1""#, ""));
    let ran = sevenfold(&["puzzle", "check", "island", &open, "--json"]);
    let json: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((ran.status, &json["rule"]), (Some(1), &json!("SV-16")));
    let broken = file("broken", "[");
    complains(
        &["puzzle", "check", "holes", &broken],
        &format!("{broken} is not what was expected: reading stops at line 1, column 1."),
    );
}

#[test]
fn a_search_goes_on_where_it_was_left() {
    let state = folder("puzzle-state").join("state.json").display().to_string();
    let arguments = ["puzzle", "solve", "island", "--tile", "p", "--state", &state, "--json"];
    let first = sevenfold(&arguments);
    assert_eq!(first.status, Some(0), "{}", first.err);
    let found: Value = serde_json::from_str(&first.out).unwrap();
    assert_eq!((&found["tile"], found["white"].as_array().map(Vec::len)), (&json!("P"), Some(3)));
    // Everything has been searched already: the same is told again.
    assert_eq!(sevenfold(&arguments).out, first.out);
}

#[test]
fn black_tiles_are_covered_or_it_is_shown_that_they_cannot_be() {
    let all: Vec<Value> =
        serde_json::from_str(&sevenfold(&["puzzle", "show", "copycat", "--json"]).out).unwrap();
    for answer in all {
        let black = file("black", &answer["black"].to_string());
        let ran = sevenfold(&["puzzle", "solve", "copycat", "--black", &black, "--json"]);
        let found: Value = serde_json::from_str(&ran.out).unwrap();
        assert_eq!(found["covers"], answer["covers"]);
    }
    assert_eq!(sevenfold(&["puzzle", "solve", "copycat"]).status, Some(2), "there is nothing to cover");
}

#[test]
fn certificates_are_verified_and_lies_found_out() {
    let all = sevenfold(&["puzzle", "show", "copycat", "--json"]).out;
    let good = file("good", &all);
    let ran = sevenfold(&["puzzle", "verify", &good]);
    assert_eq!(ran.status, Some(0), "{}", ran.out);
    assert!(ran.out.lines().all(|line| line.ends_with("proven")), "{}", ran.out);
    let mut lies: Value = serde_json::from_str(&all).unwrap();
    lies[1]["covers"] = json!(2);
    let bad = file("bad", &lies.to_string());
    let ran = sevenfold(&["puzzle", "verify", &bad]);
    assert_eq!(ran.status, Some(1));
    assert!(ran.out.contains("It says 2, but it is 1."), "{}", ran.out);
}

#[test]
fn a_tactic_is_told_with_its_answer_only_for_the_asking() {
    let tactic = Tactic::all().swap_remove(1);
    let asked = sevenfold(&["puzzle", "tactic", "--number", "2"]).out;
    assert_eq!(asked.lines().count(), tactic.moves.len(), "{asked}");
    let answered = sevenfold(&["puzzle", "tactic", "--number", "2", "--answer"]).out;
    let last = format!("{}! {}\n", tactic.moves.len() + 1, tactic.answer);
    assert!(answered.starts_with(&asked) && answered.ends_with(&last), "{answered}");
    assert_eq!(sevenfold(&["puzzle", "tactic"]).out, sevenfold(&["puzzle", "tactic"]).out);
    complains(
        &["puzzle", "tactic", "--number", "201"],
        "There is no tactic with this number. They have the numbers 1 to 200.",
    );
}
