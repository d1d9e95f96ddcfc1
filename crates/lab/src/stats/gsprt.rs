//! Is the answer clear already? The generalised sequential probability ratio test on the scores of deals.
//!
//! Two hypotheses about the true mean score are compared, with the variance that the deals themselves show; how
//! dependent the games of one deal are does not matter then. See M. Van den Bergh, "A practical introduction to the
//! GSPRT" (2017), and the pentanomial model of Fishtest, which for two seats is the same thing.

/// The log-likelihood ratio at which one hypothesis is taken: ln 19, for errors of 5 % both ways.
pub const BOUND: f64 = 2.944_438_979_166_44;

/// Before so many deals nothing is decided: their variance is not known yet.
const LEAST_DEALS: f64 = 8.0;

/// The two scores that are told apart.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Gsprt {
    /// The mean score if the first bot is not stronger.
    pub none: f64,
    /// The mean score if it is stronger by as much as matters.
    pub some: f64,
}

/// What the test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// Not enough deals yet.
    Open,
    /// The first bot is stronger.
    Stronger,
    /// The first bot is not stronger by as much as was asked for.
    NotStronger,
}

/// Deals added up.
#[derive(Clone, Copy, Default)]
struct Sums {
    deals: f64,
    scores: f64,
    squares: f64,
}

impl Gsprt {
    /// The log-likelihood ratio of the second hypothesis to the first.
    pub fn ratio(&self, scores: &[f64]) -> f64 {
        self.ratio_of(Sums::of(scores))
    }

    /// What these deals say, however many more may follow.
    pub fn decide(&self, scores: &[f64]) -> Decision {
        self.decide_on(Sums::of(scores))
    }

    /// The first decision in a series of deals, and after how many of them it fell.
    pub fn first_decision(&self, scores: &[f64]) -> Option<(usize, Decision)> {
        let mut sums = Sums::default();
        let decisions = scores.iter().enumerate().map(|(index, score)| {
            sums = sums.with(*score);
            (index + 1, self.decide_on(sums))
        });
        decisions.into_iter().find(|(_, decision)| *decision != Decision::Open)
    }

    fn ratio_of(&self, sums: Sums) -> f64 {
        let Self { none, some } = *self;
        (some - none) * (2.0 * sums.scores - sums.deals * (none + some)) / (2.0 * sums.variance())
    }

    fn decide_on(&self, sums: Sums) -> Decision {
        match self.ratio_of(sums) {
            _ if sums.deals < LEAST_DEALS => Decision::Open,
            ratio if ratio >= BOUND => Decision::Stronger,
            ratio if ratio <= -BOUND => Decision::NotStronger,
            _ => Decision::Open,
        }
    }
}

impl Sums {
    fn of(scores: &[f64]) -> Self {
        scores.iter().copied().fold(Self::default(), Self::with)
    }

    fn with(self, score: f64) -> Self {
        Self { deals: self.deals + 1.0, scores: self.scores + score, squares: self.squares + score * score }
    }

    /// The variance of the scores and of two made-up deals besides, one lost and one won: ten deals that all went the
    /// same way do not prove that every deal will.
    fn variance(self) -> f64 {
        let deals = self.deals + 2.0;
        (self.squares + 1.0) / deals - ((self.scores + 1.0) / deals).powi(2)
    }
}

#[cfg(test)]
mod tests {
    use sevenfold_core::Rng as _;
    use sevenfold_core::chance::Quick;

    use super::*;
    use crate::stats::elo;

    const TEST: Gsprt = Gsprt { none: 0.5, some: 0.55 };

    fn usual() -> Gsprt {
        Gsprt { none: 0.5, some: elo::expected(25.0, 2) }
    }

    /// Deals of two games, each won by the first bot with this chance in a thousand.
    fn tosses(deals: u32, chance: u32, seed: u64) -> Vec<f64> {
        let mut dice = Quick::new(seed);
        let mut game = || f64::from(u8::from(dice.below(1000) < chance));
        (0..deals).map(|_| f64::midpoint(game(), game())).collect()
    }

    /// Six won, two lost: mean 3/4; with the made-up pair mean 7/10 and variance 21/100.
    #[test]
    fn the_ratio_is_the_one_on_paper() {
        let scores = [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0];
        assert!((Sums::of(&scores).variance() - 0.21).abs() < 1e-12);
        let paper = 8.0 * 0.05 * (1.5 - 1.05) / (2.0 * 0.21);
        assert!((TEST.ratio(&scores) - paper).abs() < 1e-12);
        assert_eq!(TEST.decide(&scores), Decision::Open);
    }

    #[test]
    fn the_bound_is_nineteen_to_one() {
        assert!((BOUND - 19f64.ln()).abs() < 1e-12);
    }

    #[test]
    fn nothing_is_decided_by_a_handful_of_deals() {
        assert_eq!(TEST.decide(&[]), Decision::Open);
        assert_eq!(TEST.decide(&[1.0; 7]), Decision::Open);
        assert_eq!(TEST.decide(&[1.0; 30]), Decision::Stronger);
        assert_eq!(TEST.decide(&[0.0; 30]), Decision::NotStronger);
    }

    #[test]
    fn a_biased_coin_is_found_out_and_says_when() {
        let scores = tosses(1000, 600, 1);
        let (deals, decision) = usual().first_decision(&scores).unwrap();
        assert_eq!(decision, Decision::Stronger);
        assert_eq!(usual().decide(&scores[..deals - 1]), Decision::Open);
        let (_, decision) = usual().first_decision(&tosses(1000, 400, 1)).unwrap();
        assert_eq!(decision, Decision::NotStronger);
    }

    #[test]
    fn either_answer_needs_as_much_to_be_given() {
        let scores = tosses(1000, 550, 1);
        let mirrored: Vec<f64> = scores.iter().map(|score| 1.0 - score).collect();
        let (deals, _) = TEST.first_decision(&scores).unwrap();
        let other = Gsprt { none: 1.0 - TEST.some, some: 1.0 - TEST.none };
        assert_eq!(TEST.first_decision(&scores), Some((deals, Decision::Stronger)));
        assert_eq!(other.first_decision(&mirrored), Some((deals, Decision::NotStronger)));
    }

    /// Five in a hundred may be called stronger by mistake; that they are looked at after every deal does not change it.
    #[test]
    fn a_fair_coin_is_seldom_called_biased() {
        let wrong = (0..400).filter(|&seed| {
            let decision = usual().first_decision(&tosses(1000, 500, seed));
            decision.is_some_and(|(_, decision)| decision == Decision::Stronger)
        });
        let wrong = wrong.count();
        assert!(wrong <= 28, "{wrong} of 400");
    }
}
