//! How long an answer or a race still waits.

use std::time::Duration;

use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_protocol::Millis;

use super::Here;
use crate::link::now;

/// How often the seconds are looked at.
const EVERY: Duration = Duration::from_millis(250);

/// What is left of the time for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Left {
    /// Milliseconds until the window closes.
    rest: u64,
    /// Milliseconds it was open for in all.
    whole: u64,
}

impl Left {
    /// Whole seconds, rounded up.
    pub const fn seconds(self) -> u64 {
        self.rest.div_ceil(1000)
    }

    /// How much of it is left, of a hundred.
    pub fn percent(self) -> u64 {
        (self.rest * 100).checked_div(self.whole).unwrap_or_default().min(100)
    }
}

/// The time until the first open window closes, where one does.
pub fn time_left(here: Here) -> Memo<Option<Left>> {
    let tick = RwSignal::new(now());
    if let Ok(clock) = set_interval_with_handle(move || tick.set(now()), EVERY) {
        on_cleanup(move || clock.clear());
    }
    // The host's clock may differ from this browser's; only differences count.
    let heard = Memo::new(move |_| {
        let told = here.face.with(|face| face.as_ref().map_or(Millis(0), |face| face.now));
        (told, now())
    });
    let closing = Memo::new(move |_| {
        let windows = here.game()?.windows;
        windows.iter().filter_map(|window| Some((window.closes?, window.opened))).min()
    });
    Memo::new(move |_| {
        let (told, then) = heard.get();
        let host_now = told.plus(tick.get().since(then));
        let (closes, opened) = closing.get()?;
        Some(Left { rest: closes.since(host_now), whole: closes.since(opened) })
    })
}

/// The seconds until the first open window closes, where one does.
#[component]
pub fn TimeLeft(here: Here) -> impl IntoView {
    let left = time_left(here);
    let seconds = Memo::new(move |_| left.get().map(Left::seconds));
    move || {
        let seconds = seconds.get()?;
        let message =
            Message::new("web-seconds-left").with("seconds", i64::try_from(seconds).unwrap_or(i64::MAX));
        // Spoken once by the sentence beside it, not every second.
        Some(view! { <span class="left" aria-hidden="true">{here.say(&message)}</span> })
    }
}
