//! A lesson in this browser's worker: a table of which nothing is kept.

use std::rc::Rc;

use leptos::prelude::*;
use sevenfold_protocol::offline::{FromWorker, LessonFace, ToWorker};
use sevenfold_protocol::{Ask, ToClient};

use super::{Line, Reach, hello};
use crate::games::Face;
use crate::offline::Room;

/// Begins a lesson in a new worker.
pub(crate) fn open(
    game: &Face,
    begin: ToWorker,
    heard: Rc<dyn Fn(ToClient)>,
    told: impl Fn(LessonFace) + 'static,
    reach: RwSignal<Reach>,
) -> Rc<Room> {
    let room = Room::open(game, move |message| match message {
        FromWorker::Ready => reach.set(Reach::Open),
        FromWorker::Tell(message) => heard(*message),
        FromWorker::Lesson(face) => told(face),
        FromWorker::Broken => reach.set(Reach::Gone),
        // A lesson keeps nothing; films and riddles are for other pages.
        FromWorker::Keep { .. }
        | FromWorker::KeepInstead { .. }
        | FromWorker::Film(_)
        | FromWorker::Shown(_)
        | FromWorker::Course(_)
        | FromWorker::Worked { .. }
        | FromWorker::Advice(_) => {}
    });
    room.post(begin);
    room.post(ToWorker::Ask(hello()));
    room
}

impl Line for Room {
    fn send(&self, ask: &Ask) {
        self.post(ToWorker::Ask(ask.clone()));
    }

    fn close(&self) {
        Room::close(self);
    }
}
