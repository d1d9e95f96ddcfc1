//! What the middle of the table is about.

use sevenfold_double_lucky_7::{Mode, Phase, View};

use super::Offer;

/// What the middle of the table is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scene {
    /// Nothing has been dealt.
    Bare,
    /// The viewer names the trump colour.
    Naming,
    /// The viewer bids.
    Bidding,
    /// Others bid, or are asked about the wheel: the bids so far.
    Bids,
    /// The viewer is asked to roll.
    Rolling,
    /// The viewer chooses on the wheel.
    Choosing,
    /// The tricks.
    Trick,
}

/// What the middle of the table is about, for this viewer.
pub(crate) fn scene(view: &View, offer: &Offer) -> Scene {
    let mine = !offer.is_empty();
    match view.phase {
        _ if view.round.is_none() => Scene::Bare,
        Phase::Naming { .. } if mine => Scene::Naming,
        Phase::Bidding { .. } if mine => Scene::Bidding,
        Phase::Asking { .. } if mine && view.options.mode == Mode::Dice => Scene::Rolling,
        Phase::Asking { .. } | Phase::Choosing { .. } if mine => Scene::Choosing,
        Phase::Naming { .. }
        | Phase::Bidding { .. }
        | Phase::Asking { .. }
        | Phase::Rolling { .. }
        | Phase::Choosing { .. } => Scene::Bids,
        Phase::DealerDraw | Phase::Deal | Phase::Leading { .. } | Phase::Following { .. } | Phase::Over => {
            Scene::Trick
        }
    }
}
