//! A stack: its walls, its top, and what is written on it.

use leptos::prelude::*;
use sevenfold_seven::{Cell, Colour};

use super::super::grid::{Point, Relief};
use super::super::paths::Outline;
use super::super::scene::{Column, FRONT, Label, Wall};
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

/// A stack.
pub fn column(column: &Column, lit: Memo<Vec<Cell>>) -> AnyView {
    let (cell, stance) = (column.cell, column.stance);
    let Point { x, y } = stance.middle(cell, column.height);
    let mut top = Outline::default();
    top.cell(stance, Point::default());
    let top = top.done();
    let mut rim = Outline::default();
    rim.sides(stance, Point::default(), column.rim);
    let rim = rim.done();
    let shaded = (stance.relief == Relief::Flat).then(|| {
        let mut strips = Outline::default();
        strips.strips(stance, column.shaded, 0.16);
        view! { <path class="cliff" d=strips.done() /> }
    });
    let last = column.newest.then(|| {
        let class = format!("last s{}", column.seat.number());
        view! { <path class=class d=rim.clone() /> }
    });
    let class = format!("col {}", shade(column.colour, column.height));
    view! {
        <g
            class=class
            class:new=column.newest
            class:lit=move || lit.with(|lit| lit.binary_search(&cell).is_ok())
            transform=format!("translate({x:.1} {y:.1})")
        >
            {column.walls.iter().map(|one| wall(column, *one)).collect_view()}
            <path class="face" d=top.clone() />
            {shaded}
            <path class="rim" d=rim />
            {last}
            <path class="glow" d=top />
            {label(column)}
        </g>
    }
    .into_any()
}

fn wall(column: &Column, wall: Wall) -> AnyView {
    let down = |levels: u8| f64::from(levels) * column.stance.lift();
    let mut outline = Outline::default();
    let (from, to) = (column.height - wall.level, column.height - wall.level + 1);
    outline.wall(column.stance, Point::default(), wall.side, down(from), down(to));
    let side = if wall.side == FRONT[0] { "we" } else { "ww" };
    view! { <path class=format!("{side} {}", tint(wall.colour)) d=outline.done() /> }.into_any()
}

fn label(column: &Column) -> Option<AnyView> {
    let height = column.height;
    match column.label {
        Label::Silent => None,
        Label::Small => Some(view! { <text class="small" y="5">{height}</text> }.into_any()),
        Label::Letter(letter) => Some(view! { <text y="7">{letter.to_string()}</text> }.into_any()),
        Label::Full => {
            let sign = format!("#seat-{}", column.seat.number());
            Some(
                view! {
                    <text y=NUMERAL / 2.0>{height}</text>
                    <use class="whose" href=sign x="-5.5" y=NUMERAL - 2.0 width="11" height="11" />
                }
                .into_any(),
            )
        }
    }
}
