//! How fast lists answer in a house of many years: my games, leaderboard, somebody's page and the lobby, with 10,000 members and a
//! million finished games, all made up. Prints the times and how the database finds what is asked for.
//!
//! ```sh
//! cargo run --release -p sevenfold-server --example lists -- [FOLDER] [GAMES]
//! ```
//!
//! The database is made in the folder; it takes a gigabyte.
#![allow(clippy::unwrap_used, reason = "a measurement that cannot go on ends")]

mod lobby;
mod made_up;
mod plans;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use axum::response::Response;
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use sevenfold_server::{AppState, Config, Rate, app};
use tower::ServiceExt as _;

/// So many members ask for their lists.
const ASKERS: usize = 50;
/// So often each list is asked for.
const ASKED: usize = 2000;

#[tokio::main]
async fn main() {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().map_or_else(std::env::temp_dir, PathBuf::from);
    let games: u64 = arguments.next().map_or(1_000_000, |games| games.parse().unwrap());
    let database = folder.join(format!("sevenfold-lists-{games}.db"));
    let mut config = Config::new("127.0.0.1:0".parse().unwrap(), database.clone());
    (config.limits.requests, config.limits.newcomers) = (Rate::UNLIMITED, Rate::UNLIMITED);
    (config.limits.tries_per_member, config.limits.tries_per_address) = (Rate::UNLIMITED, Rate::UNLIMITED);
    (config.limits.openings, config.limits.openings_per_address) = (Rate::UNLIMITED, Rate::UNLIMITED);
    let state = AppState::open(config.clone()).await.unwrap();
    let cookies = members(&app(state.clone())).await;
    state.close().await;
    let began = Instant::now();
    made_up::fill(&database, games).await;
    println!("{games} games made up in {:.0?}", began.elapsed());
    let state = AppState::open(config.clone()).await.unwrap();
    let router = app(state.clone());
    let wanted = [
        ("my games", "/api/me/games"),
        ("my games, of one game, lost", "/api/me/games?game=seven&result=lost"),
        ("my games, with somebody", "/api/me/games?with=Member%2042"),
        ("my games, by a word that is nowhere", "/api/me/games?words=nowhere"),
        ("my games, rated, of the last year", "/api/me/games?kind=rated&since=1750000000000"),
        ("leaderboard for two", "/api/leaders/sieben?seats=two"),
        ("leaderboard for more", "/api/leaders/sieben?seats=more"),
        ("somebody's page", "/api/people/Asker%20{}"),
    ];
    for (name, path) in wanted {
        measure(&router, name, path, &cookies).await;
    }
    state.close().await;
    lobby::measure(config, &cookies).await;
    plans::print(&database).await;
}

/// Members who show everything.
async fn members(router: &Router) -> Vec<String> {
    let mut cookies = Vec::with_capacity(ASKERS);
    for number in 0..ASKERS {
        let body = json!({ "name": format!("Asker {number}"), "passphrase": "seven quiet olives" });
        let joined = ask(router, "POST", "/api/members/passphrase", "", &body).await;
        assert_eq!(joined.status(), StatusCode::CREATED);
        let cookie =
            joined.headers()[header::SET_COOKIE].to_str().unwrap().split(';').next().unwrap().to_owned();
        let shown = json!(["profile", "ratings", "games", "opponents"]);
        assert!(ask(router, "PUT", "/api/me/shown", &cookie, &shown).await.status().is_success());
        cookies.push(cookie);
    }
    cookies
}

async fn ask(router: &Router, method: &str, path: &str, cookie: &str, body: &Value) -> Response {
    let asked = Request::builder().method(method).uri(path).header("cookie", cookie);
    let asked = asked.header("content-type", "application/json");
    router.clone().oneshot(asked.body(Body::from(body.to_string())).unwrap()).await.unwrap()
}

async fn measure(router: &Router, name: &str, path: &str, cookies: &[String]) {
    let mut times = Vec::with_capacity(ASKED);
    for number in 0..ASKED {
        let path = path.replace("{}", &(number % cookies.len()).to_string());
        let asked = Request::get(&path).header("cookie", &cookies[number % cookies.len()]);
        let began = Instant::now();
        let answer = router.clone().oneshot(asked.body(Body::empty()).unwrap()).await.unwrap();
        let status = answer.status();
        let body = answer.into_body().collect().await.unwrap().to_bytes();
        times.push(began.elapsed());
        assert_eq!(status, StatusCode::OK, "{path}: {}", String::from_utf8_lossy(&body));
    }
    tell(name, times);
}

/// Prints half of them, all but one of a hundred, and the longest.
fn tell(name: &str, mut times: Vec<Duration>) {
    times.sort();
    let at = |part: usize| times[(times.len() * part / 1000).min(times.len() - 1)];
    println!("{name}: p50 {:.1?}, p99 {:.1?}, max {:.1?}", at(500), at(990), at(1000));
}
