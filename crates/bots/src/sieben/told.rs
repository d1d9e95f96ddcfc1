//! What is told of a worth that was found: with five seats or more a player is far too sure of it, whichever way it goes.
//!
//! Measured with `sevenfold calibrate` on 240 games each of `master` against itself, 300 iterations (seed `01` repeated): the
//! likeliest lines between logits have shifts of −0.505, −0.324 and −0.269 and slopes of 0.594, 0.707 and 0.711 with five, six
//! and seven seats. `docs/calibration.md` holds them against other games. With fewer seats what is found comes true within
//! a few per cent, and nothing is changed.

use crate::told;

/// In thousandths for each twentieth of a win: most of what is said is below a tenth, where the lines are bent most.
type Fine = [u16; 21];

const FIVE: Fine =
    [0, 95, 141, 177, 209, 239, 267, 295, 322, 349, 376, 405, 434, 466, 500, 537, 579, 628, 690, 776, 1000];
const SIX: Fine =
    [0, 83, 133, 175, 213, 250, 284, 318, 352, 386, 420, 455, 491, 528, 568, 611, 659, 712, 774, 853, 1000];
const SEVEN: Fine =
    [0, 86, 138, 182, 222, 259, 295, 330, 364, 399, 433, 469, 505, 543, 583, 625, 672, 724, 785, 861, 1000];

/// What is told of a worth among so many seats.
pub(super) fn told(seats: usize, worth: f64) -> f64 {
    match seats {
        5 => told::told(&FIVE, worth),
        6 => told::told(&SIX, worth),
        7 => told::told(&SEVEN, worth),
        _ => worth,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::told::rises;

    #[test]
    fn many_seats_are_told_less_for_certain() {
        assert!([FIVE, SIX, SEVEN].iter().all(rises));
        for seats in 5..=7 {
            assert!(told(seats, 0.05) > 0.05 && told(seats, 0.7) < 0.6, "{seats}: {}", told(seats, 0.7));
        }
        assert!((told(4, 0.7) - 0.7).abs() < 1e-12);
    }
}
