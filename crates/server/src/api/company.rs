//! Friends, blocks and invitations.
//!
//! Whoever was blocked does not learn of it: what they ask for is answered as ever, and nothing comes of it.

use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use sevenfold_core::{Message, Seat};
use sevenfold_protocol::TableCode;
use sevenfold_table::PlayerId;
use utoipa::ToSchema;

use super::asked::{AsMember, Sent};
use crate::AppState;
use crate::guests::Guest;
use crate::lobby::relate;
use crate::members::Member;
use crate::openapi::ProblemBody;
use crate::problem::Problem;
use crate::store::{Block, Room, Sought};
use crate::tables::Command;

/// Somebody I have blocked.
#[derive(Serialize, ToSchema)]
pub(crate) struct MyBlock {
    /// By which it is taken back.
    id: i64,
    /// What they were called then.
    name: String,
    /// Since when, in milliseconds since 1970.
    since: u64,
}

/// Whom to block: a member by name, or whoever sits somewhere.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Whom {
    /// A member.
    Name(String),
    /// Whoever sits at a table.
    Sits {
        /// The code of the table.
        code: String,
        /// The number of the seat.
        seat: u8,
    },
}

/// Whom to invite.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Invited {
    /// The name of a friend.
    name: String,
}

fn nobody() -> Problem {
    Problem::new(StatusCode::NOT_FOUND, "no-such-member", Message::new("lobby-no-such-member"))
}

fn too_many() -> Problem {
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "too-many", Message::new("lobby-too-many"))
}

async fn other(app: &AppState, guest: &Guest, name: &str) -> Result<Member, Problem> {
    let member = app.shared.store.member_named(name).await?.ok_or_else(nobody)?;
    if member.player == guest.player {
        return Err(Problem::new(
            StatusCode::UNPROCESSABLE_ENTITY,
            "yourself",
            Message::new("lobby-yourself"),
        ));
    }
    Ok(member)
}

/// Ask a member to be my friend, or agree to it.
#[utoipa::path(put, path = "/api/me/friends/{name}", tag = "company",
    params(("name" = String, Path, description = "The member's name")),
    responses((status = 204, description = "Asked, or agreed"),
        (status = 403, description = "For members", body = ProblemBody),
        (status = 404, description = "No such member", body = ProblemBody),
        (status = 422, description = "Oneself, or too many", body = ProblemBody)))]
pub(crate) async fn befriend(
    State(app): State<AppState>,
    AsMember(guest): AsMember,
    Path(name): Path<String>,
) -> Result<StatusCode, Problem> {
    let friend = other(&app, &guest, &name).await?;
    let store = &app.shared.store;
    if store.apart(&guest.player).await?.contains(&friend.player) {
        return Ok(StatusCode::NO_CONTENT);
    }
    match store.befriend(&guest.player, &friend.player, app.shared.clock.now()).await? {
        Room::Enough => {}
        Room::None => return Err(too_many()),
    }
    relate(&app, &[&guest.player, &friend.player]).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Be no longer friends, or decline to be.
#[utoipa::path(delete, path = "/api/me/friends/{name}", tag = "company",
    params(("name" = String, Path, description = "The member's name")),
    responses((status = 204, description = "No longer"),
        (status = 403, description = "For members", body = ProblemBody),
        (status = 404, description = "No such member", body = ProblemBody)))]
pub(crate) async fn part(
    State(app): State<AppState>,
    AsMember(guest): AsMember,
    Path(name): Path<String>,
) -> Result<StatusCode, Problem> {
    let friend = other(&app, &guest, &name).await?;
    app.shared.store.part(&guest.player, &friend.player).await?;
    relate(&app, &[&guest.player, &friend.player]).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whom I have blocked, the latest first.
#[utoipa::path(get, path = "/api/me/blocks", tag = "company",
    responses((status = 200, body = Vec<MyBlock>), (status = 401, body = ProblemBody)))]
pub(crate) async fn blocks(
    State(app): State<AppState>,
    Extension(guest): Extension<Guest>,
) -> Result<Json<Vec<MyBlock>>, Problem> {
    let blocks = app.shared.store.blocks(&guest.player).await?.into_iter();
    Ok(Json(blocks.map(|Block { id, name, since }| MyBlock { id, name, since: since.0 }).collect()))
}

/// Have nothing more to do with somebody: neither sees the other in the lobby, nor are they brought together.
#[utoipa::path(post, path = "/api/me/blocks", tag = "company", request_body = Whom,
    responses((status = 204, description = "Blocked"),
        (status = 404, description = "No such member, or nobody sits there", body = ProblemBody),
        (status = 422, description = "Oneself, or too many", body = ProblemBody)))]
