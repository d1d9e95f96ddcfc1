//! Drawings from the sheet of symbols.

use leptos::prelude::*;

/// A symbol, for decoration: whatever it means is also said in words.
#[component]
pub(crate) fn Icon(
    /// Its name on the sheet.
    name: &'static str,
    /// How it is styled.
    #[prop(default = "i")]
    class: &'static str,
) -> impl IntoView {
    view! {
        <svg class=class aria-hidden="true">
            <use href=format!("#{name}") />
        </svg>
    }
}
