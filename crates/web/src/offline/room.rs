//! The worker of a game: it plays and replays where the page, which knows no engine, cannot.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use serde::Serialize;
use sevenfold_core::json;
use sevenfold_protocol::offline::{FromWorker, ToWorker};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::files;
use crate::games::Face;

/// What is called when the worker says something.
type Listener = Closure<dyn FnMut(MessageEvent)>;

/// A worker that lives as long as somebody holds it.
pub(crate) struct Room {
    worker: Worker,
    /// What is to be posted as soon as the worker listens; nothing once it does.
    waiting: RefCell<Option<Vec<String>>>,
    _listener: Listener,
}

impl Room {
    /// Starts the worker of a game.
    pub(crate) fn open(game: &Face, heard: impl Fn(FromWorker) + 'static) -> Rc<Self> {
        Self::overheard(game, move |message, _| heard(message))
    }

    /// Starts the worker of a game; what it says is also handed on as it said it.
    pub(crate) fn overheard(game: &Face, heard: impl Fn(FromWorker, String) + 'static) -> Rc<Self> {
        Self::named(game.id, heard)
    }

    /// Starts the worker of the puzzles.
    pub(crate) fn of_puzzles(heard: impl Fn(FromWorker) + 'static) -> Rc<Self> {
        Self::named("puzzles", move |message, _| heard(message))
    }

    /// Starts the worker with which one looks back and practises; what it says is also handed on as it said it, for
    /// it says more than others.
    pub(crate) fn of_study(heard: impl Fn(FromWorker, String) + 'static) -> Rc<Self> {
        Self::named("study", heard)
    }

    fn named(name: &str, heard: impl Fn(FromWorker, String) + 'static) -> Rc<Self> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        options.set_name(name);
        let worker = Worker::new_with_options(&files::address("worker.js"), &options);
        // A browser without module workers cannot run this client at all.
        let worker = worker.unwrap_or_else(|error| wasm_bindgen::throw_val(error));
        Rc::new_cyclic(|room: &Weak<Self>| {
            let room = room.clone();
            let listener = Listener::new(move |event: MessageEvent| {
                let Some(room) = room.upgrade() else { return };
                let text = event.data().as_string().unwrap_or_default();
                let message = json::from_text(&text).unwrap_or(FromWorker::Broken);
                if matches!(message, FromWorker::Ready) {
                    room.say_what_waits();
                }
                heard(message, text);
            });
            worker.set_onmessage(Some(listener.as_ref().unchecked_ref()));
            Self { worker, waiting: RefCell::new(Some(Vec::new())), _listener: listener }
        })
    }

    /// Tells the worker something, as soon as it listens.
    pub(crate) fn post(&self, message: ToWorker) {
        self.tell(&message);
    }

    /// Tells it what only some workers understand.
    pub(crate) fn tell(&self, message: &impl Serialize) {
        let Ok(text) = serde_json::to_string(message) else { return };
        match self.waiting.borrow_mut().as_mut() {
            Some(waiting) => waiting.push(text),
            None => self.send(&text),
        }
    }

    /// Ends the worker.
    pub(crate) fn close(&self) {
        self.worker.terminate();
    }

    fn say_what_waits(&self) {
        let waiting = self.waiting.borrow_mut().take();
        waiting.iter().flatten().for_each(|text| self.send(text));
    }

    fn send(&self, text: &str) {
        // A worker that has ended takes no messages, and nobody waits for an answer then.
        let _ = self.worker.post_message(&text.into());
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        self.close();
    }
}
