//! Flat tiles for searches: a board of bytes, and the walk around every tile.
//!
//! Cells are numbers: 64 to a row, so that a way to lie is four numbers to add to a corner.

use std::sync::LazyLock;

use sevenfold_seven::{Action, Cell, NEIGHBOURS, ORIENTATIONS, Orientation, Tile};

/// Cells in a row.
pub(crate) const SIDE: usize = 64;

/// Where searches begin: far from every edge, for any puzzle.
pub(crate) const MIDDLE: usize = SIDE / 2 * SIDE + SIDE / 2;

/// A tile as it lies, seen from its corner.
pub(crate) struct Way {
    pub tile: Tile,
    /// Row and column of its cells, all from 0 to 3.
    pub cells: [(usize, usize); 4],
    /// The same as numbers to add.
    pub steps: [usize; 4],
    /// The cells around it, in the order of a walk around it.
    pub around: Vec<isize>,
}

/// A way to lie, by the number of its orientation, and the corner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Spot {
    pub way: usize,
    pub corner: usize,
}

/// All ways, by the numbers of their orientations.
pub(crate) static WAYS: LazyLock<[Way; ORIENTATIONS]> = LazyLock::new(|| {
    let mut orientations = Orientation::all();
    std::array::from_fn(|_| Way::new(orientations.next().unwrap_or_default()))
});

impl Way {
    fn new(orientation: Orientation) -> Self {
        let cells = orientation.offsets().map(|cell| (cell.a as usize, cell.b as usize));
        let steps = cells.map(|(row, column)| row * SIDE + column);
        let number = |cell: &Cell| cell.a as isize * SIDE as isize + cell.b as isize;
        let around = walk(orientation.offsets()).iter().map(number).collect();
        Self { tile: orientation.tile(), cells, steps, around }
    }
}

/// The cells met on a walk around a tile, edge by edge; a cell met over several edges in a row is named once.
fn walk(cells: &[Cell; 4]) -> Vec<Cell> {
    let next = |cell: Cell, way: usize| {
        let (a, b) = NEIGHBOURS[way % NEIGHBOURS.len()];
        Cell::new(cell.a + a, cell.b + b)
    };
    // The last of the sorted cells has no neighbour of the tile in the first direction.
    let start = (cells[3], 0);
    let (mut here, mut way) = start;
    let mut met: Vec<Cell> = Vec::new();
    loop {
        let beyond = next(here, way);
        if met.last() != Some(&beyond) {
            met.push(beyond);
        }
        let turned = next(here, way + 1);
        if cells.contains(&turned) {
            // Round the corner, on to the next cell of the tile: the same cell lies beyond its first edge.
            here = turned;
            way += NEIGHBOURS.len() - 1;
        } else {
            way += 1;
        }
        way %= NEIGHBOURS.len();
        if (here, way) == start {
            break;
        }
    }
    if met.len() > 1 && met.first() == met.last() {
        met.pop();
    }
    met
}

impl Spot {
    /// The spot of a tile on the board; `None` if it lies too near to the edge for a search around it.
    pub(crate) fn of(action: &Action) -> Option<Self> {
        const FAR: i32 = SIDE as i32 / 2 - 8;
        let way = Orientation::of_cells(action.cells()).filter(|way| way.tile() == action.tile)?.index();
        let cells = action.cells();
        let (a, b) = (cells.iter().map(|cell| cell.a).min()?, cells.iter().map(|cell| cell.b).min()?);
        let near = a.abs() <= FAR && b.abs() <= FAR;
        near.then(|| Self {
            way,
            corner: MIDDLE.wrapping_add_signed(a as isize * SIDE as isize + b as isize),
        })
    }

    pub(crate) fn shape(self) -> &'static Way {
        &WAYS[self.way]
    }

    pub(crate) fn tile(self) -> Tile {
        self.shape().tile
    }

    pub(crate) fn cells(self) -> [usize; 4] {
        self.shape().steps.map(|step| self.corner + step)
    }

    /// The tile in the notation of the game, with the middle of the board at the origin.
    pub(crate) fn action(self) -> Option<Action> {
        Action::new(self.tile(), self.cells().map(cell_of))
    }
}

/// The cell with this number.
pub(crate) fn cell_of(number: usize) -> Cell {
    let half = SIDE as i32 / 2;
    Cell::new((number / SIDE) as i32 - half, (number % SIDE) as i32 - half)
}

