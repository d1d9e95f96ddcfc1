//! Somebody wishes to take a move back: yes or no; and whoever wished may leave it.

use leptos::prelude::*;
use sevenfold_core::{Message, Seat};
use sevenfold_protocol::{Consent, Request};

use super::Here;
use crate::parts::Icon;

/// What the wish means for whoever looks at it.
#[derive(Clone, Copy, PartialEq)]
enum Wish {
    /// Somebody else's: this seat's answer is missing.
    Of { by: Seat, answering: Seat },
    /// One's own: the others have not all answered.
    Own(Seat),
}

/// The wish, for whoever made it and for those whose answer is missing.
#[component]
pub(crate) fn UndoWish(here: Here) -> impl IntoView {
    let wish = here.settled(move || {
        let offer = here.face.with(|face| face?.table.undo.clone())?;
        let mine = here.mine();
        if mine.contains(offer.by) {
            return Some(Wish::Own(offer.by));
        }
        let answering = mine.iter().find(|seat| offer.waiting.contains(*seat))?;
        Some(Wish::Of { by: offer.by, answering })
    });
    move || wish.get().map(|wish| view! { <Band here wish /> })
}

#[component]
fn Band(here: Here, wish: Wish) -> impl IntoView {
    let answer = move |seat, consent| here.link.ask(Request::AnswerUndo { seat, consent });
    let (sentence, buttons) = match wish {
        Wish::Of { by, answering } => (
            Message::new("web-undo-wish").with("seat", by),
            view! {
                <button class="btn go" on:click=move |_| answer(answering, Consent::Agree)>{here.says("web-agree")}</button>
                <button class="btn" on:click=move |_| answer(answering, Consent::Decline)>{here.says("web-decline")}</button>
            }
            .into_any(),
        ),
        Wish::Own(seat) => (
            Message::new("web-undo-waiting"),
            view! {
                <button class="btn" on:click=move |_| answer(seat, Consent::Decline)>{here.says("web-undo-withdraw")}</button>
            }
            .into_any(),
        ),
    };
    view! {
        <div class="band" role="alertdialog" aria-label=here.says("web-undo")>
            <Icon name="icon-undo" />
            <p>{move || here.say(&sentence)}</p>
            {buttons}
        </div>
    }
}
