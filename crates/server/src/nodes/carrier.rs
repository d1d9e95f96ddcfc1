//! The connection to NATS.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, Subscriber};
use axum::body::Bytes;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::sync::{mpsc, watch};
use tokio::time::{sleep, timeout};

use super::news::{self, News};
use super::peers::Peers;
use super::wire::{Answer, Heard, Inquiry, Question};
use super::{LineId, NodeId, ToOwner, Told, Vitals};
use crate::store::Store;
use crate::{Failure, Nats};
use sevenfold_protocol::TableCode;

/// How long an owner may take to say that it has heard something.
const HEARING: Duration = Duration::from_secs(3);
/// How long an owner may take to answer a question: what is asked may have to be kept first.
const ANSWERING: Duration = Duration::from_secs(10);
/// How often NATS is asked whether it is there.
const PING: Duration = Duration::from_secs(5);
/// The longest wait before NATS is tried again.
const RETRY: Duration = Duration::from_secs(1);
/// News that waits to be sent.
const NEWS: usize = 1024;
/// How often it is looked whether NATS, or the database, is back.
pub(super) const LOOK: Duration = Duration::from_millis(200);
/// How long the last words may take.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// The connection to NATS, by which nodes speak to each other.
pub(crate) struct Carrier {
    client: Client,
    me: NodeId,
    lines: AtomicU64,
    /// Rises whenever a message may have been lost.
    breaks: watch::Sender<u64>,
    pub(super) peers: Peers,
    pub(super) store: Store,
    /// What waits to be told, and to whom if it is not for all.
    pub(super) news: mpsc::Sender<(Option<NodeId>, News)>,
}

/// Something did not reach the other node, or nobody knows whether it did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Unheard;

impl Carrier {
    /// Connects, now or as soon as NATS is there.
    pub(crate) async fn connect(nats: &Nats, me: NodeId, store: Store) -> Result<Arc<Self>, Failure> {
        let (breaks, _) = watch::channel(0);
        let told = breaks.clone();
        let options = ConnectOptions::new()
            .name(format!("sevenfold {}", me.0))
            .retry_on_initial_connect()
            .ping_interval(PING)
            .request_timeout(Some(HEARING))
            .reconnect_delay_callback(wait)
            .event_callback(move |event| {
                let told = told.clone();
                async move { heard(&event, &told) }
            });
        let client = options.connect(nats.whole()).await.map_err(|error| Failure::nats(nats, &error))?;
        let (lines, peers) = (AtomicU64::new(0), Peers::default());
        let (news, waiting) = mpsc::channel(NEWS);
        let carrier = Arc::new(Self { client, me, lines, breaks, peers, store, news });
        tokio::spawn(news::send(Arc::downgrade(&carrier), waiting));
        Ok(carrier)
    }

    /// This node.
    pub(crate) fn node(&self) -> &NodeId {
        &self.me
    }

    /// A line that no other has.
    pub(crate) fn new_line(&self) -> LineId {
        LineId { node: self.me.clone(), number: self.lines.fetch_add(1, Ordering::Relaxed) }
    }

