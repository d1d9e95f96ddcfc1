//! How likely each move is, wherever somebody has to choose.

use sevenfold_core::Seat;
use sevenfold_core::chance::Quick;
use sevenfold_shelf::AnyBot;

use crate::{Node, Tree};

/// How likely each move is, wherever somebody has to choose.
#[derive(Clone, PartialEq, Debug)]
pub struct Strategy {
    /// For each thing that is known, a number for each move; one in all.
    pub chances: Vec<Vec<f64>>,
}

impl Strategy {
    /// All moves are as likely.
    pub fn even(tree: &Tree) -> Self {
        Self { chances: tree.known().iter().map(|known| even(known.moves.len())).collect() }
    }

    /// What a bot does: it is asked so many times about everything that can be known, each time with other dice. Where it
    /// lets it pass, any move is as likely.
    pub fn of_bot(tree: &Tree, bot: &mut dyn AnyBot, times: u32) -> Self {
        let mut chances = Vec::new();
        for (number, known) in (0..).zip(tree.known()) {
            let mut counts = vec![0.0; known.moves.len()];
            for time in 0..times {
                let mut rng = Quick::new(u64::from(times) * number + u64::from(time));
                let chosen = bot.choose(&*known.run, known.seat, &mut rng);
                let chosen = chosen.and_then(|text| known.moves.iter().position(|other| *other == text));
                match chosen {
                    Some(chosen) => counts[chosen] += 1.0,
                    None => counts
                        .iter_mut()
                        .zip(even(known.moves.len()))
                        .for_each(|(count, part)| *count += part),
                }
            }
            chances.push(shares(&counts));
        }
        Self { chances }
    }

    /// What each seat wins on average if all play like this.
    pub fn values(&self, tree: &Tree) -> Vec<f64> {
        Seat::all(tree.seats())
            .map(|seat| {
                let worth = self.worth(tree, seat);
                tree.roots().iter().zip(tree.likely()).map(|(&root, likely)| likely * worth[root]).sum()
            })
            .collect()
    }

    /// What a seat wins on average from every place on.
    pub(crate) fn worth(&self, tree: &Tree, seat: Seat) -> Vec<f64> {
        let mut worth = vec![0.0; tree.nodes().len()];
        for (place, node) in tree.nodes().iter().enumerate().rev() {
            worth[place] = match node {
                Node::Over(won) => won[seat.index()],
                Node::Choice { known, then } => {
                    let chances = &self.chances[*known];
                    then.iter().zip(chances).map(|(&next, chance)| chance * worth[next]).sum()
                }
            };
        }
        worth
    }

    /// How likely every place is, as far as it is up to this seat, and as far as it is up to chance and the others.
    pub(crate) fn reach(&self, tree: &Tree, seat: Seat) -> Reach {
        let places = tree.nodes().len();
        let mut reach = Reach { own: vec![1.0; places], others: vec![0.0; places] };
        for (&root, likely) in tree.roots().iter().zip(tree.likely()) {
            reach.others[root] = likely;
        }
        for (place, node) in tree.nodes().iter().enumerate() {
            let Node::Choice { known, then } = node else { continue };
            let is_own = tree.known()[*known].seat == seat;
            for (&next, &chance) in then.iter().zip(&self.chances[*known]) {
                let (own, others) = if is_own { (chance, 1.0) } else { (1.0, chance) };
                reach.own[next] = reach.own[place] * own;
                reach.others[next] = reach.others[place] * others;
            }
        }
        reach
    }
}

/// How likely places are.
pub(crate) struct Reach {
    /// As far as it is up to one seat.
    pub own: Vec<f64>,
    /// As far as it is up to chance and the other seats.
    pub others: Vec<f64>,
}

/// So many chances that are alike.
pub(crate) fn even(count: usize) -> Vec<f64> {
    // Nobody has as many moves as a number of 32 bits can count.
    vec![1.0 / f64::from(u32::try_from(count).unwrap_or(u32::MAX)); count]
}

/// Amounts as shares of their sum; alike if there is nothing.
pub(crate) fn shares(amounts: &[f64]) -> Vec<f64> {
    let sum: f64 = amounts.iter().sum();
    if sum > 0.0 { amounts.iter().map(|amount| amount / sum).collect() } else { even(amounts.len()) }
}
