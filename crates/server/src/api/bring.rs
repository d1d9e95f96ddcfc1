//! Games that were played in a browser, brought along: they are played again here, and kept if they are sound. Nobody else
//! has seen them, so they count nothing.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use sevenfold_core::record::{Document, Fault};
use sevenfold_core::{Agenda, Message, Seat, SeatSet};
use sevenfold_protocol::limits::NAME_CHARS;
use sevenfold_protocol::{Millis, TableCode, is_trickery};
use sevenfold_table::lost_in;
use utoipa::ToSchema;

use super::read;
use crate::clock::random;
use crate::guests::Guest;
use crate::limits::Origin;
use crate::openapi::ProblemBody;
use crate::problem::Problem;
use crate::results::BROUGHT;
use crate::store::{Bringing, StoreError};
use crate::{AppState, refusals};

/// Bytes of a game that is brought along: several times what the longest ones have.
pub(crate) const BYTES: usize = 1024 * 1024;
/// How often a code is drawn until a free one is found.
const DRAWS: usize = 8;
/// What of a record's `meta` is kept: the rest is for tables of ours to say.
const KEPT: [&str; 5] = ["date", "leg", "notes", "resigned", "winners"];

/// A game that is brought along.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Brought {
    /// The record.
    #[schema(value_type = Object)]
    record: Value,
    /// The seats that were mine, from 1.
    own: Vec<u8>,
    /// When it ended, in milliseconds since 1970.
    finished: u64,
}

/// Where a game is kept that was brought along.
#[derive(Serialize, ToSchema)]
pub(crate) struct Found {
    /// The code under which it is.
    #[schema(value_type = String)]
    code: TableCode,
    /// Which game under that code.
    number: u32,
}

/// Bring a game along that was played in this browser. It is played again here; it is mine alone, and counts nothing.
#[utoipa::path(post, path = "/api/me/games", tag = "me", request_body = Brought,
    responses((status = 201, body = Found),
        (status = 413, description = "Too large", body = ProblemBody),
        (status = 422, description = "Not a finished game, or not one that can have been played", body = ProblemBody),
        (status = 429, description = "Enough for today", body = ProblemBody)))]
pub(crate) async fn bring(
    State(app): State<AppState>,
    Extension(guest): Extension<Guest>,
    Extension(origin): Extension<Origin>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<impl IntoResponse, Problem> {
    let Brought { record, own, finished } = read(&headers, &body)?;
    let guards = &app.shared.guards;
    if !guards.bytes.has_some(&origin) {
        return Err(Problem::refusal(StatusCode::TOO_MANY_REQUESTS, refusals::enough_for_today()));
    }
    guards.bytes.spend_bytes(&origin, body.len());
    let now = app.shared.clock.now();
    // Playing a long game again takes a while; others are served meanwhile.
    let checked = tokio::task::spawn_blocking(move || check(record, &own, now)).await;
    let (document, own) = checked.map_err(|_| Problem::malformed())?.map_err(refused)?;
    let finished = Millis(finished.min(now.0));
    for _ in 0..DRAWS {
        let code = TableCode::from_number(u64::from_le_bytes(random()?));
        let bringing = Bringing { code, document: document.clone(), own, finished };
        match app.shared.store.bring(&guest.player, bringing).await {
            Err(StoreError::Conflict) => {}
            done => return Ok((StatusCode::CREATED, Json(Found { code: done?, number: 1 }))),
        }
    }
    Err(StoreError::Conflict.into())
}

fn refused(why: Message) -> Problem {
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-record", why)
}

/// The record as it is kept, and the seats that were one's own; or why it is none.
fn check(record: Value, own: &[u8], now: Millis) -> Result<(Document, SeatSet), Message> {
    let mut document = Document::from_value(record).map_err(|fault| fault.message)?;
    let unknown = || Message::new("server-unknown-game").with("game", document.game.as_str());
    let game = sevenfold_shelf::find(&document.game).ok_or_else(unknown)?;
    let run = game.replay(&document).map_err(broken)?;
    // Whoever gives up among bots has ended the game, although nobody has won it.
    if run.agenda() != Agenda::Over && lost_in(&document).is_none() {
        return Err(Message::new("server-unfinished"));
    }
    let seats: Option<SeatSet> =
        own.iter().map(|number| Seat::from_number(*number).filter(|_| *number <= document.seats)).collect();
    let seats = seats.filter(|seats| !seats.is_empty()).ok_or_else(|| Message::new("server-no-such-seat"))?;
    let meta = document.others.get("meta").cloned().unwrap_or_default();
    document.others = Map::from_iter([("meta".to_owned(), tidy(&meta, document.seats, now))]);
    Ok((document, seats))
}

fn broken(fault: Fault) -> Message {
    Message::new("server-broken-record").with("step", fault.step).with("why", fault.message)
}

/// What is kept of a record's `meta`: names that are names, what belongs to the game, and that it was brought along.
fn tidy(meta: &Value, seats: u8, now: Millis) -> Value {
    let name = |index: usize| {
        let said = meta.get("names").and_then(|names| names.get(index)?.as_str()).unwrap_or_default();
        said.chars().filter(|letter| !is_trickery(*letter)).take(NAME_CHARS).collect::<String>()
    };
    let names: Vec<String> = (0..usize::from(seats)).map(name).collect();
    let mut tidy = Map::from_iter([("names".to_owned(), json!(names))]);
    for key in KEPT {
        if let Some(value) = meta.get(key) {
            tidy.insert(key.to_owned(), value.clone());
        }
    }
    tidy.insert(BROUGHT.to_owned(), json!(now.0.to_string()));
    Value::Object(tidy)
}
