//! What other nodes should know: tables in the open, who is in the lobby, and people whose sockets must end or who stand
//! otherwise to others.
//!
//! Most news goes to every node that has a lease. A node that comes makes itself known, and so does one that has lost NATS for a
//! while: then it reads from the store what it has missed, and the others tell it what is not kept.

use std::future::ready;
use std::sync::{Arc, Weak};

use futures_util::future::join_all;
use serde::{Deserialize, Serialize};
use sevenfold_lobby::Table;
use sevenfold_protocol::{TableCode, Turn};
use sevenfold_table::PlayerId;
use tokio::sync::mpsc;
use tokio::time::sleep;

use super::carrier::LOOK;
use super::{Carrier, NodeId};
use crate::AppState;
use crate::guests::Token;
use crate::lobby::{Known, Roll, relate_all, relate_here};
use crate::store::{Posted, StoreError};

/// What all nodes should know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum News {
    /// This node is there: from now on it wants to hear, and what it cannot read is told to it. Answered once that is so.
    Came(NodeId),
    /// A table in the open is like this now, and these of those who sit there are connected; or it is not in the open.
    Table(TableCode, Option<(Posted, Vec<PlayerId>)>),
    /// This node has the lobby, and these are there.
    Roll(NodeId, Roll),
    /// A table waits for the move of somebody in the lobby, or no longer. It is told to the node that has the lobby.
    Turn(PlayerId, TableCode, Option<Turn>),
    /// These people stand otherwise to others.
    Related(Vec<PlayerId>),
    /// What was opened with this cookie, of which this is the hash, must end.
    SessionOver(Token),
    /// All sockets of this guest must end. Answered once they have.
    Farewell(PlayerId),
}

impl News {
    /// A table in the open, as the lobby knows it.
    pub(crate) fn table(code: TableCode, table: Option<Table>) -> Self {
        let posted = table.map(|Table { listed, players, present }| (Posted { listed, players }, present));
        Self::Table(code, posted)
    }
}

impl Carrier {
    /// Tells all other nodes, soon. News that is too much is dropped, and mended later.
    pub(crate) fn spread(&self, news: News) {
        if self.news.try_send((None, news)).is_err() {
            tracing::debug!("too much news at once");
        }
    }

    /// Tells one other node, soon; says whether it will be tried.
    pub(crate) fn tell_one(&self, node: NodeId, news: News) -> bool {
        self.news.try_send((Some(node), news)).is_ok()
    }

    /// Tells all other nodes, and waits until they have done what is to be done.
    pub(crate) async fn spread_and_wait(&self, news: &News) -> Result<(), StoreError> {
        let others = self.store.find_other_nodes().await?;
        if !others.is_empty() {
            self.back_soon().await;
        }
        let told = join_all(others.iter().map(|node| self.inform(node, news))).await;
        if told.iter().any(Result::is_err) {
            tracing::warn!("another node did not hear who is to be forgotten");
        }
        Ok(())
    }
}

/// Sends news to the others for as long as somebody may have some.
pub(super) async fn send(carrier: Weak<Carrier>, mut news: mpsc::Receiver<(Option<NodeId>, News)>) {
    while let Some((to, news)) = news.recv().await {
        let Some(carrier) = carrier.upgrade() else { return };
        let nodes = to.map_or_else(|| carrier.store.other_nodes(), |node| vec![node]);
        for node in nodes {
            carrier.mention(&node, &news).await;
        }
    }
}

/// Takes in what another node says.
pub(super) async fn take_in(app: &AppState, news: News) {
    match news {
        News::Came(node) => meet(app, &node),
        News::Table(code, table) => {
            let table = table.map(|(Posted { listed, players }, present)| Table { listed, players, present });
            app.shared.lobby.hear_of(code, table);
        }
        News::Roll(lobby, roll) => app.shared.lobby.hear_roll(lobby, roll),
        News::Turn(who, code, turn) => app.shared.lobby.hear_of_turn(&who, code, turn),
        News::Related(people) => {
            let people: Vec<_> = people.iter().collect();
            if let Err(error) = relate_here(app, &people).await {
                tracing::warn!(%error, "it is not known how people stand to each other now");
            }
        }
        News::SessionOver(token) => app.shared.farewells.end_session(&token),
        News::Farewell(player) => drop(app.shared.farewells.end(&player).await),
    }
}

/// Another node has come, or comes back: it hears of all there is from now on, and learns what the tables here look like. What it could not
/// say before is read.
fn meet(app: &AppState, node: &NodeId) {
    let (lobby, store) = (&app.shared.lobby, &app.shared.store);
    store.meet(node);
    lobby.show_tables(store, Some(node));
    let app = app.clone();
    // Nobody waits for that: two that come at once would wait for each other.
    tokio::spawn(async move {
        app.shared.lobby.read_again(&app.shared.store, Known::Current, ready(())).await;
    });
}

/// Tells the others that this node is there, so that they need not find out by themselves.
async fn introduce(app: &AppState, carrier: &Carrier) {
    let others = loop {
        match carrier.store.find_other_nodes().await {
            Ok(others) => break others,
            Err(_) => sleep(LOOK).await,
        }
    };
    for node in &others {
        carrier.store.meet(node);
    }
    // One that stands still hears it when it wakes up.
    let _ = join_all(others.iter().map(|node| carrier.greet(node))).await;
    app.shared.lobby.show_tables(&app.shared.store, None);
}

/// Makes this node known, and reads whatever all should know: at the beginning, and whenever NATS may have lost something.
pub(super) async fn mend(app: &AppState, carrier: &Arc<Carrier>) {
    let mut breaks = carrier.breaks();
    loop {
        carrier.back().await;
        // What was told before they know this node is kept, and read afterwards; what they tell then is newer.
        let (lobby, store) = (&app.shared.lobby, &app.shared.store);
        lobby.read_again(store, Known::Doubtful, introduce(app, carrier)).await;
        lobby.forget_told();
        if let Err(error) = relate_all(app).await {
            tracing::warn!(%error, "it is not known how people stand to each other now");
        }
        if breaks.changed().await.is_err() {
            return;
        }
    }
}
