//! While there is nothing to be seen yet.

use leptos::prelude::*;

use super::Bar;

/// A page that is on its way.
#[component]
pub(crate) fn OnItsWay() -> impl IntoView {
    view! { <Bar /><main id="main" class="empty" aria-busy="true"></main> }
}
