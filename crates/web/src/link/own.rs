//! A table of this browser's own. It may be open in several tabs: one of them plays, in its worker, the others follow
//! what that worker says. Whoever presses something in a tab that follows goes on there.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use leptos::ev::{pagehide, pageshow, visibilitychange};
use leptos::prelude::*;
use leptos::task::spawn_local;
use sevenfold_core::json;
use sevenfold_protocol::offline::{FromWorker, ToWorker};
use sevenfold_protocol::{Ask, Request, TableCode, ToClient};
use web_sys::VisibilityState;

use super::{Line, Reach, hello};
use crate::games::Face;
use crate::offline::shelf::{self, Keeper};
use crate::offline::{Call, Channel, Room};

/// This tab's side of the table.
pub(crate) struct Own {
    itself: Weak<Self>,
    game: &'static Face,
    code: TableCode,
    heard: Rc<dyn Fn(ToClient)>,
    reach: RwSignal<Reach>,
    part: RefCell<Part>,
    /// Does another tab follow? Nobody is told of anything before one has said so.
    followed: Cell<bool>,
    /// What was asked of the table while this tab did not play.
    waiting: RefCell<Vec<Ask>>,
    keeper: Keeper,
    channel: Channel,
}

/// What this tab does at the table.
enum Part {
    /// It plays, in this worker.
    Plays(Rc<Room>),
    /// It is about to play.
    TakesOver,
    /// Another tab plays.
    Follows,
    /// No tab plays.
    Rests,
    /// It has left the table for good.
    Left,
}

/// Opens or resumes a table in this tab, which plays from now on.
pub(crate) fn open(
    game: &'static Face,
    code: TableCode,
    begin: ToWorker,
    heard: Rc<dyn Fn(ToClient)>,
    reach: RwSignal<Reach>,
) -> Rc<Own> {
    let own = Rc::new_cyclic(|itself: &Weak<Own>| {
        let (keeping, calling) = (itself.clone(), itself.clone());
        Own {
            itself: itself.clone(),
            game,
            code,
            heard,
            reach,
            part: RefCell::new(Part::TakesOver),
            followed: Cell::new(false),
            waiting: RefCell::default(),
            keeper: Keeper::new(move || with(&keeping, Own::overtaken)),
            channel: Channel::open(code, move |call| with(&calling, |own| own.hear(call))),
        }
    });
    own.listen();
    own.channel.call(&Call::Mine);
    own.start(begin);
    own
}

/// Whoever has left the page meanwhile hears nothing.
fn with(own: &Weak<Own>, work: impl FnOnce(&Own)) {
    if let Some(own) = own.upgrade() {
        work(&own);
    }
}

fn is_seen() -> bool {
    document().visibility_state() == VisibilityState::Visible
}

impl Own {
    fn start(&self, begin: ToWorker) {
        let itself = self.itself.clone();
        let room = Room::overheard(self.game, move |message, text| {
            with(&itself, |own| own.hear_worker(message, text));
        });
        room.post(begin);
        room.post(ToWorker::Ask(hello()));
        self.waiting.take().into_iter().for_each(|ask| room.post(ToWorker::Ask(ask)));
        self.part.replace(Part::Plays(room));
    }

    fn hear_worker(&self, message: FromWorker, text: String) {
        match message {
            FromWorker::Ready => self.reach.set(Reach::Open),
            FromWorker::Keep { about, first, more } => self.keeper.keep(about, first, more),
            FromWorker::KeepInstead { about, journal } => self.keeper.keep_instead(about, journal),
            FromWorker::Tell(message) => {
                if self.followed.get() {
                    self.channel.call(&Call::Heard(text));
                }
                (self.heard)(*message);
            }
            FromWorker::Broken => self.reach.set(Reach::Gone),
            // Films, lessons and riddles are for other pages.
            FromWorker::Film(_)
            | FromWorker::Shown(_)
            | FromWorker::Course(_)
            | FromWorker::Lesson(_)
            | FromWorker::Worked { .. }
            | FromWorker::Advice(_) => {}
        }
    }

    /// Another tab calls.
    fn hear(&self, call: Call) {
        let plays = matches!(*self.part.borrow(), Part::Plays(_) | Part::TakesOver);
        match call {
            Call::Mine => self.follow(),
            Call::Following => self.followed.set(true),
            Call::Left if !plays => self.rest(),
            Call::Heard(text) if !plays => {
                if let Ok(FromWorker::Tell(message)) = json::from_text(&text) {
                    (self.heard)(*message);
                }
            }
            Call::Ask(ask) => {
                if let Part::Plays(room) = &*self.part.borrow() {
                    room.post(ToWorker::Ask(ask));
                }
            }
            Call::Left | Call::Heard(_) => {}
        }
    }

    fn follow(&self) {
        self.part.replace(Part::Follows);
        self.reach.set(Reach::Elsewhere);
        self.channel.call(&Call::Following);
    }

    /// No tab plays: the one that is looked at goes on.
    fn rest(&self) {
        self.part.replace(Part::Rests);
        self.wake();
    }

    fn wake(&self) {
        if is_seen() && matches!(*self.part.borrow(), Part::Rests) {
            self.play_here();
        }
    }

    /// Somebody else has written to the journal: it is read again where it is looked at.
    fn overtaken(&self) {
        if is_seen() { self.play_here() } else { self.follow() }
    }

    /// This tab plays from now on, from what is kept.
    fn play_here(&self) {
        let Some(own) = self.itself.upgrade() else { return };
        own.part.replace(Part::TakesOver);
        own.channel.call(&Call::Mine);
        spawn_local(async move {
            let kept = shelf::table(own.code).await;
            // Another tab may have been quicker.
            if !matches!(*own.part.borrow(), Part::TakesOver) {
                return;
            }
            match kept {
                Some((_, journal)) => own.start(ToWorker::Resume { journal }),
                None => own.reach.set(Reach::Gone),
            }
        });
    }

    /// A page that is left may be kept by the browser, asleep: it does not play meanwhile.
    fn listen(&self) {
        let (hidden, shown, seen) = (self.itself.clone(), self.itself.clone(), self.itself.clone());
        let listeners = [
            window_event_listener(pagehide, move |_| with(&hidden, Own::sleep)),
            window_event_listener(pageshow, move |_| with(&shown, Own::wake)),
            window_event_listener(visibilitychange, move |_| with(&seen, Own::wake)),
        ];
        on_cleanup(move || listeners.into_iter().for_each(WindowListenerHandle::remove));
    }

    fn sleep(&self) {
        let before = self.part.replace(Part::Rests);
        if matches!(before, Part::Plays(_) | Part::TakesOver) {
            self.channel.call(&Call::Left);
        }
    }
}

impl Line for Own {
    fn send(&self, ask: &Ask) {
        if let Part::Plays(room) = &*self.part.borrow() {
            room.post(ToWorker::Ask(ask.clone()));
            return;
        }
        // Looking does not move anything, so whoever plays goes on playing.
        if ask.request == Request::Refresh {
            self.channel.call(&Call::Ask(ask.clone()));
            return;
        }
        self.waiting.borrow_mut().push(ask.clone());
        self.take_over();
    }

    fn close(&self) {
        self.sleep();
        self.part.replace(Part::Left);
    }

    fn take_over(&self) {
        if matches!(*self.part.borrow(), Part::Follows | Part::Rests) {
            self.play_here();
        }
    }
}
