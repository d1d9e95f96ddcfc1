//! How many look on without a seat.

use leptos::prelude::*;
use sevenfold_core::Message;

use super::Here;
use crate::parts::Icon;

/// An eye and a number, where anybody looks on.
#[component]
pub(crate) fn Watchers(here: Here) -> impl IntoView {
    let count = here.settled(move || {
        here.face.with(|face| face.and_then(|face| face.mine).map_or(0, |mine| mine.watchers))
    });
    let said = move || here.say(&Message::new("web-look-on").with("count", count.get()));
    view! {
        <Show when=move || count.with(|count| *count > 0)>
            <span class="lookers" title=said>
                <Icon name="icon-eye" />
                <b aria-hidden="true">{move || count.get()}</b>
                <span class="vh">{said}</span>
            </span>
        </Show>
    }
}
