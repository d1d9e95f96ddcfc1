//! Letting passive answers be given.

use sevenfold_core::Seat;
use sevenfold_protocol::Auto;

use crate::work::Work;
use crate::{Happened, PlayerId, Table, TableError};

pub(super) fn set(
    table: &mut Table,
    work: &mut Work,
    who: &PlayerId,
    seat: Seat,
    auto: Auto,
) -> Result<(), TableError> {
    if table.own(who, seat)?.auto == auto {
        return Ok(());
    }
    table.happen(work, Happened::AutoSet { seat, auto })
}
