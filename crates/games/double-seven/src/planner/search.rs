//! Depth-first search over what can be laid. Every position is looked at once, for what it is worth depends on it
//! alone and not on the way to it.

use super::node::{Node, Step, Steps};
use super::reach::{Arrangements, Thoroughness};
use super::situation::Situation;
use super::{Certainty, Effort, Gain, Measure};
use crate::tiles::Tiles;

/// The best end found, and the way there.
pub(super) struct Found {
    pub(super) steps: Vec<Step>,
    pub(super) gain: Gain,
    pub(super) rack: Tiles,
    pub(super) certainty: Certainty,
    pub(super) nodes: u32,
}

pub(super) fn search(situation: &Situation, measure: Measure, effort: Effort) -> Found {
    let start = Node::new(situation);
    let mut search = Search {
        situation,
        start,
        measure,
        limit: effort.nodes,
        seen: Seen::new(),
        path: Vec::new(),
        best: Vec::new(),
        gain: Gain::default(),
        rack: start.rack(),
        certainty: Certainty::Best,
    };
    search.begin();
    let nodes = search.seen.len();
    Found { steps: search.best, gain: search.gain, rack: search.rack, certainty: search.certainty, nodes }
}

struct Search<'a> {
    situation: &'a Situation,
    start: Node,
    measure: Measure,
    limit: u32,
    seen: Seen,
    path: Vec<Step>,
    best: Vec<Step>,
    gain: Gain,
    rack: Tiles,
    certainty: Certainty,
}

/// Does the search go on?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Go {
    On,
    Stop,
}

impl Search<'_> {
    /// The first step is special: a run that has begun bars some exchanges before it (DS-17).
    fn begin(&mut self) {
        let start = self.start;
        if !self.hopeful(&start) {
            return;
        }
        let mut arrangements = Arrangements::of(self.situation);
        let mut steps = Steps::new();
        start.steps(&mut steps);
        for step in steps {
            if !self.hopeful(&start) {
                break;
            }
            let barred = arrangements.as_mut().is_some_and(|arrangements| !arrangements.allow(step));
            if !barred && self.take(&start, step) == Go::Stop {
                return;
            }
        }
        let cut_short = |arrangements: &Arrangements| arrangements.thoroughness() == Thoroughness::CutShort;
        // A gain that nothing could exceed is the best, whatever was left alone.
        if arrangements.as_ref().is_some_and(cut_short) && self.hopeful(&start) {
            self.certainty = Certainty::AtLeast;
        }
    }

    fn take(&mut self, node: &Node, step: Step) -> Go {
        let next = node.after(step);
        self.path.push(step);
        let go = self.visit(&next);
        self.path.pop();
        go
    }

    fn visit(&mut self, node: &Node) -> Go {
        if !self.seen.add(node) {
            return Go::On;
        }
        let gain = node.gain(&self.start, self.situation);
        if self.measure.value(gain) > self.measure.value(self.gain) {
            self.gain = gain;
            self.rack = node.rack();
            self.best.clone_from(&self.path);
        }
        // With the last tile the turn is over (DS-8).
        if node.rack().is_empty() || !self.hopeful(node) {
            return Go::On;
        }
        if self.seen.len() >= self.limit {
            self.certainty = Certainty::AtLeast;
            return Go::Stop;
        }
        let mut steps = Steps::new();
        node.steps(&mut steps);
        for step in steps {
            if self.take(node, step) == Go::Stop {
                return Go::Stop;
            }
        }
        Go::On
    }

    /// Could anything better than the best so far come of this position?
    fn hopeful(&self, node: &Node) -> bool {
        let hope = node.hope(&self.start, self.situation);
        self.measure.value(hope) > self.measure.value(self.gain)
    }
}

/// The positions looked at, found by their hash and compared in full.
struct Seen {
    nodes: Vec<Node>,
    /// Places in `nodes`, counted from 1; 0 is free. The length is a power of two, at most half of it used.
    slots: Vec<u32>,
}

impl Seen {
    fn new() -> Self {
        Self { nodes: Vec::new(), slots: vec![0; 256] }
    }

    fn len(&self) -> u32 {
        self.nodes.len() as u32
    }

    /// Adds a position; says whether it is new.
    fn add(&mut self, node: &Node) -> bool {
        if 2 * self.nodes.len() >= self.slots.len() {
            self.grow();
        }
        let slot = self.slot(node);
        if self.slots[slot] != 0 {
            return false;
        }
        self.nodes.push(*node);
        self.slots[slot] = self.len();
        true
    }

    /// Where this position is, or where there is room for it.
    fn slot(&self, node: &Node) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = node.hash() as usize & mask;
        while self.slots[slot] != 0 && self.nodes[self.slots[slot] as usize - 1] != *node {
            slot = (slot + 1) & mask;
        }
        slot
    }

    fn grow(&mut self) {
        self.slots = vec![0; 2 * self.slots.len()];
        for index in 0..self.nodes.len() {
            let node = self.nodes[index];
            let slot = self.slot(&node);
            self.slots[slot] = index as u32 + 1;
        }
    }
}
