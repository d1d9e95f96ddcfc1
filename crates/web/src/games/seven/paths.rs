//! Outlines of cells as SVG writes them.

use sevenfold_seven::Cell;

use super::grid::{Point, Relief, SIDES, Stance};
use super::stack::{FRONT, Sides};

/// The sides of a cell, clockwise from its uppermost corner, as it is seen when stacks rise from the table.
const RAISED_CELL: &str = "l27.7 13.4v26.9l-27.7 13.5l-27.7-13.5v-26.9z";
/// The same, seen from straight above.
const FLAT_CELL: &str = "l27.7 16v32l-27.7 16l-27.7-16v-32z";

/// An outline that grows.
#[derive(Default)]
pub(crate) struct Outline(String);

impl Outline {
    fn go(&mut self, command: char, to: Point) {
        self.0.push(command);
        self.tenths(to.x);
        self.0.push(' ');
        self.tenths(to.y);
    }

    fn tenths(&mut self, number: f64) {
        push_tenths(&mut self.0, number);
    }

    /// A closed line through these points.
    pub(crate) fn closed(&mut self, points: impl IntoIterator<Item = Point>) {
        for (index, point) in points.into_iter().enumerate() {
            self.go(if index == 0 { 'M' } else { 'L' }, point);
        }
        self.0.push('Z');
    }

    /// A cell round its middle: from its uppermost corner in steps, which are the same for every cell.
    pub(crate) fn cell(&mut self, stance: Stance, middle: Point) {
        let corners = stance.corners();
        self.go('M', moved(corners[0], middle));
        self.0.push_str(match stance.relief {
            Relief::Raised => RAISED_CELL,
            Relief::Flat => FLAT_CELL,
        });
    }

    /// Some sides of a cell.
    pub(crate) fn sides(&mut self, stance: Stance, middle: Point, sides: Sides) {
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
    pub(crate) fn wall(&mut self, stance: Stance, middle: Point, side: usize, from: f64, to: f64) {
        let corners = stance.corners();
        let (one, other) = (corners[side], corners[(side + 1) % 6]);
        self.go('M', lower(moved(one, middle), from));
        self.go('l', Point::new(other.x - one.x, other.y - one.y));
        self.0.push('v');
        self.tenths(to - from);
        self.go('l', Point::new(one.x - other.x, one.y - other.y));
        self.0.push('z');
    }

    /// A strip along some sides, inside the cell.
    pub(crate) fn strips(&mut self, stance: Stance, sides: Sides, share: f64) {
        let corners = stance.corners();
        let inner = corners.map(|corner| Point::new(corner.x * (1.0 - share), corner.y * (1.0 - share)));
        for side in sides.iter() {
            let next = (side + 1) % 6;
            self.closed([corners[side], corners[next], inner[next], inner[side]]);
        }
    }

    /// The outline as it is written.
    pub(crate) fn done(self) -> String {
        self.0
    }
}

/// Writes a number with one digit after the point: there are thousands in a picture, and the general way to write a float
/// is many times slower.
fn push_tenths(text: &mut String, number: f64) {
    let tenths = (number * 10.0).round() as i32;
    if tenths < 0 {
        text.push('-');
    }
    let tenths = tenths.unsigned_abs();
    push_whole(text, tenths / 10);
    if !tenths.is_multiple_of(10) {
        text.push('.');
        text.push(digit(tenths % 10));
    }
}

/// Such numbers with spaces between them.
pub(crate) fn spaced(numbers: &[f64]) -> String {
    let mut text = String::new();
    for (index, number) in numbers.iter().enumerate() {
        if index > 0 {
            text.push(' ');
        }
        push_tenths(&mut text, *number);
    }
    text
}

fn push_whole(text: &mut String, number: u32) {
    if number > 9 {
        push_whole(text, number / 10);
    }
    text.push(digit(number % 10));
}

fn digit(below_ten: u32) -> char {
    char::from(b'0' + below_ten as u8)
}

fn moved(point: Point, by: Point) -> Point {
    Point::new(point.x + by.x, point.y + by.y)
}

fn lower(point: Point, by: f64) -> Point {
    Point::new(point.x, point.y + by)
}

/// Some cells, each at its height.
pub(crate) fn cells(stance: Stance, cells: impl IntoIterator<Item = (Cell, u8)>) -> String {
    let mut outline = Outline::default();
    for (cell, height) in cells {
        outline.cell(stance, stance.middle(cell, height));
    }
    outline.done()
}

/// The sides where a group of cells ends.
pub(crate) fn ends(stance: Stance, cells: &[Cell], cell: Cell) -> Sides {
    let seen = stance.seen(cell);
    Sides::where_(|side| {
        let (a, b) = SIDES[side];
        !cells.contains(&stance.unseen(Cell::new(seen.a + a, seen.b + b)))
    })
}

/// The edge round a group of cells at one height.
pub(crate) fn rim(stance: Stance, group: &[Cell], height: u8) -> String {
    let mut outline = Outline::default();
    for cell in group {
        outline.sides(stance, stance.middle(*cell, height), ends(stance, group, *cell));
    }
    outline.done()
}

/// The front walls of a tile on a level: those to the right, and those to the left.
pub(crate) fn walls(stance: Stance, group: &[Cell], level: u8) -> [String; 2] {
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
        assert_eq!(cells(Stance::default(), bar.map(|cell| (cell, 1))).matches('z').count(), 4);
        assert!(walls(Stance::default(), &bar, 1).iter().all(|side| side.matches('z').count() == 4));
    }

    #[test]
    fn numbers_have_one_digit_after_the_point_if_any() {
        let written = |number: f64| {
            let mut text = String::new();
            push_tenths(&mut text, number);
            text
        };
        let numbers = [0.0, -0.04, 0.05, -0.1, 7.0, 12.34, -1203.96, 100.0];
        assert_eq!(numbers.map(written), ["0", "0", "0.1", "-0.1", "7", "12.3", "-1204", "100"]);
    }

    #[test]
    fn the_steps_round_a_cell_lead_to_its_corners() {
        for (relief, steps) in [(Relief::Raised, RAISED_CELL), (Relief::Flat, FLAT_CELL)] {
            let corners = Stance { turns: 0, relief }.corners();
            let mut outline = Outline::default();
            for (from, to) in corners.iter().zip(&corners[1..]) {
                let (x, y) = (to.x - from.x, to.y - from.y);
                outline.go(if x.abs() > 1.0 { 'l' } else { 'v' }, Point::new(x, y));
            }
            let told = |text: &str| {
                let numbers = text.replace(['l', 'v', 'z'], " ").replace('-', " -");
                numbers.split_whitespace().map(|word| word.parse::<f64>().unwrap()).collect::<Vec<_>>()
            };
            // A step straight down is written with one number.
            let exact: Vec<f64> = told(&outline.done().replace("v0 ", "v"));
            assert_eq!(told(steps).len(), exact.len(), "{steps}");
            assert!(told(steps).iter().zip(&exact).all(|(one, other)| (one - other).abs() < 0.11), "{steps}");
        }
    }
}
