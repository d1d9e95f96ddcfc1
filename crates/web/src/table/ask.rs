//! What is asked, in one sentence, always in the same place; what just happened, and hint and undo beside it.

use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_protocol::{LogKind, Phase, Request};

use super::Here;
use super::keys::Opens;
use super::seat_menu::SeatMenu;
use super::talk::Phrases;
use super::time_left::TimeLeft;
use crate::memo::Memo;
use crate::parts::Icon;

/// The sentence, and the last thing that happened.
#[component]
pub(crate) fn AskLine(here: Here) -> impl IntoView {
    let mine = move || here.is_asked();
    view! {
        <div class="ask" class:lit=mine>
            <span class="dot"></span>
            <p role="status">{move || here.say(&sentence(here))}</p>
            <TimeLeft here />
            // The log reads it out.
            <p class="more2" aria-hidden="true">{move || last(here).map(|last| here.say(&last))}</p>
        </div>
    }
}

fn sentence(here: Here) -> Message {
    let over =
        here.face.with(|face| face.as_ref().is_some_and(|face| matches!(face.table.phase, Phase::Over(_))));
    if over {
        return Message::new("web-ask-over");
    }
    if let Some(asking) = here.asking.get() {
        return asking;
    }
    let asked = here.with_game(|game| match (&game.ask, game.agenda.must().first()) {
        (Some(ask), _) => ask.clone(),
        (None, Some(seat)) => Message::new("web-ask-wait").with("seat", seat),
        (None, None) => Message::new("web-ask-table"),
    });
    asked.unwrap_or_else(|| Message::new("web-ask-gathering"))
}

/// What last happened in the game.
fn last(here: Here) -> Option<Message> {
    here.face.with(|face| {
        let mut lines = face.as_ref()?.log.iter().rev();
        lines.find(|line| line.kind == LogKind::Game).map(|line| line.message.clone())
    })
}

/// Hint and undo as far as they can be had, talk, and what else one can do about the own seat.
#[component]
pub(crate) fn Helps(here: Here, opens: Opens) -> impl IntoView {
    let mine = Memo::new(move |_| here.face.with(|face| face.as_ref().and_then(|face| face.mine)));
    let ask = move |make: fn(sevenfold_core::Seat) -> Request| {
        if let Some(seat) = here.me() {
            here.link.ask(make(seat));
        }
    };
    let seated = move || here.me().is_some();
    view! {
        <div class="acts">
            <Show when=seated>
                <button
                    class="tool"
                    disabled=move || !mine.get().is_some_and(|mine| mine.can_hint) || !here.is_asked()
                    on:click=move |_| ask(|seat| Request::Hint { seat })
                >
                    <Icon name="icon-hint" />
                    <span>{here.says("web-hint")}</span>
                </button>
                <button
                    class="tool"
                    disabled=move || !mine.get().is_some_and(|mine| mine.can_undo)
                    on:click=move |_| ask(|seat| Request::OfferUndo { seat })
                >
                    <Icon name="icon-undo" />
                    <span>{here.says("web-undo")}</span>
                </button>
                <Show when=move || here.has_company()><Phrases here /></Show>
            </Show>
            <SeatMenu here open=opens.menu />
        </div>
    }
}
