//! What every request can reach.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use ::metrics::Counter;
use tokio::sync::watch;

use crate::clock::{HouseClock, Patience};
use crate::farewell::Farewells;
use crate::guests::Token;
use crate::health::Readiness;
use crate::limits::Guards;
use crate::lobby::Lobby;
use crate::members::Identity;
use crate::nodes::{Carrier, News};
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
    pub(crate) lobby: Arc<Lobby>,
    /// By which other nodes are spoken to, if there is a way.
    pub(crate) carrier: Option<Arc<Carrier>>,
    pub(crate) clock: Arc<HouseClock>,
    pub(crate) guards: Arc<Guards>,
    pub(crate) readiness: Readiness,
    pub(crate) farewells: Farewells,
    pub(crate) identity: Identity,
    pub(crate) metrics: metrics::Gauge,
    /// Counts what clients say.
    pub(crate) messages: Counter,
    /// Told when the server closes; whoever has to finish something before the end holds a receiver.
    pub(crate) closing: watch::Sender<()>,
    /// When it was started.
    pub(crate) began: Instant,
    sockets: AtomicU64,
}

impl AppState {
    /// Opens the store; tables follow when somebody asks for them.
    pub async fn open(config: Config) -> Result<Self, Failure> {
        let metrics = metrics::gauge();
        let store = Store::open(&config.database, &config.limits).await?;
        store.join_nodes().await.map_err(|error| Failure::database(config.database.shown(), &error))?;
        let mark = store.mark().await.map_err(|error| Failure::database(config.database.shown(), &error))?;
        let patience = Patience { leap: config.keep.leap, grace: config.keep.grace };
        let clock = Arc::new(HouseClock::start(config.time.clone(), mark, patience));
        let guards = Arc::new(Guards::new(&config.limits));
        let (keep, watched) = (config.keep.clone(), Arc::clone(&guards));
        let carrier = carrier(&config, &store).await?;
        let lobby = Arc::new(Lobby::new(carrier.clone()));
        let (time, hall) = (Arc::clone(&clock), Arc::clone(&lobby));
        let tables = Tables::new(store.clone(), time, keep, watched, hall, carrier.clone());
        let (closing, _) = watch::channel(());
        let (readiness, sockets, farewells) = (Readiness::default(), AtomicU64::new(0), Farewells::default());
        let identity = Identity::default();
        let shared = Shared {
            config,
            store,
            tables,
            lobby,
            carrier,
            clock,
            guards,
            readiness,
            farewells,
            identity,
            metrics,
            messages: ::metrics::counter!("sevenfold_messages_total"),
            closing,
            began: Instant::now(),
            sockets,
        };
        Ok(Self { shared: Arc::new(shared) })
    }

    /// Ends all tables and closes the store; what was begun is finished.
    pub async fn close(&self) {
        self.shared.tables.close().await;
        if let Err(error) = self.shared.store.note_time(self.shared.clock.now()).await {
            tracing::warn!(%error, "the time was not noted");
        }
        self.shared.store.close().await;
    }

    /// Ends all sockets that were opened with a cookie, at all nodes.
    pub(crate) fn end_sockets(&self, token: &Token) {
        self.shared.farewells.end_session(token);
        if let Some(carrier) = &self.shared.carrier {
            carrier.spread(News::SessionOver(*token));
        }
    }

    /// A number that no other socket has.
    pub(crate) fn next_socket(&self) -> u64 {
        self.shared.sockets.fetch_add(1, Ordering::Relaxed)
    }
}

/// The way to other nodes on the same database, if there can be some.
async fn carrier(config: &Config, store: &Store) -> Result<Option<Arc<Carrier>>, Failure> {
    match (&config.nats, store.node()) {
        (Some(nats), Some(node)) => Carrier::connect(nats, node, store.clone()).await.map(Some),
        (Some(_), None) => Err(Failure::AloneOnFile(config.database.shown())),
        (None, Some(_)) => {
            tracing::info!("without NATS this node works singly: it speaks to no others on its database");
            Ok(None)
        }
        (None, None) => Ok(None),
    }
}
