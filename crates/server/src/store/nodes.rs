//! Nodes: several servers on one database, and which table is whose.
//!
//! A node has a lease that it renews; the time is the database's. The lease is held over a session of its own, so that a process
//! that ended is known to have ended, however it did, and its tables wait for nothing. A table has one owner, and an epoch that rises whenever it gets
//! another. Every append looks at node and epoch in its own transaction, and holds them until it is kept: a node that stood
//! still while its lease ran out, and whose tables others have taken, can write nothing. Clocks decide how soon a table is taken
//! over, never whether two write to it.
//!
//! A file has one server, so it has no nodes.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use sevenfold_protocol::TableCode;
use tokio::time::{Instant, MissedTickBehavior, interval};

use super::home::{Connection, Line, Pool, Work, ask};
use super::{Store, StoreError};
use crate::clock::{hex, random};
use crate::nodes::NodeId;

/// How often a lease is renewed.
const BEAT: Duration = Duration::from_secs(2);
/// How long a lease lasts.
const LEASE: Duration = Duration::from_secs(8);
/// For so long a node whose lease has run out is shown to whoever looks after the place.
const REMEMBERED: Duration = Duration::from_mins(10);

/// What stands for the lobby among the tables that belong to nodes: a code that no table has.
pub(crate) fn lobby() -> TableCode {
    TableCode::from_number(0)
}

/// What stands for clearing away, which one node does for all: another such code.
pub(crate) fn clearing() -> TableCode {
    TableCode::from_number(1)
}

/// Does this code stand for something that one node does for all?
pub(super) fn is_for_all(code: TableCode) -> bool {
    code == lobby() || code == clearing()
}

/// This server, among those on the same database.
pub(super) struct Node {
    /// No other has it, nor has this one after its next start.
    id: String,
    /// The tables that are ours, each with its epoch.
    held: Mutex<HashMap<TableCode, Epoch>>,
    others: Mutex<Others>,
}

/// The other nodes, as far as this one knows.
#[derive(Default)]
struct Others {
    /// As they were when the lease was last renewed, and those that have come since.
    known: Vec<NodeId>,
    /// Those that have come since it was last begun to find out which there are.
    met: Vec<NodeId>,
}

impl Others {
    fn meet(&mut self, node: &NodeId) {
        for list in [&mut self.known, &mut self.met] {
            if !list.contains(node) {
                list.push(node.clone());
            }
        }
    }

    /// These were found. Whoever has come meanwhile is there, too.
    fn found(&mut self, others: Vec<NodeId>) {
        self.known = others;
        for node in std::mem::take(&mut self.met) {
            self.meet(&node);
        }
    }
}

/// A node's lease.
pub(crate) struct Lease {
    pub(crate) node: NodeId,
    /// Milliseconds that are left of it; below nothing, since when it has run out.
    pub(crate) left: i64,
}

/// How often a table has got an owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Epoch(i64);

