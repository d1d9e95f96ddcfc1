//! The player that searches.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Message};

use super::asking::Asked;
use super::descent::{Descent, PASS, PASS_BIAS};
use super::glance::{Glance, glance};
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

/// What was found out about a move, or about letting it pass.
type Found<G> = Judged<Option<<G as Game>::Action>>;

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
        let Some(asked) = Asked::by_view::<G>(view, rng) else {
            return legal.iter().take(1).map(certain::<G>).collect();
        };
        if let ([only], Asked::Must(_)) = (legal, asked) {
            return vec![certain::<G>(only)];
        }
        let view = &self.remembered::<G>(view, rng);
        let seat = asked.seat();
        let Some(glance) = glance(&self.knowledge, view, seat, legal, rng) else { return Vec::new() };
        if let Some(win) = glance.win {
            return vec![certain::<G>(&legal[win])];
        }
        let candidates = self.plant::<G>(asked, legal, &glance);
        let sight = self.level.sight;
        let mut descent = Descent::new(&self.knowledge, self.knobs, &mut self.tree, seat, &candidates, sight);
        while meter.go_on() {
            if let Ok(world) = G::imagine(view, rng) {
                descent.learn_from(world, rng);
            }
        }
        self.harvest::<G>(asked, candidates)
    }

    /// The view of a player at this level.
    fn remembered<G: Game>(&self, view: &G::View, rng: &mut Quick) -> G::View
    where
        K: Knowledge<G>,
    {
        if self.level.forgetting > 0.0 {
            self.knowledge.forget(view, self.level.forgetting, rng)
        } else {
            view.clone()
        }
    }

    /// Begins the tree with the moves the level considers; gives them, best looking first.
    fn plant<G: Game>(&mut self, asked: Asked, legal: &[G::Action], glance: &Glance) -> Vec<G::Action>
    where
        K: Knowledge<G>,
    {
        let mut order: Vec<usize> = (0..legal.len()).collect();
        order.sort_by(|one, other| glance.looks[*other].total_cmp(&glance.looks[*one]));
        order.truncate(self.level.candidates);
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

/// A move that needs no thinking about.
fn certain<G: Game>(action: &G::Action) -> Found<G> {
    Judged { action: Some(action.clone()), worth: 1.0, visits: 0 }
}

impl<G: Game, K: Knowledge<G>> Bot<G> for Searcher<K> {
    fn choose(&mut self, view: &G::View, legal: &[G::Action], rng: &mut Quick) -> Option<G::Action> {
        let found = self.think::<G>(view, legal, rng);
        let picked = self.level.pick(&found, rng)?;
        picked.action.clone()
    }

    fn judge(&mut self, view: &G::View, legal: &[G::Action], rng: &mut Quick) -> Vec<Judged<G::Action>> {
        let found = self.think::<G>(view, legal, rng).into_iter();
        let moves = found.filter_map(|found| {
            Some(Judged { action: found.action?, worth: found.worth, visits: found.visits })
        });
        moves.collect()
    }

    fn reason(&mut self, view: &G::View, action: &G::Action) -> Option<Message> {
        self.knowledge.reason(view, action)
    }
}
