//! Listening, and stopping in good order.

use std::future::Future;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tower::ServiceExt as _;

use crate::guests::Peer;
use crate::limits::{Held, Network};
use crate::lock::Lock;
use crate::stall::StallGuard;
use crate::state::Shared;
use crate::tables::Ending;
use crate::{AppState, Config, Failure, Front, app, cleanup, files, lobby, nodes};

/// How long requests that are being answered may still take when the server closes.
const LAST_ANSWERS: Duration = Duration::from_secs(10);
/// Bytes read ahead on one connection: the least that the HTTP library works with.
const BUFFER: usize = 8192;
/// How long to wait when the system has no more connections to give.
const BREATH: Duration = Duration::from_millis(100);

/// A server that listens, but does not answer yet.
pub struct Server {
    listener: TcpListener,
    state: AppState,
    _lock: Lock,
}

/// Serves until the process is asked to stop.
pub async fn serve(config: Config) -> Result<(), Failure> {
    let server = Server::bind(config).await?;
    server.run(stop_signal()).await;
    Ok(())
}

impl Server {
    /// Takes the database and the address.
    pub async fn bind(config: Config) -> Result<Self, Failure> {
        let lock = Lock::take(&config.database)?;
        let address = config.listen;
        let taken = |error: std::io::Error| Failure::Listen { address, reason: error.to_string() };
        let listener = TcpListener::bind(address).await.map_err(taken)?;
        Ok(Self { listener, state: AppState::open(config).await?, _lock: lock })
    }

    /// Where it listens.
    pub fn address(&self) -> Option<SocketAddr> {
        self.listener.local_addr().ok()
    }

    /// Answers until `stop` is ready; then everybody is told, and what was begun is finished.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let sweeper = tokio::spawn(cleanup::run(self.state.clone()));
        let lobby = tokio::spawn(lobby::run(self.state.clone()));
        let lease = tokio::spawn(hold_lease(self.state.clone()));
        let others = tokio::spawn(nodes::serve(self.state.clone()));
        tokio::select! {
            () = accept(&self.listener, &self.state) => {}
            () = stop => {}
        }
        tracing::info!("the server closes");
        drop(self.listener);
        sweeper.abort();
        lobby.abort();
        lease.abort();
        self.state.shared.lobby.give_up(&self.state.shared.store, Ending::Away).await;
        let closing = &self.state.shared.closing;
        closing.send_replace(());
        self.state.shared.tables.close().await;
        if tokio::time::timeout(LAST_ANSWERS, closing.closed()).await.is_err() {
            tracing::warn!("some requests were not answered any more");
        }
        others.abort();
        if let Some(carrier) = &self.state.shared.carrier {
            carrier.flush().await;
        }
        self.state.close().await;
    }
}

/// Renews the lease of this node. When it had run out, others may have its tables and its lobby: all are given up, and built
/// anew by whoever may have them.
async fn hold_lease(state: AppState) {
    let Shared { store, lobby, tables, .. } = &*state.shared;
    let give_up = move || async move {
        lobby.lose(store).await;
        tables.close().await;
    };
    store.renew_lease(give_up).await;
}

/// Ready when the process is asked to stop: by Ctrl-C, or as service managers do.
pub async fn stop_signal() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminated) = signal(SignalKind::terminate()) else {
            let _ = interrupted.await;
            return;
        };
        tokio::select! {
            _ = interrupted => {}
            _ = terminated.recv() => {}
        }
    }
    #[cfg(not(unix))]
    let _ = interrupted.await;
}

async fn accept(listener: &TcpListener, state: &AppState) {
    let router = app(state.clone());
    let places = Arc::new(Semaphore::new(files::connections(state.shared.config.limits.connections)));
    loop {
        let Ok(place) = Arc::clone(&places).acquire_owned().await else { return };
        match listener.accept().await {
            Ok((stream, address)) => {
                // Whoever has too many already is hung up on.
                let Some(held) = hold(state, address) else { continue };
                let talk = connection(stream, address, router.clone(), state.clone());
                tokio::spawn(async move {
                    talk.await;
                    drop((place, held));
                });
            }
            Err(error) => {
                tracing::warn!(%error, "a connection was not accepted");
                tokio::time::sleep(BREATH).await;
            }
        }
    }
}

/// A place for a connection.
enum Place {
    /// Among those of its address.
    Counted { _held: Held<Network> },
    /// A proxy has as many as it needs.
    Proxys,
}

/// A place for a connection from this address, if it has one left.
fn hold(state: &AppState, address: SocketAddr) -> Option<Place> {
    match state.shared.config.front {
        Front::HttpProxy | Front::HttpsProxy => Some(Place::Proxys),
        Front::Direct => {
            let held = state.shared.guards.connections.hold(Network::of(address.ip()));
            held.map(|held| Place::Counted { _held: held })
        }
    }
}

async fn connection(stream: TcpStream, address: SocketAddr, router: Router, state: AppState) {
    let (limits, mut closing) = (&state.shared.config.limits, state.shared.closing.subscribe());
    // Moves are small and wait for nobody; if it cannot be set they are only a little later.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(Peer(address.ip()));
        router.clone().oneshot(request)
    });
    let talk = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(StallGuard::new(stream, limits)), service)
        .with_upgrades();
    let mut talk = pin!(talk);
    // A connection that breaks off is the client's affair.
    let _ = tokio::select! {
        done = talk.as_mut() => done,
        _ = closing.changed() => {
            talk.as_mut().graceful_shutdown();
            talk.await
        }
    };
}
