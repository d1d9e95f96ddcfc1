//! A member's devices: sessions, passkeys, the passphrase, recovery codes, and letting another device in.

use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::{HeaderMap, StatusCode};
use serde::{Deserialize, Serialize};
use sevenfold_core::Message;
use utoipa::ToSchema;

use super::asked::{AsMember, Sent};
use super::members::hash_new;
use super::session;
use crate::AppState;
use crate::clock::hex;
use crate::limits::Origin;
use crate::members::{Offered, Verdict, codes, passkeys};
use crate::openapi::ProblemBody;
use crate::problem::Problem;

/// Passkeys of one member.
const MOST_PASSKEYS: usize = 20;

/// How I come in, and from where.
#[derive(Serialize, ToSchema)]
pub(crate) struct Devices {
    /// Where I am in, the last used first.
    sessions: Vec<MySession>,
    /// My passkeys, the oldest first.
    passkeys: Vec<MyPasskey>,
    /// Have I a passphrase?
    passphrase: bool,
    /// How many recovery codes are left.
    codes_left: u32,
}

/// A device I am in from.
#[derive(Serialize, ToSchema)]
pub(crate) struct MySession {
    id: String,
    /// The browser and the system.
    device: String,
    /// When I came in, in milliseconds since 1970.
    created: u64,
    /// When it was last used; to an hour.
    seen: u64,
    /// Is it the one that asks?
    here: bool,
}

/// A passkey of mine.
#[derive(Serialize, ToSchema)]
pub(crate) struct MyPasskey {
    id: String,
    /// The browser and the system it was made with.
    device: String,
    /// When it was made, in milliseconds since 1970.
    created: u64,
    /// When it was last used.
    used: u64,
}

/// A new passkey.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Made {
    /// What the device has answered, as `PublicKeyCredential.toJSON` gives it.
    #[schema(value_type = Object)]
    credential: serde_json::Value,
}

/// A passphrase, and the one before.
#[derive(Deserialize, ToSchema)]
pub(crate) struct NewPassphrase {
    /// The one there is, if there is one.
    old: Option<String>,
    /// At least twelve characters.
    new: String,
}

/// Recovery codes.
#[derive(Serialize, ToSchema)]
pub(crate) struct Codes {
    /// To be printed: they are shown this once.
    codes: Vec<String>,
}

/// An answer to a device that wants to come in.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Answer {
    /// Is it mine?
    answer: Verdict,
}

/// My sessions, passkeys and codes.
#[utoipa::path(get, path = "/api/me/devices", tag = "devices",
    responses((status = 200, body = Devices), (status = 403, description = "Not a member", body = ProblemBody)))]
pub(crate) async fn list(
    State(app): State<AppState>,
    AsMember(guest): AsMember,
) -> Result<Json<Devices>, Problem> {
    let store = &app.shared.store;
    let here = guest.session();
    let sessions = store.sessions_of(&guest.player).await?.into_iter().map(|line| MySession {
        here: here == Some(line.id.as_str()),
        id: line.id,
        device: line.device,
        created: line.created,
        seen: line.seen,
    });
    let passkeys = store.passkeys_of(&guest.player).await?.into_iter().map(|line| MyPasskey {
        id: hex(&line.id),
        device: line.device,
        created: line.created,
        used: line.used,
    });
    Ok(Json(Devices {
        sessions: sessions.collect(),
        passkeys: passkeys.collect(),
        passphrase: store.passphrase(&guest.player).await?.is_some(),
        codes_left: store.codes_left(&guest.player).await?,
    }))
}

/// End one of my sessions; its sockets close at once.
#[utoipa::path(delete, path = "/api/me/sessions/{id}", tag = "devices",
    params(("id" = String, Path, description = "The session")),
    responses((status = 204, description = "It has ended"), (status = 403, body = ProblemBody),
        (status = 404, description = "No such session", body = ProblemBody)))]
