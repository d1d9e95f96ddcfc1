//! Running out of time in a rated game: it is lost, and over for everybody.

use sevenfold_core::Seat;
use sevenfold_protocol::Millis;

use super::play;
use crate::play::Play;
use crate::work::Work;
use crate::{Happened, Table, pace};

/// Whose time will be up first, and when. Where a passive answer is possible the table gives it, and nothing is lost.
pub(super) fn due(table: &Table) -> Option<(Millis, Seat)> {
    let asked = table.running().ok().filter(|_| table.is_rated()).into_iter().flat_map(Play::asked);
    let people = asked.filter(|asked| table.plays_in_person(asked.seat) && !asked.answer);
    people.filter_map(|asked| Some((pace::time_up(table, asked)?, asked.seat))).min()
}

/// Ends the game of whoever has run out of time.
pub(super) fn end_if_due(table: &mut Table, work: &mut Work) {
    let Some((_, seat)) = due(table).filter(|(at, _)| *at <= work.now) else { return };
    let lost = table.happen(work, Happened::TimedOut { seat });
    debug_assert_eq!(lost, Ok(()), "a running game can be lost");
    play::end(table, work);
}
