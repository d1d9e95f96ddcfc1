//! The stacks: their walls, their tops, and what is written on them.

use std::fmt::Write as _;

use leptos::prelude::*;
use sevenfold_seven::{Cell, Colour};
use web_sys::Element;

use super::super::grid::{Point, Relief, Stance};
use super::super::paths::Outline;
use super::super::scene::{Column, FRONT, Label, Scene, Sides, Wall};
use super::NUMERAL;
use crate::memo::Memo;

/// The letter by which styles know a colour.
pub fn tint(colour: Colour) -> char {
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
pub fn shade(colour: Colour, level: u8) -> String {
    format!("{}{}", tint(colour), level.clamp(1, SHADES))
}

/// All stacks. They are handed over as markup in one go: a board has hundreds of lines, and turning it draws every one anew
/// within a frame. Which of them are lit changes without that.
pub fn stacks(scene: Memo<Scene>, lit: Memo<Vec<Cell>>) -> AnyView {
    let place = NodeRef::<leptos::svg::G>::new();
    let markup = Memo::new(move |_| scene.with(markup));
    Effect::new(move |before: Option<Vec<Drawing>>| {
        let mut drawings = before.unwrap_or_default();
        let Some(place) = place.get() else { return drawings };
        let laid = scene.with_untracked(Scene::laid);
        markup.with(|markup| show(&place, &mut drawings, markup, laid));
        if let Some(drawing) = drawings.last_mut() {
            scene.with_untracked(|scene| lit.with(|lit| drawing.light(&scene.columns, lit)));
        }
        drawings
    });
    view! { <g node_ref=place></g> }.into_any()
}

/// So many drawings are kept: one for each way to look at a table.
const KEPT: usize = 12;

/// The stacks as they were drawn once. Whoever walks round the table sees the same drawings again.
struct Drawing {
    markup: String,
    /// How many tiles lie there.
    laid: usize,
    group: Element,
    /// Which stacks are lit, by their number.
    lit: Vec<bool>,
}

/// Shows the drawing of this markup and puts it last; it is drawn only if it is not among the others. A tile drops once:
/// not again when the table is only looked at in another way.
fn show(place: &Element, drawings: &mut Vec<Drawing>, markup: &str, laid: usize) {
    if drawings.last().is_some_and(|shown| shown.markup == markup) {
        return;
    }
    let still = drawings.last().is_some_and(|shown| shown.laid == laid);
    // An element always takes a class.
    let _ = place.class_list().toggle_with_force("still", still);
    let known = drawings.iter().position(|drawing| drawing.markup == markup);
    let Some(drawing) = known.map(|index| drawings.remove(index)).or_else(|| Drawing::of(markup, laid))
    else {
        return;
    };
    place.replace_children_with_node_1(&drawing.group);
    if drawings.len() == KEPT {
        drawings.remove(0);
    }
    drawings.push(drawing);
}

impl Drawing {
    fn of(markup: &str, laid: usize) -> Option<Self> {
        let group = document().create_element_ns(Some("http://www.w3.org/2000/svg"), "g").ok()?;
        group.set_inner_html(markup);
        Some(Self { markup: markup.to_owned(), laid, group, lit: Vec::new() })
    }

    /// Lights these cells and no others.
    fn light(&mut self, columns: &[Column], lit: &[Cell]) {
        self.lit.resize(columns.len(), false);
        let stacks = self.group.children();
        for (index, (column, was_lit)) in (0..).zip(columns.iter().zip(&mut self.lit)) {
            let is_lit = lit.binary_search(&column.cell).is_ok();
            if is_lit != *was_lit
                && let Some(stack) = stacks.item(index)
            {
                // An element always takes a class.
                let _ = stack.class_list().toggle_with_force("lit", is_lit);
                *was_lit = is_lit;
            }
        }
    }
}

fn markup(scene: &Scene) -> String {
    let mut markup = String::new();
    let mut lines = Lines::seen(scene.stance);
    for column in &scene.columns {
        stack(&mut markup, column, &mut lines);
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

fn stack(markup: &mut String, column: &Column, lines: &mut Lines) {
    let stance = column.stance;
    let Point { x, y } = stance.middle(column.cell, column.height);
    let (shade, new) = (shade(column.colour, column.height), if column.newest { " new" } else { "" });
    // Writing to a string does not fail.
    let _ = write!(markup, "<g class=\"col {shade}{new}\" transform=\"translate({x:.1} {y:.1})\">");
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
