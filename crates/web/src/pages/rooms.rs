//! The pages nobody needs to play: each group of them is a part of the program that is loaded when it is first entered.

use leptos::prelude::*;

use super::aid::Aid;
use super::create::{Create, UsualTerms};
use super::exercises::{Exercise, Exercises};
use super::learn::Learn;
use super::lobby::LobbyPage;
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
use crate::way::Finished;

/// The pages beside the tables. Reviews and exercises are among them because they share most with replays and lessons: what
/// two parts need would come with every first page.
pub(crate) struct SideRooms {
    /// The form for a new table; of a game, by its id.
    pub create: fn(String) -> AnyView,
    /// How a game begins at once.
    pub terms: fn(&'static Face) -> AnyView,
    /// What can be set.
    pub settings: fn() -> AnyView,
    /// A game in five pictures; by its id.
    pub quick: fn(String) -> AnyView,
    /// A game led step by step; by its id, and the lesson's name where it is not the first one.
    pub learn: fn(String, Option<String>) -> AnyView,
    /// A page to lay beside a game; by its name.
    pub aid: fn(String) -> AnyView,
    /// A pad to keep the score of a game with real cards; by the game's id.
    pub score: fn(String) -> AnyView,
    /// A finished game.
    pub replay: fn(Option<Finished>) -> AnyView,
    /// The rules of a game; by its id.
    pub rules: fn(String) -> AnyView,
    /// A finished game, looked back at.
    pub review: fn(Option<Finished>) -> AnyView,
    /// The exercises there are.
    pub exercises: fn() -> AnyView,
    /// Exercises of a game, by its id, or those from one's own games.
    pub exercise: fn(String) -> AnyView,
}

/// The pages beside the tables.
pub(crate) static SIDE_ROOMS: SideRooms = SideRooms {
    create: |game| view! { <Create game /> }.into_any(),
    terms: |face| view! { <UsualTerms face /> }.into_any(),
    settings: || view! { <Settings /> }.into_any(),
    quick: |game| view! { <Quick game /> }.into_any(),
    learn: |game, lesson| view! { <Learn game lesson /> }.into_any(),
    aid: |name| view! { <Aid name /> }.into_any(),
    score: |game| view! { <Score game /> }.into_any(),
    replay: |of| view! { <Replay of /> }.into_any(),
    rules: |game| view! { <Rules game /> }.into_any(),
    review: |of| view! { <Review of /> }.into_any(),
    exercises: || view! { <Exercises /> }.into_any(),
    exercise: |game| view! { <Exercise game /> }.into_any(),
};

/// The pages of membership.
pub(crate) struct MemberRooms {
    /// Who I am here.
    pub member: fn() -> AnyView,
    /// The ways in.
    pub enter: fn() -> AnyView,
    /// Looking after the place.
    pub admin: fn() -> AnyView,
}

/// The pages of membership.
pub(crate) static MEMBER_ROOMS: MemberRooms = MemberRooms {
    member: || view! { <MemberPage /> }.into_any(),
    enter: || view! { <Enter /> }.into_any(),
    admin: || view! { <Admin /> }.into_any(),
};

/// The pages of the puzzles.
pub(crate) struct PuzzleRooms {
    /// All there are.
    pub list: fn() -> AnyView,
    /// One kind.
    pub one: fn(String) -> AnyView,
}

/// The pages of the puzzles.
pub(crate) static PUZZLE_ROOMS: PuzzleRooms = PuzzleRooms {
    list: || view! { <Puzzles /> }.into_any(),
    one: |puzzle| view! { <Puzzle puzzle /> }.into_any(),
};

/// The lobby.
pub(crate) struct LobbyRoom {
    /// Its one page.
    pub lobby: fn() -> AnyView,
}

/// The lobby.
pub(crate) static LOBBY_ROOM: LobbyRoom = LobbyRoom { lobby: || view! { <LobbyPage /> }.into_any() };
