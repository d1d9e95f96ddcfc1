//! Short keys: a digit is a bid, a card in hand, or a colour, whichever is asked for.

use sevenfold_double_lucky_7::{Action, Card, Colour};

use super::{Offer, Pick};

/// What a key does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stroke {
    /// It chooses.
    Pick(Pick),
    /// It plays.
    Act(Action),
}

/// What a digit does: bids are their own digits, cards and colours are counted from 1.
pub(crate) fn digit(digit: u8, offer: &Offer, cards: &[Card]) -> Option<Stroke> {
    if offer.asks_bid() {
        return offer.has(Action::Bid(digit)).then_some(Stroke::Pick(Pick::Bid(digit)));
    }
    let at = usize::from(digit.checked_sub(1)?);
    let colour =
        || Colour::ALL.get(at).map(|colour| Action::Trump(*colour)).filter(|action| offer.has(*action));
    let card = || cards.get(at).and_then(|card| offer.card(*card));
    card().or_else(colour).map(Stroke::Act)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_digit_is_what_is_asked_for() {
        let bids = Offer::read(["bid 0", "bid 2"]);
        assert_eq!(digit(2, &bids, &[]), Some(Stroke::Pick(Pick::Bid(2))));
        assert_eq!(digit(1, &bids, &[]), None, "the forbidden bid");
        let cards = Offer::read(["play G3"]);
        let hand = ["R1", "G3"].map(|card| card.parse().unwrap());
        assert_eq!(digit(2, &cards, &hand), Some(Stroke::Act(Action::Play(hand[1]))));
        assert_eq!(digit(1, &cards, &hand), None, "green comes first");
        assert_eq!(digit(0, &cards, &hand), None);
        let colours = Offer::read(["trump R", "trump G", "trump B", "trump Y"]);
        assert_eq!(digit(4, &colours, &hand), Some(Stroke::Act(Action::Trump(Colour::Yellow))));
    }
}
