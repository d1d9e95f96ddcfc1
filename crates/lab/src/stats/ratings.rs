//! Ratings for a pool of bots: strengths in Luce's choice model, with the first place as the choice.
//!
//! A game is won by a seat with a probability in proportion to its bot's strength (the first step of a Plackett–Luce
//! ranking; with two seats it is the Bradley–Terry model). A shared win counts in parts. The most likely strengths
//! are found by minorisation and maximisation (D. Hunter 2004, Annals of Statistics).

use sevenfold_core::Rng as _;
use sevenfold_core::chance::Quick;

use super::{count, quantile};

/// Games with the same line-up.
#[derive(Clone, PartialEq, Debug)]
pub struct Sitting {
    /// Which bots play (by their place in the pool), and at how many seats each.
    pub seats: Vec<(usize, f64)>,
    /// How many games each of them won, in the same order.
    pub wins: Vec<f64>,
}

/// A bot's place in its pool.
#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize)]
pub struct Rating {
    /// Compared with the mean of the pool.
    pub elo: f64,
    /// Nineteen of twenty samples of the deals say at least this.
    pub low: f64,
    /// And at most this.
    pub high: f64,
}

/// How often the deals are sampled for the intervals.
const SAMPLES: usize = 400;

/// When no strength changes by more than this share, they are found.
const SETTLED: f64 = 1e-9;

/// In any case after so many rounds.
const MOST_ROUNDS: usize = 20_000;

/// The Elo of every bot of the pool; their mean is 0.
pub fn elo(bots: usize, sittings: &[Sitting]) -> Vec<f64> {
    let strengths = strengths(bots, sittings);
    let elo: Vec<f64> = strengths.iter().map(|strength| 400.0 * strength.log10()).collect();
    let mean = elo.iter().sum::<f64>() / count(bots).max(1.0);
    elo.iter().map(|elo| elo - mean).collect()
}

/// Ratings with intervals. Each group holds the deals of one pairing, and each deal its sittings; whole deals are drawn
/// again with replacement, because the games of one deal are not independent.
pub fn rate(bots: usize, groups: &[Vec<Vec<Sitting>>], dice: &mut Quick) -> Vec<Rating> {
    let all: Vec<Sitting> = groups.iter().flat_map(|deals| added(deals.iter())).collect();
    let mut samples: Vec<Vec<f64>> = vec![Vec::with_capacity(SAMPLES); bots];
    for _ in 0..SAMPLES {
        let drawn: Vec<Sitting> = groups.iter().flat_map(|deals| added(draw(deals, dice))).collect();
        for (sample, elo) in samples.iter_mut().zip(elo(bots, &drawn)) {
            sample.push(elo);
        }
    }
    let rating = |(elo, mut sample): (f64, Vec<f64>)| {
        sample.sort_by(f64::total_cmp);
        let at = |share| quantile(&sample, share).unwrap_or(elo);
        Rating { elo, low: at(0.025), high: at(0.975) }
    };
    elo(bots, &all).into_iter().zip(samples).map(rating).collect()
}

fn draw<'a>(deals: &'a [Vec<Sitting>], dice: &mut Quick) -> impl Iterator<Item = &'a Vec<Sitting>> {
    deals.iter().filter_map(|_| dice.pick(deals))
}

/// Sittings with the same line-up become one.
fn added<'a>(deals: impl Iterator<Item = &'a Vec<Sitting>>) -> Vec<Sitting> {
    let mut sums: Vec<Sitting> = Vec::new();
    for sitting in deals.flatten() {
        match sums.iter_mut().find(|sum| sum.seats == sitting.seats) {
            Some(sum) => sum.wins.iter_mut().zip(&sitting.wins).for_each(|(sum, wins)| *sum += wins),
            None => sums.push(sitting.clone()),
        }
    }
    sums
}

fn strengths(bots: usize, sittings: &[Sitting]) -> Vec<f64> {
    let sittings: Vec<Sitting> = sittings.iter().map(with_a_game_nobody_won).collect();
    let mut strengths = vec![1.0; bots];
    for _ in 0..MOST_ROUNDS {
        let next = improved(&strengths, &sittings);
        let changed = strengths.iter().zip(&next).any(|(old, new)| (new / old - 1.0).abs() > SETTLED);
        strengths = next;
        if !changed {
            break;
        }
    }
    strengths
}

/// One made-up game, won by all seats alike, keeps a bot that never lost from being infinitely strong.
fn with_a_game_nobody_won(sitting: &Sitting) -> Sitting {
    let seats: f64 = sitting.seats.iter().map(|(_, seats)| seats).sum();
    let wins = sitting.wins.iter().zip(&sitting.seats).map(|(wins, (_, own))| wins + own / seats);
    Sitting { seats: sitting.seats.clone(), wins: wins.collect() }
}

