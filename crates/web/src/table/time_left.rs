//! How long an answer or a race still waits.

use std::time::Duration;

use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_protocol::Millis;

use super::Here;
use crate::link::now;

/// How often the seconds are looked at.
const EVERY: Duration = Duration::from_millis(250);

/// The seconds until the first open window closes, where one does.
#[component]
pub fn TimeLeft(here: Here) -> impl IntoView {
    let tick = RwSignal::new(now());
    if let Ok(clock) = set_interval_with_handle(move || tick.set(now()), EVERY) {
        on_cleanup(move || clock.clear());
    }
    // The host's clock may differ from this browser's; only differences count.
    let heard = Memo::new(move |_| {
        let told = here.face.with(|face| face.as_ref().map_or(Millis(0), |face| face.now));
        (told, now())
    });
    let closes = Memo::new(move |_| here.game()?.windows.iter().filter_map(|window| window.closes).min());
    let seconds = Memo::new(move |_| {
        let (told, then) = heard.get();
        let host_now = told.plus(tick.get().since(then));
        closes.get().map(|closes| closes.since(host_now).div_ceil(1000))
    });
    move || {
        let seconds = seconds.get()?;
        let message =
            Message::new("web-seconds-left").with("seconds", i64::try_from(seconds).unwrap_or(i64::MAX));
        // Spoken once by the sentence beside it, not every second.
        Some(view! { <span class="left" aria-hidden="true">{here.say(&message)}</span> })
    }
}
