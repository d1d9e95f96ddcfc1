//! The hex grid on the screen: where a cell is drawn, and which cell a point shows.

use sevenfold_seven::{Cell, Symmetry};

/// From the middle of a cell to its corners, before anything is tilted or zoomed.
pub(crate) const RADIUS: f64 = 32.0;

/// From the middle of a cell to its sides.
const APOTHEM: f64 = 0.866_025_403_784_438_6 * RADIUS;

/// A point of the drawing; y grows downwards.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Point {
    /// To the right.
    pub x: f64,
    /// Down.
    pub y: f64,
}

impl Point {
    /// The point with these coordinates.
    pub(crate) const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// How far it is to another, squared: enough to compare.
    pub(crate) fn square_to(self, other: Self) -> f64 {
        (self.x - other.x).powi(2) + (self.y - other.y).powi(2)
    }
}

/// Whether stacks rise from the table or are seen straight from above.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Relief {
    /// Stacks have walls.
    #[default]
    Raised,
    /// Stacks have numbers and signs.
    Flat,
}

/// How one stands at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Stance {
    /// Turns of the table by sixty degrees, clockwise, below six.
    pub turns: u8,
    /// Raised or flat.
    pub relief: Relief,
}

/// The steps across the six sides of a cell as it is seen, clockwise from the upper right one.
pub(crate) const SIDES: [(i32, i32); 6] = [(-1, 1), (0, 1), (1, 0), (1, -1), (0, -1), (-1, 0)];

impl Stance {
    /// One turn on.
    #[must_use]
    pub(crate) const fn turned(self) -> Self {
        Self { turns: (self.turns + 1) % 6, ..self }
    }

    /// Raised instead of flat, or flat instead of raised.
    #[must_use]
    pub(crate) const fn otherwise(self) -> Self {
        let relief = match self.relief {
            Relief::Raised => Relief::Flat,
            Relief::Flat => Relief::Raised,
        };
        Self { relief, ..self }
    }

    /// How much the table is foreshortened.
    const fn squash(self) -> f64 {
        match self.relief {
            Relief::Raised => 0.84,
            Relief::Flat => 1.0,
        }
    }

    /// How high a tile is on the screen.
    pub(crate) const fn lift(self) -> f64 {
        match self.relief {
            Relief::Raised => 14.0,
            Relief::Flat => 0.0,
        }
    }

    /// Where the cell is once the table is turned: row and column as they are seen.
    pub(crate) fn seen(self, cell: Cell) -> Cell {
        Symmetry::turns(6 - self.turns % 6).cell(cell)
    }

    /// The cell that is seen there.
    pub(crate) fn unseen(self, seen: Cell) -> Cell {
        Symmetry::turns(self.turns).cell(seen)
    }

    /// The middle of the top of a stack.
    pub(crate) fn middle(self, cell: Cell, height: u8) -> Point {
        let Cell { a, b } = self.seen(cell);
        let y = 1.5 * RADIUS * f64::from(a) * self.squash() - self.lift() * f64::from(height);
        Point::new(APOTHEM * f64::from(2 * b + a), y)
    }

    /// The middle of some cells on the table.
    pub(crate) fn centre(self, cells: &[Cell]) -> Point {
        let count = f64::from(u32::try_from(cells.len()).unwrap_or(u32::MAX).max(1));
        let sum = cells
            .iter()
            .map(|cell| self.middle(*cell, 0))
            .fold(Point::default(), |sum, middle| Point::new(sum.x + middle.x, sum.y + middle.y));
        Point::new(sum.x / count, sum.y / count)
    }

    /// The cell whose top would be drawn at this point if it were so high.
    pub(crate) fn cell_at(self, point: Point, height: f64) -> Cell {
        let y = (point.y + self.lift() * height) / self.squash();
        let a = y / (1.5 * RADIUS);
        let b = point.x / (2.0 * APOTHEM) - a / 2.0;
        self.unseen(nearest(a, b))
    }

    /// A cell's corners round its middle, clockwise from the uppermost.
    pub(crate) fn corners(self) -> [Point; 6] {
        let (x, y) = (APOTHEM, RADIUS * self.squash());
        [(0.0, -y), (x, -y / 2.0), (x, y / 2.0), (0.0, y), (-x, y / 2.0), (-x, -y / 2.0)]
            .map(|(x, y)| Point::new(x, y))
    }
}

/// The cell nearest to fractional coordinates: of the three that sum to zero, the one rounded most gives way.
#[allow(clippy::cast_possible_truncation, reason = "the screen shows a few dozen cells")]
fn nearest(a: f64, b: f64) -> Cell {
    let c = -a - b;
    let (round_a, round_b, round_c) = (a.round(), b.round(), c.round());
    let (off_a, off_b, off_c) = ((round_a - a).abs(), (round_b - b).abs(), (round_c - c).abs());
    if off_a > off_b && off_a > off_c {
        Cell::new((-round_b - round_c) as i32, round_b as i32)
    } else if off_b > off_c {
        Cell::new(round_a as i32, (-round_a - round_c) as i32)
    } else {
        Cell::new(round_a as i32, round_b as i32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stances() -> impl Iterator<Item = Stance> {
        let reliefs = [Relief::Raised, Relief::Flat];
        (0..6).flat_map(move |turns| reliefs.map(|relief| Stance { turns, relief }))
    }

    #[test]
    fn the_middle_of_a_top_shows_its_cell() {
        for stance in stances() {
            for cell in [(0, 0), (3, -5), (-4, 2), (7, 7)].map(Cell::from) {
                for height in 0..4 {
                    let middle = stance.middle(cell, height);
                    assert_eq!(stance.cell_at(middle, height.into()), cell, "{stance:?}");
                }
            }
        }
    }

    #[test]
    fn neighbours_are_seen_across_the_sides() {
        for stance in stances() {
            let cell = Cell::new(2, -1);
            let seen = stance.seen(cell);
            let across = SIDES.map(|(a, b)| stance.unseen(Cell::new(seen.a + a, seen.b + b)));
            assert!(cell.neighbours().all(|next| across.contains(&next)));
            // The second side is the right one.
            assert!(stance.middle(across[1], 0).x > stance.middle(cell, 0).x);
            assert!((stance.middle(across[1], 0).y - stance.middle(cell, 0).y).abs() < 1e-9);
        }
    }

    #[test]
    fn the_table_turns_clockwise() {
        let east = Cell::new(0, 3);
        let turned = Stance { turns: 1, relief: Relief::Flat };
        assert!(turned.middle(east, 0).y > 0.0 && turned.middle(east, 0).x > 0.0);
    }
}
