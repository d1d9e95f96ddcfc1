//! What lies on the table: a row for each suit.

use crate::pieces::{Card, CardSet, RANKS, SEVEN, Suit};

/// SE-4 The rows. Nothing but cards: where each one lies follows from its suit and rank.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rows {
    laid: CardSet,
}

impl Rows {
    /// Rows of these cards.
    pub const fn of(laid: CardSet) -> Self {
        Self { laid }
    }

    /// All cards that lie.
    #[inline]
    pub const fn laid(self) -> CardSet {
        self.laid
    }

    /// Does nothing lie yet?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.laid.is_empty()
    }

    /// A card is put in its place.
    #[inline]
    pub(crate) const fn lay(&mut self, card: Card) {
        self.laid = self.laid.with(card);
    }

    /// SE-8 A hand is laid down, gaps or not.
    pub(crate) const fn lay_all(&mut self, cards: CardSet) {
        self.laid = self.laid.union(cards);
    }

    /// SE-9 The cards that are joined to their seven without a gap.
    #[inline]
    pub const fn joined(self) -> CardSet {
        let mut joined = self.laid.intersection(CardSet::SEVENS);
        let mut step = 0;
        // Six steps lead from the seven to the ace and to the king.
        while step < RANKS - SEVEN {
            joined = joined.union(joined.neighbours().intersection(self.laid));
            step += 1;
        }
        joined
    }

    /// SE-4, SE-9 The cards that fit: sevens, and the next rank at either end of each row.
    #[inline]
    pub const fn fits(self) -> CardSet {
        self.joined().neighbours().union(CardSet::SEVENS).minus(self.laid)
    }

    /// SE-9 The lowest and the highest rank joined to the seven of a suit, if that lies.
    pub fn ends(self, suit: Suit) -> Option<(u8, u8)> {
        let mut ranks = self.joined().iter().filter(|card| card.suit() == suit).map(Card::rank);
        let low = ranks.next()?;
        Some((low, ranks.last().unwrap_or(low)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(text: &str) -> Rows {
        Rows::of(text.split_whitespace().map(|card| card.parse::<Card>().unwrap()).collect())
    }

    fn fits(text: &str) -> String {
        rows(text).fits().iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn sevens_fit_and_the_next_ranks_do() {
        assert_eq!(fits(""), "C7 D7 H7 S7");
        assert_eq!(fits("D7"), "C7 D6 D8 H7 S7");
        assert_eq!(fits("D6 D7 D8 S7"), "C7 D5 D9 H7 S6 S8");
    }

    #[test]
    fn a_row_ends_at_ace_and_king() {
        let whole = "CA C2 C3 C4 C5 C6 C7 C8 C9 C10 CJ CQ CK";
        assert_eq!(fits(whole), "D7 H7 S7");
        assert_eq!(rows(whole).ends(Suit::Clubs), Some((1, 13)));
        assert_eq!(rows(whole).ends(Suit::Spades), None);
    }

    #[test]
    fn cards_beyond_a_gap_wait_until_it_is_closed() {
        assert_eq!(fits("C7 D7 H7 S7 S9 S10"), "C6 C8 D6 D8 H6 H8 S6 S8");
        assert_eq!(rows("S7 S9 S10").ends(Suit::Spades), Some((7, 7)));
        assert_eq!(fits("C7 D7 H7 S7 S8 S9 S10"), "C6 C8 D6 D8 H6 H8 S6 SJ");
        assert_eq!(rows("S7 S8 S9 S10").ends(Suit::Spades), Some((7, 10)));
    }
}
