//! Honest tables while others do their worst: `cargo run --release -p sevenfold-server --example load -- hostile [TABLES]
//! [SECONDS]` measures how long moves take, first alone, then under attack from other addresses (see `hostile.rs`). The server
//! is a process of its own with its usual limits. What a server holds without attackers is measured by `sevenfold load`.
#![allow(
    clippy::unwrap_used,
    clippy::missing_panics_doc,
    reason = "a tool: whatever fails should be seen at once"
)]
#![allow(clippy::cast_precision_loss, clippy::cast_sign_loss, reason = "figures for people, far below 2^52")]

mod api;
mod hostile;
mod line;
mod players;

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use sevenfold_server::{Config, serve};

use api::{HOME, PORT};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let number = |index: usize, usual: usize| {
        arguments.get(index).map_or(usual, |text| text.parse().expect("a number"))
    };
    match arguments.first().map(String::as_str) {
        Some("serve-as-usual") => runtime.block_on(serve_as_usual(Path::new(&arguments[1]))),
        Some("attack") => runtime.block_on(hostile::attack()),
        _ => runtime.block_on(hostile::hostile(number(1, 20), number(2, 20))),
    }
}

async fn serve_as_usual(database: &Path) {
    serve(Config::new(SocketAddr::from((HOME, PORT)), database)).await.unwrap();
}

/// The server's process; it ends with us.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Server {
    /// This program again, in a process of its own; `kind` says how the work begins.
    fn start(kind: &str, folder: &Path) -> Self {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.arg(kind).arg(folder.join("load.db")).stdout(Stdio::null());
        Self(command.spawn().unwrap())
    }

    /// Kilobytes in memory.
    fn memory(&self) -> usize {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0.id())).unwrap_or_default();
        let line = status.lines().find(|line| line.starts_with("VmRSS"));
        line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok()).unwrap_or(0)
    }

    /// Seconds of work so far.
    fn work(&self) -> f64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.0.id())).unwrap_or_default();
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        let ticks = |index: usize| fields.get(index).and_then(|text| text.parse::<f64>().ok()).unwrap_or(0.0);
        (ticks(11) + ticks(12)) / 100.0
    }
}

/// Prints how long moves took; the p99 in milliseconds.
fn report(times: &mut [Duration], spent: f64) -> f64 {
    times.sort();
    let at = |share: f64| {
        let index = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
        times.get(index).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    };
    println!("{} moves, {:.0} a second", times.len(), times.len() as f64 / spent);
    println!("answered within: p50 {:.1} ms, p90 {:.1} ms, p99 {:.1} ms", at(0.5), at(0.9), at(0.99));
    println!("longest {:.1} ms", at(1.0));
    at(0.99)
}
