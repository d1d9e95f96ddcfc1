//! A socket to the server, opened again whenever it closes.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::ev::{pagehide, pageshow};
use leptos::prelude::*;
use leptos::task::spawn_local;
use sevenfold_client::{Hearing, Told, refresh, wait_before};
use sevenfold_core::json;
use sevenfold_protocol::closing::{DAMAGED, GONE, OUTDATED};
use sevenfold_protocol::patch::BARE;
use sevenfold_protocol::{Ask, RefusalCode, TableCode, ToClient};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{CloseEvent, Event, MessageEvent, WebSocket};

use super::clock::after;
use super::{Line, Reach, hello};
use crate::later;

/// Reads what comes in on one connection, in order; nothing of what is no message.
type Ear = Box<dyn FnMut(&str) -> Option<Told>>;

/// How patches are read, which only tables on a server send.
#[derive(Clone, Copy)]
pub(crate) struct Patches {
    /// For a new connection.
    begin: fn() -> Ear,
}

pub(crate) static PATCHES: Patches = Patches {
    begin: || {
        let mut hearing = Hearing::default();
        Box::new(move |text| hearing.hear(text))
    },
};

pub(crate) struct Socket {
    code: TableCode,
    heard: Rc<dyn Fn(ToClient)>,
    reach: RwSignal<Reach>,
    state: RefCell<State>,
}

#[derive(Default)]
struct State {
    socket: Option<WebSocket>,
    /// Reads its texts, if it sends patches.
    ear: Option<Ear>,
    tries: u32,
    closed: bool,
    callbacks: Vec<Closure<dyn FnMut(Event)>>,
}

impl State {
    fn read(&mut self, text: &str) -> Option<Told> {
        match &mut self.ear {
            Some(ear) => ear(text),
            None => json::from_text(text).ok().map(Told::Message),
        }
    }
}

/// Opens a socket to a table.
pub(crate) fn open(code: TableCode, heard: Rc<dyn Fn(ToClient)>, reach: RwSignal<Reach>) -> Rc<Socket> {
    let socket = Rc::new(Socket { code, heard, reach, state: RefCell::default() });
    connect(&socket);
    listen(&socket);
    socket
}

/// A page that is left may be kept by the browser, asleep and with its socket: the table is told that nobody is here,
/// and is there again when the page wakes.
fn listen(socket: &Rc<Socket>) {
    let (hidden, shown) = (Rc::downgrade(socket), Rc::downgrade(socket));
    let listeners = [
        window_event_listener(pagehide, move |_| {
            if let Some(socket) = hidden.upgrade() {
                socket.hang_up();
            }
        }),
        window_event_listener(pageshow, move |_| {
            if let Some(socket) = shown.upgrade()
                && socket.state.borrow().socket.is_none()
            {
                connect(&socket);
            }
        }),
    ];
    on_cleanup(move || listeners.into_iter().for_each(WindowListenerHandle::remove));
}

impl Socket {
    /// Closes the socket without hearing of it.
    fn hang_up(&self) {
        if let Some(socket) = self.state.borrow_mut().socket.take() {
            socket.set_onmessage(None);
            socket.set_onclose(None);
            // Closing a closed socket does nothing.
            let _ = socket.close();
        }
    }
}

impl Line for Socket {
    fn send(&self, ask: &Ask) {
        let state = self.state.borrow();
        if let (Some(socket), Ok(text)) = (&state.socket, serde_json::to_string(ask)) {
            // A socket that is not open yet or any more loses the ask; the page shows that the table is out of reach.
            let _ = socket.send_with_str(&text);
        }
    }

    fn close(&self) {
        self.state.borrow_mut().closed = true;
        self.hang_up();
    }
}

/// Connects once it is known how patches are read; where that cannot be had, the table sends none.
fn connect(line: &Rc<Socket>) {
    let line = Rc::clone(line);
    spawn_local(async move {
        let ear = later::patches().await.map(|patches| (patches.begin)());
        connect_with(&line, ear);
    });
}

fn connect_with(line: &Rc<Socket>, ear: Option<Ear>) {
    // The page may have been left meanwhile, or come back and connected.
    if line.state.borrow().closed || line.state.borrow().socket.is_some() {
        return;
    }
    let Some(mut address) = address(line.code) else { return };
    if ear.is_some() {
        address = address + "?" + BARE;
    }
    let Ok(socket) = WebSocket::new(&address) else { return };
    let callbacks = [on_open(line), on_message(line), on_close(line)];
    socket.set_onopen(Some(callbacks[0].as_ref().unchecked_ref()));
    socket.set_onmessage(Some(callbacks[1].as_ref().unchecked_ref()));
    socket.set_onclose(Some(callbacks[2].as_ref().unchecked_ref()));
    let mut state = line.state.borrow_mut();
    state.socket = Some(socket);
    state.ear = ear;
    // The callbacks of an older socket are never called again once its close has been heard.
    state.callbacks = callbacks.into();
}

fn address(code: TableCode) -> Option<String> {
    let location = window().location();
    let scheme = if location.protocol().ok()? == "https:" { "wss" } else { "ws" };
    Some(format!("{scheme}://{}/api/tables/{code}/socket", location.host().ok()?))
}

fn on_open(line: &Rc<Socket>) -> Closure<dyn FnMut(Event)> {
    let line = Rc::clone(line);
    Closure::new(move |_| {
        line.state.borrow_mut().tries = 0;
        line.reach.set(Reach::Open);
        line.send(&hello());
    })
}

fn on_message(line: &Rc<Socket>) -> Closure<dyn FnMut(Event)> {
    let line = Rc::clone(line);
    Closure::new(move |event: Event| {
        let text = event.dyn_into::<MessageEvent>().ok().and_then(|event| event.data().as_string());
        let message = text.and_then(|text| line.state.borrow_mut().read(&text));
        let message = match message {
            Some(Told::Message(message)) => message,
            Some(Told::Lost(..)) => return line.send(&refresh()),
            None => return,
        };
        if let ToClient::Refused { refusal, .. } = &message
            && refusal.code == RefusalCode::NoSuchTable
        {
            line.reach.set(Reach::Gone);
        }
        (line.heard)(message);
    })
}

fn on_close(line: &Rc<Socket>) -> Closure<dyn FnMut(Event)> {
    let line = Rc::clone(line);
    Closure::new(move |event: Event| {
        let gone = event
            .dyn_into::<CloseEvent>()
            .is_ok_and(|event| matches!(event.code(), GONE | OUTDATED | DAMAGED));
        if gone || line.reach.get_untracked() == Reach::Gone {
            line.reach.set(Reach::Gone);
            return;
        }
        line.reach.set(Reach::Trying);
        let tries = {
            let mut state = line.state.borrow_mut();
            state.socket = None;
            state.tries += 1;
            state.tries
        };
        let line = Rc::clone(&line);
        after(wait_before(tries), move || connect(&line));
    })
}
