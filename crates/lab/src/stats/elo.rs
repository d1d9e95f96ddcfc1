//! Elo differences, and the scores they predict.
//!
//! A bot of strength γ wins a game with the probability γ / Σγ over all seats (Luce's choice; with two seats it is
//! the Bradley–Terry model). Elo is 400·log₁₀ γ.

/// Differences beyond this cannot be told apart by any number of deals we play: they are given as this.
pub const MOST: f64 = 2000.0;

/// How many times stronger a bot is that has this much more Elo.
pub(crate) fn strength(elo: f64) -> f64 {
    10f64.powf(elo / 400.0)
}

/// The score of a deal that a bot with this much more Elo can expect.
///
/// With two seats it is the share of the wins. With more, each bot sits alone among the others' in turn: the score is
/// one half, plus half of how much more often the first bot wins alone than the second does.
pub fn expected(elo: f64, seats: u8) -> f64 {
    let ratio = strength(elo);
    let others = f64::from(seats) - 1.0;
    let first_alone = ratio / (ratio + others);
    let second_alone = 1.0 / (1.0 + others * ratio);
    0.5 + (first_alone - second_alone) / 2.0
}

/// The Elo difference that predicts this score, from −[`MOST`] to [`MOST`].
pub fn of_score(score: f64, seats: u8) -> f64 {
    let (mut low, mut high) = (-MOST, MOST);
    if score <= expected(low, seats) {
        return low;
    }
    if score >= expected(high, seats) {
        return high;
    }
    for _ in 0..64 {
        let middle = f64::midpoint(low, high);
        if expected(middle, seats) < score {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, other: f64, by: f64) -> bool {
        (one - other).abs() < by
    }

    /// The usual table of chess: 100 Elo are 64.0 %, 200 are 76.0 %, 400 are 10 : 1.
    #[test]
    fn two_seats_follow_the_table_of_chess() {
        assert!(near(expected(0.0, 2), 0.5, 1e-12));
        assert!(near(expected(100.0, 2), 0.640, 5e-4));
        assert!(near(expected(200.0, 2), 0.760, 5e-4));
        assert!(near(expected(400.0, 2), 10.0 / 11.0, 1e-12));
        assert!(near(of_score(0.64, 2), 99.95, 0.01));
    }

    /// Twice as strong among three others: 2/5 alone against 1/7.
    #[test]
    fn more_seats_compare_who_wins_alone() {
        let twice = 400.0 * 2f64.log10();
        assert!(near(expected(twice, 4), 0.5 + (2.0 / 5.0 - 1.0 / 7.0) / 2.0, 1e-12));
    }

    #[test]
    fn a_score_leads_back_to_its_elo() {
        for seats in 2..=7 {
            for elo in [-700.0, -25.0, 0.0, 3.0, 25.0, 700.0] {
                assert!(near(of_score(expected(elo, seats), seats), elo, 1e-6), "{elo} at {seats} seats");
            }
            assert!(near(of_score(1.0, seats), MOST, 1e-9));
            assert!(near(of_score(0.0, seats), -MOST, 1e-9));
        }
    }
}
