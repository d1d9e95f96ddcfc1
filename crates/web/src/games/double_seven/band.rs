//! A moment: a band in the table's flow, with the track of last turns once the end is in sight.

use leptos::prelude::*;
use sevenfold_core::{Arg, Message};
use sevenfold_double_seven::{Contents, SEVEN, Tile, View};

use super::board::Board;
use super::moments::{Last, Moment, Station, last_turns};
use super::tile::{tile, token};
use crate::memo::Memo;
use crate::parts::Icon;
use crate::table::Sign;

/// The band, while there is something to say.
#[component]
pub(crate) fn Band(board: Board) -> impl IntoView {
    let track = Memo::new(move |_| {
        board.view.with(|view| {
            view.as_ref().filter(|view| view.outcome.is_none()).map(last_turns).unwrap_or_default()
        })
    });
    let over =
        Memo::new(move |_| board.view.with(|view| view.as_ref().is_none_or(|view| view.outcome.is_some())));
    let moment = move || board.moment.get().filter(|_| !over.get());
    move || {
        let (moment, track) = (moment(), track.get());
        if moment.is_none() && track.is_empty() {
            return None;
        }
        let great = matches!(moment, Some(Moment::DoubleSeven(_)));
        Some(view! {
            <div class="mom" class:great=great role="status">
                {moment.map(|moment| telling(board, moment))}
                {(!track.is_empty()).then(|| way_to_the_end(board, &track))}
            </div>
        })
    }
}

fn telling(board: Board, moment: Moment) -> AnyView {
    let title = match moment {
        Moment::Rainbow(..) => "web-double-seven-moment-rainbow",
        Moment::Seven(..) => "web-double-seven-moment-seven",
        Moment::DoubleSeven(_) => "web-double-seven-moment-double",
        Moment::Clear(_) => "web-double-seven-moment-clear",
        Moment::LastTile(_) => "web-double-seven-moment-last-tile",
    };
    let says = board.view.with(|view| view.as_ref().map(|view| board.here.say(&story(moment, view))));
    view! {
        <span class="burst" aria-hidden="true">{sun()}{emblem(moment)}</span>
        <div class="mt"><h2 class="serif">{board.here.t(title)}</h2><p>{says}</p></div>
    }
    .into_any()
}

/// What the moment is about.
fn emblem(moment: Moment) -> AnyView {
    match moment {
        Moment::Rainbow(_, rack) => {
            view! { <span class="fan">{rack.iter().map(|shown| tile(shown, "")).collect_view()}</span> }
                .into_any()
        }
        Moment::Seven(_, contents) => view! {
            {token("7", "")}
            {contents.map(|contents| tile(Tile::Animal(contents.animal), "sm"))}
        }
        .into_any(),
        Moment::DoubleSeven(_) => token("77", ""),
        Moment::Clear(_) => view! { <span class="bare"></span> }.into_any(),
        Moment::LastTile(_) => view! { <span class="lastback"></span> }.into_any(),
    }
}

/// Fourteen rays.
fn sun() -> AnyView {
    let ray = |n: u32| {
        let long = if n.is_multiple_of(2) { 6 } else { 12 };
        let turn = f64::from(n) * 360.0 / 28.0;
        view! { <path d=format!("M50 {long}V22") transform=format!("rotate({turn} 50 50)") /> }
    };
    view! { <svg class="rays" viewBox="0 0 100 100">{(0..28).map(ray).collect_view()}</svg> }.into_any()
}

fn story(moment: Moment, view: &View) -> Message {
    let seat = moment.seat();
    match moment {
        Moment::Rainbow(_, rack) => {
            Message::new("web-double-seven-story-rainbow").with("seat", seat).with("count", rack.len())
        }
        Moment::Seven(_, contents) => {
            let animal =
                contents.map_or("double-seven-clover", |contents| Tile::Animal(contents.animal).key());
            Message::new("web-double-seven-story-seven")
                .with("seat", seat)
                .with("size", contents.map_or(SEVEN, Contents::size))
                .with("animal", Arg::key(animal))
        }
        Moment::DoubleSeven(_) => {
            let sevens =
                view.families.iter().filter(|family| family.owner == seat && family.contents.is_seven());
            let names = sevens.map(|family| {
                Message::new("double-seven-some")
                    .with("count", family.contents.size())
                    .with("tile", Arg::key(Tile::Animal(family.contents.animal).key()))
            });
            Message::new("web-double-seven-story-double").with("seat", seat).with("sevens", Arg::list(names))
        }
        Moment::Clear(_) => Message::new("web-double-seven-story-clear").with("seat", seat),
        Moment::LastTile(_) => Message::new("web-double-seven-story-last-tile").with("seat", seat),
    }
}

/// Who still has a turn before the points are counted.
fn way_to_the_end(board: Board, track: &[Station]) -> AnyView {
    let station = |(nth, station): (usize, &Station)| {
        let (class, key) = match (station.state, nth) {
            (Last::Played, _) => ("st played", "web-double-seven-station-played"),
            (Last::Running, 0) => ("st now", "web-double-seven-station-finishes"),
            (Last::Running, _) => ("st now", "web-double-seven-station-now"),
            (Last::Ahead, _) => ("st", "web-double-seven-station-ahead"),
        };
        let seat = station.seat;
        view! {
            <li class=class><Sign seat /><b>{board.here.name(seat)}</b><span>{board.here.t(key)}</span></li>
        }
    };
    view! {
        <div class="endt">
            <p><b>{board.here.t("web-double-seven-the-end")}</b>" "<span>{board.here.t("web-double-seven-once-more")}</span></p>
            <ol class="track">
                {track.iter().enumerate().map(station).collect_view()}
                <li class="st goal"><span class="sign"><Icon name="icon-trophy" /></span><b>{board.here.t("web-double-seven-station-score")}</b></li>
            </ol>
        </div>
    }
    .into_any()
}