/// The six cells around a cell.
pub(crate) fn neighbours(cell: usize) -> [usize; 6] {
    NEIGHBOURS.map(|(a, b)| cell.wrapping_add_signed(a as isize * SIDE as isize + b as isize))
}

/// Which cells are taken.
#[derive(Clone)]
pub(crate) struct Board(Vec<bool>);

impl Board {
    pub(crate) fn empty() -> Self {
        Self(vec![false; SIDE * SIDE])
    }

    #[inline]
    pub(crate) fn is_taken(&self, cell: usize) -> bool {
        self.0[cell]
    }

    /// Is there room for the tile?
    #[inline]
    pub(crate) fn has_room(&self, spot: Spot) -> bool {
        spot.cells().iter().all(|&cell| !self.0[cell])
    }

    #[inline]
    pub(crate) fn lay(&mut self, spot: Spot) {
        for cell in spot.cells() {
            self.0[cell] = true;
        }
    }

    #[inline]
    pub(crate) fn lift(&mut self, spot: Spot) {
        for cell in spot.cells() {
            self.0[cell] = false;
        }
    }

    /// How many separate stretches of its edge touch tiles: in a walk around it, how often it comes from an empty
    /// cell to a taken one. None, too, if it is shut in on all sides.
    #[inline]
    pub(crate) fn contacts(&self, spot: Spot) -> u32 {
        let around = &spot.shape().around;
        let mut was_taken = around.last().is_some_and(|&last| self.beside(spot, last));
        let mut contacts = 0;
        for &step in around {
            let is_taken = self.beside(spot, step);
            contacts += u32::from(is_taken && !was_taken);
            was_taken = is_taken;
        }
        contacts
    }

    #[inline]
    fn beside(&self, spot: Spot, step: isize) -> bool {
        self.0[spot.corner.wrapping_add_signed(step)]
    }
}

/// All spots beside the tiles laid where some tile has room; found row by row, as sets of columns.
pub(crate) fn touching(laid: &[Spot], wanted: impl Fn(Tile) -> bool) -> Vec<Spot> {
    let mut rows = [0u64; SIDE];
    for cell in laid.iter().flat_map(|spot| spot.cells()) {
        rows[cell / SIDE] |= 1 << (cell % SIDE);
    }
    let first = rows.iter().position(|&row| row != 0).unwrap_or(MIDDLE);
    let last = rows.iter().rposition(|&row| row != 0).unwrap_or(MIDDLE);
    let mut shore = [0u64; SIDE];
    for row in first - 1..=last + 1 {
        let (here, before, after) = (rows[row], rows[row - 1], rows[row + 1]);
        shore[row] = (here << 1 | here >> 1 | before | before >> 1 | after | after << 1) & !here;
    }
    let mut spots = Vec::new();
    for (way, shape) in WAYS.iter().enumerate().filter(|(_, shape)| wanted(shape.tile)) {
        for row in first - 4..=last + 1 {
            let (mut room, mut touch) = (!0, 0);
            for (down, right) in shape.cells {
                room &= !(rows[row + down] >> right);
                touch |= shore[row + down] >> right;
            }
            let mut corners = room & touch;
            while corners != 0 {
                spots.push(Spot { way, corner: row * SIDE + corners.trailing_zeros() as usize });
                corners &= corners - 1;
            }
        }
    }
    spots
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn the_walk_meets_every_neighbour() {
        for way in WAYS.iter() {
            let cells: BTreeSet<usize> = way.steps.iter().map(|step| MIDDLE + step).collect();
            let beside: BTreeSet<usize> = cells
                .iter()
                .flat_map(|&cell| neighbours(cell))
                .filter(|neighbour| !cells.contains(neighbour))
                .collect();
            let met: BTreeSet<usize> =
                way.around.iter().map(|&step| MIDDLE.wrapping_add_signed(step)).collect();
            assert_eq!(met, beside);
            assert_eq!(met.len(), way.around.len(), "{} meets a cell twice", way.tile);
            let walk = way.around.iter().zip(way.around.iter().cycle().skip(1));
            for (&one, &other) in walk {
                let (one, other) = (MIDDLE.wrapping_add_signed(one), MIDDLE.wrapping_add_signed(other));
                assert!(neighbours(one).contains(&other), "{}", way.tile);
            }
        }
    }
}
