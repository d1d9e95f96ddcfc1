//! One deal, played in all line-ups.

use serde::{Deserialize, Serialize};

use crate::stats::mean;
use crate::stats::ratings::Sitting;

/// What came out of one deal.
///
/// Each bot sits alone among the other's copies at every seat in turn. With two seats both are alone in the same games,
/// so that those of the first bot say it all.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Block {
    /// Counts the deals from 1.
    pub deal: u64,
    /// Which share of the win the first bot had, alone at seat 1, 2, and so on.
    pub a: Vec<f64>,
    /// The same for the second bot; empty with two seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub b: Vec<f64>,
    /// How many of the games were stopped before their end; their win is shared by all.
    #[serde(default, skip_serializing_if = "is_none")]
    pub unfinished: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the way serde asks")]
fn is_none(count: &u32) -> bool {
    *count == 0
}

impl Block {
    /// The first bot's score, from 0 to 1; one half if both do equally well.
    pub fn score(&self) -> f64 {
        if self.b.is_empty() { mean(&self.a) } else { 0.5 + (mean(&self.a) - mean(&self.b)) / 2.0 }
    }

    /// Can this come of games with so many seats?
    pub(crate) fn is_possible(&self, seats: u8) -> bool {
        let seats = usize::from(seats);
        let shares = self.a.iter().chain(&self.b).all(|share| (0.0..=1.0).contains(share));
        let others = if seats == 2 { 0 } else { seats };
        self.deal > 0 && shares && self.a.len() == seats && self.b.len() == others
    }

    /// How many games were played.
    pub fn games(&self) -> usize {
        self.a.len() + self.b.len()
    }

    /// The games as the ratings want them, for bots with these places in the pool.
    pub fn sittings(&self, a: usize, b: usize) -> Vec<Sitting> {
        let others = f64::from(u8::try_from(self.a.len()).unwrap_or(u8::MAX)) - 1.0;
        let sitting = |lone: usize, many: usize, shares: &[f64]| {
            let wins: f64 = shares.iter().sum();
            let losses = shares.iter().map(|share| 1.0 - share).sum();
            Sitting { seats: vec![(lone, 1.0), (many, others)], wins: vec![wins, losses] }
        };
        let mut sittings = vec![sitting(a, b, &self.a)];
        if !self.b.is_empty() {
            sittings.push(sitting(b, a, &self.b));
        }
        sittings
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_seats_score_the_share_of_the_wins() {
        let block = Block { deal: 1, a: vec![1.0, 0.5], b: vec![], unfinished: 0 };
        assert!((block.score() - 0.75).abs() < 1e-12);
        assert_eq!(serde_json::to_string(&block).unwrap(), r#"{"deal":1,"a":[1.0,0.5]}"#);
    }

    /// Alone, the first bot won two of four games and the second none: as good as it gets is 1, so this is 3/4.
    #[test]
    fn more_seats_score_who_wins_alone() {
        let block = Block { deal: 1, a: vec![1.0, 0.0, 0.0, 1.0], b: vec![0.0; 4], unfinished: 0 };
        assert!((block.score() - 0.75).abs() < 1e-12);
        let sittings = block.sittings(0, 1);
        assert_eq!(sittings[0], Sitting { seats: vec![(0, 1.0), (1, 3.0)], wins: vec![2.0, 2.0] });
        assert_eq!(sittings[1], Sitting { seats: vec![(1, 1.0), (0, 3.0)], wins: vec![0.0, 4.0] });
    }

    #[test]
    fn a_block_is_read_back_as_it_was_written() {
        let block = Block { deal: 7, a: vec![0.5, 0.0, 1.0], b: vec![0.0, 0.0, 1.0], unfinished: 2 };
        let line = r#"{"deal":7,"a":[0.5,0.0,1.0],"b":[0.0,0.0,1.0],"unfinished":2}"#;
        assert_eq!(serde_json::to_string(&block).unwrap(), line);
        assert_eq!(serde_json::from_str::<Block>(line).unwrap(), block);
    }
}
