//! What a client keeps of a deal before it is made.

use serde::{Deserialize, Serialize};
use sevenfold_core::Seat;
use sevenfold_protocol::TableCode;

use crate::sums;

/// The promise that was heard and the part that was made for it, of one seat in one game.
///
/// It must be kept where it outlives the program that made it (a reload of a page), before its seal is given: without it
/// nobody can tell afterwards whether the deal was the promised one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pin {
    /// The table.
    pub table: TableCode,
    /// Which game at this table, from 1.
    pub game: u32,
    /// The seat.
    pub seat: Seat,
    /// The promise, as it was heard before the part was made.
    pub commit: String,
    /// The part: secret until the list is closed.
    pub part: String,
    /// Has the table shown the seal?
    #[serde(default)]
    pub taken: bool,
    /// The list of seals as it was when it was closed, before the part was revealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub list: Option<Vec<String>>,
}

impl Pin {
    /// The seal of the part.
    pub fn seal(&self) -> String {
        sums::seal(&self.commit, self.seat, &self.part)
    }
}
