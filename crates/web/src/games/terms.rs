//! What a game says of itself before it is played: what can be chosen, and what is usual.

use serde_json::{Map, Value};
use sevenfold_core::{Field, Game, GameOptions, Meta};

/// The terms a game is played on.
pub struct Terms {
    /// Name, makers, size.
    pub meta: Meta,
    /// What can be chosen.
    pub fields: &'static [Field],
    /// What is chosen by default, by how many play.
    pub usual: fn(u8) -> Map<String, Value>,
}

impl Terms {
    /// The terms of a game, as it declares them.
    pub const fn of<G: Game>() -> Self {
        Self { meta: G::META, fields: G::Options::FIELDS, usual: usual::<G> }
    }
}

/// The default options, with everything filled in that depends on how many play.
fn usual<G: Game>(seats: u8) -> Map<String, Value> {
    let options = G::new(&G::Options::default(), seats).map(|game| serde_json::to_value(game.options()));
    match options {
        Ok(Ok(Value::Object(options))) => options,
        _ => Map::new(),
    }
}
