//! What must not occur in the code.

use std::collections::BTreeSet;

use sevenfold_shelf::GAMES;
use sevenfold_texts::{Lang, Texts};

use crate::{code, has_word, rust_files};

/// Every place in these folders where one of the words occurs.
fn places(folders: &[&str], words: &[&str]) -> Vec<String> {
    let mut places = Vec::new();
    for (path, text) in folders.iter().flat_map(rust_files) {
        for (number, line) in code(&text) {
            let found = words.iter().filter(|word| has_word(line, word));
            places.extend(found.map(|word| format!("{}:{number}: {word}", path.display())));
        }
    }
    places
}

fn sources_of_games() -> Vec<String> {
    GAMES.iter().map(|game| format!("crates/games/{}/src", game.meta().id)).collect()
}

#[test]
fn core_and_games_have_no_clock_no_files_no_network_no_disorder_and_no_floats() {
    let forbidden =
        ["std::time", "std::fs", "std::net", "std::thread", "HashMap", "HashSet", "f32", "f64", "println"];
    let games = sources_of_games();
    let folders: Vec<&str> =
        ["crates/core/src"].into_iter().chain(games.iter().map(String::as_str)).collect();
    // The laws are for tests only and read records from files.
    let places: Vec<String> =
        places(&folders, &forbidden).into_iter().filter(|place| !place.contains("/src/testing/")).collect();
    assert!(places.is_empty(), "{}", places.join("\n"));
}

/// The places with a measurement to justify it (CONTRIBUTING.md): the processor's own instructions for SEVEN's net, and the
/// call that gives free memory back to the system.
const MEASURED: [&str; 2] = ["crates/bots/src/seven/lanes/", "crates/server/src/memory.rs:"];

#[test]
fn nothing_is_unsafe_that_was_not_measured() {
    let places = places(
        &["crates", "xtask"],
        &["unsafe {", "unsafe fn", "unsafe impl", "unsafe extern", "allow(unsafe"],
    );
    let unmeasured = |place: &&String| {
        !place.contains("/tests/house/") && !MEASURED.iter().any(|measured| place.contains(measured))
    };
    assert_eq!(places.iter().find(unmeasured), None);
}

/// The rooms that work with any game name none of them.
#[test]
fn rooms_for_all_games_name_no_game() {
    let games: Vec<String> = GAMES.iter().map(|game| format!("\"{}\"", game.meta().id)).collect();
    for room in [
        "cli", "client", "fair", "lab", "lessons", "protocol", "python", "ratings", "server", "table",
        "texts", "worker",
    ] {
        for (path, text) in rust_files(format!("crates/{room}/src")) {
            // A test may need the one game in which something can happen.
            if path.components().any(|part| part.as_os_str() == "tests") {
                continue;
            }
            for (number, line) in code(&text) {
                let named = games.iter().find(|name| line.contains(*name));
                assert_eq!(named, None, "{}:{number}", path.display());
            }
        }
    }
}

/// What a key stands behind in the code. (A table of Double Lucky 7 puts its own name before its keys.)
const OPENINGS: [&str; 7] = [
    "Message::new(\"",
    "Arg::key(\"",
    "look_up(\"",
    "here.t(\"",
    "here.says(\"",
    "speech.t(\"",
    "speech.says(\"",
];

/// Every key that the code spells out is in the language files.
#[test]
fn every_key_has_a_sentence() {
    let mut missing = BTreeSet::new();
    let mut found = [0_usize; OPENINGS.len()];
    for (path, text) in rust_files("crates") {
        if path.components().any(|part| part.as_os_str() == "tests" || part.as_os_str() == "testing") {
            continue;
        }
        let code: String = code(&text).map(|(_, line)| line).collect();
        for (opening, found) in OPENINGS.iter().zip(&mut found) {
            for (start, _) in code.match_indices(opening) {
                *found += 1;
                let key = code[start + opening.len()..].split('"').next().unwrap_or_default();
                if !Texts::of(Lang::En).has(key) {
                    missing.insert(format!("{}: {key}", path.display()));
                }
            }
        }
    }
    assert!(found.iter().all(|found| *found > 0), "every way to name a key was seen: {found:?}");
    assert!(missing.is_empty(), "{missing:#?}");
}
