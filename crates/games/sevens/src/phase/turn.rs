//! A turn: laying a card, passing, or leaving the round.

use sevenfold_core::{Seat, Tell};

use crate::action::Action;
use crate::breach::Breach;
use crate::event::Event;
use crate::options::Variant;
use crate::pieces::{Card, CardSet};
use crate::state::{MOST_PASSES, Sevens};

impl Sevens {
    /// The cards that may be laid now, whoever holds them.
    #[inline]
    pub(crate) const fn fits(&self) -> CardSet {
        match self.options.variant {
            // SE-5 A round of Fan Tan begins with the seven of diamonds.
            Variant::FanTan if self.rows.is_empty() => CardSet::only(Card::SEVEN_OF_DIAMONDS),
            Variant::FanTan | Variant::ShichiNarabe => self.rows.fits(),
        }
    }

    /// The cards the seat can lay.
    #[inline]
    pub(crate) const fn layable(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()].intersection(self.fits())
    }

    /// Every legal move of the seat to move. It has one: who can neither lay nor pass folds.
    pub(crate) fn legal_in_turn(&self, seat: Seat, out: &mut Vec<Action>) {
        let layable = self.layable(seat);
        out.extend(layable.iter().map(|card| Action::Lay { card }));
        for action in [Action::Pass, Action::Fold] {
            if self.check_idle(seat, action, layable).is_ok() {
                out.push(action);
            }
        }
    }

    /// Is the move legal for the seat to move?
    pub(crate) fn check_in_turn(&self, seat: Seat, action: Action) -> Result<(), Breach> {
        match action {
            Action::Lay { card } => self.check_lay(seat, card),
            Action::Pass | Action::Fold => self.check_idle(seat, action, self.layable(seat)),
        }
    }

    fn check_lay(&self, seat: Seat, card: Card) -> Result<(), Breach> {
        let held = self.hands[seat.index()];
        if self.options.variant == Variant::FanTan && self.rows.is_empty() && card != Card::SEVEN_OF_DIAMONDS
        {
            Err(Breach::BeginWithDiamonds)
        } else if !held.contains(card) {
            Err(Breach::NotHeld { card })
        } else if !self.fits().contains(card) {
            Err(Breach::DoesNotFit { card, ends: self.rows.ends(card.suit()) })
        } else {
            Ok(())
        }
    }

    /// Passing and folding, for a seat that can lay these cards.
    fn check_idle(&self, seat: Seat, action: Action, layable: CardSet) -> Result<(), Breach> {
        let passes = self.passes[seat.index()];
        let lay = layable.iter().next();
        match (self.options.variant, action, lay) {
            (Variant::FanTan, Action::Fold, _) => Err(Breach::NobodyFolds),
            (Variant::FanTan, _, Some(_)) if self.rows.is_empty() => Err(Breach::BeginWithDiamonds),
            (Variant::FanTan, _, Some(card)) => Err(Breach::MustLay { card }),
            (Variant::ShichiNarabe, Action::Fold, Some(card)) => Err(Breach::FoldsTooSoon { card }),
            (Variant::ShichiNarabe, Action::Fold, None) if passes < MOST_PASSES => {
                Err(Breach::PassesLeft { left: MOST_PASSES - passes })
            }
            (Variant::ShichiNarabe, Action::Pass, Some(card)) if passes == MOST_PASSES => {
                Err(Breach::NoPassLeft { card })
            }
            (Variant::ShichiNarabe, Action::Pass, None) if passes == MOST_PASSES => Err(Breach::MustFold),
            (Variant::FanTan | Variant::ShichiNarabe, ..) => Ok(()),
        }
    }

    /// Carries out a legal move of the seat to move.
    #[inline]
    pub(crate) fn advance_in_turn(&mut self, seat: Seat, action: Action, tell: &mut impl Tell<Event>) {
        match action {
            Action::Lay { card } => self.lay(seat, card, tell),
            Action::Pass => self.pass(seat, tell),
            Action::Fold => self.fold(seat, tell),
        }
    }

    fn lay(&mut self, seat: Seat, card: Card, tell: &mut impl Tell<Event>) {
        let hand = &mut self.hands[seat.index()];
        *hand = hand.without(card);
        let out = hand.is_empty();
        self.rows.lay(card);
        tell.tell(|| Event::Laid { seat, card });
        if out {
            self.goes_out(seat, tell);
        } else {
            self.pass_turn(seat);
        }
    }

    /// SE-14 In Fan Tan a pass proves that no card of the hand fits.
    fn pass(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        if self.options.variant == Variant::FanTan {
            self.memory.lacked(seat, self.fits());
        }
        let passes = &mut self.passes[seat.index()];
        *passes = passes.saturating_add(1);
        let passes = *passes;
        tell.tell(|| Event::Passed { seat, passes });
        self.pass_turn(seat);
    }

    /// SE-8 The hand is laid face up in its places, gaps or not.
    fn fold(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        let cards = std::mem::take(&mut self.hands[seat.index()]);
        self.rows.lay_all(cards);
        tell.tell(|| Event::Folded { seat, cards });
        self.leaves(seat, tell);
    }
}
