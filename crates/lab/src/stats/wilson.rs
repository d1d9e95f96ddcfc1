//! How often something happens, from how often it did (E. B. Wilson, *Probable Inference, the Law of Succession, and
//! Statistical Inference*, JASA 1927).

use super::count;

/// Standard deviations of a normal distribution within which 95 % lie.
const Z: f64 = 1.959_963_984_540_054;

/// Where the chance of something lies that happened with this share in so many tries, with 95 %.
pub fn interval(share: f64, tries: usize) -> (f64, f64) {
    if tries == 0 {
        return (0.0, 1.0);
    }
    let n = count(tries);
    let middle = share + Z * Z / (2.0 * n);
    let half = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let all = 1.0 + Z * Z / n;
    (((middle - half) / all).max(0.0), ((middle + half) / all).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near((low, high): (f64, f64), right: (f64, f64)) -> bool {
        (low - right.0).abs() < 1e-4 && (high - right.1).abs() < 1e-4
    }

    /// As R's `prop.test(x, n, correct = FALSE)` has it.
    #[test]
    fn the_interval_of_wilson() {
        assert!(near(interval(0.5, 10), (0.2366, 0.7634)), "{:?}", interval(0.5, 10));
        assert!(near(interval(0.0, 10), (0.0, 0.2775)), "{:?}", interval(0.0, 10));
        assert!(near(interval(1.0, 10), (0.7225, 1.0)), "{:?}", interval(1.0, 10));
        assert!(near(interval(0.3, 1000), (0.2724, 0.3291)), "{:?}", interval(0.3, 1000));
        assert!(near(interval(0.5, 0), (0.0, 1.0)));
    }
}
