//! Three nodes under torture: people at tables of all games come to any of them, and others look for tables in the lobby, while
//! nodes are killed or stand still, NATS and the database go and come back, and connections break. Afterwards every client's
//! history is held against the journals.
//!
//! `cargo xtask torture FAULTS` runs it at length and says what it measured; without a `PostgreSQL` at hand it has nothing to say.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "../src/load/api.rs"]
#[allow(dead_code, unreachable_pub, reason = "the load uses the rest")]
mod api;
#[path = "torture/faults.rs"]
mod faults;
#[path = "torture/losses.rs"]
mod losses;
#[path = "torture/person.rs"]
mod person;
#[path = "torture/seeker.rs"]
mod seeker;
#[path = "../src/load/snag.rs"]
#[allow(dead_code, unreachable_pub, reason = "the load uses the rest")]
mod snag;
mod support;

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use api::{Api, household};
use faults::{Fault, Scene};
use losses::Loss;
use person::{History, Line, Person, Word};
use seeker::Seeker;
use serde_json::{Value, json};
use sevenfold_core::Seat;
use sevenfold_protocol::{GameFace, Request, ToClient};
use sevenfold_server::{Database, check, rebuild_ratings};
use sevenfold_shelf::GAMES;
use sevenfold_table::{Entry, Table};
use sqlx::ConnectOptions as _;
use sqlx::postgres::PgConnectOptions;
use support::history;
use support::nats::Nats;
use support::program::{BUILT, Program};
use tempfile::{NamedTempFile, TempPath};
use tokio::sync::watch;
use tokio::time::sleep;

/// How many faults there are in the long run.
const FAULTS: &str = "SEVENFOLD_FAULTS";

/// A number below another.
fn below(most: usize) -> usize {
    let mut bytes = [0; 4];
    getrandom::fill(&mut bytes).unwrap();
    u32::from_le_bytes(bytes) as usize % most
}

/// A table at which two people play, members who play for ratings at some.
async fn gather(index: usize, nodes: [SocketAddr; 3], thinking: usize) -> [Person; 2] {
    let (from, node) = (household(index), nodes[index % 3]);
    let (game, rated) = (GAMES[index % GAMES.len()].meta(), index.is_multiple_of(4));
    let mut api = Api::connect(from, node).await.unwrap();
    let mut cookies = Vec::new();
    for name in ["Ada", "Bob"] {
        let guest = api.guest().await.unwrap();
        let name = format!("{name} {index} {}", std::process::id());
        let body = json!({"name": name, "passphrase": "seven tiles in a row"}).to_string();
        if rated {
            let joined = api.call("POST", "/api/members/passphrase", &guest, &body).await.unwrap();
            assert_eq!(joined.status, 201, "{}", joined.body);
        }
        cookies.push(guest);
    }
    let seats = game.least_seats.max(2);
    let mut settings = json!({"game": game.id, "seats": seats, "bots": "instant"});
    if rated && seats == 2 {
        settings["rated"] = "rated".into();
        settings["move_seconds"] = 600.into();
    }
    let body = api.call("POST", "/api/tables", &cookies[0], &settings.to_string()).await.unwrap().body;
    let opened: Value = serde_json::from_str(&body).unwrap();
    let code = opened["code"].as_str().unwrap_or_else(|| panic!("{body}")).to_owned();
    let mut people = Vec::new();
    let mut lines = Vec::new();
    for (number, cookie) in cookies.iter().enumerate() {
        let mut line = Line::come(from, nodes[(index + number) % 3], &code, cookie).await.unwrap();
        let sit = Request::TakeSeat { seat: None, name: format!("P{number}") };
        let Some(ToClient::Seated { seat, .. }) = line.ask(sit).await else {
            panic!("{code}: nobody sat down")
        };
        people.push(Person::new((from, nodes), (&code, cookie), seat, thinking));
        lines.push(line);
    }
    let fill = (seats > 2).then(|| "random".to_owned());
    let begun = lines[0].ask(Request::Start { fill }).await;
    assert!(matches!(begun, Some(ToClient::Done { .. })), "{code}: {begun:?}");
    people.try_into().unwrap_or_else(|_| panic!("two"))
}

/// Another name for the program's file, which stays when it is built anew.
fn copy_of_program() -> TempPath {
    let copy = NamedTempFile::new_in(env!("CARGO_TARGET_TMPDIR")).unwrap().into_temp_path();
    std::fs::remove_file(&copy).unwrap();
    std::fs::hard_link(BUILT, &copy).unwrap();
    copy
}

async fn journal(database: &str, code: &str) -> Vec<Entry> {
    let mut database = database.parse::<PgConnectOptions>().unwrap().connect().await.unwrap();
    let sql = "SELECT entry FROM journal WHERE code = $1 ORDER BY number";
    let texts: Vec<String> = sqlx::query_scalar(sql).bind(code).fetch_all(&mut database).await.unwrap();
    texts.iter().map(|text| serde_json::from_str(text).unwrap()).collect()
}

/// The game as this person sees it at a node, asked until the node answers.
async fn game_at(person: &Person, node: SocketAddr, seat: Seat) -> (u64, Option<GameFace>) {
    loop {
        let come = Line::come(person.from, node, &person.code, &person.cookie).await;
        let Some(mut line) = come else {
            sleep(Duration::from_millis(100)).await;
            continue;
        };
        while line.face(seat).is_none() && line.hear().await.is_some() {}
        if let Some(face) = line.face(seat) {
            return (face.version, face.game.clone());
        }
    }
}

