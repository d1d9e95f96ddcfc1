//! SEVEN: stacks of tetrahexes seen from above; a tile is picked first, then a cell, then how it lies there.

mod board;
mod tray;

use leptos::prelude::*;
use sevenfold_core::{Arg, Message, Seat};
use sevenfold_seven::{Action, Cell, Seven, View};

use super::Drawn;
use crate::table::{Here, count};

/// SEVEN as the client draws it.
pub static SEVEN: Drawn = Drawn {
    middle: board::board,
    hand: tray::tray,
    counts,
    sheet: |_| None,
    progress,
    about,
    path: super::by_words,
    group: super::as_written,
    describe: super::describe::<Seven>,
};

/// Where on the table one is looking for a place.
#[derive(Clone, Copy)]
struct Looking {
    /// The cell the tile shall cover.
    cell: RwSignal<Option<Cell>>,
    /// The place that is tried out.
    tried: RwSignal<Option<Action>>,
}

fn view_of(here: Here) -> Option<View> {
    super::view_of::<Seven>(here)
}

fn about(text: &str) -> Option<String> {
    Some(text.parse::<Action>().ok()?.tile.letter().to_string())
}

/// The places of the tile that is picked.
fn places(here: Here) -> Vec<Action> {
    let Some(letter) = here.picked.get() else { return Vec::new() };
    let choices = here.choices();
    let actions = choices.iter().filter_map(|choice| choice.text.parse::<Action>().ok());
    actions.filter(|action| action.tile.letter().to_string() == letter).collect()
}

/// Where the middle of a cell is drawn.
const fn middle_of(cell: Cell) -> (i32, i32) {
    (17 * (2 * cell.b + cell.a), 30 * cell.a)
}

/// A cell's corners round its middle.
const HEX: &str = "0,-20 17,-10 17,10 0,20 -17,10 -17,-10";

/// The part of the table that shows these cells with an edge of one cell.
fn frame(cells: &[Cell]) -> String {
    let points: Vec<(i32, i32)> = cells.iter().copied().map(middle_of).collect();
    let left = points.iter().map(|(x, _)| *x).min().unwrap_or(0) - 24;
    let right = points.iter().map(|(x, _)| *x).max().unwrap_or(0) + 24;
    let top = points.iter().map(|(_, y)| *y).min().unwrap_or(0) - 24;
    let bottom = points.iter().map(|(_, y)| *y).max().unwrap_or(0) + 24;
    format!("{left} {top} {} {}", right - left, bottom - top)
}

fn counts(here: Here, seat: Seat) -> AnyView {
    let Some(player) = view_of(here).and_then(|view| view.players.get(seat.index()).cloned()) else {
        return ().into_any();
    };
    let levels: Vec<String> = player.levels.iter().map(u8::to_string).collect();
    (
        count("icon-cards", here.t("web-seven-left"), player.left.len()),
        count("icon-up", here.t("web-seven-levels"), levels.join(" · ")),
    )
        .into_any()
}

fn progress(here: Here) -> Option<String> {
    let view = view_of(here)?;
    let leaders = Arg::list(view.leaders.iter());
    Some(
        here.say(
            &Message::new("web-seven-leading").with("leaders", leaders).with("level", view.compared_first),
        ),
    )
}
