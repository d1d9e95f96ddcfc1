//! A table that begins by itself once all seats are taken.
//!
//! It waits for everybody to come and to seal a part of the deal, but not for long: nobody can hold the others up. At a live
//! table whoever does not come loses the seat, and people gather again.

use sevenfold_core::Seat;
use sevenfold_protocol::{Begins, Millis, Pace, Phase};

use super::deal;
use crate::chairs::Person;
use crate::pace::{COME_MILLIS, SEAL_MILLIS};
use crate::work::Work;
use crate::{Happened, Table, TableError};

/// When something will be done about a full table.
pub(super) fn due(table: &Table) -> Option<Millis> {
    let gathers = table.phase == Phase::Gathering && table.settings.begins == Begins::WhenFull;
    let since = table.full_since.filter(|_| gathers)?;
    let first = table.chairs.people().next().is_some();
    let sealed = table.chairs.people().all(|(_, person)| person.share.seal().is_some());
    let waits = match (all_here(table), table.settings.pace) {
        (true, _) if sealed => 0,
        (true, _) | (false, Pace::Slow) => SEAL_MILLIS,
        (false, Pace::Live) => COME_MILLIS,
    };
    // A host that was off gives everybody the time to come back.
    let since = if waits == 0 { since } else { since.max(table.awake) };
    first.then(|| since.plus(waits))
}

/// Begins, or frees the seats of those who did not come.
pub(super) fn begin_if_due(table: &mut Table, work: &mut Work) -> Result<(), TableError> {
    if due(table).is_none_or(|at| at > work.now) {
        return Ok(());
    }
    if all_here(table) || table.settings.pace == Pace::Slow {
        return deal::begin(table, work);
    }
    let missing = |(_, person): &(Seat, &Person)| !table.presence.is_here(&person.player);
    let missing: Vec<Seat> = table.chairs.people().filter(missing).map(|(seat, _)| seat).collect();
    missing.into_iter().try_for_each(|seat| table.happen(work, Happened::Freed { seat }))
}

fn all_here(table: &Table) -> bool {
    table.chairs.people().all(|(_, person)| table.presence.is_here(&person.player))
}
