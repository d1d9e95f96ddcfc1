//! Makes tactics: `cargo run --release -p sevenfold-puzzles --example tactics -- GAMES [SEED] > tactics.json`.

use std::env;
use std::time::Instant;

use sevenfold_puzzles::Search as _;
use sevenfold_puzzles::tactics::Quarry;

fn main() {
    let number = |index: usize| env::args().nth(index).and_then(|text| text.parse().ok());
    let (games, seed): (u64, u64) = (number(1).unwrap_or(100), number(2).unwrap_or(1));
    let mut quarry = Quarry::new(seed, games);
    let begun = Instant::now();
    while !quarry.step(1).is_complete() {
        let progress = quarry.progress();
        let found = quarry.state().tactics.len();
        eprintln!("{}/{} games, {found} tactics, {:?}", progress.done, progress.total, begun.elapsed());
    }
    let lines: Vec<String> =
        quarry.state().tactics.iter().filter_map(|tactic| serde_json::to_string(tactic).ok()).collect();
    println!("[\n{}\n]", lines.join(",\n"));
}
