//! The laws every game keeps, over all options and seat counts.
#![allow(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

mod support;

use proptest::prelude::*;
use sevenfold_core::chance::Quick;
use sevenfold_core::run::Step;
use sevenfold_core::testing::{
    Case, Inspect, laws, mutated_records, notation_is_strict, records_agree, scale,
};
use sevenfold_core::{Game, Rng, Seat, Viewer};
use sevenfold_sevens::{Action, CardSet, Chance, Options, Sevens, Variant};

const INSPECT: Inspect<Sevens> = Inspect { census, hidden, reveals };

/// All cards; before the first deal they are in the box.
fn census(game: &Sevens) -> Vec<u32> {
    let held = Seat::all(game.seats()).map(|seat| u32::from(game.hand(seat).len())).sum::<u32>();
    let all = held + u32::from(game.rows().laid().len());
    let apart = Seat::all(game.seats()).fold(game.rows().laid(), |all, seat| all.union(game.hand(seat)));
    if game.round() == 0 { vec![52, 52] } else { vec![all, apart.len().into()] }
}

fn hidden(game: &Sevens, viewer: Viewer) -> Vec<(&'static str, u64)> {
    let number = |cards: CardSet| {
        cards
            .iter()
            .fold(7, |sum: u64, card| sum.wrapping_mul(67) + u64::from(card.rank()) * 5 + card.suit() as u64)
    };
    let others = Seat::all(game.seats()).filter(|&seat| !viewer.is(seat));
    others.map(|seat| ("hand", number(game.hand(seat)))).collect()
}

/// SE-8 A hand that folds is seen by all.
fn reveals(_: &Sevens, step: &Step<Sevens>, viewer: Viewer) -> bool {
    matches!(step, Step::Act { seat, action: Action::Fold } if !viewer.is(*seat))
}

/// All seat counts, both variants and several lengths, well mixed, so that a few cases are of different kinds.
fn cases() -> Vec<Case<Sevens>> {
    let mut cases: Vec<Case<Sevens>> = Vec::new();
    for seats in 2..=7 {
        for rounds in [1, 2, 4, 10] {
            for variant in [Variant::FanTan, Variant::ShichiNarabe] {
                cases.push(Case { options: Options { rounds, variant }, seats });
            }
        }
    }
    Quick::new(7).shuffle(&mut cases);
    cases
}

#[test]
fn random_games_keep_all_laws() {
    laws(&INSPECT, &cases(), scale(48, 10_000));
}

#[test]
fn records_made_elsewhere_agree() {
    records_agree::<Sevens>();
}

#[test]
fn mutated_records_are_refused_or_legal() {
    mutated_records(&cases(), scale(300, 5000));
}

#[test]
fn the_notation_is_strict() {
    notation_is_strict(&cases(), scale(20_000, 200_000));
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<Sevens>() <= 192, "{} bytes", size_of::<Sevens>());
}

proptest! {
    #[test]
    fn moves_are_written_as_they_are_read(text in "(lay|pass|fold|deck)?[ 0-9A-Z]{0,20}") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text.clone());
        }
        if let Ok(chance) = text.parse::<Chance>() {
            prop_assert_eq!(chance.to_string(), text);
        }
    }

    #[test]
    fn no_text_breaks_the_reader(text in any::<String>()) {
        prop_assert_eq!(text.parse::<Action>().is_ok_and(|action| action.to_string() != text), false);
        prop_assert_eq!(text.parse::<Chance>().is_ok_and(|chance| chance.to_string() != text), false);
    }
}
