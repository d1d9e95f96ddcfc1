//! Before the first card: a reserve, or none (TS-6).
//!
//! The card leaves the hand at once, but nobody is told before all have answered.

use sevenfold_core::{Seat, SeatSet, Tell};

use super::each::Deed;
use super::list::List;
use crate::action::Action;
use crate::breach::Breach;
use crate::event::{Choice, Event};
use crate::frame::Frames;
use crate::pieces::Card;
use crate::state::TripleSeven;
use crate::table::Phase;

impl TripleSeven {
    pub(super) fn reserving_legal(&self, seat: Seat, out: &mut impl List) {
        out.one(Action::NoReserve);
        out.each(Deed::Reserve, self.hand(seat));
    }

    pub(super) fn reserving_check(&self, answered: u8, seat: Seat, action: Action) -> Result<(), Breach> {
        let turn = self.table.reserving(answered);
        match action {
            Action::CallOut | Action::Announce => Err(Breach::NoHerald),
            _ if turn != seat => Err(Breach::NotYourTurn { turn }),
            Action::NoReserve => Ok(()),
            Action::Reserve(card) if self.hand(seat).contains(card) => Ok(()),
            Action::Reserve(card) => Err(Breach::NotInHand { card, hand: *self.hand(seat) }),
            _ => Err(Breach::ReserveFirst),
        }
    }

    pub(super) fn choose_reserve(&mut self, seat: Seat, card: Option<Card>, tell: &mut impl Tell<Event>) {
        if let Some(card) = card {
            self.hand_mut(seat).take(card);
            self.reserves[seat.index()] = Some(card);
        }
        tell.tell(|| Event::Chose { seat, choice: Some(card.map_or(Choice::NoReserve, Choice::Reserve)) });
        let Phase::Reserving { answered } = &mut self.table.phase else { return };
        *answered += 1;
        if *answered == self.table.seats {
            self.show_reserves(tell);
        }
    }

    fn show_reserves(&mut self, tell: &mut impl Tell<Event>) {
        let who: SeatSet = Seat::all(self.table.seats).filter(|&seat| self.reserve(seat).is_some()).collect();
        for seat in who.iter() {
            let cards = self.hand(seat).len() + 1;
            self.memory.note(|memory| memory.reserved(seat, cards));
        }
        tell.tell(|| Event::Reserves { who });
        self.table.phase = Phase::Round(Frames::turn(self.table.first()));
    }
}
