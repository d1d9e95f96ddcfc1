//! Taking back.
//!
//! One takes back one's own last move and everything after it. Where nobody else has a stake in the game it happens at
//! once. Whoever has one must agree, present or not, and then it is possible only if nobody has seen something hidden
//! since ([`Sights`](crate::hidden::Sights)).
//!
//! Everybody who sits at the table has a stake: also those who are away or got up and may come back, since the bot that
//! plays for them agrees to nothing. Only whoever has resigned has none: there is no way back into the game.

use sevenfold_core::{Seat, SeatSet};
use sevenfold_protocol::{Consent, limits};

use crate::table::Offer;
use crate::work::Work;
use crate::{Happened, PlayerId, Table, TableError};

pub(super) fn offer(
    table: &mut Table,
    work: &mut Work,
    who: &PlayerId,
    seat: Seat,
) -> Result<(), TableError> {
    table.own_active(who, seat)?;
    let play = table.running()?;
    if table.is_rated() {
        return Err(TableError::RatedUndo);
    }
    if let Some(offer) = table.undo {
        return Err(TableError::UndoPending { by: offer.by });
    }
    let keep = play.last_own_step(seat).ok_or(TableError::NothingToUndo)?;
    let others = table.others_with_a_stake(seat);
    if others.is_empty() {
        return table.happen(work, Happened::Undone { seat, keep: keep as u32 });
    }
    if play.run.len() - keep > limits::UNDO_STEPS {
        return Err(TableError::LongAgo);
    }
    let people: Vec<Seat> = table.chairs.people().map(|(seat, _)| seat).collect();
    let seen = table.play.as_mut().and_then(|play| play.first_sight(keep, &people));
    if let Some(step) = seen {
        return Err(TableError::HiddenSeen { step });
    }
    table.happen(work, Happened::UndoOffered { seat, keep: keep as u32 })
}

pub(super) fn answer(
    table: &mut Table,
    work: &mut Work,
    who: &PlayerId,
    seat: Seat,
    consent: Consent,
) -> Result<(), TableError> {
    table.own(who, seat)?;
    let offer = table.undo.ok_or(TableError::NoUndoOffer)?;
    let asked = table.waited_for(offer).contains(seat);
    match consent {
        Consent::Decline if asked || seat == offer.by => table.happen(work, Happened::UndoDeclined { seat }),
        Consent::Agree if asked => {
            table.happen(work, Happened::UndoAgreed { seat })?;
            match table.undo {
                Some(offer) if table.waited_for(offer).is_empty() => {
                    table.happen(work, Happened::Undone { seat: offer.by, keep: offer.keep })
                }
                _ => Ok(()),
            }
        }
        Consent::Agree | Consent::Decline => Err(TableError::NoUndoOffer),
    }
}

impl Table {
    /// Whose answer to a wish is missing.
    pub(crate) fn waited_for(&self, offer: Offer) -> SeatSet {
        offer.agreed.iter().fold(self.others_with_a_stake(offer.by), SeatSet::without)
    }

    /// The seats of the other people who play, or may come back to play.
    fn others_with_a_stake(&self, seat: Seat) -> SeatSet {
        let own = self.chairs.get(seat).and_then(|chair| chair.person()).map(|person| &person.player);
        let others = self.chairs.people().filter(|(_, person)| Some(&person.player) != own);
        others.filter(|(_, person)| !person.has_resigned()).map(|(seat, _)| seat).collect()
    }
}
