//! The tiles on the table: the whole position, in a hundred bytes or so.

use crate::hex::{Cell, NEIGHBOURS, Symmetry};
use crate::key::TableKey;
use crate::pieces::{Orientation, Tile, corner_of};

/// The most tiles a game has: seven for each of four players.
pub const MOST_TILES: usize = 28;

/// The highest level any game can reach.
///
/// Whatever lies on a level lies on at least two tiles of the level beneath (SV-7), so that n levels take at
/// least 2 (n − 1) + 1 tiles; 28 tiles are enough for 14 levels and not for 15.
pub const MOST_LEVELS: usize = (MOST_TILES - 1) / 2 + 1;

/// The most cells that the table of any game spans in either coordinate.
///
/// A tile laid on the table touches one that lies there (SV-6), and neighbouring cells differ by at most one in
/// each coordinate; so the span grows by no more than the tile's own extent, which is 4 for I, J and S and 3 for
/// the others: 24 for the seven tiles of a player.
pub const MOST_SPAN: usize = 24 * MOST_TILES / 7;

/// A tile in one place: how it lies, and the corner of the least coordinates it reaches.
///
/// One cell of a game's first tile is `0,0` and the table spans less than 97 cells, so that every coordinate of a
/// game fits a signed byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Place {
    /// How the tile lies.
    pub orientation: Orientation,
    pub(crate) a: i8,
    pub(crate) b: i8,
}

impl Place {
    /// The first tile's place: its first cell is `0,0`.
    pub(crate) fn first(orientation: Orientation) -> Self {
        Self { orientation, a: 0, b: -orientation.cells()[0].1 }
    }

    /// The place of four cells, given in order, if they make a tile that a game can reach.
    pub fn of_cells(cells: &[Cell; 4]) -> Option<Self> {
        let orientation = Orientation::of_cells(cells)?;
        let (a, b) = corner_of(cells);
        let near = |x: i32| i8::try_from(x).ok().filter(|x| x.unsigned_abs() as usize <= MOST_SPAN);
        Some(Self { orientation, a: near(a)?, b: near(b)? })
    }

    /// Which tile it is.
    #[inline]
    pub fn tile(self) -> Tile {
        self.orientation.tile()
    }

    /// The four cells it covers, in order.
    #[inline]
    pub fn cells(self) -> [Cell; 4] {
        let (a, b) = (i32::from(self.a), i32::from(self.b));
        self.orientation.offsets().map(|cell| Cell::new(a + cell.a, b + cell.b))
    }

    /// Does it cover the cell?
    #[inline]
    pub fn covers(self, cell: Cell) -> bool {
        // Far coordinates wrap to far coordinates here, never into the box of four by four.
        let a = cell.a.wrapping_sub(self.a.into()) as u32;
        let b = cell.b.wrapping_sub(self.b.into()) as u32;
        a < 4 && b < 4 && self.orientation.footprint() & 1 << (4 * a + b) != 0
    }

    /// The place a symmetry of the grid brings this one to; it may be outside of what a game reaches.
    pub(crate) fn brought(self, symmetry: Symmetry) -> (Orientation, (i16, i16)) {
        let (orientation, (a, b)) = self.orientation.brought(symmetry);
        let corner = symmetry.bring((self.a.into(), self.b.into()));
        (orientation, (corner.0 + i16::from(a), corner.1 + i16::from(b)))
    }
}

/// A tile that has been laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Laid {
    /// Where.
    pub place: Place,
    /// On which level, from 1.
    pub level: u8,
}

/// The least and greatest coordinates of the cells on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Extent {
    pub a: (i8, i8),
    pub b: (i8, i8),
}

/// The tiles on the table, in the order in which they were laid.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Table {
    laid: [Laid; MOST_TILES],
    count: u8,
    top: u8,
    extent: Extent,
    key: TableKey,
}

impl Table {
    /// The empty table.
    pub const EMPTY: Self = Self {
        laid: [Laid { place: Place { orientation: Orientation::FIRST, a: 0, b: 0 }, level: 0 }; MOST_TILES],
        count: 0,
        top: 0,
        extent: Extent { a: (i8::MAX, i8::MIN), b: (i8::MAX, i8::MIN) },
        key: TableKey::EMPTY,
    };

    /// The tiles in the order in which they were laid.
    #[inline]
    pub fn laid(&self) -> &[Laid] {
        &self.laid[..usize::from(self.count)]
    }

    /// The highest occupied level; 0 if the table is empty.
    #[inline]
    pub fn top(&self) -> u8 {
        self.top
    }

    /// How many tiles are stacked on the cell.
    pub fn height(&self, cell: Cell) -> u8 {
        self.laid().iter().filter(|laid| laid.place.covers(cell)).map(|laid| laid.level).max().unwrap_or(0)
    }

    /// The index of the topmost tile on the cell.
    pub fn topmost(&self, cell: Cell) -> Option<usize> {
        let covering = self.laid().iter().enumerate().filter(|(_, laid)| laid.place.covers(cell));
        covering.max_by_key(|(_, laid)| laid.level).map(|(index, _)| index)
    }

    /// Does one of the cells touch, edge to edge, a tile on the table?
    pub(crate) fn touches(&self, cells: &[Cell; 4]) -> bool {
        cells.iter().any(|cell| cell.neighbours().any(|next| self.height(next) > 0))
    }

    /// Lays a tile where it fits; its level follows from what is there.
    #[inline]
    pub(crate) fn lay(&mut self, place: Place) -> u8 {
        let level = self.height(place.cells()[0]) + 1;
        self.laid[usize::from(self.count)] = Laid { place, level };
        self.count += 1;
        self.top = self.top.max(level);
        self.extent.grow(place);
        self.key.add(place, level);
        level
    }

    #[inline]
    pub(crate) fn extent(&self) -> Extent {
        self.extent
    }

    #[inline]
    pub(crate) fn key(&self) -> TableKey {
        self.key
    }
}

impl Extent {
    #[inline]
    fn grow(&mut self, place: Place) {
        for &(a, b) in place.orientation.cells() {
            let (a, b) = (place.a + a, place.b + b);
            self.a = (self.a.0.min(a), self.a.1.max(a));
            self.b = (self.b.0.min(b), self.b.1.max(b));
        }
    }
}

// The proof of `MOST_SPAN` counts neighbours that differ by at most one in each coordinate.
const _: () = {
    let mut i = 0;
    while i < NEIGHBOURS.len() {
        assert!(NEIGHBOURS[i].0.abs() <= 1 && NEIGHBOURS[i].1.abs() <= 1);
        i += 1;
    }
};
