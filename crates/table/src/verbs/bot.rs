//! Bots at the table before the start.

use sevenfold_core::Seat;

use crate::chairs::Chair;
use crate::work::Work;
use crate::{Happened, PlayerId, Table, TableError};

/// Puts a bot on a free seat, or another one in a bot's place.
pub(super) fn set(
    table: &mut Table,
    work: &mut Work,
    who: &PlayerId,
    seat: Seat,
    bot: &str,
) -> Result<(), TableError> {
    table.check_owner(who)?;
    table.gathering()?;
    table.check_bot(bot)?;
    if table.chair(seat)?.person().is_some() {
        return Err(TableError::SeatTaken { seat });
    }
    table.happen(work, Happened::BotSat { seat, bot: bot.to_owned() })
}

/// Sends whoever sits there away.
pub(super) fn clear(
    table: &mut Table,
    work: &mut Work,
    who: &PlayerId,
    seat: Seat,
) -> Result<(), TableError> {
    table.check_owner(who)?;
    table.gathering()?;
    let chair = table.chair(seat)?;
    if *chair == Chair::Free {
        return Ok(());
    }
    let player = chair.person().map(|person| person.player.clone());
    table.happen(work, Happened::Freed { seat })?;
    if let Some(player) = player {
        table.tell_person(work, &player);
    }
    Ok(())
}
