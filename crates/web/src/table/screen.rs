//! The whole table page.

use leptos::prelude::*;
use sevenfold_protocol::Phase;

use super::Here;
use super::answer::UndoWish;
use super::ask::{AskLine, Helps};
use super::gathering::Gathering;
use super::log::{Drawer, Log, LogHandle};
use super::refused::Refused;
use super::result::Result;
use super::seats::{Me, Opponents};
use super::waiting::{OutOfReach, Waiting};
use crate::games::{self, Drawn};
use crate::link::Link;
use crate::pages::NotFound;
use crate::parts::{Bar, Icon, Title};

/// A table, from the way to it to its result.
#[component]
pub fn TableScreen(link: Link) -> impl IntoView {
    let here = Here::new(link);
    on_cleanup(move || link.close());
    let known =
        Memo::new(move |_| here.face.with(|face| face.as_ref().map(|face| face.settings.game.clone())));
    move || match known.get() {
        None => view! { <Bar /><Waiting link /> }.into_any(),
        Some(game) => view! { <Table here game /> }.into_any(),
    }
}

#[component]
fn Table(here: Here, game: String) -> impl IntoView {
    let drawer = Drawer(RwSignal::new(false));
    let Some(face) = games::face(&game) else { return view! { <NotFound /> }.into_any() };
    let games::Face { title, tint, drawn, .. } = *face;
    let your_turn = move || !here.choices().is_empty();
    let tab = move || {
        if your_turn() { format!("● {} · {title}", here.t("web-your-turn")) } else { title.to_owned() }
    };
    let gathering = Memo::new(move |_| {
        here.face.with(|face| face.as_ref().is_some_and(|face| face.table.phase == Phase::Gathering))
    });
    let rules = format!("/rules/{game}");
    view! {
        <Title text=Signal::derive(tab) />
        <Bar>
            <span class="serif">{title}</span>
            <span class="rd">{move || (drawn.progress)(here)}</span>
            <a class="tool" href=rules target="_blank"><Icon name="icon-rules" /><span class="wide">{move || here.t("web-rules")}</span></a>
        </Bar>
        <OutOfReach link=here.link />
        {move || {
            if gathering.get() {
                view! { <Gathering here /> }.into_any()
            } else {
                view! { <Playing here drawn tint drawer /> }.into_any()
            }
        }}
    }
    .into_any()
}

/// The table once a game runs.
#[component]
fn Playing(here: Here, drawn: &'static Drawn, tint: &'static str, drawer: Drawer) -> impl IntoView {
    view! {
        <div class=format!("app {tint}")>
            <main id="main" class="table">
                <Opponents here />
                <section class="mid" aria-label=move || here.t("web-table")>{(drawn.middle)(here)}</section>
                <Result here />
                <section class="mine" aria-label=move || here.t("web-your-seat")>
                    <Me here />
                    <AskLine here />
                    <Helps here />
                    <Refused here />
                    <UndoWish here />
                    {(drawn.hand)(here)}
                </section>
            </main>
            <Log here drawer />
            <LogHandle here drawer />
        </div>
    }
}
