//! Sieben.

use super::{every, numbers, texts};
use crate::Shape;
use crate::shape::{
    bag, choice, code, derived, fixed, growing, list, maybe, nothing, number, one_of, record, seat, viewer,
    word,
};

/// Cards of the deck, and the most that a pile can have.
const CARDS: u16 = 80;
/// Different numbers.
const NUMBERS: usize = 7;
const WAYS: [&str; 3] = ["open", "hole", "number"];

fn counts() -> Shape {
    fixed(NUMBERS, number(CARDS))
}

fn cards() -> Shape {
    bag(numbers(1..=7))
}

pub(super) fn view() -> Shape {
    record([
        ("viewer", viewer()),
        (
            "options",
            record([
                ("deck", counts()),
                ("next_start", word(["rotate", "youngest"])),
                ("finish", word(["seven", "any"])),
            ]),
        ),
        ("round", number(8)),
        ("moves", growing(1024)),
        (
            "phase",
            choice([
                ("deal", nothing()),
                ("turn", record([("seat", seat())])),
                ("follow-up", record([("seat", seat())])),
                ("reshuffle", record([("seat", seat())])),
                ("standstill", record([("seat", seat())])),
                ("over", nothing()),
            ]),
        ),
        ("pile", pile()),
        ("draw_pile", number(CARDS)),
        ("aside", counts()),
        ("dry", number(8)),
        ("players", list(sevenfold_core::MAX_SEATS, player())),
        ("chips_left", number(64)),
        ("payouts", list(sevenfold_core::MAX_SEATS, number(8))),
        ("hand", maybe(counts())),
        ("choices", derived("the mask of legal moves")),
        ("unseen", counts()),
        ("shuffled", counts()),
        ("drawn", counts()),
    ])
}

fn pile() -> Shape {
    let lying = record([("card", code(numbers(1..=7))), ("way", code(WAYS))]);
    record([
        ("cards", list(CARDS as usize, lying)),
        ("top", maybe(one_of(1, NUMBERS))),
        ("seen", maybe(one_of(1, NUMBERS))),
        ("total", number(16)),
    ])
}

fn player() -> Shape {
    record([
        ("seat", derived("the place in the list")),
        ("cards", number(CARDS)),
        ("chips", number(64)),
        ("place", maybe(place())),
        ("draws", number(CARDS)),
        ("lacks", cards()),
        ("limits", list(NUMBERS, record([("cards", cards()), ("most", number(CARDS))]))),
    ])
}

fn place() -> Shape {
    number(8)
}

pub(super) fn moves() -> Vec<String> {
    let cards = numbers(1..=7);
    let lays = every(&[&texts(&["lay "]), &cards, &texts(&["", " hole", " number"])]);
    [texts(&["take"]), lays].concat()
}
