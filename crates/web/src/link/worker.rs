//! A table in this browser's worker; its journal is kept by the page, where there is a storage.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;
use sevenfold_protocol::{Ask, ToClient};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::{Line, Reach, hello};
use crate::offline::{FromWorker, ToWorker, shelf};

/// What is called when the worker says something.
type Listener = Closure<dyn FnMut(MessageEvent)>;

pub struct WorkerLine {
    worker: Worker,
    listener: RefCell<Option<Listener>>,
}

/// Opens or resumes a table in a new worker.
pub fn open(begin: ToWorker, heard: Rc<dyn Fn(ToClient)>, reach: RwSignal<Reach>) -> Rc<WorkerLine> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options("/worker.js", &options);
    // A browser without module workers cannot run this client at all.
    let worker = worker.unwrap_or_else(|error| wasm_bindgen::throw_val(error));
    let line = Rc::new(WorkerLine { worker, listener: RefCell::default() });
    let callback = on_message(Rc::clone(&line), begin, heard, reach);
    line.worker.set_onmessage(Some(callback.as_ref().unchecked_ref()));
    *line.listener.borrow_mut() = Some(callback);
    line
}

fn on_message(
    line: Rc<WorkerLine>,
    begin: ToWorker,
    heard: Rc<dyn Fn(ToClient)>,
    reach: RwSignal<Reach>,
) -> Listener {
    let mut begin = Some(begin);
    Closure::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        match serde_json::from_str::<FromWorker>(&text) {
            Ok(FromWorker::Ready) => {
                if let Some(begin) = begin.take() {
                    post(&line.worker, &begin);
                    post(&line.worker, &ToWorker::Ask(hello()));
                    reach.set(Reach::Open);
                }
            }
            Ok(FromWorker::Keep { code, entries }) => shelf::keep(code, &entries),
            Ok(FromWorker::Tell(message)) => heard(*message),
            Ok(FromWorker::Broken) | Err(_) => reach.set(Reach::Gone),
        }
    })
}

fn post(worker: &Worker, message: &ToWorker) {
    if let Ok(text) = serde_json::to_string(message) {
        // A worker that has ended takes no messages, and nobody waits for an answer then.
        let _ = worker.post_message(&text.into());
    }
}

impl Line for WorkerLine {
    fn send(&self, ask: &Ask) {
        post(&self.worker, &ToWorker::Ask(ask.clone()));
    }

    fn close(&self) {
        self.worker.terminate();
    }
}
