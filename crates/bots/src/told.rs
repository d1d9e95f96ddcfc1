//! What is told of a worth that was found, where a judge was measured to say too much or too little (`docs/calibration.md`).

/// What is told in thousandths of a win for each tenth of it that was found, from none to all; between them it is a straight
/// line. It rises, so that the best move stays the best.
pub(crate) type Rising<const PLACES: usize = 11> = [u16; PLACES];

/// What is told where this was found. A table may have more places than one for each tenth; they are evenly spread.
pub(crate) fn told<const PLACES: usize>(rising: &Rising<PLACES>, worth: f64) -> f64 {
    // A table has few places.
    let place = worth.clamp(0.0, 1.0) * f64::from((PLACES - 1) as u8);
    // A share of a win is not negative, and all of it is the end of the last line.
    #[expect(clippy::cast_sign_loss, reason = "at least 0")]
    let below = (place as usize).min(PLACES - 2);
    let [low, high] = [rising[below], rising[below + 1]].map(|told| f64::from(told) / 1000.0);
    low + (high - low) * (place - f64::from(below as u8))
}

#[cfg(test)]
pub(crate) fn rises<const PLACES: usize>(rising: &Rising<PLACES>) -> bool {
    let told: Vec<f64> = (0..=1000).map(|n| told(rising, f64::from(n) / 1000.0)).collect();
    told.windows(2).all(|pair| pair[0] < pair[1]) && told[0].abs() < 1e-12 && (told[1000] - 1.0).abs() < 1e-12
}
