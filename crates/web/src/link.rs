//! The way to a table: a socket to a server, or a worker in this browser. Both speak the same protocol.

mod clock;
mod lesson;
mod own;
mod server;
mod socket;

use std::cell::Cell;
use std::ops::Deref;
use std::rc::Rc;

use leptos::prelude::*;
use sevenfold_client::{Client, News, Picture, Warning};
use sevenfold_protocol::offline::{LessonFace, ToWorker};
use sevenfold_protocol::{Ask, PROTOCOL, Refusal, Request, Snapshot, TableCode, ToClient};

use crate::games::Face;
use crate::kept::Kept;
use crate::memo::Memo;
use crate::offline::Room;
use crate::pins::{self, Browser};
use crate::settled::Settling;

pub(crate) use clock::now;
pub(crate) use server::Sockets;
pub(crate) use socket::SOCKETS;

/// Is the table within reach?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reach {
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
pub(crate) enum Place {
    /// On the server this page came from.
    Server,
    /// In this browser.
    Browser,
}

/// A table this page is connected to.
#[derive(Clone, Copy)]
pub(crate) struct Link {
    /// This page's side of it, with what is known.
    client: RwSignal<Client<Browser>>,
    /// Counts how often what is shown of the table has changed.
    turned: RwSignal<u32>,
    /// What follows from all that is known.
    settling: Settling,
    /// Can it be reached?
    pub reach: RwSignal<Reach>,
    /// What the player is to be told of the present deal.
    pub deal: Memo<Warning>,
    /// Where is it?
    pub place: Place,
    line: Kept<Rc<dyn Line>>,
}

/// What is known of a table, as it is now. Not to be held while anything may change.
pub(crate) struct Glance(<RwSignal<Client<Browser>> as ReadUntracked>::Value);

impl Deref for Glance {
    type Target = Picture;

    fn deref(&self) -> &Picture {
        &self.0.picture
    }
}

impl Glance {
    /// The table as whoever looks at the screen sees it.
    #[inline(never)]
    pub(crate) fn face(&self) -> Option<&Snapshot> {
        self.0.picture.face()
    }
}

/// Something that carries asks to a table.
pub(crate) trait Line {
    /// Sends an ask; one that cannot be sent now is sent again by whoever asked.
    fn send(&self, ask: &Ask);
    /// Ends the connection.
    fn close(&self);
    /// Plays here what another tab plays; only tables of this browser are open in several.
    fn take_over(&self) {}
}

/// Takes no asks.
struct Still;

impl Line for Still {
    fn send(&self, _ask: &Ask) {}
    fn close(&self) {}
}

impl Link {
    /// A table on the server this page came from.
    pub(crate) fn to_server(code: TableCode) -> Self {
        Self::over(Place::Server, |heard, reach| server::open(code, heard, reach))
    }

    /// A table of this browser's own, opened or resumed.
    pub(crate) fn to_own(game: &'static Face, code: TableCode, begin: ToWorker) -> Self {
        Self::over(Place::Browser, |heard, reach| own::open(game, code, begin, heard, reach))
    }

    /// A lesson in this browser's worker, and the worker itself; where the lesson stands is told.
    pub(crate) fn to_lesson(
        game: &Face,
        begin: ToWorker,
        told: impl Fn(LessonFace) + 'static,
    ) -> (Self, Rc<Room>) {
        let mut room = None;
        let link = Self::over(Place::Browser, |heard, reach| {
            Rc::clone(room.insert(lesson::open(game, begin, heard, told, reach)))
        });
        // The worker has just been opened.
        (link, room.unwrap_or_else(|| unreachable!("a link is opened at once")))
    }

    /// A game that is played on in this browser's worker, and the worker itself, which `open` starts.
    pub(crate) fn to_practice(
        open: impl FnOnce(Rc<dyn Fn(ToClient)>, RwSignal<Reach>) -> Rc<Room>,
    ) -> (Self, Rc<Room>) {
        let mut room = None;
        let link = Self::over(Place::Browser, |heard, reach| Rc::clone(room.insert(open(heard, reach))));
        // The worker has just been opened.
        (link, room.unwrap_or_else(|| unreachable!("a link is opened at once")))
    }

    /// A table that is only looked at: its picture is put there by whoever made it.
    pub(crate) fn to_picture() -> Self {
        Self::over(Place::Browser, |_, reach| {
            reach.set(Reach::Open);
            Rc::new(Still)
        })
    }

