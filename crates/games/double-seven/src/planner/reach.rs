//! What exchanges can do before the first other action when a run has already begun (DS-17, DS-25).

use std::collections::VecDeque;

use super::node::Step;
use super::situation::Situation;
use crate::action::Action;
use crate::family::Families;
use crate::phase::exchange;
use crate::run::{Run, Swap};
use crate::survey::Survey;
use sevenfold_core::Seat;

/// Arrangements looked at before a run that has begun is given up.
const MOST: usize = 400;

/// Which first steps are possible.
pub(super) struct FirstSteps<'a> {
    situation: &'a Situation,
    complete: bool,
}

impl<'a> FirstSteps<'a> {
    pub(super) fn new(situation: &'a Situation) -> Self {
        Self { situation, complete: true }
    }

    /// Were all first steps that seemed impossible proved to be?
    pub(super) fn is_complete(&self) -> bool {
        self.complete
    }

    /// Can this step come first? A fresh run lets exchanges reach whatever they could (DS-25).
    pub(super) fn can(&mut self, step: Step) -> bool {
        if self.situation.run.len() == 0 {
            return true;
        }
        match exchanges_to(self.situation, |families, me| ready(families, me, step)) {
            Reached::By(_) => true,
            Reached::Never => false,
            Reached::Unknown => {
                self.complete = false;
                false
            }
        }
    }
}

/// Can this step be taken without another exchange?
pub(super) fn ready(families: &Families, me: Seat, step: Step) -> bool {
    match step {
        Step::Lay(contents, _) => families.of(me).any(|(_, family)| family.contents == contents),
        Step::Start(contents) => families.of(me).all(|(_, family)| family.contents.animal != contents.animal),
        Step::Retrieve(_) => true,
    }
}

/// What looking for an arrangement came to.
pub(super) enum Reached {
    /// These exchanges lead to it.
    By(Vec<Action>),
    /// No exchanges do.
    Never,
    /// There are too many arrangements.
    Unknown,
}

/// The fewest exchanges that lead from the run as it stands to an arrangement with some property.
pub(super) fn exchanges_to(situation: &Situation, fits: impl Fn(&Families, Seat) -> bool) -> Reached {
    let me = situation.me;
    let mut queue = VecDeque::from([(situation.families, situation.run, Vec::new())]);
    let mut seen: Vec<Families> = vec![situation.families];
    while let Some((families, run, actions)) = queue.pop_front() {
        if fits(&families, me) {
            return Reached::By(actions);
        }
        for swap in swaps(&families, &run, me) {
            let (mut next, mut longer) = (families, run);
            longer.push(swap, &families);
            next.exchange(swap.own, swap.other);
            if seen.contains(&next) {
                continue;
            }
            if seen.len() == MOST {
                return Reached::Unknown;
            }
            seen.push(next);
            let mut actions = actions.clone();
            actions.push(Action::Exchange { own: swap.own, other: swap.other });
            queue.push_back((next, longer, actions));
        }
    }
    Reached::Never
}

fn swaps(families: &Families, run: &Run, me: Seat) -> Vec<Swap> {
    let mut swaps = Vec::new();
    exchange::each(families, &Survey::of(families, me), run, me, |swap| swaps.push(swap));
    swaps
}
