//! The toy keeps the laws of all games.

use sevenfold_core::run::Step;
use sevenfold_core::testing::{Case, Inspect, laws};
use sevenfold_core::{Breach as _, Seat};

use super::{Action, Breach, CARDS, Options, Parley};

#[test]
fn parley_is_a_lawful_game() {
    let inspect = Inspect::<Parley> {
        census: |game| {
            let cards = game.hands.iter().flatten().chain(&game.pile).chain(&game.shown);
            vec![if game.dealt { cards.count() as u32 } else { u32::from(CARDS) }]
        },
        hidden: |game, viewer| {
            let others = Seat::all(game.seats).filter(|seat| !viewer.is(*seat));
            others.flat_map(|seat| &game.hands[seat.index()]).map(|&card| ("hand", u64::from(card))).collect()
        },
        reveals: |_, step, viewer| match step {
            Step::Chance(_) => true,
            Step::Act { seat, action } => match action {
                Action::Show(_) | Action::Parry(_) => !viewer.is(*seat),
                Action::Draw => viewer.is(*seat),
                _ => false,
            },
        },
    };
    let cases: Vec<Case<Parley>> = (2..=4).map(|seats| Case { options: Options {}, seats }).collect();
    laws(&inspect, &cases, 30);
    assert_eq!(Breach::NotAsked.rule().to_string(), "PA-1");
}
