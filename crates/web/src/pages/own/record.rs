//! The records of one's games: from the server, or from this browser's own worker.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Promise;
use serde_json::Value;
use sevenfold_core::{Message, json};
use sevenfold_protocol::offline::{FromWorker, Reel, ToWorker};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

use super::data::Played;
use crate::offline::{Room, shelf};
use crate::{api, games};

/// The record of a finished game, as text.
pub(super) async fn of(game: &Played) -> Result<String, Message> {
    if game.is_here() {
        return written_here(game).await.ok_or_else(unreadable);
    }
    api::record(game.code, Some(game.number)).await.map(|(text, _)| text)
}

/// The records of all one's games, one a line: those of the server, and these of this browser.
pub(super) async fn all(here: &[Played]) -> Result<String, Message> {
    let mut lines = api::text_of(&api::ask("GET", "/api/me/records", None).await?).await?;
    for game in here {
        let record: Value = json::from_text(&of(game).await?).map_err(|_| unreadable())?;
        lines.push_str(&record.to_string());
        lines.push('\n');
    }
    Ok(lines)
}

/// What is said of a game that cannot be read.
pub(super) fn unreadable() -> Message {
    Message::new("web-own-unreadable")
}

/// What a record is called as a file.
pub(super) fn file_name(game: &Played) -> String {
    format!("{}.sevens.json", game.key())
}

/// How many steps a record has.
pub(super) fn steps_of(record: &str) -> usize {
    let record = json::from_text::<Value>(record).unwrap_or_default();
    record["steps"].as_array().map_or(0, Vec::len)
}

/// The record of a game of this browser: its worker writes it.
async fn written_here(game: &Played) -> Option<String> {
    let (kept, journal) = shelf::table(game.code).await?;
    let face = games::face(&kept.game)?;
    let number = game.number;
    // The worker lives until it has answered.
    let held: Rc<RefCell<Option<Rc<Room>>>> = Rc::default();
    let holder = Rc::clone(&held);
    let answer = Promise::new(&mut |resolve, _| {
        let room = Room::open(face, move |message| {
            let told = match message {
                FromWorker::Film(Ok(film)) => JsValue::from(film.record),
                FromWorker::Film(Err(_)) | FromWorker::Broken => JsValue::NULL,
                _ => return,
            };
            // A promise takes its answer.
            let _ = resolve.call1(&JsValue::NULL, &told);
        });
        room.post(ToWorker::Film(Reel::Table(journal.clone(), Some(number))));
        *holder.borrow_mut() = Some(room);
    });
    let text = JsFuture::from(answer).await.ok()?.as_string();
    held.borrow_mut().take();
    text
}
