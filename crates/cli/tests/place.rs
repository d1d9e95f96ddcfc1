//! The program is killed while guests become members and while games that count end: nothing is half done. And a place is
//! looked after at the terminal, whichever home its store has.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "../../server/tests/support/client.rs"]
#[allow(dead_code, reason = "tests of the server use the rest")]
mod client;
#[path = "../../server/tests/support/http.rs"]
#[allow(dead_code, reason = "tests of the server use the rest")]
mod http;
mod support;

use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use client::{Client, is_over};
use serde_json::{Value, json};
use sevenfold_core::{Seat, Viewer};
use sevenfold_protocol::Request;
use sqlx::ConnectOptions as _;
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use support::program::{Program, address};

/// A game that counts.
const RATED: &str = r#"{"game":"sieben","seats":2,"rated":"rated","move_seconds":600}"#;

/// Waits for a moment that nobody chose.
async fn some_moment(most: u64) {
    let mut bytes = [0; 2];
    getrandom::fill(&mut bytes).unwrap();
    tokio::time::sleep(Duration::from_millis(u64::from(u16::from_le_bytes(bytes)) % most)).await;
}

/// Says something to a place at the terminal, and hears JSON.
fn admin(folder: &Path, words: &[&str]) -> Value {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sevenfold"));
    // Which place it is may stand behind what is done.
    command.arg("admin").args(words);
    match address(folder) {
        Some(address) => command.args(["--database", &address]),
        None => command.arg("--data").arg(folder),
    };
    let output = command.arg("--json").output().unwrap();
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap_or(Value::Null)
}

/// Somebody who is a member.
async fn member(address: SocketAddr, number: usize) -> String {
    let cookie = http::guest(address).await;
    let joined =
        http::call(address, "POST", "/api/members/passphrase", Some(&cookie), Some(&body_of(number))).await;
    assert_eq!(joined.status, 201, "{}", joined.body);
    joined.cookie().unwrap_or(cookie)
}

/// Guests who become members, until somebody kills the program; who was told that it is done.
async fn join_all(address: SocketAddr, cookies: &[String]) -> Vec<bool> {
    let tasks: Vec<_> = cookies
        .iter()
        .enumerate()
        .map(|(number, cookie)| {
            let (cookie, body) = (cookie.clone(), body_of(number));
            // A connection that is lost in the middle ends the task.
            tokio::spawn(async move {
                let answer =
                    http::call(address, "POST", "/api/members/passphrase", Some(&cookie), Some(&body));
                answer.await.status == 201
            })
        })
        .collect();
    let mut told = Vec::new();
    for task in tasks {
        told.push(task.await.unwrap_or(false));
    }
    told
}

