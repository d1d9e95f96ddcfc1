//! The pictures of a review as SVG that stands alone: the curve with its signs and lanes, and the sum as a waterfall.
//!
//! Shape and pattern carry the meaning, colour only helps: luck is a hatched diamond, a gift a dotted disc, an own loss a
//! full triangle pointing down. In a page the colours are the page's; in a file they are those after the comma.

mod curve;
mod waterfall;

use crate::ledger::Cause;

pub use curve::{Format, curve};
pub use waterfall::waterfall;

/// The words in the pictures.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Labels {
    /// "fair share".
    pub fair: String,
    /// "Luck".
    pub luck: String,
    /// "Gifts".
    pub gifts: String,
    /// "Own losses".
    pub losses: String,
    /// "Unforeseen".
    pub unforeseen: String,
    /// "Result".
    pub result: String,
}

const STYLE: &str = "<defs>\
<pattern id=\"rv-luck\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">\
<rect width=\"6\" height=\"6\" style=\"fill:var(--surface,#fff)\"/><rect width=\"3\" height=\"6\" style=\"fill:var(--rv-luck,#7A6A4F)\"/></pattern>\
<pattern id=\"rv-gift\" width=\"5\" height=\"5\" patternUnits=\"userSpaceOnUse\">\
<rect width=\"5\" height=\"5\" style=\"fill:var(--brand,#0B6B69)\"/><circle cx=\"2.5\" cy=\"2.5\" r=\"1.1\" style=\"fill:var(--surface,#fff)\"/></pattern>\
<pattern id=\"rv-unforeseen\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\">\
<rect width=\"6\" height=\"6\" style=\"fill:var(--surface,#fff)\"/><path d=\"M0 3H6\" style=\"stroke:var(--soft,#6B655B);stroke-width:1.5\"/></pattern></defs>\
<style>.rv text{font:13px system-ui,sans-serif;fill:var(--ink,#22201C);paint-order:stroke;stroke:var(--surface,#fff);stroke-width:3px}.rv .s{fill:var(--soft,#6B655B)}.rv .n{font-weight:600}\
.rv .g{stroke:var(--line,#E4DCCD);fill:none}.rv .c{stroke:var(--brand,#0B6B69);stroke-width:2;fill:none}\
.rv .a{fill:var(--brand,#0B6B69);fill-opacity:.09}.rv .f{stroke:var(--soft,#6B655B);stroke-dasharray:2 3;fill:none}\
.rv .k{stroke:var(--ink,#22201C)}.rv .on{stroke:var(--seven,#E8961E);stroke-width:3;fill:none}</style>";

/// What a cause is filled with.
fn fill(cause: Cause) -> &'static str {
    match cause {
        Cause::Deal | Cause::Drawn => "fill:url(#rv-luck)",
        Cause::Gift => "fill:url(#rv-gift)",
        Cause::Loss => "fill:var(--ink,#22201C)",
        Cause::Unforeseen => "fill:url(#rv-unforeseen)",
    }
}

/// The sign of a cause, around a point.
fn sign(cause: Cause, x: f64, y: f64) -> String {
    let style = fill(cause);
    match cause {
        Cause::Deal | Cause::Drawn => {
            format!("<path class=\"k\" style=\"{style}\" d=\"M{x:.1} {:.1}l8 8-8 8-8-8z\"/>", y - 8.0)
        }
        Cause::Gift => {
            format!("<circle class=\"k\" style=\"{style}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"7.5\"/>")
        }
        Cause::Loss => format!("<path style=\"{style}\" d=\"M{:.1} {:.1}h18l-9 15z\"/>", x - 9.0, y - 7.0),
        Cause::Unforeseen => {
            format!(
                "<rect class=\"k\" style=\"{style}\" x=\"{:.1}\" y=\"{:.1}\" width=\"13\" height=\"13\"/>",
                x - 6.5,
                y - 6.5
            )
        }
    }
}

/// The sign of a cause alone, for lists.
pub fn sign_svg(cause: Cause) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"rv\" viewBox=\"0 0 22 22\" aria-hidden=\"true\">{STYLE}{}</svg>",
        sign(cause, 11.0, 11.0)
    )
}

/// A number with its sign, with a true minus.
pub fn signed(parts: i32) -> String {
    match parts {
        0 => "0".to_owned(),
        1.. => format!("+{parts}"),
        _ => format!("−{}", parts.unsigned_abs()),
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}
