//! One's prospects in the course of the game, as a picture.

use std::fmt::Write as _;

use super::{Labels, STYLE, escaped, fill, sign, signed};
use crate::ledger::{Cause, Turn};
use crate::moment::Moment;
use crate::{Outline, Review};

const RIGHT: f64 = 16.0;
const TOP: f64 = 22.0;
/// The height of the curve.
const HIGH: f64 = 220.0;
/// The height of a lane.
const LANE: f64 = 34.0;

/// For how much room a curve is drawn. Letters keep their size, so that they can be read on a phone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// For a desk, and for files.
    Wide,
    /// For a phone held upright.
    Narrow,
}

impl Format {
    fn width(self) -> f64 {
        match self {
            Self::Wide => 640.0,
            Self::Narrow => 360.0,
        }
    }

    /// Where the curve begins.
    fn left(self) -> f64 {
        match self {
            Self::Wide => 134.0,
            Self::Narrow => 34.0,
        }
    }

    /// How much room a lane's name takes above it.
    fn title(self) -> f64 {
        match self {
            Self::Wide => 0.0,
            Self::Narrow => 22.0,
        }
    }
}

/// Where the turns of a review stand along the curve: rounds are as wide as they have turns.
struct Scale<'a> {
    turns: &'a [Turn],
    format: Format,
}

impl Scale<'_> {
    fn x(&self, place: usize) -> f64 {
        // A game has far fewer than 2³² turns.
        #[allow(clippy::cast_precision_loss, reason = "far below 2³²")]
        let part = place as f64 / self.turns.len().max(1) as f64;
        let left = self.format.left();
        left + (self.right() - left) * part
    }

    /// Where the curve ends.
    fn right(&self) -> f64 {
        self.format.width() - RIGHT
    }

    fn y(share: f64) -> f64 {
        TOP + HIGH * (1.0 - share.clamp(0.0, 1.0))
    }
}

/// The curve of a review: prospects in steps, signs at the moments, and three lanes by round or part of the game. `open` is the step of the
/// moment that is looked at.
pub fn curve(
    review: &Review,
    outline: &Outline,
    labels: &Labels,
    open: Option<usize>,
    format: Format,
) -> String {
    let scale = Scale { turns: &review.course.turns, format };
    let (width, height) = (format.width(), TOP + HIGH + 30.0 + 3.0 * (LANE + format.title()));
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"rv\" viewBox=\"0 0 {width} {height}\">{STYLE}"
    );
    grid(&mut svg, &scale, outline, review.course.start, labels);
    line(&mut svg, &scale, review.course.start);
    signs(&mut svg, &scale, review, open);
    lanes(&mut svg, &scale, outline, lane_causes(review, labels));
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
    let of_turns = outline.rounds_of(scale.turns.iter().map(|turn| turn.step));
    for (place, round) in of_turns.map(Some).enumerate() {
        match rounds.last_mut() {
            Some((known, _, end)) if *known == round => *end = place + 1,
            _ => rounds.push((round, place, place + 1)),
        }
    }
    rounds
}

