//! The way to a table on the server. Sockets, and how patches are read, are a part of the program: nobody else needs them.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use sevenfold_protocol::{Ask, TableCode, ToClient};

use super::clock::after;
use super::{Line, Reach};
use crate::later;

/// Hears what a table says.
pub(super) type Heard = Rc<dyn Fn(ToClient)>;

/// How sockets are opened.
#[derive(Clone, Copy)]
pub(crate) struct Sockets {
    pub(super) open: fn(TableCode, Heard, RwSignal<Reach>) -> Rc<dyn Line>,
}

/// A table on the server.
#[derive(Default)]
pub(super) struct Server {
    stand: RefCell<Stand>,
}

#[derive(Default)]
enum Stand {
    /// Its part of the program is on the way; what is asked meanwhile is lost, as on a socket that is not open yet.
    #[default]
    Coming,
    There(Rc<dyn Line>),
    /// The page was left.
    Left,
}

impl Line for Server {
    fn send(&self, ask: &Ask) {
        if let Stand::There(socket) = &*self.stand.borrow() {
            socket.send(ask);
        }
    }

    fn close(&self) {
        if let Stand::There(socket) = self.stand.replace(Stand::Left) {
            socket.close();
        }
    }
}

/// Opens a socket to a table as soon as the page can.
pub(super) fn open(code: TableCode, heard: Heard, reach: RwSignal<Reach>) -> Rc<Server> {
    let server = Rc::new(Server::default());
    try_to_open(Rc::clone(&server), code, heard, reach);
    server
}

fn try_to_open(server: Rc<Server>, code: TableCode, heard: Heard, reach: RwSignal<Reach>) {
    spawn_local(async move {
        let sockets = later::sockets().await;
        if let Stand::Left = *server.stand.borrow() {
            return;
        }
        if let Some(sockets) = sockets {
            let socket = (sockets.open)(code, heard, reach);
            server.stand.replace(Stand::There(socket));
        } else {
            reach.set(Reach::Trying);
            let again = u32::try_from(later::AGAIN.as_millis()).unwrap_or_default();
            after(again, move || try_to_open(server, code, heard, reach));
        }
    });
}
