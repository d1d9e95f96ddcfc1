//! How a game wishes to be laid out where nobody has drawn a table for it.

use serde::Serialize;

/// What a game says about its own view, for tables that are laid out from the view's structure alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Look {
    /// Parts of the view that are not what they seem, by their keys; whatever is not named is guessed.
    pub zones: &'static [Zone],
    /// How pieces are drawn.
    pub faces: Faces,
}

impl Look {
    /// Everything is guessed, and pieces are words.
    pub const PLAIN: Self = Self { zones: &[], faces: Faces::Words };

    /// What a part of the view was said to be.
    pub(crate) fn role(&self, key: &str) -> Option<Role> {
        self.zones.iter().find(|zone| zone.key == key).map(|zone| zone.role)
    }
}

/// A part of a view.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Zone {
    /// Its key in the view.
    pub key: &'static str,
    /// What it is.
    pub role: Role,
}

/// What a part of a view is to whoever looks at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// What the viewer holds.
    Hand,
    /// What lies on the table.
    Pile,
    /// Book-keeping that nobody needs to see.
    Aside,
}

/// How the pieces of a game are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Faces {
    /// As they are written.
    Words,
    /// As playing cards: a suit `C`, `D`, `H`, `S` and a rank, as in `D7`.
    PlayingCards,
}
