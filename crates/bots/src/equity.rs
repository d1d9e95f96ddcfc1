//! What a lead is worth.

/// The share of the win each seat may expect, given its points and how far the points still to come may carry one seat
/// ahead of another: the standard deviation of that difference. Without any to come, most points win and ties share.
///
/// A seat's chance is taken as the product of its chances against each other seat alone, made to add up to 1; for two
/// seats that is no approximation but the normal one.
pub fn race(points: &[f32], deviation: f32, shares: &mut [f32]) {
    for (seat, share) in shares.iter_mut().enumerate() {
        let others = points.iter().enumerate().filter(|(other, _)| *other != seat);
        *share = others.map(|(_, other)| ahead(points[seat] - other, deviation)).product();
    }
    let sum: f32 = shares.iter().sum();
    for share in shares {
        *share /= sum;
    }
}

/// The probability of a logit; the logistic function, as close as the normal one comes (within a hundredth).
pub fn odds(logit: f32) -> f32 {
    normal(logit / 1.702)
}

/// The chance to stay or get ahead from a lead.
fn ahead(lead: f32, deviation: f32) -> f32 {
    if deviation > 0.0 {
        return normal(lead / deviation);
    }
    match lead.total_cmp(&0.0) {
        _ if lead == 0.0 => 0.5,
        std::cmp::Ordering::Less => 0.0,
        _ => 1.0,
    }
}

/// The step of the table.
const STEP: f64 = 1.0 / 16.0;
/// Beyond this the chance hardly changes.
const FAR: f32 = 4.0;
/// From 0 to [`FAR`], and one more.
const SIZE: usize = 4 * 16 + 2;

static NORMAL: [f32; SIZE] = table();

/// The normal distribution function, from a table made by arithmetic that is the same on every machine.
fn normal(z: f32) -> f32 {
    let place = z.abs().min(FAR) / STEP as f32;
    #[allow(clippy::cast_sign_loss, reason = "an absolute value")]
    let below = place as usize;
    let part = place - place.floor();
    let value = NORMAL[below] + part * (NORMAL[below + 1] - NORMAL[below]);
    if z < 0.0 { 1.0 - value } else { value }
}

const fn table() -> [f32; SIZE] {
    let mut table = [0.0; SIZE];
    let (mut i, mut z) = (0, 0.0);
    while i < SIZE {
        table[i] = series(z) as f32;
        i += 1;
        z += STEP;
    }
    table
}

/// ½ + 1/√(2π) · Σ (−1)ᵏ z²ᵏ⁺¹ / (2ᵏ k! (2k + 1))
const fn series(z: f64) -> f64 {
    const ROOT_OF_TAU: f64 = 2.506_628_274_631_000_5;
    let mut term = z;
    let mut sum = z;
    let mut k = 1.0;
    while k < 80.0 {
        term *= -z * z / (2.0 * k);
        sum += term / (2.0 * k + 1.0);
        k += 1.0;
    }
    0.5 + sum / ROOT_OF_TAU
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shares<const SEATS: usize>(points: [f32; SEATS], deviation: f32) -> [f32; SEATS] {
        let mut shares = [0.0; SEATS];
        race(&points, deviation, &mut shares);
        shares
    }

    #[test]
    fn the_normal_distribution() {
        for (z, wanted) in
            [(0.0, 0.5), (1.0, 0.8413), (-1.0, 0.1587), (1.96, 0.975), (3.0, 0.9987), (9.0, 1.0)]
        {
            assert!((normal(z) - wanted).abs() < 1e-3, "{z}: {}", normal(z));
        }
    }

    #[test]
    fn a_lead_counts_for_more_the_less_is_to_come() {
        let over = shares([3.0, 1.0, 3.0], 0.0);
        assert!(over.iter().zip([0.5, 0.0, 0.5]).all(|(share, wanted)| (share - wanted).abs() < 1e-6));
        let [early, late] = [5.0, 1.0].map(|deviation| shares([2.0, 1.0], deviation)[0]);
        assert!(0.5 < early && early < late && late < 1.0);
        let level = shares([2.0; 4], 3.0);
        assert!(level.iter().all(|share| (share - 0.25).abs() < 1e-6));
    }

    /// Two rounds to come, one ahead: only losing both loses.
    #[test]
    fn close_to_counting() {
        assert!((shares([1.0, 0.0], 2f32.sqrt())[0] - 0.75).abs() < 0.02);
    }
}
