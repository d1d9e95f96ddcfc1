//! What the die has to tell.

use sevenfold_core::Seat;
use sevenfold_double_lucky_7::{Action, Choice, Face, Luck, Mode, Phase, RoundView, View};

use super::Offer;

/// What the die has to tell, from the question to the first card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Told {
    /// The viewer may roll.
    Open,
    /// It has fallen.
    Fallen(Face, Meaning),
}

/// What a roll means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Meaning {
    /// The advantage is carried out.
    Lucky,
    /// Any free field may be taken: this player has the rolled one, or it cannot be used now.
    DoubleLucky(Option<Seat>),
    /// Nothing happens.
    Miss,
}

/// What the die has to tell now.
pub(crate) fn told(view: &View, offer: &Offer) -> Option<Told> {
    let round = view.round.as_ref().filter(|round| round.played.is_empty())?;
    match round.rolled {
        _ if view.options.mode != Mode::Dice => None,
        Some(face) => Some(Told::Fallen(face, meaning(view, round, face))),
        None => offer.has(Action::Roll).then_some(Told::Open),
    }
}

fn meaning(view: &View, round: &RoundView, face: Face) -> Meaning {
    let free_choice = match (round.luck, view.phase) {
        (Some(Luck::Missed { .. }), _) => return Meaning::Miss,
        (Some(Luck::Used { what, .. }), _) => Face::Lucky(what.advantage()) != face,
        (None, Phase::Choosing { choice: Choice::DoubleLucky, .. }) => true,
        (None, _) => false,
    };
    match face {
        Face::Lucky(advantage) if free_choice => Meaning::DoubleLucky(view.wheel().user(advantage)),
        _ => Meaning::Lucky,
    }
}

#[cfg(test)]
mod tests {
    use super::super::sketch::Sketch;
    use super::*;
    use sevenfold_double_lucky_7::Advantage;

    fn told_of(sketch: &Sketch) -> Option<Told> {
        let (view, offer) = sketch.seen_by_turn();
        told(&view, &offer)
    }

    #[test]
    fn the_die_shows_what_was_rolled() {
        let asked = Sketch::dice(2).bid_any();
        assert_eq!(told_of(&asked), Some(Told::Open));
        let missed = asked.clone().does("roll").rolls("x");
        assert_eq!(told_of(&missed), Some(Told::Fallen(Face::X, Meaning::Miss)));
        let lucky = asked.does("roll").rolls("change-bid");
        let face = Face::Lucky(Advantage::ChangeBid);
        assert_eq!(told_of(&lucky), Some(Told::Fallen(face, Meaning::Lucky)));
    }

    #[test]
    fn a_taken_field_is_double_lucky_until_the_first_card() {
        let first = Sketch::dice(2).bid_any().does("roll").rolls("no-trump").play_out().bid_any();
        let user = first.seen_by_turn().0.wheels[0].user(Advantage::NoTrump);
        let again = first.does("roll").rolls("no-trump");
        let face = Face::Lucky(Advantage::NoTrump);
        let double_lucky = Some(Told::Fallen(face, Meaning::DoubleLucky(user)));
        assert!(user.is_some());
        assert_eq!(told_of(&again), double_lucky);
        let spent = again.does("use extra-card");
        assert_eq!(told_of(&spent), double_lucky, "it is remembered what the die showed");
        assert_eq!(told_of(&spent.any()), None);
    }
}
