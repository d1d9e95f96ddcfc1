//! The player that searches.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Message};

use super::asking::Asked;
use super::descent::{Descent, PASS, PASS_BIAS};
use super::glance::Glance;
use super::opening::{Found, Opening, considered, moves};
use super::tree::Tree;
use super::{Knobs, Knowledge};
use crate::{Bot, Effort, Judged, Level};

/// A player that looks ahead with what it knows of the game, as well as its level lets it.
pub struct Searcher<K> {
    knowledge: K,
    level: Level,
    knobs: Knobs,
    effort: Effort,
    tree: Tree,
}

impl<K> Searcher<K> {
    /// A player that knows this and thinks this much.
    pub fn new(knowledge: K, level: Level, knobs: Knobs, effort: &Effort) -> Self {
        Self { knowledge, level, knobs, effort: effort.clone(), tree: Tree::new(knobs.edges) }
    }

    /// What can be done here, best first; nothing to think about gives that one move and no visits.
    fn think<G>(&mut self, view: &G::View, legal: &[G::Action], rng: &mut Quick) -> Vec<Found<G>>
    where
        G: Game,
        K: Knowledge<G>,
    {
        let mut meter = self.effort.meter(self.level.share);
        let (asked, view, glance) = match Opening::<G>::of(&self.knowledge, &self.level, view, legal, rng) {
            Opening::Plain(found) => return found,
            Opening::Open { asked, view, glance } => (asked, view, glance),
        };
        let seat = asked.seat();
        let candidates = self.plant::<G>(asked, legal, &glance);
        let sight = self.level.sight;
        let mut descent = Descent::new(&self.knowledge, self.knobs, &mut self.tree, seat, &candidates, sight);
        while meter.go_on() {
            if let Ok(world) = G::imagine(&view, rng) {
                descent.learn_from(world, rng);
            }
        }
        self.harvest::<G>(asked, candidates)
    }

    /// Begins the tree with the moves the level considers; gives them, best looking first.
    fn plant<G: Game>(&mut self, asked: Asked, legal: &[G::Action], glance: &Glance) -> Vec<G::Action>
    where
        K: Knowledge<G>,
    {
        let order = considered(&self.level, glance);
        self.tree.clear();
        for &place in &order {
            let label = super::label(&legal[place]);
            self.tree.add(Tree::ROOT, asked.seat(), label, glance.looks[place]);
        }
        if let Asked::May(seat) = asked {
            self.tree.add(Tree::ROOT, seat, PASS, PASS_BIAS);
        }
        order.into_iter().map(|place| legal[place].clone()).collect()
    }

    /// What the tree says about the moves at its root: the most visited first.
    fn harvest<G: Game>(&self, asked: Asked, candidates: Vec<G::Action>) -> Vec<Found<G>> {
        let mut labels: Vec<u64> = candidates.iter().map(super::label).collect();
        let mut actions: Vec<Option<G::Action>> = candidates.into_iter().map(Some).collect();
        if let Asked::May(_) = asked {
            labels.push(PASS);
            actions.push(None);
        }
        let mut edges = Vec::new();
        self.tree.find(Tree::ROOT, asked.seat(), &labels, &mut edges);
        let found = actions.into_iter().zip(edges).filter_map(|(action, edge)| {
            let edge = self.tree.edge(edge?);
            Some(Judged { action, worth: edge.mean().unwrap_or(0.0), visits: edge.visits })
        });
        let mut found: Vec<Found<G>> = found.collect();
        found.sort_by(|one, other| other.visits.cmp(&one.visits).then(other.worth.total_cmp(&one.worth)));
        found
    }
}

impl<G: Game, K: Knowledge<G>> Bot<G> for Searcher<K> {
    fn choose(&mut self, view: &G::View, legal: &[G::Action], rng: &mut Quick) -> Option<G::Action> {
        let found = self.think::<G>(view, legal, rng);
        let picked = self.level.pick(&found, rng)?;
        picked.action.clone()
    }

    fn judge(&mut self, view: &G::View, legal: &[G::Action], rng: &mut Quick) -> Vec<Judged<G::Action>> {
        moves::<G>(self.think::<G>(view, legal, rng))
    }

    fn reason(&mut self, view: &G::View, action: &G::Action) -> Option<Message> {
        self.knowledge.reason(view, action)
    }
}
