//! Becoming a member: a guest chooses a name, and a passkey or a passphrase to come in by.

use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::{HeaderMap, StatusCode};
use serde::{Deserialize, Serialize};
use sevenfold_core::Message;
use utoipa::ToSchema;

use super::admin::decided;
use super::asked::Sent;
use crate::AppState;
use crate::clock::{hex, random};
use crate::guests::Guest;
use crate::limits::Origin;
use crate::members::codes::InvitationCode;
use crate::members::{Admission, MemberName, Passphrases, Right, codes, device, passkeys};
use crate::openapi::ProblemBody;
use crate::problem::Problem;
use crate::store::{Door, Joining, NotNamed};

/// Is a name free?
#[derive(Serialize, ToSchema)]
pub(crate) struct NameAnswer {
    /// The name as it would be kept; empty if it is none.
    name: String,
    /// Can whoever asks have it?
    free: bool,
}

/// Who wants to become a member.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Applicant {
    /// The name others will see.
    name: String,
    /// The invitation, where members come by invitation.
    invitation: Option<String>,
}

/// A member with a passkey.
#[derive(Deserialize, ToSchema)]
pub(crate) struct WithPasskey {
    #[serde(flatten)]
    applicant: Applicant,
    /// What the device has answered, as `PublicKeyCredential.toJSON` gives it.
    #[schema(value_type = Object)]
    credential: serde_json::Value,
}

/// A member with a passphrase.
#[derive(Deserialize, ToSchema)]
pub(crate) struct WithPassphrase {
    #[serde(flatten)]
    applicant: Applicant,
    /// At least twelve characters.
    passphrase: String,
}

/// A new member.
#[derive(Serialize, ToSchema)]
pub(crate) struct Joined {
    /// The name as it is kept.
    name: String,
    /// Recovery codes, to be printed: they are shown this once.
    codes: Vec<String>,
}

/// Can I have this name?
#[utoipa::path(get, path = "/api/names/{name}", tag = "members",
    params(("name" = String, Path, description = "The name")),
    responses((status = 200, body = NameAnswer)))]
pub(crate) async fn name(
    State(app): State<AppState>,
    Extension(guest): Extension<Guest>,
    Path(name): Path<String>,
) -> Result<Json<NameAnswer>, Problem> {
    let Some(name) = MemberName::new(&name) else {
        return Ok(Json(NameAnswer { name: String::new(), free: false }));
    };
    let free = app.shared.store.is_free(&name, &guest.player).await?;
    Ok(Json(NameAnswer { name: name.as_str().to_owned(), free }))
}

/// What my device needs to make a passkey for this name.
#[utoipa::path(post, path = "/api/members/passkey/begin", tag = "members", request_body = Applicant,
    responses((status = 200, body = Object, description = "What `navigator.credentials.create` takes, as JSON"),
        (status = 403, description = "No new members, or not without an invitation", body = ProblemBody),
        (status = 409, description = "The name is taken, or you are a member", body = ProblemBody),
        (status = 422, description = "Not a name, or no passkeys at this address", body = ProblemBody)))]
pub(crate) async fn begin_passkey(
    State(app): State<AppState>,
    Extension(guest): Extension<Guest>,
    headers: HeaderMap,
    Sent(applicant): Sent<Applicant>,
) -> Result<Json<serde_json::Value>, Problem> {
    let name = admit(&app, &guest, &applicant).await?;
    passkeys::begin(&app, &headers, &guest, name.as_str(), &[]).map(Json)
}

/// Become a member with a passkey.
#[utoipa::path(post, path = "/api/members/passkey", tag = "members", request_body = WithPasskey,
    responses((status = 201, body = Joined),
        (status = 403, description = "No new members, or not without an invitation", body = ProblemBody),
        (status = 409, description = "The name is taken, or you are a member", body = ProblemBody),
        (status = 422, description = "Not a name, or not a passkey for this place", body = ProblemBody),
        (status = 429, description = "Too many at once", body = ProblemBody)))]
pub(crate) async fn with_passkey(
    State(app): State<AppState>,
    Extension(guest): Extension<Guest>,
    Extension(origin): Extension<Origin>,
    headers: HeaderMap,
    Sent(WithPasskey { applicant, credential }): Sent<WithPasskey>,
) -> Result<(StatusCode, Json<Joined>), Problem> {
    let name = admit(&app, &guest, &applicant).await?;
    let passkey = passkeys::finish(&app, &headers, &guest, credential)?;
    join(&app, &guest, &origin, name, Door::Passkey(passkey), &applicant, &headers).await
}