    /// Does NATS answer?
    pub(crate) fn is_up(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    /// Changes whenever a message may have been lost: whoever counts on hearing all of them begins anew then.
    pub(crate) fn breaks(&self) -> watch::Receiver<u64> {
        self.breaks.subscribe()
    }

    /// What is said to this node under a name.
    pub(super) async fn hear(&self, name: &str) -> Option<Subscriber> {
        self.client.subscribe(of_node(&self.me, name)).await.ok()
    }

    /// What an owner says to one of this node's clients.
    pub(crate) async fn listen(&self, line: &LineId) -> Option<Subscriber> {
        self.client.subscribe(of_line(line)).await.ok()
    }

    /// Says something to a client of another node.
    pub(super) async fn tell(&self, line: &LineId, told: &Told, number: u64) -> Result<(), Unheard> {
        if !self.is_up() {
            return Err(Unheard);
        }
        self.client.publish(of_line(line), told.write(number)).await.map_err(|_| Unheard)
    }

    /// Bytes of the largest message that NATS carries.
    pub(super) fn most(&self) -> usize {
        self.client.max_payload()
    }

    /// Says something to the owner of a table.
    pub(crate) async fn post(&self, owner: &NodeId, what: &ToOwner) -> Result<(), Unheard> {
        match self.request(owner, "lines", what, HEARING).await? {
            Heard::Yes => Ok(()),
            Heard::No => Err(Unheard),
        }
    }

    /// Asks the owner of a table something about it.
    pub(crate) async fn ask(
        &self,
        owner: &NodeId,
        code: TableCode,
        question: Question,
    ) -> Result<Answer, Unheard> {
        self.request(owner, "questions", &Inquiry { code, question }, ANSWERING).await
    }

    /// Tells a node something, and waits until it has done what is to be done.
    pub(super) async fn inform(&self, node: &NodeId, news: &News) -> Result<(), Unheard> {
        self.request(node, "news", news, ANSWERING).await
    }

    /// Tells a node that this one is there, and waits until it knows.
    pub(super) async fn greet(&self, node: &NodeId) -> Result<(), Unheard> {
        self.request(node, "news", &News::Came(self.me.clone()), HEARING).await
    }

    /// Tells a node something.
    pub(super) async fn mention(&self, node: &NodeId, news: &News) {
        if self.is_up() {
            // What is lost is mended.
            let _ = self.client.publish(of_node(node, "news"), written(news)).await;
        }
    }

    /// Waits for NATS, but not for long.
    pub(super) async fn back_soon(&self) {
        // Whoever goes on without it hears that there is no answer.
        let _ = timeout(HEARING, self.back()).await;
    }

    /// Waits until NATS is there.
    pub(super) async fn back(&self) {
        while !self.is_up() {
            sleep(LOOK).await;
        }
    }

    /// Is this node there? It learns that this one is.
    pub(super) async fn ping(&self, node: &NodeId) -> Result<(), Unheard> {
        self.request::<()>(node, "pings", &self.me, HEARING).await
    }

    /// How is this node?
    pub(crate) async fn vitals(&self, node: &NodeId) -> Result<Vitals, Unheard> {
        self.request(node, "vitals", &(), HEARING).await
    }

    async fn request<T: DeserializeOwned>(
        &self,
        node: &NodeId,
        name: &str,
        what: &impl Serialize,
        patience: Duration,
    ) -> Result<T, Unheard> {
        // What waits for NATS to come back would be heard when nobody counts on it any more.
        if !self.is_up() {
            return Err(Unheard);
        }
        let request = async_nats::Request::new().payload(written(what)).timeout(Some(patience));
        let answer = self.client.send_request(of_node(node, name), request).await.map_err(|_| Unheard)?;
        serde_json::from_slice(&answer.payload).map_err(|_| Unheard)
    }

    /// Answers somebody; who does not wait for it any more misses nothing.
    pub(super) async fn reply(&self, to: Option<async_nats::Subject>, what: &impl Serialize) {
        if let Some(to) = to {
            let _ = self.client.publish(to, written(what)).await;
        }
    }

    /// Waits until what was said is on its way.
    pub(crate) async fn flush(&self) {
        let _ = timeout(LAST_WORDS, self.client.flush()).await;
    }
}

/// How long to wait before NATS is tried for this time: not at all for the first.
fn wait(tries: usize) -> Duration {
    if tries <= 1 { Duration::ZERO } else { Duration::from_millis(25 << tries.min(6)).min(RETRY) }
}

/// What is said between nodes is plain data: JSON can hold it.
fn written(what: &impl Serialize) -> Bytes {
    serde_json::to_vec(what).unwrap_or_default().into()
}

fn of_node(node: &NodeId, name: &str) -> String {
    format!("sevenfold.node.{}.{name}", node.0)
}

fn of_line(line: &LineId) -> String {
    format!("sevenfold.line.{}.{}", line.node.0, line.number)
}

/// Says in the log what has become of the connection.
fn heard(event: &Event, breaks: &watch::Sender<u64>) {
    match event {
        Event::Connected => tracing::info!("NATS is there: this node speaks to the others"),
        Event::Disconnected => {
            tracing::warn!("NATS is gone: tables of other nodes answer that one should try again");
        }
        Event::SlowConsumer(_) => tracing::warn!("messages of other nodes were lost: too many came at once"),
        other => tracing::debug!(%other, "NATS"),
    }
    if matches!(event, Event::Disconnected | Event::SlowConsumer(_) | Event::Closed) {
        breaks.send_modify(|breaks| *breaks += 1);
    }
}
