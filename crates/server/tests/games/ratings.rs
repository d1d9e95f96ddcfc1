//! Games that count: the ratings they make are worked out here once more, by another hand.

use std::f64::consts::PI;

use sevenfold_server::rebuild_ratings;

use super::database::{change, lines};
use super::rated::{end, rated_pair};
use super::{Host, give_up};

/// Everything that ratings are, to the last bit.
const RATINGS: &str = "SELECT printf('%s %s %s %!.17g %!.17g %!.17g %d', player, game, class, mean, deviation, volatility, \
    games) FROM ratings ORDER BY player";
const STEPS: &str =
    "SELECT printf('%s %d %!.17g %!.17g', player, id, mean, change) FROM rating_steps ORDER BY player, id";

/// Makes the games that were played count, and has them listed anew, as those from before there were lists.
const COUNT: [&str; 6] = [
    "UPDATE records SET document = json_set(document, '$.meta.rated', 'rated')",
    "DELETE FROM results",
    "DELETE FROM result_seats",
    "DELETE FROM played",
    "DELETE FROM ratings",
    "UPDATE house SET listed = 0",
];

/// Glicko-2 for one game without rest, from the paper, with the volatility found by halving an interval.
fn glicko(own: [f64; 3], foe: [f64; 3], score: f64) -> [f64; 3] {
    let scale = 173.7178;
    let ([mu, phi], [mu_foe, phi_foe]) =
        ([(own[0] - 1500.0) / scale, own[1] / scale], [(foe[0] - 1500.0) / scale, foe[1] / scale]);
    let weight = 1.0 / (1.0 + 3.0 * phi_foe.powi(2) / PI.powi(2)).sqrt();
    let expected = 1.0 / (1.0 + (-weight * (mu - mu_foe)).exp());
    let variance = 1.0 / (weight * weight * expected * (1.0 - expected));
    let delta = variance * weight * (score - expected);
    let height = |x: f64| {
        let grown = x.exp();
        let all = phi.powi(2) + variance + grown;
        grown * (delta.powi(2) - all) / (2.0 * all.powi(2)) - (x - own[2].powi(2).ln()) / 0.75_f64.powi(2)
    };
    let (mut low, mut high) = (-20.0, 5.0);
    for _ in 0..200 {
        let middle = f64::midpoint(low, high);
        if height(middle) > 0.0 { low = middle } else { high = middle }
    }
    let sigma = (low / 2.0).exp();
    let after = 1.0 / (1.0 / phi.powi(2) + 1.0 / variance).sqrt();
    [(mu + after.powi(2) * weight * (score - expected)) * scale + 1500.0, after * scale, sigma.min(0.1)]
}

/// The numbers of a line.
fn numbers(line: &str) -> Vec<f64> {
    line.split(' ').filter_map(|word| word.parse().ok()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn games_that_count_move_both_and_can_be_worked_out_again() {
    let mut host = Host::start().await;
    give_up(&host, 3).await;
    host.stop().await;
    change(&host.database(), &COUNT).await;
    host.begin().await;
    host.stop().await;
    let [ratings, steps] = [lines(&host.database(), RATINGS).await, lines(&host.database(), STEPS).await];
    assert_eq!((ratings.len(), steps.len()), (2, 6), "both moved three times");
    let (mut winner, mut loser) = ([1500.0, 500.0, 0.09], [1500.0, 500.0, 0.09]);
    for _ in 0..3 {
        // Games follow each other within seconds: nobody rests.
        (winner, loser) = (glicko(winner, loser, 1.0), glicko(loser, winner, 0.0));
    }
    let mut means: Vec<Vec<f64>> = ratings.iter().map(|line| numbers(line)).collect();
    means.sort_by(|one, other| other[0].total_cmp(&one[0]));
    for (found, expected) in means.iter().zip([winner, loser]) {
        for (found, expected) in found.iter().zip(expected) {
            assert!((found - expected).abs() < 0.01, "{found} is not {expected}");
        }
        assert!((found[3] - 3.0).abs() < 0.1, "three games");
    }
    let rebuilt = rebuild_ratings(&host.database()).await.unwrap();
    assert_eq!((rebuilt.games, rebuilt.ratings, rebuilt.changed), (3, 2, 0));
    assert_eq!(lines(&host.database(), RATINGS).await, ratings, "the same to the last bit");
    assert_eq!(lines(&host.database(), STEPS).await, steps);
    // What somebody has changed is found, and mended.
    change(&host.database(), &["UPDATE ratings SET mean = mean + 7 WHERE mean > 1500"]).await;
    assert_eq!(rebuild_ratings(&host.database()).await.unwrap().changed, 1);
    assert_eq!(lines(&host.database(), RATINGS).await, ratings);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_takes_no_rating_of_others_along() {
    let mut host = Host::start().await;
    let (_, [ada, bob]) = give_up(&host, 2).await;
    host.stop().await;
    change(&host.database(), &COUNT).await;
    host.begin().await;
    let rating = async |host: &Host| {
        super::get(host, "/api/me/games", &bob).await.json()["games"][0]["rating"].clone()
    };
    let before = rating(&host).await;
    assert!(before.as_f64().unwrap() > 1700.0);
    assert_eq!(super::call(host.address, "DELETE", "/api/me", Some(&ada), None).await.status, 204);
    assert_eq!(rating(&host).await, before);
    host.stop().await;
    assert_eq!(rebuild_ratings(&host.database()).await.unwrap().changed, 0, "the games stay, without a name");
    assert_eq!(lines(&host.database(), "SELECT name FROM result_seats WHERE name = 'Ada'").await, [""; 0]);
    assert_eq!(
        lines(&host.database(), "SELECT sought FROM played WHERE instr(sought, 'ada')").await,
        [""; 0]
    );
}

/// The same at a table: both see at once how they moved, and by as much as the rating says.
#[tokio::test(flavor = "multi_thread")]
async fn a_rated_game_moves_both_who_played_it() {
    let host = Host::start().await;
    let mut pair = rated_pair(&host).await;
    end(&mut pair, 1).await;
    let new = [1500.0, 500.0, 0.09];
    for (cookie, score) in pair.cookies.iter().zip([0.0, 1.0]) {
        let game = super::get(&host, "/api/me/games?kind=rated", cookie).await.json()["games"][0].clone();
        let expected = glicko(new, new, score)[0];
        let (rating, change) = (game["rating"].as_f64().unwrap(), game["change"].as_f64().unwrap());
        assert!((rating - expected).abs() < 1e-4 && (change - (expected - 1500.0)).abs() < 1e-4, "{game}");
    }
}
