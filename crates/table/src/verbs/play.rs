//! Making a move.

use sevenfold_core::erased::Refused;
use sevenfold_core::{Agenda, NotationError, Say, Seat, WindowId};
use sevenfold_protocol::Phase;
use sevenfold_protocol::limits::MOVE_BYTES;

use crate::work::Work;
use crate::{Happened, Mover, PlayerId, Table, TableError};

/// A person moves. The move answers the window it names, or nothing happens.
pub(super) fn make_move(
    table: &mut Table,
    work: &mut Work,
    who: &PlayerId,
    seat: Seat,
    window: WindowId,
    text: &str,
) -> Result<(), TableError> {
    table.own_active(who, seat)?;
    let play = table.running()?;
    if text.len() > MOVE_BYTES {
        return Err(TableError::Refused(Refused::Unreadable(NotationError::new(text).say())));
    }
    if !play.run.agenda().is_open(window) {
        return Err(TableError::WindowClosed { window });
    }
    // A legal move that answers another window was meant for something else. One that answers none is refused by the
    // game itself, with the rule.
    let several = play.run.agenda().windows().len() > 1;
    if several && play.window_of_legal(seat, text).is_some_and(|meant| meant != window) {
        return Err(TableError::WindowClosed { window });
    }
    step(table, work, seat, text.to_owned(), Mover::Player)
}

/// A move, and whatever the table has to draw after it.
pub(super) fn step(
    table: &mut Table,
    work: &mut Work,
    seat: Seat,
    text: String,
    by: Mover,
) -> Result<(), TableError> {
    table.happen(work, Happened::Moved { seat, text, by })?;
    draw(table, work)?;
    end(table, work);
    Ok(())
}

/// Draws the chance steps that are due.
pub(super) fn draw(table: &mut Table, work: &mut Work) -> Result<(), TableError> {
    while let Some(text) = drawn(table) {
        table.happen(work, Happened::Drew { text })?;
    }
    Ok(())
}

/// Is the table to draw?
pub(super) fn must_draw(table: &Table) -> bool {
    table.running().is_ok_and(|play| matches!(play.run.agenda(), Agenda::Chance(_)))
}

/// What follows from the seed here, if something is to be drawn.
fn drawn(table: &mut Table) -> Option<String> {
    if !must_draw(table) {
        return None;
    }
    table.play.as_mut()?.run.draw_ahead()
}

/// Hands out the record when the game has just ended.
pub(super) fn end(table: &Table, work: &mut Work) {
    if matches!(table.phase, Phase::Over(_)) {
        work.done.record = table.record();
    }
}
