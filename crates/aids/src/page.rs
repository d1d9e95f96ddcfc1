//! A page of paper and the marks on it, in points from its upper left corner.

use crate::{Sheet, layout};

/// The paper.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Paper {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 8.5 × 11 in.
    Letter,
}

impl Paper {
    /// Its width and height in points.
    pub const fn size(self) -> (f64, f64) {
        match self {
            Self::A4 => (595.28, 841.89),
            Self::Letter => (612.0, 792.0),
        }
    }
}

/// What something is drawn with. Colours never carry a meaning alone: a page may be printed in black.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// Black, for text and strong lines.
    Black,
    /// Grey, for thin lines and small print.
    Grey,
    /// A light tint behind something.
    Tint,
    /// The paper itself.
    White,
    /// A card's colours.
    Red,
    /// A card's colours.
    Green,
    /// A card's colours.
    Blue,
    /// A card's colours.
    Yellow,
    /// What is new or pointed out.
    Amber,
    /// What belongs to nothing else: the colour of an animal, say.
    Own(u8, u8, u8),
}

impl Ink {
    /// Red, green and blue, each of 255.
    pub const fn rgb(self) -> (u8, u8, u8) {
        match self {
            Self::Black => (29, 29, 27),
            Self::Grey => (120, 116, 104),
            Self::Tint => (245, 240, 228),
            Self::White => (255, 255, 255),
            Self::Red => (201, 55, 44),
            Self::Green => (44, 122, 75),
            Self::Blue => (40, 92, 178),
            Self::Yellow => (212, 160, 23),
            Self::Amber => (240, 188, 96),
            Self::Own(red, green, blue) => (red, green, blue),
        }
    }
}

/// Where a text begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// At the point.
    Start,
    /// It has the point in its middle.
    Middle,
}

/// Something drawn.
#[derive(Clone, PartialEq, Debug)]
pub enum Mark {
    /// A line of text on its baseline.
    Text {
        /// Where.
        at: (f64, f64),
        /// Its size in points.
        size: f64,
        /// In bold?
        bold: bool,
        /// Where it begins.
        anchor: Anchor,
        /// In this ink.
        ink: Ink,
        /// The words.
        text: String,
    },
    /// A straight line.
    Line {
        /// From here.
        from: (f64, f64),
        /// To here.
        to: (f64, f64),
        /// So wide.
        width: f64,
        /// In this ink.
        ink: Ink,
    },
    /// A closed shape: filled, outlined, or both.
    Shape {
        /// Its corners.
        corners: Vec<(f64, f64)>,
        /// What it is filled with.
        fill: Option<Ink>,
        /// What its outline is drawn with.
        line: Option<Ink>,
    },
    /// A drawing of the tables, by its name there.
    Art {
        /// Its name.
        name: &'static str,
        /// Its upper left corner.
        at: (f64, f64),
        /// How wide and high it is.
        size: (f64, f64),
        /// What it is drawn with.
        ink: Ink,
        /// What shows through it.
        cut: Ink,
        /// What stands for it where those drawings are not at hand, as on paper.
        plain: Vec<Self>,
    },
}

impl Mark {
    /// What is drawn where the drawings of the tables are not at hand.
    pub(crate) fn on_paper(&self) -> &[Self] {
        if let Self::Art { plain, .. } = self { plain } else { std::slice::from_ref(self) }
    }
}

/// A page ready to be written down.
#[derive(Clone, PartialEq, Debug)]
pub struct Page {
    /// Its paper.
    pub paper: Paper,
    /// The size of its text in points.
    pub text: f64,
    /// What is on it.
    pub marks: Vec<Mark>,
}

impl Page {
    /// Lays a sheet out on one page, in the largest text that fits; `None` if none does.
    pub fn of(sheet: &Sheet, paper: Paper) -> Option<Self> {
        layout::page(sheet, paper)
    }
}

/// A rectangle as a shape.
pub(crate) fn rectangle(
    at: (f64, f64),
    width: f64,
    height: f64,
    fill: Option<Ink>,
    line: Option<Ink>,
) -> Mark {
    let (x, y) = at;
    Mark::Shape {
        corners: vec![(x, y), (x + width, y), (x + width, y + height), (x, y + height)],
        fill,
        line,
    }
}

/// Something a distance away from where it was.
pub(crate) fn moved(mark: Mark, (dx, dy): (f64, f64)) -> Mark {
    let by = |(x, y): (f64, f64)| (x + dx, y + dy);
    match mark {
        Mark::Text { at, size, bold, anchor, ink, text } => {
            Mark::Text { at: by(at), size, bold, anchor, ink, text }
        }
        Mark::Line { from, to, width, ink } => Mark::Line { from: by(from), to: by(to), width, ink },
        Mark::Shape { corners, fill, line } => {
            Mark::Shape { corners: corners.into_iter().map(by).collect(), fill, line }
        }
        Mark::Art { name, at, size, ink, cut, plain } => {
            let plain = plain.into_iter().map(|mark| moved(mark, (dx, dy))).collect();
            Mark::Art { name, at: by(at), size, ink, cut, plain }
        }
    }
}

/// How many, as a length is counted.
pub(crate) fn times(count: usize) -> f64 {
    u32::try_from(count).map_or(0.0, f64::from)
}
