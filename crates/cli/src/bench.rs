//! `sevenfold bench`: how fast the engines are on one core of this machine, and the strongest bots on several.

mod peers;

use std::time::{Duration, Instant};

use serde::Serialize;
use serde_json::{Map, Value};
use sevenfold_core::Message;
use sevenfold_shelf::{Bench, GAMES, Shelved, Threads};

use crate::Failure;
use crate::args::GameName;
use crate::output::{Form, Output};
use crate::setup::{self, Setup};
use peers::Peer;

/// What to measure.
#[derive(clap::Args)]
pub(crate) struct BenchArgs {
    /// Only this game; may be given several times [default: all]
    #[arg(long, value_name = "GAME", value_parser = GameName)]
    game: Vec<String>,

    /// How many play [default: 4, or as many as can]
    #[arg(long, value_name = "K")]
    seats: Option<u8>,

    /// How long each measurement lasts at least
    #[arg(long, value_name = "S", default_value_t = 1.0, value_parser = seconds)]
    seconds: f64,

    /// Let the strongest bot think on so many threads
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..))]
    threads: u8,

    /// Measure games of OpenSpiel too, with this Python, in which its package is installed
    #[arg(long, value_name = "PYTHON", num_args = 0..=1, default_missing_value = "python3")]
    peers: Option<String>,
}

/// What was measured for one game.
#[derive(Serialize)]
struct Speed {
    game: &'static str,
    seats: u8,
    options: Value,
    moves_per_second: u64,
    games_per_second: u64,
    copies_per_second: u64,
    lists_per_second: u64,
    listed_per_second: u64,
    /// Random games to their end, each from a newly imagined world.
    playouts_per_second: u64,
    /// Rounds of thinking of the strongest bot, on so many threads.
    iterations_per_second: u64,
    threads: u8,
    state_bytes: usize,
}

/// How many seats a game is measured with when nobody says.
const USUAL_SEATS: u8 = 4;

/// The bot whose every iteration is one playout.
const PLAYOUTS: &str = "flat";

/// The first amount of work; it is doubled until it takes long enough.
const FIRST_AMOUNT: u64 = 1000;

pub(crate) fn command(args: &BenchArgs, output: &mut Output) -> Result<(), Failure> {
    let games = chosen(&args.game)?;
    if cfg!(debug_assertions) {
        output.aside(&Message::new("cli-bench-unoptimised"));
    }
    if output.form() == Form::Text {
        let heads = ["game", "seats", "moves", "games", "copies", "lists", "playouts", "iterations", "bytes"]
            .map(|name| {
                let key = format!("cli-bench-{name}");
                output.say(&Message { key: key.into(), args: Vec::new() })
            });
        output.line(row(&heads))?;
    }
    for game in games {
        let speed = measure(game, args)?;
        match output.form() {
            Form::Text => output.line(row(&speed.cells()))?,
            Form::Json => output.json(&speed)?,
        }
        output.flush()?;
    }
    let peers = args.peers.as_deref().map(|python| peers::measure(python, args.seconds));
    for peer in peers.transpose()?.unwrap_or_default() {
        match output.form() {
            Form::Text => output.line(row(&cells_of(&peer)))?,
            Form::Json => output.json(&peer)?,
        }
    }
    Ok(())
}

/// Of others only moves and games are known.
fn cells_of(peer: &Peer) -> [String; 9] {
    let rates = [peer.moves_per_second, peer.games_per_second].map(grouped);
    let known = [peer.game.clone(), peer.seats.to_string()].into_iter().chain(rates);
    let mut cells = <[String; 9]>::default();
    cells.iter_mut().zip(known).for_each(|(cell, known)| *cell = known);
    cells
}

fn chosen(names: &[String]) -> Result<Vec<&'static dyn Shelved>, Failure> {
    if names.is_empty() {
        return Ok(GAMES.to_vec());
    }
    names.iter().map(|name| setup::game(name)).collect()
}

