//! The middle of the table: the board with everything that concerns it.

use leptos::prelude::*;
use sevenfold_core::Message;

use super::board::{Board, Gesture, Ghost, GhostKind};
use super::caption;
use super::hold::Fit;
use super::places::marks;
use super::play::Play;
use super::sheet::Strip;
use super::tools::Tools;
use crate::memo::Memo;
use crate::table::{Here, Sign};

/// The board, what was laid last, and how to look at it.
pub(crate) fn middle(here: Here) -> AnyView {
    let play = Play::begin(here);
    let tiles = Signal::derive(move || play.left().iter().map(|left| left.tile).collect());
    super::keys::listen(play.hand, tiles);
    let lit = Memo::new(move |_| {
        let tile = play.hand.tile.get();
        tile.map(|tile| play.hand.offer.with(|offer| offer.cells(tile))).unwrap_or_default()
    });
    let marks = Memo::new(move |_| {
        play.hand.offer.with(|offer| play.hand.scene.with(|scene| marks(offer, scene, play.hand.tile.get())))
    });
    let ghost = Memo::new(move |_| ghost(play));
    let label = Signal::derive(move || {
        play.view.with(|view| {
            let (tiles, top) = view.as_ref().map_or((0, 0), |view| {
                (view.tiles.len(), view.tiles.iter().map(|tile| tile.level).max().unwrap_or(0))
            });
            play.say(&Message::new("web-seven-board").with("count", tiles).with("level", top))
        })
    });
    let gesture = move |gesture: Gesture| match gesture {
        Gesture::Point(cell) => play.hand.point(cell),
        Gesture::Carry(cell) => play.hand.carry(cell),
        Gesture::Press(cell) => play.hand.press(cell),
        Gesture::Spin(spin) => play.hand.spin(spin),
    };
    view! {
        <Strip play />
        <div class="stage">
            <Board scene=play.hand.scene camera=play.hand.camera lit marks ghost label on_gesture=gesture />
            <p id="board-keys" class="vh">{play.here.says("web-seven-keys")}</p>
            <InWords play />
            <Last play />
            <Tools camera=play.hand.camera />
        </div>
    }
    .into_any()
}

fn ghost(play: Play) -> Option<Ghost> {
    let (hold, colour) = (play.hand.hold.get()?, play.colour()?);
    let kind = match hold.fit {
        Fit::Fits => GhostKind::Fits(play.level_of(hold.tile())),
        Fit::Refused(_) => GhostKind::Refused,
    };
    Some(Ghost { cells: hold.place.cells(), colour, kind })
}

/// What was laid last.
#[component]
fn Last(play: Play) -> impl IntoView {
    let last = Memo::new(move |_| play.view.with(|view| view.as_ref()?.tiles.last().copied()));
    move || {
        last.get().map(|laid| {
            view! { <p class="sv-last"><Sign seat=laid.seat />{move || play.say(&caption::last(&laid))}</p> }
        })
    }
}

/// The table for those who do not see it.
#[component]
fn InWords(play: Play) -> impl IntoView {
    let tiles = Memo::new(move |_| {
        play.view.with(|view| view.as_ref().map(|view| view.tiles.clone()).unwrap_or_default())
    });
    let lines = move || {
        tiles.get().iter().map(|tile| view! { <li>{play.say(&caption::lying(tile))}</li> }).collect_view()
    };
    view! { <ol class="vh" aria-label=play.here.says("web-seven-in-words")>{lines}</ol> }
}
