//! Sitting down, and coming back.

use sevenfold_core::Seat;
use sevenfold_protocol::SeatToken;

use super::{Answer, name};
use crate::chairs::Chair;
use crate::work::Work;
use crate::{Happened, PlayerId, Table, TableError};

/// Takes a free seat, or one's own again.
pub(super) fn take(
    table: &mut Table,
    work: &mut Work,
    who: &PlayerId,
    seat: Option<Seat>,
    name: &str,
) -> Result<Answer, TableError> {
    if let Some(seat) = seat
        && table.own(who, seat).is_ok()
    {
        return back(table, work, who, seat);
    }
    let seat = match seat {
        Some(seat) if *table.chair(seat)? == Chair::Free => seat,
        Some(seat) => return Err(TableError::SeatTaken { seat }),
        None => table.chairs.first_free().ok_or(TableError::TableFull)?,
    };
    if table.is_rated() && !table.chairs.seats_of(who).is_empty() {
        return Err(TableError::RatedSeats);
    }
    // A finished game's seat shows what its player saw: it is not for others.
    table.gathering()?;
    let (name, player) = (name::check(name)?.to_owned(), who.clone());
    table.happen(work, Happened::Sat { seat, player, name, part: String::new() })?;
    table.tell_person(work, who);
    Ok(Answer::Seated(seat))
}

/// Whoever has the token is the seat's player, on whatever device. A rated game is played by whoever sat down to it: a member
/// is the same person on all devices.
pub(super) fn come_back(
    table: &mut Table,
    work: &mut Work,
    who: &PlayerId,
    token: SeatToken,
) -> Result<Answer, TableError> {
    let known = table.chairs.people().map(|(seat, _)| seat).find(|&seat| table.token(seat) == Some(token));
    let known = known.filter(|&seat| !table.is_rated() || table.own(who, seat).is_ok());
    back(table, work, who, known.ok_or(TableError::NoSuchToken)?)
}

fn back(table: &mut Table, work: &mut Work, who: &PlayerId, seat: Seat) -> Result<Answer, TableError> {
    let before = table.chair(seat)?.person().map(|person| (person.player.clone(), person.stand_in.is_some()));
    let Some((player, stood_in)) = before else { return Err(TableError::NotYourSeat { seat }) };
    if player != *who || stood_in {
        table.happen(work, Happened::Returned { seat, player: who.clone() })?;
    }
    if player != *who {
        table.tell_person(work, who);
        table.tell_person(work, &player);
    }
    Ok(Answer::Seated(seat))
}
