//! How soon SEVEN's bots make their first move in Chromium, with the client that was built last:
//! `cargo run -p sevenfold-browser-tests --example first_move [-- TIMES]`
//!
//! A browser that has kept nothing opens a table for two whose bot thinks as long as it likes and waits for nothing. `master`
//! fetches what it has learned; `old-master`, its player before it learned, has nothing to fetch. They play in turn, so
//! that whatever else the machine does disturbs both alike. Told are the milliseconds from opening the table until one may
//! move, from one's first tile to the bot's, and both together.
#![allow(clippy::missing_panics_doc, clippy::unwrap_used, reason = "whoever runs it sees what went wrong")]

use sevenfold_browser_tests::{Kept, Player, Size, Stage, Way};
use sevenfold_protocol::{BotSpeed, Settings};

const BOTS: [&str; 2] = ["old-master", "master"];

/// From now on keeps when something was told of the game.
const WATCH: &str = "
    window.told = [];
    new MutationObserver(() => window.told.push(performance.now()))
      .observe(document.querySelector('[role=\"log\"]'), { childList: true, subtree: true });
    return performance.now();";

/// What was seen of one game.
#[derive(Clone, Copy)]
struct Seen {
    asked: f64,
    answered: f64,
}

#[tokio::main]
async fn main() {
    let times: usize = std::env::args().nth(1).map_or(15, |times| times.parse().unwrap());
    let stage = Stage::open().await;
    let mut seen: [Vec<Seen>; 2] = Default::default();
    for _ in 0..times {
        for (bot, seen) in BOTS.into_iter().zip(&mut seen) {
            seen.push(first_move(&stage, bot).await);
        }
    }
    println!("| bot | times | may move ms | its tile ms | together ms | least | most |");
    println!("| --- | ---: | ---: | ---: | ---: | ---: | ---: |");
    for (bot, seen) in BOTS.into_iter().zip(seen) {
        let sorted = |of: fn(&Seen) -> f64| {
            let mut all: Vec<f64> = seen.iter().map(of).collect();
            all.sort_by(f64::total_cmp);
            all
        };
        let (asked, answered) = (sorted(|one| one.asked), sorted(|one| one.answered));
        let together = sorted(|one| one.asked + one.answered);
        let middle = seen.len() / 2;
        println!(
            "| {bot} | {times} | {:.0} | {:.0} | {:.0} | {:.0} | {:.0} |",
            asked[middle],
            answered[middle],
            together[middle],
            together[0],
            together[seen.len() - 1]
        );
    }
}

/// A table is opened, a tile laid, and the bot answers.
async fn first_move(stage: &Stage, bot: &str) -> Seen {
    let window = stage.window(Size::Desk).await;
    window.forget().await;
    let settings = Settings { bots: BotSpeed::Instant, ..Settings::new("seven", 2) };
    Kept::begun(settings, bot).resume_in(&window).await;
    window.until_asked().await;
    let asked = window.script(WATCH, vec![]).await.as_f64().unwrap();
    let mut player = Player::new(Way::Mouse);
    while player.turn(&window).await.is_none() {}
    let told = window.until("the bot's tile", "return window.told.length >= 2 && window.told").await;
    let told: Vec<f64> = serde_json::from_value(told).unwrap();
    Seen { asked, answered: told[1] - told[0] }
}
