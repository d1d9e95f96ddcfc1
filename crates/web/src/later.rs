//! Parts of the program that are loaded when they are first needed: how each game is drawn, and pages few begin with.
//!
//! What can be reached only through one of the functions below is packed apart from the rest of the program.

use std::future::Future;
use std::pin::Pin;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::aftermath::Aftermath;
use crate::games::Drawn;
use crate::games::further::Reading;
use crate::link::Sockets;
use crate::pages::{LobbyRoom, PastTables, Rooms, SideRooms};
use crate::parts::Codes;
use crate::table::Occasions;

/// How long until a part that could not be had is asked for again.
pub(crate) const AGAIN: Duration = Duration::from_secs(2);

/// A part on its way; nothing if it cannot be had.
pub(crate) type Coming<T> = Pin<Box<dyn Future<Output = Option<T>>>>;

/// Has a part fetched, as often as it takes; it is there as soon as the signal has it.
pub(crate) fn fetch<T: Copy + Send + Sync + 'static>(part: fn() -> Coming<T>) -> ArcRwSignal<Option<T>> {
    let there = ArcRwSignal::new(None);
    try_to_fetch(part, there.clone());
    there
}

fn try_to_fetch<T: Copy + Send + Sync + 'static>(part: fn() -> Coming<T>, there: ArcRwSignal<Option<T>>) {
    spawn_local(async move {
        match part().await {
            None => set_timeout(move || try_to_fetch(part, there), AGAIN),
            found => there.set(found),
        }
    });
}

/// The pages beside the tables, where only those with an address are wanted.
pub(crate) fn beside() -> Coming<&'static Rooms> {
    Box::pin(async { Some(&side_rooms().await?.rooms) })
}

/// The lobby, where only its page is wanted.
pub(crate) fn lobby() -> Coming<&'static Rooms> {
    Box::pin(async { Some(&lobby_room().await?.rooms) })
}

/// What members hear of the lobby on other pages.
pub(crate) fn notices() -> Coming<&'static Rooms> {
    Box::pin(async { Some(&lobby_room().await?.notices) })
}

macro_rules! parts {
    ($($(#[$about:meta])* $name:ident: $part:ty = $it:expr;)*) => {$(
        $(#[$about])*
        pub(crate) fn $name() -> Coming<&'static $part> {
            Box::pin(async { apart::$name().await.ok() })
        }
    )*
        /// What lies on the other side: the same functions, packed apart.
        mod apart {
            use wasm_split_helpers::{SplitLoaderError, wasm_split};
            use super::*;

            $(#[wasm_split($name, fallible)]
            pub(crate) fn $name() -> Result<&'static $part, SplitLoaderError> {
                Ok($it)
            })*
        }
    };
}

parts! {
    /// How Double Seven is drawn.
    double_seven: Drawn = &crate::games::double_seven::DOUBLE_SEVEN;
    /// How Double Lucky 7 is drawn.
    double_lucky_7: Drawn = &crate::games::double_lucky_7::DOUBLE_LUCKY_7;
    /// How Sieben is drawn.
    sieben: Drawn = &crate::games::sieben::SIEBEN;
    /// How SEVEN is drawn.
    seven: Drawn = &crate::games::seven::SEVEN;
    /// How 777 is drawn.
    triple_seven: Drawn = &crate::games::triple_seven::TRIPLE_SEVEN;
    /// How Sevens is drawn.
    sevens: Drawn = &crate::games::sevens::SEVENS;
    /// How a game without drawings of its own is laid out.
    plain: Drawn = &crate::games::plain::PLAIN;
    /// How games are read that only a server knows of.
    reading: Reading = &crate::games::further::READING;
    /// The way to a server's tables.
    sockets: Sockets = &crate::link::SOCKETS;
    /// The pages beside the tables.
    side_rooms: SideRooms = &crate::pages::SIDE_ROOMS;
    /// The list of one's tables.
    past_tables: PastTables = &crate::pages::PAST_TABLES;
    /// What a table shows on occasion.
    occasions: Occasions = &crate::table::OCCASIONS;
    /// How an address is drawn for a camera.
    codes: Codes = &crate::parts::CODES;
    /// What a finished game has to tell.
    aftermath: Aftermath = &crate::aftermath::AFTERMATH;
    /// The pages of membership.
    member_rooms: Rooms = &crate::pages::MEMBER_ROOMS;
    /// The pages of the puzzles.
    puzzle_rooms: Rooms = &crate::pages::PUZZLE_ROOMS;
    /// The lobby, and what is meant for somebody elsewhere.
    lobby_room: LobbyRoom = &crate::pages::LOBBY_ROOM;
    /// A place of one's own: my games, somebody's page, leaderboards.
    own_rooms: Rooms = &crate::pages::OWN_ROOMS;
}
