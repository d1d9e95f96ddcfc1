//! What exchanges can do before the first other action when a run has already begun (DS-17, DS-25).

use sevenfold_core::Seat;

use super::node::Step;
use super::situation::Situation;
use crate::family::Families;
use crate::phase::exchange;
use crate::run::{Run, Swap};
use crate::survey::Survey;

/// Arrangements looked at before the rest is left alone.
const MOST: usize = 400;

/// Who can own what before the first other action, as far as a run that has begun allows. Looked into only as far
/// as the questions go.
pub(super) struct Arrangements {
    me: Seat,
    /// In the order of the fewest exchanges; the present one comes first.
    list: Vec<Arrangement>,
    /// The owners of each arrangement of `list`, packed.
    owners: Vec<u128>,
    /// How many of `list` have had all their exchanges added.
    explored: usize,
    thoroughness: Thoroughness,
}

/// Has every question been answered for certain?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Thoroughness {
    Complete,
    /// A step was held to be impossible when there were too many arrangements to be sure.
    CutShort,
}

#[derive(Clone, Copy)]
struct Arrangement {
    families: Families,
    run: Run,
    /// The exchange that led here, and from where.
    by: Option<(usize, Swap)>,
}

impl Arrangements {
    /// None to look at while the run has not begun: then exchanges reach whatever they could (DS-25).
    pub(super) fn of(situation: &Situation) -> Option<Self> {
        if situation.run.len() == 0 {
            return None;
        }
        let now = Arrangement { families: situation.families, run: situation.run, by: None };
        Some(Self {
            me: situation.me,
            owners: vec![owners(&now.families)],
            list: vec![now],
            explored: 0,
            thoroughness: Thoroughness::Complete,
        })
    }

    pub(super) fn thoroughness(&self) -> Thoroughness {
        self.thoroughness
    }

    /// Can this step come first?
    pub(super) fn allow(&mut self, step: Step) -> bool {
        self.first(step).is_some()
    }

    /// The exchanges after which this step can be taken.
    pub(super) fn exchanges_before(&mut self, step: Step) -> Vec<Swap> {
        let mut swaps = Vec::new();
        let mut at = self.first(step);
        while let Some((from, swap)) = at.and_then(|at| self.list[at].by) {
            swaps.push(swap);
            at = Some(from);
        }
        swaps.reverse();
        swaps
    }

    /// The first arrangement in which the step can be taken.
    fn first(&mut self, step: Step) -> Option<usize> {
        let mut at = 0;
        loop {
            while let Some(arrangement) = self.list.get(at) {
                if ready(&arrangement.families, self.me, step) {
                    return Some(at);
                }
                at += 1;
            }
            if self.explored == self.list.len() {
                return None;
            }
            if self.list.len() >= MOST {
                self.thoroughness = Thoroughness::CutShort;
                return None;
            }
            self.explore();
        }
    }

    /// Adds what is one exchange away from the next arrangement.
    fn explore(&mut self) {
        let from = self.explored;
        let Arrangement { families, run, .. } = self.list[from];
        let me = self.me;
        exchange::each(&families, &Survey::of(&families, me), &run, me, |swap| self.add(from, swap));
        self.explored += 1;
    }

    fn add(&mut self, from: usize, swap: Swap) {
        let hands = self.me.index() as u128 ^ swap.with.index() as u128;
        let owners = self.owners[from] ^ hands << (2 * swap.own.index()) ^ hands << (2 * swap.other.index());
        if self.owners.contains(&owners) {
            return;
        }
        let Arrangement { mut families, mut run, .. } = self.list[from];
        run.push(swap, &families);
        families.exchange(swap.own, swap.other);
        self.owners.push(owners);
        self.list.push(Arrangement { families, run, by: Some((from, swap)) });
    }
}

/// Two bits for the owner of each family.
fn owners(families: &Families) -> u128 {
    families.iter().fold(0, |code, (id, family)| code | (family.owner.index() as u128) << (2 * id.index()))
}

/// Can this step be taken without another exchange?
fn ready(families: &Families, me: Seat, step: Step) -> bool {
    match step {
        Step::Lay(contents, _) => families.of(me).any(|(_, family)| family.contents == contents),
        Step::Start(contents) => families.of(me).all(|(_, family)| family.contents.animal != contents.animal),
        Step::Retrieve(_) => true,
    }
}
