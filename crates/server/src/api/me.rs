//! What a guest or a member has here.

use std::collections::BTreeSet;
use std::time::Duration;

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use sevenfold_core::Message;
use sevenfold_protocol::limits::NAME_CHARS;
use sevenfold_protocol::{Company, is_trickery};
use sevenfold_table::{PlayerId, TableError};
use utoipa::ToSchema;

use super::asked::{AsMember, Sent};
use super::members::named;
use crate::AppState;
use crate::clock::{hex, random};
use crate::guests::{Guest, take_cookie};
use crate::lobby::{relate, relate_with_friends};
use crate::members::{Right, Role, Shown};
use crate::nodes::News;
use crate::openapi::ProblemBody;
use crate::problem::Problem;
use crate::store::TableLine;
use crate::tables::Command;

/// So many tables are asked how they stand: one that sleeps is read from its journal for that.
const LOOKED_AT: usize = 8;

/// A member's name is changed no more often than this: 30 days.
const RENAME_EVERY: u64 = 30 * 24 * 60 * 60 * 1000;

/// Who I am.
#[derive(Serialize, ToSchema)]
pub(crate) struct Me {
    /// What others see; empty until it is chosen.
    name: String,
    /// What I am beyond a guest.
    #[serde(skip_serializing_if = "Option::is_none")]
    member: Option<Membership>,
}

/// What a member is beyond a guest.
#[derive(Serialize, ToSchema)]
pub(crate) struct Membership {
    role: Role,
    /// Since when, in milliseconds since 1970.
    joined: u64,
    /// What others may see.
    shown: BTreeSet<Shown>,
}

/// Another name.
#[derive(Serialize, Deserialize, ToSchema)]
pub(crate) struct Named {
    /// What others shall see.
    name: String,
}

/// One of my tables.
#[derive(Serialize, ToSchema)]
pub(crate) struct MyTable {
    /// Its code.
    code: String,
    /// The game's id.
    game: String,
    /// How many play.
    seats: u8,
    /// `gathering`, `playing` or `over`.
    phase: String,
    /// When something last happened, in milliseconds since 1970; to a minute.
    changed: u64,
    /// Who sits there, my seats, whom the game waits for, the round and how it ended: at the tables used last, if I sit there.
    #[schema(value_type = Option<Object>)]
    #[serde(skip_serializing_if = "Option::is_none")]
    company: Option<Company>,
}

/// Who am I? Whoever has no cookie becomes a guest.
#[utoipa::path(get, path = "/api/me", tag = "me",
    responses((status = 200, body = Me), (status = 401, body = ProblemBody)))]
pub(crate) async fn show(
    State(app): State<AppState>,
    Extension(guest): Extension<Guest>,
) -> Result<Json<Me>, Problem> {
    let member = match guest.right {
        Right::Guest => None,
        Right::Member { .. } => app.shared.store.member(&guest.player).await?,
    };
    let member =
        member.map(|member| Membership { role: member.role, joined: member.joined.0, shown: member.shown });
    Ok(Json(Me { name: guest.name, member }))
}

/// Be called something else at tables to come. A member's name is nobody else's, and is changed once a month at most.
#[utoipa::path(put, path = "/api/me", tag = "me", request_body = Named,
    responses((status = 200, body = Named),
        (status = 409, description = "Somebody else has this name", body = ProblemBody),
        (status = 422, description = "Not a name", body = ProblemBody),
        (status = 429, description = "It was changed within a month", body = ProblemBody)))]
pub(crate) async fn rename(
    State(app): State<AppState>,
    Extension(guest): Extension<Guest>,
    Sent(Named { name }): Sent<Named>,
) -> Result<Json<Named>, Problem> {
    if let Right::Member { .. } = guest.right {
        return rename_member(&app, &guest, &name).await.map(Json);
    }
    let name = name.trim().to_owned();
    if !(1..=NAME_CHARS).contains(&name.chars().count()) || name.chars().any(is_trickery) {
        let refusal = TableError::BadName.refusal();
        return Err(Problem::refusal(StatusCode::UNPROCESSABLE_ENTITY, refusal));
    }
    app.shared.store.rename_guest(&guest.player, &name).await?;
    Ok(Json(Named { name }))
}

