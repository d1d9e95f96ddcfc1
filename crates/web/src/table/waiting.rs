//! Before a table can be shown: on the way to it, or it is gone.

use leptos::prelude::*;
use sevenfold_protocol::RefusalCode;

use crate::link::{Link, Place, Reach};
use crate::parts::{Icon, Title};
use crate::speech::Speech;

/// Says what is going on while there is nothing to show.
#[component]
pub(crate) fn Waiting(link: Link) -> impl IntoView {
    let speech = Speech::here();
    let refused = link
        .settled(move || link.with_picture(|picture| picture.refused.as_ref().map(|refusal| refusal.code)));
    move || match (link.reach.get(), refused.get()) {
        (_, Some(RefusalCode::Outdated)) => view! { <Outdated /> }.into_any(),
        (_, Some(RefusalCode::NoWatchers)) => stop(speech, "web-no-watchers", "web-no-watchers-why"),
        (_, Some(RefusalCode::Damaged)) => stop(speech, "web-table-damaged", "table-damaged"),
        (Reach::Gone, _) => gone(speech, link.place),
        (Reach::Trying, _) => view! {
            <main id="main" class="empty" aria-busy="true">
                <Icon name="mark" class="busy" />
                <p role="status">{speech.t("web-out-of-reach")}</p>
                <a class="btn" href="/">{speech.t("web-home")}</a>
            </main>
        }
        .into_any(),
        (Reach::Opening | Reach::Open | Reach::Elsewhere, _) => view! {
            <main id="main" class="empty" aria-busy="true">
                <Icon name="mark" class="busy" />
                <p role="status">{speech.t("web-table-opening")}</p>
            </main>
        }
        .into_any(),
    }
}

/// There is no such table, and what may be the reason.
fn gone(speech: Speech, place: Place) -> AnyView {
    match place {
        Place::Server => stop(speech, "web-no-such-table", "web-no-such-table-why"),
        Place::Browser => stop(speech, "web-not-readable", "web-not-readable-why"),
    }
}

/// There is nothing to wait for, and why.
pub(crate) fn stop(speech: Speech, what: &'static str, why: &'static str) -> AnyView {
    view! {
        <Title text=Signal::derive(move || speech.t(what)) />
        <main id="main" class="empty">
            <h1 class="serif">{move || speech.t(what)}</h1>
            <p>{move || speech.t(why)}</p>
            <a class="btn go" href="/">{speech.says("web-home")}</a>
        </main>
    }
    .into_any()
}

/// This page is older than the table: it has to be loaded again.
#[component]
fn Outdated() -> impl IntoView {
    let speech = Speech::here();
    view! {
        <main id="main" class="empty">
            <h1 class="serif">{speech.says("web-outdated")}</h1>
            <p>{speech.says("web-outdated-why")}</p>
            <Reload />
        </main>
    }
}

/// Loads the page again.
#[component]
fn Reload() -> impl IntoView {
    let speech = Speech::here();
    // A page can always be loaded again.
    let reload = move |_| _ = window().location().reload();
    view! { <button class="btn go" on:click=reload>{speech.says("web-reload")}</button> }
}

/// Another tab plays at this table.
#[component]
fn Elsewhere(link: Link) -> impl IntoView {
    let speech = Speech::here();
    view! {
        <div class="reach" role="status">
            <p>{speech.says("web-elsewhere")}</p>
            <button class="btn" on:click=move |_| link.take_over()>{speech.says("web-go-on-here")}</button>
        </div>
    }
}

/// A band while the table is out of reach, or this page too old for it.
#[component]
pub(crate) fn OutOfReach(link: Link) -> impl IntoView {
    let speech = Speech::here();
    let outdated = link.settled(move || {
        link.with_picture(|picture| {
            picture.refused.as_ref().is_some_and(|refusal| refusal.code == RefusalCode::Outdated)
        })
    });
    move || {
        match (outdated.get(), link.reach.get()) {
        (true, _) => Some(view! { <div class="reach" role="alert"><p>{speech.t("web-outdated")}</p><Reload /></div> }.into_any()),
        (false, Reach::Trying) => Some(view! { <p class="reach" role="status">{speech.t("web-out-of-reach")}</p> }.into_any()),
        (false, Reach::Gone) => Some(view! { <div class="reach" role="alert"><p>{speech.t("web-table-gone")}</p><a class="btn" href="/">{speech.t("web-home")}</a></div> }.into_any()),
        (false, Reach::Elsewhere) => Some(view! { <Elsewhere link /> }.into_any()),
        (false, Reach::Opening | Reach::Open) => None,
    }
    }
}
