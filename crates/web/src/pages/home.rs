//! Home: five tables to sit down at.

use leptos::prelude::*;

use crate::games::{self, Face, GAMES};
use crate::offline::shelf::{self, Kept};
use crate::parts::{Bar, Icon, Title};
use crate::speech::Speech;

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
                {shelf::tables().first().map(|kept| view! { <Continue kept=kept.clone() /> })}
            </section>
            <section aria-labelledby="tables">
                <h2 id="tables" class="vh">{move || speech.t("web-sit-down")}</h2>
                <ul class="tables">{GAMES.iter().map(|face| view! { <Table face /> }).collect_view()}</ul>
            </section>
        </main>
        <footer>
            <span>{move || speech.t("web-own-words")}</span>
        </footer>
    }
}

/// The game this browser was last busy with.
#[component]
fn Continue(kept: Kept) -> impl IntoView {
    let speech = Speech::here();
    let title = games::face(&kept.settings.game).map_or("", |face| face.title);
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