impl Node {
    fn held(&self) -> MutexGuard<'_, HashMap<TableCode, Epoch>> {
        // Nothing panics while it holds the map, and the map would still be right.
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn others(&self) -> MutexGuard<'_, Others> {
        // The same holds for this list.
        self.others.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Store {
    /// Makes this server one of the nodes on its database, where there can be several.
    pub(crate) async fn join_nodes(&self) -> Result<(), StoreError> {
        let Pool::Postgres(_) = self.read else { return Ok(()) };
        let id = random::<16>().map_err(|error| StoreError::Failed(error.to_string()))?;
        let node = Node { id: hex(&id), held: Mutex::default(), others: Mutex::default() };
        let query = ask("INSERT INTO nodes (id, lease_until) VALUES (?, database_time() + ?)");
        query.bind(&node.id).bind(millis(LEASE)).execute(&self.read).await?;
        // Those that were gone for so long come back as others.
        let query = ask("DELETE FROM nodes WHERE lease_until < database_time() - ?");
        query.bind(millis(LEASE) * 1000).execute(&self.read).await?;
        // Whoever asks twice is the node that it was.
        self.node.get_or_init(|| node);
        Ok(())
    }

    /// Renews the lease for as long as this runs; `lapsed` is called after each time that it had run out, or that its session
    /// was lost: then others may have taken what is ours.
    pub(crate) async fn renew_lease<F: Future<Output = ()>>(&self, lapsed: impl Fn() -> F) {
        let Some(node) = self.node.get() else { return };
        let (mut clock, mut renewed) = (interval(BEAT), Instant::now());
        clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let (mut session, mut lost) = (None, false);
        loop {
            clock.tick().await;
            let begun = Instant::now();
            match self.beat(node, &mut session).await {
                Ok(()) if renewed.elapsed() < LEASE && !lost => renewed = begun,
                Ok(()) => {
                    tracing::warn!("the lease of this node had run out: its tables are given up");
                    lapsed().await;
                    (renewed, lost) = (begun, false);
                }
                Err(error) => {
                    (session, lost) = (None, true);
                    tracing::warn!(%error, "the lease of this node was not renewed");
                }
            }
        }
    }

    /// Says that this node is there, over a session that ends with it.
    async fn beat(&self, node: &Node, session: &mut Option<Connection>) -> Result<(), StoreError> {
        let session = match session {
            Some(session) => session,
            None => session.insert(self.read.session().await?),
        };
        let query = ask("INSERT INTO nodes (id, lease_until, session, began) \
             VALUES (?1, database_time() + ?2, pg_backend_pid(), session_began(pg_backend_pid())) \
             ON CONFLICT (id) DO UPDATE SET lease_until = excluded.lease_until, session = excluded.session, \
             began = excluded.began");
        query.bind(&node.id).bind(millis(LEASE)).execute(session).await?;
        node.others().met.clear();
        let others = self.find_other_nodes().await?;
        node.others().found(others);
        Ok(())
    }

    /// The other nodes that have a lease.
    pub(crate) async fn find_other_nodes(&self) -> Result<Vec<NodeId>, StoreError> {
        let Some(node) = self.node.get() else { return Ok(Vec::new()) };
        let query = ask("SELECT id FROM nodes WHERE lease_until > database_time() AND id <> ?");
        let rows = query.bind(&node.id).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok(NodeId(row.try_get(0)?))).collect()
    }

    /// The same, as they were when the lease was last renewed, and those that have come since.
    pub(crate) fn other_nodes(&self) -> Vec<NodeId> {
        self.node.get().map(|node| node.others().known.clone()).unwrap_or_default()
    }

    /// Another node is there. It was told before it was found.
    pub(crate) fn meet(&self, other: &NodeId) {
        if let Some(node) = self.node.get() {
            node.others().meet(other);
        }
    }

