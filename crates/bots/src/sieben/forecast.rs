//! What the pile may show when the turn comes round again, as far as counting cards can tell.

use sevenfold_sieben::{Card, Counts, Face, Way, fits, fits_somehow};

/// How likely the pile shows what.
pub(super) struct Forecast {
    /// By face; the last one is an empty table.
    chances: [f64; EMPTY + 1],
}

const EMPTY: usize = 49;

impl Forecast {
    /// The pile as one leaves it.
    pub fn sure(pile: Option<Face>) -> Self {
        let mut chances = [0.0; EMPTY + 1];
        chances[index(pile)] = 1.0;
        Self { chances }
    }

    /// After one more player, who has about so many cards out of the unseen ones, lays any of them that fits.
    pub fn after_a_player(&self, unseen: Counts, cards: u8) -> Self {
        let mut next = [0.0; EMPTY + 1];
        for (pile, chance) in self.piles() {
            spread(pile, chance, unseen, cards, &mut next);
        }
        Self { chances: next }
    }

    /// Every pile that may be, and how likely it is.
    pub fn piles(&self) -> impl Iterator<Item = (Option<Face>, f64)> + '_ {
        self.chances
            .iter()
            .enumerate()
            .filter(|(_, chance)| **chance > 0.0)
            .map(|(i, chance)| (face(i), *chance))
    }
}

/// A player's turn on one pile. Lays are as likely as their cards are common; a Seven! leaves a new pile.
fn spread(pile: Option<Face>, chance: f64, unseen: Counts, cards: u8, next: &mut [f64; EMPTY + 1]) {
    let ways = [Way::Open, Way::Hole, Way::Number];
    let lays = || ways.iter().flat_map(|&way| fits(pile, way).iter().map(move |card| (card, way)));
    let weight: f64 = lays().map(|(card, _)| f64::from(unseen.of(card))).sum();
    let able = 1.0 - misses(unseen, unseen.within(fits_somehow(pile)), cards);
    if weight == 0.0 {
        next[index(pile)] += chance;
        return;
    }
    next[index(pile)] += chance * (1.0 - able);
    for (card, way) in lays() {
        let share = chance * able * f64::from(unseen.of(card)) / weight;
        let made = Face::laid(pile, card, way);
        if made.is_seven() {
            open_again(share, unseen, next);
        } else {
            next[index(Some(made))] += share;
        }
    }
}

/// After a Seven! any card begins a pile.
fn open_again(share: f64, unseen: Counts, next: &mut [f64; EMPTY + 1]) {
    let all = f64::from(unseen.total()).max(1.0);
    for card in Card::all().filter(|card| card.number() < sevenfold_sieben::SEVEN) {
        next[index(Some(Face { top: card, seen: None }))] += share * f64::from(unseen.of(card)) / all;
    }
}

/// How likely a hand of so many unseen cards has none of `wanted` of them.
pub(super) fn misses(unseen: Counts, wanted: u8, cards: u8) -> f64 {
    let (all, wanted) = (f64::from(unseen.total()), f64::from(wanted));
    let none_of = |i: u8| ((all - wanted - f64::from(i)) / (all - f64::from(i)).max(1.0)).max(0.0);
    (0..cards.min(unseen.total())).map(none_of).product()
}

fn index(pile: Option<Face>) -> usize {
    pile.map_or(EMPTY, |face| usize::from(face.top.number() - 1) * 7 + usize::from(face.hole()).min(6))
}

fn face(index: usize) -> Option<Face> {
    let top = Card::new((index / 7) as u8 + 1).filter(|_| index < EMPTY)?;
    Some(Face { top, seen: Card::new((index % 7) as u8) })
}
