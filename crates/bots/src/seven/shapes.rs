//! The 44 ways a tile can lie, in the form in which bit rows want them.

use std::ops::Range;
use std::sync::LazyLock;

use sevenfold_seven::{ORIENTATIONS, Orientation, Tile};

/// A tile spans at most so many rows.
pub(super) const TALL: usize = 4;

/// One way a tile can lie.
#[derive(Clone, Copy, Default)]
pub(super) struct Shape {
    /// Which tile, by its place in [`Tile::ALL`].
    pub tile: u8,
    /// The cells, counted from the corner of the least coordinates.
    pub cells: [(u8, u8); 4],
    /// The cells once more: the bits of each row.
    pub rows: [u8; TALL],
    /// The cells in one word: bit `8 * a + b`.
    pub print: u64,
    /// How many rows it spans.
    pub tall: u8,
    /// How many columns it spans.
    pub wide: u8,
}

/// All of them, and where each tile's begin and end.
pub(super) struct Shapes {
    pub all: [Shape; ORIENTATIONS],
    ranges: [(u8, u8); Tile::ALL.len()],
}

/// Read off the game's own table once.
pub(super) static SHAPES: LazyLock<Shapes> = LazyLock::new(Shapes::read);

impl Shapes {
    fn read() -> Self {
        let mut all = [Shape::default(); ORIENTATIONS];
        let mut ranges = [(u8::MAX, 0); Tile::ALL.len()];
        for orientation in Orientation::all() {
            let mut shape = Shape { tile: orientation.tile() as u8, ..Shape::default() };
            for (cell, offset) in shape.cells.iter_mut().zip(orientation.offsets()) {
                *cell = (offset.a as u8, offset.b as u8);
                shape.rows[cell.0 as usize] |= 1 << cell.1;
                shape.print |= 1 << (8 * cell.0 + cell.1);
                shape.tall = shape.tall.max(cell.0 + 1);
                shape.wide = shape.wide.max(cell.1 + 1);
            }
            let range = &mut ranges[usize::from(shape.tile)];
            *range = (range.0.min(orientation.index() as u8), orientation.index() as u8 + 1);
            all[orientation.index()] = shape;
        }
        Self { all, ranges }
    }

    /// The numbers of the orientations of a tile.
    #[inline]
    pub(super) fn of_tile(&self, tile: usize) -> Range<usize> {
        let (begin, end) = self.ranges[tile];
        begin.into()..end.into()
    }
}