    /// The leases of all nodes, also of those whose lease has run out a while ago; none where there can be no others.
    pub(crate) async fn leases(&self) -> Result<Vec<Lease>, StoreError> {
        if self.node.get().is_none() {
            return Ok(Vec::new());
        }
        let query = ask("SELECT id, lease_until - database_time() FROM nodes \
             WHERE lease_until > database_time() - ? ORDER BY id");
        let rows = query.bind(millis(REMEMBERED)).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok(Lease { node: NodeId(row.try_get(0)?), left: row.try_get(1)? })).collect()
    }

    /// Takes a table, or what one node does for all, unless it belongs to another node that is there and whose lease lasts.
    pub(crate) async fn claim(&self, code: TableCode) -> Result<Option<Epoch>, StoreError> {
        let Some(node) = self.node.get() else { return Ok(None) };
        // Nobody owns what is not there, however often it is asked for.
        let query =
            ask("INSERT INTO owners (code, node, epoch) SELECT CAST(?1 AS TEXT), CAST(?2 AS TEXT), 1 \
             WHERE ?1 IN (?3, ?4) OR EXISTS (SELECT 1 FROM tables WHERE code = ?1) \
             ON CONFLICT (code) DO UPDATE SET node = excluded.node, epoch = owners.epoch + 1 \
             WHERE owners.node = excluded.node OR NOT EXISTS \
             (SELECT 1 FROM nodes WHERE nodes.id = owners.node AND nodes.lease_until > database_time() \
             AND (nodes.began IS NULL OR nodes.began = session_began(nodes.session))) \
             RETURNING epoch");
        let (lobby, clearing) = (lobby(), clearing());
        let query = query.bind(code.as_str()).bind(&node.id).bind(lobby.as_str()).bind(clearing.as_str());
        let Some(row) = query.fetch_optional(&self.read).await? else {
            return if is_for_all(code) || self.has_table(code).await? {
                Err(StoreError::Elsewhere)
            } else {
                Ok(None)
            };
        };
        let epoch = Epoch(row.try_get(0)?);
        node.held().insert(code, epoch);
        Ok(Some(epoch))
    }

    /// This server among the nodes, if there can be several.
    pub(crate) fn node(&self) -> Option<NodeId> {
        self.node.get().map(|node| NodeId(node.id.clone()))
    }

    /// Is this table ours, as far as we know?
    pub(crate) fn holds(&self, code: TableCode) -> bool {
        self.node.get().is_some_and(|node| node.held().contains_key(&code))
    }

    /// Is a table still ours? Whoever is shown one that is not would be shown what was.
    pub(crate) async fn is_still_ours(&self, code: TableCode) -> Result<bool, StoreError> {
        let Some(node) = self.node.get() else { return Ok(true) };
        let Some(Epoch(epoch)) = node.held().get(&code).copied() else { return Ok(false) };
        let query = ask("SELECT 1 FROM owners WHERE code = ? AND node = ? AND epoch = ?");
        let row = query.bind(code.as_str()).bind(&node.id).bind(epoch).fetch_optional(&self.read).await?;
        Ok(row.is_some())
    }

    /// Whose a table is, if it is another node's.
    pub(crate) async fn owner(&self, code: TableCode) -> Result<Option<NodeId>, StoreError> {
        let Some(node) = self.node.get() else { return Ok(None) };
        let query = ask("SELECT node FROM owners WHERE code = ? AND node <> '' AND node <> ?");
        let row = query.bind(code.as_str()).bind(&node.id).fetch_optional(&self.read).await?;
        row.map(|row| Ok(NodeId(row.try_get(0)?))).transpose()
    }

    /// Lets a table go, so that whoever is asked for it next may take it. The epoch stays, and only rises.
    pub(crate) async fn release(&self, code: TableCode, epoch: Option<Epoch>) {
        let (Some(node), Some(epoch)) = (self.node.get(), epoch) else { return };
        let query = ask("UPDATE owners SET node = '' WHERE code = ? AND node = ? AND epoch = ?");
        let query = query.bind(code.as_str()).bind(&node.id).bind(epoch.0);
        if let Err(error) = query.execute(&self.read).await {
            tracing::warn!(%code, %error, "a table was not handed over; others wait until the lease runs out");
        }
        let mut held = node.held();
        if held.get(&code) == Some(&epoch) {
            held.remove(&code);
        }
    }

    /// Ends the lease: whatever is still ours may be taken at once.
    pub(super) async fn leave_nodes(&self) {
        let Some(node) = self.node.get() else { return };
        let query = ask("DELETE FROM nodes WHERE id = ?").bind(&node.id);
        if let Err(error) = query.execute(&self.read).await {
            tracing::warn!(%error, "the lease of this node was not ended");
        }
    }
}

/// The fence: goes on only if all these tables are ours, and nobody can take them until this work is done.
pub(super) async fn fence(
    work: &mut Work<'_>,
    node: &OnceLock<Node>,
    codes: impl Iterator<Item = TableCode>,
) -> Result<(), StoreError> {
    let Some(node) = node.get() else { return Ok(()) };
    let mut held: Vec<(TableCode, i64)> = Vec::new();
    for code in codes {
        let epoch = node.held().get(&code).copied().ok_or(StoreError::Elsewhere)?;
        held.push((code, epoch.0));
    }
    held.sort_unstable();
    held.dedup();
    // Each is looked up; joined with a list, the database would read the lines of all tables there are.
    let ours = ask("SELECT epoch FROM owners \
         WHERE code = ANY (ARRAY(SELECT json_array_elements_text(CAST(?1 AS JSON)))) AND node = ?2 \
         ORDER BY code FOR SHARE");
    let codes: Vec<_> = held.iter().map(|(code, _)| code).collect();
    let ours = ours.bind(serde_json::to_string(&codes)?).bind(&node.id).fetch_all(&mut *work).await?;
    let same = |(line, (_, epoch)): (&Line, &(TableCode, i64))| line.try_get::<i64>(0).ok() == Some(*epoch);
    let all = ours.len() == held.len() && ours.iter().zip(&held).all(same);
    if all { Ok(()) } else { Err(StoreError::Elsewhere) }
}

/// A table that is removed needs no owner.
pub(super) async fn disown(work: &mut Work<'_>, code: TableCode) -> Result<(), StoreError> {
    if let Work::Postgres(_) = work {
        ask("DELETE FROM owners WHERE code = ?").bind(code.as_str()).execute(work).await?;
    }
    Ok(())
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}
