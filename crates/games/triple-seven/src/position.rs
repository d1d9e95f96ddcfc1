//! Positions set up by hand, for tests, puzzles and studies.

use arrayvec::ArrayVec;
use sevenfold_core::{MAX_SEATS, Message, Seat, SetupError, Viewer};

use crate::action::Order;
use crate::cards::Cards;
use crate::frame::Frames;
use crate::imagine::anything;
use crate::options::Options;
use crate::pieces::{Card, Colour, Face};
use crate::pile::{Pile, Top, shown_by};
use crate::state::{Stack, TripleSeven};
use crate::table::{Direction, Phase};
use crate::{LEAST_SEATS, MOST_SEATS};

/// A turn about to begin, with every card where it is wanted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The house rules.
    pub options: Options,
    /// The players in seat order.
    pub players: ArrayVec<Seated, MAX_SEATS>,
    /// Whose turn it is.
    pub turn: Seat,
    /// Which way the turns go.
    pub direction: Direction,
    /// The top card of the pile; a main character with the colour named.
    pub top: Option<(Card, Colour)>,
    /// The cards below it.
    pub under: Cards,
    /// The top of the draw stack, first card first.
    pub stack: Order,
    /// Where all other cards are.
    pub rest: Rest,
}

/// A player's cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Seated {
    /// The hand.
    pub hand: Cards,
    /// The reserve.
    pub reserve: Option<Card>,
    /// What has been collected.
    pub collected: Cards,
}

/// Where the cards are that a position does not mention.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rest {
    /// At the bottom of the draw stack, in the order of the notation.
    Stack,
    /// Below the top of the pile.
    Under,
    /// In this hand.
    Hand(Seat),
}

impl TripleSeven {
    /// The game in this position. Nobody remembers anything but what is public.
    pub fn set_up(position: &Position) -> Result<Self, SetupError> {
        let seats = position.players.len() as u8;
        if !(LEAST_SEATS..=MOST_SEATS).contains(&seats) {
            return Err(SetupError::seats(seats, LEAST_SEATS, MOST_SEATS));
        }
        position.options.check()?;
        let mut game = Self::begin(position.options, seats);
        game.table.round = 1;
        game.table.dealer = position.turn.previous(seats);
        game.table.direction = position.direction;
        game.table.phase = Phase::Round(Frames::turn(position.turn));
        let rest =
            position.rest().ok_or_else(|| SetupError::odd(Message::new("triple-seven-setup-cards")))?;
        game.seat_all(position);
        game.lay_out(position, &rest);
        let sights: ArrayVec<_, { MAX_SEATS + 1 }> =
            Viewer::all(seats).map(|viewer| (viewer, anything(&game, viewer))).collect();
        game.memory.note(|memory| {
            sights.iter().for_each(|(viewer, sight)| memory.set_sight(*viewer, sight));
        });
        Ok(game)
    }

    fn seat_all(&mut self, position: &Position) {
        for (index, player) in position.players.iter().enumerate() {
            self.hands[index] = player.hand;
            self.reserves[index] = player.reserve;
            for card in player.collected.iter() {
                self.collected[index][card.kind() as usize] = Some(card);
            }
        }
    }

    fn lay_out(&mut self, position: &Position, rest: &Cards) {
        self.table.pile = Pile { under: position.under, ..Pile::EMPTY };
        if let Some((card, colour)) = position.top {
            self.table.pile.top = Top::Card(card);
            self.table.pile.shows = Some(shown_by(card, colour));
        }
        let mut stack = position.stack.clone();
        match position.rest {
            Rest::Stack => stack.extend(rest.iter().take(stack.remaining_capacity())),
            Rest::Under => self.table.pile.under.add_all(rest),
            Rest::Hand(seat) => self.hand_mut(seat).add_all(rest),
        }
        self.stack = Stack::from_order(&stack);
    }
}

impl Position {
    /// The cards that are not mentioned; `None` if a card is mentioned more often than there are copies.
    fn rest(&self) -> Option<Cards> {
        let mut rest = Cards::deck(self.options.main_copies);
        let held = self
            .players
            .iter()
            .flat_map(|player| player.hand.iter().chain(player.reserve).chain(player.collected.iter()));
        let laid =
            self.top.iter().map(|(card, _)| *card).chain(self.under.iter()).chain(self.stack.iter().copied());
        for card in held.chain(laid) {
            if !rest.contains(card) {
                return None;
            }
            rest.take(card);
        }
        Some(rest)
    }

    /// The colour a card shows by itself; a main character shows what is named.
    pub fn top_of(card: Card, named: Colour) -> (Card, Colour) {
        match card.face() {
            Face::Coloured(colour, _) => (card, colour),
            Face::Main(_) => (card, named),
        }
    }
}