fn measure(game: &'static dyn Shelved, args: &BenchArgs) -> Result<Speed, Failure> {
    let meta = game.meta();
    let seats = args.seats.unwrap_or(USUAL_SEATS.clamp(meta.least_seats, meta.most_seats));
    let Setup { options, .. } = Setup::new(game, &Value::Object(Map::new()), seats)?;
    let mut bench = game.bench(&options, seats)?;
    let bench: &mut dyn Bench = &mut *bench;
    let least = Duration::from_secs_f64(args.seconds);
    let (count, for_moves) = timed(least, |amount| bench.moves(amount));
    let (copies, for_copies) = timed(least, |amount| {
        bench.copies(amount);
        amount
    });
    let ((lists, listed), for_lists) = timed(least, |amount| (amount, bench.lists(amount)));
    let (playouts, for_playouts) = timed(least, |amount| bench.iterations(PLAYOUTS, Threads::ONE, amount));
    let threads = Threads::new(args.threads).unwrap_or(Threads::ONE);
    let strongest = game.bots().last().copied().unwrap_or(PLAYOUTS);
    let (iterations, for_iterations) = timed(least, |amount| bench.iterations(strongest, threads, amount));
    Ok(Speed {
        game: meta.id,
        seats,
        options,
        moves_per_second: per_second(count.moves, for_moves),
        games_per_second: per_second(count.games, for_moves),
        copies_per_second: per_second(copies, for_copies),
        lists_per_second: per_second(lists, for_lists),
        listed_per_second: per_second(listed, for_lists),
        playouts_per_second: per_second(playouts, for_playouts),
        iterations_per_second: per_second(iterations, for_iterations),
        threads: args.threads,
        state_bytes: bench.size(),
    })
}

/// Does more and more work until it takes long enough, and says what the last go did and how long it took.
fn timed<T>(least: Duration, mut work: impl FnMut(u64) -> T) -> (T, Duration) {
    let mut amount = FIRST_AMOUNT;
    loop {
        let start = Instant::now();
        let done = work(amount);
        let took = start.elapsed();
        // Work that there is none of never takes long.
        let Some(more) = amount.checked_mul(2).filter(|_| took < least) else { return (done, took) };
        amount = more;
    }
}

fn per_second(count: u64, took: Duration) -> u64 {
    let nanos = took.as_nanos().max(1);
    u64::try_from(u128::from(count) * 1_000_000_000 / nanos).unwrap_or(u64::MAX)
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse::<f64>().ok().filter(|seconds| (0.0..=3600.0).contains(seconds));
    seconds.ok_or_else(|| "a number from 0 to 3600".to_owned())
}

impl Speed {
    fn cells(&self) -> [String; 9] {
        let rates = [
            self.moves_per_second,
            self.games_per_second,
            self.copies_per_second,
            self.lists_per_second,
            self.playouts_per_second,
            self.iterations_per_second,
        ];
        let [moves, games, copies, lists, playouts, iterations] = rates.map(grouped);
        [
            self.game.to_owned(),
            self.seats.to_string(),
            moves,
            games,
            copies,
            lists,
            playouts,
            iterations,
            self.state_bytes.to_string(),
        ]
    }
}

fn row([game, rest @ ..]: &[String; 9]) -> String {
    let line = rest.iter().fold(format!("{game:<15}"), |line, cell| format!("{line} {cell:>12}"));
    line.trim_end().to_owned()
}

/// A number with thin gaps between thousands, which every language reads.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let first = digits.len() % 3;
    let (head, tail) = digits.split_at(first);
    let groups = tail.as_bytes().chunks(3).map(String::from_utf8_lossy);
    let groups = (!head.is_empty()).then(|| head.into()).into_iter().chain(groups);
    groups.collect::<Vec<_>>().join("\u{202f}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_stand_apart() {
        assert_eq!(grouped(7), "7");
        assert_eq!(grouped(777), "777");
        assert_eq!(grouped(15_000_007), "15\u{202f}000\u{202f}007");
    }

    #[test]
    fn work_grows_until_it_takes_long_enough() {
        let mut amounts = Vec::new();
        let (last, took) = timed(Duration::from_millis(5), |amount| {
            amounts.push(amount);
            (0..amount).fold(0, |sum: u64, n| std::hint::black_box(sum.wrapping_mul(31) ^ n));
            amount
        });
        assert!(took >= Duration::from_millis(5));
        assert_eq!(amounts.last(), Some(&last));
        assert_eq!(per_second(500, Duration::from_millis(250)), 2000);
    }
}
