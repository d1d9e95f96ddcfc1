//! A note of one's own on a game.

use leptos::prelude::*;
use leptos::task::spawn_local;
use sevenfold_core::Message;

use super::data::Played;
use super::mine::Known;
use crate::api;
use crate::parts::{Dialog, Icon};
use crate::speech::Speech;

/// The note as it is, and the way to change it; nothing for games that only this browser has.
#[component]
pub(super) fn Noting(game: Played, known: Known) -> impl IntoView {
    let speech = Speech::here();
    if game.kind == "here" {
        return ().into_any();
    }
    let open = RwSignal::new(false);
    let note = RwSignal::new(game.note.clone());
    let (shown, failed) = (RwSignal::new(game.note), RwSignal::new(None::<Message>));
    let path = StoredValue::new(format!("/api/me/games/{}/{}/note", game.code, game.number));
    let (code, number) = (game.code, game.number);
    let keep = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let text = note.get_untracked().trim().to_owned();
        spawn_local(async move {
            let body = serde_json::json!({ "note": text }).to_string();
            match api::ask("PUT", &path.get_value(), Some(body)).await {
                Ok(_) => {
                    open.set(false);
                    failed.set(None);
                    shown.set(text.clone());
                    // The list stays as it is; the note is there when it is drawn again.
                    known.there.update_untracked(|there| {
                        let game = there.iter_mut().find(|game| (game.code, game.number) == (code, number));
                        if let Some(game) = game {
                            game.note = text;
                        }
                    });
                }
                Err(why) => failed.set(Some(why)),
            }
        });
    };
    let label =
        move || speech.t(if shown.with(String::is_empty) { "web-own-note-add" } else { "web-own-note" });
    view! {
        <button class="note" aria-haspopup="dialog" on:click=move |_| open.set(true)>
            <Icon name="icon-log" />
            <span>{move || if shown.with(String::is_empty) { label() } else { shown.get() }}</span>
        </button>
        <Dialog open title=Signal::derive(speech.says("web-own-note"))>
            <form class="noting" on:submit=keep>
                <label>
                    <span>{speech.says("web-own-note-say")}</span>
                    <textarea
                        rows="4"
                        maxlength="500"
                        prop:value=move || note.get()
                        on:input=move |event| note.set(event_target_value(&event))
                    ></textarea>
                </label>
                <p role="alert">{move || failed.get().map(|why| speech.say(&why))}</p>
                <button class="btn go">{speech.says("web-keep")}</button>
            </form>
        </Dialog>
    }
    .into_any()
}
