//! What all nodes should know: tables in the open, and people whose sockets must end or who stand otherwise to others.
//!
//! News goes to every node that has a lease. What is lost on its way is mended: tables in the open are read again from the
//! store when NATS is back.

use std::sync::Arc;

use futures_util::future::join_all;
use serde::{Deserialize, Serialize};
use sevenfold_lobby::Table;
use sevenfold_protocol::TableCode;
use sevenfold_table::PlayerId;
use tokio::sync::mpsc;

use super::Carrier;
use crate::AppState;
use crate::guests::Token;
use crate::lobby::relate_here;
use crate::store::{Posted, StoreError};

/// What all nodes should know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum News {
    /// A table in the open is like this now, and these of those who sit there are connected; or it is not in the open.
    Table(TableCode, Option<(Posted, Vec<PlayerId>)>),
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
        if self.news.try_send(news).is_err() {
            tracing::debug!("too much news at once");
        }
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
pub(super) async fn send(carrier: std::sync::Weak<Carrier>, mut news: mpsc::Receiver<News>) {
    while let Some(news) = news.recv().await {
        let Some(carrier) = carrier.upgrade() else { return };
        for node in carrier.store.other_nodes() {
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

/// Reads the tables in the open again whenever NATS may have lost something.
pub(super) async fn mend(app: &AppState, carrier: &Arc<Carrier>) {
    let mut breaks = carrier.breaks();
    while breaks.changed().await.is_ok() {
        carrier.back().await;
        app.shared.lobby.read_again(app).await;
    }
}
