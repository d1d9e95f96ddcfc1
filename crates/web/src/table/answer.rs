//! Somebody wishes to take a move back: yes or no.

use leptos::prelude::*;
use sevenfold_core::{Message, Seat};
use sevenfold_protocol::{Consent, Request};

use super::Here;

/// The wish, for those whose answer is missing.
#[component]
pub fn UndoWish(here: Here) -> impl IntoView {
    let wish = Memo::new(move |_| {
        let offer = here.face.with(|face| face.as_ref().and_then(|face| face.table.undo.clone()))?;
        let seat = here.mine().iter().find(|seat| offer.waiting.contains(*seat))?;
        Some((offer.by, seat))
    });
    move || wish.get().map(|(by, seat)| view! { <Wish here by seat /> })
}

#[component]
fn Wish(here: Here, by: Seat, seat: Seat) -> impl IntoView {
    let sentence = Message::new("web-undo-wish").with("seat", by);
    let answer = move |consent| here.link.ask(Request::AnswerUndo { seat, consent });
    view! {
        <div class="choices" role="status">
            <p>{move || here.say(&sentence)}</p>
            <button class="btn can" on:click=move |_| answer(Consent::Agree)>{move || here.t("web-agree")}</button>
            <button class="btn can" on:click=move |_| answer(Consent::Decline)>{move || here.t("web-decline")}</button>
        </div>
    }
}
