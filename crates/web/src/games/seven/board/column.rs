//! The stacks: their walls, their tops, and what is written on them.

use std::fmt::Write as _;

use sevenfold_seven::Colour;

use super::super::grid::{Point, Relief, Stance};
use super::super::paths::{Outline, spaced};
use super::super::scene::Scene;
use super::super::stack::{Column, FRONT, Label, Sides, Wall};
use super::NUMERAL;
use crate::table::{came, spot_of};

/// The letter by which styles know a colour.
pub(crate) fn tint(colour: Colour) -> char {
    match colour {
        Colour::White => 'w',
        Colour::Black => 'b',
        Colour::Red => 'r',
        Colour::Blue => 'u',
    }
}

/// Higher levels are all as light, or as dark, as this one.
const SHADES: u8 = 4;

/// A tile's colour on a level: the same colour lightens or darkens upwards.
pub(crate) fn shade(colour: Colour, level: u8) -> String {
    format!("{}{}", tint(colour), level.clamp(1, SHADES))
}

/// All stacks of a scene, as markup.
pub(crate) fn markup(scene: &Scene) -> String {
    let mut markup = String::new();
    let mut lines = Lines::seen(scene.stance);
    for column in &scene.columns {
        stack(&mut markup, column, scene.pieces.len(), &mut lines);
    }
    markup
}

/// Lines that many stacks share, written once.
struct Lines {
    stance: Stance,
    top: String,
    rims: Vec<(Sides, String)>,
}

impl Lines {
    fn seen(stance: Stance) -> Self {
        let mut top = Outline::default();
        top.cell(stance, Point::default());
        Self { stance, top: top.done(), rims: Vec::new() }
    }

    fn rim(&mut self, sides: Sides) -> &str {
        let index = self.rims.iter().position(|(known, _)| *known == sides).unwrap_or_else(|| {
            let mut rim = Outline::default();
            rim.sides(self.stance, Point::default(), sides);
            self.rims.push((sides, rim.done()));
            self.rims.len() - 1
        });
        &self.rims[index].1
    }
}

fn stack(markup: &mut String, column: &Column, tiles: usize, lines: &mut Lines) {
    let stance = column.stance;
    let Point { x, y } = stance.middle(column.cell, column.height);
    let (shade, new) = (shade(column.colour, column.height), if column.newest { " new" } else { "" });
    // The tile that was laid last came from its player.
    let from = column.newest.then(|| format!("\" data-from=\"{}", came(&spot_of(column.seat), tiles)));
    let from = from.unwrap_or_default();
    let place = spaced(&[x, y]);
    markup.extend(["<g class=\"col ", &shade, new, &from, "\" transform=\"translate(", &place, ")\">"]);
    walls(markup, column);
    line(markup, "face", &lines.top);
    if stance.relief == Relief::Flat {
        let mut strips = Outline::default();
        strips.strips(stance, column.shaded, 0.16);
        line(markup, "cliff", &strips.done());
    }
    let rim = lines.rim(column.rim);
    line(markup, "rim", rim);
    if column.newest {
        line(markup, &format!("last s{}", column.seat.number()), rim);
    }
    label(markup, column);
    markup.push_str("</g>");
}

/// Nothing, where there is nothing to draw.
fn line(markup: &mut String, class: &str, d: &str) {
    if !d.is_empty() {
        markup.extend(["<path class=\"", class, "\" d=\"", d, "\"/>"]);
    }
}

/// The walls, those of one side and colour as one line.
fn walls(markup: &mut String, column: &Column) {
    let down = |levels: u8| f64::from(levels) * column.stance.lift();
    let kind = |wall: &Wall| (wall.side, wall.colour);
    let mut drawn: Vec<(usize, Colour)> = Vec::new();
    for first in &column.walls {
        if drawn.contains(&kind(first)) {
            continue;
        }
        drawn.push(kind(first));
        let mut outline = Outline::default();
        for wall in column.walls.iter().filter(|wall| kind(wall) == kind(first)) {
            let (from, to) = (column.height - wall.level, column.height - wall.level + 1);
            outline.wall(column.stance, Point::default(), wall.side, down(from), down(to));
        }
        let side = if first.side == FRONT[0] { "we" } else { "ww" };
        line(markup, &format!("{side} {}", tint(first.colour)), &outline.done());
    }
}

fn label(markup: &mut String, column: &Column) {
    let height = column.height;
    // Writing to a string does not fail.
    let _ = match column.label {
        Label::Silent => Ok(()),
        Label::Small => write!(markup, "<text class=\"small\" y=\"5\">{height}</text>"),
        Label::Letter(letter) => write!(markup, "<text y=\"7\">{letter}</text>"),
        Label::Full => write!(
            markup,
            "<text y=\"{}\">{height}</text>\
             <use class=\"whose\" href=\"#seat-{}\" x=\"-5.5\" y=\"{}\" width=\"11\" height=\"11\"/>",
            NUMERAL / 2.0,
            column.seat.number(),
            NUMERAL - 2.0,
        ),
    };
}
