//! Home: five tables to sit down at.

mod history;
mod past;

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use sevenfold_protocol::TableCode;

use crate::games::{Face, GAMES};
use crate::pages::learn::LearnLink;
use crate::parts::{Bar, Icon, Title};
use crate::speech::Speech;
use history::{Continue, History, all_tables};

/// The home page.
#[component]
pub fn Home() -> impl IntoView {
    let speech = Speech::here();
    let tables = all_tables();
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
                <Continue tables />
            </section>
            <section aria-labelledby="tables">
                <h2 id="tables" class="vh">{move || speech.t("web-sit-down")}</h2>
                <ul class="tables">{GAMES.iter().map(|face| view! { <Table face /> }).collect_view()}</ul>
            </section>
            <a class="pz-band" href="/puzzles">
                <Icon name="icon-puzzle" />
                <span><b class="serif">{move || speech.t("web-puzzles")}</b>{move || speech.t("web-puzzles-say")}</span>
                <Icon name="icon-arrow" />
            </a>
            <History tables />
        </main>
        <footer>
            <span>{move || speech.t("web-own-words")}</span>
            <span class="sp"></span>
            // On a phone the bar has no room for these.
            <a href="/rules/sieben"><Icon name="icon-rules" />{move || speech.t("web-rules")}</a>
            <a href="/replay"><Icon name="icon-play" />{move || speech.t("web-replay")}</a>
            <a href="/settings"><Icon name="icon-settings" />{move || speech.t("web-settings")}</a>
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
                <LearnLink face />
            </div>
            <div class="go2">
                <a class="btn go" href=format!("/play/{id}")>{move || speech.t("web-play")}</a>
                <a class="btn sq" href=format!("/new/{id}")>{move || speech.t("web-invite")}</a>
                <a class="btn sq" href=format!("/quick/{id}")>{move || speech.t("web-quick-short")}</a>
            </div>
        </li>
    }
}
