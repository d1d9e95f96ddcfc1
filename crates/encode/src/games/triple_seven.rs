//! 777.

mod direct;

use sevenfold_core::MAX_SEATS;
use sevenfold_triple_seven::TripleSeven;

use super::{Direct, every, numbers, texts};
use crate::Shape;
use crate::shape::{
    bag, choice, derived, fixed, flag, growing, list, maybe, nothing, number, record, rows, seat, seats,
    viewer, word,
};

/// How its positions and moves become numbers without a detour.
pub(super) static DIRECT: Direct<TripleSeven> = Direct {
    observe: direct::observe,
    number: |action| action.key().into(),
    legal: |game, seat| game.keys_of(seat).words(),
};

const COLOURS: [&str; 4] = ["R", "G", "B", "Y"];
const COLOUR_WORDS: [&str; 4] = ["red", "green", "blue", "yellow"];
const MAINS: [&str; 4] = ["saint", "samaritan", "sinner", "reaper"];
/// The most copies of a main character.
const COPIES: usize = 4;
/// Different cards.
const NAMES: usize = 68;
/// The most cards there are.
const CARDS: u16 = 80;

fn coloured() -> Vec<String> {
    let ranks = [numbers(0..=10), texts(&["rev", "deuce", "trade", "herald", "thief"])].concat();
    every(&[&texts(&COLOURS), &ranks])
}

/// Every different card.
fn names() -> Vec<String> {
    [coloured(), texts(&MAINS)].concat()
}

/// Every card, the copies of main characters one by one.
fn every_card() -> Vec<String> {
    let mains = MAINS.iter().flat_map(|main| std::iter::repeat_n((*main).to_owned(), COPIES));
    coloured().into_iter().chain(mains).collect()
}

fn runs() -> Vec<String> {
    every(&[&texts(&COLOURS), &texts(&["567", "5t7"])])
}

pub(super) fn view() -> Shape {
    let own =
        record([("seat", derived("who looks")), ("hand", bag(names())), ("reserve", maybe(word(names())))]);
    let hidden = rows(&every_card(), "cards", [("hands", seats()), ("reserves", seats()), ("stack", flag())]);
    record([
        ("viewer", viewer()),
        ("table", table()),
        ("stack", number(CARDS)),
        ("players", list(MAX_SEATS, player())),
        ("own", maybe(own)),
        ("hidden", hidden),
    ])
}

fn player() -> Shape {
    record([
        ("hand", number(CARDS)),
        ("reserved", flag()),
        // One of each type at most (TS-22), so that the card tells its place in the list.
        ("collected", bag(names())),
        ("score", derived("what is collected")),
        ("known", derived("hidden")),
        ("known_or_reserved", derived("hidden")),
    ])
}

fn table() -> Shape {
    record([
        ("options", record([("main_copies", number(4)), ("herald", word(["declared", "race"]))])),
        ("seats", number(8)),
        ("round", growing(64)),
        ("dealer", seat()),
        ("direction", word(["clockwise", "anticlockwise"])),
        ("phase", phase()),
        ("pile", pile()),
        ("herald", maybe(record([("by", seat()), ("opened", growing(1024))]))),
        ("idle", number(64)),
        ("dry", number(8)),
        ("clock", growing(1024)),
        ("opened", growing(1024)),
    ])
}

fn phase() -> Shape {
    let turn = record([("seat", seat()), ("draw", word(["open", "taken"]))]);
    choice([
        ("first-dealer", nothing()),
        ("deal", nothing()),
        ("reserving", record([("answered", number(8))])),
        ("round", record([("turn", turn), ("above", fixed(2, maybe(frame())))])),
        ("over", record([("winner", seat())])),
    ])
}

fn frame() -> Shape {
    choice([
        ("deuce", record([("seat", seat())])),
        ("gift", record([("seat", seat())])),
        ("trade", record([("by", seat()), ("to", seat())])),
        ("theft", record([("by", seat()), ("from", seat())])),
        ("sin", record([("by", seat()), ("asked", seat())])),
        ("smite", record([("by", seat()), ("at", seat()), ("cards", number(16))])),
        ("call-out", record([("by", seat()), ("asked", seat())])),
        ("last-herald", record([("by", seat())])),
        ("draw", record([("seat", seat()), ("left", number(16))])),
        ("top-gift", record([("from", seat()), ("to", seat())])),
    ])
}

fn pile() -> Shape {
    let loot = record([("by", seat()), ("stole", word(["show", "card"]))]);
    record([
        ("top", choice([("nothing", nothing()), ("card", word(names())), ("run", word(runs()))])),
        ("shows", maybe(record([("colour", word(COLOUR_WORDS)), ("number", maybe(number(16)))]))),
        ("thief", maybe(loot)),
        ("under", bag(names())),
    ])
}

/// In the order of their keys.
pub(super) fn moves() -> Vec<String> {
    let named = [texts(&["-"]), texts(&COLOUR_WORDS)].concat();
    let word = |word: &str| texts(&[word]);
    [
        texts(&["draw", "pass", "no-reserve", "done", "give top", "submit", "call-out", "hush", "announce"]),
        every(&[&word("reserve "), &names()]),
        every(&[&word("swap "), &names()]),
        every(&[&texts(&["play ", "play *"]), &plays(&named)]),
        every(&[&texts(&["play ", "give "]), &runs()]),
        every(&[&word("give "), &names()]),
        every(&[&texts(&["answer saint ", "answer reaper "]), &named]),
    ]
    .concat()
}

/// Every card and how it can be meant.
fn plays(named: &[String]) -> Vec<String> {
    let seats = numbers(1..=MAX_SEATS as u8);
    let colours = texts(&COLOURS);
    let trades = [texts(&[""]), every(&[&texts(&[" "]), &seats])].concat();
    let thefts = [texts(&[" six", " show"]), every(&[&texts(&[" steal "]), &seats])].concat();
    [
        every(&[&colours, &numbers(0..=10)]),
        every(&[&colours, &texts(&["deuce", "rev", "rev reverse", "herald announced", "herald silent"])]),
        every(&[&colours, &texts(&["trade"]), &trades]),
        every(&[&colours, &texts(&["thief"]), &thefts]),
        every(&[&texts(&MAINS), &texts(&[" "]), named]),
    ]
    .concat()
}
