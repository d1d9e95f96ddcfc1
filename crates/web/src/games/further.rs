//! Games this client has no drawings for. A server tells what is on its shelf; whatever is unknown here is played at a
//! plain table. What was told is kept, so that such a game is there without a network as well.

mod reading;

use std::sync::Mutex;

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;

use super::Face;
use crate::speech::storage;
use crate::way::asked;
use crate::{api, later};

/// Where the shelf is kept.
const KEPT: &str = "sevenfold-shelf";
/// The style, the tint and the part of the program of a plain table.
pub(crate) const PLAIN: &str = "plain";
/// How many usually sit down at a game nobody has said that of.
const USUAL_SEATS: u8 = 4;

/// What was told of. A face stays for as long as the page does: there are as many as games.
static TOLD: Mutex<Vec<&'static Face>> = Mutex::new(Vec::new());

/// The face of a game that was told of.
pub(crate) fn face(id: &str) -> Option<&'static Face> {
    all().into_iter().find(|face| face.id == id)
}

/// Every game that was told of.
pub(crate) fn all() -> Vec<&'static Face> {
    TOLD.lock().map(|told| told.clone()).unwrap_or_default()
}

/// Is every table to be plain? An address with `?table=plain` asks for it, to see what a game looks like undrawn.
pub(crate) fn is_wished() -> bool {
    asked("table").as_deref() == Some(PLAIN)
}

/// Reads what a server says of games that are not known here.
pub(crate) struct Reading {
    /// Learns of the games on a shelf.
    learn: fn(&str),
}

/// The part of the program that reads it.
pub(crate) static READING: Reading = Reading { learn: reading::learn };

/// A game that was looked for.
#[derive(Clone, Copy)]
pub(crate) enum Found {
    /// There it is.
    Here(&'static Face),
    /// The server has yet to tell.
    Coming,
    /// There is no such game.
    Nowhere,
}

/// What is known of the server's shelf.
#[derive(Clone, Copy)]
pub(crate) struct Shelf {
    asked: StoredValue<bool>,
    told: RwSignal<bool>,
}

impl Shelf {
    /// Nothing was asked yet.
    pub(crate) fn new() -> Self {
        Self { asked: StoredValue::new(false), told: RwSignal::new(false) }
    }

    /// The shelf of this page's server.
    pub(crate) fn here() -> Self {
        expect_context::<Self>()
    }

    /// Has the server told what it has? To be watched: it is asked when somebody first wants to know.
    pub(crate) fn is_told(self) -> bool {
        if !self.asked.get_value() {
            self.asked.set_value(true);
            spawn_local(async move {
                ask().await;
                // Whoever has left the page needs it no more.
                let _ = self.told.try_set(true);
            });
        }
        self.told.get()
    }

    /// The face of a game, here or to be told of. To be watched.
    pub(crate) fn find(self, id: &str) -> Found {
        match super::face(id) {
            Some(face) => Found::Here(face),
            None if self.is_told() => super::face(id).map_or(Found::Nowhere, Found::Here),
            None => Found::Coming,
        }
    }
}

/// The face of a game, once the server has been asked if it is not known here.
pub(crate) async fn fetched(id: &str) -> Option<&'static Face> {
    if super::face(id).is_none() {
        ask().await;
    }
    super::face(id)
}

/// Asks the server what is on its shelf; one that cannot be reached said it last time.
async fn ask() {
    let told = api::shelf().await;
    if let Some(told) = &told {
        keep(told);
    }
    let Some(told) = told.or_else(kept) else { return };
    let is_news =
        games_of(&told).iter().any(|game| super::face(game["id"].as_str().unwrap_or_default()).is_none());
    if is_news && let Some(reading) = later::reading().await {
        (reading.learn)(&told);
    }
}

/// The games on a shelf as a server tells them.
fn games_of(shelf: &str) -> Vec<Value> {
    match serde_json::from_str(shelf) {
        Ok(Value::Array(games)) => games,
        _ => Vec::new(),
    }
}

fn kept() -> Option<String> {
    storage()?.get_item(KEPT).ok()?
}

fn keep(shelf: &str) {
    if let Some(storage) = storage() {
        // A full or forbidden storage only means that the server is asked again.
        let _ = storage.set_item(KEPT, shelf);
    }
}
