//! Decks computed by a few independent lines (`docs/chance-reference.md`).
#![allow(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

use sevenfold_core::Game;
use sevenfold_core::chance::{ChanceKey, Seed, Stream};
use sevenfold_core::record::{Document, RecordedStep};
use sevenfold_sieben::{Options, Sieben};

const SEED: &str = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";

const ROUND_1: &str = "deck 7 7 5 2 1 3 4 1 4 4 1 3 1 3 6 7 2 6 5 3 2 3 1 3 3 2 2 3 1 4 6 5 6 1 7 5 4 5 1 3 4 2 5 3 1 5 4 6 6 4 7 4 4 2 2 1 5 4 1 2 5 3 1 5 6 3 2 4 1 3 1 1 2 6 2 1 2 3 2 7";

const ROUND_2: &str = "deck 4 2 3 6 2 4 7 6 3 4 2 3 5 6 1 4 5 1 7 7 6 1 5 5 1 6 1 7 1 4 3 3 5 2 6 3 5 3 1 2 3 5 1 7 2 4 1 4 2 3 4 1 1 4 5 7 1 5 1 1 1 6 1 2 2 2 4 2 4 3 2 5 6 3 2 3 3 3 2 4";

fn deck(seed: &str, round: u32) -> String {
    let seed: Seed = seed.parse().unwrap();
    let game = Sieben::new(&Options::default(), 3).unwrap();
    game.sample(&mut Stream::new(&seed, ChanceKey { round, step: 0 })).to_string()
}

#[test]
fn the_deck_of_a_seed_is_the_one_the_reference_prints() {
    assert_eq!(deck(SEED, 1), ROUND_1);
    assert_eq!(deck(SEED, 2), ROUND_2);
}

#[test]
fn the_documentation_shows_the_deck_that_is_pinned() {
    assert!(include_str!("../../../../docs/chance-reference.md").contains(ROUND_1));
}

#[test]
fn the_deck_of_a_record_made_elsewhere_follows_from_its_seed() {
    let text = include_str!("../../../../records/sieben-1.sevens.json");
    let document = Document::read(text).unwrap();
    let seed = document.seed.unwrap().to_string();
    assert_eq!(document.step(0), Ok(RecordedStep::Chance(deck(&seed, 1))));
}
