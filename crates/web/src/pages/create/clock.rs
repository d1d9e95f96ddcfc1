//! How long a move may take.

use leptos::prelude::*;
use sevenfold_protocol::Pace;

use crate::parts::Segs;

/// The clocks of a live table, in seconds.
const LIVE: [(Option<u32>, &str); 4] = [
    (None, "web-clock-none"),
    (Some(20), "web-clock-20s"),
    (Some(45), "web-clock-45s"),
    (Some(120), "web-clock-2min"),
];

/// The clocks of a slow table, in seconds.
const SLOW: [(Option<u32>, &str); 4] = [
    (None, "web-clock-none"),
    (Some(8 * 60 * 60), "web-clock-8h"),
    (Some(24 * 60 * 60), "web-clock-1d"),
    (Some(3 * 24 * 60 * 60), "web-clock-3d"),
];

/// The clock, with times that suit the pace.
#[component]
pub(crate) fn ClockField(pace: RwSignal<Pace>, clock: RwSignal<Option<u32>>) -> impl IntoView {
    let speech = crate::speech::Speech::here();
    move || {
        let clocks = match pace.get() {
            Pace::Live => LIVE,
            Pace::Slow => SLOW,
        };
        view! {
            <div>
                <Segs
                    label="web-clock"
                    values=clocks.to_vec()
                    chosen=Signal::derive(move || Some(clock.get()))
                    choose=Callback::new(move |one| clock.set(one))
                />
                <small>{speech.says("web-clock-hint")}</small>
            </div>
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sevenfold_protocol::limits::{LEAST_MOVE_SECONDS, MOST_MOVE_SECONDS};

    #[test]
    fn every_clock_can_be_set() {
        let clocks = LIVE.iter().chain(&SLOW).filter_map(|(seconds, _)| *seconds);
        assert!(
            clocks.into_iter().all(|seconds| (LEAST_MOVE_SECONDS..=MOST_MOVE_SECONDS).contains(&seconds))
        );
    }
}
