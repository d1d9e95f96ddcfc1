//! How a round begins and ends (TS-5, TS-9, TS-21 to TS-23).

use sevenfold_core::{Impossible, MAX_SEATS, Rng, Seat, Tell};

use super::draw::is_order_of;
use crate::action::{Chance, Order};
use crate::cards::{Cards, bits};
use crate::event::Event;
use crate::memory::{Memory, Place};
use crate::pieces::Card;
use crate::pile::Pile;
use crate::state::{Stack, TripleSeven};
use crate::table::{Direction, Phase};

/// How many cards each is dealt (TS-5).
const HAND: usize = 7;

impl TripleSeven {
    /// Draws the chance step that is due.
    pub(crate) fn draw_chance(&self, rng: &mut impl Rng) -> Chance {
        match self.table.phase {
            Phase::FirstDealer => Chance::Dealer(Seat::new(rng.below(u32::from(self.table.seats)) as u8)),
            Phase::Deal => Chance::Deck(shuffled(&self.deck(), rng)),
            _ => Chance::Reshuffle(shuffled(&self.table.pile.under, rng)),
        }
    }

    pub(crate) fn first_dealer(&mut self, seat: Seat, tell: &mut impl Tell<Event>) -> Result<(), Impossible> {
        if self.table.phase != Phase::FirstDealer || seat.index() >= usize::from(self.table.seats) {
            return Err(Impossible::undue());
        }
        self.table.tick();
        self.table.dealer = seat;
        self.table.phase = Phase::Deal;
        tell.tell(|| Event::FirstDealer { seat });
        Ok(())
    }

    pub(crate) fn deal(&mut self, order: &Order, tell: &mut impl Tell<Event>) -> Result<(), Impossible> {
        if self.table.phase != Phase::Deal {
            return Err(Impossible::undue());
        }
        let deck = self.deck();
        if !is_order_of(order, &deck) {
            return Err(Impossible::not_the_cards());
        }
        self.table.tick();
        self.table.round += 1;
        self.table.phase = Phase::Reserving { answered: 0 };
        self.stack = Stack::from_order(order);
        let seats = self.table.seats;
        for _ in 0..HAND {
            for seat in self.table.first().around(seats) {
                // Seven hands of seven are 49; TS-3 and TS-22 leave at least 54 cards in the deck.
                let Some(card) = self.stack.pop() else { break };
                self.hand_mut(seat).add(card);
            }
        }
        self.memory.note(|memory| memory.dealt(&deck, &self.hands, seats));
        let (round, dealer, hands) = (self.table.round, self.table.dealer, self.hands);
        tell.tell(|| Event::Dealt {
            round,
            dealer,
            hand: None,
            hands: Some(hands[..seats as usize].to_vec()),
        });
        Ok(())
    }

    /// A player is out: wins the round, perhaps collects, perhaps wins the game.
    pub(super) fn win(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        let collected = self.collect(seat);
        tell.tell(|| Event::WonRound { seat, collected });
        if self.collected[seat.index()].iter().all(Option::is_some) {
            self.table.herald = None;
            self.table.phase = Phase::Over { winner: seat };
            tell.tell(|| Event::WonGame { seat });
        } else {
            self.next_round();
        }
    }

    /// TS-22: the reserve, if its type is new.
    fn collect(&mut self, seat: Seat) -> Option<Card> {
        let card = self.reserve(seat)?;
        let place = &mut self.collected[seat.index()][card.kind() as usize];
        if place.is_some() {
            return None;
        }
        *place = Some(card);
        self.reserves[seat.index()] = None;
        self.memory.note(|memory| memory.played(seat, card, Place::reserve(seat)));
        Some(card)
    }

    pub(super) fn end_void(&mut self, tell: &mut impl Tell<Event>) {
        let round = self.table.round;
        tell.tell(|| Event::Void { round });
        self.next_round();
    }

    /// All cards but the collected ones go back, and the next player deals clockwise (TS-5, TS-22).
    fn next_round(&mut self) {
        self.table.dealer = self.table.dealer.next(self.table.seats);
        self.table.direction = Direction::Clockwise;
        self.table.phase = Phase::Deal;
        self.table.pile = Pile::EMPTY;
        self.table.herald = None;
        self.table.idle = 0;
        self.table.dry = 0;
        self.hands = [Cards::NONE; MAX_SEATS];
        self.reserves = [None; MAX_SEATS];
        self.stack = Stack::EMPTY;
        self.memory.note(|memory| *memory = Memory::NOTHING);
    }
}

/// The cards in a random order: listed in the order of the notation, then shuffled.
fn shuffled(cards: &Cards, rng: &mut impl Rng) -> Order {
    let mut order = Order::new();
    bits(cards.coloured).for_each(|card| order.push(card));
    cards.mains().for_each(|main| order.push(Card::main(main)));
    rng.shuffle(&mut order);
    order
}
