//! The pictures of the sheets, by their names.

use std::f64::consts::PI;

use crate::page::{Anchor, Ink, Mark, moved, rectangle, times};

/// A picture: its size in points, and what is drawn in it.
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
    /// How wide and high it is.
    pub size: (f64, f64),
    /// What is drawn.
    pub marks: Vec<Mark>,
}

impl Picture {
    /// The picture with this name.
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "sieben-ways" => Some(sieben_ways()),
            "sieben-limits" => Some(sieben_limits()),
            "seven-tiles" => Some(seven_tiles()),
            "triple-seven-fits" => Some(triple_seven_fits()),
            "double-seven-chain" => Some(double_seven_chain()),
            "double-lucky-7-rounds" => Some(rounds()),
            _ => None,
        }
    }

    /// The picture no wider than this, and how high it is then.
    pub(crate) fn fitted(self, space: f64) -> (Vec<Mark>, f64) {
        let scale = (space / self.size.0).min(1.0);
        let marks = self.marks.into_iter().map(|mark| scaled(mark, scale)).collect();
        (marks, self.size.1 * scale)
    }

    /// The picture as SVG for a page.
    pub fn svg(&self) -> String {
        let (width, height) = self.size;
        let marks: String = self.marks.iter().map(crate::svg::drawn).collect();
        format!(
            "<svg viewBox=\"0 0 {width} {height}\" width=\"{width}\" aria-hidden=\"true\" font-family=\"inherit\">{marks}</svg>"
        )
    }
}

fn scaled(mark: Mark, by: f64) -> Mark {
    let to = |(x, y): (f64, f64)| (x * by, y * by);
    match mark {
        Mark::Text { at, size, bold, anchor, ink, text } => {
            Mark::Text { at: to(at), size: size * by, bold, anchor, ink, text }
        }
        Mark::Line { from, to: end, width, ink } => {
            Mark::Line { from: to(from), to: to(end), width: width * by, ink }
        }
        Mark::Shape { corners, fill, line } => {
            Mark::Shape { corners: corners.into_iter().map(to).collect(), fill, line }
        }
    }
}

fn label(at: (f64, f64), size: f64, ink: Ink, text: &str) -> Mark {
    Mark::Text { at, size, bold: true, anchor: Anchor::Middle, ink, text: text.to_owned() }
}

fn disc(at: (f64, f64), radius: f64, fill: Option<Ink>, line: Option<Ink>) -> Mark {
    let corner = |step: i32| {
        let angle = f64::from(step) * PI / 12.0;
        (at.0 + radius * angle.cos(), at.1 + radius * angle.sin())
    };
    Mark::Shape { corners: (0..24).map(corner).collect(), fill, line }
}

fn arrow(from: (f64, f64), length: f64) -> Vec<Mark> {
    let (x, y) = from;
    let tip = x + length;
    vec![
        Mark::Line { from, to: (tip - 3.0, y), width: 1.2, ink: Ink::Black },
        Mark::Shape {
            corners: vec![(tip, y), (tip - 5.0, y - 3.0), (tip - 5.0, y + 3.0)],
            fill: Some(Ink::Black),
            line: None,
        },
    ]
}

/// A card of Sieben at its left upper corner: its number, and what its hole shows; nothing if that is the table.
fn holed(x: f64, number: &str, seen: &str, sum: &str) -> Vec<Mark> {
    let mut marks = vec![rectangle((x, 2.0), 30.0, 44.0, Some(Ink::Tint), Some(Ink::Black))];
    marks.push(label((x + 15.0, 17.0), 14.0, Ink::Black, number));
    marks.push(disc((x + 15.0, 33.0), 9.0, Some(Ink::White), Some(Ink::Black)));
    marks.push(label((x + 15.0, 37.5), 12.0, Ink::Grey, seen));
    marks.push(label((x + 15.0, 57.0), 8.0, Ink::Black, sum));
    marks
}

fn sieben_ways() -> Picture {
    let mut marks = holed(0.0, "2", "3", "2 + 3 = 5");
    marks.extend(arrow((40.0, 24.0), 16.0));
    marks.extend(holed(66.0, "4", "3", "4 + 3 = 7"));
    marks.extend(holed(110.0, "4", "2", "4 + 2 = 6"));
    Picture { size: (144.0, 60.0), marks: marks.into_iter().map(|mark| moved(mark, (2.0, 0.0))).collect() }
}

fn sieben_limits() -> Picture {
    let mut marks = holed(0.0, "3", "4", "7");
    marks.extend(holed(40.0, "4", "", "4"));
    marks.extend(holed(80.0, "3", "", "× 3"));
    marks.extend(holed(120.0, "5", "4", "× 9"));
    Picture { size: (152.0, 60.0), marks }
}

