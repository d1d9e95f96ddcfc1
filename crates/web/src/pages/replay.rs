//! A finished game, step by step, from any seat; and whether its deal was fair.

mod deal;
mod film;
mod finding;
mod hand_on;
mod hands;
mod moment;
mod player;
mod screen;
mod steps;
mod viewpoints;

use leptos::prelude::*;
use leptos::task::spawn_local;
use sevenfold_core::Message;
use sevenfold_core::record::Document;
use sevenfold_texts::{Nobody, Texts};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

use crate::games::all;
use crate::parts::{Bar, Icon, Title, packed};
use crate::speech::Speech;
use crate::way::{Finished, Way, asked};
use deal::Wanted;
pub(crate) use film::{Origin, Projector};
pub(crate) use hand_on::HandOver;
pub(crate) use hands::Hands;
pub(crate) use moment::Eyes;
use moment::Moment;
use player::Player;
pub(crate) use player::Reel;
pub(crate) use screen::{fetch, on_screen};

/// The replay page: of the table in the address, or of a file.
#[component]
pub(crate) fn Replay(of: Option<Finished>) -> impl IntoView {
    let speech = Speech::here();
    let from = Moment::read(asked("step").as_deref(), asked("seat").as_deref());
    provide_context(Wanted { table: of.map(|of| of.code), game: of.and_then(|of| of.game) });
    let projector = Projector::of(of);
    view! {
        <Title text=Signal::derive(speech.says("web-replay")) />
        <Bar><span class="serif">{speech.says("web-replay")}</span><FileButton projector /></Bar>
        {on_screen(projector, of, "web-replay", move |film| view! { <Player film projector from /> }.into_any())}
    }
}

/// Opens a record from a file.
#[component]
pub(crate) fn FileButton(projector: Projector) -> impl IntoView {
    let (speech, way) = (Speech::here(), Way::here());
    let open = move |event: web_sys::Event| {
        let input = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        let Some(file) = input.and_then(|input| input.files()?.get(0)) else { return };
        spawn_local(async move {
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            let text = text.unwrap_or_default();
            keep_in_address(&text, way).await;
            projector.show_record(text);
        });
    };
    view! {
        <label class="tool file">
            <Icon name="icon-share" />
            <span>{speech.says("web-open-file")}</span>
            <input class="vh" type="file" accept=".json,application/json" on:change=open />
        </label>
    }
}

/// A game from a file goes into the address of its page: loading that again leads to the game, and so do the ways between
/// replay and review.
async fn keep_in_address(record: &str, way: Way) {
    if Document::read(record).is_err() {
        return;
    }
    if let Some(game) = packed(record).await {
        let path = window().location().pathname().unwrap_or_default();
        let page = if path.starts_with("/review") { "/review" } else { "/replay" };
        way.rename(&format!("{page}{game}"));
    }
}

/// The film is on its way.
#[component]
pub(crate) fn Coming() -> impl IntoView {
    let speech = Speech::here();
    view! {
        <main id="main" class="empty" aria-busy="true">
            <Icon name="mark" class="busy" />
            <p role="status">{speech.says("web-replay-coming")}</p>
        </main>
    }
}

/// There is no film, and why.
#[component]
fn Nothing(title: &'static str, problem: Option<Message>, projector: Projector) -> impl IntoView {
    let speech = Speech::here();
    // Any game may have something against a record, in its own words.
    let sentence = problem.map(|problem| {
        move || {
            for game in all() {
                speech.has(game.id);
            }
            Texts::of(speech.lang()).say(&problem, &Nobody)
        }
    });
    view! {
        <main id="main" class="empty">
            <h1 class="serif">{speech.says(title)}</h1>
            <div role="alert">
                {sentence.map(|sentence| view! { <p class="refused"><Icon name="icon-refuse" /><span>{sentence}</span></p> })}
            </div>
            <p>{speech.says("web-replay-hint")}</p>
            <FileButton projector />
        </main>
    }
}
