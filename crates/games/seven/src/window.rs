//! A window on the table as bit sets: one row per first coordinate, one bit per second coordinate.
//!
//! The window is made anew for a list of moves, just large enough for the table and a margin of four cells on
//! every side. A tile that touches the table reaches no further, so no place is lost and nothing wraps round.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Range, Shl, Shr};

use arrayvec::ArrayVec;

use crate::table::{MOST_LEVELS, Table};

/// How far a tile that touches the table can reach beyond it.
pub(crate) const MARGIN: usize = 4;

/// Rows below the last corner that a tile can still reach.
pub(crate) const REACH: usize = 3;

/// Rows are counted so many at once.
pub(crate) const AT_ONCE: usize = 4;

/// A row of cells.
pub(crate) trait Word:
    Copy
    + Default
    + PartialEq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitOrAssign
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
    + From<u8>
{
    /// How many cells.
    const CELLS: usize;
    /// The lowest cell of the row, which is not empty.
    fn lowest(self) -> u32;
    /// How many cells are set.
    fn count(self) -> u32;

    /// How many cells are set in all these rows.
    #[inline]
    fn count_all(rows: &[Self]) -> u32 {
        rows.iter().map(|row| row.count()).sum()
    }

    /// The row without its lowest cell.
    #[inline]
    fn without_lowest(self) -> Self {
        self & !(Self::from(1) << self.lowest())
    }
}

macro_rules! words {
    ($($word:ty $({ $($more:tt)* })?),*) => {$(
        impl Word for $word {
            const CELLS: usize = <$word>::BITS as usize;

            #[inline]
            fn lowest(self) -> u32 {
                self.trailing_zeros()
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }

            $($($more)*)?
        }
    )*};
}
words!(u32 {
    #[inline]
    fn count_all(rows: &[Self]) -> u32 {
        count_bits(rows)
    }
}, u64, u128);

/// How many bits are set in these rows, four at once: in bytes first, whose sums are added up at the end.
#[inline]
fn count_bits(rows: &[u32]) -> u32 {
    let mut bytes = [0u32; AT_ONCE];
    let (groups, rest) = rows.as_chunks::<AT_ONCE>();
    // A byte has room for 31 groups of eight bits; the rows of 32 cells are eight groups and a few.
    for group in groups {
        for (bytes, &row) in bytes.iter_mut().zip(group) {
            let pairs = row - (row >> 1 & 0x5555_5555);
            let fours = (pairs & 0x3333_3333) + (pairs >> 2 & 0x3333_3333);
            *bytes += (fours + (fours >> 4)) & 0x0f0f_0f0f;
        }
    }
    let sum: u64 =
        bytes.iter().map(|&bytes| u64::from(bytes & 0x00ff_00ff) + u64::from(bytes >> 8 & 0x00ff_00ff)).sum();
    (sum & 0xffff) as u32 + (sum >> 16) as u32 + rest.iter().map(|row| row.count_ones()).sum::<u32>()
}

/// How many rows lie between two coordinates, both included.
#[inline]
fn rows_of((least, greatest): (i8, i8)) -> usize {
    (i16::from(greatest) - i16::from(least)) as usize + 1
}

/// Rows of cells, one bit set for the whole window.
pub(crate) type Rows<W, const ROWS: usize> = [W; ROWS];

/// What lies on each level.
pub(crate) struct Window<W, const ROWS: usize> {
    /// The coordinates of the first bit of the first row.
    pub corner: (i16, i16),
    /// How many rows the table spans.
    span: usize,
    /// The highest occupied level.
    pub top: u8,
    /// The cells taken on each level from 1, and an empty level above the highest.
    taken: ArrayVec<Rows<W, ROWS>, { MOST_LEVELS + 2 }>,
    /// The orientations that lie on each level: bit sets of their numbers.
    kinds: [u64; MOST_LEVELS + 2],
    /// How many tiles lie on each level.
    tiles: [u8; MOST_LEVELS + 2],
}

