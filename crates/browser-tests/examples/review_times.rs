//! How long a review takes in Chromium, with the client that was built last:
//! `cargo run -p sevenfold-browser-tests --example review_times [-- GAME[:SEATS]…]`
//!
//! A finished game of each kind, with the usual options and a person who plays as hints say, is reviewed from its first seat
//! by as many workers as the machine has processors (four at most). A table tells the seconds from asking for the page until the
//! last look, and how many steps the game has.
#![allow(clippy::unwrap_used, reason = "whoever runs it sees what went wrong")]

use std::time::{Duration, Instant};

use sevenfold_browser_tests::{Kept, Size, Stage};
use sevenfold_protocol::{BotSpeed, Settings};

const GAMES: [(&str, u8); 5] =
    [("double-seven", 3), ("double-lucky-7", 4), ("sieben", 4), ("seven", 2), ("triple-seven", 4)];

/// Nobody waits longer.
const PATIENCE: Duration = Duration::from_mins(10);

#[tokio::main]
async fn main() {
    let wanted: Vec<(String, Option<u8>)> = std::env::args().skip(1).map(|word| wish(&word)).collect();
    let stage = Stage::open().await;
    println!("| game | seats | steps | workers | seconds |\n| --- | --- | --- | --- | --- |");
    for (game, usual) in GAMES {
        let asked = wanted.iter().find(|(name, _)| name == game);
        if !wanted.is_empty() && asked.is_none() {
            continue;
        }
        let seats = asked.and_then(|(_, seats)| *seats).unwrap_or(usual);
        let settings = Settings { bots: BotSpeed::Instant, ..Settings::new(game, seats) };
        // Nobody makes so many moves: it is played to its end.
        let kept = Kept::played(settings, "club", u32::MAX);
        let window = stage.window(Size::Desk).await;
        kept.resume_in(&window).await;
        window.until("a result", "return !!document.querySelector('.result')").await;
        let begun = Instant::now();
        window.go(&kept.replay().replacen("/replay", "/review", 1)).await;
        let done = "return !!document.querySelector('[data-review=done]')";
        window.until_within(PATIENCE, "the review", done, vec![]).await;
        let taken = begun.elapsed().as_secs_f64();
        let workers = window.script("return Math.min(navigator.hardwareConcurrency, 4)", vec![]).await;
        println!("| {game} | {seats} | {} | {workers} | {taken:.1} |", kept.record().steps.len());
    }
}

/// A game, and for how many if that is said.
fn wish(word: &str) -> (String, Option<u8>) {
    match word.split_once(':') {
        Some((game, seats)) => (game.to_owned(), seats.parse().ok()),
        None => (word.to_owned(), None),
    }
}
