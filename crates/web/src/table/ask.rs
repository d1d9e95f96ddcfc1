//! What is asked, in one sentence, always in the same place; and hint and undo beside it.

use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_protocol::{Phase, Request};

use super::Here;
use super::time_left::TimeLeft;
use crate::parts::Icon;

/// The sentence.
#[component]
pub fn AskLine(here: Here) -> impl IntoView {
    let mine = move || !here.choices().is_empty();
    view! {
        <p class="ask" class:lit=mine role="status">
            <span class="dot"></span>
            <span>{move || here.say(&sentence(here))}</span>
            <TimeLeft here />
        </p>
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
    let Some(game) = here.game() else { return Message::new("web-ask-gathering") };
    if let Some(ask) = game.ask {
        return ask;
    }
    match game.agenda.must().first() {
        Some(seat) => Message::new("web-ask-wait").with("seat", seat),
        None => Message::new("web-ask-table"),
    }
}

/// Hint and undo, as far as they can be had.
#[component]
pub fn Helps(here: Here) -> impl IntoView {
    let mine = Memo::new(move |_| here.face.with(|face| face.as_ref().and_then(|face| face.mine)));
    let ask = move |make: fn(sevenfold_core::Seat) -> Request| {
        if let Some(seat) = here.me() {
            here.link.ask(make(seat));
        }
    };
    view! {
        <div class="acts">
            <button
                class="tool"
                disabled=move || !mine.get().is_some_and(|mine| mine.can_hint) || here.choices().is_empty()
                on:click=move |_| ask(|seat| Request::Hint { seat })
            >
                <Icon name="icon-hint" />
                <span>{move || here.t("web-hint")}</span>
            </button>
            <button
                class="tool"
                disabled=move || !mine.get().is_some_and(|mine| mine.can_undo)
                on:click=move |_| ask(|seat| Request::OfferUndo { seat })
            >
                <Icon name="icon-undo" />
                <span>{move || here.t("web-undo")}</span>
            </button>
        </div>
    }
}
