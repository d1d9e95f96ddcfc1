//! SEVEN's players against each other at equal time in Chromium's worker, with the client that was built last:
//! `cargo run -p sevenfold-browser-tests --example seven_in_browser -- A B MILLIS DEALS [FIRST]`
//!
//! A deal is one random tile of each of two seats, and then both line-ups. Deals are numbered from `FIRST`, or from 0.
#![allow(
    clippy::cast_precision_loss,
    clippy::missing_panics_doc,
    clippy::unwrap_used,
    reason = "counts of games are small, and whoever runs it sees what went wrong"
)]

use serde_json::json;
use sevenfold_browser_tests::{Size, Stage, Window};
use sevenfold_core::Rng as _;
use sevenfold_core::chance::Quick;
use sevenfold_core::record::Extras;
use sevenfold_protocol::offline::{Consult, Patience};

#[tokio::main]
async fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [a, b, millis, deals, more @ ..] = arguments.as_slice() else { panic!("A B MILLIS DEALS [FIRST]") };
    let patience = Patience::Milliseconds(millis.parse().unwrap());
    let (deals, first) =
        (deals.parse::<u64>().unwrap(), more.first().map_or(0, |first| first.parse().unwrap()));
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    window.go("/settings").await;
    window.start_counsel("seven").await;
    let mut scores = Vec::new();
    for deal in first..first + deals {
        let beginning = game(&window, [a, b], patience, deal).await;
        let behind = 1.0 - game(&window, [b, a], patience, deal).await;
        scores.push(f64::midpoint(beginning, behind));
    }
    let count = scores.len() as f64;
    let mean = scores.iter().sum::<f64>() / count;
    let error = (scores.iter().map(|one| (one - mean).powi(2)).sum::<f64>()).sqrt() / count;
    let elo = |score: f64| -400.0 * (1.0 / score.clamp(0.001, 0.999) - 1.0).log10();
    let [low, high] = [mean - 1.96 * error, mean + 1.96 * error].map(elo);
    println!(
        "{a} against {b} in Chromium's worker, {millis} ms, {deals} deals: {:.1} %, Elo {:+.0} ({low:+.0} … {high:+.0})",
        100.0 * mean,
        elo(mean)
    );
}

/// The share of the win of whoever begins.
async fn game(window: &Window, players: [&String; 2], patience: Patience, deal: u64) -> f64 {
    let mut rng = Quick::new(7 << 32 | deal);
    let mut run = sevenfold_shelf::find("seven").unwrap().start(&json!({}), 2, None).unwrap();
    while let Some(seat) = run.agenda().must().iter().next() {
        let legal = run.legal(seat);
        let text = if run.len() < 2 {
            rng.pick(&legal).cloned().unwrap()
        } else {
            let record = run.record(Extras::default()).to_value().to_string();
            let bot = players[seat.index()].clone();
            window.consult(Consult { record, bot, patience }).await.unwrap()
        };
        assert!(run.play(seat, &text).is_ok());
    }
    let winners = run.outcome().unwrap().winners;
    let won = winners.iter().any(|seat| seat.index() == 0);
    if won { 1.0 / f64::from(winners.len()) } else { 0.0 }
}
