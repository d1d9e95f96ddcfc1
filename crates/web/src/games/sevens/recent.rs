//! What was laid last, and by whom.

use sevenfold_core::Seat;
use sevenfold_sevens::{Card, CardSet, Event};

use crate::table::{Here, Told};

/// The cards of the last move that laid any.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Recent {
    /// Who laid them.
    pub seat: Seat,
    /// Which.
    pub cards: CardSet,
    /// In which step.
    pub step: u32,
}

impl Recent {
    /// What was laid last at a table.
    pub(crate) fn at(here: Here) -> Option<Self> {
        here.with_events(last_laid).flatten()
    }

    /// Was this card among it?
    pub(crate) fn has(&self, card: Card) -> bool {
        self.cards.contains(card)
    }
}

fn last_laid(events: &[Told<Event>]) -> Option<Recent> {
    // What was laid before the deal lies no more.
    let laid = events.iter().rev().find_map(|told| match told.event {
        Event::Laid { seat, card } => {
            Some(Some(Recent { seat, cards: CardSet::only(card), step: told.step }))
        }
        Event::Folded { seat, cards } | Event::LaidSevens { seat, cards } => {
            Some(Some(Recent { seat, cards, step: told.step }))
        }
        Event::Dealt { .. } => Some(None),
        Event::Passed { .. } | Event::WentOut { .. } | Event::RoundOver { .. } | Event::Over { .. } => None,
    });
    laid.flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    #[test]
    fn only_this_round_has_a_last_card() {
        let seat = Seat::FIRST;
        let laid = Event::Laid { seat, card: Card::SEVEN_OF_DIAMONDS };
        let passed = Event::Passed { seat, passes: 1 };
        let dealt = Event::Dealt { round: 2, dealer: seat, hands: std::iter::empty().collect() };
        let log = [(3, laid), (4, passed), (5, dealt)].map(|(step, event)| Told { version: 1, step, event });
        assert!(
            last_laid(&log[..2])
                .is_some_and(|recent| recent.step == 3 && recent.has(Card::SEVEN_OF_DIAMONDS))
        );
        assert_eq!(last_laid(&log), None);
    }
}
