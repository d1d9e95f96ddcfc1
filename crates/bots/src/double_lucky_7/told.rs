//! What is told of a worth that was found: with two seats a player is too sure of it, whichever way it goes.
//!
//! Measured with `sevenfold calibrate` on 2,000 games of `master` against itself, 300 iterations (seed `01` repeated): the
//! likeliest line between logits has a shift of −0.059 and a slope of 0.720. `docs/calibration.md` holds it against other
//! games. With four seats what is found comes true, and nothing is changed.

use crate::told::{self, Rising};

const TWO_SEATS: Rising = [0, 162, 258, 339, 413, 485, 558, 634, 719, 821, 1000];

/// What is told of a worth among so many seats.
pub(super) fn told(seats: u8, worth: f64) -> f64 {
    if seats == 2 { told::told(&TWO_SEATS, worth) } else { worth }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::told::rises;

    #[test]
    fn two_seats_are_told_less_for_certain() {
        assert!(rises(&TWO_SEATS));
        assert!(told(2, 0.2) > 0.2 && told(2, 0.8) < 0.8, "{} {}", told(2, 0.2), told(2, 0.8));
        assert!((told(4, 0.8) - 0.8).abs() < 1e-12);
    }
}
