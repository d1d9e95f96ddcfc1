//! The pile: two numbers in view, and the cards below them.

use serde::{Deserialize, Serialize};

use crate::pieces::{Card, CardSet, Counts, DECK_SIZE, SEVEN, Way};

/// SI-3 The numbers a pile shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Face {
    /// The number of the top card.
    pub top: Card,
    /// The number seen through its hole; `None` when only the table shows.
    pub seen: Option<Card>,
}

impl Face {
    /// SI-3 What the pile shows when this card is laid on it in this way.
    #[inline]
    pub const fn laid(pile: Option<Self>, card: Card, way: Way) -> Self {
        let seen = match (pile, way) {
            (None, _) | (_, Way::Open) => None,
            (Some(face), Way::Hole) => face.seen,
            (Some(face), Way::Number) => Some(face.top),
        };
        Self { top: card, seen }
    }

    /// What counts through the hole: 0 for the table.
    #[inline]
    pub const fn hole(self) -> u8 {
        match self.seen {
            Some(card) => card.number(),
            None => 0,
        }
    }

    /// Both numbers together.
    #[inline]
    pub const fn total(self) -> u8 {
        self.top.number() + self.hole()
    }

    /// SI-9 Is it a Seven?
    #[inline]
    pub const fn is_seven(self) -> bool {
        self.total() == SEVEN
    }
}

/// SI-5, SI-6 The cards that may be laid in this way on what the pile shows (whoever holds them).
///
/// The one source of legality: lists, checks and what a penalty proves all come from here.
#[inline]
pub const fn fits(pile: Option<Face>, way: Way) -> CardSet {
    match (pile, way) {
        (None, Way::Open) => CardSet::ALL,
        // top + seen <= card + seen <= 7
        (Some(face), Way::Hole) => CardSet::range(face.top.number(), SEVEN - face.hole()),
        // top + seen <= card + top <= 7
        (Some(face), Way::Number) => CardSet::range(face.hole(), SEVEN - face.top.number()),
        (None, Way::Hole | Way::Number) | (Some(_), Way::Open) => CardSet::EMPTY,
    }
}

/// The cards that may be laid in some way; never none, since the top card's number again is always allowed.
#[inline]
pub const fn fits_somehow(pile: Option<Face>) -> CardSet {
    fits(pile, Way::Open).union(fits(pile, Way::Hole)).union(fits(pile, Way::Number))
}

/// A card of the pile and how it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lying {
    /// The card.
    pub card: Card,
    /// How it was laid on the one below.
    pub way: Way,
}

/// The open pile.
#[derive(Clone, Copy)]
pub(crate) struct Pile {
    face: Option<Face>,
    counts: Counts,
    len: u8,
    /// Bottom first, packed: number and way in one byte. Those from `len` on mean nothing.
    cards: [u8; DECK_SIZE],
}

impl Pile {
    pub(crate) const EMPTY: Self = Self { face: None, counts: Counts::NONE, len: 0, cards: [0; DECK_SIZE] };

    #[inline]
    pub(crate) const fn face(&self) -> Option<Face> {
        self.face
    }

    #[inline]
    pub(crate) const fn counts(&self) -> Counts {
        self.counts
    }

    #[inline]
    pub(crate) fn lay(&mut self, card: Card, way: Way) -> Face {
        let face = Face::laid(self.face, card, way);
        self.face = Some(face);
        self.counts.add(card);
        self.cards[usize::from(self.len)] = packed(card, way);
        self.len += 1;
        face
    }

    /// Takes the whole pile away.
    #[inline]
    pub(crate) const fn clear(&mut self) -> Counts {
        let counts = self.counts;
        self.face = None;
        self.counts = Counts::NONE;
        self.len = 0;
        counts
    }

    /// The cards, bottom first.
    pub(crate) fn lying(&self) -> impl Iterator<Item = Lying> + '_ {
        self.cards[..usize::from(self.len)].iter().filter_map(|&byte| unpacked(byte))
    }
}

const fn packed(card: Card, way: Way) -> u8 {
    card.number() | (way as u8) << 3
}

fn unpacked(byte: u8) -> Option<Lying> {
    let way = match byte >> 3 {
        0 => Way::Open,
        1 => Way::Hole,
        _ => Way::Number,
    };
    Some(Lying { card: Card::new(byte & 7)?, way })
}

/// What lies beyond the top of the pile is no part of it.
impl PartialEq for Pile {
    fn eq(&self, other: &Self) -> bool {
        self.lying().eq(other.lying())
    }
}

impl std::fmt::Debug for Pile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.lying().map(|lying| (lying.card.number(), lying.way))).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The ranges of `fits` against the words of SI-6, for every pile there can be.
    #[test]
    fn what_fits_is_what_keeps_the_total_between_the_old_one_and_seven() {
        for (top, seen) in Card::all().flat_map(|top| (0..7).map(move |seen| (top, Card::new(seen)))) {
            let face = Face { top, seen };
            if face.total() >= SEVEN {
                continue;
            }
            for (card, way) in Card::all().flat_map(|card| [(card, Way::Hole), (card, Way::Number)]) {
                let total = Face::laid(Some(face), card, way).total();
                let allowed = (face.total()..=SEVEN).contains(&total);
                assert_eq!(fits(Some(face), way).contains(card), allowed, "{card} {way:?} on {face:?}");
            }
            assert!(fits_somehow(Some(face)).contains(top));
        }
        assert_eq!(fits_somehow(None), CardSet::ALL);
    }

    #[test]
    fn a_packed_card_comes_back() {
        let mut pile = Pile::EMPTY;
        let ways = [Way::Open, Way::Hole, Way::Number];
        for (card, way) in Card::all().zip(ways.into_iter().cycle()) {
            pile.lay(card, way);
        }
        let lying: Vec<_> = pile.lying().map(|lying| (lying.card, lying.way)).collect();
        assert_eq!(lying, Card::all().zip(ways.into_iter().cycle()).collect::<Vec<_>>());
    }
}
