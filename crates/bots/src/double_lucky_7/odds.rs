//! How likely a card is to take a trick sooner or later, counted in self-play.

#[cfg(test)]
mod count;
mod opening;
mod table;

use sevenfold_double_lucky_7::{Card, CardSet, TOP_RANK, Trump};

use super::table::Table;

/// Which way a card can win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// It is a trump.
    Trump,
    /// Trumps beat it.
    Plain,
    /// There are no trumps.
    Free,
}

/// By seats from 2 to 7, cards in hand from 1 to 7, kind and whether the seat leads, and how many higher cards of the
/// colour are unseen: parts of 255.
pub(super) type Odds = [[[[u8; TOP_RANK as usize]; 6]; 7]; 6];

/// What self-play says of cards at the start of any trick.
pub(super) static ODDS: Odds = table::ODDS;

/// What it says of hands just dealt, when bids are made: the last card of a long round is another thing than the only
/// card of a short one.
pub(super) static OPENING: Odds = opening::ODDS;

impl Kind {
    /// The kind of a coloured card.
    #[inline]
    pub(super) fn of(card: Card, trump: Trump) -> Self {
        match trump {
            Trump::Colour { colour } if card.colour() == Some(colour) => Self::Trump,
            Trump::Colour { .. } => Self::Plain,
            Trump::LedColour | Trump::DealerCard | Trump::Unnamed | Trump::None => Self::Free,
        }
    }
}

/// Where the number for a card is: how many cards are in its hand, and what is unseen by its owner.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub seat: u8,
    pub cards: u8,
    pub unseen: CardSet,
}

impl Place {
    /// The indices of a coloured card in [`Odds`].
    #[inline]
    pub(super) fn index(&self, table: &Table, card: Card) -> [usize; 4] {
        let kind = Kind::of(card, table.trump) as usize * 2 + usize::from(self.seat == table.leader);
        let higher = CardSet::above(card).intersection(self.unseen).len();
        [table.seats as usize - 2, self.cards.clamp(1, 7) as usize - 1, kind, higher as usize]
    }

    /// The chance that the card takes a trick.
    #[inline]
    pub(super) fn chance(&self, odds: &Odds, table: &Table, card: Card) -> f32 {
        if card.is_joker() {
            return 1.0;
        }
        if table.trump == Trump::DealerCard {
            return if self.seat == table.leader { 1.0 } else { 0.0 };
        }
        let [seats, cards, kind, higher] = self.index(table, card);
        f32::from(odds[seats][cards][kind][higher]) / 255.0
    }
}

/// How many tricks a hand just dealt is likely to take.
pub(super) fn hope(odds: &Odds, table: &Table, seat: u8, hand: CardSet) -> f32 {
    let unseen = CardSet::ALL.minus(table.gone).minus(hand);
    let place = Place { seat, cards: hand.len(), unseen };
    hand.iter().map(|card| place.chance(odds, table, card)).sum()
}
