//! What other nodes should know: tables in the open, who is in the lobby, and people whose sockets must end or who stand
//! otherwise to others.
//!
//! Most news goes to every node that has a lease. What is lost on its way is mended: it is read again from the store, or told
//! again, when NATS is back.

use std::sync::{Arc, Weak};

use futures_util::future::join_all;
use serde::{Deserialize, Serialize};
use sevenfold_lobby::Table;
use sevenfold_protocol::{TableCode, Turn};
use sevenfold_table::PlayerId;
use tokio::sync::mpsc;

use super::{Carrier, NodeId};
use crate::AppState;
use crate::guests::Token;
use crate::lobby::{Roll, relate_all, relate_here};
use crate::store::{Posted, StoreError};

/// What all nodes should know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum News {
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

/// Reads again whatever all nodes should know, whenever NATS may have lost something.
pub(super) async fn mend(app: &AppState, carrier: &Arc<Carrier>) {
    let mut breaks = carrier.breaks();
    while breaks.changed().await.is_ok() {
        carrier.back().await;
        app.shared.lobby.read_again(app).await;
        app.shared.lobby.forget_told();
        if let Err(error) = relate_all(app).await {
            tracing::warn!(%error, "it is not known how people stand to each other now");
        }
    }
}
