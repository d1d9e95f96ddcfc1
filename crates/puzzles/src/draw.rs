//! Pictures of tiles, as text and as SVG.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use sevenfold_seven::{Action, Cell, NEIGHBOURS};

/// Whose tile it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colour {
    /// Drawn light; capital letters.
    White,
    /// Drawn dark; small letters.
    Black,
}

/// One picture: tiles that lie side by side.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Panel {
    /// The tiles.
    pub tiles: Vec<(Colour, Action)>,
}

impl Panel {
    /// Tiles of one colour.
    pub fn of(colour: Colour, tiles: &[Action]) -> Self {
        Self { tiles: tiles.iter().map(|&tile| (colour, tile)).collect() }
    }

    fn cells(&self) -> BTreeMap<Cell, (usize, Colour, char)> {
        let mut cells = BTreeMap::new();
        for (index, (colour, action)) in self.tiles.iter().enumerate() {
            let letter = action.tile.letter();
            let letter = if *colour == Colour::Black { letter.to_ascii_lowercase() } else { letter };
            cells.extend(action.cells().map(|cell| (cell, (index, *colour, letter))));
        }
        cells
    }

    /// Letters in rows; each row begins half a cell further right than the one above.
    pub fn text(&self) -> String {
        let cells = self.cells();
        let column = |cell: &Cell| 2 * cell.a + cell.b;
        let first = cells.keys().map(column).min().unwrap_or(0);
        let mut rows: BTreeMap<i32, Vec<(i32, char)>> = BTreeMap::new();
        for (cell, (_, _, letter)) in &cells {
            rows.entry(cell.b).or_default().push((column(cell) - first, *letter));
        }
        let mut text = String::new();
        for mut row in rows.into_values() {
            row.sort_unstable();
            let mut width = 0;
            for (at, letter) in row {
                text.extend(std::iter::repeat_n(' ', (at - width) as usize));
                text.push(letter);
                width = at + 1;
            }
            text.push('\n');
        }
        text
    }
}

/// Half the width of a hexagon and half its side, so that all points are whole numbers.
const HALF: (i32, i32) = (26, 15);

/// The points of a hexagon around its middle; point `i` and the next are the ends of the edge to neighbour `i` of SV-1.
const POINTS: [(i32, i32); 6] = [(1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2)];

/// Panels side by side.
pub fn svg(panels: &[Panel]) -> String {
    let (mut body, mut left, mut height) = (String::new(), 0, 0);
    for panel in panels {
        let cells = panel.cells();
        let middle = |cell: &Cell| ((2 * cell.a + cell.b) * HALF.0, cell.b * 3 * HALF.1);
        let x = cells.keys().map(|cell| middle(cell).0);
        let y = cells.keys().map(|cell| middle(cell).1);
        let (x0, x1) = (x.clone().min().unwrap_or(0), x.max().unwrap_or(0));
        let (y0, y1) = (y.clone().min().unwrap_or(0), y.max().unwrap_or(0));
        let (right, down) = (left - x0 + 2 * HALF.0, 3 * HALF.1 - y0);
        let _ = writeln!(body, r#"<g transform="translate({right} {down})">"#);
        for (cell, (index, colour, letter)) in &cells {
            let other = |next: Cell| cells.get(&next).is_none_or(|(other, ..)| other != index);
            hexagon(&mut body, middle(cell), *colour, letter.to_ascii_uppercase());
            rim(&mut body, middle(cell), |edge| {
                let (a, b) = NEIGHBOURS[edge];
                other(Cell::new(cell.a + a, cell.b + b))
            });
        }
        body.push_str("</g>\n");
        left += x1 - x0 + 4 * HALF.0;
        height = height.max(y1 - y0 + 6 * HALF.1);
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {left} {height}\" font-family=\"sans-serif\" \
         font-size=\"18\" text-anchor=\"middle\">\n{body}</svg>\n"
    )
}

fn hexagon(body: &mut String, (x, y): (i32, i32), colour: Colour, letter: char) {
    let (fill, ink) = match colour {
        Colour::White => ("#f6f1e7", "#6b6356"),
        Colour::Black => ("#3a3632", "#cfc6b8"),
    };
    let points = POINTS.map(|(dx, dy)| format!("{},{}", x + dx * HALF.0, y + dy * HALF.1)).join(" ");
    let _ = writeln!(body, r#"<polygon points="{points}" fill="{fill}" stroke="{fill}"/>"#);
    let _ = writeln!(body, r#"<text x="{x}" y="{}" fill="{ink}">{letter}</text>"#, y + 6);
}

/// Lines along the edges to other tiles and to the outside.
fn rim(body: &mut String, (x, y): (i32, i32), is_rim: impl Fn(usize) -> bool) {
    for edge in (0..6).filter(|&edge| is_rim(edge)) {
        let end = |point: usize| {
            let (dx, dy) = POINTS[point % 6];
            format!("{} {}", x + dx * HALF.0, y + dy * HALF.1)
        };
        let _ = writeln!(
            body,
            r##"<path d="M{}L{}" stroke="#8a7f6d" stroke-width="3" stroke-linecap="round"/>"##,
            end(edge),
            end(edge + 1)
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn panel() -> Panel {
        let tiles = ["I 0,0 1,0 2,0 3,0", "O 0,1 0,2 1,1 1,2"].map(|text| text.parse().unwrap());
        Panel { tiles: vec![(Colour::White, tiles[0]), (Colour::Black, tiles[1])] }
    }

    #[test]
    fn rows_are_shifted_by_half_a_cell() {
        assert_eq!(panel().text(), "I I I I\n o o\n  o o\n");
    }

    /// A bar has 18 edges and a bee 14; every one is drawn, also the shared ones, from both sides.
    #[test]
    fn every_edge_of_a_tile_is_drawn() {
        let svg = svg(&[panel()]);
        assert_eq!(svg.matches("<path").count(), 18 + 14);
        assert_eq!(svg.matches("<polygon").count(), 8);
    }
}
