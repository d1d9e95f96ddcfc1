//! What is told of a worth that was found, where a judge was measured to say too much or too little (`docs/calibration.md`).

/// What is told in thousandths of a win for each tenth of it that was found, from none to all; between them it is a straight
/// line. It rises, so that the best move stays the best.
pub(crate) type Rising = [u16; 11];

/// What is told where this was found.
pub(crate) fn told(rising: &Rising, worth: f64) -> f64 {
    let tenths = worth.clamp(0.0, 1.0) * 10.0;
    // A share of a win is not negative, and all of it is the end of the last line.
    #[expect(clippy::cast_sign_loss, reason = "at least 0")]
    let below = (tenths as usize).min(rising.len() - 2);
    let [low, high] = [rising[below], rising[below + 1]].map(|told| f64::from(told) / 1000.0);
    low + (high - low) * (tenths - f64::from(below as u8))
}

#[cfg(test)]
pub(crate) fn rises(rising: &Rising) -> bool {
    let told: Vec<f64> = (0..=1000).map(|n| told(rising, f64::from(n) / 1000.0)).collect();
    told.windows(2).all(|pair| pair[0] < pair[1]) && told[0].abs() < 1e-12 && (told[1000] - 1.0).abs() < 1e-12
}
