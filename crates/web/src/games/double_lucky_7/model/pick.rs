//! What has been chosen but not confirmed.

use sevenfold_core::Seat;
use sevenfold_double_lucky_7::{Action, Advantage, Choice, Phase, Use};

use super::Offer;

/// What has been chosen but not confirmed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Pick {
    /// Nothing yet.
    #[default]
    Nothing,
    /// A bid.
    Bid(u8),
    /// A field of the wheel; what to do with it is still open.
    Field(Advantage),
    /// One of the two who are to exchange hands.
    Swapping(Seat),
    /// An advantage with all there is to say about it.
    Use(Use),
}

impl Pick {
    /// What is chosen when a decision begins: a rolled advantage is chosen already.
    pub(crate) fn begin(phase: Phase, offer: &Offer) -> Self {
        match phase {
            Phase::Choosing { choice: Choice::Rolled { advantage }, .. } if !offer.is_empty() => {
                Self::field_of(advantage, offer)
            }
            _ => Self::Nothing,
        }
    }

    /// Chooses a field; where only one thing can be done with it, that as well.
    pub(crate) fn field_of(advantage: Advantage, offer: &Offer) -> Self {
        let mut uses = offer.uses(advantage);
        match (uses.next(), uses.next()) {
            (Some(only), None) => Self::Use(only),
            _ => Self::Field(advantage),
        }
    }

    /// Presses a player while two are to be found who exchange hands.
    #[must_use]
    pub(crate) fn press_swapper(self, seat: Seat) -> Self {
        match self {
            Self::Swapping(first) if first == seat => Self::Field(Advantage::PlayerSwap),
            Self::Swapping(first) => {
                Self::Use(Use::PlayerSwap { low: first.min(seat), high: first.max(seat) })
            }
            _ => Self::Swapping(seat),
        }
    }

    /// The field that is chosen.
    pub(crate) const fn field(self) -> Option<Advantage> {
        match self {
            Self::Nothing | Self::Bid(_) => None,
            Self::Field(advantage) => Some(advantage),
            Self::Swapping(_) => Some(Advantage::PlayerSwap),
            Self::Use(what) => Some(what.advantage()),
        }
    }

    /// Is this player chosen to exchange hands?
    pub(crate) fn swaps(self, seat: Seat) -> bool {
        match self {
            Self::Swapping(first) => first == seat,
            Self::Use(Use::PlayerSwap { low, high }) => low == seat || high == seat,
            _ => false,
        }
    }

    /// The move to confirm, once everything is chosen.
    pub(crate) const fn action(self) -> Option<Action> {
        match self {
            Self::Nothing | Self::Field(_) | Self::Swapping(_) => None,
            Self::Bid(bid) => Some(Action::Bid(bid)),
            Self::Use(what) => Some(Action::Use(what)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_presses_make_a_swap_whichever_comes_first() {
        let (low, high) = (Seat::new(1), Seat::new(3));
        let swap = Pick::Use(Use::PlayerSwap { low, high });
        assert_eq!(Pick::Field(Advantage::PlayerSwap).press_swapper(high).press_swapper(low), swap);
        assert_eq!(Pick::Swapping(low).press_swapper(low).action(), None, "pressed again: let go");
        assert_eq!(swap.press_swapper(high), Pick::Swapping(high), "a third press begins anew");
    }

    #[test]
    fn what_leaves_no_choice_is_chosen_with_its_field() {
        let offer = Offer::read(["use no-trump", "use change-trump R", "use change-trump G"]);
        assert_eq!(Pick::field_of(Advantage::NoTrump, &offer), Pick::Use(Use::NoTrump));
        assert_eq!(Pick::field_of(Advantage::ChangeTrump, &offer), Pick::Field(Advantage::ChangeTrump));
    }

    #[test]
    fn a_roll_chooses_its_field() {
        let rolled = Phase::Choosing {
            turn: Seat::FIRST,
            choice: Choice::Rolled { advantage: Advantage::ChangeTrump },
        };
        let offer = Offer::read(["use change-trump R", "use change-trump G"]);
        assert_eq!(Pick::begin(rolled, &offer), Pick::Field(Advantage::ChangeTrump));
        assert_eq!(Pick::begin(rolled, &Offer::default()), Pick::Nothing, "somebody else's roll");
    }
}
