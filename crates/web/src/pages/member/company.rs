//! Small things that the pages of membership share.

use leptos::prelude::*;
use sevenfold_core::Message;

use crate::speech::Speech;

/// What went wrong, where it is seen and heard.
#[component]
pub(super) fn Said(said: RwSignal<Option<Message>>) -> impl IntoView {
    let speech = Speech::here();
    view! {
        <p class="said" role="alert">{move || said.get().map(|said| speech.say(&said))}</p>
    }
}

/// What was done, where it is seen and heard.
#[component]
pub(super) fn Done(done: RwSignal<Option<Message>>) -> impl IntoView {
    let speech = Speech::here();
    view! { <p role="status">{move || done.get().map(|done| speech.say(&done))}</p> }
}

/// A field to write in, with its label.
#[component]
pub(super) fn Field(
    /// What it is called.
    label: &'static str,
    /// What the browser may fill in.
    fill: &'static str,
    /// `text` or `password`.
    #[prop(default = "text")]
    kind: &'static str,
    value: RwSignal<String>,
) -> impl IntoView {
    let speech = Speech::here();
    view! {
        <label class="name">
            <span>{speech.says(label)}</span>
            <input
                type=kind
                autocomplete=fill
                autocapitalize="off"
                spellcheck="false"
                prop:value=move || value.get()
                on:input=move |event| value.set(event_target_value(&event))
            />
        </label>
    }
}

/// A moment in the words of the reader's language, to the minute.
pub(super) fn moment(speech: Speech, millis: u64) -> String {
    #[expect(clippy::cast_precision_loss, reason = "milliseconds since 1970 are exact for ages")]
    let date = js_sys::Date::new(&(millis as f64).into());
    let how = js_sys::Object::new();
    for (key, value) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        // A fresh object takes any property.
        let _ = js_sys::Reflect::set(&how, &key.into(), &value.into());
    }
    String::from(date.to_locale_string(speech.lang().code(), &how))
}
