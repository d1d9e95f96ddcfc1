//! What a move is worth.

use sevenfold_sieben::{Action, Card, CardSet, Counts, Face, Finish, Phase, SEVEN, View, Way, fits_somehow};

use super::Forecast;
use super::forecast::misses;

/// What going out is worth, in cards.
const OUT: f64 = 12.0;
/// What a Seven! of the next player costs, in cards.
const NEXT_SEVEN: f64 = 1.2;
/// What it costs more when the next player may go out with it.
const NEXT_OUT: f64 = 2.5;
/// What it is worth that the next player must take a penalty.
const NEXT_STUCK: f64 = 0.8;
/// What it costs to be stuck oneself.
const STUCK: f64 = 1.0;

/// What a player sees of the table when it is to move.
pub(super) struct Outlook<'a> {
    view: &'a View,
    hand: Counts,
    others: Vec<Other>,
}

/// Another player still in.
#[derive(Clone, Copy)]
struct Other {
    cards: u8,
    lacks: CardSet,
}

/// How a turn ends.
struct End {
    hand: Counts,
    pile: Option<Face>,
    drawn: u8,
}

impl<'a> Outlook<'a> {
    pub fn new(view: &'a View) -> Self {
        let me = view.viewer.seat();
        let around = me.into_iter().flat_map(|seat| seat.around(view.players.len() as u8).skip(1));
        let others = around.filter_map(|seat| {
            let player = view.players.get(seat.index())?;
            player.place.is_none().then_some(Other { cards: player.cards, lacks: player.lacks })
        });
        Self { view, hand: view.hand.unwrap_or_default(), others: others.collect() }
    }

    /// What the move is worth, with the best follow-ups.
    pub fn worth(&self, action: Action) -> f64 {
        match action {
            Action::Lay { card, way } => {
                let draws = u8::from(matches!(self.view.phase, Phase::Turn { .. }));
                self.lay(self.hand, self.view.face(), card, way, draws)
            }
            Action::Take => 0.0,
        }
    }

    /// Lays a card and goes on while it makes seven; `draws` is 1 if an ordinary card would be drawn.
    fn lay(&self, hand: Counts, pile: Option<Face>, card: Card, way: Way, draws: u8) -> f64 {
        let hand = without(hand, card);
        let made = Face::laid(pile, card, way);
        let last = hand.is_empty();
        if last && (made.is_seven() || self.view.options.finish == Finish::Any) {
            return OUT;
        }
        if made.is_seven() {
            let follow_ups = hand.numbers().iter().map(|next| self.lay(hand, None, next, Way::Open, 0));
            return follow_ups.fold(f64::NEG_INFINITY, f64::max);
        }
        // SI-13 Who has laid the last card without going out draws in any case.
        self.judge(&End { hand, pile: Some(made), drawn: if last { 1 } else { draws } })
    }

    /// What the end of a turn is worth: few cards, a good hand for what may come, a bad pile for the next player.
    fn judge(&self, end: &End) -> f64 {
        let cards = f64::from(end.hand.total() + end.drawn);
        self.hopes(end) - self.fears(end) - cards
    }

    fn fears(&self, end: &End) -> f64 {
        let (Some(next), Some(face)) = (self.others.first(), end.pile) else { return 0.0 };
        let sevens = sevens(Some(face)).and(next.lacks.others());
        let fitting = fits_somehow(end.pile).and(next.lacks.others());
        let unseen = self.view.unseen;
        let seven = 1.0 - misses(unseen, unseen.within(sevens), next.cards);
        let stuck = misses(unseen, unseen.within(fitting), next.cards);
        let out = if next.cards <= 1 { NEXT_OUT } else { 0.0 };
        seven * (NEXT_SEVEN + out) - stuck * NEXT_STUCK
    }

    /// What the hand left can do when the turn comes round.
    fn hopes(&self, end: &End) -> f64 {
        let start = Forecast::sure(end.pile);
        let unseen = self.view.unseen;
        let forecast = self.others.iter().fold(start, |now, other| now.after_a_player(unseen, other.cards));
        forecast.piles().map(|(pile, chance)| chance * self.gain(end.hand, pile)).sum()
    }

    /// How many cards a hand can shed on a pile; going out counts as many.
    fn gain(&self, hand: Counts, pile: Option<Face>) -> f64 {
        let shed = |card: Card| self.shed(without(hand, card));
        let best = hand.numbers().and(sevens(pile)).iter().map(shed).fold(0.0, f64::max);
        let able = !hand.numbers().and(fits_somehow(pile)).is_empty();
        if able { best } else { -STUCK }
    }

    /// Cards shed by a Seven! that leaves this hand: all 7s follow, and one more card begins the new pile.
    fn shed(&self, hand: Counts) -> f64 {
        let sevens = Card::new(SEVEN).map_or(0, |seven| hand.of(seven));
        let others = hand.total() - sevens;
        match (others, self.view.options.finish) {
            (0, _) | (1, Finish::Any) => OUT,
            _ => f64::from(1 + sevens + 1),
        }
    }
}

/// The cards that make seven on a pile.
fn sevens(pile: Option<Face>) -> CardSet {
    let wanted = |missing: u8| Card::new(SEVEN - missing);
    match pile {
        None => wanted(0).into_iter().collect(),
        Some(face) => [wanted(face.hole()), wanted(face.top.number())].into_iter().flatten().collect(),
    }
}

fn without(hand: Counts, card: Card) -> Counts {
    hand.minus([card].into_iter().collect()).unwrap_or_default()
}
