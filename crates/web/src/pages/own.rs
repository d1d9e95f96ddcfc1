//! A place of one's own: my games, somebody's page, leaderboards. They are loaded when they are first entered.

mod block;
mod bring;
mod cards;
mod data;
mod filters;
mod graph;
mod leaders;
mod line;
mod mine;
mod note;
mod person;
mod record;
mod results;
mod running;
mod share;
mod tied;

use leptos::prelude::*;

pub(crate) use self::bring::{bring_all, forget_brought};
use super::rooms::{Rooms, nowhere};
use crate::games::further::{Found, Shelf};
use crate::games::{self, Face};
use crate::way::Place;
use leaders::Leaders;
use mine::MyGames;
use person::Person;

/// The pages of a place of one's own.
pub(crate) static OWN_ROOMS: Rooms = Rooms {
    enter: |place| match place {
        Place::Games => view! { <MyGames /> }.into_any(),
        Place::Person(name) => view! { <Person name /> }.into_any(),
        Place::Leaders(game) => leaders_of(game),
        _ => nowhere(),
    },
};

/// The leaderboard of a game, once it is known that there is such a game.
fn leaders_of(game: String) -> AnyView {
    let shelf = Shelf::here();
    let board = move || match shelf.find(&game) {
        Found::Here(_) => view! { <Leaders game=game.clone() /> }.into_any(),
        Found::Coming => ().into_any(),
        Found::Nowhere => nowhere(),
    };
    board.into_any()
}

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