    /// Asks the table for something. The answer shows in the picture.
    pub(crate) fn ask(self, request: Request) {
        if let Some(ask) = self.client.try_update_untracked(|client| client.ask(request)) {
            self.send(&ask);
        }
    }

    /// Looks at what is known of the table.
    pub(crate) fn with_picture<T>(self, look: impl FnOnce(&Picture) -> T) -> T {
        look(&self.watched())
    }

    /// Looks at what is known of the table, and is not told of changes.
    pub(crate) fn with_picture_untracked<T>(self, look: impl FnOnce(&Picture) -> T) -> T {
        look(&self.glance())
    }

    /// What is known now; whoever looks is not told of changes. One for all who look: the program would have the code of a look
    /// at a signal once for each.
    #[inline(never)]
    pub(crate) fn glance(self) -> Glance {
        Glance(self.client.read_untracked())
    }

    /// The same; whoever looks is told.
    #[inline(never)]
    fn watched(self) -> Glance {
        self.client.track();
        self.glance()
    }

    /// Another number whenever what is shown of the table may be another thing.
    #[inline(never)]
    pub(crate) fn turn(self) -> u32 {
        self.turned.get()
    }

    /// A value that follows from what is known of the table, and from nothing else. To be watched; see `crate::settled`.
    pub(crate) fn settled<T>(self, work_out: impl Fn() -> T + 'static) -> Memo<T>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        self.settling.follow(work_out)
    }

    /// Changes what is shown of the table without a word from it.
    pub(crate) fn update_picture(self, change: impl FnOnce(&mut Picture)) {
        let mut change = Some(change);
        self.change(&mut |picture| {
            if let Some(change) = change.take() {
                change(picture);
            }
            picture.rewrite();
        });
        turn_over(self.turned, self.settling);
    }

    /// One for all changes.
    #[inline(never)]
    fn change(self, change: &mut dyn FnMut(&mut Picture)) {
        self.client.update(|client| change(&mut client.picture));
    }

    /// Shows a refusal that the page itself has a reason for, or takes one away.
    pub(crate) fn refuse(self, refusal: Option<Refusal>) {
        self.change(&mut |picture| picture.refused.clone_from(&refusal));
        self.settling.settle();
    }

    /// Plays in this tab what another one plays.
    pub(crate) fn take_over(self) {
        self.line().take_over();
    }

    /// The way to the table; after the page was left nothing is heard of what is asked.
    fn line(self) -> Rc<dyn Line> {
        self.line.with(|line| Rc::clone(line)).unwrap_or_else(|| Rc::new(Still))
    }

    fn send(self, ask: &Ask) {
        self.line().send(ask);
    }

    /// Ends the connection.
    pub(crate) fn close(self) {
        self.line().close();
    }

    fn over<L: Line + 'static>(
        place: Place,
        open: impl FnOnce(Rc<dyn Fn(ToClient)>, RwSignal<Reach>) -> Rc<L>,
    ) -> Self {
        let client = RwSignal::new(Client::new(pins::keeper()));
        let (turned, settling) = (RwSignal::new(0_u32), Settling::new());
        let reach = RwSignal::new(Reach::Opening);
        let deal = settling.follow(move || client.with_untracked(Client::warning));
        let itself: Rc<Cell<Option<Link>>> = Rc::new(Cell::new(None));
        let heard = {
            let itself = Rc::clone(&itself);
            Rc::new(move |message: ToClient| {
                let (mut asks, mut news) = (Vec::new(), News::Nothing);
                client.maybe_update(|client| {
                    let heard = client.hear(message);
                    (asks, news) = (heard.asks, heard.news);
                    news != News::Nothing
                });
                match news {
                    News::Table => turn_over(turned, settling),
                    // What the player does not hear of may still be a warning.
                    News::Nothing | News::Answer => settling.settle(),
                }
                let Some(link) = itself.get() else { return };
                for ask in &asks {
                    link.send(ask);
                }
            })
        };
        let opened: Rc<dyn Line> = open(heard, reach);
        let opened = Self { client, turned, settling, reach, deal, place, line: Kept::new(opened) };
        itself.set(Some(opened));
        opened
    }
}

/// What is shown of the table is another thing: whatever follows from it is worked out before anybody is told.
fn turn_over(turned: RwSignal<u32>, settling: Settling) {
    turned.update_untracked(|turn| *turn = turn.wrapping_add(1));
    settling.settle();
    turned.notify();
}

/// The first thing a client says on every connection.
pub(crate) fn hello() -> Ask {
    Ask { id: 0, request: Request::Hello { protocol: PROTOCOL } }
}
