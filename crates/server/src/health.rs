//! Is the server well?

use axum::extract::State;
use axum::http::StatusCode;

use crate::AppState;
use crate::problem::Problem;
use crate::refusals;

/// Answers if the store does.
#[utoipa::path(get, path = "/healthz", tag = "server",
    responses((status = 200, description = "The server is well"),
        (status = 503, description = "The store does not answer", body = crate::openapi::ProblemBody)))]
pub(crate) async fn health(State(app): State<AppState>) -> Result<String, Problem> {
    app.shared.store.check().await.map_err(|error| {
        tracing::error!(%error, "the store does not answer");
        Problem::refusal(StatusCode::SERVICE_UNAVAILABLE, refusals::busy())
    })?;
    // Damage to some tables keeps nobody from the others, but somebody should look at it.
    Ok(match app.shared.store.damage() {
        0 => "ok".to_owned(),
        number => format!("ok, but {number} damaged"),
    })
}
