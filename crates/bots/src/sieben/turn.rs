//! What a move looks like to the seat that is to move.

use sevenfold_core::{Game as _, Seat};
use sevenfold_sieben::{Action, Card, CardSet, Counts, Face, Finish, Phase, Sieben, Way, fits_somehow};

use super::strength::sevens;

/// What the policy goes by. All in the same unit, which does not matter.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// What a card of each number costs that stays in the hand, from 1 on.
    pub burden: [f32; 7],
    /// What each different number in the hand is worth.
    pub variety: f32,
    /// What it costs when the next player can make seven.
    pub next_seven: f32,
    /// What it costs when the next player can go out.
    pub next_out: f32,
    /// What it is worth when the next player must take a penalty.
    pub next_stuck: f32,
}

/// What going out is worth: more than anything else.
const OUT: f32 = 100.0;

/// A turn as the seat sees it that has it: its own hand, the pile, what is gone, and how many cards the next one holds.
pub(super) struct Turn<'a> {
    weights: &'a Weights,
    hand: Counts,
    pile: Option<Face>,
    unseen: Counts,
    next: u8,
    finish: Finish,
    /// How many cards an ordinary lay draws.
    draws: u8,
}

impl<'a> Turn<'a> {
    pub(super) fn of(game: &Sieben, seat: Seat, weights: &'a Weights) -> Self {
        let hand = game.hand(seat);
        let options = game.options();
        let gone = game.pile().plus(game.aside()).plus(hand);
        let next = seat.around(game.seats()).skip(1).find(|other| game.playing().contains(*other));
        Self {
            weights,
            hand,
            pile: game.face(),
            unseen: options.deck.minus(gone).unwrap_or_default(),
            next: next.map_or(0, |next| game.hand(next).total()),
            finish: options.finish,
            draws: u8::from(matches!(game.phase(), Phase::Turn { .. })),
        }
    }

    /// What the move is worth with the best follow-ups.
    pub(super) fn worth(&self, action: Action) -> f32 {
        match action {
            Action::Lay { card, way } => self.lay(self.hand, self.pile, card, way, self.draws),
            Action::Take => 0.0,
        }
    }

    fn lay(&self, hand: Counts, pile: Option<Face>, card: Card, way: Way, draws: u8) -> f32 {
        let hand = without(hand, card);
        let made = Face::laid(pile, card, way);
        if hand.is_empty() && (made.is_seven() || self.finish == Finish::Any) {
            return OUT;
        }
        if made.is_seven() {
            let follow_ups = hand.numbers().iter().map(|next| self.lay(hand, None, next, Way::Open, 0));
            return follow_ups.fold(f32::NEG_INFINITY, f32::max);
        }
        // SI-13 Who has laid the last card without going out draws in any case.
        let draws = if hand.is_empty() { 1 } else { draws };
        self.keeps(hand) - f32::from(draws) * self.mean_burden() - self.chance_for_next(made)
    }

    /// What a hand is worth that is kept.
    fn keeps(&self, hand: Counts) -> f32 {
        let burden = hand.to_array().into_iter().zip(self.weights.burden);
        let burden: f32 = burden.map(|(count, burden)| f32::from(count) * burden).sum();
        f32::from(hand.numbers().len()) * self.weights.variety - burden
    }

    /// What a card costs that nobody has seen yet.
    fn mean_burden(&self) -> f32 {
        self.weights.burden.iter().sum::<f32>() / 7.0
    }

    /// What the pile is worth to the next player, as far as counting tells.
    fn chance_for_next(&self, pile: Face) -> f32 {
        let seven = 1.0 - self.misses(sevens(Some(pile)));
        let stuck = self.misses(fits_somehow(Some(pile)));
        let gain = if self.next <= 1 { self.weights.next_out } else { self.weights.next_seven };
        seven * gain - stuck * self.weights.next_stuck
    }

    /// How likely the next player has none of these numbers.
    fn misses(&self, wanted: CardSet) -> f32 {
        let all = f32::from(self.unseen.total()).max(1.0);
        let none = 1.0 - f32::from(self.unseen.within(wanted)) / all;
        power(none.max(0.0), self.next)
    }
}

/// By multiplications in a fixed order, so that it is the same on every machine.
fn power(base: f32, exponent: u8) -> f32 {
    (0..exponent).fold(1.0, |product, _| product * base)
}

fn without(hand: Counts, card: Card) -> Counts {
    hand.minus([card].into_iter().collect()).unwrap_or_default()
}
