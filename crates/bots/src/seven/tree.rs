//! Looking ahead before the end is in sight: the best-looking lines first, deeper where it matters.
//!
//! A tree search that trusts first sight less the more it has seen (PUCT), with a net's opinion at its leaves and no
//! playouts. Every seat follows its own share of the win, so that three and four players need nothing special.

use sevenfold_seven::MOST_SEATS;

use super::field::{Field, Sides};
use super::impressions::Impressions;
use super::insight::{shares, squash};
use super::instinct::Instinct;
use super::library::Learned;
use super::net::Mindful;
use super::row::Row;
use super::solver::Solver;
use super::spot::Spot;
use crate::{Judged, Meter};

/// How a tree grows.
#[derive(Clone, Copy)]
pub(super) struct Growth {
    /// With what moves and positions are seen.
    pub eye: Eye,
    /// How the moves of the root are looked at before anything is tried.
    pub first: First,
    /// How much first sight is trusted against what was seen.
    pub trust: f32,
    /// How many moves of a position are looked at.
    pub moves: usize,
    /// How many moves are looked at at the root.
    pub root_moves: usize,
    /// How sharply first sight tells good from bad.
    pub sharpness: f32,
    /// The same at the root, for the net's opinion of what follows.
    pub root_sharpness: f32,
    /// How many moves ahead it looks at most.
    pub sight: u32,
    /// So much worse than what was seen so far is thought to be what has not been seen.
    pub unseen: f32,
}

impl Growth {
    /// As it was found best.
    pub(super) const FULL: Self = Self {
        eye: Eye::Counts,
        first: First::Each,
        trust: 0.7,
        moves: 32,
        root_moves: 48,
        sharpness: 1.0,
        root_sharpness: 8.0,
        sight: u32::MAX,
        unseen: 0.05,
    };

    /// The same for what was learned, with more than two sides.
    pub(super) const LEARNED: Self =
        Self { first: First::Sight, trust: 0.9, root_moves: 64, unseen: 0.1, ..Self::FULL };

    /// And with two: whatever looks likely at all is tried before it is thought the worse of.
    pub(super) const LEARNED_OF_TWO: Self = Self { unseen: -0.1, ..Self::LEARNED };

    /// The same for one of several trees that grow at once: the first as it was found best, the others a little more
    /// curious each, so that they see different things.
    pub(super) fn varied(self, thread: usize) -> Self {
        Self { trust: self.trust * (1.0 + CURIOSITY * thread as f32), ..self }
    }
}

/// By how much each tree trusts first sight more than the one before it.
const CURIOSITY: f32 = 0.25;

/// With what moves and positions are seen.
#[derive(Clone, Copy)]
pub(super) enum Eye {
    /// How a move looks, without looking at what follows.
    Instinct,
    /// What a few counts say of the position after it.
    Counts,
    /// What was learned: how likely a move is, and what a position is worth.
    Learned(Learned),
}

/// How the moves of the root are looked at before anything is tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum First {
    /// At first sight, as everywhere in the tree.
    Sight,
    /// Each is tried once.
    Each,
}

/// The most nodes a tree has: some tens of megabytes.
const MOST_NODES: usize = 1 << 20;

/// A position in the tree, reached by a move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// The move.
    pub spot: Spot,
    /// How often the search came here.
    pub visits: u32,
    /// What it was worth to whoever moved here, in all.
    sum: f32,
    /// What it was worth to whoever moves next, in all.
    next: f32,
    prior: f32,
    /// Where its children begin; 0 while it has none.
    first: u32,
    children: u32,
    /// The number of what the net made of it; 0 if there is nothing.
    seen: u32,
}

impl Node {
    fn new(spot: Spot, prior: f32) -> Self {
        Self { spot, visits: 0, sum: 0.0, next: 0.0, prior, first: 0, children: 0, seen: 0 }
    }

    /// What the move is worth to the player who makes it, from 0 to 1.
    fn worth(&self) -> f32 {
        if self.visits == 0 { 0.5 } else { self.sum / self.visits as f32 }
    }
}

/// A search tree, to be used again and again.
#[derive(Default)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    path: Vec<u32>,
    spots: Vec<Spot>,
    appeals: Vec<f32>,
    order: Vec<(f32, Spot)>,
    instinct: Instinct,
    mindful: Mindful,
    impressions: Impressions,
}

