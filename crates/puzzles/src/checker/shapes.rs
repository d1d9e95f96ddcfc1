//! The tiles, from the table of SV-1, and all ways they can lie.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use sevenfold_seven::{Action, Tile};

/// A cell as a plain pair.
pub(super) type Cell = (i32, i32);

const CELLS: [(Tile, [Cell; 4]); 7] = [
    (Tile::I, [(0, 0), (0, 1), (0, 2), (0, 3)]),
    (Tile::P, [(0, 0), (0, 1), (0, 2), (1, 0)]),
    (Tile::J, [(0, 0), (0, 1), (0, 2), (1, 2)]),
    (Tile::O, [(0, 0), (0, 1), (1, 0), (1, 1)]),
    (Tile::S, [(0, 0), (0, 1), (1, 1), (1, 2)]),
    (Tile::U, [(0, 0), (0, 1), (1, 1), (2, 0)]),
    (Tile::Y, [(0, 1), (1, 1), (1, 2), (2, 0)]),
];

/// The neighbours of a cell, in turn.
pub(crate) fn around((a, b): Cell) -> [Cell; 6] {
    [(a + 1, b), (a, b + 1), (a - 1, b + 1), (a - 1, b), (a, b - 1), (a + 1, b - 1)]
}

/// A shape, sorted, its first cell at the origin.
pub(crate) fn normal(mut cells: [Cell; 4]) -> [Cell; 4] {
    cells.sort_unstable();
    let (a, b) = cells[0];
    cells.map(|(c, d)| (c - a, d - b))
}

/// All 44 shapes, tile by tile, each sorted and with its first cell at the origin.
pub(crate) static WAYS: LazyLock<Vec<(Tile, [Cell; 4])>> = LazyLock::new(|| {
    let mut ways = Vec::new();
    for (tile, cells) in CELLS {
        let mut shapes = BTreeSet::new();
        let (mut front, mut back) = (cells, cells.map(|(a, b)| (b, a)));
        for _ in 0..6 {
            shapes.insert(normal(front));
            shapes.insert(normal(back));
            (front, back) = (front.map(|(a, b)| (-b, a + b)), back.map(|(a, b)| (-b, a + b)));
        }
        ways.extend(shapes.into_iter().map(|shape| (tile, shape)));
    }
    ways
});

/// Do the cells make the tile?
pub(crate) fn makes(action: &Action) -> bool {
    let shape = normal(super::cells_of(action));
    WAYS.contains(&(action.tile, shape))
}

#[cfg(test)]
mod tests {
    #[test]
    fn there_are_44_ways() {
        assert_eq!(super::WAYS.len(), 44);
    }
}
