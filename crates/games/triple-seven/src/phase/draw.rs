//! Drawing, and the reshuffle in the middle of it (TS-9).

use sevenfold_core::{Impossible, Seat, Tell};

use crate::action::Order;
use crate::cards::Cards;
use crate::event::Event;
use crate::frame::Frame;
use crate::state::{Stack, TripleSeven};
use crate::table::Phase;

impl TripleSeven {
    /// A seat draws so many cards, as far as there are any. If the stack runs out, the rest waits for the reshuffle.
    ///
    /// Whoever still has no card in hand when the drawing is over is out (TS-21).
    pub(super) fn draw(&mut self, seat: Seat, count: u8, tell: &mut impl Tell<Event>) {
        let now = count.min(self.stack.len());
        if now > 0 {
            self.draw_from_stack(seat, now, tell);
        }
        let left = count - now;
        if left > 0 && !self.table.pile.under.is_empty() {
            return self.frames().push(Frame::Draw { seat, left });
        }
        if left > 0 {
            tell.tell(|| Event::NoneLeft { seat });
        }
        if self.hand(seat).is_empty() {
            self.win(seat, tell);
        }
    }

    #[inline]
    fn draw_from_stack(&mut self, seat: Seat, count: u8, tell: &mut impl Tell<Event>) {
        let mut drawn = Cards::NONE;
        (0..count).filter_map(|_| self.stack.pop()).for_each(|card| drawn.add(card));
        self.hand_mut(seat).add_all(&drawn);
        self.memory.note(|memory| memory.drew(seat, &drawn));
        tell.tell(|| Event::Drew { seat, count, cards: Some(drawn) });
    }

    /// Is a draw waiting for the table to shuffle?
    pub(crate) fn awaits_reshuffle(&self) -> Option<Frame> {
        match self.table.phase {
            Phase::Round(frames) => {
                frames.top().filter(|frame| matches!(frame, Frame::Draw { .. } | Frame::TopGift { .. }))
            }
            _ => None,
        }
    }

    pub(crate) fn reshuffle(&mut self, order: &Order, tell: &mut impl Tell<Event>) -> Result<(), Impossible> {
        let Some(waiting) = self.awaits_reshuffle() else { return Err(Impossible::undue()) };
        let under = self.table.pile.under;
        if !is_order_of(order, &under) {
            return Err(Impossible::not_the_cards());
        }
        self.table.tick();
        self.table.pile.under = Cards::NONE;
        self.stack = Stack::from_order(order);
        self.memory.note(|memory| memory.reshuffled(&under));
        tell.tell(|| Event::Reshuffled { count: order.len() as u8 });
        self.frames().pop();
        match waiting {
            Frame::TopGift { from, to } => self.give_top(from, to, tell),
            Frame::Draw { seat, left } => self.draw(seat, left, tell),
            _ => {}
        }
        Ok(())
    }
}

/// Are these exactly those cards, in some order?
pub(super) fn is_order_of(order: &Order, cards: &Cards) -> bool {
    // As many, and the same: then none is there twice.
    order.len() == usize::from(cards.len()) && order.iter().copied().collect::<Cards>() == *cards
}
