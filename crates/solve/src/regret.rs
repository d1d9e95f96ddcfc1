//! Counterfactual regret minimisation: whoever keeps asking which moves would have been better, and makes those more
//! often, comes to play an equilibrium on average (Zinkevich et al. 2007; Tammelin 2014).

use sevenfold_core::Seat;

use crate::strategy::shares;
use crate::{Node, Strategy, Tree};

/// How regret is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// CFR: all of it, and every iteration counts the same.
    Plain,
    /// CFR+: never below nothing, and later iterations count more.
    Plus,
}

/// Finds an equilibrium of a small tree, seat after seat.
pub struct Solver<'a> {
    tree: &'a Tree,
    method: Method,
    iterations: u32,
    now: Strategy,
    regrets: Vec<Vec<f64>>,
    sums: Vec<Vec<f64>>,
}

impl<'a> Solver<'a> {
    /// Begins with all moves alike.
    pub fn new(tree: &'a Tree, method: Method) -> Self {
        let nothing: Vec<Vec<f64>> = tree.known().iter().map(|known| vec![0.0; known.moves.len()]).collect();
        let now = Strategy::even(tree);
        Self { tree, method, iterations: 0, now, regrets: nothing.clone(), sums: nothing }
    }

    /// Goes on for so many iterations.
    pub fn run(&mut self, iterations: u32) {
        for _ in 0..iterations {
            self.iterations += 1;
            for seat in Seat::all(self.tree.seats()) {
                self.regret(seat);
                self.adapt(seat);
            }
        }
    }

    /// What was played on average: this is what comes ever nearer to an equilibrium.
    pub fn average(&self) -> Strategy {
        Strategy { chances: self.sums.iter().map(|sums| shares(sums)).collect() }
    }

    /// Adds up what a seat would have won more with each move.
    fn regret(&mut self, seat: Seat) {
        let (worth, reach) = (self.now.worth(self.tree, seat), self.now.reach(self.tree, seat));
        let weight = match self.method {
            Method::Plain => 1.0,
            Method::Plus => f64::from(self.iterations),
        };
        for (place, node) in self.tree.nodes().iter().enumerate() {
            let Node::Choice { known, then } = node else { continue };
            if self.tree.known()[*known].seat != seat {
                continue;
            }
            for (number, &next) in then.iter().enumerate() {
                self.regrets[*known][number] += reach.others[place] * (worth[next] - worth[place]);
                self.sums[*known][number] += weight * reach.own[place] * self.now.chances[*known][number];
            }
        }
    }

    /// A seat makes the moves that it regrets not to have made, the more the more it regrets.
    fn adapt(&mut self, seat: Seat) {
        for (number, known) in self.tree.known().iter().enumerate() {
            if known.seat != seat {
                continue;
            }
            let positive: Vec<f64> = self.regrets[number].iter().map(|regret| regret.max(0.0)).collect();
            self.now.chances[number] = shares(&positive);
            if self.method == Method::Plus {
                self.regrets[number] = positive;
            }
        }
    }
}
