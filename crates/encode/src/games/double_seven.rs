//! Double Seven.

use sevenfold_core::MAX_SEATS;

use super::{every, numbers, texts};
use crate::Shape;
use crate::shape::{
    choice, derived, flag, growing, letters, list, maybe, nothing, number, record, seat, viewer, word,
};

/// The kinds of tiles, the Clover last.
const TILES: &str = "BUDFGRSWC";
/// Tiles of each animal, and Clovers.
const OF_ANIMAL: usize = 11;
const CLOVERS: usize = 3;
/// The most families there can be.
const FAMILIES: u8 = 43;

pub(super) fn view() -> Shape {
    record([
        ("viewer", viewer()),
        ("moves", growing(1024)),
        ("turn", seat()),
        ("stage", stage()),
        ("players", list(MAX_SEATS, player())),
        ("families", list(FAMILIES.into(), family())),
        ("reserve", record([("face_up", letters(TILES)), ("face_down", number(128))])),
        ("discarded", letters(TILES)),
        ("sevens_left", number(8)),
        ("ending", maybe(seat())),
        ("outcome", derived("the players' points, and the stage")),
    ])
}

fn stage() -> Shape {
    let swap = record([("own", number(64)), ("other", number(64)), ("with", number(8))]);
    choice([
        ("deal", nothing()),
        ("draw", record([("left", number(4))])),
        ("draw-rainbow", nothing()),
        ("draw-other", record([("put", letters(TILES))])),
        (
            "act",
            record([
                ("rainbow", word(["now", "past"])),
                ("two_for_one", word(["open", "done"])),
                ("run", list(2 * usize::from(FAMILIES), swap)),
            ]),
        ),
        ("discard", nothing()),
        ("over", nothing()),
    ])
}

fn player() -> Shape {
    record([
        ("rack", maybe(letters(TILES))),
        ("tiles", number(128)),
        ("known", letters(TILES)),
        ("sevens", number(8)),
        ("double_seven", flag()),
        ("points", number(16)),
    ])
}

fn family() -> Shape {
    let animals = ["bird", "butterfly", "deer", "fox", "frog", "rabbit", "squirrel", "swan"];
    record([
        ("number", derived("the place in the list")),
        ("owner", seat()),
        ("contents", record([("animal", word(animals)), ("animals", number(16)), ("clovers", number(4))])),
    ])
}

pub(super) fn moves() -> Vec<String> {
    let tiles: Vec<String> = TILES.chars().map(String::from).collect();
    let families: Vec<String> = numbers(1..=FAMILIES).iter().map(|number| format!("#{number}")).collect();
    let pairs = (0..tiles.len()).flat_map(|one| (one..tiles.len()).map(move |two| (one, two)));
    let pairs: Vec<String> = pairs.map(|(one, two)| format!("{}{}", tiles[one], tiles[two])).collect();
    let together = together();
    let several: Vec<String> = together.iter().filter(|tiles| tiles.len() > 1).cloned().collect();
    let alone: Vec<String> = (1..=CLOVERS).map(|count| "C".repeat(count)).collect();
    let added = [together, alone].concat();
    [
        texts(&["pass", "rainbow", "draw ?"]),
        every(&[&texts(&["draw "]), &tiles]),
        every(&[&texts(&["discard "]), &tiles]),
        every(&[&texts(&["two-for-one "]), &pairs]),
        every(&[&texts(&["start "]), &several]),
        every(&[&texts(&["expand "]), &families, &texts(&[" "]), &added]),
        every(&[&texts(&["retrieve "]), &families]),
        every(&[&texts(&["exchange "]), &families, &texts(&[" "]), &families]),
    ]
    .concat()
}

/// Tiles of one animal, with Clovers behind them.
fn together() -> Vec<String> {
    let animals = TILES.chars().filter(|&letter| letter != 'C');
    let mut all = Vec::new();
    for animal in animals {
        for count in 1..=OF_ANIMAL {
            let tiles = animal.to_string().repeat(count);
            all.extend((0..=CLOVERS).map(|clovers| tiles.clone() + &"C".repeat(clovers)));
        }
    }
    all
}
