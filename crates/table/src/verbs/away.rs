//! Coming, going, and the bots that keep a seat warm.
//!
//! A bot steps in for somebody who is gone when another player asks for it, or by itself after a while at a live table
//! where another player waits. It hands the seat back as soon as its player is there again.
//!
//! At a slow table nobody is there most of the time, so being gone gives the others no right: only whoever has kept the
//! game waiting for days may be replaced.

use sevenfold_core::Seat;
use sevenfold_protocol::{Millis, Pace, Phase, StandInCause};

use crate::pace::{ASK_AWAY_MILLIS, AWAY_MILLIS, SLOW_AWAY_MILLIS};
use crate::play::Play;
use crate::work::Work;
use crate::{Happened, PlayerId, Table, TableError};

pub(crate) fn arrived(table: &mut Table, work: &mut Work, who: &PlayerId) {
    let news = !table.presence.is_here(who);
    table.presence.arrive(who);
    // The first to come to a rebuilt table waits for the others from now on.
    miss(table, work.now);
    if !news {
        return;
    }
    if table.chairs.seats_of(who).is_empty() {
        table.tell_players(work);
    } else {
        table.tell_presence(work);
        hand_back(table, work, who);
    }
}

pub(crate) fn gone(table: &mut Table, work: &mut Work, who: &PlayerId) {
    table.presence.leave(who, work.now);
    let news = !table.presence.is_here(who);
    if table.chairs.seats_of(who).is_empty() {
        table.presence.forget_all_but(|player| player != who);
        if news {
            table.tell_players(work);
        }
    } else if news {
        table.tell_presence(work);
    }
}

/// Whoever was away plays again; whoever got up must sit down first.
fn hand_back(table: &mut Table, work: &mut Work, who: &PlayerId) {
    for seat in table.chairs.seats_of(who).iter() {
        let cause = table.own(who, seat).ok().and_then(|person| Some(person.stand_in.as_ref()?.cause));
        if cause == Some(StandInCause::Away) && table.phase == Phase::Playing {
            let back = table.happen(work, Happened::Returned { seat, player: who.clone() });
            debug_assert_eq!(back, Ok(()), "a person can come back to the own seat");
        }
    }
}

pub(super) fn let_bot_play(
    table: &mut Table,
    work: &mut Work,
    who: &PlayerId,
    seat: Seat,
) -> Result<(), TableError> {
    table.running()?;
    if table.is_rated() {
        return Err(TableError::RatedStandIn);
    }
    let seats = table.chairs.seats_of(who);
    let first = seats.first().ok_or(TableError::NotYourSeat { seat })?;
    let playing = seats.iter().find(|own| table.own_active(who, *own).is_ok());
    table.own_active(who, playing.unwrap_or(first))?;
    let person = table.chair(seat)?.active().ok_or(TableError::NotYourSeat { seat })?;
    let gone = gone_since(table, &person.player).ok_or(TableError::StillHere { seat })?;
    let left = ASK_AWAY_MILLIS.saturating_sub(work.now.since(gone));
    if left > 0 {
        return Err(TableError::JustLeft { seat, seconds: in_units(left, 1000) });
    }
    let left = SLOW_AWAY_MILLIS.saturating_sub(kept_waiting(table, seat, work.now));
    if table.settings.pace == Pace::Slow && left > 0 {
        return Err(TableError::OwnPace { seat, hours: in_units(left, 60 * 60 * 1000) });
    }
    step_in(table, work, seat, StandInCause::Away)
}

/// For how long the game has waited for this seat's move.
fn kept_waiting(table: &Table, seat: Seat, now: Millis) -> u64 {
    let asked = table.running().into_iter().flat_map(Play::asked);
    let waits = asked.filter(|asked| asked.seat == seat && asked.must);
    waits.map(|asked| now.since(asked.since)).max().unwrap_or_default()
}

/// A span of time in seconds or hours, rounded up.
fn in_units(millis: u64, unit: u64) -> u32 {
    u32::try_from(millis.div_ceil(unit)).unwrap_or(u32::MAX)
}

pub(super) fn step_in(
    table: &mut Table,
    work: &mut Work,
    seat: Seat,
    cause: StandInCause,
) -> Result<(), TableError> {
    let bot = table.stand_in_bot().to_owned();
    table.happen(work, Happened::SteppedIn { seat, bot, cause })
}

/// Since when somebody has been gone, if that is known. Nobody is missed by a host that sleeps.
pub(super) fn gone_since(table: &Table, player: &PlayerId) -> Option<Millis> {
    Some(table.presence.gone_since(player)?.max(table.awake))
}

/// Notes who is missed for the first time.
fn miss(table: &mut Table, now: Millis) {
    for player in table.players() {
        table.presence.miss(&player, now);
    }
}

/// Who will have been away for too long, and when.
pub(super) fn due(table: &Table) -> impl Iterator<Item = (Millis, Seat)> {
    let waits = table.settings.pace == Pace::Live && !table.is_rated() && table.phase == Phase::Playing;
    let waited_for = waits && table.chairs.active().any(|(_, person)| table.presence.is_here(&person.player));
    table.chairs.active().filter(move |_| waited_for).filter_map(|(seat, person)| {
        let since = gone_since(table, &person.player)?;
        Some((since.plus(AWAY_MILLIS), seat))
    })
}
