//! Adding to the fair deal.

use sevenfold_core::Seat;

use crate::work::Work;
use crate::{Happened, PlayerId, Table, TableError, fair};

pub(super) fn add(
    table: &mut Table,
    work: &mut Work,
    who: &PlayerId,
    seat: Seat,
    part: &str,
) -> Result<(), TableError> {
    table.own(who, seat)?;
    table.gathering()?;
    let part = check(part)?;
    table.happen(work, Happened::AddedPart { seat, part: part.to_owned() })
}

pub(super) fn check(part: &str) -> Result<&str, TableError> {
    if fair::is_part(part) { Ok(part) } else { Err(TableError::BadPart) }
}
