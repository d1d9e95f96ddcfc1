//! Playing again.
//!
//! The next game begins when everybody who is at the table wants it. Whoever is gone by then and has not said so loses
//! the seat; if a seat is free, people gather again before it begins.

use sevenfold_core::Seat;
use sevenfold_protocol::{Phase, limits};

use super::{part, play};
use crate::chairs::Person;
use crate::work::Work;
use crate::{Happened, PlayerId, Table, TableError};

pub(super) fn rematch(
    table: &mut Table,
    work: &mut Work,
    who: &PlayerId,
    seat: Seat,
    part: &str,
) -> Result<(), TableError> {
    let wants = table.own(who, seat)?.rematch.is_some();
    let part = part::check(part)?;
    match table.phase {
        Phase::Over(_) if table.number >= limits::GAMES => return Err(TableError::WornOut),
        Phase::Over(_) if wants => return Ok(()),
        Phase::Over(_) => {}
        Phase::Playing => return Err(TableError::Running),
        Phase::Gathering => return Err(TableError::NotStarted),
    }
    table.happen(work, Happened::WantsRematch { seat, part: part.to_owned() })?;
    begin_if_all_agree(table, work)
}

/// Lays the table for the next game if everybody who is here wants it.
pub(super) fn begin_if_all_agree(table: &mut Table, work: &mut Work) -> Result<(), TableError> {
    if !matches!(table.phase, Phase::Over(_)) || !all_agree(table) {
        return Ok(());
    }
    let silent = |(_, person): &(Seat, &Person)| person.rematch.is_none();
    let lost: Vec<Seat> = table.chairs.people().filter(silent).map(|(seat, _)| seat).collect();
    for seat in lost {
        table.happen(work, Happened::Freed { seat })?;
    }
    table.happen(work, Happened::Rematched)?;
    if table.chairs.count_free() == 0 {
        table.happen(work, Happened::Started)?;
        play::draw(table, work)?;
    }
    Ok(())
}

fn all_agree(table: &Table) -> bool {
    let mut people = table.chairs.people();
    let here = |person: &Person| table.presence.is_here(&person.player);
    let somebody = table.chairs.people().any(|(_, person)| person.rematch.is_some());
    somebody && people.all(|(_, person)| person.rematch.is_some() || !here(person))
}
