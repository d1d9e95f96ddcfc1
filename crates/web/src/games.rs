//! What each game looks like: the one place per game, found by its name.
//!
//! A game without a drawing of its own is shown by `generic`.

mod generic;
mod sieben;

use leptos::prelude::*;
use sevenfold_core::Seat;

use crate::table::Here;

/// How a game presents itself before it is played.
pub struct Face {
    /// The game's id.
    pub id: &'static str,
    /// Its title.
    pub title: &'static str,
    /// The class that carries its tint.
    pub tint: &'static str,
    /// The picture of its own things.
    pub picture: &'static str,
    /// How many usually sit down against bots.
    pub usual_seats: u8,
    /// Options that differ when people sit at the table together.
    pub live: &'static [(&'static str, &'static str)],
}

macro_rules! picture {
    ($id:literal) => {
        include_str!(concat!("../pictures/", $id, ".svg"))
    };
}

/// The five games, in the order of the house.
pub static GAMES: &[Face] = &[
    Face {
        id: "double-seven",
        title: "Double Seven",
        tint: "ds",
        picture: picture!("double-seven"),
        usual_seats: 3,
        live: &[],
    },
    Face {
        id: "double-lucky-7",
        title: "Double Lucky 7",
        tint: "dl",
        picture: picture!("double-lucky-7"),
        usual_seats: 4,
        live: &[],
    },
    Face {
        id: "sieben",
        title: "Sieben",
        tint: "si",
        picture: picture!("sieben"),
        usual_seats: 4,
        live: &[],
    },
    Face { id: "seven", title: "SEVEN", tint: "sv", picture: picture!("seven"), usual_seats: 2, live: &[] },
    Face {
        id: "triple-seven",
        title: "777",
        tint: "ts",
        picture: picture!("triple-seven"),
        usual_seats: 4,
        live: &[("herald", "race")],
    },
];

/// The face of a game.
pub fn face(id: &str) -> Option<&'static Face> {
    GAMES.iter().find(|face| face.id == id)
}

/// How a game is drawn.
pub struct Drawn {
    /// The middle of the table.
    pub middle: fn(Here) -> AnyView,
    /// What is in hand, and what can be done with it.
    pub hand: fn(Here) -> AnyView,
    /// What is counted beside a player's name.
    pub counts: fn(Here, Seat) -> AnyView,
    /// How far the game has got, in a few words for the bar.
    pub progress: fn(Here) -> Option<String>,
}

/// The drawings, by the games' names. A game without one is shown by `generic`.
static DRAWN: &[(&str, &Drawn)] = &[("sieben", &sieben::SIEBEN)];

/// How a game is drawn.
pub fn drawn(game: &str) -> &'static Drawn {
    DRAWN.iter().find(|(id, _)| *id == game).map_or(&generic::GENERIC, |(_, drawn)| drawn)
}

/// A group of moves, by the words they begin with.
pub fn group_label(_here: Here, path: &[String]) -> String {
    path.join(" ")
}
