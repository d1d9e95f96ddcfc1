//! The corpus goes through the same functions as in fuzzing: what once was found stays mended.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::fs;
use std::path::Path;

use sevenfold_fuzz::{TARGETS, Target};

/// Feeds all inputs of a target, and says how many there were.
fn feed(target: Target) -> usize {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target.name);
    let files = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let inputs = files.map(|file| fs::read(file.unwrap().path()).unwrap());
    inputs.map(|input| (target.feed)(&input)).count()
}

#[test]
fn every_target_has_a_corpus_and_holds() {
    for target in TARGETS {
        let inputs = feed(target);
        assert!(inputs >= 2, "{} has {inputs} inputs", target.name);
    }
}