pub(crate) async fn block(
    State(app): State<AppState>,
    Extension(guest): Extension<Guest>,
    Sent(whom): Sent<Whom>,
) -> Result<StatusCode, Problem> {
    let (blocked, name) = match whom {
        Whom::Name(name) => {
            let member = other(&app, &guest, &name).await?;
            (member.player, member.name)
        }
        Whom::Sits { code, seat } => sitter(&app, &code, seat).await?.ok_or_else(nobody)?,
    };
    if blocked == guest.player {
        return Err(Problem::new(
            StatusCode::UNPROCESSABLE_ENTITY,
            "yourself",
            Message::new("lobby-yourself"),
        ));
    }
    match app.shared.store.block(&guest.player, &blocked, &name, app.shared.clock.now()).await? {
        Room::Enough => {}
        Room::None => return Err(too_many()),
    }
    relate(&app, &[&guest.player, &blocked]).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Who sits there, and what they are called.
async fn sitter(app: &AppState, code: &str, seat: u8) -> Result<Option<(PlayerId, String)>, Problem> {
    let code: TableCode = code.parse().map_err(|_| Problem::no_such_table())?;
    let Some(seat) = Seat::from_number(seat) else { return Ok(None) };
    Ok(app.shared.tables.ask(code, |answer| Command::Sitter(seat, answer)).await.flatten())
}

/// Take a block back.
#[utoipa::path(delete, path = "/api/me/blocks/{id}", tag = "company",
    params(("id" = i64, Path, description = "The block")),
    responses((status = 204, description = "Taken back"),
        (status = 404, description = "No such block of mine", body = ProblemBody)))]
pub(crate) async fn unblock(
    State(app): State<AppState>,
    Extension(guest): Extension<Guest>,
    Path(id): Path<i64>,
) -> Result<StatusCode, Problem> {
    let other = app.shared.store.unblock(&guest.player, id).await?.ok_or_else(nobody)?;
    relate(&app, &[&guest.player, &other]).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Ask a friend to a table I sit at or have opened.
#[utoipa::path(post, path = "/api/tables/{code}/invitations", tag = "company", request_body = Invited,
    params(("code" = String, Path, description = "The code of the table")),
    responses((status = 204, description = "Asked"),
        (status = 403, description = "Not a member, or the table is none of mine", body = ProblemBody),
        (status = 404, description = "No such table, or no such friend", body = ProblemBody),
        (status = 422, description = "Too many wait already", body = ProblemBody)))]
pub(crate) async fn invite(
    State(app): State<AppState>,
    AsMember(guest): AsMember,
    Path(code): Path<String>,
    Sent(Invited { name }): Sent<Invited>,
) -> Result<StatusCode, Problem> {
    let code: TableCode = code.parse().map_err(|_| Problem::no_such_table())?;
    let store = &app.shared.store;
    let opener = store.opened_by(code).await?.ok_or_else(Problem::no_such_table)?;
    if opener != guest.player && app.shared.tables.company(code, &guest.player).await.is_none() {
        let message = Message::new("lobby-sit-first");
        return Err(Problem::new(StatusCode::FORBIDDEN, "sit-first", message));
    }
    let friend = other(&app, &guest, &name).await?;
    let friends = store.friendships(&guest.player).await?;
    // Whoever has blocked me is no friend of mine either.
    if !friends.iter().any(|one| one.who == friend.player && one.wanted == Sought::Mutually) {
        return Err(nobody());
    }
    match store.invite(&guest.player, &friend.player, code, app.shared.clock.now()).await? {
        Room::Enough => {}
        Room::None => return Err(too_many()),
    }
    relate(&app, &[&friend.player]).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Put an invitation away: I have answered it.
#[utoipa::path(delete, path = "/api/me/invitations/{id}", tag = "company",
    params(("id" = i64, Path, description = "The invitation")),
    responses((status = 204, description = "Put away"),
        (status = 404, description = "No such invitation to me", body = ProblemBody)))]
pub(crate) async fn decline(
    State(app): State<AppState>,
    Extension(guest): Extension<Guest>,
    Path(id): Path<i64>,
) -> Result<StatusCode, Problem> {
    if !app.shared.store.uninvite(&guest.player, id).await? {
        let message = Message::new("lobby-no-such-invitation");
        return Err(Problem::new(StatusCode::NOT_FOUND, "no-such-invitation", message));
    }
    relate(&app, &[&guest.player]).await?;
    Ok(StatusCode::NO_CONTENT)
}
