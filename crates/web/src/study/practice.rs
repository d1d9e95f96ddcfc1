//! A game that is played on in this browser's worker, from a moment of another game or from an exercise.

use std::rc::Rc;

use leptos::prelude::*;
use sevenfold_core::Seat;
use sevenfold_exercises::Exercise;
use sevenfold_protocol::offline::{FromWorker, Reel, ToWorker};
use sevenfold_review::wire::{Cards, FromStudy, PracticeFace, ToStudy};

use super::worker::{Said, open};
use crate::games::Face;
use crate::link::{Link, Reach, hello};
use crate::me;
use crate::offline::Room;

/// A game that is played on.
#[derive(Clone, Copy)]
pub(crate) struct Practice {
    /// The way to its table.
    pub link: Link,
    /// Where it stands; nothing before it has begun.
    pub face: RwSignal<Option<PracticeFace>>,
    /// Is an exercise played out from its answer?
    pub played_out: RwSignal<bool>,
    room: StoredValue<Rc<Room>, LocalStorage>,
}

impl Practice {
    fn begin(film: Option<String>, begin: ToStudy) -> Self {
        let face = RwSignal::new(None);
        let (link, room) = Link::to_practice(|heard, reach| {
            let room = open(move |said| match said {
                Said::Any(FromWorker::Ready) => reach.set(Reach::Open),
                Said::Any(FromWorker::Tell(message)) => heard(*message),
                Said::Any(FromWorker::Broken) => reach.set(Reach::Gone),
                Said::Study(FromStudy::Practice(told)) => {
                    // Whoever has left the page waits for nothing.
                    let _ = face.try_set(Some(told));
                }
                Said::Any(_) | Said::Study(_) => {}
            });
            if let Some(record) = film {
                room.post(ToWorker::Film(Reel::Record(record)));
            }
            room.tell(&begin);
            room.post(ToWorker::Ask(hello()));
            room
        });
        Self { link, face, played_out: RwSignal::new(false), room: StoredValue::new_local(room) }
    }

    /// Plays an exercise out from the answer that was given.
    pub(crate) fn play_out(self) {
        self.played_out.set(true);
        self.room.with_value(|room| room.post(ToWorker::Step(1)));
    }
}

/// Plays on from a moment of a record.
pub(crate) fn begin_moment(record: String, step: usize, seat: Seat, cards: Cards) -> Practice {
    Practice::begin(Some(record), ToStudy::Practise { step, seat, cards, name: name() })
}

/// Lays an exercise on the table.
pub(crate) fn begin_exercise(game: &'static Face, exercise: &Exercise) -> Practice {
    let text = serde_json::to_string(exercise).unwrap_or_default();
    Practice::begin(None, ToStudy::Exercise { game: game.id.to_owned(), text, name: name() })
}

fn name() -> String {
    me::name().unwrap_or_default()
}
