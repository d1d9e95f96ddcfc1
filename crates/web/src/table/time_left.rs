//! How long an answer, a race or a move still waits.

use std::time::Duration;

use leptos::prelude::*;
use sevenfold_core::{Message, Seat};
use sevenfold_protocol::{GameFace, Millis, OpenWindow};

use super::Here;
use crate::link::now;
use crate::memo::Memo;

/// How often the seconds are looked at.
const EVERY: Duration = Duration::from_millis(250);
const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// What is left of the time for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Left {
    /// Milliseconds until the window closes.
    rest: u64,
    /// Milliseconds it was open for in all.
    whole: u64,
}

impl Left {
    /// Whole seconds, rounded up.
    pub(crate) const fn seconds(self) -> u64 {
        self.rest.div_ceil(1000)
    }

    /// How much of it is left, of a hundred.
    pub(crate) fn percent(self) -> u64 {
        (self.rest * 100).checked_div(self.whole).unwrap_or_default().min(100)
    }
}

/// When a window closes, and when it opened.
type Closing = Option<(Millis, Millis)>;

/// A window that closes, as it was heard of.
#[derive(Clone, Copy, PartialEq)]
struct Heard {
    closes: Millis,
    opened: Millis,
    /// The host's clock then; it may differ from this browser's, so that only differences count.
    told: Millis,
    /// This browser's clock then.
    at: Millis,
}

/// The time until the first open window closes, where one does.
pub(crate) fn time_left(here: Here) -> Memo<Option<Left>> {
    counting(here, move |game| first_of(game.windows.iter()))
}

fn first_of<'a>(windows: impl Iterator<Item = &'a OpenWindow>) -> Closing {
    windows.filter_map(|window| Some((window.closes?, window.opened))).min()
}

/// When the table would move for this seat.
fn closing_for(game: &GameFace, seat: Seat) -> Closing {
    let asks = |id| game.agenda.windows().iter().any(|window| window.id == id && window.must.contains(seat));
    first_of(game.windows.iter().filter(|window| asks(window.id)))
}

fn counting(here: Here, closing: impl Fn(&GameFace) -> Closing + 'static) -> Memo<Option<Left>> {
    let tick = RwSignal::new(now());
    if let Ok(clock) = set_interval_with_handle(move || tick.set(now()), EVERY) {
        on_cleanup(move || clock.clear());
    }
    let heard = here.settled(move || {
        let (closes, opened) = here.with_game(&closing)??;
        let told = here.face.with(|face| face.map_or(Millis(0), |face| face.now));
        Some(Heard { closes, opened, told, at: now() })
    });
    Memo::new(move |_| {
        let Heard { closes, opened, told, at } = heard.get()?;
        let host_now = told.plus(tick.get().since(at));
        Some(Left { rest: closes.since(host_now), whole: closes.since(opened) })
    })
}

/// The time until the first open window closes, where one does.
#[component]
pub(crate) fn TimeLeft(here: Here) -> impl IntoView {
    told(here, time_left(here), "left")
}

/// The time somebody still has, where it is limited.
#[component]
pub(crate) fn Clock(here: Here, seat: Seat) -> impl IntoView {
    told(here, counting(here, move |game| closing_for(game, seat)), "clock")
}

fn told(here: Here, left: Memo<Option<Left>>, class: &'static str) -> impl IntoView {
    let seconds = Memo::new(move |_| left.get().map(Left::seconds));
    move || {
        let seconds = seconds.get()?;
        // Spoken once by the sentence beside it, not every second.
        Some(view! {
            <span class=class class:short=seconds <= 10 aria-hidden="true">{here.say(&in_words(seconds))}</span>
        })
    }
}

/// A time in words: the less of it, the more exactly.
fn in_words(seconds: u64) -> Message {
    let fact = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    match seconds {
        0..100 => Message::new("web-time-seconds").with("seconds", fact(seconds)),
        100..HOUR => {
            let rest = format!("{:02}", seconds % MINUTE);
            Message::new("web-time-minutes").with("minutes", fact(seconds / MINUTE)).with("seconds", rest)
        }
        HOUR..DAY => {
            let minutes = seconds % HOUR / MINUTE;
            Message::new("web-time-hours").with("hours", fact(seconds / HOUR)).with("minutes", fact(minutes))
        }
        DAY.. => {
            let hours = seconds % DAY / HOUR;
            Message::new("web-time-days").with("days", fact(seconds / DAY)).with("hours", fact(hours))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sevenfold_texts::{Lang, Nobody, Texts};

    #[test]
    fn little_time_is_told_exactly_and_much_time_roughly() {
        let said = |seconds| Texts::of(Lang::En).say(&in_words(seconds), &Nobody);
        assert_eq!(said(7), "7 s");
        assert_eq!(said(99), "99 s");
        assert_eq!(said(100), "1:40 min");
        assert_eq!(said(605), "10:05 min");
        assert_eq!(said(2 * HOUR + 90), "2 h 1 min");
        assert_eq!(said(3 * DAY + 5 * HOUR + 7), "3 d 5 h");
    }
}
