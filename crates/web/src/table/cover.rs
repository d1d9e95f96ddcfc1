//! Several people at one device: between their turns the screen is covered, so that nobody sees another's hand.

use leptos::prelude::*;
use sevenfold_client::Picture;
use sevenfold_core::{Message, Seat};

use super::{Here, Sign};
use crate::games::Face;
use crate::memo::Memo;
use crate::watch::watch;

/// Whom the device is to be handed to. Where there is nothing to hide, it shows the next player's side by itself.
pub(crate) fn next_to_look(here: Here, face: &'static Face) -> Memo<Option<Seat>> {
    let next = here.settled(move || here.link.with_picture(Picture::next_to_look));
    if face.open_hands {
        watch(move || {
            if let Some(seat) = next.get() {
                here.link.update_picture(|picture| picture.looking = Some(seat));
            }
        });
        return Memo::new(|_| None);
    }
    next
}

/// Nothing of the table is on the page while the device changes hands.
#[component]
pub(crate) fn Cover(here: Here, seat: Seat, tint: &'static str) -> impl IntoView {
    let look = move |_| here.link.update_picture(|picture| picture.looking = Some(seat));
    let sentence = Message::new("web-cover-hand-over").with("name", here.name(seat));
    let button = Message::new("web-cover-here").with("name", here.name(seat));
    let node = NodeRef::<leptos::html::Button>::new();
    // Whoever plays with keys goes on with Enter.
    watch(move || {
        if let Some(button) = node.get() {
            // A button that is on the page takes the focus.
            let _ = button.focus();
        }
    });
    view! {
        <main id="main" class=format!("cover {tint}")>
            <Sign seat />
            <h1 class="serif" role="status">{move || here.say(&sentence)}</h1>
            <p>{here.says("web-cover-why")}</p>
            <button class="btn go big" node_ref=node on:click=look>{move || here.say(&button)}</button>
        </main>
    }
}
