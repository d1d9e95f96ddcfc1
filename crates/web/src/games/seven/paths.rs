//! Outlines of cells as SVG writes them.

use std::fmt::Write as _;

use sevenfold_seven::Cell;

use super::grid::{Point, SIDES, Stance};
use super::scene::{FRONT, Sides};

/// An outline that grows.
#[derive(Default)]
pub struct Outline(String);

impl Outline {
    fn go(&mut self, command: char, to: Point) {
        self.0.push(command);
        self.tenths(to.x);
        self.0.push(' ');
        self.tenths(to.y);
    }

    /// A number with one digit after the point: there are thousands in a picture, and the general way to write a float is
    /// many times slower.
    fn tenths(&mut self, number: f64) {
        let tenths = (number * 10.0).round() as i32;
        let sign = if tenths < 0 { "-" } else { "" };
        let tenths = tenths.unsigned_abs();
        // Writing to a string does not fail.
        let _ = match tenths % 10 {
            0 => write!(self.0, "{sign}{}", tenths / 10),
            rest => write!(self.0, "{sign}{}.{rest}", tenths / 10),
        };
    }

    /// A closed line through these points.
    pub fn closed(&mut self, points: impl IntoIterator<Item = Point>) {
        for (index, point) in points.into_iter().enumerate() {
            self.go(if index == 0 { 'M' } else { 'L' }, point);
        }
        self.0.push('Z');
    }

    /// A cell round its middle.
    pub fn cell(&mut self, stance: Stance, middle: Point) {
        self.closed(stance.corners().map(|corner| moved(corner, middle)));
    }

    /// Some sides of a cell.
    pub fn sides(&mut self, stance: Stance, middle: Point, sides: Sides) {
        let corners = stance.corners().map(|corner| moved(corner, middle));
        let mut end = None;
        for side in sides.iter() {
            if end != Some(side) {
                self.go('M', corners[side]);
            }
            self.go('L', corners[(side + 1) % 6]);
            end = Some(side + 1);
        }
    }

    /// The wall under one side of a top, so far down.
    pub fn wall(&mut self, stance: Stance, middle: Point, side: usize, from: f64, to: f64) {
        let corners = stance.corners().map(|corner| moved(corner, middle));
        let (one, other) = (corners[side], corners[(side + 1) % 6]);
        self.closed([(one, from), (other, from), (other, to), (one, to)].map(|(at, down)| lower(at, down)));
    }

    /// A strip along some sides, inside the cell.
    pub fn strips(&mut self, stance: Stance, sides: Sides, share: f64) {
        let corners = stance.corners();
        let inner = corners.map(|corner| Point::new(corner.x * (1.0 - share), corner.y * (1.0 - share)));
        for side in sides.iter() {
            let next = (side + 1) % 6;
            self.closed([corners[side], corners[next], inner[next], inner[side]]);
        }
    }

    /// The outline as it is written.
    pub fn done(self) -> String {
        self.0
    }
}

fn moved(point: Point, by: Point) -> Point {
    Point::new(point.x + by.x, point.y + by.y)
}

fn lower(point: Point, by: f64) -> Point {
    Point::new(point.x, point.y + by)
}

/// Some cells, each at its height.
pub fn cells(stance: Stance, cells: impl IntoIterator<Item = (Cell, u8)>) -> String {
    let mut outline = Outline::default();
    for (cell, height) in cells {
        outline.cell(stance, stance.middle(cell, height));
    }
    outline.done()
}

/// The sides where a group of cells ends.
pub fn ends(stance: Stance, cells: &[Cell], cell: Cell) -> Sides {
    let seen = stance.seen(cell);
    Sides::where_(|side| {
        let (a, b) = SIDES[side];
        !cells.contains(&stance.unseen(Cell::new(seen.a + a, seen.b + b)))
    })
}

/// The edge round a group of cells at one height.
pub fn rim(stance: Stance, group: &[Cell], height: u8) -> String {
    let mut outline = Outline::default();
    for cell in group {
        outline.sides(stance, stance.middle(*cell, height), ends(stance, group, *cell));
    }
    outline.done()
}

/// The front walls of a tile on a level: those to the right, and those to the left.
pub fn walls(stance: Stance, group: &[Cell], level: u8) -> [String; 2] {
    FRONT.map(|side| {
        let mut outline = Outline::default();
        for cell in group.iter().filter(|cell| ends(stance, group, **cell).contains(side)) {
            outline.wall(stance, stance.middle(*cell, level), side, 0.0, stance.lift());
        }
        outline.done()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rim_of_a_bar_has_eighteen_sides() {
        let bar = [(0, 0), (0, 1), (0, 2), (0, 3)].map(Cell::from);
        assert_eq!(rim(Stance::default(), &bar, 1).matches('L').count(), 18);
        assert_eq!(cells(Stance::default(), bar.map(|cell| (cell, 1))).matches('Z').count(), 4);
        assert!(walls(Stance::default(), &bar, 1).iter().all(|side| side.matches('Z').count() == 4));
    }
}
