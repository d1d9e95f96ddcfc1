//! What can be done, as buttons: the generic way to play any game.

use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_protocol::Choice;

use super::{Entry, Here, entries};
use crate::memo::Memo;
use crate::parts::Icon;
use crate::watch::watch;

/// The choices about what was picked in hand, or else those that are about nothing in hand; grouped where they are
/// many.
#[component]
pub(crate) fn Choices(here: Here) -> impl IntoView {
    let path = RwSignal::new(Vec::<String>::new());
    // A new decision begins with nothing chosen.
    watch(move || {
        here.decision.track();
        here.picked.track();
        if path.with_untracked(|path| !path.is_empty()) {
            path.set(Vec::new());
        }
    });
    let list = Memo::new(move |_| {
        let Some(drawn) = here.drawn() else { return Vec::new() };
        let picked = here.picked.get();
        let mut choices = here.choices();
        choices.retain(|choice| (drawn.about)(&choice.text) == picked);
        path.with(|path| entries(&choices, path, drawn.path))
    });
    let inside = move || path.with(|path| !path.is_empty()) || here.picked.with(Option::is_some);
    let back = move |_| {
        if path.with_untracked(Vec::is_empty) {
            here.picked.set(None);
        }
        path.update(|path| _ = path.pop());
    };
    view! {
        <div class="choices" role="group" aria-label=here.says("web-choices")>
            <Show when=inside>
                <button class="btn back" on:click=back>
                    <Icon name="icon-back" />
                    <span>{here.says("web-back")}</span>
                </button>
            </Show>
            {move || list.get().into_iter().map(|entry| button(here, entry, path)).collect_view()}
        </div>
    }
}

fn button(here: Here, entry: Entry, path: RwSignal<Vec<String>>) -> AnyView {
    match entry {
        Entry::Move(choice) => {
            // The button stays the same one while other things change: a finger may be on it.
            let named = choice.clone();
            let label = move || here.say(&label(here, &named));
            let (text, pressed) = (choice.text.clone(), choice);
            let shown = move || hinted(here).as_deref() == Some(text.as_str());
            view! {
                <button class="btn can" class:hinted=shown data-move=pressed.text.clone() on:click=move |_| here.play(&pressed)>
                    {label}
                </button>
            }
            .into_any()
        }
        Entry::Group { path: longer, count } => {
            let named = longer.clone();
            let label = move || here.drawn().map(|drawn| here.say(&(drawn.group)(&named)));
            view! {
                <button class="btn can group" data-pick=longer.join(" ") on:click=move |_| path.set(longer.clone())>
                    {label}<span class="n">{count}</span>
                </button>
            }
            .into_any()
        }
    }
}

/// A move in words.
pub(crate) fn label(here: Here, choice: &Choice) -> Message {
    let own = || here.drawn().and_then(|drawn| (drawn.describe)(here, &choice.text));
    let plain = || Message::new("move-text").with("text", choice.text.as_str());
    choice.label.clone().or_else(own).unwrap_or_else(plain)
}

/// The move a good player would make, if that was asked.
pub(crate) fn hinted(here: Here) -> Option<String> {
    here.hinted.get()
}
