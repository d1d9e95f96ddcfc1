//! The corpus goes through the same functions as in fuzzing: what once was found stays mended.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::fs;
use std::path::Path;

use sevenfold_fuzz::{TARGETS, Target};
use sevenfold_shelf::GAMES;

/// Feeds all inputs of a target, and says how much each of them meant.
fn feed(target: Target) -> Vec<usize> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target.name);
    let files = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let inputs = files.map(|file| fs::read(file.unwrap().path()).unwrap());
    inputs.map(|input| (target.feed)(&input)).collect()
}

/// An old corpus that the readers have come to refuse would hold without testing anything.
#[test]
fn every_target_has_a_corpus_that_means_something_and_holds() {
    for target in TARGETS {
        let meant = feed(target);
        let least = if target.name == "certificates" { 1 } else { 8 };
        let count = meant.iter().filter(|meant| **meant >= least).count();
        assert!(count >= 2, "{}: {count} of {} inputs mean something: {meant:?}", target.name, meant.len());
    }
}

#[test]
fn every_games_notation_is_a_target() {
    for game in GAMES {
        let name = format!("notation-{}", game.meta().id);
        assert!(TARGETS.iter().any(|target| target.name == name), "{name}");
    }
}

#[test]
fn every_target_has_a_program() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz");
    let manifest = fs::read_to_string(root.join("Cargo.toml")).unwrap();
    for target in TARGETS {
        let file = format!("fuzz_targets/{}.rs", target.name.replace('-', "_"));
        assert!(manifest.contains(&format!("name = \"{}\"\npath = \"{file}\"", target.name)), "{file}");
        let program = fs::read_to_string(root.join(&file)).unwrap();
        assert!(program.contains(&format!("target(\"{}\")", target.name)), "{file}");
    }
}
