//! Tables in the open: those with a free seat, and those at which a game is running.

use std::cmp::Reverse;

use leptos::prelude::*;
use leptos::task::spawn_local;
use sevenfold_core::Message;
use sevenfold_protocol::{Listed, Pace, Rated, Seated, Stage, Watching};

use super::Room;
use crate::api;
use crate::games::{face, title};
use crate::parts::{Icon, Report, level_name};

/// Tables at which one can sit down, the fullest first.
#[component]
pub(crate) fn OpenTables(room: Room) -> impl IntoView {
    let tables = Memo::new(move |_| {
        let mut open: Vec<Listed> = room.lobby.with(|lobby| {
            lobby
                .tables
                .iter()
                .filter(|table| table.stage == Stage::Open && free(table) > 0)
                .cloned()
                .collect()
        });
        open.sort_by_key(|table| (free(table), Reverse(table.seats.len()), table.code));
        open
    });
    let head = move || room.say(&Message::new("web-lobby-open-count").with("count", tables.with(Vec::len)));
    view! {
        <section class="lb-open" aria-labelledby="lb-open">
            <div class="lb-head">
                <h2 id="lb-open" class="serif">{room.says("web-lobby-open")}</h2>
                <span class="soft2" role="status">{head}</span>
                <span class="sp"></span>
                <a class="lb-new" href="/new/sieben">{room.says("web-lobby-own")}</a>
            </div>
            <ul class="lb-list">
                <For each=move || tables.get() key=|one| format!("{one:?}") children=move |table| view! { <OpenTable room table /> } />
            </ul>
        </section>
    }
}

fn free(table: &Listed) -> usize {
    table.seats.iter().filter(|seat| **seat == Seated::Nobody).count()
}

/// The game's picture, as on its card.
fn picture(table: &Listed) -> impl IntoView + use<> {
    face(&table.game).map(|face| view! {
        <span class=format!("lb-pic {}", face.tint)>
            <svg viewBox="0 0 300 270" preserveAspectRatio="xMidYMid slice" aria-hidden="true" inner_html=face.picture></svg>
        </span>
    })
}

#[component]
fn OpenTable(room: Room, table: Listed) -> impl IntoView {
    let name = title(&table.game);
    let said = Message::new("web-lobby-sit-at").with("game", name.clone());
    let address = format!("/table/{}", table.code);
    view! {
        <li class="lb-row">
            {picture(&table)}
            <b class="serif lb-name">{name}</b>
            <Sitters room table=table.clone() />
            <Terms room table />
            <a class="btn lb-sit" href=address aria-label=move || room.say(&said)>{room.says("web-lobby-sit")}</a>
        </li>
    }
}

/// Who sits there; whoever one does not want to meet can be blocked.
#[component]
fn Sitters(room: Room, table: Listed) -> impl IntoView {
    let code = table.code;
    let seat = move |(number, seated): (u8, Seated)| match seated {
        Seated::Nobody => view! { <li class="lb-free">{room.says("web-lobby-free")}</li> }.into_any(),
        Seated::Bot { bot } => {
            view! { <li class="lb-bot"><Icon name="icon-bot" />{move || level_name(room.speech, &bot)}</li> }
                .into_any()
        }
        Seated::Person { name } => {
            // Whoever has no name is called by their seat, in the reader's language.
            let shown = Signal::derive(move || {
                if name.is_empty() {
                    room.say(&Message::new("web-player-name").with("number", number))
                } else {
                    name.clone()
                }
            });
            let said = move || room.say(&Message::new("web-lobby-block-who").with("name", shown.get()));
            let initial = move || shown.with(|shown| shown.chars().next().map(String::from));
            let block = move |_| {
                spawn_local(async move { room.heard(api::block_sitter(code, number).await) });
            };
            view! {
                <li class="lb-person">
                    <details>
                        <summary><span class="lb-face" aria-hidden="true">{initial}</span>{shown}</summary>
                        <button class="btn" on:click=block>{said}</button>
                        <Report about=format!("{code} · {}", shown.get_untracked()) />
                    </details>
                </li>
            }
            .into_any()
        }
    };
    let seats: Vec<(u8, Seated)> = (1..).zip(table.seats).collect();
    view! { <ul class="lb-seats" aria-label=room.says("web-who-sits-down")>{seats.into_iter().map(seat).collect_view()}</ul> }
}

/// Pace, clock, and whether it counts.
#[component]
fn Terms(room: Room, table: Listed) -> impl IntoView {
    let pace = match table.pace {
        Pace::Live => "web-pace-live",
        Pace::Slow => "web-pace-slow",
    };
    let clock = table.move_seconds.map(|seconds| {
        let (key, number) = if seconds >= 172_800 {
            ("web-lobby-days-a-move", seconds / 86_400)
        } else if seconds >= 7_200 {
            ("web-lobby-hours-a-move", seconds / 3_600)
        } else {
            ("web-lobby-seconds-a-move", seconds)
        };
        Message::new(key).with("count", number)
    });
    let rated = table.rated == Rated::Rated;
    view! {
        <span class="lb-pace">
            <b>{room.says(pace)}</b>
            {clock.map(|clock| view! { <span class="soft2">{move || room.say(&clock)}</span> })}
        </span>
        <span class="lb-chip" class:rated=rated>{room.says(if rated { "web-rated" } else { "web-casual" })}</span>
    }
}

/// Games that are being played, to watch.
#[component]
pub(crate) fn RunningTables(room: Room) -> impl IntoView {
    let tables = Memo::new(move |_| {
        let running = |table: &&Listed| table.stage != Stage::Open && table.watching == Watching::Open;
        room.lobby.with(|lobby| lobby.tables.iter().filter(running).cloned().collect::<Vec<_>>())
    });
    view! {
        <section class="lb-running" aria-labelledby="lb-running">
            <div class="lb-head">
                <h2 id="lb-running" class="serif">{room.says("web-lobby-running")}</h2>
                <span class="soft2">{move || room.speech.t(if tables.with(Vec::is_empty) { "web-lobby-none-running" } else { "web-lobby-watch-hint" })}</span>
            </div>
            <ul class="lb-cards">
                <For each=move || tables.get() key=|one| format!("{one:?}") children=move |table| view! { <Running room table /> } />
            </ul>
        </section>
    }
}

#[component]
fn Running(room: Room, table: Listed) -> impl IntoView {
    let Stage::Running { round } = table.stage else { return ().into_any() };
    let name = title(&table.game);
    let said = Message::new("web-lobby-watch-at").with("game", name.clone());
    let address = format!("/table/{}", table.code);
    view! {
        <li class="lb-card">
            {picture(&table)}
            <div class="lb-tx">
                <b class="serif">{name}</b>
                <Sitters room table=table.clone() />
                // A game that is not dealt in rounds has none.
                {(round > 0).then(|| view! {
                    <span class="soft2">{move || room.say(&Message::new("web-lobby-round").with("round", round))}</span>
                })}
                <a class="btn" href=address aria-label=move || room.say(&said)>{room.says("web-lobby-watch")}</a>
            </div>
        </li>
    }
    .into_any()
}
