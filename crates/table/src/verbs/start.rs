//! Beginning.

use sevenfold_core::Seat;

use super::deal;
use crate::chairs::Chair;
use crate::table::Company;
use crate::work::Work;
use crate::{Happened, PlayerId, Table, TableError};

/// Begins, with a bot for seats that are still free if one is named.
pub(super) fn start(
    table: &mut Table,
    work: &mut Work,
    who: &PlayerId,
    fill: Option<&str>,
) -> Result<(), TableError> {
    table.check_owner(who)?;
    table.gathering()?;
    if table.company == Company::Players && table.chairs.people().next().is_none() {
        return Err(TableError::NoPeople);
    }
    let free: Vec<Seat> =
        table.chairs.iter().filter(|(_, chair)| **chair == Chair::Free).map(|(seat, _)| seat).collect();
    match fill {
        Some(bot) => table.check_bot(bot)?,
        None if free.is_empty() => {}
        None => return Err(TableError::SeatsFree { free: free.len() as u8 }),
    }
    for seat in free {
        let bot = fill.unwrap_or_default().to_owned();
        table.happen(work, Happened::BotSat { seat, bot })?;
    }
    deal::begin(table, work)
}
