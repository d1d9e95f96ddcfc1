//! What is told of a worth that was found: a player who tries several moves and takes the best is too hopeful.
//!
//! Measured with `sevenfold calibrate` on 150 games of `master` against itself, two seats, 300 iterations (seed `01`
//! repeated): the likeliest line between logits has a shift of −0.199 and a slope of 1.112. `docs/calibration.md` holds it
//! against other games. With more seats no line was clear, and nothing is changed.

/// What is told for each tenth of a win that was found, from none to all; between them it is a straight line.
const TWO_SEATS: [f64; 11] = [0.0, 0.067, 0.149, 0.242, 0.343, 0.45, 0.563, 0.678, 0.793, 0.904, 1.0];

/// What is told of a worth among so many seats. It rises with the worth, so that the best move stays the best.
pub(super) fn told(seats: u8, worth: f64) -> f64 {
    if seats != 2 {
        return worth;
    }
    let tenths = worth.clamp(0.0, 1.0) * 10.0;
    // A share of a win is not negative, and all of it is the end of the last line.
    #[expect(clippy::cast_sign_loss, reason = "at least 0")]
    let below = (tenths as usize).min(TWO_SEATS.len() - 2);
    let [low, high] = [TWO_SEATS[below], TWO_SEATS[below + 1]];
    low + (high - low) * (tenths - f64::from(below as u8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_rises_from_nothing_to_all() {
        let told: Vec<f64> = (0..=1000).map(|n| told(2, f64::from(n) / 1000.0)).collect();
        assert!(told.windows(2).all(|pair| pair[0] < pair[1]), "{told:?}");
        assert!(told[0].abs() < 1e-12 && (told[1000] - 1.0).abs() < 1e-12, "{told:?}");
        assert!((told[350] - 0.2925).abs() < 1e-9, "halfway between two tenths: {}", told[350]);
    }

    #[test]
    fn more_seats_are_told_what_was_found() {
        assert!((told(4, 0.35) - 0.35).abs() < 1e-12);
    }
}
