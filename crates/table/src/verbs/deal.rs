//! The fair deal: seals are taken in, the list is closed, parts are revealed, and the game is dealt.
//!
//! Nobody can hold it up: whoever is not connected is not waited for, and whoever does not reveal in time is no longer
//! waited for. Then the seal counts in place of the part.

use sevenfold_core::{Seat, SeatSet};
use sevenfold_fair::{REVEAL_MILLIS, sums};
use sevenfold_protocol::{Millis, Phase};

use super::play;
use crate::chairs::Share;
use crate::work::Work;
use crate::{Happened, PlayerId, Table, TableError};

/// Takes a seal in: for a game whose promise has been shown and whose list is open.
pub(super) fn seal(
    table: &mut Table,
    work: &mut Work,
    who: &PlayerId,
    seat: Seat,
    game: u32,
    given: &str,
) -> Result<(), TableError> {
    let person = table.own(who, seat)?;
    let share = match table.phase {
        Phase::Over(_) if game == table.number + 1 => &person.next_share,
        _ if game == table.number => {
            table.gathering()?;
            &person.share
        }
        Phase::Gathering => return Err(TableError::NotStarted),
        Phase::Dealing { .. } | Phase::Playing => return Err(TableError::Running),
        Phase::Over(_) => return Err(TableError::GameOver),
    };
    if !sums::is_whole(given) {
        return Err(TableError::BadPart);
    }
    if share.seal() == Some(given) {
        return Ok(());
    }
    table.happen(work, Happened::Sealed { seat, game, seal: given.to_owned() })
}

/// Takes a part in: after the list was closed, and only the one that was sealed.
pub(super) fn reveal(
    table: &mut Table,
    work: &mut Work,
    who: &PlayerId,
    seat: Seat,
    part: &str,
) -> Result<(), TableError> {
    let person = table.own(who, seat)?;
    match table.phase {
        Phase::Dealing { .. } => {}
        Phase::Gathering => return Err(TableError::NotStarted),
        Phase::Playing => return Err(TableError::Running),
        Phase::Over(_) => return Err(TableError::GameOver),
    }
    if matches!(&person.share, Share::Revealed { part: known, .. } if known == part) {
        return Ok(());
    }
    table.happen(work, Happened::Revealed { seat, part: part.to_owned() })?;
    deal_if_due(table, work)
}

/// Closes the list; where nobody has sealed anything the game is dealt at once.
pub(super) fn begin(table: &mut Table, work: &mut Work) -> Result<(), TableError> {
    let sealed = || table.chairs.people().filter(|(_, person)| person.share.seal().is_some());
    if sealed().next().is_some() {
        let here = sealed().filter(|(_, person)| table.presence.is_here(&person.player));
        let waits: SeatSet = here.map(|(seat, _)| seat).collect();
        let until = work.now.plus(REVEAL_MILLIS);
        table.happen(work, Happened::Closed { waits, until })?;
        return deal_if_due(table, work);
    }
    deal(table, work)
}

/// Deals if nobody has to be waited for.
pub(super) fn deal_if_due(table: &mut Table, work: &mut Work) -> Result<(), TableError> {
    if due(table).is_none_or(|at| at > work.now) { Ok(()) } else { deal(table, work) }
}

/// When the game will be dealt, if its list is closed.
pub(super) fn due(table: &Table) -> Option<Millis> {
    match table.phase {
        Phase::Dealing { waits, .. } if waits.is_empty() => Some(table.at),
        Phase::Dealing { until, .. } => Some(until),
        Phase::Gathering | Phase::Playing | Phase::Over(_) => None,
    }
}

fn deal(table: &mut Table, work: &mut Work) -> Result<(), TableError> {
    table.happen(work, Happened::Started)?;
    play::draw(table, work)
}
