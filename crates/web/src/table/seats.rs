//! Who sits where: the strip of opponents, and one's own seat.

use leptos::prelude::*;
use sevenfold_core::{Message, Seat};
use sevenfold_protocol::{Sitter, StandIn, StandInCause};

use super::Here;
use super::motion::spot_of;
use super::talk::Bubble;
use super::time_left::Clock;
use crate::memo::Memo;
use crate::parts::Icon;

/// A seat's sign: a shape and a colour of its own.
#[component]
pub(crate) fn Sign(
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let number = seat.number();
    view! {
        <span class=format!("sign s{number}") aria-hidden="true">
            <svg><use href=format!("#seat-{number}") /></svg>
        </span>
    }
}

/// Everybody else, in playing order from one's own left.
#[component]
pub(crate) fn Opponents(here: Here) -> impl IntoView {
    let others = here.settled(move || {
        let seats = here.face.with(|face| face.map_or(0, |face| face.table.seats.len() as u8));
        let me = here.me();
        let first = me.map_or(Seat::FIRST, |me| me.next(seats.max(1)));
        first
            .around(seats.max(1))
            .filter(|seat| Some(*seat) != me && seat.number() <= seats)
            .collect::<Vec<_>>()
    });
    view! {
        <ul class="opps" class:many=move || others.with(|others| others.len() > 4) aria-label=here.says("web-opponents")>
            <For each=move || others.get() key=|seat| *seat children=move |seat| view! { <Opponent here seat /> } />
        </ul>
    }
}

#[component]
fn Opponent(here: Here, seat: Seat) -> impl IntoView {
    let asked = here.settled(move || here.waits_for(seat));
    let off = here.settled(move || is_off(here, seat));
    let status = here.settled(move || status_of(here, seat));
    // How a game is drawn does not change: what is counted says itself what it is made of.
    let drawn = untrack(|| here.drawn());
    view! {
        <li class="opp" class:turn=move || asked.get() class:off=move || off.get() data-spot=spot_of(seat)>
            <Sign seat />
            <div class="who">
                <b>{move || here.name(seat)}</b>
                <span class="st2">{move || here.say(&in_words(here, &status.get()))}<Clock here seat /></span>
            </div>
            <div class="nums">{untrack(|| drawn.map(|drawn| (drawn.counts)(here, seat)))}</div>
            <Bubble here seat />
        </li>
    }
}

/// One's own seat.
#[component]
pub(crate) fn Me(here: Here) -> impl IntoView {
    let drawn = untrack(|| here.drawn());
    move || {
        let seat = here.me()?;
        Some(view! {
            <div class="me" data-spot=spot_of(seat)>
                <Sign seat />
                <div class="who">
                    <b>{move || here.name(seat)}</b>
                    // Whoever has no name is called so already.
                    <span class="st2">{move || (here.name(seat) != here.t("web-you-name")).then(|| here.t("web-you"))}</span>
                </div>
                <div class="nums">{untrack(|| drawn.map(|drawn| (drawn.counts)(here, seat)))}</div>
                <Bubble here seat />
            </div>
        })
    }
}

/// Is somebody away, or does a bot play for them?
fn is_off(here: Here, seat: Seat) -> bool {
    matches!(
        here.sitter(seat),
        Some(Sitter::Person { here: false, .. } | Sitter::Person { stand_in: Some(_), .. })
    )
}

/// What a player is doing.
#[derive(Clone, PartialEq)]
enum Status {
    /// One of the ways that need no facts, by the key of its words.
    Plainly(&'static str),
    /// A bot that waits, by its name on the roster.
    Bot(String),
}

/// The same in a word or two.
fn in_words(here: Here, status: &Status) -> Message {
    match status {
        Status::Plainly(key) => Message::new(key),
        Status::Bot(bot) => Message::new("web-status-level").with("level", here.level_name(bot)),
    }
}

fn status_of(here: Here, seat: Seat) -> Status {
    let asked = here.waits_for(seat);
    match here.sitter(seat) {
        Some(Sitter::Person { stand_in: Some(_), .. }) if here.is_playing() => {
            Status::Plainly("web-status-stand-in")
        }
        Some(Sitter::Person { stand_in: Some(StandIn { cause: StandInCause::Resigned, .. }), .. }) => {
            Status::Plainly("web-status-resigned")
        }
        Some(Sitter::Person { here: false, .. }) => Status::Plainly("web-status-away"),
        _ if asked => Status::Plainly("web-status-turn"),
        Some(Sitter::Bot { bot }) => Status::Bot(bot),
        Some(Sitter::Person { .. } | Sitter::Nobody) | None => Status::Plainly("web-status-here"),
    }
}

/// A number beside its sign; it changes while all else stays.
pub(crate) fn count(
    here: Here,
    icon: &'static str,
    label: &'static str,
    number: Memo<Option<u16>>,
) -> AnyView {
    view! {
        <span class="cnt">
            <Icon name=icon />
            <span class="vh">{here.says(label)}</span>
            <b>{move || number.get()}</b>
        </span>
    }
    .into_any()
}
