//! How a fair share became a result, as a picture.

use std::fmt::Write as _;

use super::{Labels, STYLE, escaped, fill, sign, signed};
use crate::Sum;
use crate::ledger::Cause;

/// How a fair share became a result: each bar begins where the last one ended.
pub fn waterfall(sum: &Sum, labels: &Labels) -> String {
    const ROW: f64 = 40.0;
    let mut rows =
        vec![(&labels.gifts, Some(Cause::Gift), sum.gifts), (&labels.losses, Some(Cause::Loss), -sum.losses)];
    // Where nobody can be lucky, luck is not spoken of.
    if sum.can_be_lucky {
        rows.insert(0, (&labels.luck, Some(Cause::Deal), sum.luck));
    }
    if sum.unforeseen != 0 {
        rows.push((&labels.unforeseen, Some(Cause::Unforeseen), sum.unforeseen));
    }
    // From nothing to a win, and beyond where luck or gifts went beyond.
    let mut at = sum.fair;
    let mut ends = vec![0, 100, at];
    for (_, _, by) in &rows {
        at += by;
        ends.push(at);
    }
    let (least, most) = (ends.iter().min().copied().unwrap_or(0), ends.iter().max().copied().unwrap_or(100));
    // The longest word for a part, German's, ends before the bars begin.
    let x = |parts: i32| 168.0 + 192.0 * f64::from(parts - least) / f64::from((most - least).max(1));
    let height = ROW * f64::from(u8::try_from(rows.len()).unwrap_or(u8::MAX) + 2);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"rv\" viewBox=\"0 0 430 {height}\">{STYLE}"
    );
    let mut row = |y: f64, label: &str, cause: Option<Cause>, from: i32, to: i32, told: &str| {
        let (left, wide) = (x(from.min(to)), (x(from.max(to)) - x(from.min(to))).max(1.5));
        let style = cause.map_or("fill:var(--line,#E4DCCD)", fill);
        if let Some(cause) = cause {
            svg.push_str(&sign(cause, 10.0, y + 16.0));
        }
        let _ = write!(svg, "<text class=\"n\" x=\"26\" y=\"{:.1}\">{}</text>", y + 20.0, escaped(label));
        let _ = write!(
            svg,
            "<rect class=\"k\" style=\"{style}\" x=\"{left:.1}\" y=\"{:.1}\" width=\"{wide:.1}\" height=\"20\"/>",
            y + 6.0
        );
        let _ =
            write!(svg, "<path class=\"f\" d=\"M{0:.1} {1:.1}V{2:.1}\"/>", x(to), y + 26.0, y + ROW + 6.0);
        let _ = write!(
            svg,
            "<text class=\"n\" x=\"424\" y=\"{:.1}\" text-anchor=\"end\" style=\"font-size:17px\">{told}</text>",
            y + 22.0
        );
    };
    let mut y = 0.0;
    row(y, &labels.fair, None, 0, sum.fair, &sum.fair.to_string());
    let mut at = sum.fair;
    for (label, cause, by) in rows {
        y += ROW;
        row(y, label, cause, at, at + by, &signed(by));
        at += by;
    }
    row(y + ROW, &labels.result, None, 0, sum.end, &sum.end.to_string());
    svg.push_str("</svg>");
    svg
}