fn grid(svg: &mut String, scale: &Scale<'_>, outline: &Outline, fair: f64, labels: &Labels) {
    let (first, last) = (scale.format.left(), scale.right());
    for share in [0.0, 0.25, 0.5, 0.75, 1.0] {
        let y = Scale::y(share);
        // Writing into a text cannot fail.
        let _ = write!(svg, "<path class=\"g\" d=\"M{first} {y:.1}H{last:.1}\"/>");
        let _ = write!(
            svg,
            "<text class=\"s\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{:.0}</text>",
            first - 8.0,
            y + 4.0,
            share * 100.0
        );
    }
    let y = Scale::y(fair);
    let _ = write!(svg, "<path class=\"f\" d=\"M{first} {y:.1}H{last:.1}\"/>");
    let _ = write!(
        svg,
        "<text class=\"s\" x=\"{last:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
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
    let (first, mut share) = (scale.format.left(), start);
    let mut path = format!("M{first} {:.1}", Scale::y(share));
    for (place, turn) in scale.turns.iter().enumerate() {
        share += turn.by;
        let _ = write!(path, "H{:.1}V{:.1}", scale.x(place), Scale::y(share));
    }
    let _ = write!(path, "H{:.1}", scale.right());
    let ground = Scale::y(0.0);
    let _ =
        write!(svg, "<path class=\"a\" d=\"{path}V{ground:.1}H{first}z\"/><path class=\"c\" d=\"{path}\"/>");
}

/// The signs of the moments, each with its number.
fn signs(svg: &mut String, scale: &Scale<'_>, review: &Review, open: Option<usize>) {
    let at = |moment: &Moment| {
        let is_it = |turn: &Turn| turn.step == moment.step && turn.cause == moment.cause;
        let place = scale.turns.iter().position(is_it)?;
        Some((scale.x(place), Scale::y(f64::from(moment.before + moment.after) / 200.0)))
    };
    let mut taken: Vec<Point> = review.moments.iter().filter_map(at).collect();
    for (number, moment) in (1..).zip(&review.moments) {
        let Some((x, y)) = at(moment) else { continue };
        if open.and_then(|step| review.at(step)) == Some(moment) {
            let _ = write!(svg, "<circle class=\"on\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"14\"/>");
        }
        svg.push_str(&sign(moment.cause, x, y));
        let (x, middle) = free_place((x, y), &taken, scale.right());
        taken.push((x, middle));
        let _ = write!(
            svg,
            "<text class=\"n\" x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{number}</text>",
            middle + 4.5
        );
    }
}

/// Where something has its middle.
type Point = (f64, f64);

/// Where the number of a sign has its middle: above it, or where a neighbour's sign or number is in the way, below or beside
/// it, or further away; never outside the curve's own field.
fn free_place((x, y): Point, taken: &[Point], right: f64) -> Point {
    const NEAR: f64 = 15.0;
    let around = [(0.0, -22.0), (0.0, 23.0), (17.0, -10.0), (-17.0, -10.0), (0.0, -38.0), (0.0, 39.0)];
    let is_free = |(x, y): Point| {
        let is_far = |other: &Point| (other.0 - x).hypot(other.1 - y) >= NEAR;
        (TOP / 2.0..TOP + HIGH).contains(&y) && x < right + RIGHT / 2.0 && taken.iter().all(is_far)
    };
    let places = around.map(|(aside, down)| (x + aside, y + down));
    let [above, below, ..] = places;
    let least_bad = if y < TOP + 20.0 { below } else { above };
    places.into_iter().find(|place| is_free(*place)).unwrap_or(least_bad)
}

/// What a lane is called, and what it puts together.
type Lane<'a> = (&'a str, &'static [Cause]);

/// Luck, gifts and losses; where nobody can be lucky, what was not foreseen stands in luck's place.
fn lane_causes<'a>(review: &Review, labels: &'a Labels) -> [Lane<'a>; 3] {
    let first: Lane<'a> = if review.sum.can_be_lucky {
        (&labels.luck, &[Cause::Deal, Cause::Drawn])
    } else {
        (&labels.unforeseen, &[Cause::Unforeseen])
    };
    [first, (&labels.gifts, &[Cause::Gift]), (&labels.losses, &[Cause::Loss])]
}

/// The lanes by round or part: the same steps as the curve's, put together.
fn lanes(svg: &mut String, scale: &Scale<'_>, outline: &Outline, all: [Lane<'_>; 3]) {
    for (lane, (label, causes)) in (0_u8..).zip(all) {
        let (format, top) = (scale.format, TOP + HIGH + 30.0);
        let middle = top + (LANE + format.title()) * (f64::from(lane) + 1.0) - LANE / 2.0;
        // Its name stands before it, or where there is no room for that, above.
        let named = if format.title() > 0.0 { middle - LANE / 2.0 - 6.0 } else { middle };
        svg.push_str(&sign(causes[0], 10.0, named));
        let _ = write!(svg, "<text x=\"24\" y=\"{:.1}\">{}</text>", named + 4.0, escaped(label));
        let (first, last) = (format.left(), scale.right());
        let _ = write!(svg, "<path class=\"g\" d=\"M{first} {middle:.1}H{last:.1}\"/>");
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Signs that stand close together have numbers that can be told apart.
    #[test]
    fn numbers_lie_neither_on_each_other_nor_on_signs() {
        for high in [TOP, TOP + HIGH / 2.0, TOP + HIGH] {
            let signs: Vec<Point> = (0..4).map(|number| (100.0 + 9.0 * f64::from(number), high)).collect();
            let mut taken = signs.clone();
            for sign in signs {
                let place = free_place(sign, &taken, 600.0);
                for (x, y) in &taken {
                    assert!(
                        (place.0 - x).hypot(place.1 - y) >= 15.0,
                        "{place:?} of {sign:?} among {taken:?}"
                    );
                }
                taken.push(place);
            }
        }
        let at_the_end = free_place((600.0, TOP + HIGH), &[(600.0, TOP + HIGH), (600.0, 220.0)], 600.0);
        assert_eq!(at_the_end, (583.0, TOP + HIGH - 10.0), "not beyond the edge");
        let alone = free_place((100.0, 100.0), &[(100.0, 100.0)], 600.0);
        assert_eq!(alone, (100.0, 78.0), "above its own sign");
    }
}
