//! Who may sit down, as far as the host knows people better than the table does.

use sevenfold_protocol::{Ask, Listing, Rated, Refusal, Request};
use sevenfold_table::TableError;

use super::Room;
use crate::refusals;
use crate::tables::Caller;

impl Room {
    /// At a rated table only members sit. At one in the open nobody sits down with somebody they are kept apart from; they
    /// are told what everybody is told who comes too late.
    pub(super) async fn may_sit(&self, caller: &Caller, ask: &Ask) -> Result<(), Refusal> {
        let Request::TakeSeat { .. } = ask.request else { return Ok(()) };
        let (settings, store) = (self.table.settings(), &self.tables.shared.store);
        let sitters = self.table.players();
        if sitters.contains(&caller.player) {
            return Ok(());
        }
        if settings.rated == Rated::Rated {
            let member = store.member(&caller.player).await.map_err(|_| refusals::busy())?;
            member.ok_or_else(refusals::members_only)?;
        }
        if settings.listing == Listing::Public {
            let apart = store.apart(&caller.player).await.map_err(|_| refusals::busy())?;
            if sitters.iter().any(|sitter| apart.contains(sitter)) {
                return Err(TableError::TableFull.refusal());
            }
        }
        Ok(())
    }
}
