//! Getting up.

use sevenfold_core::Seat;
use sevenfold_protocol::{Phase, StandInCause};

use super::{away, rematch, resign};
use crate::work::Work;
use crate::{Happened, PlayerId, Table, TableError};

/// Frees the seat; during a game a bot keeps it until its player takes it again. Getting up from a rated game is giving
/// it up, and between two of them nobody gets up.
pub(super) fn leave(
    table: &mut Table,
    work: &mut Work,
    who: &PlayerId,
    seat: Seat,
) -> Result<(), TableError> {
    let person = table.own(who, seat)?;
    if table.is_rated() && table.running().is_ok() {
        return resign::resign(table, work, who, seat);
    }
    if table.is_rated() && table.owes_return_game() {
        return Err(TableError::RatedPair);
    }
    if table.is_rated() && matches!(table.phase, Phase::Dealing { .. }) {
        return Err(TableError::Running);
    }
    if matches!(table.phase, Phase::Dealing { .. } | Phase::Playing) {
        return match person.stand_in {
            None => away::step_in(table, work, seat, StandInCause::Left),
            Some(_) => Ok(()),
        };
    }
    table.happen(work, Happened::Freed { seat })?;
    table.tell_person(work, who);
    rematch::begin_if_all_agree(table, work)
}
