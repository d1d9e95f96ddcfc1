//! What the viewer may do now, read from the choices the table sent.

use sevenfold_double_lucky_7::{Action, Advantage, Card, Colour, Use};

/// Every move the table offers, as far as it can be read.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Offer(Vec<Action>);

impl Offer {
    /// Reads the moves from their texts.
    pub(crate) fn read<'a>(texts: impl IntoIterator<Item = &'a str>) -> Self {
        Self(texts.into_iter().filter_map(|text| text.parse().ok()).collect())
    }

    /// Is nothing offered?
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Is this move offered?
    pub(crate) fn has(&self, action: Action) -> bool {
        self.0.contains(&action)
    }

    /// Is a bid asked for?
    pub(crate) fn asks_bid(&self) -> bool {
        self.0.iter().any(|action| matches!(action, Action::Bid(_)))
    }

    /// Is a card asked for?
    pub(crate) fn asks_card(&self) -> bool {
        self.0.iter().any(|action| matches!(action, Action::Play(_) | Action::PlayExtra(_)))
    }

    /// Everything that can be done with an advantage.
    pub(crate) fn uses(&self, advantage: Advantage) -> impl Iterator<Item = Use> + '_ {
        self.0.iter().filter_map(move |action| match action {
            Action::Use(what) if what.advantage() == advantage => Some(*what),
            _ => None,
        })
    }

    /// The move that plays a card, from the hand or from before the player.
    pub(crate) fn card(&self, card: Card) -> Option<Action> {
        self.0.iter().copied().find(
            |action| matches!(action, Action::Play(played) | Action::PlayExtra(played) if *played == card),
        )
    }

    /// The colours that can be named as trump.
    pub(crate) fn colours(&self) -> impl Iterator<Item = Colour> + '_ {
        self.0.iter().filter_map(|action| match action {
            Action::Trump(colour) => Some(*colour),
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sevenfold_double_lucky_7::Nudge;

    #[test]
    fn moves_are_found_by_what_they_are_about() {
        let offer = Offer::read(["use change-bid 2 +1", "use no-trump", "play R7", "play J*", "decline"]);
        assert_eq!(offer.uses(Advantage::ChangeBid).count(), 1);
        assert!(matches!(
            offer.uses(Advantage::ChangeBid).next(),
            Some(Use::ChangeBid { by: Nudge::Up, .. })
        ));
        assert_eq!(offer.card(Card::JOKER), Some(Action::PlayExtra(Card::JOKER)));
        assert!(offer.has(Action::Decline) && !offer.has(Action::Roll) && !offer.asks_bid());
    }

    #[test]
    fn a_move_that_cannot_be_read_is_left_to_the_plain_list() {
        assert!(Offer::read(["dance"]).is_empty());
    }
}
