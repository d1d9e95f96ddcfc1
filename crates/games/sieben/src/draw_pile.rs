//! The draw pile: hidden cards in the order in which they will be drawn.

use crate::pieces::{Card, DECK_SIZE};

/// The draw pile, top first.
#[derive(Clone, Copy)]
pub(crate) struct DrawPile {
    /// Those before `next` and from `end` on mean nothing.
    cards: [Card; DECK_SIZE],
    next: u8,
    end: u8,
}

impl DrawPile {
    pub(crate) const EMPTY: Self = Self {
        cards: [match Card::new(1) {
            Some(card) => card,
            None => unreachable!(),
        }; DECK_SIZE],
        next: 0,
        end: 0,
    };

    /// A new draw pile, top first, of at most [`DECK_SIZE`] cards.
    pub(crate) fn new(cards: &[Card]) -> Self {
        let mut pile = Self { end: cards.len() as u8, ..Self::EMPTY };
        pile.cards[..cards.len()].copy_from_slice(cards);
        pile
    }

    #[inline]
    pub(crate) const fn len(&self) -> u8 {
        self.end - self.next
    }

    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.next == self.end
    }

    #[inline]
    pub(crate) fn draw(&mut self) -> Option<Card> {
        if self.is_empty() {
            return None;
        }
        let card = self.cards[usize::from(self.next)];
        self.next += 1;
        Some(card)
    }

    /// The cards, top first.
    pub(crate) fn cards(&self) -> &[Card] {
        &self.cards[usize::from(self.next)..usize::from(self.end)]
    }
}

/// Cards already drawn are no part of the pile.
impl PartialEq for DrawPile {
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards()
    }
}

impl std::fmt::Debug for DrawPile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.cards().iter().map(|card| card.number())).finish()
    }
}
