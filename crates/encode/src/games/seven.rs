//! SEVEN.

use sevenfold_seven::{Cell, MOST_TILES, Orientation, Tile};

use crate::Shape;
use crate::shape::{derived, fixed, flag, list, maybe, number, one_of, record, seat, signed, viewer, word};

/// A move's number covers tiles whose corner of least coordinates lies in this range of both.
///
/// A table could reach further if its tiles lay in a row; random games stay within 18 cells. A move beyond has no number, and
/// is no choice for a machine that learns.
const CORNERS: std::ops::RangeInclusive<i32> = -24..=23;

/// Coordinates are at most about this.
const FAR: u16 = 64;

pub(super) fn view() -> Shape {
    let tile = record([
        ("seat", seat()),
        ("tile", word(Tile::ALL.map(|tile| tile.letter().to_string()))),
        ("level", one_of(1, sevenfold_seven::MOST_LEVELS)),
        ("cells", fixed(4, fixed(2, signed(FAR)))),
    ]);
    record([
        ("viewer", viewer()),
        ("options", record([("misere", flag()), ("teams", maybe(word(["pairs", "none"])))])),
        ("seats", number(4)),
        ("window", number(MOST_TILES as u16)),
        ("turn", maybe(seat())),
        ("tiles", list(MOST_TILES, tile)),
        ("stacks", derived("the tiles")),
        ("players", derived("the tiles")),
        ("compared_first", derived("the tiles")),
        ("leaders", derived("the tiles")),
        ("outcome", derived("the tiles")),
    ])
}

pub(super) fn moves() -> Vec<String> {
    let corners = || CORNERS.flat_map(|a| CORNERS.map(move |b| (a, b)));
    let at = |orientation: Orientation, (a, b): (i32, i32)| {
        let cells = orientation.offsets().map(|cell| Cell::new(a + cell.a, b + cell.b).to_string());
        format!("{} {}", orientation.tile().letter(), cells.join(" "))
    };
    Orientation::all().flat_map(|orientation| corners().map(move |corner| at(orientation, corner))).collect()
}
