//! Who may sit down, as far as the host knows people better than the table does.

use sevenfold_protocol::{Ask, Listing, Rated, Refusal, Request};
use sevenfold_table::TableError;

use super::Room;
use crate::refusals;
use crate::tables::Caller;

/// Is it asked for a seat, or for a name at one? Nothing else is looked at here.
pub(super) fn is_about_seats(request: &Request) -> bool {
    matches!(request, Request::TakeSeat { .. } | Request::SetName { .. })
}

impl Room {
    /// At a rated table only members sit. At one in the open nobody sits down with somebody they are kept apart from; they
    /// are told what everybody is told who comes too late. Gives what is asked instead, if that is something else.
    pub(super) async fn may_sit(&self, caller: &Caller, ask: &Ask) -> Result<Option<Ask>, Refusal> {
        let (settings, store) = (self.table.settings(), &self.tables.shared.store);
        let instead = match settings.rated {
            Rated::Rated => self.by_own_name(caller, ask).await?,
            Rated::Casual => None,
        };
        let Request::TakeSeat { .. } = ask.request else { return Ok(instead) };
        let sitters = self.table.players();
        if settings.listing == Listing::Public && !sitters.contains(&caller.player) {
            let apart = store.apart(&caller.player).await.map_err(|_| refusals::busy())?;
            if sitters.iter().any(|sitter| apart.contains(sitter)) {
                return Err(TableError::TableFull.refusal());
            }
        }
        Ok(instead)
    }

    /// Whoever plays for a rating does so under the name that is nobody else's, whatever they would like to be called.
    async fn by_own_name(&self, caller: &Caller, ask: &Ask) -> Result<Option<Ask>, Refusal> {
        let member = self.tables.shared.store.member(&caller.player).await.map_err(|_| refusals::busy())?;
        let own = member.ok_or_else(refusals::members_only)?.name;
        let mut ask = ask.clone();
        if let Request::TakeSeat { name, .. } | Request::SetName { name, .. } = &mut ask.request {
            *name = own;
        }
        Ok(Some(ask))
    }
}
