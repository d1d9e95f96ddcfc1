//! A tile and where it goes, in a few bytes; and from where to where there is something.

use sevenfold_seven::{Action, Cell, MOST_SPAN, Orientation, Tile};

use super::shapes::SHAPES;

/// A tile that touches the table reaches no further beyond it.
pub(super) const MARGIN: usize = 4;

/// The row of first coordinate 0: a game spans no more than this in either direction, and a tile touches what is there.
const MIDDLE: usize = MOST_SPAN + 2 * MARGIN;

/// Rows enough for every table, and for sections a little beyond it.
pub(super) const ROWS: usize = 2 * MIDDLE + 16;

/// A tile, where it goes, and on which level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Spot {
    pub orientation: u8,
    pub row: u8,
    pub column: i8,
    pub level: u8,
}

impl Spot {
    /// Which tile, by its place in [`Tile::ALL`].
    #[inline]
    pub(super) fn tile(self) -> u8 {
        SHAPES.all[usize::from(self.orientation)].tile
    }

    /// The first tile of a game, its first cell at the origin.
    pub(super) fn first(orientation: usize, column: u8) -> Self {
        let column = -(column as i8);
        Self { orientation: orientation as u8, row: MIDDLE as u8, column, level: 1 }
    }

    /// Do two tiles have a cell in common, whatever their levels?
    #[inline]
    pub(super) fn overlaps(self, other: Self) -> bool {
        let rows = i32::from(other.row) - i32::from(self.row);
        let columns = i32::from(other.column) - i32::from(self.column);
        if rows.abs() > 3 || columns.abs() > 3 {
            return false;
        }
        let [mine, theirs] = [self, other].map(|spot| SHAPES.all[usize::from(spot.orientation)].print);
        // No tile reaches into the last columns of a row of eight, so that nothing meets across rows.
        let by = 8 * rows + columns;
        mine & (if by < 0 { theirs >> -by } else { theirs << by }) != 0
    }

    /// As the game writes it.
    pub(super) fn action(self) -> Option<Action> {
        let shape = &SHAPES.all[usize::from(self.orientation)];
        let (a, b) = (i32::from(self.row) - MIDDLE as i32, i32::from(self.column));
        let cells = shape.cells.map(|(da, db)| Cell::new(a + i32::from(da), b + i32::from(db)));
        Action::new(*Tile::ALL.get(usize::from(shape.tile))?, cells)
    }

    /// The spot of four cells on a level.
    pub(super) fn of(cells: &[Cell; 4], level: u8) -> Option<Self> {
        let orientation = Orientation::of_cells(cells)?.index() as u8;
        let a = cells.iter().map(|cell| cell.a).min()?;
        let b = cells.iter().map(|cell| cell.b).min()?;
        let row = u8::try_from(a + MIDDLE as i32).ok()?;
        Some(Self { orientation, row, column: i8::try_from(b).ok()?, level })
    }
}

/// From the first to the last, both included; nothing while the first is greater.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Span {
    pub first: i16,
    pub last: i16,
}

impl Span {
    pub(super) const NONE: Self = Self { first: i16::MAX, last: i16::MIN };

    #[inline]
    pub(super) fn with(self, first: i16, last: i16) -> Self {
        Self { first: self.first.min(first), last: self.last.max(last) }
    }

    /// How many there are.
    #[inline]
    pub(super) fn len(self) -> i16 {
        self.last - self.first + 1
    }
}
