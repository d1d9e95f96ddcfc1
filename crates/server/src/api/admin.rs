//! Looking after the place: for members with that role.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use sevenfold_core::Message;
use sevenfold_protocol::limits::TALK_CHARS;
use utoipa::ToSchema;

use super::asked::{AsAdmin, Sent};
use super::session;
use crate::AppState;
use crate::members::codes::InvitationCode;
use crate::members::{Admission, Member, MemberName, Role};
use crate::openapi::ProblemBody;
use crate::problem::Problem;
use crate::store::Place;
use crate::words::plain;

/// Characters of an announcement.
const ANNOUNCEMENT: usize = 500;

/// How the place stands.
#[derive(Serialize, ToSchema)]
pub(crate) struct Overview {
    members: i64,
    guests: i64,
    tables: i64,
    /// Tables at which a game runs.
    playing: i64,
    records: i64,
    /// Bytes of the database.
    bytes: i64,
    /// Bytes it may grow to.
    most_bytes: Option<u64>,
    /// Tables that one guest or member may have open.
    tables_per_guest: u32,
    #[serde(flatten)]
    place: PlaceBody,
}

/// What was decided for the place.
#[derive(Serialize, Deserialize, ToSchema)]
pub(crate) struct PlaceBody {
    /// Who may become a member.
    pub(super) admission: Admission,
    /// What everybody is told; empty if nothing.
    announcement: String,
    /// No new tables: running games go on.
    pub(super) maintenance: bool,
}

/// A member.
#[derive(Serialize, ToSchema)]
pub(crate) struct MemberBody {
    name: String,
    role: Role,
    /// In milliseconds since 1970.
    joined: u64,
    /// When a device was last in use.
    seen: Option<u64>,
}

/// Which members.
#[derive(Deserialize)]
pub(crate) struct Sought {
    after: Option<String>,
    name: Option<String>,
}

/// Another role.
#[derive(Deserialize, ToSchema)]
pub(crate) struct RoleBody {
    role: Role,
}

/// A table in use.
#[derive(Serialize, ToSchema)]
pub(crate) struct TableBody {
    code: String,
    game: String,
    seats: u8,
    phase: String,
    changed: u64,
}

/// For whom an invitation is.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Note {
    /// For one's own memory.
    note: String,
}

/// An invitation.
#[derive(Serialize, ToSchema)]
pub(crate) struct InvitationBody {
    /// The code, where it has just been made: it is shown this once.
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<String>,
    note: String,
    made: u64,
    used: Option<u64>,
}

/// What everybody may know of the place: who may become a member, what is announced, whether it closes soon.
#[utoipa::path(get, path = "/api/place", tag = "place", responses((status = 200, body = PlaceBody)))]
pub(crate) async fn place(State(app): State<AppState>) -> Result<Json<PlaceBody>, Problem> {
    Ok(Json(decided(&app).await?))
}

/// How the place stands: how much there is, and what was decided.
#[utoipa::path(get, path = "/api/admin", tag = "admin",
    responses((status = 200, body = Overview), (status = 403, body = ProblemBody)))]
pub(crate) async fn overview(State(app): State<AppState>, _: AsAdmin) -> Result<Json<Overview>, Problem> {
    let found = app.shared.store.overview().await?;
    let limits = &app.shared.config.limits;
    Ok(Json(Overview {
        members: found.members,
        guests: found.guests,
        tables: found.tables,
        playing: found.playing,
        records: found.records,
        bytes: found.bytes,
        most_bytes: limits.database_bytes,
        tables_per_guest: limits.tables_per_guest,
        place: decided(&app).await?,
    }))
}

/// Decide who may become a member, what is announced, and whether new tables are opened.
#[utoipa::path(put, path = "/api/admin", tag = "admin", request_body = PlaceBody,
    responses((status = 204, description = "So it is"), (status = 403, body = ProblemBody),
        (status = 422, description = "Too long an announcement", body = ProblemBody)))]
pub(crate) async fn decide(
    State(app): State<AppState>,
    _: AsAdmin,
    Sent(PlaceBody { admission, announcement, maintenance }): Sent<PlaceBody>,
) -> Result<StatusCode, Problem> {
    if announcement.chars().count() > ANNOUNCEMENT {
        return Err(too_long(ANNOUNCEMENT));
    }
    let announcement = plain(&announcement);
    app.shared.store.set_place(&Place { admission: Some(admission), announcement, maintenance }).await?;
    // Whoever has waited while nothing was opened is brought together as soon as something is.
    app.shared.lobby.stir();
    Ok(StatusCode::NO_CONTENT)
}

/// Members in the order of their names, a hundred at a time.
#[utoipa::path(get, path = "/api/admin/members", tag = "admin",
    params(("after" = Option<String>, Query, description = "The last name of the page before"),
        ("name" = Option<String>, Query, description = "A part of a name, present or former, however it is written")),
    responses((status = 200, body = Vec<MemberBody>), (status = 403, body = ProblemBody)))]
