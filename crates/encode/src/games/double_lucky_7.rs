//! Double Lucky 7.

use sevenfold_core::MAX_SEATS;

use super::{every, numbers, texts};
use crate::Shape;
use crate::shape::{
    bag, choice, code, derived, fixed, growing, list, maybe, nothing, number, one_of, record, seat, seats,
    signed, viewer, word,
};

const COLOURS: [&str; 4] = ["R", "G", "B", "Y"];
/// The most tricks of a round, and the most rounds.
const TRICKS: usize = 7;
const ROUNDS: usize = 14;
/// The advantages of the Lucky Wheel.
const ADVANTAGES: [&str; 7] =
    ["change-bid", "player-swap", "change-dealer", "double-points", "change-trump", "extra-card", "no-trump"];

fn names() -> Vec<String> {
    [every(&[&texts(&COLOURS), &numbers(1..=14)]), texts(&["J"])].concat()
}

pub(super) fn view() -> Shape {
    record([
        ("viewer", viewer()),
        (
            "options",
            record([
                ("rounds", number(16)),
                ("mode", word(["classic", "tactical", "dice"])),
                ("joker_trump", word(["led-colour", "dealer-cards", "dealer-chooses"])),
                ("forfeits", word(["off", "on"])),
            ]),
        ),
        ("seats", number(8)),
        ("moves", growing(1024)),
        ("phase", phase()),
        ("dealer", maybe(seat())),
        ("drawn", list(MAX_SEATS, code(names()))),
        ("round", maybe(round())),
        ("ended", maybe(trick())),
        ("wheels", fixed(2, fixed(ADVANTAGES.len(), maybe(seat())))),
        ("pawns", seats()),
        ("pad", pad()),
    ])
}

fn phase() -> Shape {
    let turn = || record([("turn", seat())]);
    let rolled = record([("advantage", word(ADVANTAGES))]);
    let gave = choice([("rolled", rolled), ("double-lucky", nothing())]);
    choice([
        ("dealer-draw", nothing()),
        ("deal", nothing()),
        ("naming", turn()),
        ("bidding", turn()),
        ("asking", turn()),
        ("rolling", turn()),
        ("choosing", record([("turn", seat()), ("choice", gave)])),
        ("leading", turn()),
        (
            "following",
            record([
                ("turn", seat()),
                ("led", maybe(word(COLOURS))),
                ("winning", seat()),
                ("strength", number(64)),
            ]),
        ),
        ("over", nothing()),
    ])
}

fn round() -> Shape {
    let player = record([
        ("bid", maybe(one_of(0, TRICKS + 2))),
        ("taken", number(8)),
        ("cards", number(8)),
        ("hand", maybe(bag(names()))),
        ("voids", bag(COLOURS)),
    ]);
    record([
        ("number", number(16)),
        ("tricks", number(8)),
        ("turned", word(names())),
        ("lies", word(["up", "down"])),
        ("trump", trump()),
        ("rolled", maybe(face())),
        ("luck", maybe(luck())),
        (
            "extra",
            maybe(record([("seat", seat()), ("card", word(names())), ("fate", word(["open", "played"]))])),
        ),
        ("players", list(MAX_SEATS, player)),
        ("played", list(TRICKS, trick())),
    ])
}

fn trump() -> Shape {
    choice([
        ("colour", record([("colour", word(COLOURS))])),
        ("led-colour", nothing()),
        ("dealer-card", nothing()),
        ("unnamed", nothing()),
        ("none", nothing()),
    ])
}

fn face() -> Shape {
    choice([("lucky", word(ADVANTAGES)), ("x", nothing())])
}

fn luck() -> Shape {
    let what = choice([
        ("change-bid", record([("seat", seat()), ("by", word(["+1", "-1"]))])),
        ("player-swap", record([("low", seat()), ("high", seat())])),
        ("change-dealer", record([("seat", seat())])),
        ("double-points", nothing()),
        ("change-trump", record([("colour", word(COLOURS))])),
        ("extra-card", nothing()),
        ("no-trump", nothing()),
    ]);
    choice([
        ("used", record([("seat", seat()), ("what", what)])),
        ("missed", record([("seat", seat()), ("face", face())])),
    ])
}

fn trick() -> Shape {
    record([("leader", seat()), ("cards", list(MAX_SEATS, code(names()))), ("winner", seat())])
}

fn pad() -> Shape {
    let cell = record([
        ("bid", maybe(number(8))),
        ("tricks", number(8)),
        ("times", number(2)),
        ("points", maybe(number(64))),
    ]);
    let row = record([
        ("round", derived("the place in the list")),
        ("tricks", derived("the round")),
        ("cells", list(MAX_SEATS, cell)),
    ]);
    record([
        ("rounds", list(ROUNDS, row)),
        ("penalties", list(MAX_SEATS, number(32))),
        ("totals", list(MAX_SEATS, signed(256))),
    ])
}

pub(super) fn moves() -> Vec<String> {
    let seats = numbers(1..=MAX_SEATS as u8);
    let swaps = every(&[&seats, &texts(&[" "]), &seats]);
    // The lower seat is named first.
    let swaps: Vec<String> = swaps.into_iter().filter(|pair| pair[..1] < pair[2..]).collect();
    [
        texts(&["decline", "roll", "use double-points", "use extra-card", "use no-trump"]),
        every(&[&texts(&["trump "]), &texts(&COLOURS)]),
        every(&[&texts(&["bid "]), &numbers(0..=TRICKS as u8)]),
        every(&[&texts(&["use change-bid "]), &seats, &texts(&[" +1", " -1"])]),
        every(&[&texts(&["use player-swap "]), &swaps]),
        every(&[&texts(&["use change-dealer "]), &seats]),
        every(&[&texts(&["use change-trump "]), &texts(&COLOURS)]),
        every(&[&texts(&["play "]), &names(), &texts(&["", "*"])]),
    ]
    .concat()
}
