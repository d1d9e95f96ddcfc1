//! What is told of a worth that was found: a player who tries several moves and takes the best is too hopeful.
//!
//! Measured with `sevenfold calibrate` on 150 games of `master` against itself, two seats, 300 iterations (seed `01`
//! repeated): the likeliest line between logits has a shift of −0.199 and a slope of 1.112. `docs/calibration.md` holds it
//! against other games. With more seats no line was clear, and nothing is changed.

use crate::told::{self, Rising};

const TWO_SEATS: Rising = [0, 67, 149, 242, 343, 450, 563, 678, 793, 904, 1000];

/// What is told of a worth among so many seats.
pub(super) fn told(seats: u8, worth: f64) -> f64 {
    if seats == 2 { told::told(&TWO_SEATS, worth) } else { worth }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::told::rises;

    #[test]
    fn what_is_told_rises_from_nothing_to_all() {
        assert!(rises(&TWO_SEATS));
        assert!((told(2, 0.35) - 0.2925).abs() < 1e-9, "halfway between two tenths: {}", told(2, 0.35));
    }

    #[test]
    fn more_seats_are_told_what_was_found() {
        assert!((told(4, 0.35) - 0.35).abs() < 1e-12);
    }
}
