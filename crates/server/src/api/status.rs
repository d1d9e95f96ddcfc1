//! How the nodes of the place are, for members who look after it.

use axum::Json;
use axum::extract::State;
use futures_util::future::join_all;
use serde::Serialize;
use utoipa::ToSchema;

use super::asked::AsAdmin;
use crate::AppState;
use crate::nodes::{NodeId, Vitals};
use crate::openapi::ProblemBody;
use crate::problem::Problem;
use crate::store::{Home, Lease};

/// How the place is.
#[derive(Serialize, ToSchema)]
pub(crate) struct Status {
    database: DatabaseBody,
    nats: NatsBody,
    /// All servers on the database: those that have a lease, and those whose lease has just run out.
    nodes: Vec<NodeBody>,
}

/// Where everything is kept.
#[derive(Serialize, ToSchema)]
pub(crate) struct DatabaseBody {
    home: Home,
    /// Bytes of it.
    bytes: i64,
}

/// The way to other nodes, as this one sees it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum NatsBody {
    /// This node speaks to no others.
    None,
    /// It is there.
    Up,
    /// It is tried again and again.
    Gone,
}

/// A node.
#[derive(Serialize, ToSchema)]
pub(crate) struct NodeBody {
    /// As the database and the logs know it; nothing where there can be no others.
    id: Option<String>,
    /// Is it the one that answers?
    here: bool,
    /// For how many milliseconds it may hold its tables; below nothing, since when it may not.
    lease: Option<i64>,
    /// What it says of itself; nothing if it does not answer.
    vitals: Option<Vitals>,
}

/// How the nodes of the place are: leases, tables, sockets, damage, the database, NATS.
#[utoipa::path(get, path = "/api/admin/status", tag = "admin",
    responses((status = 200, body = Status), (status = 403, body = ProblemBody)))]
pub(crate) async fn status(State(app): State<AppState>, _: AsAdmin) -> Result<Json<Status>, Problem> {
    let shared = &app.shared;
    let nats = match &shared.carrier {
        None => NatsBody::None,
        Some(carrier) if carrier.is_up() => NatsBody::Up,
        Some(_) => NatsBody::Gone,
    };
    let (leases, bytes) = (shared.store.leases().await?, shared.store.bytes().await?);
    let nodes = if leases.is_empty() {
        vec![NodeBody { id: None, here: true, lease: None, vitals: Some(Vitals::of(&app).await) }]
    } else {
        join_all(leases.into_iter().map(|lease| look_at(&app, lease))).await
    };
    Ok(Json(Status { database: DatabaseBody { home: shared.store.home(), bytes }, nats, nodes }))
}

async fn look_at(app: &AppState, Lease { node, left }: Lease) -> NodeBody {
    let here = app.shared.store.node().as_ref() == Some(&node);
    let vitals = match &app.shared.carrier {
        _ if here => Some(Vitals::of(app).await),
        Some(carrier) if left > 0 => carrier.vitals(&node).await.ok(),
        _ => None,
    };
    let NodeId(id) = node;
    NodeBody { id: Some(id), here, lease: Some(left), vitals }
}
