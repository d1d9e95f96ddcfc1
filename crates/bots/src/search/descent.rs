//! One iteration: down the tree, on by the policy, and back.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Seat};

use super::asking::{Asked, PASS_BIAS};
use super::knowledge::spread;
use super::select::{narrow, select};
use super::tree::{EdgeId, NodeId, Tree};
use super::{Knobs, Knowledge, Walk, label, play_on};

/// What letting it pass looks like.
pub(super) const PASS: u64 = 0;

/// A search under way.
pub(super) struct Descent<'a, G: Game, K> {
    pub knowledge: &'a K,
    pub knobs: Knobs,
    pub tree: &'a mut Tree,
    /// Who thinks.
    pub observer: Seat,
    /// The moves the observer considers; their edges lie at the root already.
    pub candidates: &'a [G::Action],
    pub sight: u32,
    space: Space<G>,
}

/// Lists that are filled anew in every step.
struct Space<G: Game> {
    legal: Vec<G::Action>,
    labels: Vec<u64>,
    distinct: Vec<u64>,
    found: Vec<Option<EdgeId>>,
    open: Vec<EdgeId>,
    scores: Vec<f32>,
    path: Vec<EdgeId>,
}

/// What became of a step.
enum Step {
    /// A move that had been tried before.
    Known(EdgeId),
    /// A move that had not.
    New,
    /// None: the tree is full.
    Full,
}

impl<'a, G: Game, K: Knowledge<G>> Descent<'a, G, K> {
    pub(super) fn new(
        knowledge: &'a K,
        knobs: Knobs,
        tree: &'a mut Tree,
        observer: Seat,
        candidates: &'a [G::Action],
        sight: u32,
    ) -> Self {
        let space = Space {
            legal: Vec::new(),
            labels: Vec::new(),
            distinct: Vec::new(),
            found: Vec::new(),
            open: Vec::new(),
            scores: Vec::new(),
            path: Vec::new(),
        };
        Self { knowledge, knobs, tree, observer, candidates, sight, space }
    }

    /// Learns from one world.
    pub(super) fn learn_from(&mut self, world: G, rng: &mut Quick) {
        let mut asked = Some(Asked::of(self.observer, &world.agenda()));
        let mut walk = Walk::new(world, self.sight);
        let mut node = Tree::ROOT;
        self.space.path.clear();
        while let Some(question) = asked {
            let step = self.step(node, question, &mut walk, rng);
            if let Step::Known(_) | Step::New = step {
                asked = walk.ask(self.knowledge, rng);
            }
            match step {
                Step::Known(edge) => node = self.tree.below(edge),
                Step::New | Step::Full => {
                    play_on(&mut walk, asked, self.knowledge, &mut self.space.legal, rng);
                    break;
                }
            }
        }
        let shares = walk.worth(self.knowledge);
        self.space.path.iter().for_each(|edge| self.tree.learn(*edge, &shares));
    }

    /// Makes one move in the tree.
    fn step(&mut self, node: NodeId, question: Asked, walk: &mut Walk<G>, rng: &mut Quick) -> Step {
        let seat = question.seat();
        let visits = self.tree.visit(node);
        self.list(node, question, &walk.game);
        self.tree.find(node, seat, &self.space.distinct, &mut self.space.found);
        if self.space.found.contains(&None) {
            self.grow(node, seat, &walk.game);
        }
        self.space.open.clear();
        self.space.open.extend(self.space.found.iter().flatten());
        if self.space.open.is_empty() {
            return Step::Full;
        }
        narrow(self.tree, &mut self.space.open, &self.knobs, visits);
        for edge in &self.space.open {
            self.tree.edge_mut(*edge).available += 1;
        }
        let edge = select(self.tree, &self.space.open, &self.knobs, rng);
        self.space.path.push(edge);
        self.act(edge, seat, walk, rng);
        if self.tree.edge(edge).visits == 0 { Step::New } else { Step::Known(edge) }
    }

    /// Lists what the seat can do, and what the observer would see of it, each sight once.
    fn list(&mut self, node: NodeId, question: Asked, game: &G) {
        let Space { legal, labels, distinct, .. } = &mut self.space;
        let seat = question.seat();
        legal.clear();
        if node == Tree::ROOT {
            legal.extend_from_slice(self.candidates);
        } else {
            game.legal_into(seat, legal);
        }
        labels.clear();
        distinct.clear();
        if seat == self.observer {
            labels.extend(legal.iter().map(label));
            distinct.extend_from_slice(labels);
        } else {
            labels.extend(legal.iter().map(|action| self.knowledge.seen(game, self.observer, seat, action)));
            for label in &*labels {
                if !distinct.contains(label) {
                    distinct.push(*label);
                }
            }
        }
        if let Asked::May(_) = question {
            distinct.push(PASS);
        }
    }

    /// Adds the edges that are missing, with what knowledge thinks of them.
    fn grow(&mut self, node: NodeId, seat: Seat, game: &G) {
        let Space { legal, labels, distinct, found, scores, .. } = &mut self.space;
        scores.clear();
        self.knowledge.prior(game, seat, legal, scores);
        spread(scores);
        for (label, edge) in distinct.iter().zip(found) {
            if edge.is_none() {
                let looks = labels.iter().zip(&*scores).filter(|(other, _)| *other == label);
                let bias = looks.map(|(_, score)| *score).reduce(f32::max).unwrap_or(PASS_BIAS);
                *edge = self.tree.add(node, seat, *label, bias);
            }
        }
    }

    /// Carries out the move of an edge: one of those that look like it.
    fn act(&mut self, edge: EdgeId, seat: Seat, walk: &mut Walk<G>, rng: &mut Quick) {
        let Space { legal, labels, .. } = &mut self.space;
        let label = self.tree.edge(edge).label();
        let mut alike =
            labels.iter().zip(&*legal).filter(|(other, _)| **other == label).map(|(_, action)| action);
        match (alike.next(), alike.next()) {
            (None, _) => walk.pass(seat),
            (Some(only), None) => walk.act(seat, only),
            (Some(_), Some(_)) => {
                let mut keep = labels.iter().map(|other| *other == label);
                legal.retain(|_| keep.next().unwrap_or(false));
                let place = self.knowledge.playout(&walk.game, seat, legal, rng);
                walk.act(seat, &legal[place]);
            }
        }
    }
}
