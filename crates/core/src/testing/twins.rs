//! Twin worlds: two positions that look alike to a viewer give that viewer byte-identical views, events, errors and
//! choices, as long as the rules show nothing new.

use super::inspect::Inspect;
use super::positions::check_events;
use crate::chance::Quick;
use crate::run::Step;
use crate::{Breach, Game, Redact, Rng, Say, Seat, Viewer};

/// Moves tried on both twins.
const TRIED: u32 = 8;

/// Compares a position with a twin for every viewer, now and after a step.
pub(super) fn check<G: Game>(
    inspect: &Inspect<G>,
    game: &G,
    next: Option<&Step<G>>,
    pool: &[G::Action],
    rng: &mut Quick,
    place: &impl Fn() -> String,
) {
    for viewer in Viewer::all(game.seats()) {
        let Ok(twin) = G::imagine(&game.view(viewer), rng) else {
            panic!("no twin for {viewer:?}: {}", place());
        };
        if let Viewer::Seat(seat) = viewer {
            same_errors(game, &twin, seat, pool, rng, place);
        }
        let Some(step) = next.and_then(|step| common_step(game, &twin, step, rng)) else { continue };
        if !(inspect.reveals)(game, &step, viewer) && !(inspect.reveals)(&twin, &step, viewer) {
            same_after(game, &twin, &step, viewer, place);
        }
    }
}

fn same_errors<G: Game>(
    game: &G,
    twin: &G,
    seat: Seat,
    pool: &[G::Action],
    rng: &mut Quick,
    place: &impl Fn() -> String,
) {
    for _ in 0..TRIED {
        let Some(action) = rng.pick(pool) else { return };
        let answer = |game: &G| {
            game.check(seat, action)
                .map_err(|breach| format!("{} {:?} {}", breach.rule(), breach, breach.say()))
        };
        assert_eq!(answer(game), answer(twin), "twins refuse {action} of seat {seat} alike: {}", place());
    }
}

/// A step that can be taken in both: the next one, or another move of the same seat.
fn common_step<G: Game>(game: &G, twin: &G, step: &Step<G>, rng: &mut Quick) -> Option<Step<G>> {
    match step {
        Step::Chance(chance) => {
            twin.clone().settle(chance, &mut crate::Silent).ok()?;
            Some(step.clone())
        }
        Step::Act { seat, action } if twin.check(*seat, action).is_ok() => {
            Some(Step::Act { seat: *seat, action: action.clone() })
        }
        Step::Act { seat, .. } => {
            let mut common = game.legal(*seat);
            common.retain(|action| twin.check(*seat, action).is_ok());
            Some(Step::Act { seat: *seat, action: rng.pick(&common)?.clone() })
        }
    }
}

fn same_after<G: Game>(game: &G, twin: &G, step: &Step<G>, viewer: Viewer, place: &impl Fn() -> String) {
    let (heard, view) = after(game, step, viewer, place);
    let (twin_heard, twin_view) = after(twin, step, viewer, place);
    assert_eq!(heard, twin_heard, "twins tell {viewer:?} the same of {step:?}: {}", place());
    assert_eq!(view, twin_view, "twins look alike to {viewer:?} after {step:?}: {}", place());
}

/// The bytes a viewer gets of a step: events, their sentences, and the view after it.
fn after<G: Game>(game: &G, step: &Step<G>, viewer: Viewer, place: &impl Fn() -> String) -> (String, String) {
    let mut game = game.clone();
    let mut events: Vec<G::Event> = Vec::new();
    match step {
        Step::Chance(chance) => {
            assert_eq!(game.settle(chance, &mut events), Ok(()), "a common chance step settles: {}", place());
        }
        Step::Act { seat, action } => game.advance(*seat, action, &mut events),
    }
    check_events(&events, game.seats(), place);
    let heard: Vec<G::Event> = events.iter().filter_map(|event| event.seen_by(viewer)).collect();
    let said: Vec<String> = heard.iter().map(|event| event.say().to_string()).collect();
    let text = serde_json::to_string(&heard).unwrap_or_default();
    let view = serde_json::to_string(&(game.view(viewer), game.agenda())).unwrap_or_default();
    (format!("{text}\n{}", said.join("\n")), view)
}
