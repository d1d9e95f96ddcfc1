//! How a node is, as it says itself.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::AppState;

/// How a node is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct Vitals {
    /// The version of its program.
    version: String,
    /// Seconds since it was started.
    up: u64,
    /// Tables in memory, by class: `live`, `slow`, `rated-live`, `rated-slow`.
    tables: BTreeMap<String, u32>,
    /// Sockets of clients.
    sockets: u32,
    /// Has it the lobby?
    lobby: bool,
    /// Can it keep what happens?
    keeps: bool,
    /// How much it has found damaged.
    damaged: u64,
}

impl Vitals {
    /// Those of this node.
    pub(crate) async fn of(app: &AppState) -> Self {
        let shared = &app.shared;
        Self {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            up: shared.began.elapsed().as_secs(),
            tables: shared.tables.by_class(),
            sockets: shared.guards.sockets.all(),
            lobby: shared.lobby.is_here(),
            keeps: shared.readiness.find_out(&shared.store).await.is_ok(),
            damaged: shared.store.damage() as u64,
        }
    }
}
