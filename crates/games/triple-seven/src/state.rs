//! The position: what is public, what each holds, the stack, and what each remembers.

use sevenfold_core::{MAX_SEATS, Seat};

use crate::action::Order;
use crate::cards::Cards;
use crate::frame::Frames;
use crate::memory::{Memory, Recall};
use crate::options::Options;
use crate::pieces::{Card, Colour, Kind, MOST_CARDS, Rank};
use crate::table::{Phase, Table};

/// A game of 777 in some position.
#[derive(Clone, PartialEq, Debug)]
pub struct TripleSeven {
    pub(crate) table: Table,
    pub(crate) hands: [Cards; MAX_SEATS],
    pub(crate) reserves: [Option<Card>; MAX_SEATS],
    pub(crate) collected: [Collected; MAX_SEATS],
    pub(crate) stack: Stack,
    pub(crate) memory: Recall,
}

/// What a player has collected, one card of each type at most (TS-22).
pub(crate) type Collected = [Option<Card>; Kind::ALL.len()];

/// The draw stack.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stack {
    /// The first `len` are the stack, its top last.
    cards: [Card; MOST_CARDS],
    len: u8,
}

impl PartialEq for Stack {
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards()
    }
}

impl Stack {
    pub(crate) const EMPTY: Self =
        Self { cards: [Card::new(Colour::Red, Rank::Number(0)); MOST_CARDS], len: 0 };

    /// A stack with these cards, top first.
    pub(crate) fn from_order(order: &Order) -> Self {
        let mut stack = Self { len: order.len() as u8, ..Self::EMPTY };
        for (place, &card) in stack.cards.iter_mut().zip(order.iter().rev()) {
            *place = card;
        }
        stack
    }

    #[inline]
    pub(crate) const fn len(&self) -> u8 {
        self.len
    }

    /// Takes the top card.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Card> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[self.len as usize])
    }

    /// The cards, top last.
    pub(crate) fn cards(&self) -> &[Card] {
        &self.cards[..self.len as usize]
    }
}

impl TripleSeven {
    pub(crate) fn begin(options: Options, seats: u8) -> Self {
        Self { memory: Recall::keep(&Memory::NOTHING), ..Self::forgetful(options, seats) }
    }

    /// A game whose players remember nothing.
    pub(crate) fn forgetful(options: Options, seats: u8) -> Self {
        Self {
            table: Table::new(options, seats),
            hands: [Cards::NONE; MAX_SEATS],
            reserves: [None; MAX_SEATS],
            collected: [[None; 3]; MAX_SEATS],
            stack: Stack::EMPTY,
            memory: Recall::FORGOTTEN,
        }
    }

    /// The frames of the round.
    ///
    /// # Panics
    /// Only called while a round is played; the phases see to it.
    #[inline]
    pub(crate) fn frames(&mut self) -> &mut Frames {
        match &mut self.table.phase {
            Phase::Round(frames) => frames,
            _ => unreachable!("frames are touched only while a round is played"),
        }
    }

    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> &Cards {
        &self.hands[seat.index()]
    }

    #[inline]
    pub(crate) fn hand_mut(&mut self, seat: Seat) -> &mut Cards {
        &mut self.hands[seat.index()]
    }

    #[inline]
    pub(crate) fn reserve(&self, seat: Seat) -> Option<Card> {
        self.reserves[seat.index()]
    }

    /// Can a card be drawn, if need be after a reshuffle (TS-9)?
    #[inline]
    pub(crate) fn can_draw(&self) -> bool {
        self.stack.len() > 0 || !self.table.pile.under.is_empty()
    }

    /// Every seat but this one, in seat order.
    #[inline]
    pub(crate) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let own = seat.index() as u8;
        (1..self.table.seats).map(move |number| Seat::new(if number <= own { number - 1 } else { number }))
    }

    /// The cards that are dealt: all that have not been collected (TS-22).
    pub(crate) fn deck(&self) -> Cards {
        let mut deck = Cards::deck(self.table.options.main_copies);
        // Whoever does not play has collected nothing.
        for &card in self.collected.iter().take(self.table.seats.into()).flatten().flatten() {
            deck.take(card);
        }
        deck
    }
}

/// The truth, for hosts, tests and studies; players get a view.
impl TripleSeven {
    /// The public facts.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The cards in a hand.
    pub fn hand_of(&self, seat: Seat) -> Cards {
        *self.hand(seat)
    }

    /// The reserve of a seat.
    pub fn reserve_of(&self, seat: Seat) -> Option<Card> {
        self.reserve(seat)
    }

    /// What a seat has collected: a Number, an Action, a Character.
    pub fn collected_by(&self, seat: Seat) -> [Option<Card>; 3] {
        self.collected[seat.index()]
    }

    /// How many cards the draw stack has.
    pub const fn stack_len(&self) -> u8 {
        self.stack.len()
    }

    /// The draw stack, top first.
    pub fn stack(&self) -> impl Iterator<Item = Card> {
        self.stack.cards().iter().rev().copied()
    }
}
