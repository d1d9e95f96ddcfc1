//! What the server tells of games, people and leaderboards.

use serde::Deserialize;
use sevenfold_core::Message;
use sevenfold_protocol::TableCode;

use crate::api;

/// A page of one's finished games.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct Page {
    pub games: Vec<Played>,
    #[serde(default)]
    pub next: Option<String>,
    pub finished: u32,
    pub won: u32,
}

/// A finished game.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct Played {
    pub code: TableCode,
    pub number: u32,
    pub finished: u64,
    pub game: String,
    /// `casual`, `rated`, `brought`, or `here` for one that only this browser has.
    pub kind: String,
    /// `won`, `shared`, `lost` or `broken`.
    pub result: String,
    pub kept: bool,
    #[serde(default)]
    pub note: String,
    #[serde(default)]
    pub rating: Option<f64>,
    #[serde(default)]
    pub change: Option<f64>,
    pub seats: Vec<Sat>,
}

impl Played {
    /// Only this browser has it.
    pub(super) fn is_here(&self) -> bool {
        self.kind == "here"
    }

    /// By which this browser knows it.
    pub(super) fn key(&self) -> String {
        format!("{}-{}", self.code, self.number)
    }
}

/// Who sat at a seat.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct Sat {
    pub name: String,
    pub bot: bool,
    pub own: bool,
    #[serde(default)]
    pub place: Option<u8>,
    #[serde(default)]
    pub points: Option<i32>,
}

/// Somebody's page.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct Profile {
    pub name: String,
    pub since: u64,
    pub own: bool,
    pub shown: Vec<String>,
    /// `friends`, `asked` or `asks`.
    #[serde(default)]
    pub tie: Option<String>,
    #[serde(default)]
    pub ratings: Option<Vec<Rated>>,
    #[serde(default)]
    pub results: Option<Vec<Results>>,
    #[serde(default)]
    pub company: Option<Vec<Other>>,
}

/// A rating.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct Rated {
    pub game: String,
    pub seats: String,
    pub rating: f64,
    pub deviation: f64,
    pub provisional: bool,
    pub games: u32,
    pub course: Vec<(f64, f64)>,
}

/// Results in one game.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct Results {
    pub game: String,
    pub won: u32,
    pub shared: u32,
    pub lost: u32,
    pub last: Vec<String>,
}

/// Somebody one has played with.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct Other {
    pub name: String,
    pub page: bool,
    pub me: bool,
    pub games: u32,
    pub ahead: u32,
}

/// A leaderboard.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct Board {
    pub least_games: u32,
    pub leaders: Vec<Leader>,
    pub bots: Vec<Bot>,
    #[serde(default)]
    pub me: Option<Mine>,
}

/// Somebody on it.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct Leader {
    pub place: u32,
    pub name: String,
    pub rating: f64,
    pub deviation: f64,
    pub games: u32,
    pub me: bool,
}

/// A bot beside it.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct Bot {
    pub bot: String,
    pub rating: f64,
}

/// How I stand.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct Mine {
    pub place: u32,
    pub rating: f64,
    pub deviation: f64,
    pub games: u32,
    pub provisional: bool,
}

/// A page of one's games; the question begins with a question mark, or is empty.
pub(super) async fn games(question: &str) -> Result<Page, Message> {
    api::get(&format!("/api/me/games{question}")).await
}

/// Somebody's page.
pub(super) async fn person(name: &str) -> Result<Profile, Message> {
    api::get(&format!("/api/people/{}", written(name))).await
}

/// A leaderboard.
pub(super) async fn board(game: &str, seats: &str) -> Result<Board, Message> {
    api::get(&format!("/api/leaders/{}?seats={seats}", written(game))).await
}

/// A text as a part of an address.
pub(super) fn written(text: &str) -> String {
    js_sys::encode_uri_component(text).into()
}
