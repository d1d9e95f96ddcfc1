//! The whole table page.

use leptos::prelude::*;
use sevenfold_protocol::Phase;

use super::answer::UndoWish;
use super::ask::{AskLine, Helps};
use super::cover::next_to_look;
use super::deal_alarm::DealAlarm;
use super::hint::HintLine;
use super::keys::{Keys, Opens};
use super::log::{Drawer, Log, LogHandle};
use super::refused::Refused;
use super::result::Result;
use super::seats::{Me, Opponents};
use super::sounds::Hearing;
use super::stand_in::{Missing, PlayedFor};
use super::waiting::{OutOfReach, Waiting};
use super::watchers::Watchers;
use super::{Here, on_occasion, prepare};
use crate::games::further::{Found, PLAIN, Shelf, is_wished};
use crate::games::{Drawn, Face};
use crate::link::Link;
use crate::memo::Memo;
use crate::pages::NotFound;
use crate::parts::{Bar, Icon, Title};
use crate::tables::Tables;

/// A table, from the way to it to its result.
#[component]
pub(crate) fn TableScreen(link: Link) -> impl IntoView {
    let here = Here::new(link);
    on_cleanup(move || link.close());
    let known = here.settled(move || here.face.with(|face| Some(face?.settings.game.clone())));
    let tables = Tables::here();
    let shelf = Shelf::here();
    let found = move || known.get().map_or(Found::Coming, |game| shelf.find(&game));
    // A table that is laid stays as it is in another language.
    let drawn = Memo::new(move |_| match found() {
        Found::Here(face) => tables.drawn(face),
        Found::Coming | Found::Nowhere => None,
    });
    move || match (found(), drawn.get()) {
        (Found::Nowhere, _) => view! { <NotFound /> }.into_any(),
        (Found::Here(face), Some(drawn)) => view! { <Table here face drawn /> }.into_any(),
        (Found::Coming, _) | (Found::Here(_), None) => view! { <Bar /><Waiting link /> }.into_any(),
    }
}

#[component]
fn Table(here: Here, face: &'static Face, drawn: &'static Drawn) -> impl IntoView {
    let opens = Opens { help: RwSignal::new(false), menu: RwSignal::new(false), log: RwSignal::new(false) };
    let Face { id, title, .. } = *face;
    let tint = if is_wished() { PLAIN } else { face.tint };
    let your_turn = move || here.is_asked();
    let tab = move || {
        if your_turn() { format!("● {} · {title}", here.t("web-your-turn")) } else { title.to_owned() }
    };
    let gathering = here.settled(move || {
        let phase = |phase: &Phase| matches!(phase, Phase::Gathering | Phase::Dealing { .. });
        here.face.with(|face| face.is_some_and(|face| phase(&face.table.phase)))
    });
    let next = next_to_look(here, face);
    view! {
        <Title text=Signal::derive(tab) />
        <Bar>
            <span class="serif">{title}</span>
            <span class="rd">{move || (drawn.progress)(here)}</span>
            <Watchers here />
            <TableTools here game=id opens />
        </Bar>
        <OutOfReach link=here.link />
        <DealAlarm here />
        <Hearing here />
        <Keys here opens />
        {move || {
            if gathering.get() {
                on_occasion(move |it| (it.gathering)(here))
            } else if let Some(seat) = next.get() {
                on_occasion(move |it| (it.cover)(here, seat, tint))
            } else {
                view! { <Playing here drawn tint opens /> }.into_any()
            }
        }}
    }
}

/// What the bar offers at a table: the rules, five pictures, the keys.
#[component]
fn TableTools(here: Here, game: &'static str, opens: Opens) -> impl IntoView {
    let (rules, quick) = (format!("/rules/{game}"), format!("/quick/{game}"));
    view! {
        <span class="tools">
            <a class="tool" href=rules target="_blank" title=here.says("web-rules")>
                <Icon name="icon-rules" />
                <span class="wide">{here.says("web-rules")}</span>
            </a>
            <a class="tool" href=quick target="_blank" title=here.says("web-quick")>
                <Icon name="icon-learn" />
                <span class="wide">{here.says("web-quick")}</span>
            </a>
            <button class="tool keysbtn" aria-label=here.says("web-keys") title=here.says("web-keys") on:click=move |_| opens.help.set(true)>
                <Icon name="icon-keyboard" />
            </button>
        </span>
    }
}

/// The table once a game runs.
#[component]
fn Playing(here: Here, drawn: &'static Drawn, tint: &'static str, opens: Opens) -> impl IntoView {
    let drawer = Drawer(opens.log);
    let watching = move || here.me().is_none();
    prepare(here);
    view! {
        <div class=format!("app {tint}")>
            <main id="main" class="table" class:watched=watching>
                <Opponents here />
                <section class="mid" aria-label=here.says("web-table")>{(drawn.middle)(here)}</section>
                <Result here />
                <section class="mine" aria-label=here.says("web-your-seat") tabindex="-1">
                    <Me here />
                    <Show when=watching>
                        <p class="me watch"><Icon name="icon-eye" />{here.says("web-watching")}</p>
                    </Show>
                    <AskLine here />
                    <Helps here opens />
                    <div class="bands">
                        <PlayedFor here />
                        <Missing here />
                        <UndoWish here />
                        <HintLine here />
                        <Refused here />
                    </div>
                    {(drawn.hand)(here)}
                </section>
            </main>
            <Log here drawer />
            <LogHandle here drawer />
        </div>
    }
}
