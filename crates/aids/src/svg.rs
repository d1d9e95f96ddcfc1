//! A page as SVG.

use std::fmt::Write as _;

use crate::metrics::width;
use crate::{Anchor, Ink, Mark, Page};

/// Writes a page down.
pub fn write(page: &Page) -> String {
    let (wide, high) = page.paper.size();
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{wide}pt\" height=\"{high}pt\" viewBox=\"0 0 {wide} {high}\" \
         font-family=\"Helvetica, Arial, sans-serif\">\n<rect width=\"{wide}\" height=\"{high}\" fill=\"#fff\"/>\n"
    );
    for mark in page.marks.iter().flat_map(Mark::on_paper) {
        // Writing to a string cannot fail.
        let _ = writeln!(svg, "{}", drawn(mark));
    }
    svg.push_str("</svg>\n");
    svg
}

/// One mark, as a page shows it that has the drawings of the tables.
pub fn drawn(mark: &Mark) -> String {
    match mark {
        Mark::Text { at, size, bold, anchor, ink, text } => {
            let weight = if *bold { " font-weight=\"700\"" } else { "" };
            let anchor = if *anchor == Anchor::Middle { " text-anchor=\"middle\"" } else { "" };
            let (x, y) = rounded(*at);
            // It was laid out with the widths of Helvetica, and keeps them in whatever font is there instead.
            let (length, _) = rounded((width(text, *size, *bold), 0.0));
            format!(
                "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{weight}{anchor} textLength=\"{length}\" \
                 lengthAdjust=\"spacingAndGlyphs\" fill=\"{}\">{}</text>",
                hex(*ink),
                escaped(text)
            )
        }
        Mark::Line { from, to, width: thick, ink } => {
            let ((x1, y1), (x2, y2)) = (rounded(*from), rounded(*to));
            let ink = hex(*ink);
            format!(
                "<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\" stroke=\"{ink}\" stroke-width=\"{thick}\"/>"
            )
        }
        Mark::Shape { corners, fill, line } => {
            let points: Vec<String> =
                corners.iter().map(|corner| rounded(*corner)).map(|(x, y)| format!("{x},{y}")).collect();
            let fill = fill.map_or_else(|| "none".to_owned(), hex);
            let line =
                line.map(|ink| format!(" stroke=\"{}\" stroke-width=\"0.8\"", hex(ink))).unwrap_or_default();
            format!("<polygon points=\"{}\" fill=\"{fill}\"{line}/>", points.join(" "))
        }
        Mark::Art { name, at, size, ink, cut, .. } => {
            let ((x, y), (wide, high)) = (rounded(*at), rounded(*size));
            let (ink, cut) = (hex(*ink), hex(*cut));
            // The advantages of the Lucky Wheel are lines, everything else is filled.
            let lines = if name.starts_with("w-") {
                " fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\""
            } else {
                ""
            };
            format!(
                "<use href=\"#{name}\" x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\"{lines} \
                 style=\"color:{ink};--cut:{cut};--sign-cut:{cut};--c:{cut}\"/>"
            )
        }
    }
}

fn rounded((x, y): (f64, f64)) -> (f64, f64) {
    ((x * 100.0).round() / 100.0, (y * 100.0).round() / 100.0)
}

fn hex(ink: Ink) -> String {
    let (red, green, blue) = ink.rgb();
    format!("#{red:02x}{green:02x}{blue:02x}")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
