//! A finished game on its way to the screen: the worker of its game replays it, the page asks for pictures.

use std::rc::Rc;

use leptos::prelude::*;
use serde_json::Value;
use sevenfold_core::record::Document;
use sevenfold_core::{Message, Viewer};
use sevenfold_protocol::Snapshot;
use sevenfold_protocol::offline::{Film, FromWorker, Journal, Reel, ToWorker};

use crate::games;
use crate::offline::Room;
use crate::table::Whose;
use crate::way::Finished;

/// Where a film came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Origin {
    /// From a table on the server: whoever has its address can look at it.
    Table(Finished),
    /// From a table that this browser keeps, and nobody else has.
    Browser(Finished),
    /// From a file, or with an address.
    Elsewhere,
}

/// A screen and the worker that fills it.
#[derive(Clone, Copy)]
pub(crate) struct Projector {
    /// The film, or why there is none; nothing before one is chosen.
    pub film: RwSignal<Option<Result<Film, Message>>>,
    /// The pictures that were last asked for, one a viewer.
    pub pictures: RwSignal<Vec<Snapshot>>,
    /// Some moments of the film, once they were asked for.
    pub course: RwSignal<Vec<(usize, Value)>>,
    origin: StoredValue<Origin>,
    room: StoredValue<Option<Rc<Room>>, LocalStorage>,
}

impl Projector {
    /// An empty screen.
    pub(crate) fn new() -> Self {
        Self {
            film: RwSignal::new(None),
            pictures: RwSignal::new(Vec::new()),
            course: RwSignal::new(Vec::new()),
            origin: StoredValue::new(Origin::Elsewhere),
            room: StoredValue::new_local(None),
        }
    }

    /// Shows the record of a game of a table on the server.
    pub(crate) fn show_of_table(self, text: String, finished: Finished) {
        self.show(text, Origin::Table(finished));
    }

    /// Where what is shown came from.
    pub(crate) fn origin(self) -> Origin {
        self.origin.get_value()
    }

    /// Whose seats they are: those who played on a server are not known.
    pub(crate) fn whose(self) -> Whose {
        match self.origin() {
            Origin::Browser(_) => Whose::Mine,
            Origin::Table(_) | Origin::Elsewhere => Whose::Somebodys,
        }
    }

    /// Shows a record. Which game it is of is read here; what else it says is for that game's worker.
    pub(crate) fn show_record(self, text: String) {
        self.show(text, Origin::Elsewhere);
    }

    fn show(self, text: String, origin: Origin) {
        self.origin.set_value(origin);
        match Document::read(&text) {
            Ok(document) => self.load(&document.game, Reel::Record(text)),
            Err(fault) => self.fail(fault.message),
        }
    }

    /// Shows the game of a table that is kept in this browser.
    pub(crate) fn show_table(self, game: &str, journal: Journal, finished: Finished) {
        self.origin.set_value(Origin::Browser(finished));
        self.load(game, Reel::Table(journal, finished.game));
    }

    /// Ends what is shown.
    pub(crate) fn close(self) {
        self.room.with_value(|room| {
            if let Some(room) = room {
                room.close();
            }
        });
    }

    /// Shows nothing but why.
    pub(crate) fn fail(self, why: Message) {
        self.film.set(Some(Err(why)));
    }

    /// Asks for the picture after that many steps.
    pub(crate) fn turn_to(self, step: usize, viewer: Viewer) {
        self.post(ToWorker::Show { step, viewer });
    }

    /// Asks for the course of the game.
    pub(crate) fn ask_for_course(self) {
        self.post(ToWorker::Course);
    }

    fn post(self, message: ToWorker) {
        self.room.with_value(|room| {
            if let Some(room) = room {
                room.post(message);
            }
        });
    }

    fn load(self, game: &str, reel: Reel) {
        let Some(face) = games::face(game) else {
            return self.fail(Message::new("web-replay-game").with("game", game));
        };
        let room = Room::open(face, move |message| match message {
            FromWorker::Film(film) => {
                self.pictures.set(Vec::new());
                if let (Ok(film), Origin::Browser(finished)) = (&film, self.origin()) {
                    self.origin.set_value(Origin::Browser(Finished { game: film.number, ..finished }));
                }
                self.film.set(Some(film));
            }
            FromWorker::Shown(picture) => self.pictures.update(|pictures| {
                pictures.retain(|known| known.viewer != picture.viewer);
                pictures.push(*picture);
            }),
            FromWorker::Course(course) => self.course.set(course),
            FromWorker::Broken => self.fail(Message::new("server-no-record")),
            // Tables, lessons and riddles have pages of their own.
            FromWorker::Ready
            | FromWorker::Keep { .. }
            | FromWorker::KeepInstead { .. }
            | FromWorker::Tell(_)
            | FromWorker::Lesson(_)
            | FromWorker::Worked { .. }
            | FromWorker::Advice(_) => {}
        });
        room.post(ToWorker::Film(reel));
        self.room.set_value(Some(room));
    }
}
