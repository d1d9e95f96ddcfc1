//! Positions set up by hand: for problems, lessons and tests.

use sevenfold_core::{MAX_SEATS, Seat};

use crate::draw_pile::DrawPile;
use crate::options::Options;
use crate::phase::Phase;
use crate::pieces::{Card, Counts};
use crate::pile::{Lying, fits};
use crate::score::CHIPS;
use crate::state::Sieben;

/// A position in the middle of a round, as one would lay it out on a table. Nobody is out yet.
#[derive(Clone, Debug)]
pub struct Position {
    /// House rules.
    pub options: Options,
    /// The round, from 1.
    pub round: u8,
    /// Who has an ordinary turn.
    pub turn: Seat,
    /// The hands by seat.
    pub hands: Vec<Counts>,
    /// Chips by seat.
    pub chips: Vec<u8>,
    /// The pile, bottom first.
    pub pile: Vec<Lying>,
    /// The draw pile, top first.
    pub draw_pile: Vec<Card>,
    /// The cards put aside.
    pub aside: Counts,
}

impl Sieben {
    /// The position as a game; `None` if these are not the cards of the deck, or the pile cannot lie like this.
    ///
    /// It is remembered as if the hands had just been dealt: no penalty has shown anything.
    pub fn set_up(position: &Position) -> Option<Self> {
        let seats = u8::try_from(position.hands.len()).ok()?;
        let mut game = Self::begin(&position.options, seats).ok()?;
        let chips: u32 = position.chips.iter().map(|&chips| u32::from(chips)).sum();
        if position.chips.len() != position.hands.len()
            || chips > CHIPS.into()
            || position.turn.number() > seats
        {
            return None;
        }
        game.round = position.round;
        game.chips[..usize::from(seats)].copy_from_slice(&position.chips);
        game.phase = Phase::Turn { seat: position.turn };
        game.aside = position.aside;
        let hidden = game.options.deck.minus(position.aside)?;
        let hidden = hidden.minus(position.pile.iter().map(|lying| lying.card).collect())?;
        game.lay_out(&position.pile)?;
        game.memory.shuffled(hidden);
        let rest = game.hand_out(&position.hands, hidden)?;
        let draw_pile_fits = position.draw_pile.len() == usize::from(rest.total());
        if !draw_pile_fits || position.draw_pile.iter().copied().collect::<Counts>() != rest {
            return None;
        }
        game.draw_pile = DrawPile::new(&position.draw_pile);
        Some(game)
    }

    /// The same position with these cards as its draw pile, top first; `None` if it has others. Everything else stays
    /// as it is: for studies of luck.
    pub fn with_draw_pile(&self, cards: &[Card]) -> Option<Self> {
        let counted = |cards: &[Card]| cards.iter().copied().collect::<Counts>();
        let same = cards.len() == self.draw_pile().len() && counted(cards) == counted(self.draw_pile());
        same.then(|| Self { draw_pile: DrawPile::new(cards), ..*self })
    }

    /// Lays a pile as it is, card by card; `None` if the rules do not let it lie like this.
    pub(crate) fn lay_out(&mut self, pile: &[Lying]) -> Option<()> {
        let mut left = self.options.deck;
        for lying in pile {
            left = left.minus([lying.card].into_iter().collect())?;
            if !fits(self.pile.face(), lying.way).contains(lying.card) {
                return None;
            }
            self.pile.lay(lying.card, lying.way);
        }
        Some(())
    }

    /// Gives the hands out of these cards, and returns what is left of them.
    fn hand_out(&mut self, hands: &[Counts], cards: Counts) -> Option<Counts> {
        let mut rest = cards;
        for (seat, &hand) in Seat::all(MAX_SEATS as u8).zip(hands) {
            rest = rest.minus(hand)?;
            self.hands[seat.index()] = hand;
            hand.cards().for_each(|card| self.memory.drew(seat, card));
        }
        Some(rest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_pile_is_put_in_another_order_and_nothing_else() {
        let game = Sieben::begin(&Options::default(), 2).unwrap();
        let [one, two] = [1, 2].map(|number| Card::new(number).unwrap());
        let game = Sieben { draw_pile: DrawPile::new(&[one, one, two]), ..game };
        let other = game.with_draw_pile(&[two, one, one]).unwrap();
        assert_eq!(other.draw_pile(), [two, one, one]);
        assert_eq!(other.with_draw_pile(&[one, one, two]), Some(game));
        assert_eq!(game.with_draw_pile(&[one, two]), None);
        assert_eq!(game.with_draw_pile(&[one, two, two]), None);
    }
}
