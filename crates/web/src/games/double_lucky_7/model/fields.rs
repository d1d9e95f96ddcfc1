//! The fields of the Lucky Wheel: free, lit, chosen, or somebody's.

use sevenfold_core::Seat;
use sevenfold_double_lucky_7::{Advantage, View};

use super::{Offer, Pick};

/// A field of the wheel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Field {
    /// Which advantage.
    pub advantage: Advantage,
    /// How it stands.
    pub state: State,
}

/// How a field stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum State {
    /// Free, and nothing is asked of the viewer.
    Free,
    /// The viewer may choose it.
    Lit,
    /// The viewer has chosen it.
    Picked,
    /// Free, but it cannot be carried out now (DL-32).
    Barred,
    /// This player's pawn stands on it.
    Taken(Seat),
}

impl Field {
    /// How it stands once something has been chosen.
    pub(crate) fn with(self, pick: Pick) -> State {
        match self.state {
            State::Taken(seat) => State::Taken(seat),
            _ if pick.field() == Some(self.advantage) => State::Picked,
            state => state,
        }
    }
}

/// The wheel of the half that is played, field by field, before anything is chosen.
pub(crate) fn fields(view: &View, offer: &Offer) -> [Field; 7] {
    let asked = Advantage::ALL.iter().any(|advantage| offer.uses(*advantage).next().is_some());
    Advantage::ALL.map(|advantage| {
        let state = match view.wheel().user(advantage) {
            Some(seat) => State::Taken(seat),
            None if offer.uses(advantage).next().is_some() => State::Lit,
            None if asked => State::Barred,
            None => State::Free,
        };
        Field { advantage, state }
    })
}

#[cfg(test)]
mod tests {
    use super::super::sketch::Sketch;
    use super::*;

    fn state(fields: &[Field; 7], advantage: Advantage, pick: Pick) -> State {
        fields[advantage as usize].with(pick)
    }

    #[test]
    fn a_used_field_carries_the_pawn_and_the_others_are_lit() {
        let sketch = Sketch::tactical(3).round(2).bid_any().does("use no-trump").play_out().bid_any();
        let (view, offer) = sketch.seen_by_turn();
        let (seen, pick) = (fields(&view, &offer), Pick::Field(Advantage::ChangeBid));
        assert!(matches!(state(&seen, Advantage::NoTrump, pick), State::Taken(_)));
        assert_eq!(state(&seen, Advantage::ChangeBid, pick), State::Picked);
        assert_eq!(state(&seen, Advantage::PlayerSwap, pick), State::Lit);
    }

    #[test]
    fn double_points_is_barred_in_round_seven_and_nothing_is_lit_for_others() {
        let sketch = Sketch::tactical(2).round(7).bid_any();
        let (view, offer) = sketch.seen_by_turn();
        let seen = fields(&view, &offer);
        assert_eq!(state(&seen, Advantage::DoublePoints, Pick::Nothing), State::Barred);
        let unasked = fields(&view, &Offer::default());
        assert!(unasked.iter().all(|field| field.state == State::Free));
    }
}
