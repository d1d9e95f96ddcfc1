//! My finished games: a page of them, notes on them, all their records.
#![allow(unused_qualifications, reason = "the macro that describes parameters writes them out")]

use axum::Json;
use axum::body::Body;
use axum::extract::{Extension, Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use futures_util::stream;
use serde::{Deserialize, Serialize};
use sevenfold_core::Message;
use sevenfold_protocol::is_trickery;
use sevenfold_table::PlayerId;
use utoipa::{IntoParams, ToSchema};

use super::asked::Sent;
use crate::AppState;
use crate::guests::Guest;
use crate::openapi::ProblemBody;
use crate::problem::Problem;
use crate::results::{Ended, Kind, Sat};
use crate::store::{Cursor, GameLine, Store, StoreError, Wanted};

/// Letters of a note.
const NOTE_CHARS: usize = 500;
/// Words of a search; more are not looked for.
const WORDS: usize = 8;

/// Which of my games.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(crate) struct Asked {
    /// The game's id.
    game: Option<String>,
    /// The name of somebody who sat there too.
    with: Option<String>,
    /// `won`, `shared`, `lost` or `broken`.
    result: Option<String>,
    /// `casual`, `rated` or `brought`.
    kind: Option<String>,
    /// Ended at this time or later, in milliseconds since 1970.
    since: Option<i64>,
    /// Ended before this time.
    until: Option<i64>,
    /// Words that are in the names of the others or in my note.
    words: Option<String>,
    /// Where the last page ended, as it was told.
    after: Option<String>,
}

/// A page of my finished games, the last one first.
#[derive(Serialize, ToSchema)]
pub(crate) struct MyGames {
    games: Vec<MyGame>,
    /// Where the next page begins, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<String>,
    /// How many games I have finished, whatever was asked for.
    finished: u32,
    /// How many of them I won.
    won: u32,
}

/// One of my finished games.
#[derive(Serialize, ToSchema)]
pub(crate) struct MyGame {
    /// The table it was played at.
    code: String,
    /// Which game at that table, from 1.
    number: u32,
    /// When it ended, in milliseconds since 1970.
    finished: u64,
    /// The game's id.
    game: String,
    /// `casual`, `rated` or `brought`.
    kind: &'static str,
    /// `won`, `shared`, `lost` or `broken`.
    result: &'static str,
    /// My first seat, from 1.
    seat: u8,
    /// Is the record still there?
    kept: bool,
    /// My own note.
    #[serde(skip_serializing_if = "String::is_empty")]
    note: String,
    /// My rating after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<f64>,
    /// By how much my rating moved.
    #[serde(skip_serializing_if = "Option::is_none")]
    change: Option<f64>,
    /// Who sat there, by seat.
    seats: Vec<SatThere>,
}

/// Somebody at a table.
#[derive(Serialize, ToSchema)]
pub(crate) struct SatThere {
    /// What they were called; of a bot, its name on the roster.
    name: String,
    /// Is it a bot?
    bot: bool,
    /// Is it me?
    own: bool,
    /// From 1; nothing if the game was broken off.
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<u8>,
    /// Points, if it was played to its end.
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<i32>,
}

/// My note on a game.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Note {
    /// At most 500 letters; an empty one takes the note away.
    note: String,
}

impl Asked {
    /// What is wanted; nothing if it cannot be meant.
    fn wanted(self) -> Option<Wanted> {
        let words = self.words.unwrap_or_default();
        Some(Wanted {
            game: self.game,
            with: self.with,
            ended: self.result.map(|word| Ended::of_word(&word).ok_or(())).transpose().ok()?,
            kind: self.kind.map(|word| Kind::of_word(&word).ok_or(())).transpose().ok()?,
            since: self.since,
            until: self.until,
            words: words.split_whitespace().take(WORDS).map(str::to_owned).collect(),
            after: self.after.map(|text| Cursor::read(&text).ok_or(())).transpose().ok()?,
        })
    }
}