/// Become a member with a passphrase.
#[utoipa::path(post, path = "/api/members/passphrase", tag = "members", request_body = WithPassphrase,
    responses((status = 201, body = Joined),
        (status = 403, description = "No new members, or not without an invitation", body = ProblemBody),
        (status = 409, description = "The name is taken, or you are a member", body = ProblemBody),
        (status = 422, description = "Not a name, or too short a passphrase", body = ProblemBody),
        (status = 429, description = "Too many at once", body = ProblemBody)))]
pub(crate) async fn with_passphrase(
    State(app): State<AppState>,
    Extension(guest): Extension<Guest>,
    Extension(origin): Extension<Origin>,
    headers: HeaderMap,
    Sent(WithPassphrase { applicant, passphrase }): Sent<WithPassphrase>,
) -> Result<(StatusCode, Json<Joined>), Problem> {
    let name = admit(&app, &guest, &applicant).await?;
    let hash = hash_new(&app, &origin, passphrase).await?;
    join(&app, &guest, &origin, name, Door::Passphrase(hash), &applicant, &headers).await
}

/// What is kept of a new passphrase, if it is one. Hashing is work, and counts as a try.
pub(super) async fn hash_new(app: &AppState, origin: &Origin, passphrase: String) -> Result<String, Problem> {
    if !Passphrases::is_one(&passphrase) {
        let message = Message::new("members-short-passphrase").with("least", Passphrases::LEAST);
        return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-passphrase", message));
    }
    app.shared.guards.doors.take(origin).map_err(Problem::wait)?;
    Ok(app.shared.identity.passphrases.hash(passphrase).await?)
}

/// May this guest become a member under this name?
async fn admit(app: &AppState, guest: &Guest, applicant: &Applicant) -> Result<MemberName, Problem> {
    if let Right::Member { .. } = guest.right {
        let message = Message::new("members-already");
        return Err(Problem::new(StatusCode::CONFLICT, "member-already", message));
    }
    let admission = decided(app).await?.admission;
    match (admission, &applicant.invitation) {
        (Admission::Open, _) | (Admission::Invitation, Some(_)) => {}
        (Admission::Invitation, None) => return Err(not_invited()),
        (Admission::Closed, _) => {
            let message = Message::new("members-closed");
            return Err(Problem::new(StatusCode::FORBIDDEN, "closed", message));
        }
    }
    let name = named(&applicant.name)?;
    if app.shared.store.is_free(&name, &guest.player).await? { Ok(name) } else { Err(taken()) }
}

async fn join(
    app: &AppState,
    guest: &Guest,
    origin: &Origin,
    name: MemberName,
    door: Door,
    applicant: &Applicant,
    headers: &HeaderMap,
) -> Result<(StatusCode, Json<Joined>), Problem> {
    app.shared.guards.newcomers.take(origin.network).map_err(Problem::wait)?;
    let (shown, kept) = codes::draw_recovery(&guest.player)?;
    let invitation = match (decided(app).await?.admission, &applicant.invitation) {
        (Admission::Invitation, given) => {
            let code = given.as_deref().and_then(InvitationCode::read).ok_or_else(not_invited)?;
            Some(code.hash(""))
        }
        _ => None,
    };
    let joining = Joining {
        player: guest.player.clone(),
        name,
        door,
        codes: kept,
        invitation,
        session: hex(&random::<8>()?),
        device: device(headers),
        now: app.shared.clock.now(),
    };
    app.shared.store.join(&joining).await?;
    metrics::counter!("sevenfold_members_joined_total").increment(1);
    let joined = Joined { name: joining.name.as_str().to_owned(), codes: shown };
    Ok((StatusCode::CREATED, Json(joined)))
}

/// The name in this text.
pub(super) fn named(text: &str) -> Result<MemberName, Problem> {
    let message = Message::new("members-bad-name");
    let refused = || Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-name", message);
    MemberName::new(text).ok_or_else(refused)
}

fn not_invited() -> Problem {
    Problem::new(StatusCode::FORBIDDEN, "not-invited", Message::new("members-not-invited"))
}

fn taken() -> Problem {
    Problem::new(StatusCode::CONFLICT, "name-taken", Message::new("members-name-taken"))
}

impl From<NotNamed> for Problem {
    fn from(error: NotNamed) -> Self {
        match error {
            NotNamed::Taken => taken(),
            NotNamed::NotInvited => not_invited(),
            // The passkey is another member's, or the guest has become a member in another window.
            NotNamed::Nobody | NotNamed::Store(crate::store::StoreError::Conflict) => {
                Self::new(StatusCode::CONFLICT, "member-already", Message::new("members-already"))
            }
            NotNamed::Store(error) => error.into(),
        }
    }
}
