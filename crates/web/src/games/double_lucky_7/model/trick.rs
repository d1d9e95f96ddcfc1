//! The trick on the table, in playing order.

use sevenfold_core::Seat;
use sevenfold_double_lucky_7::{Card, Phase, TrickView, View};

/// A place in the trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    /// Whose.
    pub seat: Seat,
    /// The card, once played.
    pub card: Option<Card>,
    /// What there is to say about it.
    pub part: Part,
}

/// What a place is in its trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// The first card, while it does not win.
    Led,
    /// The card that wins so far.
    Winning,
    /// The card that took the trick.
    Took,
    /// Another card.
    Plain,
    /// Still empty, and this seat is to play.
    Turn,
    /// Still empty.
    Later,
}

/// The places of the trick that lies on the table. A finished one lies there until the next lead.
pub(crate) fn row(view: &View) -> Vec<Place> {
    let Some(round) = &view.round else { return Vec::new() };
    let trick = round.played.last();
    let leader = trick.map(|trick| trick.leader).or(view.dealer).unwrap_or(Seat::FIRST);
    let full = trick.is_some_and(|trick| trick.cards.len() == usize::from(view.seats));
    let place = |(i, seat): (usize, Seat)| {
        let card = trick.and_then(|trick| trick.cards.get(i).copied());
        let wins = trick.is_some_and(|trick| trick.winner == seat);
        let part = match card {
            None if view.phase.turn() == Some(seat) && in_tricks(view.phase) => Part::Turn,
            None => Part::Later,
            Some(_) if wins && full => Part::Took,
            Some(_) if wins => Part::Winning,
            Some(_) if i == 0 => Part::Led,
            Some(_) => Part::Plain,
        };
        Place { seat, card, part }
    };
    leader.around(view.seats).enumerate().map(place).collect()
}

const fn in_tricks(phase: Phase) -> bool {
    matches!(phase, Phase::Leading { .. } | Phase::Following { .. })
}

/// The finished trick before the one on the table; before the first lead, the one that ended the last round.
pub(crate) fn before(view: &View) -> Option<&TrickView> {
    let round = view.round.as_ref()?;
    match round.played.as_slice() {
        [] => view.ended.as_ref(),
        [.., before, _] => Some(before),
        [_] => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::sketch::Sketch;
    use super::*;

    fn parts(sketch: &Sketch) -> Vec<Part> {
        row(&sketch.seen_by_turn().0).into_iter().map(|place| place.part).collect()
    }

    #[test]
    fn the_row_runs_from_the_leader() {
        let dealt = Sketch::dealt("Y9", &["G9 R1", "G12 R4", "G3 R7"]);
        assert_eq!(parts(&dealt), [Part::Turn, Part::Later, Part::Later]);
        assert_eq!(parts(&dealt.lead(1)), [Part::Winning, Part::Turn, Part::Later]);
        assert_eq!(parts(&dealt.lead(2)), [Part::Led, Part::Winning, Part::Turn]);
        assert_eq!(
            parts(&dealt.lead(3)),
            [Part::Led, Part::Took, Part::Plain],
            "it lies until the next lead"
        );
    }

    #[test]
    fn the_trick_that_ended_a_round_is_the_one_before() {
        let sketch = Sketch::classic(3).bid_any().play_out();
        let (view, _) = sketch.seen_by_turn();
        assert_eq!(view.round.as_ref().map(|round| round.number), Some(2));
        assert_eq!(before(&view).map(|trick| trick.cards.len()), Some(3));
    }
}
