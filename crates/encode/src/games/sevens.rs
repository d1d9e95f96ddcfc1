//! Sevens.

use super::{every, numbers, texts};
use crate::Shape;
use crate::shape::{
    bag, choice, derived, fixed, growing, list, maybe, nothing, number, record, seat, viewer, word,
};

/// Cards of the deck.
const CARDS: u16 = 52;

fn names() -> Vec<String> {
    let ranks = [texts(&["A"]), numbers(2..=10), texts(&["J", "Q", "K"])].concat();
    every(&[&texts(&["C", "D", "H", "S"]), &ranks])
}

fn cards() -> Shape {
    bag(names())
}

pub(super) fn view() -> Shape {
    let row = record([
        ("suit", derived("the place in the list")),
        ("cards", cards()),
        ("ends", derived("the cards of the row")),
    ]);
    record([
        ("viewer", viewer()),
        ("options", record([("rounds", number(16)), ("variant", word(["fan-tan", "shichi-narabe"]))])),
        ("round", number(16)),
        ("dealer", seat()),
        ("moves", growing(1024)),
        ("phase", choice([("deal", nothing()), ("turn", record([("seat", seat())])), ("over", nothing())])),
        ("rows", fixed(4, row)),
        ("fits", cards()),
        ("players", list(sevenfold_core::MAX_SEATS, player())),
        ("hand", maybe(cards())),
        ("unseen", cards()),
    ])
}

fn player() -> Shape {
    record([
        ("seat", derived("the place in the list")),
        ("cards", number(CARDS)),
        ("passes", number(8)),
        ("standing", choice([("in", nothing()), ("out", number(8)), ("folded", number(8))])),
        ("penalties", growing(256)),
        ("lacks", cards()),
    ])
}

pub(super) fn moves() -> Vec<String> {
    [texts(&["pass", "fold"]), every(&[&texts(&["lay "]), &names()])].concat()
}
