//! Every rule, by its id.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss, reason = "small counts")]

mod support;

#[path = "rules/end.rs"]
mod end;
#[path = "rules/places.rs"]
mod places;
#[path = "rules/tiles.rs"]
mod tiles;

use sevenfold_core::chance::Quick;
use sevenfold_core::{Breach as _, Game, Rng, Seat, SeatSet, Silent};
use sevenfold_seven::{Aim, Breach, Event, Levels, Options, Seven, Standing, Teams};

const DEFAULT: Options = Options { misere: false, teams: None };

/// The position of the rule page's third example.
const J_AND_I: [&str; 2] = ["J 0,0 0,1 0,2 1,-1", "I -1,-1 -1,0 -1,1 -1,2"];

/// Four bars side by side: the smallest table on which every tile can lie in every way.
const FOUR_BARS: [&str; 4] =
    ["I 0,0 0,1 0,2 0,3", "I 1,0 1,1 1,2 1,3", "I 2,0 2,1 2,2 2,3", "I 3,0 3,1 3,2 3,3"];

/// Two tiles that can lie on them, side by side.
const BEES: [&str; 2] = ["O 0,0 0,1 1,0 1,1", "O 2,0 2,1 3,0 3,1"];

fn after(seats: u8, moves: &[&str]) -> Seven {
    let mut game = Seven::new(&DEFAULT, seats).unwrap();
    for text in moves {
        let seat = game.turn().unwrap();
        game.play(seat, &text.parse().unwrap(), &mut Silent).unwrap();
    }
    game
}

/// The refusal of the player whose turn it is.
fn refused(game: &Seven, text: &str) -> Breach {
    game.check(game.turn().unwrap(), &text.parse().unwrap()).unwrap_err()
}

fn refuses(game: &Seven, text: &str, rule: &str) {
    let breach = refused(game, text);
    assert_eq!(breach.rule().to_string(), rule, "{breach:?}");
    assert!(!game.legal(game.turn().unwrap()).contains(&text.parse().unwrap()));
}

fn takes(game: &Seven, text: &str) {
    let (seat, action) = (game.turn().unwrap(), text.parse().unwrap());
    assert_eq!(game.check(seat, &action), Ok(()));
    assert!(game.legal(seat).contains(&action));
}

/// The legal moves of the player whose turn it is, sorted.
fn legal_texts(game: &Seven) -> Vec<String> {
    let mut legal: Vec<String> = game.legal(game.turn().unwrap()).iter().map(ToString::to_string).collect();
    legal.sort();
    legal
}

fn seats(numbers: &[u8]) -> SeatSet {
    numbers.iter().map(|&number| Seat::from_number(number).unwrap()).collect()
}

fn levels(counts: &[u8]) -> Levels {
    let mut levels = Levels::default();
    levels[..counts.len()].copy_from_slice(counts);
    levels
}

fn standing(aim: Aim, teams: Teams, players: &[&[u8]]) -> Standing {
    Standing::new(aim, teams, players.iter().map(|counts| levels(counts)))
}

fn played_out(options: Options, seats: u8, seed: u64) -> (Seven, Vec<Event>) {
    let mut game = Seven::new(&options, seats).unwrap();
    let (mut rng, mut events) = (Quick::new(seed), Vec::new());
    while let Some(seat) = game.turn() {
        let action = *rng.pick(&game.legal(seat)).unwrap();
        game.advance(seat, &action, &mut events);
    }
    (game, events)
}