impl Tree {
    /// Searches from a position whose moves are given, until the meter says stop.
    pub(super) fn grow<R: Row>(
        &mut self,
        field: &mut Field<R>,
        moves: &[Spot],
        growth: &Growth,
        solver: &mut Solver,
        meter: &mut Meter,
    ) {
        self.plant(field, moves, growth);
        while self.nodes.len() < MOST_NODES && meter.go_on() {
            self.visit(field, growth, solver);
        }
    }

    /// The moves of the root, in the order in which they looked good at first.
    fn moves(&self) -> &[Node] {
        let root = &self.nodes[0];
        &self.nodes[root.first as usize..(root.first + root.children) as usize]
    }

    /// The root, each of whose moves is looked at once.
    fn plant<R: Row>(&mut self, field: &mut Field<R>, moves: &[Spot], growth: &Growth) {
        self.nodes.clear();
        self.impressions.begin();
        self.nodes.push(Node::new(Spot::default(), 1.0));
        if let (Eye::Learned(learned), First::Sight) = (growth.eye, growth.first) {
            let nets = learned.nets();
            let mut worth = [0.0; MOST_SEATS];
            self.mindful.shares(nets, field, &mut worth);
            self.mindful.appeals(nets, field, moves, &mut self.appeals);
            self.order.clear();
            self.order.extend(self.appeals.iter().copied().zip(moves.iter().copied()));
            self.give_children(0, growth.root_moves, growth.sharpness);
            self.nodes[0].visits = 1;
            self.nodes[0].next = side_share(field, &worth, field.turn());
            return;
        }
        self.order.clear();
        if let Eye::Instinct = growth.eye {
            self.instinct.appeals(field, moves, &mut self.appeals);
            self.order.extend(self.appeals.iter().map(|&appeal| squash(appeal)).zip(moves.iter().copied()));
        } else {
            let turn = field.turn();
            for &spot in moves {
                field.lay(spot);
                let mut worth = [0.0; MOST_SEATS];
                self.opinion(field, growth.eye, &mut worth);
                field.lift();
                self.order.push((side_share(field, &worth, turn), spot));
            }
        }
        self.give_children(0, growth.root_moves, growth.root_sharpness);
        // First sight was a visit each; the children are in its order.
        let first = self.nodes[0].first as usize;
        for (node, (worth, _)) in self.nodes[first..].iter_mut().zip(&self.order) {
            (node.visits, node.sum) = (1, *worth);
        }
        self.nodes[0].visits = self.order.len() as u32;
        self.nodes[0].next = self.order.iter().map(|(worth, _)| worth).sum();
    }

    /// Each seat's share as the eye sees it.
    fn opinion<R: Row>(&mut self, field: &Field<R>, eye: Eye, worth: &mut [f32; MOST_SEATS]) {
        match eye {
            Eye::Learned(learned) if field.left() > 0 => self.mindful.shares(learned.nets(), field, worth),
            _ => shares(field, worth),
        }
    }

    /// Goes down to a leaf, asks what it is worth, and tells everybody on the way back.
    fn visit<R: Row>(&mut self, field: &mut Field<R>, growth: &Growth, solver: &mut Solver) {
        self.path.clear();
        let mut at = 0;
        loop {
            let node = self.nodes[at];
            if node.first == 0 {
                // A leaf gets its children when it is met again.
                let far = self.path.len() as u32 >= growth.sight;
                if node.visits == 0 || far || field.left() <= 2 || self.nodes.len() >= MOST_NODES {
                    break;
                }
                self.expand(field, at, growth);
            }
            at = self.choose(at, growth);
            self.path.push(at as u32);
            field.lay(self.nodes[at].spot);
        }
        let mut worth = [0.0; MOST_SEATS];
        if !known(field, solver, &mut worth) {
            self.opinion(field, growth.eye, &mut worth);
            if let Eye::Learned(_) = growth.eye
                && field.left() > 2
            {
                self.nodes[at].seen = self.impressions.keep(&self.mindful);
            }
        }
        for &index in self.path.iter().rev() {
            let next = side_share(field, &worth, field.turn());
            field.lift();
            let node = &mut self.nodes[index as usize];
            node.visits += 1;
            node.sum += side_share(field, &worth, field.turn());
            node.next += next;
        }
        self.nodes[0].visits += 1;
        self.nodes[0].next += side_share(field, &worth, field.turn());
    }

