//! What whoever runs the place tells everybody.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::Deserialize;

use super::Icon;
use crate::api;

/// The place, as far as it is announced.
#[derive(Deserialize)]
struct Place {
    announcement: String,
}

/// What is announced, if anything is; it is on the pages one comes to before a game, never over one.
#[component]
pub(crate) fn Announcement() -> impl IntoView {
    let words = RwSignal::new(String::new());
    spawn_local(async move {
        // A place that cannot be asked announces nothing.
        if let Ok(place) = api::get::<Place>("/api/place").await {
            let _ = words.try_set(place.announcement);
        }
    });
    let shown = move || {
        let words = words.get();
        (!words.is_empty())
            .then(|| view! { <p class="announced"><Icon name="icon-talk" /><b>{words}</b></p> })
    };
    view! { <div role="status">{shown}</div> }
}
