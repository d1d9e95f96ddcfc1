//! The table's step: a new round is dealt.

use sevenfold_core::{Impossible, Rng, Seat, SeatSet, Tell};

use super::Phase;
use crate::action::Chance;
use crate::event::Event;
use crate::memory::Memory;
use crate::options::Variant;
use crate::pieces::{Card, CardSet, DECK_SIZE};
use crate::rows::Rows;
use crate::score::Standing;
use crate::state::Sevens;

impl Sevens {
    /// SE-2 The whole deck, shuffled.
    pub(crate) fn shuffle(rng: &mut impl Rng) -> Chance {
        let mut cards: Vec<Card> = Card::all().collect();
        rng.shuffle(&mut cards);
        Chance::Deck(cards)
    }

    /// Deals a round, if one is due and these are the cards.
    pub(crate) fn settle_deal(
        &mut self,
        chance: &Chance,
        tell: &mut impl Tell<Event>,
    ) -> Result<(), Impossible> {
        let Chance::Deck(cards) = chance;
        if self.phase != Phase::Deal {
            return Err(Impossible::undue());
        }
        if cards.len() != DECK_SIZE || cards.iter().copied().collect::<CardSet>() != CardSet::ALL {
            return Err(Impossible::not_the_cards());
        }
        self.deal(cards, tell);
        Ok(())
    }

    /// SE-2 One card at a time, clockwise from the dealer's left.
    fn deal(&mut self, cards: &[Card], tell: &mut impl Tell<Event>) {
        self.round += 1;
        self.clear_table();
        let seats = self.dealer().next(self.seats).around(self.seats).collect::<Vec<_>>();
        for (seat, &card) in seats.iter().cycle().zip(cards) {
            let hand = &mut self.hands[seat.index()];
            *hand = hand.with(card);
        }
        let (round, dealer) = (self.round, self.dealer());
        tell.tell(|| Event::Dealt {
            round,
            dealer,
            hands: self.hands[..usize::from(self.seats)].iter().copied().map(Some).collect(),
        });
        let first = self.holder_of(Card::SEVEN_OF_DIAMONDS);
        if self.options.variant == Variant::ShichiNarabe {
            self.lay_sevens(tell);
        }
        self.phase = Phase::Turn { seat: first };
    }

    /// SE-5, SE-7 Who was dealt the card. Every card is dealt, so that somebody was.
    fn holder_of(&self, card: Card) -> Seat {
        let holds = |seat: &Seat| self.hands[seat.index()].contains(card);
        Seat::all(self.seats).find(holds).unwrap_or(Seat::FIRST)
    }

    /// SE-7 All four sevens leave the hands.
    fn lay_sevens(&mut self, tell: &mut impl Tell<Event>) {
        self.rows.lay_all(CardSet::SEVENS);
        for seat in self.dealer().next(self.seats).around(self.seats) {
            let hand = &mut self.hands[seat.index()];
            let sevens = hand.intersection(CardSet::SEVENS);
            *hand = hand.minus(sevens);
            if !sevens.is_empty() {
                tell.tell(|| Event::LaidSevens { seat, cards: sevens });
            }
        }
    }

    /// What is left of the round before is gathered in.
    fn clear_table(&mut self) {
        self.rows = Rows::default();
        self.hands = Default::default();
        self.passes = Default::default();
        self.standing = [Standing::In; sevenfold_core::MAX_SEATS];
        self.playing = SeatSet::all(self.seats);
        self.memory = Memory::NOTHING;
    }
}
