//! The socket to the lobby, opened again whenever it closes: for the page itself, or for what is meant for somebody elsewhere.

use std::time::Duration;

use leptos::prelude::*;
use sevenfold_client::wait_before;
use sevenfold_core::{Message, json};
use sevenfold_protocol::closing::{FORGOTTEN, OUTDATED};
use sevenfold_protocol::{Attention, Lobby, LobbyAsk, LobbyRequest, PROTOCOL, TableCode, ToVisitor, Wish};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{CloseEvent, Event, MessageEvent, WebSocket};

use crate::link::now;

/// Is the lobby within reach?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reach {
    /// It is being tried for the first time.
    Trying,
    /// The line is broken, and it is being tried again.
    Lost,
    /// Yes.
    Open,
    /// This page is too old for it.
    Gone,
    /// Whoever this browser was is not known any more.
    Forgotten,
}

/// What is heard goes here.
#[derive(Clone, Copy)]
struct Ear {
    lobby: RwSignal<Lobby>,
    ahead: RwSignal<i64>,
    refused: RwSignal<Option<Message>>,
    reach: RwSignal<Reach>,
    paired: Callback<TableCode>,
}

/// What the browser calls when the socket has something to tell.
type Called = Closure<dyn FnMut(Event)>;

/// The line to the lobby.
#[derive(Clone, Copy)]
pub(crate) struct Line {
    socket: StoredValue<Option<WebSocket>, LocalStorage>,
    callbacks: StoredValue<Vec<Called>, LocalStorage>,
    state: StoredValue<State>,
    ear: Ear,
    attention: Attention,
}

#[derive(Clone, Default)]
struct State {
    /// How many asks were sent.
    asks: u32,
    tries: u32,
    /// What is looked for, to be asked for again after a break.
    wish: Option<Wish>,
    /// The page was left.
    left: bool,
}

/// Opens the line; it is closed when the page is left.
pub(crate) fn open(
    attention: Attention,
    lobby: RwSignal<Lobby>,
    ahead: RwSignal<i64>,
    refused: RwSignal<Option<Message>>,
    reach: RwSignal<Reach>,
    paired: impl Fn(TableCode) + Send + Sync + 'static,
) -> Line {
    let ear = Ear { lobby, ahead, refused, reach, paired: Callback::new(paired) };
    let (socket, callbacks) = (StoredValue::new_local(None), StoredValue::new_local(Vec::new()));
    let line = Line { socket, callbacks, state: StoredValue::new(State::default()), ear, attention };
    line.connect();
    on_cleanup(move || {
        line.state.update_value(|state| state.left = true);
        line.socket.with_value(|socket| {
            if let Some(socket) = socket {
                socket.set_onmessage(None);
                socket.set_onclose(None);
                // Closing a closed socket does nothing.
                let _ = socket.close();
            }
        });
    });
    line
}

impl Line {
    /// Looks for a table.
    pub(crate) fn find(self, wish: Wish) {
        self.state.update_value(|state| state.wish = Some(wish.clone()));
        self.ask(LobbyRequest::Find(wish));
    }

    /// No longer looks for one.
    pub(crate) fn stop(self) {
        self.state.update_value(|state| state.wish = None);
        self.ask(LobbyRequest::Stop);
    }

    fn ask(self, request: LobbyRequest) {
        self.ear.refused.set(None);
        self.state.update_value(|state| state.asks += 1);
        let ask = LobbyAsk { id: self.state.with_value(|state| state.asks), request };
        let Ok(text) = serde_json::to_string(&ask) else { return };
        self.socket.with_value(|socket| {
            if let Some(socket) = socket {
                // A socket that is not open loses the ask; a wish is asked for again.
                let _ = socket.send_with_str(&text);
            }
        });
    }

    fn connect(self) {
        if self.state.try_with_value(|state| state.left).unwrap_or(true) {
            return;
        }
        let Some(socket) = address().and_then(|address| WebSocket::new(&address).ok()) else { return };
        let opened = Closure::<dyn FnMut(Event)>::new(move |_| {
            self.ask(LobbyRequest::Hello { protocol: PROTOCOL, attention: self.attention });
        });
        let heard = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
            let text = event.dyn_into::<MessageEvent>().ok().and_then(|event| event.data().as_string());
            if let Some(message) = text.and_then(|text| json::from_text::<ToVisitor>(&text).ok()) {
                self.hear(message);
            }
        });
        let closed = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
            let code = event.dyn_into::<CloseEvent>().map_or(0, |event| event.code());
            self.closed(code);
        });
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        self.socket.set_value(Some(socket));
        // The callbacks of an older socket are never called again once its close has been heard.
        self.callbacks.set_value(vec![opened, heard, closed]);
    }

    fn hear(self, message: ToVisitor) {
        let Ear { lobby, ahead, refused, reach, paired } = self.ear;
        match message {
            ToVisitor::Welcome { now: theirs, lobby: fresh, .. } => {
                lobby.set(*fresh);
                ahead.set(theirs.0.cast_signed() - now().0.cast_signed());
                reach.set(Reach::Open);
                self.state.update_value(|state| state.tries = 0);
                if let Some(wish) = self.state.with_value(|state| state.wish.clone()) {
                    self.find(wish);
                }
            }
            ToVisitor::Changed(change) => lobby.update(|lobby| lobby.change(*change)),
            ToVisitor::Paired { code } => paired.run(code),
            ToVisitor::Done { .. } => {}
            ToVisitor::Refused { refusal, .. } => {
                self.state.update_value(|state| state.wish = None);
                refused.set(Some(refusal.message));
            }
        }
    }

    fn closed(self, code: u16) {
        let reach = match code {
            OUTDATED => Reach::Gone,
            FORGOTTEN => Reach::Forgotten,
            _ => Reach::Lost,
        };
        self.ear.reach.set(reach);
        if reach != Reach::Lost {
            return;
        }
        self.state.update_value(|state| state.tries += 1);
        let wait = wait_before(self.state.with_value(|state| state.tries));
        set_timeout(move || self.connect(), Duration::from_millis(u64::from(wait)));
    }
}

fn address() -> Option<String> {
    let location = window().location();
    let scheme = if location.protocol().ok()? == "https:" { "wss" } else { "ws" };
    Some(format!("{scheme}://{}/api/lobby/socket", location.host().ok()?))
}
