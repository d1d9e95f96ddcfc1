//! A player wants to be forgotten; a table is cleared away.

use sevenfold_core::Viewer;
use sevenfold_protocol::{Ask, Millis, Request};
use sevenfold_table::PlayerId;

use super::Ending;
use super::room::{Room, Then};
use crate::store::{Count, StoreError};

impl Room {
    /// Gets a player up from the table and blots them out of its journal. A table with no other people goes. The room
    /// ends: whoever comes back finds the table as its journal now tells it.
    pub(super) async fn forget(
        &mut self,
        player: &PlayerId,
        nobody: &PlayerId,
    ) -> (Then, Result<(), StoreError>) {
        let others = self.table.players().iter().any(|other| other != player);
        if !others {
            self.tables.shared.lobby.table(self.code, None);
            self.end_all(Ending::Gone);
            return (Then::End, self.tables.shared.store.remove_table(self.code, Count::Not).await);
        }
        for viewer in self.table.viewers(player) {
            let Viewer::Seat(seat) = viewer else { continue };
            let ask = Ask { id: 0, request: Request::LeaveSeat { seat } };
            let now = self.now();
            let Ok(done) = self.table.handle(player, &ask, now) else { continue };
            let version = done.journal.last().map(|entry| entry.number);
            if self.settle(done, None).await == Then::End || version.is_some_and(|v| v > self.table.version())
            {
                return (Then::End, Err(StoreError::Closed));
            }
        }
        let blotted = self.tables.shared.store.blot_table(self.code, player, nobody).await;
        self.end_all(Ending::Away);
        (Then::End, blotted)
    }

    /// Clears the table away, unless somebody is here or something has happened since then. The journal says when
    /// something last happened: what is noted beside it may be damaged.
    pub(super) async fn remove(&mut self, before: Millis, day: u64) -> (Then, Result<(), StoreError>) {
        if self.table.last_change() >= before {
            self.distrust_row();
            return (Then::Go, Ok(()));
        }
        if !self.callers.is_empty() {
            return (Then::Go, Ok(()));
        }
        self.tables.shared.lobby.table(self.code, None);
        (Then::End, self.tables.shared.store.remove_table(self.code, Count::On(day)).await)
    }
}
