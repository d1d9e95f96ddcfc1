//! A socket to the server, opened again whenever it closes.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::ev::{pagehide, pageshow};
use leptos::prelude::*;
use sevenfold_client::{Hearing, Told, refresh, wait_before};
use sevenfold_protocol::closing::{DAMAGED, GONE, OUTDATED};
use sevenfold_protocol::patch::BARE;
use sevenfold_protocol::{Ask, RefusalCode, TableCode, ToClient};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{CloseEvent, Event, MessageEvent, WebSocket};

use super::clock::after;
use super::server::{Heard, Sockets};
use super::{Line, Reach, hello};

pub(crate) static SOCKETS: Sockets = Sockets { open };

struct Socket {
    code: TableCode,
    heard: Heard,
    reach: RwSignal<Reach>,
    state: RefCell<State>,
}

#[derive(Default)]
struct State {
    socket: Option<WebSocket>,
    /// Reads what it brings.
    hearing: Hearing,
    tries: u32,
    closed: bool,
    callbacks: Vec<Closure<dyn FnMut(Event)>>,
    /// What the page is told when it is left, and when it wakes.
    listeners: Vec<WindowListenerHandle>,
}

/// Opens a socket to a table.
fn open(code: TableCode, heard: Heard, reach: RwSignal<Reach>) -> Rc<dyn Line> {
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
    socket.state.borrow_mut().listeners = listeners.into();
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
        let listeners = {
            let mut state = self.state.borrow_mut();
            state.closed = true;
            std::mem::take(&mut state.listeners)
        };
        listeners.into_iter().for_each(WindowListenerHandle::remove);
        self.hang_up();
    }
}

fn connect(line: &Rc<Socket>) {
    if line.state.borrow().closed {
        return;
    }
    let Some(address) = address(line.code) else { return };
    let Ok(socket) = WebSocket::new(&address) else { return };
    let callbacks = [on_open(line), on_message(line), on_close(line)];
    socket.set_onopen(Some(callbacks[0].as_ref().unchecked_ref()));
    socket.set_onmessage(Some(callbacks[1].as_ref().unchecked_ref()));
    socket.set_onclose(Some(callbacks[2].as_ref().unchecked_ref()));
    let mut state = line.state.borrow_mut();
    (state.socket, state.hearing) = (Some(socket), Hearing::default());
    // The callbacks of an older socket are never called again once its close has been heard.
    state.callbacks = callbacks.into();
}

fn address(code: TableCode) -> Option<String> {
    let location = window().location();
    let scheme = if location.protocol().ok()? == "https:" { "wss" } else { "ws" };
    Some(format!("{scheme}://{}/api/tables/{code}/socket?{BARE}", location.host().ok()?))
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
        let told = text.and_then(|text| line.state.borrow_mut().hearing.hear(&text));
        let message = match told {
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
            state.tries += 1;
            state.tries
        };
        let line = Rc::clone(&line);
        after(wait_before(tries), move || connect(&line));
    })
}