impl MyGame {
    fn of(line: GameLine, player: &PlayerId) -> Self {
        let seat = |sat: Sat| SatThere {
            own: sat.player.as_ref() == Some(player),
            bot: sat.bot.is_some(),
            name: sat.name,
            place: sat.place,
            points: sat.points,
        };
        Self {
            code: line.code,
            number: line.number,
            finished: line.cursor.finished.unsigned_abs(),
            game: line.game,
            kind: line.kind.word(),
            result: line.ended.word(),
            seat: line.seat + 1,
            kept: line.kept,
            note: line.note,
            rating: line.rating.map(|(mean, _)| mean),
            change: line.rating.map(|(_, change)| change),
            seats: line.seats.into_iter().map(seat).collect(),
        }
    }
}

/// My finished games, the last one first.
#[utoipa::path(get, path = "/api/me/games", tag = "me", params(Asked),
    responses((status = 200, body = MyGames), (status = 400, description = "Cannot be meant", body = ProblemBody)))]
pub(crate) async fn list(
    State(app): State<AppState>,
    Extension(guest): Extension<Guest>,
    Query(asked): Query<Asked>,
) -> Result<Json<MyGames>, Problem> {
    let wanted = asked.wanted().ok_or_else(Problem::malformed)?;
    let (lines, next) = app.shared.store.games_of(&guest.player, &wanted).await?;
    let counts = app.shared.store.counts(&guest.player).await?;
    let games = lines.into_iter().map(|line| MyGame::of(line, &guest.player)).collect();
    Ok(Json(MyGames { games, next: next.map(Cursor::write), finished: counts.finished, won: counts.won }))
}

/// Note something on one of my games.
#[utoipa::path(put, path = "/api/me/games/{code}/{number}/note", tag = "me", request_body = Note,
    params(("code" = String, Path, description = "The code of the table"),
        ("number" = u32, Path, description = "Which game at the table, from 1")),
    responses((status = 204, description = "Noted"),
        (status = 404, description = "Not one of my games", body = ProblemBody),
        (status = 422, description = "Too long, or letters that play tricks", body = ProblemBody)))]
pub(crate) async fn note(
    State(app): State<AppState>,
    Extension(guest): Extension<Guest>,
    Path((code, number)): Path<(String, u32)>,
    Sent(Note { note }): Sent<Note>,
) -> Result<StatusCode, Problem> {
    let note = note.trim();
    let trick = |letter: char| letter != '\n' && is_trickery(letter);
    if note.chars().count() > NOTE_CHARS || note.chars().any(trick) {
        let message = Message::new("server-bad-note").with("most", NOTE_CHARS);
        return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-note", message));
    }
    let code = code.parse().map_err(|_| not_mine())?;
    let mine = app.shared.store.note(&guest.player, code, number, note).await?;
    if mine { Ok(StatusCode::NO_CONTENT) } else { Err(not_mine()) }
}

/// Whoever did not play it does not even hear that there is one.
fn not_mine() -> Problem {
    Problem::new(StatusCode::NOT_FOUND, "no-record", Message::new("server-no-record"))
}

/// The records of all my games, one a line, the last one first.
#[utoipa::path(get, path = "/api/me/records", tag = "me",
    responses((status = 200, content_type = "application/jsonl", body = String, description = "One record a line")))]
pub(crate) async fn records(
    State(app): State<AppState>,
    Extension(guest): Extension<Guest>,
) -> impl IntoResponse {
    let first = Some(Cursor { finished: i64::MAX, id: i64::MAX });
    let pages =
        stream::try_unfold(first, move |from| page(app.shared.store.clone(), guest.player.clone(), from));
    let headers = [
        (header::CONTENT_TYPE, "application/jsonl"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"sevenfold-games.sevens.jsonl\""),
    ];
    (headers, Body::from_stream(pages))
}

/// Some records as lines, and where to go on.
async fn page(
    store: Store,
    player: PlayerId,
    from: Option<Cursor>,
) -> Result<Option<(String, Option<Cursor>)>, StoreError> {
    let Some(from) = from else { return Ok(None) };
    let (records, next) = store.records_of(&player, from).await?;
    let lines = records.iter().flat_map(|record| [record.as_str(), "\n"]).collect();
    Ok(Some((lines, next)))
}
