//! The player that searches.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Message};

use super::asking::{Asked, PASS_BIAS};
use super::descent::{Descent, PASS};
use super::opening::{Found, Opening, considered, moves};
use super::tree::Tree;
use super::{Knobs, Knowledge};
use crate::{Bot, Effort, Judged, Level, Part, together};

/// A player that looks ahead with what it knows of the game, as well as its level lets it.
pub struct Searcher<K> {
    knowledge: K,
    level: Level,
    knobs: Knobs,
    effort: Effort,
    /// One for each thread.
    trees: Vec<Tree>,
}

impl<K> Searcher<K> {
    /// A player that knows this and thinks this much.
    pub fn new(knowledge: K, level: Level, knobs: Knobs, effort: &Effort) -> Self {
        let trees = (0..effort.threads().count()).map(|_| Tree::new(knobs.edges)).collect();
        Self { knowledge, level, knobs, effort: effort.clone(), trees }
    }

    /// What can be done here, best first; nothing to think about gives that one move and no visits.
    fn think<G>(&mut self, view: &G::View, legal: &[G::Action], rng: &mut Quick) -> Vec<Found<G>>
    where
        G: Game,
        K: Knowledge<G>,
    {
        let begun = self.effort.begin();
        let (asked, view, glance) = match Opening::<G>::of(&self.knowledge, &self.level, view, legal, rng) {
            Opening::Plain(found) => return found,
            Opening::Open { asked, view, glance } => (asked, view, glance),
        };
        let order = considered(&self.level, &glance);
        let candidates: Vec<G::Action> = order.iter().map(|place| legal[*place].clone()).collect();
        let looks: Vec<f32> = order.into_iter().map(|place| glance.looks[place]).collect();
        let desks = begun.meters(Part::first(self.level.share)).into_iter().zip(&mut self.trees).collect();
        let (knowledge, knobs, sight) = (&self.knowledge, self.knobs, self.level.sight);
        together(desks, rng, |(mut meter, tree), rng| {
            plant::<G>(tree, asked, &candidates, &looks);
            let mut descent = Descent::new(knowledge, knobs, tree, asked.seat(), &candidates, sight);
            while meter.go_on() {
                if let Ok(world) = G::imagine_forgetful(&view, rng) {
                    descent.learn_from(world, rng);
                }
            }
        });
        harvest::<G>(&self.trees, asked, candidates)
    }
}

/// Begins a tree with the moves the level considers, best looking first.
fn plant<G: Game>(tree: &mut Tree, asked: Asked, candidates: &[G::Action], looks: &[f32]) {
    tree.clear();
    for (action, looks) in candidates.iter().zip(looks) {
        tree.add(Tree::ROOT, asked.seat(), super::label(action), *looks);
    }
    if let Asked::May(seat) = asked {
        tree.add(Tree::ROOT, seat, PASS, PASS_BIAS);
    }
}

/// What the trees say about the moves at their root: the most visited first.
fn harvest<G: Game>(trees: &[Tree], asked: Asked, candidates: Vec<G::Action>) -> Vec<Found<G>> {
    let mut labels: Vec<u64> = candidates.iter().map(super::label).collect();
    let mut actions: Vec<Option<G::Action>> = candidates.into_iter().map(Some).collect();
    if let Asked::May(_) = asked {
        labels.push(PASS);
        actions.push(None);
    }
    let mut sums = vec![(0, 0.0); labels.len()];
    let mut edges = Vec::new();
    for tree in trees {
        tree.find(Tree::ROOT, asked.seat(), &labels, &mut edges);
        for ((visits, worth), edge) in sums.iter_mut().zip(&edges) {
            let Some(edge) = edge.map(|edge| tree.edge(edge)) else { continue };
            *visits += edge.visits;
            *worth += edge.sum();
        }
    }
    let found = actions
        .into_iter()
        .zip(sums)
        .map(|(action, (visits, worth))| Judged::tried(action, worth / f64::from(visits.max(1)), visits));
    let mut found: Vec<Found<G>> = found.collect();
    found.sort_by(|one, other| other.visits.cmp(&one.visits).then(other.worth.total_cmp(&one.worth)));
    found
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
