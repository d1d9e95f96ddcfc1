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
    // Whoever finds them again reads whose they are and where they count.
    let (head, said, list) = (format!("Sevenfold · {name}"), paper.clone(), codes.join("\n"));
    let title = head.clone();
    let text = move || format!("{head}\n{}\n\n{list}\n", speech.say(&said));
    let to_save = text.clone();
    let file = format!("sevenfold-{name}.txt");
    view! {
        <div class="codes">
            <h3 class="serif on-paper">{title}</h3>
            <p class="on-paper">{move || speech.say(&paper)}</p>
            <ol>{codes.into_iter().map(|code| view! { <li><code>{code}</code></li> }).collect_view()}</ol>
        </div>
        <div class="row2">
            <button class="btn" type="button" on:click=move |_| drop(window().print())>
                {speech.says("members-print")}
            </button>
            <button class="btn" type="button" on:click=move |_| copied.set(copy(&text()))>
                <Icon name="icon-link" />
                <span aria-live="polite">{move || speech.t(if copied.get() { "web-copied" } else { "web-copy" })}</span>
            </button>
            <button class="btn" type="button" on:click=move |_| download(&file, &to_save())>
                <Icon name="icon-down" />
                {speech.says("members-save")}
            </button>
        </div>
    }
}
