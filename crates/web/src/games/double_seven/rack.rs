//! One's own rack, and below it what can be done with what is chosen.

use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_double_seven::{Action, Tile, Tiles};

use super::acts::Acts;
use super::board::Board;
use super::picks::Place;
use super::steps::Steps;
use super::tile::{art, picture};
use crate::memo::Memo;
use crate::table::{Choices, came, hinted};

/// So many tiles or more cost one when their player passes (DS-9).
const TOO_MANY: u8 = 6;

/// The rack of whoever looks, if they sit at the table.
#[component]
pub(crate) fn Rack(board: Board) -> impl IntoView {
    let rack = Memo::new(move |_| board.view.with(|view| view.as_ref()?.own_rack()));
    let seated = Memo::new(move |_| rack.with(Option::is_some));
    let places = move || rack.get().map(places).unwrap_or_default();
    let count = move || {
        let tiles = rack.get().map_or(0, Tiles::len);
        let key = if tiles >= TOO_MANY { "web-double-seven-too-many" } else { "web-double-seven-on-rack" };
        board.here.say(&Message::new(key).with("count", tiles))
    };
    view! {
        <Show when=move || seated.get()>
            <div class="rackw">
                <div class="rh">
                    <b>{board.here.says("web-double-seven-your-rack")}</b>
                    <span>{count}</span>
                    <Steps board />
                </div>
                <ul class="rack" data-spot="rack" class:full=move || rack.get().is_some_and(|rack| rack.len() > 7) aria-label=board.here.says("web-double-seven-your-rack")>
                    <For each=places key=|place| *place children=move |place| view! { <RackTile board rack place /> } />
                </ul>
                <Acts board />
                <Choices here=board.here />
            </div>
        </Show>
    }
}

/// Every tile with its number among its kind.
fn places(rack: Tiles) -> Vec<Place> {
    rack.kinds().flat_map(|(tile, count)| (0..count).map(move |nth| (tile, nth))).collect()
}

#[component]
fn RackTile(board: Board, rack: Memo<Option<Tiles>>, place: Place) -> impl IntoView {
    let (tile, nth) = place;
    let chosen = move || board.picks.with(|picks| picks.tiles.contains(&place));
    let fits = move || {
        board.plan.with(|plan| {
            plan.as_ref().is_some_and(|plan| {
                board.picks.with(|picks| board.legal.with(|legal| picks.fits(plan, legal, tile)))
            })
        })
    };
    let fresh = move || {
        let rack = rack.get()?;
        let fresh = board.recent.with(|recent| Some(recent.as_ref()?.fresh_on_rack(rack).count(tile)))?;
        Some(nth + fresh >= rack.count(tile))
    };
    let key = move || {
        let number = places(rack.get()?).iter().position(|other| *other == place)? + 1;
        (number <= 9).then(|| number.to_string())
    };
    let wise = move || hinted(board.here).is_some_and(|text| hinted_count(&text, tile) > nth);
    let from = move || {
        let (step, source) =
            board.last_draw(board.here.me()?, Some(tile)).filter(|_| fresh() == Some(true))?;
        Some(came(&source, format!("{step}-{nth}")))
    };
    view! {
        <li data-from=from>
            <button
                class=format!("t {}", art(tile))
                class:sel=chosen
                class:can=fits
                class:fresh=move || fresh() == Some(true)
                class:hinted=wise
                disabled=move || !board.is_open()
                aria-pressed=move || chosen().to_string()
                aria-label=move || board.here.t(tile.key())
                data-pick=move || board.is_open().then(|| tile.symbol().to_string())
                data-key=key
                on:click=move |_| board.press_tile(place)
            >
                {picture(tile)}
            </button>
        </li>
    }
}

/// How many tiles of this kind a move lays from the rack.
fn hinted_count(text: &str, tile: Tile) -> u8 {
    match text.parse() {
        Ok(Action::Start(tiles) | Action::Expand(_, tiles)) => tiles.count(tile),
        Ok(Action::TwoForOne(pair)) => pair.tiles().count(tile),
        Ok(Action::Discard(discarded)) => u8::from(discarded == tile),
        _ => 0,
    }
}
