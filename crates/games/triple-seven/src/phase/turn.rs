//! A turn (TS-7, TS-8), and the extra play of a DEUCE (TS-17).

use sevenfold_core::{Seat, Tell};

use super::each::Deed;
use super::list::List;
use crate::action::{Action, Source};
use crate::breach::Breach;
use crate::event::Event;
use crate::frame::{Turn, TurnDraw};
use crate::pieces::Card;
use crate::state::TripleSeven;

/// How many idle turns per seat make a round void (TS-9).
pub(crate) const IDLE_PER_SEAT: u8 = 20;

impl TripleSeven {
    #[inline]
    pub(super) fn turn_legal(&self, turn: Turn, seat: Seat, out: &mut impl List) {
        // One can pass where one cannot draw, and only there.
        out.one(if self.draw_check(turn).is_ok() { Action::Draw } else { Action::Pass });
        self.hand_plays(seat, out);
        let hand = self.hand(seat);
        if let Some(reserve) = self.reserve(seat) {
            self.reserve_plays(seat, reserve, out);
            out.each(Deed::Swap, hand);
        } else if !hand.is_one() {
            out.each(Deed::Reserve, hand);
        }
    }

    pub(super) fn turn_check(&self, turn: Turn, seat: Seat, action: Action) -> Result<(), Breach> {
        match action {
            Action::Draw => self.draw_check(turn),
            Action::Pass => self.pass_check(turn),
            Action::Reserve(card) => self.put_aside_check(seat, card),
            Action::Swap(card) => self.swap_check(seat, card),
            Action::Play(from, play) => self.play_check(seat, from, play),
            Action::PlayRun(run) => self.run_check(seat, run),
            Action::NoReserve => Err(Breach::RoundBegun),
            Action::Done => Err(Breach::NothingToDecline),
            Action::Give(_) => Err(Breach::NoGiftDue),
            Action::Answer(_) | Action::Submit => Err(Breach::NotAttacked),
            Action::CallOut | Action::Hush | Action::Announce => Err(Breach::NoHerald),
        }
    }

    #[inline]
    fn draw_check(&self, turn: Turn) -> Result<(), Breach> {
        match turn.draw {
            TurnDraw::Taken => Err(Breach::AlreadyDrew),
            TurnDraw::Open if !self.can_draw() => Err(Breach::NothingToDraw),
            TurnDraw::Open => Ok(()),
        }
    }

    #[inline]
    fn pass_check(&self, turn: Turn) -> Result<(), Breach> {
        match turn.draw {
            TurnDraw::Open if self.can_draw() => Err(Breach::DrawBeforePass),
            TurnDraw::Open | TurnDraw::Taken => Ok(()),
        }
    }

    fn put_aside_check(&self, seat: Seat, card: Card) -> Result<(), Breach> {
        let hand = self.hand(seat);
        if !hand.contains(card) {
            return Err(Breach::NotInHand { card, hand: *hand });
        }
        match self.reserve(seat) {
            Some(reserve) => Err(Breach::HasReserve { reserve }),
            None if hand.len() < 2 => Err(Breach::LastCard),
            None => Ok(()),
        }
    }

    fn swap_check(&self, seat: Seat, card: Card) -> Result<(), Breach> {
        let hand = self.hand(seat);
        if !hand.contains(card) {
            return Err(Breach::NotInHand { card, hand: *hand });
        }
        self.reserve(seat).map(|_| ()).ok_or(Breach::NothingToSwap)
    }

    pub(super) fn take_turn_draw(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        self.frames().turn.draw = TurnDraw::Taken;
        self.table.dry = 0;
        self.draw(seat, 1, tell);
    }

    pub(super) fn pass(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        tell.tell(|| Event::Passed { seat });
        match self.frames().turn.draw {
            TurnDraw::Open => self.table.dry += 1,
            TurnDraw::Taken => self.table.dry = 0,
        }
        self.end_idle_turn(seat, tell);
    }

    pub(super) fn put_aside(&mut self, seat: Seat, card: Card, tell: &mut impl Tell<Event>) {
        let cards = self.hand(seat).len();
        self.memory.note(|memory| memory.reserved(seat, cards));
        self.hand_mut(seat).take(card);
        self.reserves[seat.index()] = Some(card);
        self.table.dry = 0;
        tell.tell(|| Event::Reserved { seat, card: Some(card) });
        self.end_idle_turn(seat, tell);
    }

    pub(super) fn swap(&mut self, seat: Seat, card: Card, tell: &mut impl Tell<Event>) {
        let cards = self.hand(seat).len();
        self.memory.note(|memory| memory.reserved(seat, cards));
        let was = self.reserves[seat.index()].replace(card);
        let hand = self.hand_mut(seat);
        hand.take(card);
        if let Some(was) = was {
            hand.add(was);
        }
        self.table.dry = 0;
        tell.tell(|| Event::Swapped { seat, card: Some(card) });
        self.end_idle_turn(seat, tell);
    }

    /// A turn ends without a card for the pile (TS-9).
    fn end_idle_turn(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        self.table.idle += 1;
        let seats = self.table.seats;
        if self.table.dry >= seats || self.table.idle >= IDLE_PER_SEAT * seats {
            self.end_void(tell);
        } else {
            let next = self.table.after(seat);
            self.frames().turn = Turn::of(next);
        }
    }

    pub(super) fn extra_legal(&self, seat: Seat, out: &mut impl List) {
        out.one(Action::Done);
        self.hand_plays(seat, out);
    }

    pub(super) fn extra_check(&self, seat: Seat, action: Action) -> Result<(), Breach> {
        match action {
            Action::Done => Ok(()),
            Action::Play(Source::Reserve, _) => Err(Breach::ReserveInExtraPlay),
            Action::Play(Source::Hand, play) => self.play_check(seat, Source::Hand, play),
            Action::PlayRun(run) => self.run_check(seat, run),
            _ => Err(Breach::ExtraPlay),
        }
    }

    pub(super) fn decline(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        tell.tell(|| Event::Declined { seat });
        self.frames().pop();
    }
}
