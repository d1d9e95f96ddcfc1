//! Looks for exercises for some seconds and writes what it finds, one a line: `quarry GAME SEATS SECONDS THREADS [SEED]`.

use std::io::Write as _;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use sevenfold_core::chance::Seed;
use sevenfold_exercises::make::{Plan, quarry_all};
use sevenfold_shelf::find;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number =
        |place: usize, usual: u64| words.get(place).and_then(|word| word.parse().ok()).unwrap_or(usual);
    let Some(game) = words.first().and_then(|name| find(name)) else { return };
    let plan = Plan::usual(number(1, 4) as u8);
    let (begun, limit) = (Instant::now(), Duration::from_secs(number(2, 10)));
    let count = AtomicU32::new(0);
    let games = quarry_all(
        game,
        &plan,
        &Seed([number(4, 26) as u8; 32]),
        number(3, 1) as usize,
        || begun.elapsed() < limit,
        |found| {
            count.fetch_add(1, Ordering::Relaxed);
            let line = serde_json::to_string(&found).unwrap_or_default();
            // Whoever does not listen any more hears nothing.
            let _ = writeln!(std::io::stdout().lock(), "{line}");
        },
    );
    eprintln!("{} in {games} games, {:.1} s", count.into_inner(), begun.elapsed().as_secs_f64());
}
