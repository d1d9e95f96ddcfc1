//! The lobby: a table to be found, tables in the open, and the people one knows.

mod finding;
mod line;
mod notices;
mod people;
mod presence;
mod tables;
mod turns;

use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_protocol::{Attention, Lobby, TableCode};
use sevenfold_texts::{Nobody, Texts};

use crate::me::{self, Standing};
use crate::parts::{Announcement, Bar, Icon, Title};
use crate::reception::Reception;
use crate::speech::Speech;
use crate::watch::watch;
use crate::way::Way;
use finding::Finding;
use line::{Line, Reach};
pub(crate) use notices::Notices;
use people::{Blocked, Friends, Invitations};
use tables::{OpenTables, RunningTables};
use turns::Turns;

/// What the page knows, for everything on it.
#[derive(Clone, Copy)]
pub(crate) struct Room {
    pub(crate) speech: Speech,
    /// The lobby as this person may see it.
    pub(crate) lobby: RwSignal<Lobby>,
    /// The host's clock, less this browser's, in milliseconds.
    pub(crate) ahead: RwSignal<i64>,
    /// Why the last thing was not done.
    pub(crate) refused: RwSignal<Option<Message>>,
    pub(crate) line: Line,
    /// Is the lobby within reach?
    reach: RwSignal<Reach>,
}

impl Room {
    /// Opens a line to the lobby that tells so much; it is closed with whatever has opened it.
    fn open(attention: Attention, paired: impl Fn(TableCode) + Send + Sync + 'static) -> Self {
        let (lobby, refused) = (RwSignal::new(Lobby::default()), RwSignal::new(None::<Message>));
        let (ahead, reach) = (RwSignal::new(0), RwSignal::new(Reach::Trying));
        let line = line::open(attention, lobby, ahead, refused, reach, paired);
        Self { speech: Speech::here(), lobby, ahead, refused, line, reach }
    }

    /// A sentence.
    pub(crate) fn say(self, message: &Message) -> String {
        Texts::of(self.speech.lang()).say(message, &Nobody)
    }

    /// A sentence without facts, whenever the language changes.
    pub(crate) fn says(self, key: &'static str) -> impl Fn() -> String + Copy + Send + 'static {
        self.speech.says(key)
    }

    /// Tells what came of something that was asked of the server.
    pub(crate) fn heard(self, done: Result<(), Message>) {
        self.refused.set(done.err());
    }
}

/// Why what is shown is not how it is any more.
fn out_of_reach(reach: Reach) -> Option<&'static str> {
    match reach {
        Reach::Trying | Reach::Open => None,
        Reach::Lost => Some("web-lobby-lost"),
        Reach::Gone => Some("web-lobby-gone"),
        Reach::Forgotten => Some("web-lobby-signed-out"),
    }
}

/// The page.
#[component]
pub(crate) fn LobbyPage() -> impl IntoView {
    let (speech, way) = (Speech::here(), Way::here());
    let room = Room::open(Attention::Whole, move |code| way.to(&format!("/table/{code}")));
    let Room { refused, reach, .. } = room;
    let reception = Reception::here();
    watch(move || {
        if reach.get() == Reach::Forgotten && me::standing() == Standing::Member {
            me::keep_standing(Standing::SignedOut);
        }
        // Also if it was heard on the page before.
        if me::standing() == Standing::SignedOut {
            reception.stands(Standing::SignedOut);
        }
    });
    view! {
        <Title text=Signal::derive(speech.says("web-lobby")) />
        <Bar><span class="serif">{speech.says("web-lobby")}</span></Bar>
        <main id="main" class="lobby">
            <h1 class="vh">{speech.says("web-lobby")}</h1>
            <Announcement />
            <div role="alert" class="lb-alert">
                {move || refused.get().map(|message| view! {
                    <p class="refused"><Icon name="icon-refuse" /><span>{room.say(&message)}</span></p>
                })}
                {move || out_of_reach(reach.get()).map(|why| view! {
                    <p class="refused"><Icon name="icon-refuse" /><span>{room.says(why)}</span></p>
                })}
            </div>
            <Turns room />
            <div class="lb-main">
                <Finding room />
                <OpenTables room />
            </div>
            <aside class="lb-aside" aria-label=room.says("web-lobby-people")>
                <Invitations room />
                <Friends room />
                <Blocked room />
            </aside>
            <RunningTables room />
        </main>
    }
}
