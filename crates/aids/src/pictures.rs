//! The pictures of sheets and rules, by their names: `<game>-<what>`.

mod double_lucky_7;
mod double_seven;
mod pieces;
mod seven;
mod sevens;
mod sieben;
mod triple_seven;

use crate::page::Mark;

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
        let of = |game: &str| name.strip_prefix(game)?.strip_prefix('-');
        of("double-lucky-7")
            .and_then(double_lucky_7::named)
            .or_else(|| of("double-seven").and_then(double_seven::named))
            .or_else(|| of("seven").and_then(seven::named))
            .or_else(|| of("sevens").and_then(sevens::named))
            .or_else(|| of("sieben").and_then(sieben::named))
            .or_else(|| of("triple-seven").and_then(triple_seven::named))
    }

    /// The picture no wider than this, and how high it is then.
    pub(crate) fn fitted(self, space: f64) -> (Vec<Mark>, f64) {
        let scale = (space / self.size.0).min(1.0);
        let marks = self.marks.into_iter().map(|mark| scaled(mark, scale)).collect();
        (marks, self.size.1 * scale)
    }

    /// The picture as SVG for a page that has the drawings of the tables.
    pub fn svg(&self) -> String {
        let (width, height) = self.size;
        let marks: String = self.marks.iter().map(crate::svg::drawn).collect();
        format!(
            "<svg viewBox=\"0 0 {width:.1} {height:.1}\" width=\"{width:.1}\" style=\"--width:{width:.1}px\" overflow=\"visible\" \
             aria-hidden=\"true\" font-family=\"inherit\">{marks}</svg>"
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
        Mark::Art { name, at, size, ink, cut, plain } => {
            let plain = plain.into_iter().map(|mark| scaled(mark, by)).collect();
            Mark::Art { name, at: to(at), size: to(size), ink, cut, plain }
        }
    }
}
