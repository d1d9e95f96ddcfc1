//! A finished game, step by step, from any seat; and whether its deal was fair.

mod deal;
mod film;
mod player;

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_params_map;
use sevenfold_core::Message;
use sevenfold_protocol::TableCode;
use sevenfold_table::Table;
use sevenfold_texts::{Nobody, Texts};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

use crate::api;
use crate::offline::shelf;
use crate::parts::{Bar, Icon, Title};
use crate::speech::Speech;
use film::Film;
use player::Player;

/// What is shown: a film, or why there is none.
type Shown = RwSignal<Option<Result<Film, Message>>, LocalStorage>;

/// The replay page: of the table in the address, or of a file.
#[component]
pub fn Replay() -> impl IntoView {
    let speech = Speech::here();
    let code = use_params_map().with_untracked(|params| params.get("code")?.parse::<TableCode>().ok());
    let shown: Shown = RwSignal::new_local(None);
    if let Some(code) = code {
        fetch(code, shown);
    }
    view! {
        <Title text=Signal::derive(move || speech.t("web-replay")) />
        <Bar><span class="serif">{move || speech.t("web-replay")}</span><FileButton shown /></Bar>
        {move || match shown.get() {
            Some(Ok(film)) => view! { <Player film /> }.into_any(),
            Some(Err(problem)) => view! { <Nothing problem=Some(problem) shown /> }.into_any(),
            None => view! { <Nothing problem=None shown /> }.into_any(),
        }}
    }
}

/// A table of this browser is rebuilt from its journal; another's record comes from the server.
fn fetch(code: TableCode, shown: Shown) {
    let journal = shelf::journal(code);
    if !journal.is_empty() {
        let record = Table::from_journal(&journal).ok().and_then(|table| table.record());
        let film =
            record.ok_or_else(|| Message::new("server-no-record")).and_then(|record| Film::of(&record));
        shown.set(Some(film));
        return;
    }
    spawn_local(async move {
        let film = api::record(code).await.and_then(|text| Film::read(&text));
        shown.set(Some(film));
    });
}

/// Opens a record from a file.
#[component]
fn FileButton(shown: Shown) -> impl IntoView {
    let speech = Speech::here();
    let open = move |event: web_sys::Event| {
        let input = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        let Some(file) = input.and_then(|input| input.files()?.get(0)) else { return };
        spawn_local(async move {
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            shown.set(Some(Film::read(&text.unwrap_or_default())));
        });
    };
    view! {
        <label class="tool file">
            <Icon name="icon-share" />
            <span>{move || speech.t("web-open-file")}</span>
            <input class="vh" type="file" accept=".json,application/json" on:change=open />
        </label>
    }
}

#[component]
fn Nothing(problem: Option<Message>, shown: Shown) -> impl IntoView {
    let speech = Speech::here();
    let sentence = problem.map(|problem| Texts::of(speech.lang()).say(&problem, &Nobody));
    view! {
        <main id="main" class="empty">
            <h1 class="serif">{move || speech.t("web-replay")}</h1>
            <div role="alert">
                {sentence.map(|sentence| view! { <p class="refused"><Icon name="icon-refuse" /><span>{sentence}</span></p> })}
            </div>
            <p>{move || speech.t("web-replay-hint")}</p>
            <FileButton shown />
        </main>
    }
}
