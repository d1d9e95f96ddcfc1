//! Views and their numbers.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher as _};

use sevenfold_core::Viewer;
use sevenfold_core::chance::Quick;
use sevenfold_core::erased::AnyRun;
use sevenfold_shelf::GAMES;
use sevenfold_shelf::encode::AnyCodec;

use crate::{games, tables, walk};

fn observed(codec: &dyn AnyCodec, run: &dyn AnyRun, viewer: Viewer) -> Vec<u8> {
    let mut numbers = vec![7; codec.size()];
    codec.observe(run, viewer, &mut numbers).unwrap();
    numbers
}

/// Numbers and views are told apart by their hashes, so that many can be kept.
fn hashed(value: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

#[test]
fn different_views_never_become_the_same_numbers() {
    for table in tables() {
        let codec = table.game.codec().unwrap();
        let mut known: HashMap<u64, u64> = HashMap::new();
        for number in 0..games() {
            walk(table.start(number), &mut Quick::new(number), |run, _| {
                for viewer in Viewer::all(run.seats()) {
                    let view = run.view(viewer).to_string();
                    let (numbers, seen) = (hashed(observed(&*codec, run, viewer)), hashed(&view));
                    let before = known.insert(numbers, seen);
                    assert!(before.is_none_or(|before| before == seen), "{}: {view}", table.name());
                }
            });
        }
        assert!(known.len() > 20, "{}", table.name());
    }
}

/// Whoever cannot tell two worlds apart gets the same numbers in both, to the last bit.
#[test]
fn twins_look_alike() {
    for table in tables() {
        let codec = table.game.codec().unwrap();
        let mut dice = Quick::new(7);
        let mut step = 0;
        walk(table.start(1), &mut Quick::new(1), |run, seat| {
            step += 1;
            // Worlds are dear in some games: every few steps will do.
            if step % 5 == 1 {
                let twin = run.imagine(Viewer::Seat(seat), &mut dice).unwrap();
                let numbers = observed(&*codec, run, Viewer::Seat(seat));
                assert_eq!(observed(&*codec, &*twin, Viewer::Seat(seat)), numbers, "{}", table.name());
            }
        });
        assert!(step > 5);
    }
}

#[test]
fn every_number_is_documented_once() {
    for game in GAMES {
        let codec = game.codec().unwrap();
        let mut told = vec![0; codec.size()];
        for part in codec.shape().parts() {
            assert!(!part.path.is_empty() && !part.meaning.is_empty());
            told[part.at..part.at + part.size].iter_mut().for_each(|count| *count += 1);
        }
        assert!(told.iter().all(|count| *count == 1), "{}", game.meta().id);
    }
}