    /// The child that promises most.
    fn choose(&self, at: usize, growth: &Growth) -> usize {
        let node = &self.nodes[at];
        let (first, children) = (node.first as usize, node.children as usize);
        let explore = growth.trust * (node.visits as f32).sqrt();
        let unseen = node.next / node.visits as f32 - growth.unseen;
        let mut best = (f32::NEG_INFINITY, first);
        for (index, child) in (first..).zip(&self.nodes[first..first + children]) {
            let worth = if child.visits == 0 { unseen } else { child.sum / child.visits as f32 };
            let promise = worth + explore * child.prior / (1 + child.visits) as f32;
            if promise > best.0 {
                best = (promise, index);
            }
        }
        best.1
    }

    fn expand<R: Row>(&mut self, field: &Field<R>, at: usize, growth: &Growth) {
        self.spots.clear();
        if let Eye::Learned(learned) = growth.eye {
            let nets = learned.nets();
            if !self.impressions.recall(self.nodes[at].seen, &mut self.mindful) {
                self.mindful.look(nets, field);
            }
            self.mindful.sketch.moves_into(field, &mut self.spots);
            self.mindful.appeals(nets, field, &self.spots, &mut self.appeals);
        } else {
            field.spots_into(&mut self.spots);
            self.instinct.appeals(field, &self.spots, &mut self.appeals);
        }
        self.order.clear();
        self.order.extend(self.appeals.iter().copied().zip(self.spots.iter().copied()));
        self.give_children(at, growth.moves, growth.sharpness);
    }

    /// Makes children of the best of the ordered moves.
    fn give_children(&mut self, at: usize, most: usize, sharpness: f32) {
        let by_appeal = |one: &(f32, Spot), other: &(f32, Spot)| other.0.total_cmp(&one.0);
        if self.order.len() > most {
            self.order.select_nth_unstable_by(most, by_appeal);
            self.order.truncate(most);
        }
        self.order.sort_by(by_appeal);
        let best = self.order.first().map_or(0.0, |(appeal, _)| *appeal);
        let weight = |appeal: f32| power((appeal - best) * sharpness);
        let sum: f32 = self.order.iter().map(|(appeal, _)| weight(*appeal)).sum();
        self.nodes[at].first = self.nodes.len() as u32;
        self.nodes[at].children = self.order.len() as u32;
        for &(appeal, spot) in &self.order {
            self.nodes.push(Node::new(spot, weight(appeal) / sum));
        }
    }
}

/// What trees of the same root found out about its moves, in the order in which they looked good at first.
pub(super) fn opinions(trees: &[Tree]) -> Vec<Judged<Spot>> {
    let Some((first, others)) = trees.split_first() else { return Vec::new() };
    let mut nodes = first.moves().to_vec();
    for tree in others {
        for (all, node) in nodes.iter_mut().zip(tree.moves()) {
            all.visits += node.visits;
            all.sum += node.sum;
        }
    }
    let judged = |node: Node| Judged::tried(node.spot, node.worth().into(), node.visits);
    nodes.into_iter().map(judged).collect()
}

/// Each seat's share where it is known exactly: with at most two tiles left. Says whether it is.
fn known<R: Row>(field: &mut Field<R>, solver: &mut Solver, worth: &mut [f32; MOST_SEATS]) -> bool {
    if field.sides() != Sides::Two || field.left() > 2 {
        return false;
    }
    let Some(value) = solver.at_the_end(field) else { return false };
    let mine = f32::from(value as i8) / 2.0 + 0.5;
    let turn = field.turn();
    let each = if field.seats() == 4 { 0.5 } else { 1.0 };
    for (seat, share) in worth.iter_mut().enumerate().take(field.seats()) {
        *share = each * if seat % 2 == turn % 2 { mine } else { 1.0 - mine };
    }
    true
}

/// What a seat and its partner have of the win.
fn side_share<R: Row>(field: &Field<R>, worth: &[f32; MOST_SEATS], seat: usize) -> f32 {
    if field.sides() == Sides::Two && field.seats() == 4 {
        worth[seat] + worth[(seat + 2) % 4]
    } else {
        worth[seat]
    }
}

/// About e to the power of a number that is not positive, of exact operations only.
fn power(number: f32) -> f32 {
    // (1 + x/16)^16, cut off where it would turn.
    let base = (1.0 + number / 16.0).max(0.0);
    let square = base * base;
    let fourth = square * square;
    let eighth = fourth * fourth;
    eighth * eighth
}