async fn rename_member(app: &AppState, guest: &Guest, name: &str) -> Result<Named, Problem> {
    let name = named(name)?;
    let gone = || Problem::new(StatusCode::GONE, "no-member", Message::new("members-gone"));
    let member = app.shared.store.member(&guest.player).await?.ok_or_else(gone)?;
    if member.name == name.as_str() {
        return Ok(Named { name: member.name });
    }
    let now = app.shared.clock.now();
    let wait = RENAME_EVERY.saturating_sub(now.since(member.renamed));
    // Whoever has just joined may still put right what they mistyped.
    if wait > 0 && member.renamed != member.joined {
        let problem = Problem::new(StatusCode::TOO_MANY_REQUESTS, "renamed", Message::new("members-renamed"));
        return Err(Problem { retry: Some(Duration::from_millis(wait)), ..problem });
    }
    app.shared.store.rename_member(&guest.player, &name, now).await?;
    relate_with_friends(app, &guest.player).await?;
    Ok(Named { name: name.as_str().to_owned() })
}

/// Choose what others may see of me.
#[utoipa::path(put, path = "/api/me/shown", tag = "me", request_body = Vec<Shown>,
    responses((status = 204, description = "That is what they see now"),
        (status = 403, description = "Not a member", body = ProblemBody)))]
pub(crate) async fn show_others(
    State(app): State<AppState>,
    AsMember(guest): AsMember,
    Sent(shown): Sent<BTreeSet<Shown>>,
) -> Result<StatusCode, Problem> {
    app.shared.store.show(&guest.player, &shown).await?;
    relate_with_friends(&app, &guest.player).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Delete what is known of me. Games that others took part in stay, without my name and words.
#[utoipa::path(delete, path = "/api/me", tag = "me",
    responses((status = 204, description = "Nothing is known of you any more"),
        (status = 507, description = "Not everything could be deleted", body = ProblemBody)))]
pub(crate) async fn forget(
    State(app): State<AppState>,
    Extension(guest): Extension<Guest>,
) -> Result<Response, Problem> {
    let nobody = PlayerId::new(hex(&random::<16>()?));
    let leaving = app.shared.farewells.end(&guest.player).await;
    if let Some(carrier) = &app.shared.carrier {
        carrier.spread_and_wait(&News::Farewell(guest.player.clone())).await?;
    }
    for &code in &leaving.tables {
        // Once a table answers it has dealt with whatever the guest's sockets had asked for.
        app.shared.tables.ask(code, Command::Face).await;
    }
    for code in app.shared.store.traces_of(&guest.player).await? {
        let forget = |answer| Command::Forget(Box::new((guest.player.clone(), nobody.clone(), answer)));
        app.shared.tables.ask(code, forget).await.unwrap_or(Ok(()))?;
    }
    let listed = app.shared.store.listed_by(&guest.player).await?;
    app.shared.store.forget_guest(&guest.player).await?;
    if let Err(error) = relate(&app, &listed.iter().collect::<Vec<_>>()).await {
        // Whoever has left is gone all the same; their friends see it when they come again.
        tracing::warn!(%error, "it is not known how people stand to each other now");
    }
    let mut response = StatusCode::NO_CONTENT.into_response();
    take_cookie(&mut response, app.shared.config.front);
    Ok(response)
}

/// My tables, the last used first.
#[utoipa::path(get, path = "/api/me/tables", tag = "me", responses((status = 200, body = Vec<MyTable>)))]
pub(crate) async fn tables(
    State(app): State<AppState>,
    Extension(guest): Extension<Guest>,
) -> Result<Json<Vec<MyTable>>, Problem> {
    let lines = app.shared.store.tables_of(&guest.player).await?;
    // All at once: nobody's list waits for one table after another.
    let ask = |line: &TableLine| tokio::spawn(company(app.clone(), guest.player.clone(), line.code.clone()));
    let asked: Vec<_> = lines.iter().take(LOOKED_AT).map(ask).collect();
    let mut asked = asked.into_iter();
    let mut shown = Vec::with_capacity(lines.len());
    for TableLine { code, game, seats, phase, changed } in lines {
        let company = match asked.next() {
            Some(answer) => answer.await.ok().flatten(),
            None => None,
        };
        shown.push(MyTable { code, game, seats, phase, changed, company });
    }
    Ok(Json(shown))
}

/// How a table stands for this guest; nothing where it cannot be asked.
async fn company(app: AppState, player: PlayerId, code: String) -> Option<Company> {
    app.shared.tables.company(code.parse().ok()?, &player).await
}