/// Gives the game up, if it is not over: where it counts there is a rating then.
async fn give_up(person: &Person, node: SocketAddr) {
    let mut line = Line::come(person.from, node, &person.code, &person.cookie).await.unwrap();
    let answer = line.ask(Request::Resign { seat: person.seat }).await;
    assert!(answer.is_some(), "{}: an answer", person.code);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_and_nothing_is_done_twice() {
    let Some(database) = support::postgres::fresh().await else { return };
    let nats = Nats::start().unwrap();
    let long = std::env::var_os("SEVENFOLD_LONG").map(|_| 200);
    let faults = std::env::var(FAULTS).ok().and_then(|number| number.parse().ok()).or(long);
    // As many moves a second as the machine bears, however many tables there are.
    let (tables, thinking, seekers) = if faults.is_some() { (200, 3000, 20) } else { (12, 120, 6) };
    let copy = copy_of_program();
    let start = |_| {
        let (program, address) = Program::start_node(&copy, &database, &nats.url(), 0);
        (program, address.port())
    };
    let nodes: Vec<_> = (0..3).map(start).collect();
    let addresses = [0, 1, 2].map(|node: usize| SocketAddr::from(([127, 0, 0, 1], nodes[node].1)));
    let (word, heard) = watch::channel(Word::Play(0));
    let mut scene = Scene { program: copy, database, nats, nodes, word, losses: Vec::new() };
    let mut playing = Vec::new();
    for index in 0..tables {
        for person in gather(index, addresses, thinking).await {
            playing.push(tokio::spawn(person.play(heard.clone())));
        }
    }
    let seeking: Vec<_> =
        (0..seekers).map(|number| tokio::spawn(Seeker::new(number, addresses).seek(heard.clone()))).collect();
    let begun = Instant::now();
    let mut suffered: BTreeMap<Fault, u32> = BTreeMap::new();
    for number in 0..faults.unwrap_or(Fault::ALL.len()) {
        sleep(Duration::from_millis(500 + below(1500) as u64)).await;
        let fault = if faults.is_some() { Fault::ALL[below(Fault::ALL.len())] } else { Fault::ALL[number] };
        scene.suffer(fault).await;
        *suffered.entry(fault).or_default() += 1;
        if number % 10 == 9 {
            println!("{} faults after {:.0} s", number + 1, begun.elapsed().as_secs_f32());
        }
    }
    // The games go on after the last one too.
    sleep(Duration::from_secs(3)).await;
    scene.word.send_replace(Word::Stop);
    let mut people = Vec::new();
    for task in playing {
        people.push(task.await.unwrap());
    }
    let mut seekers = Vec::new();
    for task in seeking {
        seekers.push(task.await.unwrap());
    }
    // Everybody finds the same game at every node.
    for person in people.iter().step_by(2) {
        let first = game_at(person, addresses[0], person.seat).await;
        for node in &addresses[1..] {
            let other = game_at(person, *node, person.seat).await;
            assert_eq!(first.1, other.1, "{}: {} and {}", person.code, first.0, other.0);
        }
    }
    for person in people.iter().step_by(2) {
        give_up(person, addresses[below(3)]).await;
    }
    for node in 0..3 {
        scene.finds_no_damage(node).await;
    }
    drop(scene.nodes);
    seeker::check(&scene.database, &seekers).await;
    report(&scene.database, &scene.losses, people, &suffered, begun.elapsed()).await;
}

/// Holds all histories against the journals, and says what came of it.
async fn report(
    database: &str,
    losses: &[Loss],
    people: Vec<Person>,
    suffered: &BTreeMap<Fault, u32>,
    took: Duration,
) {
    let mut tables: BTreeMap<String, Vec<History>> = BTreeMap::new();
    for Person { code, history, .. } in people {
        tables.entry(code).or_default().push(history);
    }
    let (mut acknowledged, mut kept, mut doubts, mut visits) = (0, 0, 0, 0);
    let mut moments: BTreeMap<&str, Vec<Instant>> = BTreeMap::new();
    for (code, histories) in &tables {
        let stale: Vec<_> = histories.iter().flat_map(|history| &history.stale).collect();
        assert!(stale.is_empty(), "{code}: shown what is older than what was seen: {stale:?}");
        let sent: Vec<_> = histories.iter().flat_map(|history| history.sent.clone()).collect();
        let mut times: Vec<_> = sent.iter().filter_map(|sent| sent.acknowledged).collect();
        times.sort_unstable();
        assert!(times.len() >= 5, "{code}: the game went on");
        acknowledged += times.len();
        moments.insert(code, times);
        doubts += histories.iter().map(|history| history.doubts).sum::<u32>();
        visits += histories.iter().map(|history| history.visits).sum::<u32>();
        let entries = journal(database, code).await;
        Table::from_journal(&entries).unwrap();
        kept += history::check(code, &entries, sent);
    }
    let place = Database::at(database).unwrap();
    let (found, rebuilt) = (check(&place).await.unwrap(), rebuild_ratings(&place).await.unwrap());
    println!("faults {suffered:?} in {:.0} s, {} tables", took.as_secs_f32(), tables.len());
    println!("moves: {acknowledged} acknowledged, {kept} kept; {visits} visits, {doubts} answers lost");
    println!(
        "rated games {}, ratings {}, changed by a rebuild {}",
        rebuilt.games, rebuilt.ratings, rebuilt.changed
    );
    for fault in [Fault::Kill, Fault::Leave] {
        losses::report(losses, fault, &moments);
    }
    assert!(found.damage.is_empty(), "{found:?}");
    assert!(rebuilt.games > 0 && rebuilt.changed == 0, "{rebuilt:?}");
}
