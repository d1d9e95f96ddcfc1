//! Is the server there, and can it do its work?

use std::time::{Duration, Instant};

use axum::extract::State;
use axum::http::StatusCode;
use tokio::sync::Mutex;

use crate::AppState;
use crate::problem::Problem;
use crate::refusals;
use crate::store::{Store, StoreError};

/// For so long the last answer about the store is good: whoever asks often costs no more.
const GOOD_FOR: Duration = Duration::from_secs(2);

/// Whether something can be written, as it was found a moment ago.
#[derive(Default)]
pub(crate) struct Readiness {
    last: Mutex<Option<(Instant, Result<(), StoreError>)>>,
}

impl Readiness {
    /// Writes something, unless somebody has just tried.
    pub(crate) async fn find_out(&self, store: &Store) -> Result<(), StoreError> {
        let mut last = self.last.lock().await;
        if let Some((at, found)) = &*last
            && at.elapsed() < GOOD_FOR
        {
            return found.clone();
        }
        let found = store.probe().await;
        *last = Some((Instant::now(), found.clone()));
        found
    }
}

/// Says that the process answers: whoever restarts what does not answer asks here.
#[utoipa::path(get, path = "/healthz", tag = "server",
    responses((status = 200, description = "The server answers")))]
pub(crate) async fn alive(State(app): State<AppState>) -> String {
    with_damage("ok", &app.shared.store)
}

/// Damage to some tables keeps nobody from the others, but somebody should look at it.
fn with_damage(word: &str, store: &Store) -> String {
    match store.damage() {
        0 => word.to_owned(),
        number => format!("{word}, but {number} damaged"),
    }
}

/// Writes something and says whether it was kept: whoever sends people here asks first.
#[utoipa::path(get, path = "/readyz", tag = "server",
    responses((status = 200, description = "What happens can be kept"),
        (status = 503, description = "Nothing can be kept at the moment", body = crate::openapi::ProblemBody)))]
pub(crate) async fn ready(State(app): State<AppState>) -> Result<String, Problem> {
    let found = app.shared.readiness.find_out(&app.shared.store).await;
    let refused = |_| Problem::refusal(StatusCode::SERVICE_UNAVAILABLE, refusals::not_kept());
    found.map_err(refused)?;
    Ok(with_damage("ready", &app.shared.store))
}
