//! Which other nodes are there.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{Instant, sleep};

use super::{Carrier, NodeId};

/// How often a node whose tables are carried is asked whether it is there.
const BEAT: Duration = Duration::from_secs(1);
/// A node that carries our tables and was not heard for so long is gone.
const SILENCE: Duration = Duration::from_secs(5);

/// The other nodes with which this one has to do.
#[derive(Default)]
pub(super) struct Peers {
    /// Those whose tables are carried here.
    owners: Mutex<HashMap<NodeId, Weak<Peer>>>,
    /// Those that carry tables of ours, and when they were last heard.
    heard: Mutex<HashMap<NodeId, Instant>>,
}

/// A node whose tables are carried here, for as long as one is.
pub(crate) struct Peer {
    pub(crate) node: NodeId,
    state: watch::Sender<Presence>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Presence {
    There,
    Gone,
}

impl Peer {
    /// Ready when the node is gone, or nobody can say whether it is there.
    pub(crate) async fn gone(&self) {
        let mut state = self.state.subscribe();
        // It cannot be dropped before this is.
        let _ = state.wait_for(|state| *state == Presence::Gone).await;
    }
}

impl Peers {
    /// A node has said that it is there.
    pub(super) fn heard(&self, node: NodeId) {
        let mut heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        heard.insert(node, Instant::now());
        heard.retain(|_, last| last.elapsed() < SILENCE);
    }

    /// Is a node there that carries tables of ours? One that has just come is given time.
    pub(super) fn is_heard(&self, node: &NodeId, since: Instant) -> bool {
        let heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        since.elapsed() < SILENCE || heard.get(node).is_some_and(|last| last.elapsed() < SILENCE)
    }
}

impl Carrier {
    /// The node whose tables are to be carried.
    pub(crate) fn peer(self: &Arc<Self>, node: &NodeId) -> Arc<Peer> {
        let mut owners = self.peers.owners.lock().unwrap_or_else(PoisonError::into_inner);
        let known = owners.get(node).and_then(Weak::upgrade);
        if let Some(peer) = known.filter(|peer| *peer.state.borrow() == Presence::There) {
            return peer;
        }
        owners.retain(|_, peer| peer.strong_count() > 0);
        let peer = Arc::new(Peer { node: node.clone(), state: watch::channel(Presence::There).0 });
        owners.insert(node.clone(), Arc::downgrade(&peer));
        tokio::spawn(look_after(Arc::clone(self), Arc::downgrade(&peer), node.clone()));
        peer
    }
}

/// Asks a node whether it is there for as long as somebody cares.
async fn look_after(carrier: Arc<Carrier>, peer: Weak<Peer>, node: NodeId) {
    let mut breaks = carrier.breaks();
    loop {
        let answer = tokio::select! {
            answer = carrier.ping(&node) => answer.is_ok(),
            _ = breaks.changed() => false,
        };
        let Some(peer) = peer.upgrade() else { return };
        if !answer {
            tracing::info!(node = %node.0, "another node does not answer");
            peer.state.send_replace(Presence::Gone);
            return;
        }
        drop(peer);
        sleep(BEAT).await;
    }
}