impl<W: Word, const ROWS: usize> Window<W, ROWS> {
    /// Has a window of this size room for the table?
    #[inline]
    pub(crate) fn has_room(table: &Table) -> bool {
        let extent = table.extent();
        rows_of(extent.a) + 2 * MARGIN + REACH <= ROWS && rows_of(extent.b) + 2 * MARGIN <= W::CELLS
    }

    /// The window on a table that is not empty and has room in it.
    #[inline]
    pub(crate) fn over(table: &Table) -> Self {
        let extent = table.extent();
        let corner = (i16::from(extent.a.0) - MARGIN as i16, i16::from(extent.b.0) - MARGIN as i16);
        let mut window = Self {
            corner,
            span: rows_of(extent.a),
            top: table.top(),
            taken: ArrayVec::new(),
            kinds: [0; MOST_LEVELS + 2],
            tiles: [0; MOST_LEVELS + 2],
        };
        // Here and not above: a window is too large to be moved.
        for _ in 0..table.top() + 2 {
            window.taken.push([W::default(); ROWS]);
        }
        for laid in table.laid() {
            let level = usize::from(laid.level);
            let (row, column) = window.offset(laid.place.a, laid.place.b);
            let footprint = laid.place.orientation.footprint();
            for i in 0..=REACH {
                let cells = W::from((footprint >> (4 * i) & 0xf) as u8);
                window.taken[level][row + i] |= cells << column;
            }
            window.kinds[level] |= 1 << laid.place.orientation.index();
            window.tiles[level] += 1;
        }
        window
    }

    /// All rows that can have the corners of tiles above the table.
    pub(crate) const ABOVE: Range<usize> = MARGIN..ROWS - REACH - MARGIN;
    /// All rows that can have the corners of tiles beside it.
    pub(crate) const BESIDE: Range<usize> = 0..ROWS - REACH;

    /// The rows of the table, in whole groups: corners of tiles above it are here.
    #[inline]
    pub(crate) fn occupied(&self) -> Range<usize> {
        MARGIN..MARGIN + self.span.next_multiple_of(AT_ONCE)
    }

    /// The rows in which a tile beside the table can have its corner, in whole groups.
    #[inline]
    pub(crate) fn reachable(&self) -> Range<usize> {
        0..2 * MARGIN + self.span.next_multiple_of(AT_ONCE)
    }

    /// Row and bit of a cell in the window.
    #[inline]
    pub(crate) fn offset(&self, a: i8, b: i8) -> (usize, u32) {
        ((i16::from(a) - self.corner.0) as usize, (i16::from(b) - self.corner.1) as u32)
    }

    /// Can anything lie on this level above the table at all? (SV-7)
    #[inline]
    pub(crate) fn carries(&self, level: u8) -> bool {
        self.tiles[usize::from(level) - 1] >= 2
    }

    /// The orientations of the tiles on a level, as a bit set.
    #[inline]
    pub(crate) fn kinds(&self, level: u8) -> u64 {
        self.kinds[usize::from(level)]
    }

    /// The cells stacked exactly this high, from 1. What lies on a level lies on the level beneath (SV-5).
    #[inline]
    pub(crate) fn stacked(&self, height: u8) -> Rows<W, ROWS> {
        let (here, above) = (&self.taken[usize::from(height)], &self.taken[usize::from(height) + 1]);
        std::array::from_fn(|row| here[row] & !above[row])
    }

    /// The cells of the table that are free.
    #[inline]
    pub(crate) fn free(&self) -> Rows<W, ROWS> {
        std::array::from_fn(|row| !self.taken[1][row])
    }

    /// The free cells that touch a tile on the table, edge to edge (SV-6).
    #[inline]
    pub(crate) fn shore(&self) -> Rows<W, ROWS> {
        let taken = &self.taken[1];
        let none = W::default();
        // The margin is empty, so the rows before the first and after the last have nothing to add.
        std::array::from_fn(|row| {
            let before = if row == 0 { none } else { taken[row - 1] };
            let after = if row + 1 == ROWS { none } else { taken[row + 1] };
            let beside = taken[row] << 1 | taken[row] >> 1;
            (beside | before | before >> 1 | after | after << 1) & !taken[row]
        })
    }
}
