//! The pictures of a review as SVG that stands alone: the curve with its signs and lanes, and the sum as a waterfall.
//!
//! Shape and pattern carry the meaning, colour only helps: luck is a hatched diamond, a gift a dotted disc, an own loss a
//! full triangle pointing down. In a page the colours are the page's; in a file they are those after the comma.

use std::fmt::Write as _;

use crate::ledger::{Cause, Turn};
use crate::{Outline, Review, Sum};

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

const WIDTH: f64 = 640.0;
const LEFT: f64 = 134.0;
const RIGHT: f64 = 16.0;
const TOP: f64 = 22.0;
/// The height of the curve.
const HIGH: f64 = 220.0;
/// The height of a lane.
const LANE: f64 = 34.0;

const STYLE: &str = "<defs>\
<pattern id=\"rv-luck\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">\
<rect width=\"6\" height=\"6\" style=\"fill:var(--surface,#fff)\"/><rect width=\"3\" height=\"6\" style=\"fill:var(--rv-luck,#7A6A4F)\"/></pattern>\
<pattern id=\"rv-gift\" width=\"5\" height=\"5\" patternUnits=\"userSpaceOnUse\">\
<rect width=\"5\" height=\"5\" style=\"fill:var(--brand,#0B6B69)\"/><circle cx=\"2.5\" cy=\"2.5\" r=\"1.1\" style=\"fill:var(--surface,#fff)\"/></pattern>\
<pattern id=\"rv-unforeseen\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\">\
<rect width=\"6\" height=\"6\" style=\"fill:var(--surface,#fff)\"/><path d=\"M0 3H6\" style=\"stroke:var(--soft,#6B655B);stroke-width:1.5\"/></pattern></defs>\
<style>.rv text{font:13px system-ui,sans-serif;fill:var(--ink,#22201C)}.rv .s{fill:var(--soft,#6B655B)}.rv .n{font-weight:600}\
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

/// Where the turns of a review stand along the curve: rounds are as wide as they have turns.
struct Scale<'a> {
    turns: &'a [Turn],
}

impl Scale<'_> {
    fn x(&self, place: usize) -> f64 {
        // A game has far fewer than 2³² turns.
        #[allow(clippy::cast_precision_loss, reason = "far below 2³²")]
        let part = place as f64 / self.turns.len().max(1) as f64;
        LEFT + (WIDTH - LEFT - RIGHT) * part
    }

    fn y(share: f64) -> f64 {
        TOP + HIGH * (1.0 - share.clamp(0.0, 1.0))
    }
}

/// The curve of a review: prospects in steps, signs at the moments, and three lanes by round or part of the game. `open` is the step of the
/// moment that is looked at.
pub fn curve(review: &Review, outline: &Outline, labels: &Labels, open: Option<usize>) -> String {
    let scale = Scale { turns: &review.course.turns };
    let height = TOP + HIGH + 30.0 + 3.0 * LANE;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"rv\" viewBox=\"0 0 {WIDTH} {height}\">{STYLE}"
    );
    grid(&mut svg, &scale, outline, review.course.start, labels);
    line(&mut svg, &scale, review.course.start);
    signs(&mut svg, &scale, review, open);
    lanes(&mut svg, &scale, outline, labels);
    svg.push_str("</svg>");
    svg
}

/// A part of the game as a range of turns: the round, where there are several, and from where to where.
type Stretch = (Option<u32>, usize, usize);

/// A game of one round is shown in so many parts.
const PARTS: usize = 8;

/// The rounds of a game, or parts of about equal length where there is only one.
fn stretches(scale: &Scale<'_>, outline: &Outline) -> Vec<Stretch> {
    let turns = scale.turns.len();
    if outline.rounds() == 1 {
        let end = |part: usize| turns * part / PARTS;
        let parts = (0..PARTS).map(|part| (None, end(part), end(part + 1)));
        return parts.filter(|(_, from, to)| from < to).collect();
    }
    let mut rounds: Vec<Stretch> = Vec::new();
    for (place, turn) in scale.turns.iter().enumerate() {
        let round = Some(outline.round(turn.step));
        match rounds.last_mut() {
            Some((known, _, end)) if *known == round => *end = place + 1,
            _ => rounds.push((round, place, place + 1)),
        }
    }
    rounds
}

fn grid(svg: &mut String, scale: &Scale<'_>, outline: &Outline, fair: f64, labels: &Labels) {
    for share in [0.0, 0.25, 0.5, 0.75, 1.0] {
        let y = Scale::y(share);
        // Writing into a text cannot fail.
        let _ = write!(svg, "<path class=\"g\" d=\"M{LEFT} {y:.1}H{:.1}\"/>", WIDTH - RIGHT);
        let _ = write!(
            svg,
            "<text class=\"s\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{:.0}</text>",
            LEFT - 8.0,
            y + 4.0,
            share * 100.0
        );
    }
    let y = Scale::y(fair);
    let _ = write!(svg, "<path class=\"f\" d=\"M{LEFT} {y:.1}H{:.1}\"/>", WIDTH - RIGHT);
    let _ = write!(
        svg,
        "<text class=\"s\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
        WIDTH - RIGHT,
        y - 5.0,
        escaped(&labels.fair)
    );
    for (round, from, to) in stretches(scale, outline) {
        let (left, right) = (scale.x(from), scale.x(to));
        if from > 0 {
            let _ = write!(svg, "<path class=\"g\" d=\"M{left:.1} {TOP}V{:.1}\"/>", TOP + HIGH + 24.0);
        }
        if let (Some(round), true) = (round, right - left > 14.0) {
            let (x, y) = (left.midpoint(right), TOP + HIGH + 17.0);
            let _ = write!(
                svg,
                "<text class=\"s n\" x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"middle\">{round}</text>"
            );
        }
    }
}

