//! Where the true mean score lies, whenever one stops looking: a confidence sequence by betting.
//!
//! For every mean one could believe in, somebody bets against it with fair stakes. Against the true mean nobody makes
//! a fortune, however long the game lasts (Ville's inequality); a belief against which a fortune was made is given up.
//! What is left holds the true mean at all times at once, so that one may stop early, or go on, and it stays true.
//! Nothing is assumed of the scores but that they lie between 0 and 1.
//! See I. Waudby-Smith and A. Ramdas, "Estimating means of bounded random variables by betting" (2024, JRSS B).

/// The chance that the sequence ever loses sight of the true mean.
pub const ERROR: f64 = 0.05;

/// At most this share of the fortune is staked at once.
const MOST_STAKED: f64 = 0.5;

/// The means that are still believable after these scores.
pub fn interval(scores: &[f64]) -> (f64, f64) {
    let stakes = stakes(scores);
    let mirrored: Vec<f64> = scores.iter().map(|score| 1.0 - score).collect();
    (lowest(scores, &stakes), 1.0 - lowest(&mirrored, &stakes))
}

/// What is staked on each score before it is known: less the more the scores before it scattered.
fn stakes(scores: &[f64]) -> Vec<f64> {
    let (mut deals, mut sum, mut scatter) = (1.0, 0.5, 0.25);
    let stake = |score: &f64| {
        let variance: f64 = scatter / deals;
        let stake = (2.0 * (2.0 / ERROR).ln() / (variance * deals * (deals + 1.0).ln())).sqrt();
        deals += 1.0;
        sum += score;
        scatter += (score - sum / deals).powi(2);
        stake
    };
    scores.iter().map(stake).collect()
}

/// The lowest mean against which those who bet on higher scores have not made a fortune. Their fortune falls as the
/// mean rises, so that it can be closed in on.
fn lowest(scores: &[f64], stakes: &[f64]) -> f64 {
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..48 {
        let middle = f64::midpoint(low, high);
        if winnings(scores, stakes, middle).sum::<f64>() >= fortune() {
            low = middle;
        } else {
            high = middle;
        }
    }
    low
}

/// After how many of the scores, but not fewer than `least`, the whole interval first lies above this mean.
pub fn first_above(mean: f64, scores: &[f64], least: usize) -> Option<usize> {
    let stakes = stakes(scores);
    let mut money = 0.0;
    let above = winnings(scores, &stakes, mean).enumerate().find(|(index, won)| {
        money += won;
        *index + 1 >= least && money >= fortune()
    });
    above.map(|(index, _)| index + 1)
}

/// What the bets against a mean bring, one by one, as logarithms.
fn winnings(scores: &[f64], stakes: &[f64], mean: f64) -> impl Iterator<Item = f64> {
    let bet = move |(score, stake): (&f64, &f64)| (stake.min(MOST_STAKED / mean) * (score - mean)).ln_1p();
    scores.iter().zip(stakes).map(bet)
}

/// How much money nobody makes by luck, as a logarithm. Both sides bet with half of it.
fn fortune() -> f64 {
    (2.0 / ERROR).ln()
}

#[cfg(test)]
mod tests {
    use sevenfold_core::Rng as _;
    use sevenfold_core::chance::Quick;

    use super::*;

    fn tosses(amount: u32, chance: u32, seed: u64) -> Vec<f64> {
        let mut dice = Quick::new(seed);
        (0..amount).map(|_| f64::from(u8::from(dice.below(1000) < chance))).collect()
    }

    #[test]
    fn nothing_known_is_anything_possible() {
        assert_eq!(interval(&[]), (0.0, 1.0));
    }

    /// The first stake on a won game, by hand: variance 1/4, so √(2 ln 40 / (¼ · ln 2)) = 6.52…, cut to half of the
    /// fortune at every mean above 0.077: 1 + ½(1 − m)/m is never 40 there, and below it 1 + 6.52(1 − m) is not either.
    #[test]
    fn one_game_excludes_nothing() {
        let (low, high) = interval(&[1.0]);
        assert!(low < 1e-9 && (high - 1.0).abs() < 1e-9, "{low} {high}");
        let by_hand = (8.0 * 40f64.ln() / 2f64.ln()).sqrt();
        assert!((stakes(&[1.0])[0] - by_hand).abs() < 1e-12);
    }

    /// All of n games won, for a mean m at which every stake is cut to half: (1 + (1 − m)/(2m))ⁿ = 40.
    #[test]
    fn a_clean_sweep_by_hand() {
        let (low, high) = interval(&[1.0; 10]);
        let growth = 40f64.powf(0.1);
        let by_hand = 1.0 / (1.0 + 2.0 * (growth - 1.0));
        assert!((low - by_hand).abs() < 1e-9, "{low} {by_hand}");
        assert!((high - 1.0).abs() < 1e-9);
    }

    #[test]
    fn both_ends_are_treated_alike() {
        let scores = tosses(200, 300, 5);
        let mirrored: Vec<f64> = scores.iter().map(|score| 1.0 - score).collect();
        let ((low, high), (other_low, other_high)) = (interval(&scores), interval(&mirrored));
        assert!((low - (1.0 - other_high)).abs() < 1e-9 && (high - (1.0 - other_low)).abs() < 1e-9);
    }

    /// Looked at again and again, it may lose the true mean in five series of a hundred, not at every look.
    #[test]
    fn the_true_mean_stays_inside_at_all_times() {
        let lost = (0..200).filter(|&seed| {
            let scores = tosses(500, 640, seed);
            (10..=500).step_by(10).any(|deals| {
                let (low, high) = interval(&scores[..deals]);
                !(low..=high).contains(&0.64)
            })
        });
        let lost = lost.count();
        assert!(lost <= 10, "{lost} of 200");
    }

    #[test]
    fn the_first_time_above_is_where_the_interval_says() {
        let scores = tosses(600, 640, 9);
        let low = |deals: usize| interval(&scores[..deals]).0;
        let first = first_above(0.5, &scores, 0).unwrap();
        assert!(low(first) > 0.5 && low(first - 1) <= 0.5);
        let later = first_above(0.5, &scores, first + 5).unwrap();
        assert!(later >= first + 5 && low(later) > 0.5);
        assert_eq!(first_above(0.9, &scores, 0), None);
    }

    #[test]
    fn more_deals_and_less_scatter_make_it_narrower() {
        let width = |scores: &[f64]| {
            let (low, high) = interval(scores);
            high - low
        };
        let scores = tosses(2000, 500, 3);
        assert!(width(&scores) < 0.1, "{}", width(&scores));
        assert!(width(&scores[..500]) > width(&scores));
        assert!(width(&[0.5; 500]) < width(&scores[..500]) / 2.0);
    }
}
