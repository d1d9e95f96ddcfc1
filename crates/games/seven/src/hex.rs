//! Cells of the hex grid, and the twelve ways to turn and flip it.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A cell in axial coordinates. Cells sort as numbers, by the first coordinate and then by the second.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(into = "(i32, i32)", from = "(i32, i32)")]
pub struct Cell {
    /// The first coordinate.
    pub a: i32,
    /// The second coordinate.
    pub b: i32,
}

impl Cell {
    /// The first cell of a game's first tile.
    pub const ORIGIN: Self = Self::new(0, 0);

    /// The cell with these coordinates.
    #[inline]
    pub const fn new(a: i32, b: i32) -> Self {
        Self { a, b }
    }

    /// The six cells edge to edge with this one; those outside the range of coordinates are left out.
    pub fn neighbours(self) -> impl Iterator<Item = Self> {
        NEIGHBOURS
            .iter()
            .filter_map(move |&(a, b)| Some(Self::new(self.a.checked_add(a)?, self.b.checked_add(b)?)))
    }

    /// How many steps from edge to edge lead from here to there.
    pub fn distance(self, other: Self) -> i64 {
        let a = i64::from(self.a) - i64::from(other.a);
        let b = i64::from(self.b) - i64::from(other.b);
        (a.abs() + b.abs() + (a + b).abs()) / 2
    }
}

/// The neighbours of SV-1, each a turn by sixty degrees from the one before.
pub const NEIGHBOURS: [(i32, i32); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

impl From<(i32, i32)> for Cell {
    fn from((a, b): (i32, i32)) -> Self {
        Self::new(a, b)
    }
}

impl From<Cell> for (i32, i32) {
    fn from(cell: Cell) -> Self {
        (cell.a, cell.b)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.a, self.b)
    }
}

/// One of the twelve symmetries of the hex grid: up to five turns, perhaps after a flip.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Symmetry(u8);

impl Symmetry {
    /// How many there are.
    pub const COUNT: usize = 12;

    /// So many turns by sixty degrees, each bringing every neighbour of SV-1 to the next.
    pub const fn turns(count: u8) -> Self {
        Self(count % 6)
    }

    /// The flip that leaves the first coordinate of every cell as it is.
    pub const FLIP: Self = Self(10);

    /// Where the symmetry brings a cell within a few thousand of the origin.
    #[must_use]
    pub fn cell(self, cell: Cell) -> Cell {
        let (a, b) = self.bring((cell.a as i16, cell.b as i16));
        Cell::new(a.into(), b.into())
    }

    /// All of them, the one that changes nothing first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Where the symmetry brings four cells within a few thousand of the origin; sorted.
    #[must_use]
    pub fn cells(self, cells: [Cell; 4]) -> [Cell; 4] {
        let mut brought = cells.map(|cell| self.cell(cell));
        brought.sort_unstable();
        brought
    }

    /// The number, below twelve.
    pub(crate) const fn number(self) -> usize {
        self.0 as usize
    }

    /// The symmetry with a number below twelve, for tables made at compile time.
    pub(crate) const fn numbered(number: u8) -> Self {
        Self(number)
    }

    /// Where the symmetry brings the cell with these small coordinates.
    pub(crate) const fn bring(self, (a, b): (i16, i16)) -> (i16, i16) {
        let (mut a, mut b) = if self.0 >= 6 { (b, a) } else { (a, b) };
        let mut turns = self.0 % 6;
        while turns > 0 {
            (a, b) = (-b, a + b);
            turns -= 1;
        }
        (a, b)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_symmetry_keeps_neighbours_and_there_are_twelve() {
        let mut images: Vec<Vec<(i16, i16)>> = Vec::new();
        for symmetry in Symmetry::all() {
            let image: Vec<(i16, i16)> =
                NEIGHBOURS.iter().map(|&(a, b)| symmetry.bring((a as i16, b as i16))).collect();
            assert!(image.iter().all(|&(a, b)| NEIGHBOURS.contains(&(a.into(), b.into()))));
            assert!(!images.contains(&image));
            images.push(image);
        }
        assert_eq!(images.len(), Symmetry::COUNT);
    }

    #[test]
    fn turns_go_round_and_the_flip_keeps_rows() {
        let turn = Symmetry::turns(1);
        let around = (0..6).fold(Cell::new(2, -1), |cell, _| turn.cell(cell));
        assert_eq!(around, Cell::new(2, -1));
        assert_eq!(turn.cell(Cell::new(0, 1)), Cell::new(-1, 1));
        assert_eq!(Symmetry::FLIP.cell(Cell::new(2, 1)), Cell::new(2, -3));
    }

    #[test]
    fn distance_counts_steps_even_across_the_whole_range() {
        assert_eq!(Cell::new(0, 0).distance(Cell::new(2, -1)), 2);
        assert_eq!(Cell::new(0, 0).distance(Cell::new(2, 1)), 3);
        let far = Cell::new(i32::MIN, i32::MIN).distance(Cell::new(i32::MAX, i32::MAX));
        assert_eq!(far, 2 * (i64::from(u32::MAX)));
        assert_eq!(Cell::new(i32::MAX, 0).neighbours().count(), 4);
    }
}
