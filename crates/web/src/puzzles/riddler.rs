//! The worker that works out what takes a search or the rules of the game.

use std::rc::Rc;

use leptos::prelude::*;
use sevenfold_protocol::offline::{Answer, FromWorker, Riddle, ToWorker};

use crate::offline::Room;

/// Who waits for an answer, and for which.
type Waiting = Vec<(u32, Box<dyn FnOnce(Option<Answer>)>)>;

/// Whom a page asks.
#[derive(Clone, Copy)]
pub(crate) struct Riddler {
    room: StoredValue<Rc<Room>, LocalStorage>,
    waiting: StoredValue<Waiting, LocalStorage>,
    last: StoredValue<u32>,
}

impl Riddler {
    /// Starts the worker of the puzzles; it ends with the page.
    pub(crate) fn start() -> Self {
        let waiting = StoredValue::new_local(Waiting::new());
        let room = Room::of_puzzles(move |message| {
            if let FromWorker::Worked { id, answer } = message {
                // A page that has gone waits for nothing.
                let asked = waiting.try_update_value(|waiting| {
                    let index = waiting.iter().position(|(other, _)| *other == id)?;
                    Some(waiting.swap_remove(index).1)
                });
                if let Some(told) = asked.flatten() {
                    told(answer);
                }
            }
        });
        Self { room: StoredValue::new_local(room), waiting, last: StoredValue::new(0) }
    }

    /// Asks something; the answer is told when it comes.
    pub(crate) fn ask(self, riddle: Riddle, told: impl FnOnce(Option<Answer>) + 'static) {
        self.last.update_value(|last| *last += 1);
        let id = self.last.get_value();
        self.waiting.update_value(|waiting| waiting.push((id, Box::new(told))));
        self.room.with_value(|room| room.post(ToWorker::Riddle { id, riddle }));
    }
}
