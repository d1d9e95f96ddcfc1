//! The routes.

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::StatusCode;
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, delete, get, post, put};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::timeout::TimeoutLayer;

use crate::problem::{Problem, put_into_words};
use crate::{AppState, api, assets, guests, headers, health, host, lobby, metrics, openapi, socket};

/// Everything a server answers.
pub fn app(state: AppState) -> Router {
    let limits = &state.shared.config.limits;
    let for_guests = Router::new()
        .route("/api/me", get(api::me::show).put(api::me::rename).delete(api::me::forget))
        .route("/api/me/tables", get(api::me::tables))
        .route("/api/me/friends/{name}", put(api::company::befriend).delete(api::company::part))
        .route("/api/me/blocks", get(api::company::blocks).post(api::company::block))
        .route("/api/me/blocks/{id}", delete(api::company::unblock))
        .route("/api/me/invitations/{id}", delete(api::company::decline))
        .route("/api/tables/{code}/invitations", post(api::company::invite))
        .route("/api/me/archive", get(api::archive::archive))
        .route("/api/me/shown", put(api::me::show_others))
        .merge(for_members())
        .merge(for_admins())
        .route("/api/me/games", get(api::games::list))
        .route("/api/me/games/{code}/{number}/note", put(api::games::note))
        .route("/api/me/records", get(api::games::records))
        .route("/api/tables", post(api::tables::open))
        .route_layer(from_fn_with_state(state.clone(), guests::identify));
    // A game is larger than anything else that is sent.
    let bringing = Router::new()
        .route("/api/me/games", post(api::bring::bring))
        .route_layer(DefaultBodyLimit::max(api::bring::BYTES))
        .route_layer(from_fn_with_state(state.clone(), guests::identify));
    let for_all = Router::new()
        .route("/api/shelf", get(api::shelf::shelf))
        .route("/api/place", get(api::admin::place))
        .route("/api/people/{name}", get(api::people::show))
        .route("/api/leaders/{game}", get(api::leaders::board))
        .route("/api/tables/{code}", get(api::tables::look))
        .route("/api/tables/{code}/record", get(api::tables::record))
        .route("/api/openapi.json", get(openapi::document))
        .route("/api", any(nothing))
        .route("/api/{*rest}", any(nothing))
        .route("/healthz", get(health::alive))
        .route("/readyz", get(health::ready))
        .route("/metrics", get(metrics::metrics));
    let sockets = Router::new()
        .route("/api/tables/{code}/socket", get(socket::socket))
        .route("/api/lobby/socket", get(lobby::socket::socket))
        .route_layer(from_fn_with_state(state.clone(), guests::identify));
    Router::new()
        .merge(for_guests)
        .merge(bringing)
        .merge(for_all)
        .merge(sockets)
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, limits.request))
        .layer(DefaultBodyLimit::max(limits.body_bytes))
        .layer(from_fn_with_state(state.clone(), limit))
        .layer(from_fn_with_state(state.clone(), host::check))
        .layer(CatchPanicLayer::new())
        .layer(from_fn(put_into_words))
        .fallback(assets::serve)
        .layer(from_fn_with_state(state.clone(), headers::be_careful))
        .layer(from_fn(watch))
        .layer(from_fn_with_state(state.clone(), hold_back))
        .with_state(state)
}

/// Becoming a member, coming in and going out, and a member's devices.
fn for_members() -> Router<AppState> {
    use api::{devices, members, session};
    Router::new()
        .route("/api/names/{name}", get(members::name))
        .route("/api/members/passkey/begin", post(members::begin_passkey))
        .route("/api/members/passkey", post(members::with_passkey))
        .route("/api/members/passphrase", post(members::with_passphrase))
        .route("/api/session", delete(session::leave))
        .route("/api/session/passkey/begin", post(session::begin_passkey))
        .route("/api/session/passkey", post(session::with_passkey))
        .route("/api/session/passphrase", post(session::with_passphrase))
        .route("/api/session/recovery", post(session::with_code))
        .route("/api/session/device", post(session::show_device_code))
        .route("/api/session/device/claim", post(session::with_device))
        .route("/api/me/devices", get(devices::list))
        .route("/api/me/sessions", delete(devices::end_others))
        .route("/api/me/sessions/{id}", delete(devices::end_session))
        .route("/api/me/passkeys/begin", post(devices::begin_passkey))
        .route("/api/me/passkeys", post(devices::add_passkey))
        .route("/api/me/passkeys/{id}", delete(devices::remove_passkey))
        .route("/api/me/passphrase", put(devices::set_passphrase).delete(devices::remove_passphrase))
        .route("/api/me/codes", post(devices::renew_codes))
        .route("/api/me/device-code", get(devices::offered).post(devices::offer).put(devices::answer))
}

/// Looking after the place.
fn for_admins() -> Router<AppState> {
    use api::{admin, reports, status};
    Router::new()
        .route("/api/me/reports", get(reports::mine))
        .route("/api/reports", post(reports::report))
        .route("/api/admin", get(admin::overview).put(admin::decide))
        .route("/api/admin/members", get(admin::members))
        .route("/api/admin/members/{name}", put(admin::set_role))
        .route("/api/admin/members/{name}/sessions", delete(admin::sign_out))
        .route("/api/admin/tables", get(admin::tables))
        .route("/api/admin/status", get(status::status))
        .route("/api/admin/invitations", get(admin::invitations).post(admin::invite))
        .route("/api/admin/reports", get(reports::all))
        .route("/api/admin/reports/{number}", put(reports::settle))
}

/// Nothing of the API is a page of the client.
async fn nothing() -> StatusCode {
    StatusCode::NOT_FOUND
}

/// Too many requests from one address are refused.
async fn limit(State(app): State<AppState>, request: Request, next: Next) -> Response {
    let network = guests::network(app.shared.config.front, &request);
    match app.shared.guards.requests.take(network) {
        Ok(()) => next.run(request).await,
        Err(time) => Problem::wait(time).into_response(),
    }
}

/// A refusal because of too much is held back: at once, it would be the cheapest way to keep a server busy.
async fn hold_back(State(app): State<AppState>, request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    if response.status() == StatusCode::TOO_MANY_REQUESTS {
        tokio::time::sleep(app.shared.config.limits.refusing).await;
    }
    response
}

/// One line of the log and one number for each request. Neither cookies nor bodies are in them.
async fn watch(request: Request, next: Next) -> Response {
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let started = std::time::Instant::now();
    let response = next.run(request).await;
    let (status, took) = (response.status().as_u16(), started.elapsed());
    tracing::debug!(%method, path, status, ?took, "request");
    ::metrics::histogram!("sevenfold_request_seconds", "status" => status.to_string()).record(took);
    response
}
