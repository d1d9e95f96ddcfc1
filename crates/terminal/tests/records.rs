//! Records are what they have always been: the golden ones were saved by the terminal when it still had a host of its own.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod support;

use sevenfold_core::chance::Seed;
use sevenfold_core::record::Document;
use sevenfold_shelf::GAMES;
use support::{Player, request};

#[test]
fn the_same_moves_from_the_same_seed_give_the_same_record_byte_for_byte() {
    for game in GAMES {
        let id = game.meta().id;
        let path = format!("{}/tests/golden/{id}.sevens.json", env!("CARGO_MANIFEST_DIR"));
        let golden = std::fs::read_to_string(path).unwrap();
        let document = Document::read(&golden).unwrap();
        let run = game.replay(&document).unwrap();
        let mut request = request(id, document.seats, &[]);
        request.seed = Some(Seed([77; 32]));
        let mut player = Player::new(&request);
        for step in 0..run.len() {
            let Some(seat) = run.step_by(step) else { continue };
            if player.sees("The keyboard goes to") {
                player.keys("\n");
            }
            assert_eq!(player.app.viewer().seat(), Some(seat), "{id}: step {step}");
            player.types(&run.step_text(step).unwrap());
        }
        player.keys("s");
        assert_eq!(player.saved.borrow().last().unwrap().1, golden, "{id}");
    }
}
