//! Every reason has its sentence, and no sentence is left over.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use sevenfold_core::{Game, Viewer};
use sevenfold_double_lucky_7::{Mode, Options};

use super::games::{bot, play};

#[test]
fn every_move_has_a_reason_and_every_reason_a_sentence() {
    let mut given = BTreeSet::new();
    let mut said = bot("master");
    for (mode, number) in [(Mode::Classic, 1), (Mode::Tactical, 2), (Mode::Dice, 3), (Mode::Tactical, 4)] {
        let options = Options { mode, ..Options::default() };
        play(options, &["casual", "random", "club", "random"], number, |game, seat, action| {
            let view = game.view(Viewer::Seat(seat));
            given.insert(said.reason(&view, &action).unwrap().key.to_string());
        });
    }
    assert!(given.len() > 15, "{given:?}");
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let source = fs::read_to_string(root.join("src/double_lucky_7/reason.rs")).unwrap();
    let quoted = source.split('"').skip(1).step_by(2).filter(|text| text.starts_with("bots-"));
    let keys: BTreeSet<String> = quoted.map(str::to_owned).collect();
    for lang in ["en", "de", "nl"] {
        let file = root.join("../../texts").join(lang).join("bots-double-lucky-7.ftl");
        let text = fs::read_to_string(file).unwrap();
        let written = text.lines().filter(|line| line.starts_with("bots-"));
        let written: BTreeSet<String> =
            written.filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned()).collect();
        assert_eq!(written, keys, "{lang}");
    }
}
