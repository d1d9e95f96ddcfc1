//! The SAMARITAN's gift (TS-34).

use sevenfold_core::{Seat, Tell};

use super::each::Deed;
use super::list::List;
use super::play::runs_in;
use crate::action::{Action, Gift};
use crate::breach::Breach;
use crate::cards::Cards;
use crate::event::Event;
use crate::frame::Frame;
use crate::state::TripleSeven;

impl TripleSeven {
    pub(super) fn gift_legal(&self, seat: Seat, out: &mut impl List) {
        let hand = self.hand(seat);
        out.each(Deed::Give, hand);
        runs_in(hand).for_each(|run| out.one(Action::Give(Gift::Run(run))));
        if self.can_draw() {
            out.one(Action::Give(Gift::Top));
        }
    }

    pub(super) fn gift_check(&self, seat: Seat, action: Action) -> Result<(), Breach> {
        let Action::Give(gift) = action else { return Err(Breach::GiveFirst) };
        let hand = self.hand(seat);
        match gift {
            Gift::Card(card) if !hand.contains(card) => Err(Breach::NotInHand { card, hand: *hand }),
            Gift::Run(run) if run.cards().coloured & !hand.coloured != 0 => {
                let missing = run.cards().coloured & !hand.coloured;
                Err(Breach::NoRun { run, missing: Cards { coloured: missing, ..Cards::NONE } })
            }
            Gift::Top if !self.can_draw() => Err(Breach::NoTop),
            Gift::Card(_) | Gift::Run(_) | Gift::Top => Ok(()),
        }
    }

    pub(super) fn give(&mut self, from: Seat, gift: Gift, tell: &mut impl Tell<Event>) {
        let to = self.table.after(from);
        self.frames().pop();
        let cards = match gift {
            Gift::Card(card) => [card].into_iter().collect(),
            Gift::Run(run) => run.cards(),
            Gift::Top => return self.give_top(from, to, tell),
        };
        for card in cards.iter() {
            self.hand_mut(from).take(card);
        }
        self.hand_over(from, to, gift, &cards, tell);
        if self.hand(from).is_empty() {
            self.win(from, tell);
        }
    }

    /// Draws a card and passes it on; if the stack is empty, after the reshuffle (TS-9).
    pub(super) fn give_top(&mut self, from: Seat, to: Seat, tell: &mut impl Tell<Event>) {
        match self.stack.pop() {
            Some(card) => self.hand_over(from, to, Gift::Top, &[card].into_iter().collect(), tell),
            None => self.frames().push(Frame::TopGift { from, to }),
        }
    }

    fn hand_over(&mut self, from: Seat, to: Seat, gift: Gift, cards: &Cards, tell: &mut impl Tell<Event>) {
        self.hand_mut(to).add_all(cards);
        self.memory.note(|memory| memory.gave(from, to, gift, cards));
        tell.tell(|| Event::Gave { from, to, what: gift.into(), cards: Some(*cards) });
    }
}
