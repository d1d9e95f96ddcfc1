//! Opening a table, looking at one, and taking its record home.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Extension, Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use sevenfold_core::Message;
use sevenfold_protocol::{Rated, Settings, TableCode, Watching};
use utoipa::ToSchema;

use super::admin::decided;
use super::read;
use crate::guests::{self, Guest};
use crate::limits::Origin;
use crate::openapi::{ProblemBody, SettingsBody};
use crate::problem::Problem;
use crate::store::Kept;
use crate::tables::{Absent, Command, Face};
use crate::{AppState, refusals};

/// Bytes that a table takes beside its settings.
const TABLE_BYTES: usize = 1024;

/// A table that was opened.
#[derive(Serialize, ToSchema)]
pub(crate) struct Opened {
    /// The code to share.
    #[schema(value_type = String)]
    code: TableCode,
}

/// Which of a table's games.
#[derive(Deserialize)]
pub(crate) struct Which {
    /// From 1; the last one if left out.
    game: Option<u32>,
}

/// Open a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = SettingsBody,
    responses((status = 201, body = Opened),
        (status = 403, description = "A rated table, and not a member", body = ProblemBody),
        (status = 422, description = "No such game, or it cannot be set like this", body = ProblemBody),
        (status = 429, description = "Too many tables", body = ProblemBody),
        (status = 503, description = "The server closes soon; games that run go on", body = ProblemBody),
        (status = 507, description = "It could not be kept", body = ProblemBody)))]
pub(crate) async fn open(
    State(app): State<AppState>,
    Extension(guest): Extension<Guest>,
    Extension(origin): Extension<Origin>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<impl IntoResponse, Problem> {
    let settings: Settings = read(&headers, &body)?;
    if settings.rated == Rated::Rated {
        guest.as_member()?;
    }
    if decided(&app).await?.maintenance {
        let message = refusals::maintenance().message;
        return Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, "maintenance", message));
    }
    let guards = &app.shared.guards;
    guards.openings.take(&origin).map_err(Problem::wait)?;
    if !guards.bytes.has_some(&origin) {
        return Err(Problem::refusal(StatusCode::TOO_MANY_REQUESTS, refusals::enough_for_today()));
    }
    guards.bytes.spend_bytes(&origin, body.len() + TABLE_BYTES);
    let most = app.shared.config.limits.tables_per_guest;
    if app.shared.store.count_open(&guest.player).await? >= most {
        let message = Message::new("server-too-many-tables").with("most", most);
        return Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many-tables", message));
    }
    let game = settings.game.clone();
    let code = app.shared.tables.open(&guest.player, settings).await?;
    metrics::counter!("sevenfold_tables_opened_total", "game" => game).increment(1);
    let place = format!("/api/tables/{code}");
    Ok((StatusCode::CREATED, [(header::LOCATION, place)], Json(Opened { code })))
}

/// What anybody who knows its code may see of a table.
#[utoipa::path(get, path = "/api/tables/{code}", tag = "tables",
    params(("code" = String, Path, description = "The code of the table, in either case")),
    responses((status = 200, body = Object, description = "Settings, phase, and where others may look on the table"),
        (status = 404, description = "No such table", body = ProblemBody),
        (status = 500, description = "The table is damaged", body = ProblemBody)))]
pub(crate) async fn look(
    State(app): State<AppState>,
    Path(code): Path<String>,
) -> Result<Json<Face>, Problem> {
    let code = code.parse().map_err(|_| Problem::no_such_table())?;
    match app.shared.tables.ask(code, Command::Face).await {
        Some(Ok(face)) => Ok(Json(face)),
        Some(Err(Absent::Damaged)) => Err(Problem::damaged()),
        Some(Err(Absent::Busy)) => {
            Err(Problem::refusal(StatusCode::SERVICE_UNAVAILABLE, Absent::Busy.refusal()))
        }
        Some(Err(Absent::Gone)) | None => Err(Problem::no_such_table()),
    }
}

/// The record of a finished game, with its fair deal. Where nobody may look on it is for those who played.
#[utoipa::path(get, path = "/api/tables/{code}/record", tag = "tables",
    params(("code" = String, Path, description = "The code of the table"),
        ("game" = Option<u32>, Query, description = "Which game at the table, from 1; the last one if left out")),
    responses((status = 200, body = Object, description = "The record"),
        (status = 404, description = "No finished game there", body = ProblemBody)))]
pub(crate) async fn record(
    State(app): State<AppState>,
    Path(code): Path<String>,
    Query(which): Query<Which>,
    asked: HeaderMap,
) -> Result<impl IntoResponse, Problem> {
    let code: TableCode = code.parse().map_err(|_| Problem::no_such_table())?;
    let found = app.shared.store.record(code, which.game).await?;
    let missing = || Problem::new(StatusCode::NOT_FOUND, "no-record", Message::new("server-no-record"));
    let Kept { number, document, watching } = found.ok_or_else(missing)?;
    if watching == Watching::Closed && !has_played(&app, &asked, code, number).await? {
        // Whoever did not sit there does not even hear that there is one.
        return Err(missing());
    }
    let name = format!("attachment; filename=\"{code}-{number}.sevens.json\"");
    let headers =
        [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, document))
}

/// Has whoever asks played in that game?
async fn has_played(
    app: &AppState,
    headers: &HeaderMap,
    code: TableCode,
    number: u32,
) -> Result<bool, Problem> {
    match guests::visitor(&app.shared, headers).await? {
        Some(player) => Ok(app.shared.store.played(&player, code, number).await?),
        None => Ok(false),
    }
}
