//! Home: five tables to sit down at.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use sevenfold_protocol::TableCode;
use sevenfold_protocol::offline::Kept;

use crate::api;
use crate::games::{self, Face, GAMES};
use crate::offline::shelf;
use crate::parts::{Bar, Icon, Title};
use crate::speech::Speech;

/// So many earlier tables are shown.
const MOST_ROWS: usize = 12;

/// The home page.
#[component]
pub fn Home() -> impl IntoView {
    let speech = Speech::here();
    view! {
        <Title text=Signal::derive(move || speech.t("web-tables")) />
        <Bar />
        <main id="main" class="home-page">
            <section class="hero">
                <div class="say">
                    <h1>{move || speech.t("web-home-title")}</h1>
                    <p>{move || speech.t("web-home-say")}</p>
                </div>
                <Join />
                {shelf::tables().first().map(|kept| view! { <Continue kept=kept.clone() /> })}
            </section>
            <section aria-labelledby="tables">
                <h2 id="tables" class="vh">{move || speech.t("web-sit-down")}</h2>
                <ul class="tables">{GAMES.iter().map(|face| view! { <Table face /> }).collect_view()}</ul>
            </section>
            <History />
        </main>
        <footer>
            <span>{move || speech.t("web-own-words")}</span>
        </footer>
    }
}

/// To a friend's table, by its code.
#[component]
fn Join() -> impl IntoView {
    let speech = Speech::here();
    let code = RwSignal::new(String::new());
    let wrong = RwSignal::new(false);
    let navigate = use_navigate();
    let join = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        match code.get_untracked().parse::<TableCode>() {
            Ok(code) => navigate(&format!("/table/{code}"), NavigateOptions::default()),
            Err(_) => wrong.set(true),
        }
    };
    view! {
        <form class="join" on:submit=join>
            <label for="code"><b class="serif">{move || speech.t("web-join")}</b><span>{move || speech.t("web-join-hint")}</span></label>
            <div class="code">
                <input
                    id="code"
                    autocomplete="off"
                    autocapitalize="characters"
                    maxlength="8"
                    placeholder="K73 X9Q"
                    aria-invalid=move || wrong.get().to_string()
                    prop:value=move || code.get()
                    on:input=move |event| {
                        wrong.set(false);
                        code.set(event_target_value(&event));
                    }
                />
                <button class="btn go">{move || speech.t("web-join-go")}</button>
            </div>
            <p class="soft" role="alert">{move || wrong.get().then(|| speech.t("web-join-wrong"))}</p>
        </form>
    }
}

/// The game this browser was last busy with.
#[component]
fn Continue(kept: Kept) -> impl IntoView {
    let speech = Speech::here();
    let title = games::face(&kept.game).map_or("", |face| face.title);
    view! {
        <a class="cont" href=format!("/local/{}", kept.code)>
            <span class="ct">
                <span class="turn"><i></i>{move || speech.t("web-last-game")}</span>
                <b class="serif">{title}</b>
            </span>
            <span class="btn go">{move || speech.t("web-continue")}</span>
        </a>
    }
}

/// The tables this guest has on the server, and those kept in this browser.
#[component]
fn History() -> impl IntoView {
    let speech = Speech::here();
    let there = RwSignal::new(Vec::new());
    spawn_local(async move {
        // Without a server there is only what is kept here.
        there.set(api::my_tables().await.unwrap_or_default());
    });
    let row = move |href: String, game: &str, word: &'static str| {
        let title = games::face(game).map_or("", |face| face.title);
        view! { <li><a href=href><b class="serif">{title}</b><span>{speech.t(word)}</span></a></li> }
    };
    let here = shelf::tables();
    let any = {
        let kept = !here.is_empty();
        move || kept || there.with(|there| !there.is_empty())
    };
    let rows = move || {
        let there = there.get();
        let there =
            there.iter().map(|table| row(format!("/table/{}", table.code), &table.game, table.word()));
        let here = here.iter();
        let here = here.map(|kept| row(format!("/local/{}", kept.code), &kept.game, "web-kept-here"));
        there.chain(here).take(MOST_ROWS).collect_view()
    };
    view! {
        <section class="history" aria-labelledby="history" hidden=move || !any()>
            <h2 id="history" class="serif">{move || speech.t("web-history")}</h2>
            <ul>{rows}</ul>
        </section>
    }
}

#[component]
fn Table(face: &'static Face) -> impl IntoView {
    let speech = Speech::here();
    let Face { id, title, tint, picture, .. } = face;
    view! {
        <li class=format!("tb {tint}")>
            <div class="pic">
                <svg
                    class="art"
                    viewBox="0 0 300 270"
                    preserveAspectRatio="xMidYMid slice"
                    aria-hidden="true"
                    inner_html=*picture
                ></svg>
            </div>
            <div class="tx">
                <h3>{*title}</h3>
                <p>{move || speech.t(&format!("{id}-tagline"))}</p>
                <span class="meta"><Icon name="icon-people" />{move || speech.t(&format!("web-players-{id}"))}</span>
                <span class="cred">{move || speech.t(&format!("web-credit-{id}"))}</span>
            </div>
            <div class="go2">
                <a class="btn go" href=format!("/play/{id}")>{move || speech.t("web-play")}</a>
                <a class="btn sq" href=format!("/new/{id}")>{move || speech.t("web-invite")}</a>
                <a class="btn sq" href=format!("/rules/{id}")>{move || speech.t("web-rules")}</a>
            </div>
        </li>
    }
}
