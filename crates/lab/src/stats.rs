//! What can be said of bots from the games they played.
//!
//! The unit is a **deal**: all line-ups of the same two bots on the same chance, whose games are not independent of
//! each other. Everything here takes one number a deal, its score from 0 to 1 for the first bot, one half when both
//! are alike.

pub mod elo;
pub mod gsprt;
pub mod logistic;
pub mod ratings;
pub mod sequence;
pub mod wilson;

/// How many there are of something, as a number to reckon with.
pub(crate) fn count(items: usize) -> f64 {
    f64::from(u32::try_from(items).unwrap_or(u32::MAX))
}

/// The mean; one half, the score of equals, if there is nothing yet.
pub fn mean(scores: &[f64]) -> f64 {
    if scores.is_empty() { 0.5 } else { scores.iter().sum::<f64>() / count(scores.len()) }
}

/// The item below which this share of the sorted items lies.
pub(crate) fn quantile(sorted: &[f64], share: f64) -> Option<f64> {
    let rank = (share * count(sorted.len().saturating_sub(1))).round();
    // A rank is a whole number from 0 to the last index.
    #[expect(clippy::cast_sign_loss, reason = "shares are from 0 to 1")]
    sorted.get(rank as usize).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_and_the_ends_are_found() {
        let sorted = [1.0, 2.0, 3.0, 4.0, 5.0];
        assert_eq!(quantile(&sorted, 0.0), Some(1.0));
        assert_eq!(quantile(&sorted, 0.5), Some(3.0));
        assert_eq!(quantile(&sorted, 1.0), Some(5.0));
        assert_eq!(quantile(&[], 0.5), None);
        assert!((mean(&sorted) - 3.0).abs() < 1e-12);
        assert!((mean(&[]) - 0.5).abs() < 1e-12);
    }
}
