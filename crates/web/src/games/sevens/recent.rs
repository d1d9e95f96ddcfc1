//! What was laid last, and by whom.

use sevenfold_core::Seat;
use sevenfold_protocol::LogLine;
use sevenfold_sevens::{Card, CardSet, Event};

use crate::table::Here;

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
        here.face.with(|face| last_laid(&face.as_ref()?.log))
    }

    /// Was this card among it?
    pub(crate) fn has(&self, card: Card) -> bool {
        self.cards.contains(card)
    }
}

fn last_laid(log: &[LogLine]) -> Option<Recent> {
    let mut lines = log.iter().rev();
    // What was laid before the deal lies no more.
    let laid = lines.find_map(|line| match line.event.as_ref()?.read().ok()? {
        Event::Laid { seat, card } => {
            Some(Some(Recent { seat, cards: CardSet::only(card), step: line.step }))
        }
        Event::Folded { seat, cards } | Event::LaidSevens { seat, cards } => {
            Some(Some(Recent { seat, cards, step: line.step }))
        }
        Event::Dealt { .. } => Some(None),
        Event::Passed { .. } | Event::WentOut { .. } | Event::RoundOver { .. } | Event::Over { .. } => None,
    });
    laid.flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use sevenfold_core::json::Data;
    use sevenfold_core::{Message, Say as _};
    use sevenfold_protocol::{LogKind, Millis};

    fn line(step: u32, event: &Event) -> LogLine {
        let message: Message = event.say();
        let event = Some(Data::write(event));
        LogLine { version: 1, step, at: Millis(0), kind: LogKind::Game, message, event }
    }

    #[test]
    fn only_this_round_has_a_last_card() {
        let seat = Seat::FIRST;
        let laid = line(3, &Event::Laid { seat, card: Card::SEVEN_OF_DIAMONDS });
        let passed = line(4, &Event::Passed { seat, passes: 1 });
        let dealt = line(5, &Event::Dealt { round: 2, dealer: seat, hands: std::iter::empty().collect() });
        let log = [laid, passed, dealt];
        assert!(
            last_laid(&log[..2])
                .is_some_and(|recent| recent.step == 3 && recent.has(Card::SEVEN_OF_DIAMONDS))
        );
        assert_eq!(last_laid(&log), None);
    }
}
