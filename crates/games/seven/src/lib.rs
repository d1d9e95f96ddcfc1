//! SEVEN: stacked tetrahexes, for two players, three, two pairs or four.
//!
//! Perfect information and no chance, an unbounded hex table, and the rule that a tile goes to the highest level
//! on which it has a place. A position is the list of tiles laid ([`Table`]); lists of moves are made from bit sets
//! of a window that is opened just as wide as the table needs.

#![allow(
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "coordinates of a game stay within a hundred of 0, and offsets in a window are never negative"
)]

mod action;
mod breach;
mod event;
mod game;
mod hex;
mod imagine;
mod key;
mod notation;
mod options;
mod perft;
mod pieces;
mod places;
mod score;
mod state;
mod table;
mod view;
mod window;

pub use action::Action;
pub use breach::Breach;
pub use event::Event;
pub use hex::{Cell, NEIGHBOURS, Symmetry};
pub use notation::Chance;
pub use options::{Options, Teams};
pub use perft::perft;
pub use pieces::{ORIENTATIONS, Orientation, Tile, Tiles};
pub use places::Reach;
pub use score::{Aim, Levels, MOST_SEATS, Standing};
pub use state::Seven;
pub use table::{Laid, MOST_LEVELS, MOST_SPAN, MOST_TILES, Place, Table};
pub use view::{Colour, Left, PlayerView, Stack, TileView, View};

use sevenfold_core::RuleId;

/// The rule with this number on the rule page.
const fn rule(number: u8) -> RuleId {
    RuleId::new("SV", number)
}
