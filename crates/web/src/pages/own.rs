//! A place of one's own: my games, somebody's page, leaderboards. They are loaded when they are first entered.

mod bring;
mod data;
mod filters;
mod graph;
mod leaders;
mod line;
mod mine;
mod note;
mod person;
mod results;

use leptos::prelude::*;

use crate::games::{self, Face};
use leaders::Leaders;
use mine::MyGames;
use person::Person;

/// The pages of a place of one's own.
pub(crate) struct OwnRooms {
    /// One's finished games.
    pub games: fn() -> AnyView,
    /// A member's page; by name.
    pub person: fn(String) -> AnyView,
    /// Who is strongest; in a game, by its id.
    pub leaders: fn(String) -> AnyView,
}

/// The pages of a place of one's own.
pub(crate) static OWN_ROOMS: OwnRooms = OwnRooms {
    games: || view! { <MyGames /> }.into_any(),
    person: |name| view! { <Person name /> }.into_any(),
    leaders: |game| view! { <Leaders game /> }.into_any(),
};

/// A game's picture, small.
#[component]
fn Sign(game: String) -> impl IntoView {
    games::face(&game).map(|&Face { tint, picture, .. }| {
        view! {
            <span class=format!("gi {tint}") aria-hidden="true">
                <svg viewBox="0 0 300 270" preserveAspectRatio="xMidYMid slice" inner_html=picture></svg>
            </span>
        }
    })
}

/// A rating as people read it.
fn whole(number: f64) -> String {
    format!("{number:.0}")
}
