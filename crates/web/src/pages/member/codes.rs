//! Recovery codes: to be printed, copied or saved, for they are shown once.

use leptos::prelude::*;
use sevenfold_core::Message;

use crate::parts::{Icon, address_of, copy, download};
use crate::speech::Speech;

/// The codes, and the ways to keep them.
#[component]
pub(super) fn CodeSheet(
    /// The codes.
    codes: Vec<String>,
    /// Whose.
    name: String,
) -> impl IntoView {
    let speech = Speech::here();
    let copied = RwSignal::new(false);
    let paper = Message::new("members-codes-paper").with("address", address_of("/recover"));
    let text = codes.join("\n");
    let (to_copy, to_save) = (text.clone(), text);
    let file = format!("sevenfold-{name}.txt");
    view! {
        <div class="codes">
            <h3 class="serif on-paper">"Sevenfold · "{name}</h3>
            <p class="on-paper">{move || speech.say(&paper)}</p>
            <ol>{codes.into_iter().map(|code| view! { <li><code>{code}</code></li> }).collect_view()}</ol>
        </div>
        <div class="row2">
            <button class="btn" type="button" on:click=move |_| drop(window().print())>
                {speech.says("members-print")}
            </button>
            <button class="btn" type="button" on:click=move |_| copied.set(copy(&to_copy))>
                <Icon name="icon-link" />
                <span role="status">{move || speech.t(if copied.get() { "web-copied" } else { "web-copy" })}</span>
            </button>
            <button class="btn" type="button" on:click=move |_| download(&file, &to_save)>
                <Icon name="icon-down" />
                {speech.says("members-save")}
            </button>
        </div>
    }
}
