//! What a good player would do, in words, and why.

use leptos::prelude::*;
use sevenfold_client::Hint;
use sevenfold_core::Message;

use super::choices::label;
use super::{Here, on_occasion};
use crate::parts::Icon;

/// A move as this table says it: it may point at what lies there.
pub(crate) fn own_words(here: Here, text: &str) -> Option<Message> {
    here.drawn().and_then(|drawn| (drawn.describe)(here, text))
}

/// The hint, once it was asked for.
#[component]
pub(crate) fn HintLine(here: Here) -> impl IntoView {
    let hint = here.settled(move || here.link.with_picture(|picture| picture.hint.clone()));
    view! {
        <div class="hintline" role="status">
            {move || hint.get().map(|hint| on_occasion(move |it| (it.hint)(here, hint.clone())))}
        </div>
    }
}

/// A hint.
#[component]
pub(crate) fn Hinted(here: Here, hint: Hint) -> impl IntoView {
    let Hint { choice, reason } = hint;
    let sentence = match choice {
        Some(choice) => {
            let told = own_words(here, &choice.text).unwrap_or_else(|| label(here, &choice));
            Message::new("web-hint-move").with("move", told)
        }
        None => Message::new("web-hint-pass"),
    };
    view! {
        <p class="band">
            <Icon name="icon-hint" />
            <span>{move || here.say(&sentence)}</span>
            {reason.map(|reason| view! { <span>{move || here.say(&reason)}</span> })}
        </p>
    }
}
