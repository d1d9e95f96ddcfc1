//! Every move has a reason, every reason its sentence, and no sentence is left over.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use sevenfold_core::{Game, Viewer};
use sevenfold_triple_seven::{HeraldRule, Options};

use super::games::{bot, play};

#[test]
fn every_move_has_a_reason_and_every_reason_a_sentence() {
    let mut given = BTreeSet::new();
    let mut adviser = bot("greedy", 1);
    for number in 0..200 {
        let herald = if number % 2 == 0 { HeraldRule::Declared } else { HeraldRule::Race };
        let options = Options { herald, ..Options::default() };
        play(options, 3, &["greedy", "random"], number, |game, seat, _| {
            let view = game.view(Viewer::Seat(seat));
            for action in game.legal(seat) {
                given.insert(adviser.reason(&view, &action).unwrap().key.to_string());
            }
        });
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let source = fs::read_to_string(root.join("src/triple_seven/reason.rs")).unwrap();
    let quoted = source.split('"').filter(|text| text.starts_with("bots-triple-seven-"));
    let keys: BTreeSet<String> = quoted.map(str::to_owned).collect();
    assert_eq!(given, keys, "every reason is given, and no other");
    for lang in ["en", "de", "nl"] {
        let file = root.join("../../texts").join(lang).join("bots-triple-seven.ftl");
        let text = fs::read_to_string(file).unwrap();
        let written = text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned());
        assert_eq!(written.collect::<BTreeSet<_>>(), keys, "{lang}");
    }
}
