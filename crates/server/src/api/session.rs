//! Coming in as a member: with a passkey, a passphrase, a recovery code, or a code from another device; and going out.

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use sevenfold_core::Message;
use sevenfold_core::chance::Seed;
use sevenfold_table::PlayerId;
use utoipa::ToSchema;

use super::asked::{AsMember, Sent};
use crate::AppState;
use crate::clock::{hex, random};
use crate::guests::{Guest, give_cookie, hash, take_cookie};
use crate::limits::Origin;
use crate::members::codes::{DeviceCode, RecoveryCode};
use crate::members::{Claimed, Member, device, passkeys};
use crate::openapi::ProblemBody;
use crate::problem::Problem;
use crate::store::NewSession;

/// Whose passkey will be shown.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Whose {
    /// The member's name, where the device does not find the passkey without it.
    name: Option<String>,
}

/// A passkey.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Shown {
    /// What the device has answered, as `PublicKeyCredential.toJSON` gives it.
    #[schema(value_type = Object)]
    credential: serde_json::Value,
}

/// A name with its passphrase.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Said {
    name: String,
    passphrase: String,
}

/// A name with one of its recovery codes.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Printed {
    name: String,
    code: String,
}

/// A code from another device.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Typed {
    code: String,
}

/// By what a device that waits is known.
#[derive(Serialize, Deserialize, ToSchema)]
pub(crate) struct Claim {
    /// A secret, in hexadecimal digits.
    claim: String,
}

/// Who came in.
#[derive(Serialize, ToSchema)]
pub(crate) struct In {
    /// The member's name.
    name: String,
    /// How many recovery codes are left.
    codes_left: u32,
}

/// What my device needs to show a passkey.
#[utoipa::path(post, path = "/api/session/passkey/begin", tag = "session", request_body = Whose,
    responses((status = 200, body = Object, description = "What `navigator.credentials.get` takes, as JSON"),
        (status = 422, description = "No passkeys at this address", body = ProblemBody)))]
pub(crate) async fn begin_passkey(
    State(app): State<AppState>,
    Extension(guest): Extension<Guest>,
    headers: HeaderMap,
    Sent(Whose { name }): Sent<Whose>,
) -> Result<Json<serde_json::Value>, Problem> {
    let member = match name {
        Some(name) => app.shared.store.member_named(&name).await?,
        None => None,
    };
    let known = match member {
        Some(member) => app.shared.store.passkeys_of(&member.player).await?,
        None => Vec::new(),
    };
    passkeys::ask(&app, &headers, &guest, &known).map(Json)
}

/// Come in with a passkey.
#[utoipa::path(post, path = "/api/session/passkey", tag = "session", request_body = Shown,
    responses((status = 200, body = In),
        (status = 422, description = "Not a passkey of this place", body = ProblemBody)))]
pub(crate) async fn with_passkey(
    State(app): State<AppState>,
    Extension(guest): Extension<Guest>,
    headers: HeaderMap,
    Sent(Shown { credential }): Sent<Shown>,
) -> Result<Response, Problem> {
    let player = passkeys::shown(&app, &headers, &guest, credential).await?;
    come_in(&app, &guest, &headers, player).await
}

/// Come in with a passphrase.
#[utoipa::path(post, path = "/api/session/passphrase", tag = "session", request_body = Said,
    responses((status = 200, body = In),
        (status = 422, description = "Not this member's passphrase", body = ProblemBody),
        (status = 429, description = "Too many tries", body = ProblemBody)))]
pub(crate) async fn with_passphrase(
    State(app): State<AppState>,
    Extension(guest): Extension<Guest>,
    Extension(origin): Extension<Origin>,
    headers: HeaderMap,
    Sent(Said { name, passphrase }): Sent<Said>,
) -> Result<Response, Problem> {
    let member = try_door(&app, &origin, &name).await?.ok_or_else(wrong_passphrase)?;
    let kept = app.shared.store.passphrase(&member.player).await?.ok_or_else(wrong_passphrase)?;
    if !app.shared.identity.passphrases.is(passphrase, kept).await? {
        return Err(wrong_passphrase());
    }
    come_in(&app, &guest, &headers, member.player).await
}

/// Come in with a recovery code, which is used up by it.
#[utoipa::path(post, path = "/api/session/recovery", tag = "session", request_body = Printed,
    responses((status = 200, body = In),
        (status = 422, description = "Not one of this member's codes, or used before", body = ProblemBody),
        (status = 429, description = "Too many tries", body = ProblemBody)))]
pub(crate) async fn with_code(
    State(app): State<AppState>,
    Extension(guest): Extension<Guest>,
    Extension(origin): Extension<Origin>,
    headers: HeaderMap,
    Sent(Printed { name, code }): Sent<Printed>,
) -> Result<Response, Problem> {
    let wrong = || wrong_code("members-wrong-code");
    let member = try_door(&app, &origin, &name).await?.ok_or_else(wrong)?;
    let code = RecoveryCode::read(&code).ok_or_else(wrong)?.hash(member.player.as_str());
    if !app.shared.store.use_code(&member.player, &code).await? {
        return Err(wrong());
    }
    come_in(&app, &guest, &headers, member.player).await
}

