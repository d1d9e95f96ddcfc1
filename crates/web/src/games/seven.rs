//! SEVEN: stacks of tetrahexes on a table one can turn; a tile is taken in hand, held where it fits, and laid.
//!
//! `grid`, `scene`, `camera`, `fingers`, `offer`, `hold`, `against`, `standing` and `caption` are headless; `play` ties them to the
//! page; the rest draws. `board` stands alone: it knows stacks and gestures, not turns.

mod against;
mod board;
mod camera;
mod caption;
mod fingers;
mod grid;
mod hand;
mod hold;
mod keys;
mod middle;
mod offer;
pub(crate) mod paths;
pub(crate) mod pattern;
mod places;
mod play;
mod scene;
mod sheet;
mod stack;
mod standing;
mod tools;
mod tray;

pub(crate) use against::Against;
pub(crate) use board::{Board, Gesture, Ghost, GhostKind};
pub(crate) use camera::Camera;
pub(crate) use caption::{Caption, letter, shape};
pub(crate) use grid::{Relief, Stance};
pub(crate) use hand::Hand;
pub(crate) use hold::Fit;
pub(crate) use keys::{listen, to_board};
pub(crate) use offer::Offer;
pub(crate) use places::marks;
pub(crate) use scene::{Piece, Scene};
pub(crate) use tools::{FlatTools, Tools};
pub(crate) use tray::Handles;

use leptos::prelude::*;
use sevenfold_core::{Message, Seat};
use sevenfold_seven::{Action, PlayerView, Seven, Teams, Tile, View};

use super::Drawn;
use crate::table::Here;

/// SEVEN as the client draws it.
pub(crate) static SEVEN: Drawn = Drawn {
    middle: middle::middle,
    hand: tray::dock,
    counts,
    sheet: sheet::sheet,
    progress,
    about,
    path: super::by_words,
    group: super::as_written,
    describe: caption::laying,
};

fn view_of(here: Here) -> Option<View> {
    super::view_of::<Seven>(here)
}

fn about(text: &str) -> Option<String> {
    Some(text.parse::<Action>().ok()?.tile.letter().to_string())
}

/// Beside a player's name: the tiles still to be laid, each where it always is.
fn counts(here: Here, seat: Seat) -> AnyView {
    if here.me() == Some(seat) {
        return ().into_any();
    }
    let player = here.settled(move || view_of(here)?.players.get(seat.index()).cloned());
    (move || player.get().map(|player| left(here, &player))).into_any()
}

/// The tiles a player has left.
fn left(here: Here, player: &PlayerView) -> AnyView {
    let has = |tile: Tile| player.left.iter().any(|left| left.tile == tile);
    let tiles = Tile::ALL.map(|tile| {
        let cells = pattern::lying(tile);
        if has(tile) { pattern::tile(&cells, 0, player.colour) } else { pattern::hollow(&cells) }
    });
    let letters: Vec<String> = player.left.iter().map(|left| letter(left.tile)).collect();
    let words = here.say(
        &Message::new("web-seven-left").with("colour", player.colour.name()).with("tiles", letters.join(" ")),
    );
    view! { <span class="sv-left" role="img" aria-label=words>{tiles.into_iter().collect_view()}</span> }
        .into_any()
}

/// Which turn it is, and which rules are not the usual ones.
fn progress(here: Here) -> Option<String> {
    let view = view_of(here)?;
    let all = 7 * usize::from(view.seats);
    let turn = (view.tiles.len() + 1).min(all);
    let turn = here.say(&Message::new("web-seven-turn-of").with("turn", turn).with("turns", all));
    let pairs = (view.options.teams == Some(Teams::Pairs)).then(|| here.t("web-seven-pairs"));
    let misere = view.options.misere.then(|| here.t("web-seven-misere"));
    Some([Some(turn), pairs, misere].into_iter().flatten().collect::<Vec<_>>().join(" · "))
}
