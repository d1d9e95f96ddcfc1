//! Everything that is kept of whoever asks, as one document to take along.

use axum::extract::{Extension, State};
use axum::http::header;
use axum::response::IntoResponse;
use serde_json::{Map, Value, json};

use crate::AppState;
use crate::clock::hex;
use crate::guests::Guest;
use crate::problem::Problem;

/// All my data in one file: who I am, how I come in (without anything that lets somebody in), my tables, and the records of
/// my finished games.
#[utoipa::path(get, path = "/api/me/archive", tag = "me",
    responses((status = 200, body = Object, description = "One JSON document")))]
pub(crate) async fn archive(
    State(app): State<AppState>,
    Extension(guest): Extension<Guest>,
) -> Result<impl IntoResponse, Problem> {
    let mut all = Map::new();
    all.insert("sevenfold".into(), json!("archive"));
    all.insert("made".into(), json!(app.shared.clock.now().0));
    all.insert("name".into(), json!(guest.name));
    if let Some(member) = app.shared.store.member(&guest.player).await? {
        all.insert("member".into(), json!({ "joined": member.joined.0, "shown": member.shown }));
        all.insert("devices".into(), devices(&app, &guest).await?);
    }
    let tables = app.shared.store.tables_of(&guest.player).await?;
    let tables = tables.into_iter().map(
        |line| json!({ "code": line.code, "game": line.game, "phase": line.phase, "changed": line.changed }),
    );
    all.insert("tables".into(), tables.collect());
    let games = app.shared.store.documents_of(&guest.player).await?;
    let games = games.into_iter().map(|(code, kept)| {
        let record: Value = serde_json::from_str(&kept.document).unwrap_or_default();
        json!({ "code": code, "number": kept.number, "record": record })
    });
    all.insert("games".into(), games.collect());
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"sevenfold.json\""),
    ];
    Ok((headers, Value::Object(all).to_string()))
}

async fn devices(app: &AppState, guest: &Guest) -> Result<Value, Problem> {
    let sessions = app.shared.store.sessions_of(&guest.player).await?.into_iter();
    let sessions =
        sessions.map(|line| json!({ "device": line.device, "created": line.created, "seen": line.seen }));
    let passkeys = app.shared.store.passkeys_of(&guest.player).await?.into_iter().map(
        |line| json!({ "id": hex(&line.id), "device": line.device, "created": line.created, "used": line.used }),
    );
    Ok(json!({ "sessions": sessions.collect::<Vec<_>>(), "passkeys": passkeys.collect::<Vec<_>>() }))
}
