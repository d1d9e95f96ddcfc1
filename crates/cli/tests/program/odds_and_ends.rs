//! The other commands, and output that breaks off.

use std::io::{BufRead as _, BufReader};
use std::process::Stdio;

use serde_json::{Value, json};
use sevenfold_shelf::GAMES;

use crate::{complains, program, sevenfold};

#[test]
fn the_tree_is_counted_line_by_line() {
    let ran = sevenfold(&["perft", "seven", "--depth", "2"]);
    assert_eq!((ran.status, ran.out.as_str()), (Some(0), "depth 1 44\ndepth 2 33072\n"));
    let json: Value =
        serde_json::from_str(&sevenfold(&["perft", "seven", "--depth", "2", "--json"]).out).unwrap();
    assert_eq!(
        (&json["game"], &json["seats"], &json["nodes"]),
        (&"seven".into(), &2.into(), &json!([44, 33072]))
    );
    assert!(json["options"].is_object());
    complains(
        &["perft", "seven", "--depth", "1", "--seats", "9"],
        "This game is for 2 to 4 players, not for 9.",
    );
}

#[test]
fn chance_of_a_counted_tree_follows_from_the_seed() {
    let count = |seed: &str| sevenfold(&["perft", "sieben", "--depth", "3", "--seed", seed]).out;
    assert_eq!(count(&"0".repeat(64)), sevenfold(&["perft", "sieben", "--depth", "3"]).out);
    assert_ne!(count(&"0".repeat(64)), count(&"1".repeat(64)));
}

#[test]
fn every_game_is_measured() {
    let ran = sevenfold(&["bench", "--seconds", "0", "--json"]);
    assert_eq!(ran.status, Some(0));
    let lines: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), GAMES.len());
    for speed in &lines {
        for key in ["moves", "games", "copies", "lists"] {
            assert!(speed[format!("{key}_per_second")].as_u64().is_some_and(|rate| rate > 0), "{speed}");
        }
    }
    let one = sevenfold(&["bench", "--seconds", "0", "--game", "sieben", "--lang", "nl"]);
    let lines: Vec<&str> = one.out.lines().collect();
    assert!(
        lines.len() == 2 && lines[0].contains("zetten/s") && lines[1].starts_with("sieben"),
        "{}",
        one.out
    );
    let no_python = ["bench", "--seconds", "0", "--game", "sieben", "--peers", "/no/such/python"];
    let ran = sevenfold(&no_python);
    assert_eq!(ran.status, Some(2), "{}", ran.err);
    assert!(ran.out.contains("sieben"), "{}", ran.out);
    assert!(ran.err.lines().last().is_some_and(|line| line.contains("OpenSpiel")), "{}", ran.err);
    complains(
        &["bench", "--game", "xyz"],
        &format!("There is no game “xyz”. Choose one of these: {}.", crate::all_games("or")),
    );
}

#[test]
fn shells_get_their_scripts() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let ran = sevenfold(&["completions", shell]);
        assert_eq!(ran.status, Some(0));
        assert!(ran.out.contains("simulate"), "{shell}");
    }
    for shell in ["bash", "fish", "zsh"] {
        let script = sevenfold(&["completions", shell]).out;
        assert!(GAMES.iter().all(|game| script.contains(game.meta().id)), "{shell} completes names of games");
    }
    let json: Value = serde_json::from_str(&sevenfold(&["completions", "fish", "--json"]).out).unwrap();
    assert_eq!(json["shell"], "fish");
}

#[test]
fn a_game_at_the_terminal_needs_a_terminal() {
    for arguments in [&["play"][..], &["play", "seven"]] {
        let ran = sevenfold(arguments);
        assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""), "{}", ran.err);
        assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
    }
    complains(&["play", "sieben", "--seats", "9"], "This game is for 2 to 7 players, not for 9.");
    complains(
        &["play", "sieben", "--options", "7"],
        "Give the options as a JSON object, such as {} for all defaults.",
    );
}

#[test]
fn an_unknown_command_or_language_is_a_mistake_of_usage() {
    for arguments in [&["dance"][..], &["rules", "sieben", "--lang", "fr"], &["simulate"]] {
        let ran = sevenfold(arguments);
        assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""));
        assert!(ran.err.contains("--help"), "{}", ran.err);
    }
}

/// Whoever reads may stop reading: `sevenfold rules … | head -1`.
#[test]
fn a_closed_pipe_ends_quietly() {
    let mut rules = program();
    rules.args(["perft", "sieben", "--depth", "9"]).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = rules.spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert!(line.starts_with("depth 1 "));
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &[][..]));
}

/// A full disk is told, not ignored.
#[cfg(target_os = "linux")]
#[test]
fn output_that_cannot_be_written_is_a_failure() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output = program().args(["rules", "sieben"]).stdout(full).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "The result cannot be written: the disk is full.\n");
}
