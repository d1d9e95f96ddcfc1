//! The title of the browser's tab.

use crate::watch::watch;
use leptos::prelude::*;

/// Names the page in the browser's tab, in the reader's language.
#[component]
pub(crate) fn Title(
    /// What stands before the name of the house.
    #[prop(into)]
    text: Signal<String>,
) -> impl IntoView {
    watch(move || document().set_title(&format!("{} · Sevenfold", text.get())));
}
