//! Before a table can be shown: on the way to it, or it is gone.

use leptos::prelude::*;

use crate::link::{Link, Reach};
use crate::parts::Icon;
use crate::speech::Speech;

/// Says what is going on while there is nothing to show.
#[component]
pub fn Waiting(link: Link) -> impl IntoView {
    let speech = Speech::here();
    move || match link.reach.get() {
        Reach::Gone => view! {
            <main id="main" class="empty">
                <h1 class="serif">{speech.t("web-table-gone")}</h1>
                <p>{speech.t("web-not-found-why")}</p>
                <a class="btn go" href="/">{speech.t("web-home")}</a>
            </main>
        }
        .into_any(),
        Reach::Trying | Reach::Open => view! {
            <main id="main" class="empty" aria-busy="true">
                <Icon name="mark" class="busy" />
                <p role="status">{speech.t("web-table-opening")}</p>
            </main>
        }
        .into_any(),
    }
}

/// A thin line while the table is out of reach.
#[component]
pub fn OutOfReach(link: Link) -> impl IntoView {
    let speech = Speech::here();
    move || {
        (link.reach.get() == Reach::Trying)
            .then(|| view! { <p class="reach" role="status">{speech.t("web-out-of-reach")}</p> })
    }
}
