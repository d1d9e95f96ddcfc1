//! A lesson on its way: the worker of its game gives it, the page shows where it stands.

use std::rc::Rc;

use leptos::prelude::*;
use sevenfold_protocol::offline::{LessonFace, LessonStage, ToWorker};

use super::progress::Progress;
use crate::games::Face;
use crate::link::Link;
use crate::me;
use crate::offline::Room;

/// A lesson that is being given.
#[derive(Clone, Copy)]
pub(crate) struct Course {
    /// The way to its table.
    pub link: Link,
    /// Where it stands; nothing before it has begun.
    pub face: RwSignal<Option<LessonFace>>,
    room: StoredValue<Rc<Room>, LocalStorage>,
}

impl Course {
    /// Begins a lesson where it was left.
    pub(crate) fn begin(game: &'static Face, lesson: &'static str, text: String) -> Self {
        let face = RwSignal::new(None);
        let step = match Progress::of(game.id, lesson) {
            Progress::At(step) => step,
            Progress::New | Progress::Finished => 0,
        };
        // Whoever has given no name is called “you”, in the language of the moment.
        let name = me::name().unwrap_or_default();
        let told = move |told: LessonFace| {
            let last = told.step + 1 == told.steps.len();
            let progress = if last && told.stage == LessonStage::Over {
                Progress::Finished
            } else {
                Progress::At(told.step)
            };
            progress.keep(game.id, lesson);
            face.set(Some(told));
        };
        let (link, room) = Link::to_lesson(game, ToWorker::Lesson { text, step, name }, told);
        Self { link, face, room: StoredValue::new_local(room) }
    }

    /// Goes to a step, from 0.
    pub(crate) fn go_to(self, step: usize) {
        self.room.with_value(|room| room.post(ToWorker::Step(step)));
    }
}
