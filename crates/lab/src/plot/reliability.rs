//! What was said against what happened (SVG): whoever says the truth stays on the diagonal.

use std::fmt::Write as _;

use super::{STYLE, escaped};
use crate::calibration::Bin;
use crate::stats::count as numbered;

/// One square of the picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Panel {
    /// What stands above it.
    pub title: String,
    /// What was said, range by range.
    pub bins: Vec<Bin>,
}

/// The words at the two sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sides<'a> {
    /// Along the bottom.
    pub said: &'a str,
    /// Upwards.
    pub happened: &'a str,
}

const SIDE: f64 = 150.0;
const GAP: f64 = 22.0;
const LEFT: f64 = 48.0;
const TOP: f64 = 56.0;
const BELOW: f64 = 46.0;

/// Squares side by side. Every range is a dot at what was said and what happened, with its interval; the more often it was
/// said, the larger the dot.
pub fn reliability_plot(title: &str, sides: Sides<'_>, panels: &[Panel]) -> String {
    let (width, height) = (LEFT + (SIDE + GAP) * numbered(panels.len()), TOP + SIDE + BELOW);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" role=\"img\">\n<title>{0}</title>\n\
         {STYLE}\n<text class=\"title\" x=\"8\" y=\"22\">{0}</text>\n",
        escaped(title)
    );
    let middle = TOP + SIDE / 2.0;
    let _ = writeln!(
        svg,
        "<text class=\"tick\" x=\"14\" y=\"{middle:.1}\" transform=\"rotate(-90 14 {middle:.1})\">{}</text>",
        escaped(sides.happened)
    );
    for (place, panel) in panels.iter().enumerate() {
        draw(&mut svg, LEFT + (SIDE + GAP) * numbered(place), sides.said, panel);
    }
    svg + "</svg>\n"
}

fn draw(svg: &mut String, left: f64, said: &str, panel: &Panel) {
    let (right, bottom) = (left + SIDE, TOP + SIDE);
    let (across, up) = (|share: f64| left + SIDE * share, |share: f64| bottom - SIDE * share);
    for tick in [0.0, 0.5, 1.0] {
        let (x, y, percent) = (across(tick), up(tick), tick * 100.0);
        let _ = writeln!(
            svg,
            "<line class=\"grid\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{TOP:.1}\" y2=\"{bottom:.1}\"/>\
             <line class=\"grid\" x1=\"{left:.1}\" x2=\"{right:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>\
             <text class=\"tick\" x=\"{x:.1}\" y=\"{:.1}\">{percent}</text>",
            bottom + 16.0
        );
    }
    let _ = writeln!(
        svg,
        "<text class=\"tick\" x=\"{0:.1}\" y=\"{1:.1}\">{2}</text><text class=\"tick\" x=\"{0:.1}\" y=\"{3:.1}\">{4}</text>\
         <line class=\"zero\" x1=\"{left:.1}\" y1=\"{bottom:.1}\" x2=\"{right:.1}\" y2=\"{TOP:.1}\"/>",
        across(0.5),
        TOP - 8.0,
        escaped(&panel.title),
        bottom + 34.0,
        escaped(said)
    );
    let all: f64 = panel.bins.iter().map(|bin| numbered(bin.asked)).sum();
    for bin in &panel.bins {
        let (x, y) = (across(bin.said), up(bin.won));
        let (low, high) = (up(bin.interval.0), up(bin.interval.1));
        let radius = 2.0 + 5.0 * (numbered(bin.asked) / all).sqrt();
        let _ = writeln!(
            svg,
            "<line class=\"bar\" style=\"stroke-width:1.5\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{low:.1}\" y2=\"{high:.1}\"/>\
             <circle class=\"dot\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\"/>"
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A square is 150 wide, from 48 to 198, and from 206 at the bottom up to 56.
    #[test]
    fn a_dot_lies_where_its_numbers_say() {
        let bin = Bin { from: 0.5, to: 0.6, asked: 9, said: 0.5, won: 1.0, interval: (0.7, 1.0) };
        let panel = |title: &str, bins| Panel { title: title.into(), bins };
        let sides = Sides { said: "said", happened: "a<b" };
        let svg = reliability_plot("a & b", sides, &[panel("first", vec![bin]), panel("second", vec![])]);
        assert!(svg.contains("a &amp; b") && svg.contains(">a&lt;b<"), "{svg}");
        assert!(svg.contains(">first<") && svg.contains(">second<") && svg.contains(">said<"), "{svg}");
        assert_eq!(svg.matches("class=\"dot\"").count(), 1);
        assert!(svg.contains("cx=\"123.0\" cy=\"56.0\" r=\"7.0\""), "{svg}");
        assert!(svg.contains("x1=\"123.0\" x2=\"123.0\" y1=\"101.0\" y2=\"56.0\""), "{svg}");
        assert_eq!(svg.matches("class=\"zero\"").count(), 2, "a diagonal each");
    }
}
