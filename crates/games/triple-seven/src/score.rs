//! Scores and the result (TS-23).

use sevenfold_core::{Outcome, Seat, SeatSet};

use crate::state::{Collected, TripleSeven};
use crate::table::Phase;

/// Nothing, 7, 77 or 777 for the types collected (TS-23).
pub(crate) fn score(collected: Collected) -> i32 {
    collected.iter().flatten().fold(0, |score, _| 10 * score + 7)
}

impl TripleSeven {
    pub(crate) fn result(&self) -> Option<Outcome> {
        let Phase::Over { winner } = self.table.phase else { return None };
        let points = Seat::all(self.table.seats).map(|seat| score(self.collected[seat.index()])).collect();
        Some(Outcome { points, winners: SeatSet::only(winner) })
    }
}
