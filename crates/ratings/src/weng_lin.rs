//! The Bradley–Terry model with full ranking (Weng and Lin 2011, algorithm 1): everybody is compared with everybody.
//!
//! The paper's proportions (β is half of a newcomer's σ) on the scale of Elo: among people who are well known, 400 points
//! are ten to one, as for two and as in the arena. A deviation has the same floor as for two, so that nobody's rating ever
//! rests.

use libm::{exp, sqrt};

use crate::Rating;

/// β, how much play scatters: 400 / ln 10 / √2.
const BETA: f64 = 122.837_029_274_275_08;
/// A newcomer's deviation: twice β.
pub(crate) const START: f64 = 2.0 * BETA;
/// κ: a deviation never shrinks to nothing.
const KAPPA: f64 = 0.000_1;

/// Somebody else at the table, and what came of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Met {
    /// How strong they were.
    pub(crate) rating: Rating,
    /// 1 if they came behind, ½ if level, 0 if ahead.
    pub(crate) score: f64,
    /// What the comparison counts.
    pub(crate) weight: f64,
}

/// A rating after a game with these others.
pub(crate) fn after(own: Rating, others: &[Met]) -> Rating {
    let free = step(own, others, BETA);
    Rating {
        mean: free.mean.clamp(own.mean - Rating::LEAP, own.mean + Rating::LEAP),
        deviation: free.deviation.clamp(Rating::NARROWEST, START),
        ..free
    }
}

fn step(own: Rating, others: &[Met], beta: f64) -> Rating {
    let square = own.deviation * own.deviation;
    let (mut gain, mut learnt) = (0.0, 0.0);
    for Met { rating, score, weight } in others {
        let spread = sqrt(square + rating.deviation * rating.deviation + 2.0 * beta * beta);
        let expected = 1.0 / (1.0 + exp((rating.mean - own.mean) / spread));
        let part = own.deviation / spread;
        gain += weight * square / spread * (score - expected);
        learnt += weight * part * part * part * expected * (1.0 - expected);
    }
    let left = (1.0 - learnt).max(KAPPA);
    Rating { mean: own.mean + gain, deviation: own.deviation * sqrt(left), ..own }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As `openskill` 6 (Python, `BradleyTerryFull`, τ = 0) has them, and a second program written from the paper.
    #[test]
    fn numbers_worked_out_elsewhere_come_out() {
        let rating = |mean, deviation| Rating { mean, deviation, volatility: 0.0 };
        let table = [(29.0, 4.0, 2), (22.0, 6.0, 1), (25.0, 25.0 / 3.0, 2), (27.0, 2.0, 4)];
        let expected = [
            (28.636_912_274_634_643, 3.861_979_546_561_060_7),
            (29.007_251_292_382_083, 5.475_312_210_792_008),
            (25.927_742_435_668_993, 6.874_499_101_056_897),
            (26.258_750_490_115_464, 1.990_513_369_483_486),
        ];
        for (index, (mean, deviation)) in expected.into_iter().enumerate() {
            let (own_mean, own_deviation, own_place) = table[index];
            let others = table.iter().enumerate().filter(|(other, _)| *other != index);
            let met: Vec<Met> = others
                .map(|(_, (mean, deviation, place))| Met {
                    rating: rating(*mean, *deviation),
                    score: f64::from(1 + i32::signum(place - own_place)) / 2.0,
                    weight: 1.0,
                })
                .collect();
            let after = step(rating(own_mean, own_deviation), &met, 25.0 / 6.0);
            assert!((after.mean - mean).abs() < 1e-9, "{} is not {mean}", after.mean);
            assert!((after.deviation - deviation).abs() < 1e-9, "{} is not {deviation}", after.deviation);
        }
    }

    #[test]
    fn the_scale_is_elos() {
        assert!((BETA * sqrt(2.0) - 400.0 / libm::log(10.0)).abs() < 1e-9);
    }
}
