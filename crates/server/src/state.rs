//! What every request can reach.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::watch;

use crate::limits::Guards;
use crate::store::Store;
use crate::tables::Tables;
use crate::{Config, Failure, metrics};

/// What every request can reach.
#[derive(Clone)]
pub struct AppState {
    pub(crate) shared: Arc<Shared>,
}

pub(crate) struct Shared {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) tables: Tables,
    pub(crate) guards: Guards,
    pub(crate) metrics: metrics::Gauge,
    /// Told when the server closes; whoever has to finish something before the end holds a receiver.
    pub(crate) closing: watch::Sender<()>,
    sockets: AtomicU64,
}

impl AppState {
    /// Opens the store; tables follow when somebody asks for them.
    pub async fn open(config: Config) -> Result<Self, Failure> {
        let metrics = metrics::gauge();
        let store = Store::open(&config.database, &config.limits).await?;
        let tables = Tables::new(store.clone(), config.keep.clone());
        let guards = Guards::new(&config.limits);
        let (closing, _) = watch::channel(());
        let shared = Shared { config, store, tables, guards, metrics, closing, sockets: AtomicU64::new(0) };
        Ok(Self { shared: Arc::new(shared) })
    }

    /// Ends all tables and closes the store; what was begun is finished.
    pub async fn close(&self) {
        self.shared.tables.close().await;
        self.shared.store.close().await;
    }

    /// A number that no other socket has.
    pub(crate) fn next_socket(&self) -> u64 {
        self.shared.sockets.fetch_add(1, Ordering::Relaxed)
    }
}