/// The tiles of SEVEN: their letters and cells.
const TILES: [(&str, [(i8, i8); 4]); 7] = [
    ("I", [(0, 0), (1, 0), (2, 0), (3, 0)]),
    ("P", [(0, 0), (1, 0), (2, 0), (1, 1)]),
    ("J", [(0, 0), (1, 0), (2, 0), (2, 1)]),
    ("O", [(0, 0), (0, 1), (1, 0), (1, 1)]),
    ("S", [(0, 0), (1, 0), (1, 1), (2, 1)]),
    ("U", [(0, 0), (0, 1), (1, 1), (2, 0)]),
    ("Y", [(0, 1), (1, 1), (1, 2), (2, 0)]),
];

fn seven_tiles() -> Picture {
    let radius = 7.0;
    let mut marks = Vec::new();
    let mut x = 8.0;
    for (letter, cells) in TILES {
        let centre = |(q, r): (i8, i8)| {
            let (q, r) = (f64::from(q), f64::from(r));
            (3.0_f64.sqrt() * radius * (q + r / 2.0), 1.5 * radius * r)
        };
        let right = cells.iter().map(|cell| centre(*cell).0).fold(0.0, f64::max);
        for cell in cells {
            let (dx, dy) = centre(cell);
            let corner = |step: i32| {
                let angle = PI / 6.0 + f64::from(step) * PI / 3.0;
                (x + dx + radius * angle.cos(), 9.0 + dy + radius * angle.sin())
            };
            marks.push(Mark::Shape {
                corners: (0..6).map(corner).collect(),
                fill: Some(Ink::Tint),
                line: Some(Ink::Black),
            });
        }
        marks.push(label((x + right / 2.0, 52.0), 9.0, Ink::Black, letter));
        x += right + 28.0;
    }
    Picture { size: (x - 12.0, 56.0), marks }
}

/// A card of 777: its colour has its sign, too.
fn coloured(x: f64, ink: Ink, sign: &str, face: &str) -> Vec<Mark> {
    vec![
        rectangle((x, 2.0), 24.0, 34.0, Some(ink), Some(Ink::Black)),
        label((x + 12.0, 24.0), if face.len() > 2 { 6.0 } else { 13.0 }, Ink::White, face),
        label((x + 19.0, 10.0), 6.0, Ink::White, sign),
    ]
}

fn triple_seven_fits() -> Picture {
    let pairs = [
        ((Ink::Red, "R", "3"), (Ink::Red, "R", "8")),
        ((Ink::Red, "R", "3"), (Ink::Blue, "B", "3")),
        ((Ink::Yellow, "Y", "10"), (Ink::Green, "G", "9")),
    ];
    let mut marks = Vec::new();
    for (index, (above, below)) in pairs.into_iter().enumerate() {
        let x = times(index) * 92.0;
        marks.extend(coloured(x, above.0, above.1, above.2));
        marks.extend(arrow((x + 28.0, 19.0), 14.0));
        marks.extend(coloured(x + 46.0, below.0, below.1, below.2));
    }
    for (index, face) in ["5", "6", "7"].into_iter().enumerate() {
        marks.extend(coloured(276.0 + times(index) * 26.0, Ink::Green, "G", face));
    }
    Picture { size: (354.0, 38.0), marks }
}

/// Families of Double Seven as rows of squares.
fn double_seven_chain() -> Picture {
    let mut marks = Vec::new();
    let mut squares = |x: f64, y: f64, count: usize, ink: Ink| {
        for index in 0..count {
            marks.push(rectangle((x + times(index) * 11.0, y), 10.0, 10.0, Some(ink), Some(Ink::Black)));
        }
    };
    squares(0.0, 2.0, 3, Ink::Tint);
    squares(60.0, 2.0, 3, Ink::Grey);
    squares(0.0, 20.0, 3, Ink::Grey);
    squares(60.0, 20.0, 5, Ink::Grey);
    marks.extend(arrow((38.0, 7.0), 16.0));
    marks.extend(arrow((38.0, 25.0), 16.0));
    marks.push(label((126.0, 28.0), 8.0, Ink::Black, "+2"));
    Picture { size: (140.0, 32.0), marks }
}

/// The rounds of Double Lucky 7 as stacks of cards.
fn rounds() -> Picture {
    let mut marks = Vec::new();
    for round in 1..=14_u8 {
        let cards = if round <= 7 { round } else { 15 - round };
        let x = f64::from(round - 1) * 22.0;
        for card in 0..cards {
            let fill = if round == 7 { Ink::Grey } else { Ink::Tint };
            marks.push(rectangle((x, 44.0 - f64::from(card) * 6.0), 16.0, 5.0, Some(fill), Some(Ink::Black)));
        }
        marks.push(label((x + 8.0, 59.0), 8.0, Ink::Black, &round.to_string()));
    }
    marks.push(label((140.0, 6.0), 8.0, Ink::Black, "× 2"));
    Picture { size: (304.0, 62.0), marks }
}
