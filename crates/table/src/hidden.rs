//! Has anybody seen something hidden since a certain step?
//!
//! A step shows a viewer something if it is a chance step, or if it could not have been taken, or would have looked
//! different, in a world that the viewer could not tell from the true one. That is tried in worlds imagined from what
//! the viewer knew before the step. A view without a world counts as seen: in doubt nothing is taken back.

use sevenfold_core::chance::Quick;
use sevenfold_core::erased::{AnyEvent, AnyRun, Told};
use sevenfold_core::{Seat, Viewer};

/// How many worlds each viewer imagines before each step.
const WORLDS: u64 = 24;

/// The first step after the first `keep` that shows one of these seats something, counted from 1.
pub(crate) fn first_sight(run: &dyn AnyRun, keep: usize, seats: &[Seat]) -> Option<usize> {
    let mut past = run.boxed_clone();
    past.undo_to(keep);
    for index in keep..run.len() {
        let (Some(mover), Some(text)) = (run.step_by(index), run.step_text(index)) else {
            return Some(index + 1);
        };
        let mut after = past.boxed_clone();
        let Ok(events) = after.play(mover, &text) else { return Some(index + 1) };
        let shows = |seat: &&Seat| {
            let viewer = Viewer::Seat(**seat);
            let truth = (after.view(viewer), told(&events, viewer));
            let alike =
                |world| same_in(&*past, viewer, world, mover, &text).is_some_and(|seen| seen == truth);
            !(0..WORLDS).all(alike)
        };
        if seats.iter().find(shows).is_some() {
            return Some(index + 1);
        }
        past = after;
    }
    None
}

/// What the viewer sees of the step in an imagined world, if it can be taken there.
fn same_in(
    past: &dyn AnyRun,
    viewer: Viewer,
    world: u64,
    mover: Seat,
    text: &str,
) -> Option<(serde_json::Value, Vec<Told>)> {
    let mut world = past.imagine(viewer, &mut Quick::new(world))?;
    let events = world.play(mover, text).ok()?;
    Some((world.view(viewer), told(&events, viewer)))
}

fn told(events: &[Box<dyn AnyEvent>], viewer: Viewer) -> Vec<Told> {
    events.iter().filter_map(|event| event.seen_by(viewer)).collect()
}
