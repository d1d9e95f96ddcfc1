//! Who is connected where: so that nothing of a guest who wants to be forgotten is overlooked.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sevenfold_protocol::TableCode;
use sevenfold_table::PlayerId;
use tokio::sync::watch;

/// How long sockets have to end once they are told: longer than a message to a client may take.
const LONGEST: Duration = Duration::from_secs(12);

/// All guests who are connected.
#[derive(Clone, Default)]
pub(crate) struct Farewells(Arc<Mutex<HashMap<PlayerId, Present>>>);

#[derive(Default)]
struct Present {
    /// Tells the guest's sockets that they must end; each holds a receiver until it has.
    end: watch::Sender<()>,
    /// The tables they are at, once for each socket.
    tables: Vec<TableCode>,
    /// Those who are being forgotten open no more sockets.
    leaving: bool,
}

/// A socket of a guest, until it is dropped.
pub(crate) struct Connected {
    farewells: Farewells,
    player: PlayerId,
    table: TableCode,
    end: watch::Receiver<()>,
}

impl Farewells {
    /// A socket of this guest is open at this table; nothing if the guest is being forgotten.
    pub(crate) fn connect(&self, player: &PlayerId, table: TableCode) -> Option<Connected> {
        let mut all = self.all();
        let present = all.entry(player.clone()).or_default();
        if present.leaving {
            return None;
        }
        present.tables.push(table);
        let end = present.end.subscribe();
        Some(Connected { farewells: self.clone(), player: player.clone(), table, end })
    }

    /// Ends all sockets of a guest; none is opened until the [`Leaving`] is dropped. What the sockets had asked for has
    /// reached the tables they were at.
    pub(crate) async fn end(&self, player: &PlayerId) -> Leaving {
        let (end, tables) = {
            let mut all = self.all();
            let present = all.entry(player.clone()).or_default();
            present.leaving = true;
            (present.end.clone(), present.tables.clone())
        };
        let leaving = Leaving { farewells: self.clone(), player: player.clone(), tables };
        end.send_replace(());
        if tokio::time::timeout(LONGEST, end.closed()).await.is_err() {
            tracing::warn!("a socket of a guest who was forgotten did not end");
        }
        leaving
    }

    fn all(&self) -> MutexGuard<'_, HashMap<PlayerId, Present>> {
        // Nothing panics while it holds the map, and the map would still be right.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Connected {
    /// Ready when the guest is to be forgotten.
    pub(crate) async fn must_end(&mut self) {
        if self.end.changed().await.is_err() {
            // Nobody can say so any more.
            std::future::pending::<()>().await;
        }
    }
}

/// A guest who is being forgotten.
pub(crate) struct Leaving {
    farewells: Farewells,
    player: PlayerId,
    /// The tables the guest was at, once for each socket.
    pub(crate) tables: Vec<TableCode>,
}

impl Drop for Leaving {
    fn drop(&mut self) {
        self.farewells.all().remove(&self.player);
    }
}

impl Drop for Connected {
    fn drop(&mut self) {
        let mut all = self.farewells.all();
        let Some(present) = all.get_mut(&self.player) else { return };
        if let Some(index) = present.tables.iter().position(|table| *table == self.table) {
            present.tables.swap_remove(index);
        }
        if present.tables.is_empty() && !present.leaving {
            all.remove(&self.player);
        }
    }
}
