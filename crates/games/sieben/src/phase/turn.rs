//! A turn: laying a card, or taking a penalty.

use sevenfold_core::{Seat, Tell};

use super::Phase;
use crate::action::Action;
use crate::breach::Breach;
use crate::event::Event;
use crate::lists::list_lays;
use crate::options::Finish;
use crate::pieces::{Card, Way};
use crate::pile::{Face, fits, fits_somehow};
use crate::state::{Drawn, Sieben};

impl Sieben {
    /// Every legal move of the seat to move. It has one: who cannot lay takes.
    pub(crate) fn legal_in_turn(&self, seat: Seat, out: &mut Vec<Action>) {
        let before = out.len();
        let held = self.hands[seat.index()].numbers();
        match self.pile.face() {
            None => list_lays(held.intersection(fits(None, Way::Open)), Way::Open, out),
            pile => {
                list_lays(held.intersection(fits(pile, Way::Hole)), Way::Hole, out);
                list_lays(held.intersection(fits(pile, Way::Number)), Way::Number, out);
            }
        }
        if out.len() == before {
            out.push(Action::Take);
        }
    }

    /// Is the move legal for the seat to move?
    pub(crate) fn check_in_turn(&self, seat: Seat, action: Action) -> Result<(), Breach> {
        match action {
            Action::Lay { card, way } => self.check_lay(seat, card, way),
            Action::Take => self.check_take(seat),
        }
    }

    /// Carries out a legal move of the seat to move.
    #[inline]
    pub(crate) fn advance_in_turn(&mut self, seat: Seat, action: Action, tell: &mut impl Tell<Event>) {
        match action {
            Action::Lay { card, way } => self.lay(seat, card, way, tell),
            Action::Take => self.take(seat, tell),
        }
    }

    fn check_lay(&self, seat: Seat, card: Card, way: Way) -> Result<(), Breach> {
        let held = self.hands[seat.index()].numbers();
        let face = self.pile.face();
        match (face, way) {
            (Some(pile), Way::Open) => Err(Breach::WhichWay { card, pile }),
            _ if !held.contains(card) => Err(Breach::NotHeld { card, held }),
            (None, Way::Hole | Way::Number) => Err(Breach::NoPile { card }),
            _ if fits(face, way).contains(card) => Ok(()),
            (before, _) => {
                let made = Face::laid(before, card, way);
                let before = before.map_or(0, Face::total);
                Err(if made.total() < before {
                    Breach::TooLow { card, made, before }
                } else {
                    Breach::TooHigh { card, made }
                })
            }
        }
    }

    /// SI-7 Only who cannot lay may take.
    fn check_take(&self, seat: Seat) -> Result<(), Breach> {
        if matches!(self.phase, Phase::FollowUp { .. }) {
            return Err(Breach::FollowUp);
        }
        let face = self.pile.face();
        let held = self.hands[seat.index()].numbers();
        for way in [Way::Open, Way::Hole, Way::Number] {
            if let Some(card) = held.intersection(fits(face, way)).iter().next() {
                return Err(Breach::CanLay { card, way, total: Face::laid(face, card, way).total() });
            }
        }
        Ok(())
    }

    fn lay(&mut self, seat: Seat, card: Card, way: Way, tell: &mut impl Tell<Event>) {
        let hand = &mut self.hands[seat.index()];
        hand.remove(card);
        let last = hand.is_empty();
        self.memory.laid(seat, card);
        self.dry = 0;
        let face = self.pile.lay(card, way);
        tell.tell(|| Event::Laid { seat, card, way, pile: face });
        let seven = face.is_seven();
        if seven {
            self.put_aside(seat, tell);
        }
        if last && (seven || self.options.finish == Finish::Any) {
            // SI-12, SI-13
            self.goes_out(seat, tell);
        } else if seven {
            // SI-9
            self.phase = Phase::FollowUp { seat };
        } else if last || matches!(self.phase, Phase::Turn { .. }) {
            // SI-8, and SI-13 for a last card that begins a pile after a Seven!.
            self.draws(seat, tell);
        } else {
            self.pass_turn(seat);
        }
    }

    /// SI-9 A full pile is put aside.
    fn put_aside(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        let cards = self.pile.clear();
        self.aside = self.aside.plus(cards);
        tell.tell(|| Event::Seven { seat, cards: cards.total() });
    }

    /// SI-10 A penalty, which proves that the hand has no card that fits.
    fn take(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        let face = self.pile.face();
        self.memory.lacked(seat, fits_somehow(face));
        tell.tell(|| Event::Stuck { seat, pile: face });
        if self.draws(seat, tell) == Drawn::Nothing {
            self.dry += 1;
            if self.dry >= self.playing.len() {
                // SI-11
                self.phase = Phase::Standstill { seat: self.next_in(seat) };
            }
        }
    }
}
