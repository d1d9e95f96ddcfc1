//! Where the lobby is: with one node at a time, by the same leases as tables.
//!
//! Whoever first lets somebody in has the lobby. People who come to other nodes are carried there; when it is gone they are
//! told to come again, and the first to let somebody in has it then. A node that has lost it, and does not know it yet, can
//! bring nobody together: a table for them is kept only where the lobby is still its own.

use std::sync::Arc;

use super::{Lobby, State};
use crate::AppState;
use crate::nodes::{Carrier, Peer};
use crate::store::{self, Store, StoreError};
use crate::tables::{Ending, Out};

/// Whose the lobby is, as far as this node knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Holding {
    /// Its own.
    Ours,
    /// Another one's, or nobody's.
    NotOurs,
}

/// Where somebody who wants to come in finds it.
pub(super) enum Whereabouts {
    /// At this node.
    Here,
    /// At another one, by this way.
    At(Arc<Carrier>, Arc<Peer>),
}

/// Finds the lobby, and takes it if nobody has it.
pub(super) async fn whereabouts(app: &AppState) -> Result<Whereabouts, StoreError> {
    let (lobby, store) = (&app.shared.lobby, &app.shared.store);
    let Some(carrier) = &lobby.carrier else { return Ok(Whereabouts::Here) };
    // One after the other: whoever takes it twice would hold what was.
    let mut epoch = lobby.epoch.lock().await;
    if epoch.is_some() {
        if store.is_still_ours(store::lobby()).await? {
            return Ok(Whereabouts::Here);
        }
        lobby.turn_out(Ending::TryLater);
        store.release(store::lobby(), epoch.take()).await;
    }
    match store.claim(store::lobby()).await {
        Ok(claimed) => {
            tracing::info!("the lobby is at this node");
            *epoch = claimed;
            lobby.change(State::take);
            Ok(Whereabouts::Here)
        }
        Err(StoreError::Elsewhere) => {
            let owner = store.owner(store::lobby()).await?.ok_or(StoreError::Elsewhere)?;
            Ok(Whereabouts::At(Arc::clone(carrier), carrier.peer(&owner)))
        }
        Err(error) => Err(error),
    }
}

/// Another node takes this one for the one that has the lobby. It may be right: where the answer to a claim was lost, the database
/// says so and this node does not know.
pub(crate) async fn look_up(app: &AppState) {
    if let Err(error) = whereabouts(app).await {
        tracing::debug!(%error, "nobody knows where the lobby is");
    }
}

impl State {
    fn take(&mut self) {
        self.holding = Holding::Ours;
        self.roll.begin();
    }
}

impl Lobby {
    /// Lets the lobby go: everybody is told to come again, and another node may take it.
    pub(crate) async fn give_up(&self, store: &Store, ending: Ending) {
        let mut epoch = self.epoch.lock().await;
        self.turn_out(ending);
        store.release(store::lobby(), epoch.take()).await;
    }

    /// Another node may have taken the lobby, where there can be several.
    pub(crate) async fn lose(&self, store: &Store) {
        if self.carrier.is_some() {
            self.give_up(store, Ending::TryLater).await;
        }
    }

    /// Is the lobby here, as far as this node knows?
    pub(crate) fn is_here(&self) -> bool {
        self.state().holding == Holding::Ours
    }

    fn turn_out(&self, ending: Ending) {
        let mut state = self.state();
        for (_, line) in state.lines.drain() {
            // A queue that is full ends without a word.
            let _ = line.out.post(Out::Close(ending));
        }
        state.hall.empty();
        state.names.clear();
        if self.carrier.is_some() {
            state.holding = Holding::NotOurs;
        }
    }
}
