//! The map of two numbers that sets chances right (J. Platt, *Probabilistic Outputs for Support Vector Machines*, 1999).

use serde::Serialize;

use super::count;

/// A straight line between logits: what is said becomes what happens.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Line {
    /// Added to the logit.
    pub shift: f64,
    /// What the logit is multiplied with: below 1 where too much is said, above where too little.
    pub slope: f64,
}

/// Rounds of Newton's method; it needs a handful.
const ROUNDS: usize = 50;
/// A slope or shift beyond this is no answer: wins and losses can be told apart without fail.
const FAR: f64 = 20.0;

impl Line {
    /// What is told where this was said.
    pub fn told(self, said: f64) -> f64 {
        logistic(self.shift + self.slope * logit(said))
    }
}

/// The line under which what happened is likeliest, from chances above 0 and below 1 and shares of the win. Nothing where
/// there is none: too little was said, or always the same.
pub fn fit(points: &[(f64, f64)]) -> Option<Line> {
    let mut line = Line { shift: 0.0, slope: 1.0 };
    for _ in 0..ROUNDS {
        let step = newton(points, line)?;
        line = Line { shift: line.shift + step.shift, slope: line.slope + step.slope };
        if line.shift.abs() > FAR || line.slope.abs() > FAR {
            return None;
        }
        if step.shift.abs() + step.slope.abs() < 1e-10 {
            return Some(line);
        }
    }
    None
}

/// One step: the gradient, divided by the curvature.
fn newton(points: &[(f64, f64)], line: Line) -> Option<Line> {
    let (mut slopes, mut curves) = ([0.0; 2], [0.0; 3]);
    for (said, share) in points {
        let (x, told) = (logit(*said), line.told(*said));
        let (miss, weight) = (share - told, told * (1.0 - told));
        slopes = [slopes[0] + miss, slopes[1] + miss * x];
        curves = [curves[0] + weight, curves[1] + weight * x, curves[2] + weight * x * x];
    }
    let determinant = curves[0] * curves[2] - curves[1] * curves[1];
    (determinant > 1e-9 * count(points.len())).then(|| Line {
        shift: (curves[2] * slopes[0] - curves[1] * slopes[1]) / determinant,
        slope: (curves[0] * slopes[1] - curves[1] * slopes[0]) / determinant,
    })
}

fn logit(chance: f64) -> f64 {
    (chance / (1.0 - chance)).ln()
}

fn logistic(logit: f64) -> f64 {
    1.0 / (1.0 + (-logit).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_found_again() {
        let right = Line { shift: -0.4, slope: 0.6 };
        let points: Vec<(f64, f64)> =
            (1..100).map(|n| f64::from(n) / 100.0).map(|said| (said, right.told(said))).collect();
        let found = fit(&points).unwrap();
        assert!(
            (found.shift - right.shift).abs() < 1e-6 && (found.slope - right.slope).abs() < 1e-6,
            "{found:?}"
        );
    }

    #[test]
    fn where_nothing_can_be_told_there_is_no_line() {
        assert_eq!(fit(&[]), None);
        assert_eq!(fit(&[(0.5, 1.0), (0.5, 0.0)]), None, "always the same");
        assert_eq!(fit(&[(0.2, 0.0), (0.8, 1.0)]), None, "without fail");
    }
}
