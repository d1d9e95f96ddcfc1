//! A bot plays for somebody: how to take the seat again, and how to let a bot play for who is away.

use leptos::prelude::*;
use sevenfold_core::{Message, Seat};
use sevenfold_protocol::{Request, Sitter, Snapshot, StandInCause};

use super::{Here, on_occasion};
use crate::parts::Icon;

/// Says that a bot plays for me, and gives me my seat back.
#[component]
pub(crate) fn PlayedFor(here: Here) -> impl IntoView {
    let cause = here.settled(move || {
        let seat = here.me()?;
        here.is_playing().then_some(())?;
        Some((seat, here.stand_in(seat)?.cause))
    });
    move || cause.get().map(|(seat, cause)| on_occasion(move |it| (it.bot)(here, seat, cause)))
}

/// A bot plays for me.
#[component]
pub(crate) fn BotPlays(here: Here, seat: Seat, cause: StandInCause) -> impl IntoView {
    let back = move |_| {
        here.link.ask(Request::TakeSeat { seat: Some(seat), name: here.given_name(seat) });
    };
    let resigned = cause == StandInCause::Resigned;
    let sentence = if resigned { "web-bot-plays-on" } else { "web-bot-plays-for-you" };
    view! {
        <div class="band" role="status">
            <Icon name="icon-bot" />
            <p>{move || here.t(sentence)}</p>
            {(!resigned).then(|| view! {
                <button class="btn go" on:click=back>{here.says("web-take-back")}</button>
            })}
        </div>
    }
}

/// Those who play and are away: a bot may play for them.
#[component]
pub(crate) fn Missing(here: Here) -> impl IntoView {
    let missing = here.settled(move || {
        let away = |sitter: &Sitter| matches!(sitter, Sitter::Person { here: false, stand_in: None, .. });
        let first = |face: &Snapshot| Some(face.table.seats.iter().find(|seat| away(&seat.sitter))?.seat);
        let seat = here.face.with(|face| first(face?))?;
        (here.is_playing() && here.me().is_some_and(|me| me != seat)).then_some(seat)
    });
    move || missing.get().map(|seat| on_occasion(move |it| (it.away)(here, seat)))
}

/// Somebody is away.
#[component]
pub(crate) fn Away(here: Here, seat: Seat) -> impl IntoView {
    let sentence = Message::new("web-is-away").with("seat", seat);
    view! {
        <div class="band" role="status">
            <Icon name="icon-clock" />
            <p>{move || here.say(&sentence)}</p>
            <button class="btn" on:click=move |_| here.link.ask(Request::LetBotPlay { seat })>
                {here.says("web-let-bot-play")}
            </button>
        </div>
    }
}