fn body_of(number: usize) -> String {
    format!(r#"{{"name":"Guest number {number}","passphrase":"seven quiet olives"}}"#)
}

/// What the store has of members: how many, and how many have a name, one session and ten codes and are no guests.
async fn members(folder: &Path) -> (i64, i64) {
    let sql = "SELECT count(*), count(CASE WHEN player IN (SELECT player FROM names) \
         AND player NOT IN (SELECT player FROM guests) \
         AND 1 = (SELECT count(*) FROM sessions WHERE sessions.player = members.player) \
         AND 10 = (SELECT count(*) FROM recovery WHERE recovery.player = members.player) THEN 1 END) FROM members";
    if let Some(address) = address(folder) {
        let mut connection = address.parse::<PgConnectOptions>().unwrap().connect().await.unwrap();
        return sqlx::query_as(sql).fetch_one(&mut connection).await.unwrap();
    }
    let file = SqliteConnectOptions::new().filename(folder.join("sevenfold.db"));
    let mut connection = file.connect().await.unwrap();
    sqlx::query_as(sql).fetch_one(&mut connection).await.unwrap()
}

/// Killed while guests become members: each is one or the other, whole, and whoever was told so is a member.
#[tokio::test(flavor = "multi_thread")]
async fn killed_while_guests_become_members_nothing_is_half_done() {
    let long = std::env::var_os("SEVENFOLD_LONG").is_some();
    for run in 0..if long { 50 } else { 3 } {
        let folder = tempfile::tempdir().unwrap();
        let (mut program, address) = Program::start(folder.path());
        let mut cookies = Vec::new();
        for _ in 0..12 {
            cookies.push(http::guest(address).await);
        }
        let joining = tokio::spawn({
            let cookies = cookies.clone();
            async move { join_all(address, &cookies).await }
        });
        some_moment(700).await;
        program.kill();
        let told = joining.await.unwrap();
        let (mut program, address) = Program::start(folder.path());
        for (number, cookie) in cookies.iter().enumerate() {
            let me = http::call(address, "GET", "/api/me", Some(cookie), None).await;
            assert_eq!(me.status, 200, "nobody is locked out: {}", me.body);
            let member = me.json()["member"].is_object();
            assert!(member || !told[number], "run {run}: told so, and lost");
            if !member {
                // The name is still free for whoever was in the middle of taking it.
                let path = "/api/members/passphrase";
                let again = http::call(address, "POST", path, Some(cookie), Some(&body_of(number))).await;
                assert_eq!(again.status, 201, "{}", again.body);
            }
        }
        program.kill();
        assert_eq!(members(folder.path()).await, (12, 12), "run {run}");
    }
}

/// Two members at each of some tables at which a game that counts has begun.
async fn rated_tables(address: SocketAddr, tables: usize) -> Vec<(String, Seat, [String; 2])> {
    let mut all = Vec::new();
    for table in 0..tables {
        let cookies = [member(address, 2 * table).await, member(address, 2 * table + 1).await];
        let code = http::open(address, &cookies[0], RATED).await;
        let mut ada = Client::at(address, &code, &cookies[0]).await;
        let mut bob = Client::at(address, &code, &cookies[1]).await;
        let (first, _) = ada.sit("Ada").await;
        bob.sit("Bob").await;
        ada.done(Request::Start { fill: None }).await;
        ada.until(Viewer::Seat(first), |face| face.game.is_some()).await;
        all.push((code, first, cookies));
    }
    all
}

/// The first of the two gives the game up, unless it is over already.
async fn give_up(address: SocketAddr, code: String, seat: Seat, cookie: String) {
    let mut client = Client::at(address, &code, &cookie).await;
    if !is_over(client.face(Viewer::Seat(seat))) {
        client.post(Request::Resign { seat }).await;
        while client.hear().await.is_some() && !is_over(client.face(Viewer::Seat(seat))) {}
    }
}

/// What somebody's list says of the only game: by how much it moved them.
async fn moved(address: SocketAddr, cookie: &str) -> Option<f64> {
    let answer = http::call(address, "GET", "/api/me/games", Some(cookie), None).await.json();
    let games = answer["games"].as_array().unwrap();
    assert!(games.len() <= 1, "{answer}");
    games.first().map(|game| game["change"].as_f64().unwrap_or_else(|| panic!("not rated: {game}")))
}

/// Killed while rated games end: each has ended for the list, the ratings and both players, or for none of them.
#[tokio::test(flavor = "multi_thread")]
async fn killed_while_rated_games_end_nothing_is_half_done() {
    let long = std::env::var_os("SEVENFOLD_LONG").is_some();
    for run in 0..if long { 30 } else { 2 } {
        let folder = tempfile::tempdir().unwrap();
        let (mut program, address) = Program::start(folder.path());
        let tables = rated_tables(address, 4).await;
        for (code, seat, [ada, _]) in &tables {
            // A connection that is lost in the middle ends the task.
            tokio::spawn(give_up(address, code.clone(), *seat, ada.clone()));
        }
        some_moment(60).await;
        program.kill();
        assert_eq!(admin(folder.path(), &["ratings", "rebuild"])["changed"], 0, "run {run}");
        let (mut program, address) = Program::start(folder.path());
        for (code, seat, [ada, bob]) in &tables {
            let (lost, won) = (moved(address, ada).await, moved(address, bob).await);
            assert_eq!(lost.is_some(), won.is_some(), "run {run}: {code} has ended for one of them");
            give_up(address, code.clone(), *seat, ada.clone()).await;
            let (lost, won) = (moved(address, ada).await.unwrap(), moved(address, bob).await.unwrap());
            assert!(lost < 0.0 && (lost + won).abs() < 1e-9, "run {run}: {lost} and {won}");
        }
        program.kill();
        let rebuilt = admin(folder.path(), &["ratings", "rebuild"]);
        assert_eq!((rebuilt["games"].as_u64(), rebuilt["changed"].as_u64()), (Some(4), Some(0)), "run {run}");
    }
}

/// While a server runs on it, a place is looked after at the terminal; the server does as it was told.
#[tokio::test(flavor = "multi_thread")]
async fn a_place_is_looked_after_at_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let (_program, address) = Program::start(folder.path());
    let cookie = member(address, 7).await;
    assert_eq!(http::call(address, "GET", "/api/admin", Some(&cookie), None).await.status, 403);
    admin(folder.path(), &["role", "guest NUMBER 7", "admin"]);
    let seen = http::call(address, "GET", "/api/admin", Some(&cookie), None).await;
    assert_eq!((seen.status, seen.json()["members"].as_u64()), (200, Some(1)), "{}", seen.body);
    let code = http::open(address, &cookie, RATED).await;
    let tables = admin(folder.path(), &["tables"]);
    assert_eq!((tables[0]["code"].as_str(), tables[0]["phase"].as_str()), (Some(&*code), Some("gathering")));
    let report = r#"{"about":"K73X9Q","words":"Rude."}"#;
    http::call(address, "POST", "/api/reports", Some(&cookie), Some(report)).await;
    let reports = admin(folder.path(), &["reports"]);
    assert_eq!((&reports[0]["by"], &reports[0]["words"]), (&json!("Guest number 7"), &json!("Rude.")));
    admin(folder.path(), &["settle", &reports[0]["number"].to_string(), "We have spoken."]);
    assert_eq!(admin(folder.path(), &["reports"]), json!([]));
    let mine = http::call(address, "GET", "/api/me/reports", Some(&cookie), None).await.json();
    assert_eq!(mine[0]["answer"], "We have spoken.");
    admin(folder.path(), &["announce", "Back at 7"]);
    admin(folder.path(), &["admission", "invitation"]);
    admin(folder.path(), &["maintenance", "on"]);
    let place = http::call(address, "GET", "/api/place", None, None).await.json();
    assert_eq!(
        (place["announcement"].as_str(), place["admission"].as_str()),
        (Some("Back at 7"), Some("invitation"))
    );
    let refused = http::call(address, "POST", "/api/tables", Some(&cookie), Some(RATED)).await;
    assert_eq!(refused.status, 503, "no new tables: {}", refused.body);
    let told = admin(folder.path(), &["status"]);
    assert_eq!((told["members"].as_u64(), told["maintenance"].as_bool()), (Some(1), Some(true)), "{told}");
    let all = admin(folder.path(), &["members"]);
    assert!(all.to_string().contains("Guest number 7"), "{all}");
    assert_eq!(admin(folder.path(), &["members", "NUMBER-7"]), all, "found by a part of the name");
    assert_eq!(admin(folder.path(), &["members", "number 8"]), json!([]));
    let guest = http::guest(address).await;
    let join = http::call(address, "POST", "/api/members/passphrase", Some(&guest), Some(&body_of(8))).await;
    assert_eq!(join.status, 403, "by invitation: {}", join.body);
    let code = admin(folder.path(), &["invite", "for Bo"]);
    let mut body: Value = serde_json::from_str(&body_of(8)).unwrap();
    body["invitation"] = code["invitation"].clone();
    let path = "/api/members/passphrase";
    let join = http::call(address, "POST", path, Some(&guest), Some(&body.to_string())).await;
    assert_eq!(join.status, 201, "{}", join.body);
}
