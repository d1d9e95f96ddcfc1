//! The worker's side of the wire.

use std::cell::RefCell;
use std::rc::Rc;

use sevenfold_protocol::Millis;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::host::{Host, Output};
use super::{FromWorker, ToWorker};
use crate::link::{after, now};

/// The table of this worker, once it has one, and when it is to be woken.
#[derive(Default)]
struct Desk {
    host: Option<Host>,
    wake: Option<Millis>,
}

/// Starts the worker: it says that it listens, and serves one table.
#[wasm_bindgen]
pub fn start_worker() {
    console_error_panic_hook::set_once();
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let desk = Rc::new(RefCell::new(Desk::default()));
    let listen = {
        let scope = scope.clone();
        Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            if let Ok(message) = serde_json::from_str(&text) {
                hear(&scope, &desk, message);
            }
        })
    };
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    // The worker listens as long as it lives.
    listen.forget();
    post(&scope, &FromWorker::Ready);
}

fn hear(scope: &DedicatedWorkerGlobalScope, desk: &Rc<RefCell<Desk>>, message: ToWorker) {
    let output = match message {
        ToWorker::Ask(ask) => {
            let mut desk = desk.borrow_mut();
            let Some(host) = &mut desk.host else { return };
            host.ask(&ask, now())
        }
        begin => match Host::begin(begin, now()) {
            Some((host, output)) => {
                desk.borrow_mut().host = Some(host);
                output
            }
            None => return post(scope, &FromWorker::Broken),
        },
    };
    put_out(scope, desk, &output);
}

fn put_out(scope: &DedicatedWorkerGlobalScope, desk: &Rc<RefCell<Desk>>, output: &Output) {
    for message in &output.post {
        post(scope, message);
    }
    let Some(wake) = output.wake else {
        desk.borrow_mut().wake = None;
        return;
    };
    if desk.borrow().wake == Some(wake) {
        return;
    }
    desk.borrow_mut().wake = Some(wake);
    let (scope, desk) = (scope.clone(), Rc::clone(desk));
    let wait = i32::try_from(wake.since(now())).unwrap_or(i32::MAX);
    after(wait, move || {
        let output = {
            let mut desk = desk.borrow_mut();
            if desk.wake != Some(wake) {
                return;
            }
            desk.wake = None;
            desk.host.as_mut().map(|host| host.tick(now()))
        };
        put_out(&scope, &desk, &output.unwrap_or_default());
    });
}

fn post(scope: &DedicatedWorkerGlobalScope, message: &FromWorker) {
    if let Ok(text) = serde_json::to_string(message) {
        // A page that has gone hears nothing, and a worker without a page ends by itself.
        let _ = scope.post_message(&text.into());
    }
}
