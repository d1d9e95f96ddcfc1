//! `sevenfold load`: how many tables does a server on this machine hold?
//!
//! Scripted people sit at tables, move at a steady beat or all at once, leave and come back; others look on. It measures
//! how long moves take and what they cost the server, and checks what it hears: no version is missed, every ask is
//! answered once. Each table is a household with an address of its own within this machine, so that a server's usual
//! limits for one address hold.
#![allow(clippy::cast_precision_loss, reason = "figures for people, far below 2^52")]

mod api;
mod house;
mod laying;
mod person;
mod report;
mod scene;
mod snag;
mod tally;
mod watcher;

use std::net::{IpAddr, SocketAddr};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use sevenfold_core::Message;
use sevenfold_shelf::{GAMES, Shelved};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::Failure;
use crate::args::GameName;
use crate::output::Output;
use crate::serve::runtime;
use crate::setup;
use house::House;
use laying::{Laid, lay};
use report::{Figures, Load};
use tally::Tally;

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

    /// Those who play at a table share one socket, as at one screen: it takes half of the open files for two
    #[arg(long)]
    one_screen: bool,

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
    let (tally, mut playing) = (Arc::new(Tally::default()), JoinSet::new());
    let laid = lay(args, games, &empty, &tally, &mut playing).await;
    if let Laid { tables: 0, snag: Some(snag) } = laid {
        return Err(Failure::new(snag.say()));
    }
    // What is still to be done for those who have just sat down does not count.
    sleep(Duration::from_secs(3)).await;
    tally.start();
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
    Ok(Load::new(args.tables, laid, spent, &heard, tally.faults(), &figures))
}

fn unreachable(args: &LoadArgs) -> Failure {
    let servers: Vec<_> = args.server.iter().map(ToString::to_string).collect();
    Failure::new(Message::new("cli-load-unreachable").with("server", servers.join(", ")))
}
