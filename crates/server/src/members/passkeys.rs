//! Passkeys: made for a member, and shown to come in.

use axum::http::{HeaderMap, StatusCode};
use serde_json::Value;
use sevenfold_core::Message;
use sevenfold_table::PlayerId;

use super::ceremony::{Question, site};
use super::device;
use super::webauthn::{Answer, Credential, Doubt, Made, Shown, Site};
use crate::AppState;
use crate::clock::random;
use crate::guests::Guest;
use crate::problem::Problem;
use crate::store::{NewPasskey, PasskeyLine};

/// What a device needs to make a passkey.
pub(crate) fn begin(
    app: &AppState,
    headers: &HeaderMap,
    guest: &Guest,
    name: &str,
    known: &[PasskeyLine],
) -> Result<Value, Problem> {
    let (site, challenge) = (at_site(app, headers)?, random()?);
    app.shared.identity.ceremonies.ask(guest.token, Question::Make(challenge));
    Ok(site.make(&challenge, guest.player.as_str().as_bytes(), name, &ids(known)))
}

/// The passkey that a device has made.
pub(crate) fn finish(
    app: &AppState,
    headers: &HeaderMap,
    guest: &Guest,
    credential: Value,
) -> Result<NewPasskey, Problem> {
    let site = at_site(app, headers)?;
    let answer: Answer<Made> = serde_json::from_value(credential).map_err(|_| Problem::malformed())?;
    let Some(Question::Make(challenge)) = app.shared.identity.ceremonies.answer(&guest.token) else {
        return Err(refused());
    };
    let (id, credential) = site.made(&answer, &challenge).map_err(told)?;
    let credential = serde_json::to_string(&credential).map_err(|_| refused())?;
    Ok(NewPasskey { id, device: device(headers), credential })
}

/// What a device needs to show a passkey: any of this place, or one of these.
pub(crate) fn ask(
    app: &AppState,
    headers: &HeaderMap,
    guest: &Guest,
    known: &[PasskeyLine],
) -> Result<Value, Problem> {
    let (site, challenge) = (at_site(app, headers)?, random()?);
    app.shared.identity.ceremonies.ask(guest.token, Question::Show(challenge));
    Ok(site.show(&challenge, &ids(known)))
}

/// Whose passkey was shown.
pub(crate) async fn shown(
    app: &AppState,
    headers: &HeaderMap,
    guest: &Guest,
    credential: Value,
) -> Result<PlayerId, Problem> {
    let site = at_site(app, headers)?;
    let answer: Answer<Shown> = serde_json::from_value(credential).map_err(|_| Problem::malformed())?;
    let Some(Question::Show(challenge)) = app.shared.identity.ceremonies.answer(&guest.token) else {
        return Err(refused());
    };
    let id = answer.id().ok_or_else(refused)?;
    let line = app.shared.store.passkey(&id).await?.ok_or_else(refused)?;
    if answer.user().is_some_and(|user| user != line.player.as_str().as_bytes()) {
        return Err(refused());
    }
    let kept: Credential = serde_json::from_str(&line.credential).map_err(|_| Problem::damaged())?;
    let used = site.shown(&answer, &challenge, &kept).map_err(told)?;
    let used = serde_json::to_string(&used).map_err(|_| refused())?;
    app.shared.store.use_passkey(&line, &used, app.shared.clock.now()).await?;
    Ok(line.player)
}

fn ids(lines: &[PasskeyLine]) -> Vec<&[u8]> {
    lines.iter().map(|line| line.id.as_slice()).collect()
}

fn at_site(app: &AppState, headers: &HeaderMap) -> Result<Site, Problem> {
    let message = Message::new("members-no-passkeys-here");
    let refused = || Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "no-passkeys-here", message);
    site(&app.shared.config, headers).ok_or_else(refused)
}

fn told(doubt: Doubt) -> Problem {
    tracing::debug!(?doubt, "a passkey was refused");
    refused()
}

/// The passkey is not one for this place, or not the one that was asked for.
fn refused() -> Problem {
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-passkey", Message::new("members-bad-passkey"))
}
