//! What a good player would do, in words, and why.

use leptos::prelude::*;
use sevenfold_core::Message;

use super::Here;
use super::choices::label;
use crate::desk::Hint;
use crate::memo::Memo;
use crate::parts::Icon;

/// The hint, once it was asked for.
#[component]
pub fn HintLine(here: Here) -> impl IntoView {
    let hint = Memo::new(move |_| here.link.desk.with(|desk| desk.hint.clone()));
    view! {
        <div class="hintline" role="status">
            {move || {
                let Hint { choice, reason } = hint.get()?;
                let reason = reason.map(|reason| view! { <span>{here.say(&reason)}</span> });
                let sentence = match choice {
                    Some(choice) => Message::new("web-hint-move").with("move", label(here, &choice)),
                    None => Message::new("web-hint-pass"),
                };
                Some(view! { <p class="band"><Icon name="icon-hint" /><span>{here.say(&sentence)}</span>{reason}</p> })
            }}
        </div>
    }
}
