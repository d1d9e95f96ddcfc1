//! Double Seven: families as rows in front of each player, the reserve in the middle, one's own rack below.
//!
//! What is pressed builds a plan (`plan`, `picks`), which is sent when it is confirmed (`board`).

mod acts;
mod band;
mod board;
mod family;
mod keys;
mod moments;
mod motion;
mod picks;
mod plan;
mod rack;
mod recent;
mod reserve;
mod seat;
mod sentence;
mod steps;
#[cfg(test)]
mod tests;
mod tile;

use leptos::prelude::*;
use sevenfold_core::{Message, Seat};
use sevenfold_double_seven::{Action, DoubleSeven};

use self::board::Board;
use super::Drawn;
use crate::table::Here;

/// Double Seven as the client draws it.
pub(crate) static DOUBLE_SEVEN: Drawn = Drawn {
    middle,
    hand,
    counts,
    sheet: |_| None,
    progress,
    about,
    path: super::by_words,
    group: super::as_written,
    describe: super::describe::<DoubleSeven>,
};

/// Every move this drawing knows is about something on its table, so the plain list shows only what it does not know.
fn about(text: &str) -> Option<String> {
    text.parse::<Action>().ok().map(|_| "table".to_owned())
}

fn middle(here: Here) -> AnyView {
    let board = Board::new(here);
    provide_context(board);
    keys::listen(board);
    motion::follow(board);
    view! {
        <band::Band board />
        <reserve::Reserve board />
    }
    .into_any()
}

fn hand(here: Here) -> AnyView {
    view! { <rack::Rack board=Board::at(here) /> }.into_any()
}

fn counts(here: Here, seat: Seat) -> AnyView {
    view! { <seat::Front board=Board::at(here) seat /> }.into_any()
}

/// How far the end is.
fn progress(here: Here) -> Option<String> {
    let view = super::view_of::<DoubleSeven>(here)?;
    let left = view.reserve.face_down + view.reserve.face_up.len();
    Some(match view.ending {
        Some(_) => here.t("web-double-seven-last-turns"),
        None => here.say(&Message::new("web-double-seven-to-draw").with("count", left)),
    })
}
