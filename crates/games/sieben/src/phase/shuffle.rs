//! The table's steps: a new round, a new draw pile.

use sevenfold_core::{Impossible, MAX_SEATS, Rng, Seat, Tell};

use super::Phase;
use crate::action::Chance;
use crate::draw_pile::DrawPile;
use crate::event::Event;
use crate::memory::Memory;
use crate::options::NextStart;
use crate::pieces::{Card, Counts, DECK_SIZE};
use crate::state::{HAND, Sieben};

impl Sieben {
    /// The cards the table is about to shuffle; none if no chance step is due.
    pub(crate) const fn due_for_shuffle(&self) -> Counts {
        match self.phase {
            Phase::Deal => self.options.deck,
            Phase::Reshuffle { .. } => self.aside,
            Phase::Standstill { .. } => self.pile.counts(),
            Phase::Turn { .. } | Phase::FollowUp { .. } | Phase::Over => Counts::NONE,
        }
    }

    /// Draws the chance step that is due.
    pub(crate) fn shuffle(&self, rng: &mut impl Rng) -> Chance {
        let mut cards = self.due_for_shuffle().to_vec();
        rng.shuffle(&mut cards);
        match self.phase {
            Phase::Deal => Chance::Deck(cards),
            _ => Chance::Reshuffle(cards),
        }
    }

    /// Carries out a chance step that is due and possible.
    pub(crate) fn settle_shuffle(
        &mut self,
        chance: &Chance,
        tell: &mut impl Tell<Event>,
    ) -> Result<(), Impossible> {
        match (self.phase, chance) {
            (Phase::Deal, Chance::Deck(cards)) => {
                self.check_cards(cards)?;
                self.deal(cards, tell);
            }
            (Phase::Reshuffle { seat }, Chance::Reshuffle(cards)) => {
                self.check_cards(cards)?;
                self.new_draw_pile(cards, self.aside);
                self.aside = Counts::NONE;
                tell.tell(|| Event::Reshuffled { cards: cards.len() as u8 });
                self.draws(seat, tell);
            }
            (Phase::Standstill { seat }, Chance::Reshuffle(cards)) => {
                self.check_cards(cards)?;
                self.dry = 0;
                let counts = self.pile.clear();
                self.new_draw_pile(cards, counts);
                tell.tell(|| Event::Standstill { seat, cards: cards.len() as u8 });
                self.phase = Phase::Turn { seat };
            }
            _ => return Err(Impossible::undue()),
        }
        Ok(())
    }

    fn check_cards(&self, cards: &[Card]) -> Result<(), Impossible> {
        // The length comes first: counts of longer lists would not fit their bytes.
        if cards.len() <= DECK_SIZE && cards.iter().copied().collect::<Counts>() == self.due_for_shuffle() {
            Ok(())
        } else {
            Err(Impossible::not_the_cards())
        }
    }

    fn new_draw_pile(&mut self, cards: &[Card], counts: Counts) {
        self.memory.shuffled(counts);
        self.draw_pile = DrawPile::new(cards);
    }

    /// SI-4 Seven cards to each, one at a time clockwise from the seat that begins.
    fn deal(&mut self, cards: &[Card], tell: &mut impl Tell<Event>) {
        self.round += 1;
        let first = self.starter();
        self.new_draw_pile(cards, self.options.deck);
        for _ in 0..HAND {
            for seat in first.around(self.seats) {
                if let Some(card) = self.draw_pile.draw() {
                    self.hands[seat.index()].add(card);
                    self.memory.drew(seat, card);
                }
            }
        }
        self.phase = Phase::Turn { seat: first };
        let (round, seats) = (self.round, usize::from(self.seats));
        tell.tell(|| Event::Dealt {
            round,
            first,
            hands: self.hands[..seats].iter().copied().map(Some).collect(),
        });
    }

    /// SI-4 Who begins this round.
    const fn starter(&self) -> Seat {
        match self.options.next_start {
            NextStart::Rotate => Seat::new((self.round - 1) % self.seats),
            NextStart::Youngest => Seat::FIRST,
        }
    }

    /// All cards are gathered in.
    pub(crate) const fn clear_table(&mut self) {
        self.hands = [Counts::NONE; MAX_SEATS];
        self.draw_pile = DrawPile::EMPTY;
        self.pile.clear();
        self.aside = Counts::NONE;
        self.dry = 0;
        self.memory = Memory::NOTHING;
    }
}
