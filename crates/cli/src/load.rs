//! `sevenfold load`: how many tables does a server on this machine hold?
//!
//! Scripted people sit at tables, move at a steady beat or all at once, leave and come back; others look on. It measures
//! how long moves take and what they cost the server, and checks what it hears: no version is missed, every ask is
//! answered once. Each table is a household with an address of its own within this machine, so that a server's usual
//! limits for one address hold.
#![allow(clippy::cast_precision_loss, reason = "figures for people, far below 2^52")]

mod api;
mod house;
mod person;
mod report;
mod scene;
mod tally;
mod watcher;

use std::net::{IpAddr, SocketAddr};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use sevenfold_core::Message;
use sevenfold_shelf::{GAMES, Shelved};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::Failure;
use crate::args::GameName;
use crate::output::Output;
use crate::serve::runtime;
use crate::setup;
use house::House;
use report::{Figures, Load};
use scene::{Party, Scene};
use tally::Tally;

/// Tables that are being laid at the same time.
const AT_ONCE: usize = 32;

/// What to do to which server.
#[derive(clap::Args)]
pub(crate) struct LoadArgs {
    /// Where the server listens: an address of this machine; may be given several times for nodes of one place, table by
    /// table in turn
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:7777")]
    server: Vec<SocketAddr>,

    /// The people of one table come to different servers
    #[arg(long)]
    across: bool,

    /// How many tables
    #[arg(long, value_name = "N", default_value_t = 100)]
    tables: usize,

    /// How long it is measured
    #[arg(long, value_name = "S", default_value_t = 20)]
    seconds: u64,

    /// What is played; may be given several times, table by table in turn [default: all]
    #[arg(long, value_name = "GAME", value_parser = GameName)]
    game: Vec<String>,

    /// How many play at each table, as far as its game allows
    #[arg(long, value_name = "K", default_value_t = 2)]
    seats: u8,

    /// How many of them are bots
    #[arg(long, value_name = "K", default_value_t = 0)]
    bots: u8,

    /// How many look on at each table
    #[arg(long, value_name = "K", default_value_t = 0)]
    watchers: usize,

    /// Milliseconds between two moves at a table
    #[arg(long, value_name = "MS", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    beat: u64,

    /// All tables move at the same moments
    #[arg(long)]
    bursts: bool,

    /// Everybody hangs up and comes back every so many seconds
    #[arg(long, value_name = "S")]
    reconnect: Option<u64>,

    /// Then everybody leaves, and it is measured what the tables cost after so many seconds
    #[arg(long, value_name = "S")]
    rest: Option<u64>,

    /// The server's process, if it does not tell of itself
    #[arg(long, value_name = "PID")]
    pid: Option<u32>,
}

pub(crate) fn command(args: &LoadArgs, output: &mut Output) -> Result<ExitCode, Failure> {
    let is_elsewhere = |server: &&SocketAddr| !matches!(server.ip(), IpAddr::V4(ip) if ip.is_loopback());
    if let Some(server) = args.server.iter().find(is_elsewhere) {
        return Err(Failure::new(Message::new("cli-load-elsewhere").with("server", server.to_string())));
    }
    if args.seats <= args.bots {
        return Err(Failure::new(Message::new("cli-load-nobody")));
    }
    let games = match &*args.game {
        [] => GAMES.to_vec(),
        names => names.iter().map(|name| setup::game(name)).collect::<Result<_, _>>()?,
    };
    let load = runtime()?.block_on(run(args, &games))?;
    report::tell(&load, output)?;
    Ok(if load.is_sound() { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// The load, from the first table to the last figure.
async fn run(args: &LoadArgs, games: &[&'static dyn Shelved]) -> Result<Load, Failure> {
    let house = House { servers: args.server.clone(), pid: args.pid };
    let empty = house.look().await.ok_or_else(|| unreachable(args))?;
    let (tally, people) = (Arc::new(Tally::default()), lay(args, games).await?);
    // The first moves are made while others still sit down: they do not count.
    sleep(Duration::from_secs(3)).await;
    let mut playing = JoinSet::new();
    for scene in people {
        scene.play(args, &tally, &mut playing);
    }
    sleep(Duration::from_secs(2)).await;
    tally.begin();
    let (before, began) = (house.look().await, Instant::now());
    sleep(Duration::from_secs(args.seconds)).await;
    let (after, spent) = (house.look().await, began.elapsed());
    let heard = tally.end();
    // What is still on its way is waited for, so that what stays unanswered has been forgotten.
    tally.stop();
    while playing.join_next().await.is_some() {}
    let resting = match args.rest {
        Some(seconds) => {
            sleep(Duration::from_secs(seconds)).await;
            house.look().await
        }
        None => None,
    };
    let figures = Figures { empty: Some(empty), before, after, resting };
    Ok(Load::new(args.tables, spent, &heard, tally.faults(), &figures))
}

/// Lays all tables, some at a time.
async fn lay(args: &LoadArgs, games: &[&'static dyn Shelved]) -> Result<Vec<Scene>, Failure> {
    let door = Arc::new(Semaphore::new(AT_ONCE));
    let mut laying = JoinSet::new();
    for index in 0..args.tables {
        let (door, servers) = (Arc::clone(&door), servers_of(args, index));
        let game = games[index % games.len()].meta();
        let seats = args.seats.clamp(game.least_seats, game.most_seats);
        let party = Party { seats, bots: args.bots, watchers: args.watchers };
        laying.spawn(async move {
            let _place = door.acquire().await;
            Scene::lay(&servers, index, game.id, party).await
        });
    }
    let mut scenes = Vec::with_capacity(args.tables);
    while let Some(laid) = laying.join_next().await {
        scenes.push(laid.ok().flatten().ok_or_else(|| unreachable(args))?);
    }
    Ok(scenes)
}

/// Where the people of a table come to, one after the other: the first one's server has the table.
fn servers_of(args: &LoadArgs, index: usize) -> Vec<SocketAddr> {
    let mut servers = args.server.clone();
    let count = servers.len().max(1);
    servers.rotate_left(index % count);
    if !args.across {
        servers.truncate(1);
    }
    servers
}

fn unreachable(args: &LoadArgs) -> Failure {
    let servers: Vec<_> = args.server.iter().map(ToString::to_string).collect();
    Failure::new(Message::new("cli-load-unreachable").with("server", servers.join(", ")))
}
