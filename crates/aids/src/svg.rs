//! A page as SVG.

use std::fmt::Write as _;

use crate::{Anchor, Ink, Mark, Page};

/// Writes a page down.
pub fn write(page: &Page) -> String {
    let (width, height) = page.paper.size();
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}pt\" height=\"{height}pt\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"Helvetica, Arial, sans-serif\">\n<rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n"
    );
    for mark in &page.marks {
        // Writing to a string cannot fail.
        let _ = writeln!(svg, "{}", drawn(mark));
    }
    svg.push_str("</svg>\n");
    svg
}

/// One mark.
pub fn drawn(mark: &Mark) -> String {
    match mark {
        Mark::Text { at, size, bold, anchor, ink, text } => {
            let weight = if *bold { " font-weight=\"700\"" } else { "" };
            let anchor = if *anchor == Anchor::Middle { " text-anchor=\"middle\"" } else { "" };
            let (x, y) = rounded(*at);
            format!(
                "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{weight}{anchor} fill=\"{}\">{}</text>",
                hex(*ink),
                escaped(text)
            )
        }
        Mark::Line { from, to, width, ink } => {
            let ((x1, y1), (x2, y2)) = (rounded(*from), rounded(*to));
            let ink = hex(*ink);
            format!(
                "<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\" stroke=\"{ink}\" stroke-width=\"{width}\"/>"
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