/// Wins, divided by the wins that a bot of strength 1 could have expected in the same company.
fn improved(strengths: &[f64], sittings: &[Sitting]) -> Vec<f64> {
    let (mut wins, mut chances) = (vec![0.0; strengths.len()], vec![0.0; strengths.len()]);
    for sitting in sittings {
        let games: f64 = sitting.wins.iter().sum();
        let company: f64 = sitting.seats.iter().map(|&(bot, seats)| seats * strengths[bot]).sum();
        for (&(bot, seats), won) in sitting.seats.iter().zip(&sitting.wins) {
            wins[bot] += won;
            chances[bot] += games * seats / company;
        }
    }
    let found = wins.iter().zip(&chances).zip(strengths);
    let found: Vec<f64> =
        found.map(|((wins, chances), old)| if *chances > 0.0 { wins / chances } else { *old }).collect();
    // Only ratios matter: their geometric mean is kept at 1, so that nothing grows without end.
    let scale = found.iter().map(|strength| strength.ln()).sum::<f64>() / count(found.len()).max(1.0);
    found.iter().map(|strength| strength / scale.exp()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(one: usize, other: usize, wins: f64, losses: f64) -> Sitting {
        Sitting { seats: vec![(one, 1.0), (other, 1.0)], wins: vec![wins, losses] }
    }

    /// With two bots the ratio of the strengths is the ratio of the wins; half a game is made up for each.
    #[test]
    fn two_bots_by_hand() {
        let elo = elo(2, &[pair(0, 1, 99.5, 9.5)]);
        assert!((elo[0] - elo[1] - 400.0).abs() < 1e-3, "{elo:?}");
        assert!((elo[0] + elo[1]).abs() < 1e-9);
    }

    /// Twice as strong among three others wins 2 of 5 games; with the made-up game 4.25 of 11 is asked for.
    #[test]
    fn four_seats_by_hand() {
        let games = |wins: f64, all: f64| Sitting {
            seats: vec![(0, 1.0), (1, 3.0)],
            wins: vec![wins - 0.25, all - wins - 0.75],
        };
        let elo = elo(2, &[games(400.0, 1000.0)]);
        assert!((elo[0] - elo[1] - 400.0 * 2f64.log10()).abs() < 1e-3, "{elo:?}");
    }

    /// Wins of 2 : 1 and 2 : 1 down a chain predict 4 : 1 between its ends, which is what is put in.
    #[test]
    fn a_chain_adds_up() {
        let elo =
            elo(3, &[pair(0, 1, 2000.0, 1000.0), pair(1, 2, 2000.0, 1000.0), pair(0, 2, 2400.0, 600.0)]);
        let step = 400.0 * 2f64.log10();
        assert!((elo[0] - elo[1] - step).abs() < 0.5 && (elo[1] - elo[2] - step).abs() < 0.5, "{elo:?}");
    }

    #[test]
    fn a_bot_that_always_won_is_not_infinitely_strong() {
        let elo = elo(2, &[pair(0, 1, 10.0, 0.0)]);
        assert!((elo[0] - elo[1] - 400.0 * 21f64.log10()).abs() < 1e-3, "{elo:?}");
    }

    #[test]
    fn the_interval_holds_the_rating_and_narrows_with_more_deals() {
        let deals = |amount: usize| -> Vec<Vec<Vec<Sitting>>> {
            let deal =
                |i| vec![pair(0, 1, if i % 3 == 0 { 0.0 } else { 2.0 }, if i % 3 == 0 { 2.0 } else { 0.0 })];
            vec![(0..amount).map(deal).collect()]
        };
        let width = |amount| {
            let ratings = rate(2, &deals(amount), &mut Quick::new(1));
            assert!((ratings[0].low..=ratings[0].high).contains(&ratings[0].elo));
            ratings[0].high - ratings[0].low
        };
        // 200 deals at 2/3: the score's deviation is 1/30, and 1 % is 7.8 Elo there: half of 4 · 26 for one bot of two.
        let wide = width(200);
        assert!((wide - 52.0).abs() < 10.0, "{wide}");
        assert!(width(1800) < wide / 2.0);
    }

    /// Alone among two others the first bot won 8 of 15 games, and the second 3 of 15.
    #[test]
    fn line_ups_of_one_deal_are_kept_apart() {
        let lone = |one, other, wins| Sitting { seats: vec![(one, 1.0), (other, 2.0)], wins };
        let deal = vec![lone(0, 1, vec![8.0, 7.0]), lone(1, 0, vec![3.0, 12.0])];
        let ratings = rate(2, &[vec![deal.clone()]], &mut Quick::new(1));
        assert!((ratings[0].elo - elo(2, &deal)[0]).abs() < 1e-9, "{ratings:?}");
    }
}
