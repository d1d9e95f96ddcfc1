//! Giving up.
//!
//! With two seats, and in every rated game, the others win at once. With more, a bot plays the seat to the end while somebody else still plays;
//! when the last person resigns the game is broken off and nobody wins.

use sevenfold_core::Seat;

use super::play;
use crate::work::Work;
use crate::{Happened, PlayerId, Table, TableError};

pub(super) fn resign(
    table: &mut Table,
    work: &mut Work,
    who: &PlayerId,
    seat: Seat,
) -> Result<(), TableError> {
    let person = table.own(who, seat)?;
    if person.has_resigned() {
        return Err(TableError::Resigned);
    }
    table.running()?;
    table.happen(work, Happened::Resigned { seat })?;
    play::end(table, work);
    Ok(())
}
