//! What a game says of itself before it is played: what can be chosen, and what is usual.

use serde_json::{Map, Value};
use sevenfold_core::{Field, Game, GameOptions, Legs, Meta};

/// The terms a game is played on.
pub(crate) struct Terms {
    /// Name, makers, size.
    pub meta: Meta,
    /// What can be chosen.
    pub fields: &'static [Field],
    usual: Usual,
}

/// What is chosen by default, by how many play.
enum Usual {
    /// As the game says it.
    Declared(fn(u8) -> Map<String, Value>),
    /// As it was told, from the fewest players on.
    Told(Vec<Map<String, Value>>),
}

impl Terms {
    /// The terms of a game, as it declares them.
    pub(crate) const fn of<G: Game>() -> Self {
        Self { meta: G::META, fields: G::Options::FIELDS, usual: Usual::Declared(usual::<G>) }
    }

    /// The terms of a game that was told of.
    pub(crate) fn told(meta: Meta, fields: &'static [Field], usual: Vec<Map<String, Value>>) -> Self {
        Self { meta, fields, usual: Usual::Told(usual) }
    }

    /// How many games make a result among so many players, if this many are wished for: two only where the game offers it.
    pub(crate) fn legs(&self, seats: u8, wished: Legs) -> Legs {
        if seats == 2 && self.meta.legs == Legs::Two { wished } else { Legs::One }
    }

    /// What is chosen by default by so many players.
    pub(crate) fn usual(&self, seats: u8) -> Map<String, Value> {
        match &self.usual {
            Usual::Declared(usual) => usual(seats),
            Usual::Told(usual) => {
                let place = usize::from(seats.saturating_sub(self.meta.least_seats));
                usual.get(place).cloned().unwrap_or_default()
            }
        }
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
