//! Double Seven: families with their sizes, the reserve, one's own rack.

use leptos::prelude::*;
use sevenfold_core::{Message, Seat};
use sevenfold_double_seven::{Action, DoubleSeven, FamilyView, Pick, Tile, Tiles, View};

use super::Drawn;
use crate::table::{Choices, Held, Here, count};

/// Double Seven as the client draws it.
pub static DOUBLE_SEVEN: Drawn = Drawn {
    middle,
    hand,
    counts,
    sheet: |_| None,
    progress,
    about,
    path,
    group,
    describe: super::describe::<DoubleSeven>,
};

fn view_of(here: Here) -> Option<View> {
    super::view_of::<DoubleSeven>(here)
}

/// A tile to be drawn lies in the reserve, one to be discarded on the rack.
fn about(text: &str) -> Option<String> {
    match text.parse().ok()? {
        Action::Draw(Pick::FaceUp(tile)) => Some(format!("reserve {}", tile.symbol())),
        Action::Discard(tile) => Some(format!("rack {}", tile.symbol())),
        _ => None,
    }
}

/// What is done comes first, then with what.
fn path(text: &str) -> Vec<String> {
    text.split_once(' ').map(|(word, _)| word.to_owned()).into_iter().collect()
}

fn group(path: &[String]) -> Message {
    Message::new(match path.first().map(String::as_str) {
        Some("start") => "web-double-seven-start",
        Some("expand") => "web-double-seven-expand",
        Some("exchange") => "web-double-seven-exchange",
        Some("retrieve") => "web-double-seven-retrieve",
        Some("two-for-one") => "web-double-seven-two-for-one",
        _ => return super::as_written(path),
    })
}

fn middle(here: Here) -> AnyView {
    let view = Memo::new(move |_| view_of(here));
    view! { <div class="spread tall">{move || view.get().map(|view| table(here, &view))}</div> }.into_any()
}

fn table(here: Here, view: &View) -> AnyView {
    let down = Message::new("web-double-seven-down").with("count", view.reserve.face_down);
    let own = view.viewer.seat();
    let rows = Seat::all(view.seats()).map(|seat| {
        let families = view.families.iter().filter(|family| family.owner == seat).map(|family| chip(here, *family));
        let families = families.collect_view();
        view! { <li class:own=Some(seat) == own><b>{here.name(seat)}</b><span class="families">{families}</span></li> }
    });
    view! {
        <div class="reserve">
            <p class="soft2">{here.t("web-double-seven-reserve")}" · "{here.say(&down)}</p>
            <ul class="cards tiles">{tiles(here, view.reserve.face_up, "reserve")}</ul>
        </div>
        <ul class="rows">{rows.collect_view()}</ul>
    }
    .into_any()
}

/// A family: its number, its animals and Clovers, its size.
fn chip(here: Here, family: FamilyView) -> AnyView {
    let contents = family.contents;
    let label =
        format!("{} {}, {}", family.number, here.t(Tile::Animal(contents.animal).key()), contents.size());
    let clovers = (0..contents.clovers).map(|_| picture(Tile::Clover)).collect_view();
    view! {
        <span class="family" class:seven=contents.is_seven() role="img" aria-label=label>
            <small>{family.number.to_string()}</small>
            {picture(Tile::Animal(contents.animal))}
            <b class="serif">{contents.size()}</b>
            {clovers}
        </span>
    }
    .into_any()
}

fn hand(here: Here) -> AnyView {
    let view = Memo::new(move |_| view_of(here));
    let rack = move || view.get().and_then(|view| view.own_rack()).map(|rack| tiles(here, rack, "rack"));
    view! {
        <ul class="cards tiles" aria-label=move || here.t("web-your-hand")>{rack}</ul>
        <Choices here />
    }
    .into_any()
}

/// Tiles that lie somewhere, each to be pressed when a move is about it.
fn tiles(here: Here, tiles: Tiles, place: &'static str) -> AnyView {
    let held = |tile: Tile| {
        let name = format!("{place} {}", tile.symbol());
        let label = here.t(tile.key());
        let shown = label.clone();
        view! {
            <Held here name label>
                <span class="tile">{picture(tile)}<small>{shown}</small></span>
            </Held>
        }
    };
    tiles.iter().map(held).collect_view().into_any()
}

fn picture(tile: Tile) -> AnyView {
    // The drawing of a tile has the tile's own name.
    let art = format!("a-{}", tile.key().rsplit('-').next().unwrap_or_default());
    view! { <svg class=format!("animal {art}") aria-hidden="true"><use href=format!("#{art}") /></svg> }
        .into_any()
}

fn counts(here: Here, seat: Seat) -> AnyView {
    let Some(player) = view_of(here).and_then(|view| view.players.get(seat.index()).cloned()) else {
        return ().into_any();
    };
    let tokens = format!("{}{}", player.sevens, if player.double_seven { " + 77" } else { "" });
    (
        count("icon-cards", here.t("web-double-seven-rack"), player.tiles),
        count("icon-chip", here.t("web-double-seven-tokens"), tokens),
        count("icon-trophy", here.t("web-score"), player.points),
    )
        .into_any()
}

fn progress(here: Here) -> Option<String> {
    let view = view_of(here)?;
    Some(here.say(&Message::new("web-double-seven-left").with("count", view.sevens_left)))
}