/// The curve in steps, each with one cause.
fn line(svg: &mut String, scale: &Scale<'_>, start: f64) {
    let mut share = start;
    let mut path = format!("M{LEFT} {:.1}", Scale::y(share));
    for (place, turn) in scale.turns.iter().enumerate() {
        share += turn.by;
        let _ = write!(path, "H{:.1}V{:.1}", scale.x(place), Scale::y(share));
    }
    let _ = write!(path, "H{:.1}", WIDTH - RIGHT);
    let ground = Scale::y(0.0);
    let _ =
        write!(svg, "<path class=\"a\" d=\"{path}V{ground:.1}H{LEFT}z\"/><path class=\"c\" d=\"{path}\"/>");
}

fn signs(svg: &mut String, scale: &Scale<'_>, review: &Review, open: Option<usize>) {
    for (number, moment) in (1..).zip(&review.moments) {
        let is_it = |turn: &Turn| turn.step == moment.step && turn.cause == moment.cause;
        let Some(place) = scale.turns.iter().position(is_it) else { continue };
        let (x, y) = (scale.x(place), Scale::y(f64::from(moment.before + moment.after) / 200.0));
        if open.and_then(|step| review.at(step)) == Some(moment) {
            let _ = write!(svg, "<circle class=\"on\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"14\"/>");
        }
        svg.push_str(&sign(moment.cause, x, y));
        // Above it, where a neighbour's sign is not in the way; below it at the top.
        let told = if y < TOP + 20.0 { y + 28.0 } else { y - 18.0 };
        let _ = write!(
            svg,
            "<text class=\"n\" x=\"{x:.1}\" y=\"{told:.1}\" text-anchor=\"middle\">{number}</text>"
        );
    }
}

/// Luck, gifts and losses by round or part: the same steps as the curve's, put together.
fn lanes(svg: &mut String, scale: &Scale<'_>, outline: &Outline, labels: &Labels) {
    let all = [
        (&labels.luck, &[Cause::Deal, Cause::Drawn][..]),
        (&labels.gifts, &[Cause::Gift][..]),
        (&labels.losses, &[Cause::Loss][..]),
    ];
    for (lane, (label, causes)) in (0_u8..).zip(all) {
        let middle = TOP + HIGH + 30.0 + LANE * (f64::from(lane) + 0.5);
        svg.push_str(&sign(causes[0], 10.0, middle));
        let _ = write!(svg, "<text x=\"24\" y=\"{:.1}\">{}</text>", middle + 4.0, escaped(label));
        let _ = write!(svg, "<path class=\"g\" d=\"M{LEFT} {middle:.1}H{:.1}\"/>", WIDTH - RIGHT);
        for (_, from, to) in stretches(scale, outline) {
            let of = scale.turns[from..to].iter().filter(|turn| causes.contains(&turn.cause));
            bar(svg, causes[0], (scale.x(from), scale.x(to)), middle, of.map(|turn| turn.by).sum());
        }
    }
}

fn bar(svg: &mut String, cause: Cause, (left, right): (f64, f64), middle: f64, by: f64) {
    let parts = crate::hundredths(by);
    if parts == 0 {
        return;
    }
    let high = (by.abs() * 60.0).clamp(2.0, LANE / 2.0 - 2.0);
    let top = if by > 0.0 { middle - high } else { middle };
    let style = fill(cause);
    let wide = (right - left - 3.0).max(2.0);
    let _ = write!(
        svg,
        "<rect class=\"k\" style=\"{style}\" x=\"{:.1}\" y=\"{top:.1}\" width=\"{wide:.1}\" height=\"{high:.1}\"/>",
        left + 1.5
    );
    if wide > 24.0 {
        let y = if by > 0.0 { middle + 13.0 } else { middle - 4.0 };
        let _ = write!(
            svg,
            "<text x=\"{:.1}\" y=\"{y:.1}\" text-anchor=\"middle\">{}</text>",
            left.midpoint(right),
            signed(parts)
        );
    }
}

/// A number with its sign, with a true minus.
pub fn signed(parts: i32) -> String {
    match parts {
        0 => "0".to_owned(),
        1.. => format!("+{parts}"),
        _ => format!("−{}", parts.unsigned_abs()),
    }
}

/// How a fair share became a result: each bar begins where the last one ended.
pub fn waterfall(sum: &Sum, labels: &Labels) -> String {
    const ROW: f64 = 40.0;
    let mut rows = vec![
        (&labels.luck, Some(Cause::Deal), sum.luck),
        (&labels.gifts, Some(Cause::Gift), sum.gifts),
        (&labels.losses, Some(Cause::Loss), -sum.losses),
    ];
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
    let x = |parts: i32| 158.0 + 202.0 * f64::from(parts - least) / f64::from((most - least).max(1));
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

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}