pub(crate) async fn end_session(
    State(app): State<AppState>,
    AsMember(guest): AsMember,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    if session::end(&app, &guest.player, &id).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Problem::not_found())
    }
}

/// End all my sessions but this one.
#[utoipa::path(delete, path = "/api/me/sessions", tag = "devices",
    responses((status = 204, description = "They have ended"), (status = 403, body = ProblemBody)))]
pub(crate) async fn end_others(
    State(app): State<AppState>,
    AsMember(guest): AsMember,
) -> Result<StatusCode, Problem> {
    for line in app.shared.store.sessions_of(&guest.player).await? {
        if guest.session() != Some(line.id.as_str()) {
            session::end(&app, &guest.player, &line.id).await?;
        }
    }
    Ok(StatusCode::NO_CONTENT)
}

/// What this device needs to make another passkey.
#[utoipa::path(post, path = "/api/me/passkeys/begin", tag = "devices",
    responses((status = 200, body = Object, description = "What `navigator.credentials.create` takes, as JSON"),
        (status = 403, body = ProblemBody),
        (status = 422, description = "No passkeys at this address", body = ProblemBody)))]
pub(crate) async fn begin_passkey(
    State(app): State<AppState>,
    AsMember(guest): AsMember,
    headers: HeaderMap,
) -> Result<Json<serde_json::Value>, Problem> {
    let known = app.shared.store.passkeys_of(&guest.player).await?;
    passkeys::begin(&app, &headers, &guest, &guest.name, &known).map(Json)
}

/// Keep another passkey.
#[utoipa::path(post, path = "/api/me/passkeys", tag = "devices", request_body = Made,
    responses((status = 201, description = "It is kept"), (status = 403, body = ProblemBody),
        (status = 409, description = "There is such a passkey", body = ProblemBody),
        (status = 422, description = "Not a passkey for this place", body = ProblemBody)))]
pub(crate) async fn add_passkey(
    State(app): State<AppState>,
    AsMember(guest): AsMember,
    headers: HeaderMap,
    Sent(Made { credential }): Sent<Made>,
) -> Result<StatusCode, Problem> {
    let store = &app.shared.store;
    if store.passkeys_of(&guest.player).await?.len() >= MOST_PASSKEYS {
        let message = Message::new("members-enough-passkeys").with("most", MOST_PASSKEYS as u32);
        return Err(Problem::new(StatusCode::CONFLICT, "enough-passkeys", message));
    }
    let passkey = passkeys::finish(&app, &headers, &guest, credential)?;
    store.add_passkey(&guest.player, &passkey, app.shared.clock.now()).await?;
    Ok(StatusCode::CREATED)
}

/// Remove a passkey. The last way in stays.
#[utoipa::path(delete, path = "/api/me/passkeys/{id}", tag = "devices",
    params(("id" = String, Path, description = "The passkey")),
    responses((status = 204, description = "It opens nothing any more"), (status = 403, body = ProblemBody),
        (status = 404, description = "No such passkey", body = ProblemBody),
        (status = 409, description = "It is the last way in", body = ProblemBody)))]
pub(crate) async fn remove_passkey(
    State(app): State<AppState>,
    AsMember(guest): AsMember,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    let store = &app.shared.store;
    let all = store.passkeys_of(&guest.player).await?;
    let line = all.iter().find(|line| hex(&line.id) == id).ok_or_else(Problem::not_found)?;
    // One that is damaged is no way in.
    let last = all.len() == 1 && store.passphrase(&guest.player).await?.is_none();
    if !last && store.remove_passkey(&guest.player, &line.id).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(last_way_in())
    }
}

/// Choose a passphrase, or another one.
#[utoipa::path(put, path = "/api/me/passphrase", tag = "devices", request_body = NewPassphrase,
    responses((status = 204, description = "It is kept"), (status = 403, body = ProblemBody),
        (status = 422, description = "Too short, or the old one is wrong", body = ProblemBody),
        (status = 429, description = "Too many tries", body = ProblemBody)))]
