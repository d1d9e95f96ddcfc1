//! A load run: how many tables does a server on this machine hold?
//!
//! `cargo run --release -p sevenfold-server --example load -- [TABLES] [SECONDS] [IDLE]` starts a server in a process of
//! its own on this machine, opens that many tables with two scripted players each, lets each table make one move a
//! second, and then opens idle connections. It reports how long moves took from sending to acknowledgement, and how much
//! memory a table and an idle connection take.
//!
//! `… --example load -- hostile [TABLES] [SECONDS]` measures how long moves take at honest tables, first alone, then
//! while others do their worst from other addresses: see `hostile.rs`. That server has its usual limits.
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
use std::sync::Arc;
use std::time::{Duration, Instant};

use sevenfold_server::{Config, Rate, serve};
use tokio::sync::{Semaphore, mpsc};
use tokio::task::JoinSet;

use api::{Api, HOME, PORT};
use line::Line;
use players::Table;

/// Connections that are being opened at the same time.
const AT_ONCE: usize = 64;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let number = |index: usize, usual: usize| {
        arguments.get(index).map_or(usual, |text| text.parse().expect("a number"))
    };
    match arguments.first().map(String::as_str) {
        Some("serve") => runtime.block_on(serve_without_limits(Path::new(&arguments[1]))),
        Some("serve-as-usual") => runtime.block_on(serve_as_usual(Path::new(&arguments[1]))),
        Some("attack") => runtime.block_on(hostile::attack()),
        Some("hostile") => runtime.block_on(hostile::hostile(number(1, 20), number(2, 20))),
        _ => runtime.block_on(load(number(0, 100), number(1, 20), number(2, 1000))),
    }
}

async fn serve_as_usual(database: &Path) {
    serve(Config::new(SocketAddr::from((HOME, PORT)), database)).await.unwrap();
}

async fn serve_without_limits(database: &Path) {
    let mut config = Config::new(SocketAddr::from((HOME, PORT)), database);
    let limits = &mut config.limits;
    (limits.requests, limits.newcomers) = (Rate::UNLIMITED, Rate::UNLIMITED);
    (limits.openings, limits.messages) = (Rate::UNLIMITED, Rate::UNLIMITED);
    (limits.bytes_per_guest, limits.bytes_per_address) = (Rate::UNLIMITED, Rate::UNLIMITED);
    (limits.work_per_guest, limits.work_per_address) = (Rate::UNLIMITED, Rate::UNLIMITED);
    (limits.openings_per_address, limits.connections_per_address) = (Rate::UNLIMITED, u32::MAX);
    (limits.tables_per_guest, limits.sockets_per_guest, limits.sockets_per_address) =
        (u32::MAX, u32::MAX, u32::MAX);
    serve(config).await.unwrap();
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

async fn load(tables: usize, seconds: usize, idle: usize) {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start("serve", folder.path());
    let mut api = Api::connect(HOME).await;
    let guests = [api.guest().await, api.guest().await];
    let empty = server.memory();
    println!("server alone: {empty} kB");

    let (results, mut received) = mpsc::unbounded_channel();
    let began = Instant::now();
    let gate = Arc::new(Semaphore::new(AT_ONCE));
    let mut playing = JoinSet::new();
    for _ in 0..tables {
        let code = api.open(&guests[0], "sieben").await;
        let place = Arc::clone(&gate).acquire_owned().await.unwrap();
        let (guests, results) = (guests.clone(), results.clone());
        playing.spawn(async move {
            let table = Table::gather(HOME, &code, &guests).await;
            drop(place);
            table.play(results).await;
        });
    }
    let _all = gate.acquire_many(AT_ONCE as u32).await.unwrap();
    println!("{tables} tables open after {:.1} s", began.elapsed().as_secs_f64());
    // The first moves are made while others still sit down: they do not count.
    tokio::time::sleep(Duration::from_secs(3)).await;
    while received.try_recv().is_ok() {}
    let (work, began) = (server.work(), Instant::now());
    tokio::time::sleep(Duration::from_secs(seconds as u64)).await;
    let mut times = Vec::new();
    while let Ok(time) = received.try_recv() {
        times.push(time);
    }
    let spent = began.elapsed().as_secs_f64();
    let full = server.memory();
    report(&mut times, spent);
    println!("server's processor time: {:.0} %", 100.0 * (server.work() - work) / spent);
    println!("memory: {full} kB, {:.1} kB a table", (full.saturating_sub(empty)) as f64 / tables as f64);
    // Games grow with every move: they rest while idle connections are weighed.
    drop(received);
    tokio::time::sleep(Duration::from_secs(2)).await;
    // The server has closed the connection that was silent for so long.
    idle_connections(&server, &mut Api::connect(HOME).await, &guests[0], idle).await;
    playing.shutdown().await;
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

/// Watchers of a table where nothing happens.
async fn idle_connections(server: &Server, api: &mut Api, guest: &str, idle: usize) {
    let mut open = Vec::new();
    let before = server.memory();
    for index in 0..idle {
        // A table for every hundred: an idle connection is somebody waiting, not a crowd.
        if index % 100 == 0 {
            open.push((api.open(guest, "sieben").await, Vec::new()));
        }
        let (code, sockets) = open.last_mut().unwrap();
        let mut line = Line::connect(HOME, code, guest).await;
        line.hello().await;
        sockets.push(line);
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let after = server.memory();
    let each = (after.saturating_sub(before)) as f64 / idle.max(1) as f64;
    println!("{idle} idle connections: {after} kB, {each:.1} kB each");
}
