//! Games made by programs that share nothing with this one.

use sevenfold_core::record::{Document, replay};
use sevenfold_core::run::Step;
use sevenfold_core::{Game, Silent};
use sevenfold_seven::Seven;

const RECORDS: [&str; 2] = [
    include_str!("../../../../records/seven-1.sevens.json"),
    include_str!("../../../../records/seven-2.sevens.json"),
];

#[test]
fn foreign_records_replay_with_the_same_lists_at_every_step() {
    for text in RECORDS {
        let document = Document::read(text).unwrap();
        let run = replay::<Seven>(&document).unwrap();
        assert!(run.game().outcome().is_some());
        let mut game = *run.start();
        for (step, recorded) in run.steps().iter().zip(&document.steps) {
            let Step::Act { seat, action } = step else { unreachable!() };
            let mut legal: Vec<String> = game.legal(*seat).iter().map(ToString::to_string).collect();
            legal.sort_unstable();
            assert_eq!(serde_json::json!(legal), recorded["legal"]);
            game.play(*seat, action, &mut Silent).unwrap();
        }
    }
}
