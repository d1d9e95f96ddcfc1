//! A table in the list of somebody who sits there.

use serde::{Deserialize, Serialize};
use sevenfold_core::SeatSet;

use crate::{Ending, Millis, Sitter};

/// Who sits at a table, and how it stands with them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Company {
    /// By seat.
    pub sitters: Vec<Sitter>,
    /// One's own seats.
    pub own: SeatSet,
    /// Whom the game waits for.
    pub turn: SeatSet,
    /// How often has been dealt in this game.
    #[serde(default)]
    pub round: u32,
    /// Until when one must move, if it is one's turn and there is a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Millis>,
    /// How it ended, once it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
}
