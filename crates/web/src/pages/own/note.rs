//! A note of one's own on a game: with the game on the server, or in this browser where only that has it.

use std::collections::BTreeMap;

use leptos::prelude::*;
use leptos::task::spawn_local;
use sevenfold_core::Message;
use sevenfold_protocol::TableCode;

use super::data::Played;
use super::mine::Known;
use crate::api;
use crate::parts::{Dialog, Icon};
use crate::speech::{Speech, keep, kept};

/// Where notes on games are kept that only this browser has.
const KEPT: &str = "sevenfold-notes";

/// The notes on games that only this browser has, by what it knows them by.
pub(super) fn notes_here() -> BTreeMap<String, String> {
    kept(KEPT)
}

/// Keeps a note with its game.
pub(super) async fn write(game: &Played, note: &str) -> Result<(), Message> {
    if !game.is_here() {
        return write_there(game.code, game.number, note).await;
    }
    let mut notes = notes_here();
    notes.insert(game.key(), note.to_owned());
    notes.retain(|_, note| !note.is_empty());
    keep(KEPT, &notes);
    Ok(())
}

/// Keeps a note on a game the server has.
pub(super) async fn write_there(code: TableCode, number: u32, note: &str) -> Result<(), Message> {
    let body = serde_json::json!({ "note": note }).to_string();
    api::ask("PUT", &format!("/api/me/games/{code}/{number}/note"), Some(body)).await.map(|_| ())
}

/// The note as it is, and the way to change it.
#[component]
pub(super) fn Noting(game: Played, known: Known) -> impl IntoView {
    let speech = Speech::here();
    let open = RwSignal::new(false);
    let note = RwSignal::new(game.note.clone());
    let (shown, failed) = (RwSignal::new(game.note.clone()), RwSignal::new(None::<Message>));
    let game = StoredValue::new(game);
    let keep = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let text = note.get_untracked().trim().to_owned();
        spawn_local(async move {
            let game = game.get_value();
            match write(&game, &text).await {
                Ok(()) => {
                    open.set(false);
                    failed.set(None);
                    shown.set(text.clone());
                    // The list stays as it is; the note is there when it is drawn again.
                    let list = if game.is_here() { known.here } else { known.there };
                    list.update_untracked(|list| {
                        let same = |one: &&mut Played| (one.code, one.number) == (game.code, game.number);
                        if let Some(game) = list.iter_mut().find(same) {
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
}
