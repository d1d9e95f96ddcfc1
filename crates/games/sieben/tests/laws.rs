//! The laws every game keeps, over all options and seat counts.
#![allow(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

mod support;

use proptest::prelude::*;
use sevenfold_core::chance::Quick;
use sevenfold_core::record::{Document, replay};
use sevenfold_core::run::Step;
use sevenfold_core::testing::{
    Case, Inspect, laws, mutated_records, notation_is_strict, records_agree, scale,
};
use sevenfold_core::{Game, Rng, Seat, Silent, Viewer};
use sevenfold_sieben::{Action, Chance, Counts, Finish, NextStart, Options, Phase, Sieben};

const INSPECT: Inspect<Sieben> = Inspect { census, hidden, reveals };

/// All cards by number; between rounds they are in the box.
fn census(game: &Sieben) -> Vec<u32> {
    let open = game.pile().plus(game.aside());
    let all = Seat::all(game.seats()).fold(open, |all, seat| all.plus(game.hand(seat)));
    let all = all.plus(game.draw_pile().iter().copied().collect());
    let all = if game.phase() == Phase::Deal { game.options().deck } else { all };
    all.to_array().map(u32::from).to_vec()
}

fn hidden(game: &Sieben, viewer: Viewer) -> Vec<(&'static str, u64)> {
    let number = |counts: Counts| counts.to_array().iter().fold(0, |sum, &n| sum * 81 + u64::from(n));
    let mut places = Vec::new();
    for seat in Seat::all(game.seats()).filter(|&seat| !viewer.is(seat)) {
        places.push(("hand", number(game.hand(seat))));
        places.push(("drawn", number(game.view(Viewer::Seat(seat)).drawn)));
    }
    let order = game
        .draw_pile()
        .iter()
        .fold(7, |sum: u64, card| sum.wrapping_mul(1_000_003).wrapping_add(card.number().into()));
    places.push(("draw pile", order));
    places
}

/// A seat that draws from the draw pile sees what it drew.
fn reveals(game: &Sieben, step: &Step<Sieben>, viewer: Viewer) -> bool {
    let Step::Act { seat, action } = step else { return false };
    let mut after = *game;
    after.advance(*seat, action, &mut Silent);
    viewer.is(*seat) && after.draw_pile().len() < game.draw_pile().len()
}

const USUAL: [u8; 7] = [16, 14, 14, 12, 10, 8, 6];

/// Decks that make something rare common: only sevens, numbers missing, one card that alone makes seven, cards that
/// fit only each other, hands that grow without end.
const STRANGE: [[u8; 7]; 7] = [
    [0, 0, 0, 0, 0, 0, 80],
    [79, 0, 0, 0, 0, 1, 0],
    [0, 79, 0, 0, 0, 0, 1],
    [0, 0, 40, 40, 0, 0, 0],
    [0, 1, 0, 0, 1, 78, 0],
    [12, 12, 12, 11, 11, 11, 11],
    ENDLESS,
];

/// Sevens are so rare here, and penalties so many, that nearly all cards stay in the hands: random play goes on for
/// millions of moves. The rules allow the deck and set no limit; hosts do (`--max-steps`).
const ENDLESS: [u8; 7] = [1, 0, 30, 0, 29, 20, 0];

/// These decks with all seat counts and options, well mixed, so that a few cases are of different kinds.
fn cases(decks: &[[u8; 7]]) -> Vec<Case<Sieben>> {
    let mut cases: Vec<Case<Sieben>> = Vec::new();
    for deck in decks.iter().copied().map(Counts::new) {
        for seats in 2..=7 {
            for finish in [Finish::Seven, Finish::Any] {
                for next_start in [NextStart::Rotate, NextStart::Youngest] {
                    cases.push(Case { options: Options { deck, next_start, finish }, seats });
                }
            }
        }
    }
    Quick::new(7).shuffle(&mut cases);
    cases
}

#[test]
fn random_games_keep_all_laws() {
    laws(&INSPECT, &cases(&[USUAL]), scale(48, 7000));
}

#[test]
fn random_games_with_strange_decks_keep_all_laws() {
    laws(&INSPECT, &cases(&STRANGE), scale(14, 3000));
}

#[test]
fn records_made_elsewhere_agree() {
    records_agree::<Sieben>();
}

#[test]
fn mutated_records_are_refused_or_legal() {
    mutated_records(&cases(&[USUAL]), scale(300, 5000));
}

#[test]
fn the_notation_is_strict() {
    notation_is_strict(&cases(&[USUAL]), scale(20_000, 200_000));
}

#[test]
fn random_games_end() {
    for deck in STRANGE.into_iter().filter(|&deck| deck != ENDLESS).chain([USUAL]) {
        for (number, case) in (0..).zip(cases(&[deck])).take(scale(3, 24) as usize) {
            assert!(is_over_after(&case, number, 500_000), "{case:?} is not over");
        }
    }
}

fn is_over_after(case: &Case<Sieben>, number: u64, steps: u32) -> bool {
    let mut game = Sieben::new(&case.options, case.seats).unwrap();
    let rng = &mut Quick::new(number);
    for _ in 0..steps {
        match game.phase().to_move() {
            Some(seat) => {
                let action = *rng.pick(&game.legal(seat)).unwrap();
                game.advance(seat, &action, &mut Silent);
            }
            None if game.outcome().is_some() => return true,
            None => game.settle(&game.sample(rng), &mut Silent).unwrap(),
        }
    }
    false
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<Sieben>() <= 480, "{} bytes", size_of::<Sieben>());
}

proptest! {
    #[test]
    fn moves_are_written_as_they_are_read(text in "(lay|take|deck|reshuffle)?[ 0-9a-z]{0,20}") {
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

#[test]
fn other_spellings_are_no_moves() {
    for text in [
        "",
        " ",
        "lay",
        "lay ",
        "lay 0",
        "lay 8",
        "lay 04",
        "Lay 4",
        "lay  4",
        "lay 4 ",
        " lay 4",
        "lay 4 Hole",
        "lay 4 hole number",
        "lay 4 open",
        "take 1",
        "TAKE",
        "pass",
        "lay ４",
        "4",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text:?}");
    }
    for text in
        ["deck", "deck ", "deck 0", "deck 1  2", "deck 1 2 ", "reshuffle", "Deck 1", "deck 1,2", "deck 12"]
    {
        assert!(text.parse::<Chance>().is_err(), "{text:?}");
    }
}

/// With a lopsided deck a round can go on until a limit outgrows its byte; the limits must stay true.
#[test]
fn a_very_long_round_keeps_its_limits() {
    let document = Document::read(include_str!("long-round.sevens.json")).unwrap();
    let run = replay::<Sieben>(&document).unwrap();
    for viewer in Viewer::all(2) {
        let view = run.game().view(viewer);
        assert_eq!(Sieben::imagine(&view, &mut Quick::new(7)).unwrap().view(viewer), view);
    }
}
