//! A finished game on its way to the screen: the worker of its game replays it, the page asks for pictures.

use std::rc::Rc;

use leptos::prelude::*;
use sevenfold_core::record::Document;
use sevenfold_core::{Message, Viewer};
use sevenfold_protocol::Snapshot;
use sevenfold_protocol::offline::{Film, FromWorker, Journal, Reel, ToWorker};

use crate::games;
use crate::offline::Room;

/// A screen and the worker that fills it.
#[derive(Clone, Copy)]
pub struct Projector {
    /// The film, or why there is none; nothing before one is chosen.
    pub film: RwSignal<Option<Result<Film, Message>>>,
    /// The picture that was last asked for.
    pub picture: RwSignal<Option<Snapshot>>,
    room: StoredValue<Option<Rc<Room>>, LocalStorage>,
}

impl Projector {
    /// An empty screen.
    pub fn new() -> Self {
        Self { film: RwSignal::new(None), picture: RwSignal::new(None), room: StoredValue::new_local(None) }
    }

    /// Shows a record. Which game it is of is read here; what else it says is for that game's worker.
    pub fn show_record(self, text: String) {
        match Document::read(&text) {
            Ok(document) => self.load(&document.game, Reel::Record(text)),
            Err(fault) => self.fail(fault.message),
        }
    }

    /// Shows the game of a table that is kept in this browser.
    pub fn show_table(self, game: &str, journal: Journal) {
        self.load(game, Reel::Table(journal));
    }

    /// Ends what is shown.
    pub fn close(self) {
        self.room.with_value(|room| {
            if let Some(room) = room {
                room.close();
            }
        });
    }

    /// Shows nothing but why.
    pub fn fail(self, why: Message) {
        self.film.set(Some(Err(why)));
    }

    /// Asks for the picture after that many steps.
    pub fn turn_to(self, step: usize, viewer: Viewer) {
        self.room.with_value(|room| {
            if let Some(room) = room {
                room.post(ToWorker::Show { step, viewer });
            }
        });
    }

    fn load(self, game: &str, reel: Reel) {
        let Some(face) = games::face(game) else {
            return self.fail(Message::new("web-replay-game").with("game", game));
        };
        let room = Room::open(face, move |message| match message {
            FromWorker::Film(film) => {
                self.picture.set(None);
                self.film.set(Some(film));
            }
            FromWorker::Shown(picture) => self.picture.set(Some(*picture)),
            FromWorker::Broken => self.fail(Message::new("server-no-record")),
            // Tables, lessons and riddles have pages of their own.
            FromWorker::Ready
            | FromWorker::Keep { .. }
            | FromWorker::Tell(_)
            | FromWorker::Lesson(_)
            | FromWorker::Worked { .. } => {}
        });
        room.post(ToWorker::Film(reel));
        self.room.set_value(Some(room));
    }
}
