//! The time an answer has, as a ring that drains; where motion is not wanted, the seconds alone tell it.

use leptos::prelude::*;
use sevenfold_core::Message;

use super::stage::Stage;
use crate::memo::Memo;
use crate::table::{Left, time_left};

/// The clock of the window this viewer is asked in, where it closes.
pub(crate) fn clock(stage: Stage) -> impl IntoView {
    let here = stage.here;
    let left = time_left(here);
    let seconds = Memo::new(move |_| left.get().map(Left::seconds));
    let rest = Memo::new(move |_| left.get().map_or(0, Left::percent));
    let open = Memo::new(move |_| seconds.get().is_some());
    move || {
        open.get().then(|| {
            let label = move || {
                let seconds = i64::try_from(seconds.get().unwrap_or_default()).unwrap_or(i64::MAX);
                here.say(&Message::new("web-triple-seven-seconds-left").with("seconds", seconds))
            };
            view! {
                <svg class="ts-clock" class:late=move || seconds.get().is_some_and(|left| left <= 5) viewBox="0 0 56 56" role="timer" aria-label=label>
                    <circle cx="28" cy="28" r="24" />
                    <circle class="rest" cx="28" cy="28" r="24" pathLength="100" stroke-dasharray=move || format!("{} 100", rest.get()) transform="rotate(-90 28 28)" />
                    <text x="28" y="35" text-anchor="middle" font-size="22">{move || seconds.get()}</text>
                </svg>
            }
        })
    }
}
