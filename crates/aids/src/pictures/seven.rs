//! SEVEN: tiles on the grid, seen from above, with their levels.

use std::cmp::Ordering;
use std::f64::consts::PI;

use super::Picture;
use super::pieces::{APART, allowed, along, beside, label, refused, stacked, words};
use crate::heading;
use crate::page::{Ink, Mark, moved, rectangle};

type Cell = (i8, i8);
type Cells = [Cell; 4];

/// The radius of a hexagon.
const RADIUS: f64 = 7.0;

/// The tiles: their letters and cells.
const TILES: [(&str, Cells); 7] = [
    ("I", [(0, 0), (1, 0), (2, 0), (3, 0)]),
    ("P", [(0, 0), (1, 0), (2, 0), (1, 1)]),
    ("J", [(0, 0), (1, 0), (2, 0), (2, 1)]),
    ("O", [(0, 0), (0, 1), (1, 0), (1, 1)]),
    ("S", [(0, 0), (1, 0), (1, 1), (2, 1)]),
    ("U", [(0, 0), (0, 1), (1, 1), (2, 0)]),
    ("Y", [(0, 1), (1, 1), (1, 2), (2, 0)]),
];

/// Three tiles on the table; the examples lay a fourth.
const GROUND: [(Cells, Ink); 3] = [
    ([(0, 0), (1, 0), (1, 1), (2, 0)], Ink::Tint),
    ([(0, 3), (0, 4), (1, 2), (2, 1)], Ink::Own(189, 184, 172)),
    ([(-2, 2), (-1, 2), (-1, 3), (0, 1)], Ink::Own(150, 146, 160)),
];
/// A bar beside them, and one that touches nothing.
const BAR: Cells = [(3, -2), (3, -1), (3, 0), (3, 1)];
const AWAY: Cells = [(5, -2), (5, -1), (5, 0), (5, 1)];
/// A bee on two tiles; half over the table; on the table.
const BEE: Cells = [(0, 0), (0, 1), (1, 0), (1, 1)];
const HANGING: Cells = [(2, 0), (2, 1), (3, 0), (3, 1)];
const LOW: Cells = [(3, -1), (3, 0), (4, -1), (4, 0)];
/// A pistol exactly on another.
const COPY: Cells = [(0, 0), (1, 0), (1, 1), (2, 0)];

/// The picture with this name.
pub(super) fn named(name: &str) -> Option<Picture> {
    let pair = |right: Picture, wrong: Picture| beside(APART, [allowed(right), refused(wrong)]);
    Some(match name {
        "tiles" => tiles(),
        "touch" => pair(laid(BAR, "1"), barred(AWAY)),
        "flat" => pair(laid(BEE, "2"), barred(HANGING)),
        "two" => pair(laid(BEE, "2"), barred(COPY)),
        "highest" => pair(laid(BEE, "2"), barred(LOW)),
        "count" => count(),
        _ => return None,
    })
}

fn centre((q, r): Cell) -> (f64, f64) {
    let (q, r) = (f64::from(q), f64::from(r));
    (3.0_f64.sqrt() * RADIUS * (q + r / 2.0), 1.5 * RADIUS * r)
}

fn hexagon(cell: Cell, fill: Option<Ink>, line: Ink) -> Mark {
    let (x, y) = centre(cell);
    let corner = |step: i32| {
        let (right, down) = heading(PI / 6.0 + f64::from(step) * PI / 3.0);
        (x + RADIUS * right, y + RADIUS * down)
    };
    Mark::Shape { corners: (0..6).map(corner).collect(), fill, line: Some(line) }
}

/// Marks around cells, moved to where a picture begins.
fn framed(cells: &[Cell], marks: Vec<Mark>) -> Picture {
    let centres = || cells.iter().map(|cell| centre(*cell));
    let (left, right) = (
        centres().map(|(x, _)| x).fold(f64::INFINITY, f64::min),
        centres().map(|(x, _)| x).fold(f64::NEG_INFINITY, f64::max),
    );
    let (top, bottom) = (
        centres().map(|(_, y)| y).fold(f64::INFINITY, f64::min),
        centres().map(|(_, y)| y).fold(f64::NEG_INFINITY, f64::max),
    );
    let edge = RADIUS + 1.0;
    let marks = marks.into_iter().map(|mark| moved(mark, (edge - left, edge - top))).collect();
    Picture { size: (right - left + 2.0 * edge, bottom - top + 2.0 * edge), marks }
}

/// All seven tiles, with their letters.
fn tiles() -> Picture {
    let tile = |(letter, cells): (&str, Cells)| {
        let hexagons = cells.map(|cell| hexagon(cell, Some(Ink::Tint), Ink::Black)).to_vec();
        let tile = framed(&cells, hexagons);
        let (width, height) = tile.size;
        let mut marks: Vec<Mark> = tile.marks;
        marks.push(label((width / 2.0, 48.0), 9.0, Ink::Black, letter));
        Picture { size: (width, height.max(50.0)), marks }
    };
    beside(14.0, TILES.map(tile))
}

/// The ground, and a tile on it.
fn scene(cells: Cells, more: Vec<Mark>) -> Picture {
    let ground = GROUND.iter().flat_map(|(cells, ink)| {
        cells.iter().map(|cell| hexagon(*cell, Some(*ink), Ink::Black)).collect::<Vec<_>>()
    });
    let all: Vec<Cell> = GROUND.iter().flat_map(|(cells, _)| *cells).chain(cells).collect();
    framed(&all, ground.chain(more).collect())
}

/// A tile that may lie there, with its level.
fn laid(cells: Cells, level: &str) -> Picture {
    let mark = |cell: Cell| {
        let (x, y) = centre(cell);
        [hexagon(cell, Some(Ink::Amber), Ink::Black), label((x, y + 3.0), 8.0, Ink::Black, level)]
    };
    scene(cells, cells.into_iter().flat_map(mark).collect())
}

/// A tile that may not: only its outline, crossed out in every cell.
fn barred(cells: Cells) -> Picture {
    let mark = |cell: Cell| {
        let (x, y) = centre(cell);
        let line = |by: f64| Mark::Line {
            from: (x - 3.0, y - 3.0 * by),
            to: (x + 3.0, y + 3.0 * by),
            width: 0.9,
            ink: Ink::Red,
        };
        [hexagon(cell, Some(Ink::White), Ink::Red), line(1.0), line(-1.0)]
    };
    scene(cells, cells.into_iter().flat_map(mark).collect())
}

/// The worked example of the count (SV-10), from the highest level down.
fn count() -> Picture {
    let tiles = |count: usize, ink: Ink| {
        let marks = (0..count)
            .map(|index| rectangle((along(index, 11.0), 0.5), 9.0, 9.0, Some(ink), Some(Ink::Black)));
        Picture { size: (33.0, 10.0), marks: marks.collect() }
    };
    let row = |level: &str, own: usize, others: usize| {
        let sign = match own.cmp(&others) {
            Ordering::Greater => ">",
            Ordering::Equal => "=",
            Ordering::Less => "<",
        };
        beside(8.0, [words(level, 10.0), tiles(own, Ink::White), words(sign, 10.0), tiles(others, Ink::Grey)])
    };
    stacked(4.0, [row("3", 2, 1), row("2", 3, 3), row("1", 2, 3)])
}