pub(crate) async fn members(
    State(app): State<AppState>,
    _: AsAdmin,
    Query(Sought { after, name }): Query<Sought>,
) -> Result<Json<Vec<MemberBody>>, Problem> {
    let key = MemberName::key(&name.unwrap_or_default());
    let found = app.shared.store.members_after(&after.unwrap_or_default(), &key).await?;
    let shown = found.into_iter().map(|line| MemberBody {
        name: line.name,
        role: line.role,
        joined: line.joined,
        seen: line.seen,
    });
    Ok(Json(shown.collect()))
}

/// Give a member another role. Nobody takes their own away: the last one who looks after the place stays.
#[utoipa::path(put, path = "/api/admin/members/{name}", tag = "admin", request_body = RoleBody,
    params(("name" = String, Path, description = "The member's name")),
    responses((status = 204, description = "So it is"), (status = 403, body = ProblemBody),
        (status = 404, description = "No such member", body = ProblemBody),
        (status = 409, description = "It is your own role", body = ProblemBody)))]
pub(crate) async fn set_role(
    State(app): State<AppState>,
    AsAdmin(guest): AsAdmin,
    Path(name): Path<String>,
    Sent(RoleBody { role }): Sent<RoleBody>,
) -> Result<StatusCode, Problem> {
    let member = find(&app, &name).await?;
    if member.player == guest.player {
        return Err(Problem::new(StatusCode::CONFLICT, "own-role", Message::new("members-own-role")));
    }
    app.shared.store.set_role(&member.player, role).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sign a member out everywhere.
#[utoipa::path(delete, path = "/api/admin/members/{name}/sessions", tag = "admin",
    params(("name" = String, Path, description = "The member's name")),
    responses((status = 204, description = "They have ended"), (status = 403, body = ProblemBody),
        (status = 404, description = "No such member", body = ProblemBody)))]
pub(crate) async fn sign_out(
    State(app): State<AppState>,
    _: AsAdmin,
    Path(name): Path<String>,
) -> Result<StatusCode, Problem> {
    let member = find(&app, &name).await?;
    for line in app.shared.store.sessions_of(&member.player).await? {
        session::end(&app, &member.player, &line.id).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Tables that are not over, the last used first. What is played there is not shown.
#[utoipa::path(get, path = "/api/admin/tables", tag = "admin",
    responses((status = 200, body = Vec<TableBody>), (status = 403, body = ProblemBody)))]
pub(crate) async fn tables(State(app): State<AppState>, _: AsAdmin) -> Result<Json<Vec<TableBody>>, Problem> {
    let shown = app.shared.store.tables_in_use().await?.into_iter().map(|line| TableBody {
        code: line.code,
        game: line.game,
        seats: line.seats,
        phase: line.phase,
        changed: line.changed,
    });
    Ok(Json(shown.collect()))
}

/// Make an invitation: good for one new member.
#[utoipa::path(post, path = "/api/admin/invitations", tag = "admin", request_body = Note,
    responses((status = 201, body = InvitationBody), (status = 403, body = ProblemBody),
        (status = 422, description = "Too long a note", body = ProblemBody)))]
pub(crate) async fn invite(
    State(app): State<AppState>,
    _: AsAdmin,
    Sent(Note { note }): Sent<Note>,
) -> Result<(StatusCode, Json<InvitationBody>), Problem> {
    if note.chars().count() > TALK_CHARS {
        return Err(too_long(TALK_CHARS));
    }
    let (code, note, now) = (InvitationCode::draw()?, plain(&note), app.shared.clock.now());
    app.shared.store.welcome(&code.hash(""), &note, now).await?;
    let made = InvitationBody { code: Some(code.show()), note, made: now.0, used: None };
    Ok((StatusCode::CREATED, Json(made)))
}

/// All invitations, the last one first; not their codes.
#[utoipa::path(get, path = "/api/admin/invitations", tag = "admin",
    responses((status = 200, body = Vec<InvitationBody>), (status = 403, body = ProblemBody)))]
pub(crate) async fn invitations(
    State(app): State<AppState>,
    _: AsAdmin,
) -> Result<Json<Vec<InvitationBody>>, Problem> {
    let shown = app.shared.store.welcomes().await?.into_iter().map(|line| InvitationBody {
        code: None,
        note: line.note,
        made: line.made,
        used: line.used,
    });
    Ok(Json(shown.collect()))
}

/// What was decided for the place; where nothing was, it is as the server was started.
pub(super) async fn decided(app: &AppState) -> Result<PlaceBody, Problem> {
    let Place { admission, announcement, maintenance } = app.shared.store.place().await?;
    let admission = admission.unwrap_or(app.shared.config.admission);
    Ok(PlaceBody { admission, announcement, maintenance })
}

async fn find(app: &AppState, name: &str) -> Result<Member, Problem> {
    app.shared.store.member_named(name).await?.ok_or_else(Problem::not_found)
}

pub(super) fn too_long(most: usize) -> Problem {
    let message = Message::new("members-too-long").with("most", u32::try_from(most).unwrap_or(u32::MAX));
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "too-long", message)
}
