//! Moves and their numbers.

use std::collections::BTreeSet;

use sevenfold_core::chance::Quick;
use sevenfold_shelf::GAMES;

use crate::{games, tables, walk};

#[test]
fn a_number_is_a_move_and_a_move_is_its_number() {
    for game in GAMES {
        let codec = game.codec().unwrap();
        let mut texts = BTreeSet::new();
        for number in 0..codec.moves() as u32 {
            let text = codec.text(number).unwrap();
            assert_eq!(codec.number(&text), Some(number), "{text}");
            texts.insert(text);
        }
        assert_eq!(texts.len(), codec.moves());
        assert_eq!(codec.text(codec.moves() as u32), None);
        assert_eq!(codec.number("dance"), None);
    }
}

#[test]
fn every_legal_move_has_a_number() {
    for table in tables() {
        let codec = table.game.codec().unwrap();
        let mut seen = 0;
        for number in 0..games() {
            walk(table.start(number), &mut Quick::new(number), |run, seat| {
                for text in run.legal(seat) {
                    let number = codec.number(&text);
                    let again = number.and_then(|number| codec.text(number));
                    assert_eq!(again, Some(text), "{}", table.name());
                    seen += 1;
                }
            });
        }
        assert!(seen > 20, "{}", table.name());
    }
}
