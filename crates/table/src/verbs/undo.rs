//! Taking back.
//!
//! One takes back one's own last move and everything after it. Where only bots play against one it happens at once. Other
//! people are asked, and then it is possible only if nobody who plays has seen something hidden since ([`hidden`]).

use sevenfold_core::{Seat, SeatSet};
use sevenfold_protocol::Consent;

use crate::table::Offer;
use crate::work::Work;
use crate::{Happened, PlayerId, Table, TableError, hidden};

pub(super) fn offer(
    table: &mut Table,
    work: &mut Work,
    who: &PlayerId,
    seat: Seat,
) -> Result<(), TableError> {
    table.own_active(who, seat)?;
    let play = table.running()?;
    if let Some(offer) = table.undo {
        return Err(TableError::UndoPending { by: offer.by });
    }
    let keep = play.last_own_step(seat).ok_or(TableError::NothingToUndo)?;
    let others = table.asked_for_consent(seat);
    if others.is_empty() {
        return table.happen(work, Happened::Undone { seat, keep: keep as u32 });
    }
    let people: Vec<Seat> = table.chairs.people().map(|(seat, _)| seat).collect();
    if let Some(step) = hidden::first_sight(&*play.run, keep, &people) {
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
    /// Whose answer to a wish is missing: also of those who came back after it.
    pub(crate) fn waited_for(&self, offer: Offer) -> SeatSet {
        offer.agreed.iter().fold(self.asked_for_consent(offer.by), SeatSet::without)
    }

    /// The seats of the other people who play.
    pub(crate) fn asked_for_consent(&self, seat: Seat) -> SeatSet {
        let own = self.chairs.get(seat).and_then(|chair| chair.person()).map(|person| &person.player);
        let others = self.chairs.active().filter(|(_, person)| Some(&person.player) != own);
        others.map(|(seat, _)| seat).collect()
    }
}