/// Show a code from another device of mine, which is asked whether that is right.
#[utoipa::path(post, path = "/api/session/device", tag = "session", request_body = Typed,
    responses((status = 202, body = Claim, description = "The other device is asked"),
        (status = 422, description = "No such code, or used before", body = ProblemBody),
        (status = 429, description = "Too many tries", body = ProblemBody)))]
pub(crate) async fn show_device_code(
    State(app): State<AppState>,
    Extension(origin): Extension<Origin>,
    headers: HeaderMap,
    Sent(Typed { code }): Sent<Typed>,
) -> Result<(StatusCode, Json<Claim>), Problem> {
    app.shared.guards.doors.take(&origin).map_err(Problem::wait)?;
    let wrong = || wrong_code("members-wrong-device-code");
    let code = DeviceCode::read(&code).ok_or_else(wrong)?;
    let secret = app.shared.identity.offers.claim(code, device(&headers))?.ok_or_else(wrong)?;
    Ok((StatusCode::ACCEPTED, Json(Claim { claim: hex(&secret) })))
}

/// Come in once the other device has said yes.
#[utoipa::path(post, path = "/api/session/device/claim", tag = "session", request_body = Claim,
    responses((status = 200, body = In), (status = 202, description = "Not answered yet"),
        (status = 410, description = "The other device said no, or nothing for too long", body = ProblemBody)))]
pub(crate) async fn with_device(
    State(app): State<AppState>,
    Extension(guest): Extension<Guest>,
    headers: HeaderMap,
    Sent(Claim { claim }): Sent<Claim>,
) -> Result<Response, Problem> {
    let Seed(secret) = claim.parse().map_err(|_| Problem::malformed())?;
    match app.shared.identity.offers.redeem(&secret) {
        Claimed::Waiting => Ok(StatusCode::ACCEPTED.into_response()),
        Claimed::In(player) => come_in(&app, &guest, &headers, player).await,
        Claimed::Refused => {
            let message = Message::new("members-device-refused");
            Err(Problem::new(StatusCode::GONE, "device-refused", message))
        }
    }
}

/// Sign out here. Guests stay what they are.
#[utoipa::path(delete, path = "/api/session", tag = "session",
    responses((status = 204, description = "This browser is nobody's now"),
        (status = 403, description = "Not a member", body = ProblemBody)))]
pub(crate) async fn leave(
    State(app): State<AppState>,
    AsMember(guest): AsMember,
) -> Result<Response, Problem> {
    end(&app, &guest.player, guest.session().unwrap_or_default()).await?;
    let mut response = StatusCode::NO_CONTENT.into_response();
    take_cookie(&mut response, app.shared.config.front);
    Ok(response)
}

/// Ends a session and its sockets; whether there was one.
pub(super) async fn end(app: &AppState, player: &PlayerId, id: &str) -> Result<bool, Problem> {
    let ended = app.shared.store.end_session(player, id).await?;
    if let Some(token) = &ended {
        app.end_sockets(token);
    }
    Ok(ended.is_some())
}

/// Somebody tries the door of this member: not too often, for the member and for the network they come from.
async fn try_door(app: &AppState, origin: &Origin, name: &str) -> Result<Option<Member>, Problem> {
    let member = app.shared.store.member_named(name).await?;
    let player = member.as_ref().map_or(&origin.player, |member| &member.player).clone();
    let tried = Origin { player, network: origin.network };
    app.shared.guards.doors.take(&tried).map_err(Problem::wait)?;
    Ok(member)
}

/// A new session for this member, in place of what the device was before.
async fn come_in(
    app: &AppState,
    guest: &Guest,
    headers: &HeaderMap,
    player: PlayerId,
) -> Result<Response, Problem> {
    let nobody = || Problem::new(StatusCode::GONE, "no-member", Message::new("members-gone"));
    let member = app.shared.store.member(&player).await?.ok_or_else(nobody)?;
    let (secret, id) = (random::<32>()?, hex(&random::<8>()?));
    let now = app.shared.clock.now();
    let session = NewSession { id, token: hash(&secret), player, device: device(headers), now };
    let before = guest.session().is_none().then_some(&guest.player);
    if !app.shared.store.add_session(&session, before).await? {
        return Err(nobody());
    }
    // What was open as somebody else is opened again as this member.
    app.end_sockets(&guest.token);
    if let Some(session) = guest.session() {
        end(app, &guest.player, session).await?;
    }
    let codes_left = app.shared.store.codes_left(&member.player).await?;
    let mut response = Json(In { name: member.name, codes_left }).into_response();
    give_cookie(&mut response, app.shared.config.front, &secret);
    Ok(response)
}

pub(super) fn wrong_passphrase() -> Problem {
    let message = Message::new("members-wrong-passphrase");
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "wrong-passphrase", message)
}

fn wrong_code(sentence: &'static str) -> Problem {
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "wrong-code", Message::new(sentence))
}
