//! The host's own challenges (DL-36), where a table plays with forfeits.

use leptos::prelude::*;
use serde_json::{Map, Value};

use super::Options;
use crate::challenges;
use crate::speech::Speech;

/// Does a table with these options play with forfeits?
pub(crate) fn has_forfeits(options: &Map<String, Value>) -> bool {
    options.get("forfeits").is_some_and(|chosen| chosen == "on")
}

/// The list, to be written over; the usual one of the language to begin with.
#[component]
pub(crate) fn Challenges(options: Options, own: RwSignal<Option<String>>) -> impl IntoView {
    let speech = Speech::here();
    let list = move || own.get().unwrap_or_else(|| challenges::to_write_over(speech.lang()));
    let write = move |list: Option<String>| {
        challenges::keep(list.as_deref());
        own.set(list);
    };
    view! {
        <Show when=move || options.with(has_forfeits)>
            <label class="own-list">
                <b>{speech.says("web-double-lucky-7-challenges")}</b>
                <small>{speech.says("web-double-lucky-7-challenges-hint")}</small>
                <textarea
                    rows="8"
                    maxlength=sevenfold_protocol::limits::CHALLENGES_BYTES / 4
                    prop:value=list
                    on:input=move |event| write(Some(event_target_value(&event)))
                ></textarea>
            </label>
            <button class="btn" disabled=move || own.with(Option::is_none) on:click=move |_| write(None)>
                {speech.says("web-double-lucky-7-challenges-usual")}
            </button>
        </Show>
    }
}
