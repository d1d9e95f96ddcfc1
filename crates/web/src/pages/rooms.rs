//! The pages nobody needs to play: each group of them is a part of the program that is loaded when it is first entered.

use leptos::prelude::*;

use super::NotFound;
use super::aid::Aid;
use super::create::{Create, UsualTerms};
use super::exercises::{Exercise, Exercises};
use super::learn::Learn;
use super::lobby::{LobbyPage, Notices};
use super::member::{Admin, Enter, MemberPage};
use super::puzzle::Puzzle;
use super::puzzles::Puzzles;
use super::quick::Quick;
use super::replay::Replay;
use super::review::Review;
use super::rules::Rules;
use super::score::Score;
use super::settings::Settings;
use crate::games::Face;
use crate::way::Place;

/// A group of pages.
pub(crate) struct Rooms {
    /// The page at a place of this group.
    pub enter: fn(Place) -> AnyView,
}

/// The pages beside the tables. Reviews and exercises are among them because they share most with replays and lessons: what
/// two parts need would come with every first page.
pub(crate) struct SideRooms {
    /// Those with an address.
    pub rooms: Rooms,
    /// How a game begins at once.
    pub terms: fn(&'static Face) -> AnyView,
}

/// The pages beside the tables.
pub(crate) static SIDE_ROOMS: SideRooms =
    SideRooms { rooms: Rooms { enter: beside }, terms: |face| view! { <UsualTerms face /> }.into_any() };

fn beside(place: Place) -> AnyView {
    match place {
        Place::New(game) => view! { <Create game /> }.into_any(),
        Place::Settings => view! { <Settings /> }.into_any(),
        Place::Quick(game) => view! { <Quick game /> }.into_any(),
        Place::Learn(game, lesson) => view! { <Learn game lesson /> }.into_any(),
        Place::Aid(name) => view! { <Aid name /> }.into_any(),
        Place::Score(game) => view! { <Score game /> }.into_any(),
        Place::Replay(of) => view! { <Replay of /> }.into_any(),
        Place::Rules(game) => view! { <Rules game /> }.into_any(),
        Place::Review(of) => view! { <Review of /> }.into_any(),
        Place::Exercises => view! { <Exercises /> }.into_any(),
        Place::Exercise(game) => view! { <Exercise game /> }.into_any(),
        _ => nowhere(),
    }
}

/// The pages of membership.
pub(crate) static MEMBER_ROOMS: Rooms = Rooms {
    enter: |place| match place {
        Place::Member => view! { <MemberPage /> }.into_any(),
        Place::Enter => view! { <Enter /> }.into_any(),
        Place::Admin => view! { <Admin /> }.into_any(),
        _ => nowhere(),
    },
};

/// The pages of the puzzles.
pub(crate) static PUZZLE_ROOMS: Rooms = Rooms {
    enter: |place| match place {
        Place::Puzzles => view! { <Puzzles /> }.into_any(),
        Place::Puzzle(puzzle) => view! { <Puzzle puzzle /> }.into_any(),
        _ => nowhere(),
    },
};

/// The lobby, which has one page, and what members hear of it on all others.
pub(crate) struct LobbyRoom {
    /// The page.
    pub rooms: Rooms,
    /// What is meant for a member, wherever they are.
    pub notices: Rooms,
}

/// The lobby.
pub(crate) static LOBBY_ROOM: LobbyRoom = LobbyRoom {
    rooms: Rooms { enter: |_| view! { <LobbyPage /> }.into_any() },
    notices: Rooms { enter: |_| view! { <Notices /> }.into_any() },
};

/// No page of a group is at a place of another one.
pub(super) fn nowhere() -> AnyView {
    view! { <NotFound /> }.into_any()
}
