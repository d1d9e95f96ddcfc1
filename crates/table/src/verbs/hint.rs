//! What would a good player do?

use sevenfold_core::Seat;
use sevenfold_protocol::{Choice, Hints};
use sevenfold_review::advice::Hint;

use super::Answer;
use crate::{PlayerId, Table, TableError, brain};

/// Asks a bot that sees what the seat sees.
pub(super) fn hint(table: &Table, who: &PlayerId, seat: Seat) -> Result<Answer, TableError> {
    table.own_active(who, seat)?;
    let play = table.running()?;
    if !allowed(table, who) {
        return Err(TableError::NoHints);
    }
    if !play.run.agenda().asked().contains(seat) {
        return Err(TableError::NotAsked);
    }
    let Some(Hint { text, reason }) = brain::hint(table, play, seat) else {
        return Ok(Answer::Hinted(seat, None, None));
    };
    let window = play.run.window_of(seat, &text);
    let choice = window.map(|window| Choice { window, label: play.run.describe(seat, &text), text });
    Ok(Answer::Hinted(seat, choice, reason))
}

/// May this person ask for hints?
pub(crate) fn allowed(table: &Table, who: &PlayerId) -> bool {
    if table.is_rated() {
        return false;
    }
    match table.settings.hints {
        Hints::Off => false,
        Hints::Alone => {
            table.chairs.people().all(|(_, person)| person.player == *who || person.has_resigned())
        }
        Hints::Always => true,
    }
}
