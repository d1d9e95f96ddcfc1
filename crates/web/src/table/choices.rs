//! What can be done, as buttons: the generic way to play any game.

use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_protocol::Choice;

use super::{Entry, Here, entries};
use crate::games;
use crate::parts::Icon;

/// All choices, grouped where they are many.
#[component]
pub fn Choices(here: Here) -> impl IntoView {
    let path = RwSignal::new(Vec::<String>::new());
    // A new decision begins with nothing chosen.
    Effect::new(move || {
        here.face.track();
        path.set(Vec::new());
    });
    let list = Memo::new(move |_| path.with(|path| entries(&here.choices(), path)));
    view! {
        <div class="choices" role="group" aria-label=move || here.t("web-choices")>
            <Show when=move || path.with(|path| !path.is_empty())>
                <button class="btn back" on:click=move |_| path.update(|path| { path.pop(); })>
                    <Icon name="icon-back" />
                    <span>{move || games::group_label(here, &path.get())}</span>
                </button>
            </Show>
            {move || list.get().into_iter().map(|entry| button(here, entry, path)).collect_view()}
        </div>
    }
}

fn button(here: Here, entry: Entry, path: RwSignal<Vec<String>>) -> AnyView {
    match entry {
        Entry::Move(choice) => {
            let label = here.say(&label(&choice));
            let (text, pressed) = (choice.text.clone(), choice);
            let shown = move || hinted(here).as_deref() == Some(text.as_str());
            view! {
                <button class="btn can" class:hinted=shown on:click=move |_| here.play(&pressed)>{label}</button>
            }
            .into_any()
        }
        Entry::Group { path: longer, count } => {
            let label = games::group_label(here, &longer);
            view! {
                <button class="btn can group" on:click=move |_| path.set(longer.clone())>
                    {label}<span class="n">{count}</span>
                </button>
            }
            .into_any()
        }
    }
}

/// A move in words.
pub fn label(choice: &Choice) -> Message {
    choice.label.clone().unwrap_or_else(|| Message::new("move-text").with("text", choice.text.as_str()))
}

/// The move a good player would make, if that was asked.
pub fn hinted(here: Here) -> Option<String> {
    here.link.desk.with(|desk| Some(desk.hint.as_ref()?.1.as_ref()?.text.clone()))
}
