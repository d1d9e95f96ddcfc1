//! What is asked, in one sentence, always in the same place; what just happened, and hint and undo beside it.

use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_protocol::{LogKind, Phase, Request};

use super::Here;
use super::keys::Opens;
use super::seat_menu::SeatMenu;
use super::talk::Phrases;
use super::time_left::TimeLeft;
use crate::parts::Icon;

/// The sentence, and the last thing that happened.
#[component]
pub(crate) fn AskLine(here: Here) -> impl IntoView {
    let mine = move || here.is_asked();
    let asked = here.settled(move || asked(here));
    let sentence = move || here.say(&asked.with(|asked| sentence(here, asked)));
    let last = here.settled(move || last(here));
    view! {
        <div class="ask" class:lit=mine>
            <span class="dot"></span>
            <p role="status">{sentence}</p>
            <TimeLeft here />
            // The log reads it out.
            <p class="more2" aria-hidden="true">{move || last.with(|last| last.as_ref().map(|last| here.say(last)))}</p>
        </div>
    }
}

/// What the table asks; nothing more is asked once the game is over.
#[derive(PartialEq)]
enum Asked {
    Over,
    Open(Message),
}

fn asked(here: Here) -> Asked {
    let over = here.face.with(|face| face.is_some_and(|face| matches!(face.table.phase, Phase::Over(_))));
    if over {
        return Asked::Over;
    }
    let asked = here.with_game(|game| match (&game.ask, game.agenda.must().first()) {
        (Some(ask), _) => ask.clone(),
        (None, Some(seat)) => Message::new("web-ask-wait").with("seat", seat),
        (None, None) => Message::new("web-ask-table"),
    });
    Asked::Open(asked.unwrap_or_else(|| Message::new("web-ask-gathering")))
}

/// The same, or what a game asks more precisely.
fn sentence(here: Here, asked: &Asked) -> Message {
    match asked {
        Asked::Over => Message::new("web-ask-over"),
        Asked::Open(asked) => here.asking.get().unwrap_or_else(|| asked.clone()),
    }
}

/// What last happened in the game.
fn last(here: Here) -> Option<Message> {
    here.face.with(|face| {
        let mut lines = face?.log.iter().rev();
        lines.find(|line| line.kind == LogKind::Game).map(|line| line.message.clone())
    })
}

/// Hint and undo as far as they can be had, talk, and what else one can do about the own seat.
#[component]
pub(crate) fn Helps(here: Here, opens: Opens) -> impl IntoView {
    let mine = here.settled(move || here.face.with(|face| face?.mine));
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
