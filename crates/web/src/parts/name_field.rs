//! What one is called, to be written.

use leptos::prelude::*;
use sevenfold_protocol::limits::NAME_CHARS;

use crate::speech::Speech;

/// The field with its label. `done` is called when whoever writes goes on to something else.
#[component]
pub(crate) fn NameField(
    name: RwSignal<String>,
    #[prop(optional, into)] done: Option<Callback<()>>,
) -> impl IntoView {
    let speech = Speech::here();
    view! {
        <label class="name">
            <span>{speech.says("web-your-name")}</span>
            <input
                type="text"
                maxlength=NAME_CHARS
                autocomplete="nickname"
                prop:value=move || name.get()
                on:input=move |event| name.set(event_target_value(&event))
                on:change=move |_| done.iter().for_each(|done| done.run(()))
            />
        </label>
    }
}
