//! Glicko-2 (Glickman 2013) after every game, with fractional rating periods, as lichess has it.

use std::f64::consts::PI;

use libm::{exp, log, sqrt};

use crate::Rating;

/// How much volatility may change: lichess's choice.
pub const TAU: f64 = 0.75;
/// Rating periods in a day: with so many, and an ordinary volatility of 0.06, a deviation of 60 is 110 after a year of rest.
pub const PERIODS_A_DAY: f64 = 0.214_36;
/// From the numbers people see to Glickman's.
const SCALE: f64 = 173.7178;
/// Glickman's ε.
const CLOSE: f64 = 0.000_001;
/// Newton's cousin needs a handful of steps; so many mean that there is nothing to find.
const STEPS: usize = 1000;

/// A rating after one game against this opponent, with so many rating periods since the last one.
pub(crate) fn after(own: Rating, foe: Rating, score: f64, periods: f64) -> Rating {
    let free = period(own, &[(foe, score)], periods, TAU);
    Rating {
        mean: free.mean.clamp(own.mean - Rating::LEAP, own.mean + Rating::LEAP),
        deviation: free.deviation.clamp(Rating::NARROWEST, Rating::WIDEST),
        volatility: free.volatility.min(Rating::WILDEST),
    }
}

/// Glickman's steps 2 to 8 for all games of a period, without anybody's limits.
fn period(own: Rating, games: &[(Rating, f64)], periods: f64, tau: f64) -> Rating {
    let (mu, phi) = ((own.mean - Rating::MEAN) / SCALE, own.deviation / SCALE);
    let (mut information, mut surprise) = (0.0, 0.0);
    for (foe, score) in games {
        let weight = weight(foe.deviation / SCALE);
        let expected = 1.0 / (1.0 + exp(-weight * (mu - (foe.mean - Rating::MEAN) / SCALE)));
        information += weight * weight * expected * (1.0 - expected);
        surprise += weight * (score - expected);
    }
    let variance = 1.0 / information;
    let volatility = Search { delta: variance * surprise, phi, variance, sigma: own.volatility, tau }.run();
    let wider = sqrt(phi * phi + periods * volatility * volatility);
    let deviation = 1.0 / sqrt(1.0 / (wider * wider) + information);
    let mean = mu + deviation * deviation * surprise;
    Rating { mean: mean * SCALE + Rating::MEAN, deviation: deviation * SCALE, volatility }
}

/// Glickman's g: the less is known of an opponent, the less a result says.
fn weight(phi: f64) -> f64 {
    1.0 / sqrt(1.0 + 3.0 * phi * phi / (PI * PI))
}

/// The search for the new volatility: step 5.
struct Search {
    delta: f64,
    phi: f64,
    variance: f64,
    sigma: f64,
    tau: f64,
}

impl Search {
    /// Its root is the logarithm of the squared volatility.
    fn at(&self, x: f64) -> f64 {
        let grown = exp(x);
        let known = self.phi * self.phi + self.variance;
        let all = known + grown;
        grown * (self.delta * self.delta - all) / (2.0 * all * all)
            - (x - log(self.sigma * self.sigma)) / (self.tau * self.tau)
    }

    /// The Illinois variant of regula falsi, as the paper has it.
    fn run(&self) -> f64 {
        let mut low = log(self.sigma * self.sigma);
        let mut high = self.bracket(low);
        let (mut at_low, mut at_high) = (self.at(low), self.at(high));
        for _ in 0..STEPS {
            if (high - low).abs() <= CLOSE {
                break;
            }
            let middle = low + (low - high) * at_low / (at_high - at_low);
            let at_middle = self.at(middle);
            if at_middle * at_high <= 0.0 {
                (low, at_low) = (high, at_high);
            } else {
                at_low /= 2.0;
            }
            (high, at_high) = (middle, at_middle);
        }
        exp(low / 2.0)
    }

    /// The other end of an interval with the root in it.
    fn bracket(&self, start: f64) -> f64 {
        let excess = self.delta * self.delta - self.phi * self.phi - self.variance;
        if excess > 0.0 {
            return log(excess);
        }
        let mut end = start - self.tau;
        for _ in 0..STEPS {
            if self.at(end) >= 0.0 {
                break;
            }
            end -= self.tau;
        }
        end
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(one: f64, other: f64, by: f64) {
        assert!((one - other).abs() < by, "{one} is not {other}");
    }

    fn rating(mean: f64, deviation: f64, volatility: f64) -> Rating {
        Rating { mean, deviation, volatility }
    }

    /// The example of Glickman's paper, "Example of the Glicko-2 system".
    #[test]
    fn the_papers_example_comes_out() {
        let foes = [(1400.0, 30.0, 1.0), (1550.0, 100.0, 0.0), (1700.0, 300.0, 0.0)];
        let games = foes.map(|(mean, deviation, score)| (rating(mean, deviation, 0.06), score));
        let after = period(rating(1500.0, 200.0, 0.06), &games, 1.0, 0.5);
        close(after.mean, 1464.06, 0.01);
        close(after.deviation, 151.52, 0.01);
        close(after.volatility, 0.05999, 0.00001);
    }

    /// Worked out with thirty digits by another program that looks for the root in another way.
    #[test]
    fn numbers_worked_out_elsewhere_come_out() {
        let new = rating(1500.0, 500.0, 0.09);
        for (score, mean) in [(1.0, 1_741.475_866_111_9), (0.0, 1_258.524_133_888_1)] {
            let after = after(new, new, score, 0.0);
            close(after.mean, mean, 1e-6);
            close(after.deviation, 396.689_816_830_2, 1e-6);
            close(after.volatility, 0.089_998_300_509_66, 1e-9);
        }
        let rested =
            after(rating(1820.0, 61.0, 0.061), rating(1650.0, 120.0, 0.08), 0.25, 30.0 * PERIODS_A_DAY);
        close(rested.mean, 1_809.195_034_778_57, 1e-5);
        close(rested.deviation, 65.798_443_204_45, 1e-5);
        close(rested.volatility, 0.061_000_169_584_44, 1e-9);
    }

    #[test]
    fn limits_are_kept() {
        let sure = rating(1500.0, 45.0, 0.1);
        let after_game = after(sure, sure, 1.0, 0.0);
        close(after_game.deviation, Rating::NARROWEST, 1e-12);
        assert!(after_game.volatility <= Rating::WILDEST);
        let stunned = after(rating(2400.0, 500.0, 0.1), rating(300.0, 45.0, 0.0), 0.0, 0.0);
        close(stunned.mean, 1700.0, 1e-9);
        let gone = after(sure, sure, 0.5, 1e6);
        assert!(gone.deviation <= Rating::WIDEST);
    }
}
