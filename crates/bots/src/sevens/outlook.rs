//! What a card opens: the cards beyond it in its row, one's own and those of the others.

use sevenfold_sevens::{Action, Card, CardSet, SEVEN};

/// What one's own cards beyond a card are worth, by how far out they are: the nearer, the sooner they can be laid.
const OWN: [f32; 6] = [1.0, 0.8, 0.6, 0.5, 0.4, 0.3];
/// What the others' cards beyond it cost.
const OTHERS: [f32; 6] = [0.9, 0.5, 0.3, 0.2, 0.1, 0.1];
/// What it costs to pass where that is a choice: there are only three passes.
const PASS: f32 = -0.4;
/// Leaving the round is the last that one would do.
const FOLD: f32 = -9.0;

/// What a move looks like to somebody who holds `hand`, where `unseen` are the others' cards.
pub(super) fn first_sight(action: Action, hand: CardSet, unseen: CardSet) -> f32 {
    match action {
        Action::Lay { card } => beyond(card).fold(0.0, |sum, (distance, other)| {
            let own = if hand.contains(other) { OWN[distance] } else { 0.0 };
            let theirs = if unseen.contains(other) { OTHERS[distance] } else { 0.0 };
            sum + own - theirs
        }),
        Action::Pass => PASS,
        Action::Fold => FOLD,
    }
}

/// How many of these cards lie beyond the card.
pub(super) fn count_beyond(card: Card, cards: CardSet) -> u8 {
    beyond(card).filter(|(_, other)| cards.contains(*other)).count() as u8
}

/// The cards that can be reached only over this one, with their distance from it: outwards from the seven, and in both
/// directions from the seven itself.
fn beyond(card: Card) -> impl Iterator<Item = (usize, Card)> {
    let (suit, rank) = (card.suit(), card.rank());
    let lower = if rank <= SEVEN { 1..rank } else { 1..1 };
    let higher = if rank >= SEVEN { rank + 1..14 } else { 14..14 };
    lower.chain(higher).map(move |other| (usize::from(rank.abs_diff(other)) - 1, Card::new(suit, other)))
}

/// How hard it is to get rid of a hand: its cards, and how far they are from the ends of their rows.
pub(super) fn burden(hand: CardSet, joined: CardSet) -> f32 {
    hand.iter().fold(0.0, |sum, card| {
        let blocked = Card::all().filter(|between| {
            let (rank, seven) = (between.rank(), SEVEN);
            let inside = (rank < card.rank() && rank >= seven) || (rank > card.rank() && rank <= seven);
            between.suit() == card.suit() && inside && !joined.contains(*between)
        });
        sum + 1.0 + 0.15 * f32::from(blocked.count() as u8)
    })
}