pub(crate) async fn set_passphrase(
    State(app): State<AppState>,
    AsMember(guest): AsMember,
    Extension(origin): Extension<Origin>,
    Sent(NewPassphrase { old, new }): Sent<NewPassphrase>,
) -> Result<StatusCode, Problem> {
    let store = &app.shared.store;
    if let Some(kept) = store.passphrase(&guest.player).await? {
        app.shared.guards.doors.take(&origin).map_err(Problem::wait)?;
        if !app.shared.identity.passphrases.is(old.unwrap_or_default(), kept).await? {
            return Err(session::wrong_passphrase());
        }
    }
    let hash = hash_new(&app, &origin, new).await?;
    store.set_passphrase(&guest.player, &hash).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Have no passphrase any more. The last way in stays.
#[utoipa::path(delete, path = "/api/me/passphrase", tag = "devices",
    responses((status = 204, description = "It opens nothing any more"), (status = 403, body = ProblemBody),
        (status = 409, description = "It is the last way in", body = ProblemBody)))]
pub(crate) async fn remove_passphrase(
    State(app): State<AppState>,
    AsMember(guest): AsMember,
) -> Result<StatusCode, Problem> {
    let store = &app.shared.store;
    let last = store.passkeys_of(&guest.player).await?.is_empty();
    if !last && store.remove_passphrase(&guest.player).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(last_way_in())
    }
}

/// New recovery codes; the old ones are worth nothing any more.
#[utoipa::path(post, path = "/api/me/codes", tag = "devices",
    responses((status = 201, body = Codes), (status = 403, body = ProblemBody)))]
pub(crate) async fn renew_codes(
    State(app): State<AppState>,
    AsMember(guest): AsMember,
) -> Result<(StatusCode, Json<Codes>), Problem> {
    let (shown, kept) = codes::draw_recovery(&guest.player)?;
    app.shared.store.renew_codes(&guest.player, &kept).await?;
    Ok((StatusCode::CREATED, Json(Codes { codes: shown })))
}

/// A code by which another device of mine comes in.
#[utoipa::path(post, path = "/api/me/device-code", tag = "devices",
    responses((status = 201, body = Offered), (status = 403, body = ProblemBody)))]
pub(crate) async fn offer(
    State(app): State<AppState>,
    AsMember(guest): AsMember,
) -> Result<(StatusCode, Json<Offered>), Problem> {
    Ok((StatusCode::CREATED, Json(app.shared.identity.offers.offer(&guest.player)?)))
}

/// How that code stands: has a device shown it?
#[utoipa::path(get, path = "/api/me/device-code", tag = "devices",
    responses((status = 200, body = Offered), (status = 403, body = ProblemBody),
        (status = 404, description = "No code is good at the moment", body = ProblemBody)))]
pub(crate) async fn offered(
    State(app): State<AppState>,
    AsMember(guest): AsMember,
) -> Result<Json<Offered>, Problem> {
    app.shared.identity.offers.standing(&guest.player).map(Json).ok_or_else(Problem::not_found)
}

/// Say whether the device that has shown the code is mine.
#[utoipa::path(put, path = "/api/me/device-code", tag = "devices", request_body = Answer,
    responses((status = 204, description = "It hears so"), (status = 403, body = ProblemBody),
        (status = 404, description = "No device has asked", body = ProblemBody)))]
pub(crate) async fn answer(
    State(app): State<AppState>,
    AsMember(guest): AsMember,
    Sent(Answer { answer }): Sent<Answer>,
) -> Result<StatusCode, Problem> {
    if app.shared.identity.offers.answer(&guest.player, answer) {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Problem::not_found())
    }
}

fn last_way_in() -> Problem {
    Problem::new(StatusCode::CONFLICT, "last-way-in", Message::new("members-last-way-in"))
}
