//! A server is killed again and again while two people play, leave and come back: its table is put away, kept and rebuilt all
//! the time. Whatever they were told is there, once and in order, and what is kept of the table is what its journal tells.
//!
//! The process that is killed is this test program, started again to do nothing but that.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;
use std::{env, fs};

use sevenfold_core::Seat;
use sevenfold_protocol::Request;
use sevenfold_server::check;

use super::history::{self, Sent};
use super::support::Host;
use super::support::client::{Client, is_over};
use super::support::http::call;
use super::support::journal::journal;
use super::support::pair::{FIRST, Pair, SECOND, next_move, pair};
use super::{is_dealt, kept};

/// Tells the process that it is the one to be killed, and where it plays.
const ORDER: &str = "SEVENFOLD_TEST_RESTING_UNTIL_KILLED";
/// Where it notes the table, and who they are.
const PEOPLE: &str = "people";
/// What it says: a move is on its way, it was made, nobody is at the table any more, the table is put away.
const SENDS: &str = "sends";
const MADE: &str = "made";
const LEFT: &str = "left";
const AWAY: &str = "away";

/// Two play, leave and come back until somebody kills the process. If nobody tells it to, there is nothing to do.
#[tokio::test(flavor = "multi_thread")]
async fn play_and_rest_until_killed() {
    let Ok(folder) = env::var(ORDER) else { return };
    let folder = Path::new(&folder);
    let change = |config: &mut sevenfold_server::Config| {
        (config.keep.idle, config.keep.entries) = (Duration::ZERO, 4);
    };
    let host = Host::on(tempfile::tempdir().unwrap(), folder.join("sevenfold.db"), change).await;
    let mut pair = match fs::read_to_string(folder.join(PEOPLE)) {
        Ok(people) => back(&host, serde_json::from_str(&people).unwrap()).await,
        Err(_) => first(&host, folder).await,
    };
    for number in 0.. {
        for turn in 0..3 {
            step(&mut pair.clients, number + turn).await;
        }
        let Pair { code, cookies, clients } = pair;
        for client in clients {
            client.close().await;
        }
        println!("{LEFT}");
        while tables(&host).await != 0.0 {
            tokio::task::yield_now().await;
        }
        println!("{AWAY}");
        pair = back(&host, (code, cookies)).await;
    }
}

/// How many tables are in memory.
async fn tables(host: &Host) -> f64 {
    let numbers = call(host.address, "GET", "/metrics", None, None).await.body;
    let tables = numbers.lines().filter(|line| line.starts_with("sevenfold_tables{"));
    tables.map(|line| line.rsplit(' ').next().unwrap().parse::<f64>().unwrap()).sum()
}

/// They come for the first time.
async fn first(host: &Host, folder: &Path) -> Pair {
    let pair = pair(host).await;
    let people = serde_json::to_string(&(&pair.code, &pair.cookies)).unwrap();
    fs::write(folder.join("part"), people).unwrap();
    fs::rename(folder.join("part"), folder.join(PEOPLE)).unwrap();
    pair
}

async fn back(host: &Host, (code, cookies): (String, [String; 2])) -> Pair {
    let clients = [
        Client::at(host.address, &code, &cookies[0]).await,
        Client::at(host.address, &code, &cookies[1]).await,
    ];
    Pair { code, cookies, clients }
}

/// A move, or another game after the last one, and word of it before and after.
async fn step(clients: &mut [Client; 2], number: usize) {
    if clients.iter().zip([FIRST, SECOND]).any(|(client, viewer)| is_over(client.face(viewer))) {
        for (index, client) in clients.iter_mut().enumerate() {
            // One of them may have said so before the server was killed.
            client.ask(Request::Rematch { seat: Seat::new(index as u8) }).await;
        }
    }
    clients[0].until(FIRST, is_dealt).await;
    clients[1].until(SECOND, is_dealt).await;
    let (index, request) = next_move(clients, number).expect("somebody can move");
    let viewer = [FIRST, SECOND][index];
    let Request::Move { seat, text, .. } = &request else { panic!("{request:?}") };
    println!("{SENDS} {} {} {text}", seat.index(), clients[index].face(viewer).version);
    clients[index].done(request).await;
    let version = clients[index].face(viewer).version;
    println!("{MADE} {version}");
    clients[0].until(FIRST, |face| face.version >= version).await;
    clients[1].until(SECOND, |face| face.version >= version).await;
}

/// Lets them play, and kills the server some time after somebody has come so far.
fn kill(folder: &Path, kill: usize) -> Vec<String> {
    let mut child = Command::new(env::current_exe().unwrap())
        .args(["--exact", "killed::play_and_rest_until_killed", "--nocapture"])
        .env(ORDER, folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut said = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    // Between the two words the table is put away; a move is kept after the third.
    let word = [LEFT, AWAY, SENDS, LEFT][kill % 4];
    let mut told: Vec<String> = Vec::new();
    while told.iter().filter(|line| line.starts_with(word)).count() < 1 + kill % 3 {
        told.push(said.next().expect("the process plays"));
    }
    std::thread::sleep(Duration::from_micros(137 * (kill as u64 % 32)));
    child.kill().unwrap();
    child.wait().unwrap();
    told.extend(said);
    told
}

/// What was sent, by the words of the process.
fn note(told: &[String], sent: &mut Vec<Sent>) {
    for line in told {
        if let Some(rest) = line.strip_prefix(SENDS) {
            let mut rest = rest.trim_start().splitn(3, ' ');
            let [who, after, text] = [rest.next(), rest.next(), rest.next()].map(Option::unwrap);
            sent.push(Sent::now(Seat::new(who.parse().unwrap()), text, after.parse().unwrap()));
        } else if let Some(version) = line.strip_prefix(MADE) {
            let last = sent.last_mut().unwrap();
            last.until = version.trim().parse().unwrap();
            last.acknowledge();
        }
    }
}

/// A hundred kills in the long run.
#[tokio::test(flavor = "multi_thread")]
async fn tables_that_come_and_go_survive_kills() {
    let kills = if env::var_os("SEVENFOLD_LONG").is_some() { 100 } else { 8 };
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("sevenfold.db");
    let (mut sent, mut away, mut last) = (Vec::new(), 0, None);
    for number in 0..kills {
        let told = kill(folder.path(), number);
        note(&told, &mut sent);
        away += told.iter().filter(|line| line.starts_with(AWAY)).count();
        let report = check(&database).await.unwrap();
        assert!(report.damage.is_empty(), "{:?} after {number}", report.damage);
        let now = kept(&database).await;
        assert!(now >= last, "{now:?} after {last:?}");
        last = now;
    }
    let people = fs::read_to_string(folder.path().join(PEOPLE)).unwrap();
    let (code, _): (String, [String; 2]) = serde_json::from_str(&people).unwrap();
    let entries = journal(&database, &code).await;
    let moves = history::check(&code, &entries, sent);
    println!("{kills} kills, {away} times put away, {moves} moves, kept after {last:?} of {}", entries.len());
    assert!(away >= kills / 2 && moves > kills && entries.len() - last.unwrap() < 12);
}
