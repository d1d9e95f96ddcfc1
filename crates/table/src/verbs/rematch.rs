//! Playing again.
//!
//! The next game begins when everybody at the table wants it. Whoever has been gone for a while and has not said so
//! loses the seat; if a seat is free, people gather again before it begins. At a slow table that while is days.
//!
//! A return game has been agreed to with the first: it begins when all have seen enough of that one, or a little after
//! somebody has, and nobody loses a seat. Only who gets up before it breaks it off.

use sevenfold_core::Seat;
use sevenfold_protocol::{Millis, Pace, Phase, limits};

use super::{away, deal};
use crate::chairs::{Person, Rematch};
use crate::pace::{ASK_AWAY_MILLIS, RATED_RETURN_MILLIS, RETURN_MILLIS, SLOW_AWAY_MILLIS};
use crate::work::Work;
use crate::{Happened, PlayerId, Table, TableError};

pub(super) fn rematch(
    table: &mut Table,
    work: &mut Work,
    who: &PlayerId,
    seat: Seat,
) -> Result<(), TableError> {
    let wants = table.own(who, seat)?.rematch == Rematch::Wanted;
    match table.phase {
        Phase::Over(_) if table.number >= limits::GAMES => return Err(TableError::WornOut),
        Phase::Over(_) if wants => return Ok(()),
        Phase::Over(_) => {}
        Phase::Dealing { .. } | Phase::Playing => return Err(TableError::Running),
        Phase::Gathering => return Err(TableError::NotStarted),
    }
    let others_want = |(other, person): (Seat, &Person)| other == seat || person.rematch == Rematch::Wanted;
    if table.owes_return_game() && table.chairs.people().all(others_want) {
        // Nothing is told before it: the same seat is somebody else's then.
        return exchange(table, work, Some(seat));
    }
    table.happen(work, Happened::WantsRematch { seat, part: String::new() })?;
    begin_if_all_agree(table, work)
}

fn exchange(table: &mut Table, work: &mut Work, last: Option<Seat>) -> Result<(), TableError> {
    table.happen(work, Happened::Exchanged { last })?;
    deal::begin(table, work)
}

/// Lays the table for the next game if nobody has to be waited for.
pub(super) fn begin_if_all_agree(table: &mut Table, work: &mut Work) -> Result<(), TableError> {
    if due(table).is_none_or(|at| at > work.now) {
        return Ok(());
    }
    if table.owes_return_game() {
        return exchange(table, work, None);
    }
    let silent = |(_, person): &(Seat, &Person)| person.rematch == Rematch::Silent;
    let lost: Vec<Seat> = table.chairs.people().filter(silent).map(|(seat, _)| seat).collect();
    for seat in lost {
        table.happen(work, Happened::Freed { seat })?;
    }
    table.happen(work, Happened::Rematched)?;
    if table.chairs.count_free() == 0 {
        deal::begin(table, work)?;
    }
    Ok(())
}

/// When the next game can begin: at once if all want it, later if those who are silent are gone, else not at all.
pub(super) fn due(table: &Table) -> Option<Millis> {
    // It is asked with every move.
    if !matches!(table.phase, Phase::Over(_)) {
        return None;
    }
    let (willing, silent): (Vec<_>, Vec<_>) =
        table.chairs.people().map(|(_, person)| person).partition(|person| person.rematch == Rematch::Wanted);
    if table.is_rated() && table.owes_return_game() && willing.is_empty() {
        // A pair that has begun is played to its end, whoever has gone.
        return Some(table.at.max(table.awake).plus(RATED_RETURN_MILLIS));
    }
    if willing.is_empty() {
        return None;
    }
    if table.owes_return_game() {
        let since = table.rematch_since.filter(|_| !silent.is_empty());
        return Some(since.map(|since| since.plus(RETURN_MILLIS)).unwrap_or_default());
    }
    let asked_for = match table.settings.pace {
        Pace::Live => Millis::default(),
        Pace::Slow => table.rematch_since?.plus(SLOW_AWAY_MILLIS),
    };
    let given_up = |person: &Person| {
        let gone = away::gone_since(table, &person.player)?;
        Some(gone.plus(ASK_AWAY_MILLIS).max(asked_for))
    };
    let waits: Option<Vec<Millis>> = silent.into_iter().map(given_up).collect();
    Some(waits?.into_iter().max().unwrap_or_default())
}
