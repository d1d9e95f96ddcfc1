//! All that can happen in an ending.

use std::collections::HashMap;

use serde_json::Value;
use sevenfold_core::erased::AnyRun;
use sevenfold_core::{Seat, Viewer};
use sevenfold_lab::share;

use crate::strategy::even;
use crate::{Deal, Ending, NoEnding};

/// A tree with more places than this does not fit into memory comfortably.
const MOST_NODES: usize = 500_000;

/// All that can happen in an ending.
pub struct Tree {
    seats: u8,
    roots: Vec<usize>,
    nodes: Vec<Node>,
    known: Vec<Known>,
}

/// A place in the tree. What can follow it has a higher number.
pub enum Node {
    /// The ending is over: what each seat has won.
    Over(Vec<f64>),
    /// A seat has to choose: what it knows there, and where each of its moves leads.
    Choice {
        /// A number among all that is known.
        known: usize,
        /// Places, in the order of the moves.
        then: Vec<usize>,
    },
}

/// What a seat knows where it has to choose. Places that it cannot tell apart share it.
pub struct Known {
    /// Who.
    pub seat: Seat,
    /// What it sees.
    pub view: Value,
    /// Its moves, sorted.
    pub moves: Vec<String>,
    /// What it knew when it chose last, and which move it made there.
    pub before: Option<(usize, usize)>,
    /// The places.
    pub nodes: Vec<usize>,
    /// A position in which it knows this.
    pub(crate) run: Box<dyn AnyRun>,
}

/// The tree has too many places.
#[derive(Debug, PartialEq, Eq)]
pub struct TooLarge;

/// What is already known by whom: by seat, what it knew before, and its view.
type Found = HashMap<(Seat, Option<(usize, usize)>, String), usize>;

struct Growing {
    tree: Tree,
    found: Found,
    most: usize,
    dice: u64,
}

impl Tree {
    /// The tree of an ending; `Ok(Err(_))` if it is too large.
    pub fn of(ending: &Ending) -> Result<Result<Self, TooLarge>, NoEnding> {
        Ok(Self::grown(ending.seats, ending.deals()?, ending.most))
    }

    /// All that can happen after these deals within so many decisions.
    pub fn grown(seats: u8, deals: Vec<Deal>, most: usize) -> Result<Self, TooLarge> {
        let tree = Self { seats, roots: Vec::new(), nodes: Vec::new(), known: Vec::new() };
        let mut growing = Growing { tree, found: Found::new(), most, dice: 0 };
        for deal in deals {
            growing.dice = deal.dice;
            let root = growing.grow(deal.run, 0, &mut vec![None; usize::from(seats)])?;
            growing.tree.roots.push(root);
        }
        Ok(growing.tree)
    }

    /// How many seats play.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Where each deal begins; one is as likely as another.
    pub fn roots(&self) -> &[usize] {
        &self.roots
    }

    /// How likely each deal is.
    pub(crate) fn likely(&self) -> Vec<f64> {
        even(self.roots.len())
    }

    /// Every place.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// Everything that somebody knows who has to choose.
    pub fn known(&self) -> &[Known] {
        &self.known
    }
}

impl Growing {
    /// Adds a place and all that follows; says which number it has.
    fn grow(
        &mut self,
        mut run: Box<dyn AnyRun>,
        depth: usize,
        before: &mut Vec<Option<(usize, usize)>>,
    ) -> Result<usize, TooLarge> {
        let here = self.tree.nodes.len();
        if here >= MOST_NODES {
            return Err(TooLarge);
        }
        let asked = Deal::go_on(&mut *run, self.dice).filter(|_| depth < self.most);
        self.tree.nodes.push(Node::Over(won(&*run)));
        let Some(seat) = asked else { return Ok(here) };
        let known = self.known(&*run, seat, before[seat.index()]);
        self.tree.known[known].nodes.push(here);
        let mut then = Vec::new();
        for (number, text) in self.tree.known[known].moves.clone().into_iter().enumerate() {
            let mut next = run.boxed_clone();
            let played = next.play(seat, &text);
            debug_assert!(played.is_ok(), "a listed move is legal");
            let last = before[seat.index()].replace((known, number));
            then.push(self.grow(next, depth + 1, before)?);
            before[seat.index()] = last;
        }
        self.tree.nodes[here] = Node::Choice { known, then };
        Ok(here)
    }

    /// What a seat knows here.
    fn known(&mut self, run: &dyn AnyRun, seat: Seat, before: Option<(usize, usize)>) -> usize {
        let view = run.view(Viewer::Seat(seat));
        let next = self.tree.known.len();
        let known = *self.found.entry((seat, before, view.to_string())).or_insert(next);
        if known == next {
            let moves = run.legal(seat);
            let run = run.boxed_clone();
            self.tree.known.push(Known { seat, view, moves, before, nodes: Vec::new(), run });
        }
        known
    }
}

/// Each seat's share of the win less a fair share; where nobody has won yet, all share it.
fn won(run: &dyn AnyRun) -> Vec<f64> {
    let fair = 1.0 / f64::from(run.seats());
    Seat::all(run.seats()).map(|seat| share(run, seat) - fair).collect()
}
