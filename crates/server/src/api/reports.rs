//! Reports: what members tell those who look after the place, and what they are answered.

use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use sevenfold_protocol::limits::TALK_CHARS;
use utoipa::ToSchema;

use super::admin::too_long;
use super::asked::{AsAdmin, AsMember, Sent};
use crate::AppState;
use crate::limits::Origin;
use crate::openapi::ProblemBody;
use crate::problem::Problem;
use crate::store::ReportLine;
use crate::words::plain;

/// So many of my reports are listed, the last ones.
const LISTED: u32 = 50;

/// A report that nobody has looked at.
#[derive(Serialize, ToSchema)]
pub(crate) struct ReportBody {
    number: i64,
    made: u64,
    by: String,
    about: String,
    words: String,
}

/// A report of mine.
#[derive(Serialize, ToSchema)]
pub(crate) struct MyReport {
    made: u64,
    about: String,
    words: String,
    /// When somebody has looked at it, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    settled: Option<u64>,
    /// What I was answered; empty if nothing.
    answer: String,
}

/// What a member reports.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Reporting {
    /// A table's code, or a member's name.
    about: String,
    /// What is the matter.
    words: String,
}

/// What is answered.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Answer {
    /// For whoever has reported it; may be empty.
    answer: String,
}

/// Report something to whoever looks after the place.
#[utoipa::path(post, path = "/api/reports", tag = "place", request_body = Reporting,
    responses((status = 201, description = "It is kept"), (status = 403, body = ProblemBody),
        (status = 422, description = "Too long, or nothing", body = ProblemBody)))]
pub(crate) async fn report(
    State(app): State<AppState>,
    AsMember(guest): AsMember,
    Extension(origin): Extension<Origin>,
    Sent(Reporting { about, words }): Sent<Reporting>,
) -> Result<StatusCode, Problem> {
    let (about, words) = (plain(&about), plain(&words));
    let sound = |text: &str| (1..=TALK_CHARS).contains(&text.chars().count());
    if !sound(&about) || !sound(&words) {
        return Err(too_long(TALK_CHARS));
    }
    app.shared.guards.openings.take(&origin).map_err(Problem::wait)?;
    let (store, now) = (&app.shared.store, app.shared.clock.now());
    store.report(guest.player.as_str(), &about, &words, now).await?;
    Ok(StatusCode::CREATED)
}

/// What I have reported, the last one first, and what I was answered.
#[utoipa::path(get, path = "/api/me/reports", tag = "me",
    responses((status = 200, body = Vec<MyReport>), (status = 403, body = ProblemBody)))]
pub(crate) async fn mine(
    State(app): State<AppState>,
    AsMember(guest): AsMember,
) -> Result<Json<Vec<MyReport>>, Problem> {
    let found = app.shared.store.reports_of(&guest.player, LISTED).await?.into_iter();
    let shown = found.map(|ReportLine { made, about, words, settled, answer, .. }| MyReport {
        made,
        about,
        words,
        settled,
        answer,
    });
    Ok(Json(shown.collect()))
}

/// Reports that nobody has looked at yet, the first one first.
#[utoipa::path(get, path = "/api/admin/reports", tag = "admin",
    responses((status = 200, body = Vec<ReportBody>), (status = 403, body = ProblemBody)))]
pub(crate) async fn all(State(app): State<AppState>, _: AsAdmin) -> Result<Json<Vec<ReportBody>>, Problem> {
    let found = app.shared.store.reports().await?.into_iter();
    let shown = found.map(|ReportLine { number, made, by, about, words, .. }| ReportBody {
        number,
        made,
        by,
        about,
        words,
    });
    Ok(Json(shown.collect()))
}

/// Settle a report, with an answer for whoever has made it.
#[utoipa::path(put, path = "/api/admin/reports/{number}", tag = "admin", request_body = Answer,
    params(("number" = i64, Path, description = "The report")),
    responses((status = 204, description = "It is settled"), (status = 403, body = ProblemBody),
        (status = 404, description = "No such report", body = ProblemBody),
        (status = 422, description = "Too long an answer", body = ProblemBody)))]
pub(crate) async fn settle(
    State(app): State<AppState>,
    _: AsAdmin,
    Path(number): Path<i64>,
    Sent(Answer { answer }): Sent<Answer>,
) -> Result<StatusCode, Problem> {
    let answer = plain(&answer);
    if answer.chars().count() > TALK_CHARS {
        return Err(too_long(TALK_CHARS));
    }
    if app.shared.store.settle(number, &answer, app.shared.clock.now()).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Problem::not_found())
    }
}
