//! Everything the game says has a sentence in every language, and no sentence is left over.
#![allow(clippy::unwrap_used, reason = "what cannot be unwrapped fails its test")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use sevenfold_core::run::Step;
use sevenfold_core::testing::{Case, random_run};
use sevenfold_core::{Game, Silent, Viewer};
use sevenfold_double_seven::{DoubleSeven, Options};

/// The keys that the sources of the game name.
fn said(folder: &Path, keys: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            said(&path, keys);
            continue;
        }
        let source = fs::read_to_string(&path).unwrap();
        let quoted = source.split('"').skip(1).step_by(2).filter(|text| text.starts_with("double-seven-"));
        keys.extend(quoted.map(str::to_owned));
    }
}

#[test]
fn every_sentence_is_there_in_every_language() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut keys = BTreeSet::from(["double-seven-tagline".to_owned()]);
    said(&root.join("src"), &mut keys);
    assert!(keys.len() > 60, "{keys:?}");
    for lang in ["en", "de", "nl"] {
        let text =
            fs::read_to_string(root.join("../../../texts").join(lang).join("double-seven.ftl")).unwrap();
        let written: BTreeSet<String> = text
            .lines()
            .filter(|line| line.starts_with("double-seven-"))
            .filter_map(|line| line.split_once(" ="))
            .map(|(key, _)| key.to_owned())
            .collect();
        assert_eq!(written, keys, "{lang}");
    }
}

#[test]
fn whoever_is_asked_is_told_what_for_and_nobody_else() {
    let case = Case { options: Options {}, seats: 3 };
    let run = random_run::<DoubleSeven>(&case, 5, 600);
    let mut game = *run.start();
    let mut asked = BTreeSet::new();
    for step in run.steps() {
        for viewer in Viewer::all(3) {
            let ask = game.view(viewer).ask();
            let turn = viewer.seat().is_some_and(|seat| game.agenda().asked().contains(seat));
            assert_eq!(ask.is_some(), turn);
            asked.extend(ask.map(|message| message.key.to_string()));
        }
        match step {
            Step::Chance(chance) => game.settle(chance, &mut Silent).unwrap(),
            Step::Act { seat, action } => {
                let told = game.view(Viewer::Seat(*seat)).describe(action);
                assert!(told.key.starts_with("double-seven-do-"), "{told}");
                game.advance(*seat, action, &mut Silent);
            }
        }
    }
    assert!(asked.len() >= 3, "{asked:?}");
}
