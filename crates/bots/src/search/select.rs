//! Which of the moves at a place of the tree is tried next.

use sevenfold_core::Rng;
use sevenfold_core::chance::Quick;

use super::logs::ln;
use super::tree::{Edge, EdgeId, Tree};
use super::{Knobs, Untried};

/// Lets only as many moves in as the visits so far allow, the best looking ones.
pub(super) fn narrow(tree: &Tree, open: &mut Vec<EdgeId>, knobs: &Knobs, visits: u32) {
    let Some(widening) = knobs.widening else { return };
    #[allow(clippy::cast_sign_loss, reason = "a square root and a positive knob")]
    let most = 1 + (widening * f64::from(visits).sqrt()) as usize;
    if most < open.len() {
        open.select_nth_unstable_by(most, |one, other| {
            tree.edge(*other).bias.total_cmp(&tree.edge(*one).bias)
        });
        open.truncate(most);
    }
}

/// The move that is tried next, of at least one that can be.
pub(super) fn select(tree: &Tree, open: &[EdgeId], knobs: &Knobs, rng: &mut Quick) -> EdgeId {
    let untried = mean(tree, open);
    let (mut best, mut most, mut equals) = (open[0], f64::NEG_INFINITY, 0);
    for &id in open {
        let score = score(tree.edge(id), untried, knobs);
        if score > most {
            (best, most, equals) = (id, score, 1);
        } else if score >= most {
            // One of equals, all equally likely.
            equals += 1;
            if rng.below(equals) == 0 {
                best = id;
            }
        }
    }
    best
}

/// An upper confidence bound with availability in place of the parent's visits, and a bias that fades with visits
/// (Chaslot et al., *Progressive strategies for Monte-Carlo tree search*, 2008).
fn score(edge: &Edge, untried: f64, knobs: &Knobs) -> f64 {
    let bias = f64::from(edge.bias);
    let Some(mean) = edge.mean() else {
        return match knobs.untried {
            Untried::First => 1_000.0 + bias,
            Untried::AsOthers => untried + knobs.exploration * ln(edge.available).sqrt() + knobs.bias * bias,
        };
    };
    let visits = f64::from(edge.visits);
    let doubt = knobs.exploration * (ln(edge.available) / visits).sqrt();
    mean + doubt + knobs.bias * bias / (visits + 1.0)
}

/// What the moves that were tried brought on average; half a win if none was.
fn mean(tree: &Tree, open: &[EdgeId]) -> f64 {
    let tried = open.iter().map(|id| tree.edge(*id)).filter_map(|edge| Some((edge.mean()?, edge.visits)));
    let (sum, visits) =
        tried.fold((0.0, 0), |(sum, all), (mean, visits)| (sum + mean * f64::from(visits), all + visits));
    if visits == 0 { 0.5 } else { sum / f64::from(visits) }
}
