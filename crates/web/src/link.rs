//! The way to a table: a socket to a server, or a worker in this browser. Both speak the same protocol.

mod clock;
mod lesson;
mod own;
mod socket;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use leptos::prelude::*;
use sevenfold_protocol::offline::{LessonFace, ToWorker};
use sevenfold_protocol::{Ask, PROTOCOL, Request, TableCode, ToClient};

use crate::desk::{Desk, Next};
use crate::games::Face;
use crate::offline::Room;
use crate::pins::{Browser, Keeper, Warning};

pub use clock::now;

/// Is the table within reach?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// Not yet.
    Opening,
    /// Not at the first try, or not any more; it is being tried.
    Trying,
    /// Yes.
    Open,
    /// Another tab of this browser plays at it; this one follows.
    Elsewhere,
    /// The table is gone, or was never there.
    Gone,
}

/// Where the table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// On the server this page came from.
    Server,
    /// In this browser.
    Browser,
}

/// A table this page is connected to.
#[derive(Clone, Copy)]
pub struct Link {
    /// What is known of it.
    pub desk: RwSignal<Desk>,
    /// Can it be reached?
    pub reach: RwSignal<Reach>,
    /// What the player is to be told of the present deal.
    pub deal: RwSignal<Warning>,
    /// Where is it?
    pub place: Place,
    line: StoredValue<Rc<dyn Line>, LocalStorage>,
    last: StoredValue<Rc<Cell<u32>>, LocalStorage>,
}

/// Something that carries asks to a table.
trait Line {
    /// Sends an ask; one that cannot be sent now is sent again by whoever asked.
    fn send(&self, ask: &Ask);
    /// Ends the connection.
    fn close(&self);
    /// Plays here what another tab plays; only tables of this browser are open in several.
    fn take_over(&self) {}
}

/// Takes no asks.
struct Picture;

impl Line for Picture {
    fn send(&self, _ask: &Ask) {}
    fn close(&self) {}
}

impl Link {
    /// A table on the server this page came from.
    pub fn to_server(code: TableCode) -> Self {
        Self::over(Place::Server, |heard, reach| socket::open(code, heard, reach))
    }

    /// A table of this browser's own, opened or resumed.
    pub fn to_own(game: &'static Face, code: TableCode, begin: ToWorker) -> Self {
        Self::over(Place::Browser, |heard, reach| own::open(game, code, begin, heard, reach))
    }

    /// A lesson in this browser's worker, and the worker itself; where the lesson stands is told.
    pub fn to_lesson(game: &Face, begin: ToWorker, told: impl Fn(LessonFace) + 'static) -> (Self, Rc<Room>) {
        let mut room = None;
        let link = Self::over(Place::Browser, |heard, reach| {
            Rc::clone(room.insert(lesson::open(game, begin, heard, told, reach)))
        });
        // The worker has just been opened.
        (link, room.unwrap_or_else(|| unreachable!("a link is opened at once")))
    }

    /// A table that is only looked at: what its desk shows is put there by whoever made it.
    pub fn to_picture() -> Self {
        Self::over(Place::Browser, |_, reach| {
            reach.set(Reach::Open);
            Rc::new(Picture)
        })
    }

    /// Asks the table for something. The answer shows on the desk.
    pub fn ask(self, request: Request) {
        let id = self.last.with_value(|last| {
            last.set(last.get() + 1);
            last.get()
        });
        self.line.with_value(|line| line.send(&Ask { id, request }));
    }

    /// Plays in this tab what another one plays.
    pub fn take_over(self) {
        self.line.with_value(|line| line.take_over());
    }

    /// Asks for something of its own accord: the player need not hear of the answer.
    fn ask_quietly(self, request: Request) {
        self.line.with_value(|line| line.send(&Ask { id: QUIET, request }));
    }

    /// Ends the connection.
    pub fn close(self) {
        self.line.with_value(|line| line.close());
    }

    fn over<L: Line + 'static>(
        place: Place,
        open: impl FnOnce(Rc<dyn Fn(ToClient)>, RwSignal<Reach>) -> Rc<L>,
    ) -> Self {
        let desk = RwSignal::new(Desk::default());
        let reach = RwSignal::new(Reach::Opening);
        let deal = RwSignal::new(Warning::default());
        let keeper = RefCell::new(Keeper::new(Browser));
        let itself: Rc<Cell<Option<Link>>> = Rc::new(Cell::new(None));
        let heard = {
            let itself = Rc::clone(&itself);
            Rc::new(move |message: ToClient| {
                let asks = keeper.borrow_mut().hear(&message);
                let warning = keeper.borrow().warning();
                if deal.get_untracked() != warning {
                    deal.set(warning);
                }
                let mut next = Next::Draw;
                if !answers_quietly(&message) {
                    desk.update(|desk| next = desk.hear(message));
                }
                let Some(link) = itself.get() else { return };
                if next == Next::Refresh {
                    link.ask(Request::Refresh);
                }
                for ask in asks {
                    link.ask_quietly(ask);
                }
            })
        };
        let opened: Rc<dyn Line> = open(heard, reach);
        let link = Self {
            desk,
            reach,
            deal,
            place,
            line: StoredValue::new_local(opened),
            last: StoredValue::new_local(Rc::new(Cell::new(0))),
        };
        itself.set(Some(link));
        link
    }
}

/// The id of whatever the page asks for of its own accord.
const QUIET: u32 = u32::MAX;

fn answers_quietly(message: &ToClient) -> bool {
    matches!(message, ToClient::Done { id: QUIET } | ToClient::Refused { id: Some(QUIET), .. })
}

/// The first thing a client says on every connection.
fn hello() -> Ask {
    Ask { id: 0, request: Request::Hello { protocol: PROTOCOL } }
}
