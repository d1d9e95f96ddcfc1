//! The best answer to a strategy.

use sevenfold_core::Seat;

use crate::{Node, Strategy, Tree};

impl Strategy {
    /// How much a seat gains on average, taken over all seats, that knows how the others play and answers it best. Nothing
    /// if this is an equilibrium, and only then.
    pub fn exploitability(&self, tree: &Tree) -> f64 {
        let values = self.values(tree);
        let gains = Seat::all(tree.seats()).zip(values).map(|(seat, now)| self.answered(tree, seat).0 - now);
        gains.sum::<f64>() / f64::from(tree.seats())
    }

    /// What a seat wins on average that answers best if the others play like this, and how: elsewhere this strategy.
    pub fn answered(&self, tree: &Tree, seat: Seat) -> (f64, Self) {
        let mut answer = Answer {
            tree,
            strategy: self,
            seat,
            reach: self.reach(tree, seat).others,
            best: vec![None; tree.known().len()],
        };
        let deals = tree.roots().iter().zip(tree.likely());
        let value = deals.map(|(&root, likely)| likely * answer.value(root)).sum();
        let mut answered = self.clone();
        for ((known, chances), best) in tree.known().iter().zip(&mut answered.chances).zip(&answer.best) {
            if known.seat == seat {
                chances.fill(0.0);
                chances[best.unwrap_or(0)] = 1.0;
            }
        }
        (value, answered)
    }
}

struct Answer<'a> {
    tree: &'a Tree,
    strategy: &'a Strategy,
    seat: Seat,
    /// How likely every place is if the seat itself does all it can to get there.
    reach: Vec<f64>,
    /// The best move, where it was already looked for.
    best: Vec<Option<usize>>,
}

impl Answer<'_> {
    /// What is won from a place on.
    fn value(&mut self, place: usize) -> f64 {
        let tree = self.tree;
        match &tree.nodes()[place] {
            Node::Over(won) => won[self.seat.index()],
            Node::Choice { known, then } if tree.known()[*known].seat == self.seat => {
                let best = self.best(*known);
                self.value(then[best])
            }
            Node::Choice { known, then } => {
                let chances = &self.strategy.chances[*known];
                then.iter().zip(chances).map(|(&next, chance)| chance * self.value(next)).sum()
            }
        }
    }

    /// The best move of all that is known here. What is known later was known here before: so this comes to an end.
    fn best(&mut self, known: usize) -> usize {
        if let Some(best) = self.best[known] {
            return best;
        }
        let tree = self.tree;
        let mut worth = vec![0.0; tree.known()[known].moves.len()];
        for &place in &tree.known()[known].nodes {
            let Node::Choice { then, .. } = &tree.nodes()[place] else { continue };
            for (sum, &next) in worth.iter_mut().zip(then) {
                *sum += self.reach[place] * self.value(next);
            }
        }
        let best = (1..worth.len()).fold(0, |best, next| if worth[next] > worth[best] { next } else { best });
        self.best[known] = Some(best);
        best
    }
}
