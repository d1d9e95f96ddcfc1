//! Has anybody seen something hidden since a certain step?
//!
//! A step shows a viewer something if it is a chance step, or if no move could have looked like that in a world which the
//! viewer could not tell from the true one. That is tried in worlds imagined from what the viewer knew before the step.
//! What counts is the look of a step, not its text: a card that is put aside face down could be any card, and whether a
//! move can be taken back must not tell which. A view without a world counts as seen: in doubt nothing is taken back.

use serde_json::Value;
use sevenfold_core::chance::Quick;
use sevenfold_core::erased::{AnyEvent, AnyRun, Told};
use sevenfold_core::{Seat, Viewer};

/// How many worlds each viewer imagines before each step.
const WORLDS: u64 = 24;
/// How many other moves are tried in a world where the true one looks different.
const OTHER_MOVES: usize = 64;

/// What a step shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sight {
    Nothing,
    Something,
}

/// What has been found out about the steps of a game, so that a table finds it out once. Not kept.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Sights(Vec<Option<Sight>>);

impl Sights {
    /// The first step after the first `keep` that shows one of these seats something, counted from 1. The seats are the
    /// same for as long as the game goes on.
    pub(crate) fn first(&mut self, run: &dyn AnyRun, keep: usize, seats: &[Seat]) -> Option<usize> {
        self.0.resize(run.len(), None);
        let mut past: Option<Box<dyn AnyRun>> = None;
        for index in keep..run.len() {
            if self.0[index].is_none() {
                let before = past.take().filter(|past| past.len() == index);
                let before = before.unwrap_or_else(|| first_steps(run, index));
                let (sight, after) = look(run, &*before, seats);
                self.0[index] = Some(sight);
                past = after;
            }
            if self.0[index] == Some(Sight::Something) {
                return Some(index + 1);
            }
        }
        None
    }

    /// Steps after the first `keep` never happened.
    pub(crate) fn undo_to(&mut self, keep: usize) {
        self.0.truncate(keep);
    }
}

fn first_steps(run: &dyn AnyRun, count: usize) -> Box<dyn AnyRun> {
    let mut past = run.boxed_clone();
    past.undo_to(count);
    past
}

/// What the step after `before` shows to these seats, and the game after it.
fn look(run: &dyn AnyRun, before: &dyn AnyRun, seats: &[Seat]) -> (Sight, Option<Box<dyn AnyRun>>) {
    let index = before.len();
    let (Some(mover), Some(text)) = (run.step_by(index), run.step_text(index)) else {
        return (Sight::Something, None);
    };
    let mut after = before.boxed_clone();
    let Ok(events) = after.play(mover, &text) else { return (Sight::Something, None) };
    let shows = |seat: &Seat| {
        let viewer = Viewer::Seat(*seat);
        let step = Step { viewer, mover, text: &text, told: told(&events, viewer), view: after.view(viewer) };
        !(0..WORLDS).all(|world| {
            before.imagine(viewer, &mut Quick::new(world)).is_some_and(|world| step.could_be_in(&*world))
        })
    };
    let sight = if seats.iter().any(shows) { Sight::Something } else { Sight::Nothing };
    (sight, Some(after))
}

/// A step as it looked to somebody.
struct Step<'a> {
    viewer: Viewer,
    mover: Seat,
    text: &'a str,
    told: Vec<Told>,
    view: Value,
}

impl Step<'_> {
    /// Does the mover have a move in this world that looks like this?
    fn could_be_in(&self, world: &dyn AnyRun) -> bool {
        if self.looks_like(world, self.text) {
            return true;
        }
        // The mover knows the own move.
        let hidden = self.viewer != Viewer::Seat(self.mover);
        hidden && world.legal(self.mover).iter().take(OTHER_MOVES).any(|other| self.looks_like(world, other))
    }

    fn looks_like(&self, world: &dyn AnyRun, text: &str) -> bool {
        let mut world = world.boxed_clone();
        let played = world.play(self.mover, text);
        played.is_ok_and(|events| told(&events, self.viewer) == self.told)
            && world.view(self.viewer) == self.view
    }
}

fn told(events: &[Box<dyn AnyEvent>], viewer: Viewer) -> Vec<Told> {
    events.iter().filter_map(|event| event.seen_by(viewer)).collect()
}
