//! How long bots seem to think, changed while people sit at the table.

use sevenfold_protocol::BotSpeed;

use crate::work::Work;
use crate::{Happened, PlayerId, Table, TableError};

/// Whoever's word counts decides.
pub(super) fn set(
    table: &mut Table,
    work: &mut Work,
    who: &PlayerId,
    speed: BotSpeed,
) -> Result<(), TableError> {
    table.check_owner(who)?;
    if table.settings.bots == speed {
        return Ok(());
    }
    table.happen(work, Happened::BotsPaced { speed })
}
