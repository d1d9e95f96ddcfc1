//! Is a table in the open, and do its games count?

use leptos::prelude::*;
use sevenfold_protocol::limits::{PAIRED_LIVE_SECONDS, PAIRED_SLOW_SECONDS};
use sevenfold_protocol::{Listing, Pace, Rated};

use crate::speech::Speech;

/// Both choices. Whatever counts has a clock: one is set if there is none.
#[component]
pub(crate) fn InTheOpen(
    listing: RwSignal<Listing>,
    rated: RwSignal<Rated>,
    pace: RwSignal<Pace>,
    clock: RwSignal<Option<u32>>,
) -> impl IntoView {
    let speech = Speech::here();
    let list = move |event| {
        listing.set(if event_target_checked(&event) { Listing::Public } else { Listing::Private });
    };
    let rate = move |event| {
        rated.set(if event_target_checked(&event) { Rated::Rated } else { Rated::Casual });
        if rated.get_untracked() == Rated::Rated && clock.get_untracked().is_none() {
            clock.set(Some(match pace.get_untracked() {
                Pace::Live => PAIRED_LIVE_SECONDS,
                Pace::Slow => PAIRED_SLOW_SECONDS,
            }));
        }
    };
    view! {
        <label class="opt">
            <input type="checkbox" prop:checked=move || listing.get() == Listing::Public on:change=list />
            <span><b>{speech.says("web-public")}</b><small>{speech.says("web-public-hint")}</small></span>
        </label>
        <label class="opt">
            <input type="checkbox" prop:checked=move || rated.get() == Rated::Rated on:change=rate />
            <span><b>{speech.says("web-rated")}</b><small>{speech.says("web-rated-say")}</small></span>
        </label>
    }
}
