//! A few values side by side, one of them chosen.

use leptos::prelude::*;

use crate::speech::Speech;

/// A choice of a few values.
#[component]
pub(crate) fn Segs<T: Copy + PartialEq + Send + Sync + 'static>(
    /// What is chosen here, as a key of the language files.
    label: &'static str,
    /// The values, with what they are called.
    values: Vec<(T, &'static str)>,
    /// The one that is chosen.
    #[prop(into)]
    chosen: Signal<Option<T>>,
    /// Another one is chosen.
    choose: Callback<T>,
) -> impl IntoView {
    let speech = Speech::here();
    let value = move |(value, word): (T, &'static str)| {
        view! {
            <label class="seg">
                <input
                    type="radio"
                    name=label
                    prop:checked=move || chosen.get() == Some(value)
                    on:change=move |_| choose.run(value)
                />
                <span>{move || speech.t(word)}</span>
            </label>
        }
    };
    view! {
        <fieldset class="choice">
            <legend>{move || speech.t(label)}</legend>
            <div class="segs">{values.into_iter().map(value).collect_view()}</div>
        </fieldset>
    }
}
