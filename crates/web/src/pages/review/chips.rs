//! What stands beside a move that was considered: whose it is, and how good.

use leptos::prelude::*;

use crate::table::Here;

/// Chips for whose move it was and for what is thought of it, if there is anything to say.
#[component]
pub(crate) fn Chips(here: Here, yours: Option<&'static str>, mark: Option<&'static str>) -> impl IntoView {
    (yours.is_some() || mark.is_some()).then(|| {
        view! {
            <span class="rv-chips">
                {yours.map(|yours| view! { <span class="rv-you">{here.says(yours)}</span> })}
                {mark.map(|mark| view! { <span class="rv-mark">{here.says(mark)}</span> })}
            </span>
        }
    })
}
