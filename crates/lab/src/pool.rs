//! A pool of bots, rated from all their pairings at once.

use serde::Serialize;
use sevenfold_core::chance::Quick;

use crate::Log;
use crate::stats::ratings::{self, Rating, Sitting};

/// A bot and its rating.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rated {
    /// Its name.
    pub bot: String,
    /// Its place in the pool.
    #[serde(flatten)]
    pub rating: Rating,
}

/// Rates all bots that occur in these logs, the strongest first.
///
/// Nothing if they fall apart into groups that never met: then there is no common scale.
pub fn rate(logs: &[&Log]) -> Option<Vec<Rated>> {
    let mut bots: Vec<&str> = Vec::new();
    let mut groups: Vec<Vec<Vec<Sitting>>> = Vec::new();
    let mut pairs = Vec::new();
    for log in logs.iter().filter(|log| !log.in_order().is_empty()) {
        let (a, b) = (place(&mut bots, &log.head().a), place(&mut bots, &log.head().b));
        pairs.push((a, b));
        groups.push(log.in_order().iter().map(|block| block.sittings(a, b)).collect());
    }
    if bots.is_empty() || !is_connected(bots.len(), &pairs) {
        return None;
    }
    // Equal logs give equal intervals.
    let ratings = ratings::rate(bots.len(), &groups, &mut Quick::new(7));
    let rated = bots.iter().zip(ratings).map(|(bot, rating)| Rated { bot: (*bot).to_owned(), rating });
    let mut rated: Vec<Rated> = rated.collect();
    rated.sort_by(|one, other| other.rating.elo.total_cmp(&one.rating.elo));
    Some(rated)
}

fn place<'a>(bots: &mut Vec<&'a str>, name: &'a str) -> usize {
    bots.iter().position(|bot| *bot == name).unwrap_or_else(|| {
        bots.push(name);
        bots.len() - 1
    })
}

/// Can every bot be reached from the first one over pairings?
fn is_connected(bots: usize, pairs: &[(usize, usize)]) -> bool {
    let mut reached = vec![false; bots];
    reached[0] = true;
    for _ in 0..bots {
        for &(a, b) in pairs {
            let either = reached[a] || reached[b];
            (reached[a], reached[b]) = (either, either);
        }
    }
    reached.iter().all(|reached| *reached)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_that_never_met_have_no_common_scale() {
        assert!(is_connected(3, &[(1, 2), (0, 1)]));
        assert!(!is_connected(4, &[(0, 1), (2, 3)]));
        assert_eq!(rate(&[]), None);
    }
}
