//! The shelf: what the form for a new table is made from.

use axum::Json;
use serde::Serialize;
use serde_json::Value;
use sevenfold_core::{Field, Legs, Look};
use sevenfold_shelf::{GAMES, Shelved};
use utoipa::ToSchema;

/// A game on the shelf.
#[derive(Serialize, ToSchema)]
pub(crate) struct GameOnShelf {
    /// Its id.
    id: &'static str,
    /// The title on the box.
    title: &'static str,
    /// Fewest players.
    least_seats: u8,
    /// Most players.
    most_seats: u8,
    /// Its bots, weakest first.
    bots: Vec<&'static str>,
    /// What can be chosen: key, rule, and kind (`choice`, `number`, `flag`, `counts`).
    #[schema(value_type = Vec<Object>)]
    fields: &'static [Field],
    /// How it wishes to be laid out where nobody has drawn a table for it.
    #[schema(value_type = Object)]
    look: Look,
    /// How many games two players are offered: `one`, or `two` with the seats exchanged.
    #[schema(value_type = String)]
    legs: Legs,
    /// The options as they are for each number of players, fewest first.
    #[schema(value_type = Vec<Object>)]
    defaults: Vec<Value>,
}

impl GameOnShelf {
    fn of(game: &'static dyn Shelved) -> Self {
        let meta = game.meta();
        let seats = meta.least_seats..=meta.most_seats;
        Self {
            id: meta.id,
            title: meta.title,
            least_seats: meta.least_seats,
            most_seats: meta.most_seats,
            bots: game.levels(),
            fields: game.fields(),
            look: meta.look,
            legs: meta.legs,
            defaults: seats.map(|seats| game.default_options(seats).unwrap_or_default()).collect(),
        }
    }
}

/// Every game, with what can be chosen and its bots.
#[utoipa::path(get, path = "/api/shelf", tag = "tables", responses((status = 200, body = Vec<GameOnShelf>)))]
pub(crate) async fn shelf() -> Json<Vec<GameOnShelf>> {
    Json(GAMES.iter().map(|game| GameOnShelf::of(*game)).collect())
}
