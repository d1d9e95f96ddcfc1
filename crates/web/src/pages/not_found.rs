//! An address without a page.

use leptos::prelude::*;

use crate::parts::{Bar, Title};
use crate::speech::Speech;

/// Says that there is nothing here, and the way home.
#[component]
pub(crate) fn NotFound() -> impl IntoView {
    let speech = Speech::here();
    view! {
        <Title text=Signal::derive(speech.says("web-not-found")) />
        <Bar />
        <main id="main" class="empty">
            <h1 class="serif">{speech.says("web-not-found")}</h1>
            <p>{speech.says("web-not-found-why")}</p>
            <a class="btn go" href="/">{speech.says("web-home")}</a>
        </main>
    }
}
