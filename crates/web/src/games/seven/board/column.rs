//! The stacks: their walls, their tops, and what is written on them.

use std::fmt::Write as _;

use leptos::prelude::*;
use sevenfold_seven::{Cell, Colour};
use web_sys::Element;

use super::super::grid::{Point, Relief};
use super::super::paths::Outline;
use super::super::scene::{Column, FRONT, Label, Scene, Wall};
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
    let markup = Memo::new(move |_| scene.with(|scene| markup(&scene.columns)));
    Effect::new(move |before: Option<String>| {
        let markup = markup.get();
        let Some(place) = place.get() else { return markup };
        if before.as_ref() != Some(&markup) {
            place.set_inner_html(&markup);
        }
        scene.with_untracked(|scene| lit.with(|lit| light(&place, &scene.columns, lit)));
        markup
    });
    view! { <g node_ref=place></g> }.into_any()
}

/// Lights these cells and no others.
fn light(place: &Element, columns: &[Column], lit: &[Cell]) {
    let drawn = std::iter::successors(place.first_element_child(), Element::next_element_sibling);
    for (column, stack) in columns.iter().zip(drawn) {
        let is_lit = lit.binary_search(&column.cell).is_ok();
        // An element always takes a class.
        let _ = stack.class_list().toggle_with_force("lit", is_lit);
    }
}

fn markup(columns: &[Column]) -> String {
    let mut markup = String::new();
    for column in columns {
        stack(&mut markup, column);
    }
    markup
}

fn stack(markup: &mut String, column: &Column) {
    let stance = column.stance;
    let Point { x, y } = stance.middle(column.cell, column.height);
    let (shade, new) = (shade(column.colour, column.height), if column.newest { " new" } else { "" });
    // Writing to a string does not fail.
    let _ = write!(markup, "<g class=\"col {shade}{new}\" transform=\"translate({x:.1} {y:.1})\">");
    walls(markup, column);
    let mut top = Outline::default();
    top.cell(stance, Point::default());
    line(markup, "face", &top.done());
    if stance.relief == Relief::Flat {
        let mut strips = Outline::default();
        strips.strips(stance, column.shaded, 0.16);
        line(markup, "cliff", &strips.done());
    }
    let mut rim = Outline::default();
    rim.sides(stance, Point::default(), column.rim);
    let rim = rim.done();
    line(markup, "rim", &rim);
    if column.newest {
        line(markup, &format!("last s{}", column.seat.number()), &rim);
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
