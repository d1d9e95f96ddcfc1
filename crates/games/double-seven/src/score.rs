//! Points and winners (DS-22, DS-23).

use sevenfold_core::{Outcome, Seat, SeatSet};

use crate::DoubleSeven;

/// What the 77 token is worth (DS-2).
pub const DOUBLE_SEVEN_POINTS: u8 = 2;

impl DoubleSeven {
    /// The points of a seat as the table stands (DS-22).
    pub fn points(&self, seat: Seat) -> u8 {
        let double = if self.double_seven == Some(seat) { DOUBLE_SEVEN_POINTS } else { 0 };
        self.families.tiles_of(seat) + self.sevens[seat.index()] + double
    }

    /// The result as the table stands (DS-23).
    pub(crate) fn tally(&self) -> Outcome {
        let points = Seat::all(self.seats).map(|seat| i32::from(self.points(seat)));
        let mut outcome = Outcome::most_points(points);
        if let Some(holder) = self.double_seven.filter(|&seat| outcome.winners.contains(seat)) {
            outcome.winners = SeatSet::only(holder);
        }
        outcome
    }
}
