//! What the deals of a pairing say.

use serde::{Deserialize, Serialize};

use crate::stats::gsprt::{Decision, Gsprt};
use crate::stats::{elo, mean, sequence};
use crate::{Block, Log, Summary};

/// When enough has been played. It is settled before the first deal and stands in the log.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rule {
    /// When it is clear which of two Elo differences is nearer to the truth.
    UntilClear {
        /// Not stronger.
        elo0: f64,
        /// Stronger by as much as matters.
        elo1: f64,
    },
    /// When all deals have been played; the test is only reported.
    AllDeals {
        /// Not stronger.
        elo0: f64,
        /// Stronger by as much as matters.
        elo1: f64,
    },
}

/// What is known of a pairing.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// How many deals this is made from.
    pub deals: usize,
    /// How many games that were.
    pub games: usize,
    /// How many of them were stopped before their end.
    pub unfinished: u32,
    /// The first bot's mean score: one half means equal.
    pub score: f64,
    /// Where its true mean lies with 95 % confidence, also after stopping early.
    pub score_interval: (f64, f64),
    /// By how much the first bot is stronger.
    pub elo: f64,
    /// The same, with 95 % confidence.
    pub elo_interval: (f64, f64),
    /// The log-likelihood ratio of the test.
    pub llr: f64,
    /// What the test said when it first had an answer.
    pub decision: Decision,
    /// How long the first and the second bot took for a move.
    pub times: [Option<Summary>; 2],
}

impl Rule {
    /// The test for so many seats.
    pub fn test(&self, seats: u8) -> Gsprt {
        let (Self::UntilClear { elo0, elo1 } | Self::AllDeals { elo0, elo1 }) = *self;
        Gsprt { none: elo::expected(elo0, seats), some: elo::expected(elo1, seats) }
    }

    /// How many of these deals count, if that is settled.
    ///
    /// The test decides; where it says "stronger", a few more deals are played until the interval says so as well.
    pub(crate) fn enough(&self, scores: &[f64], seats: u8) -> Option<usize> {
        match self {
            Self::AllDeals { .. } => None,
            Self::UntilClear { .. } => {
                let test = self.test(seats);
                match test.first_decision(scores)? {
                    (deals, Decision::Stronger) => sequence::first_above(test.none, scores, deals),
                    (deals, _) => Some(deals),
                }
            }
        }
    }
}

impl Standing {
    /// What the deals of a log say.
    pub fn of(log: &Log) -> Self {
        let (seats, rule) = (log.head().seats, &log.head().rule);
        let mut blocks = log.in_order();
        let mut scores: Vec<f64> = blocks.iter().map(|block| block.score()).collect();
        if let Some(enough) = rule.enough(&scores, seats) {
            blocks.truncate(enough);
            scores.truncate(enough);
        }
        Self::from_scores(&blocks, &scores, log)
    }

    fn from_scores(blocks: &[&Block], scores: &[f64], log: &Log) -> Self {
        let seats = log.head().seats;
        let test = log.head().rule.test(seats);
        let (low, high) = sequence::interval(scores);
        let [a, b] = log.times();
        Self {
            deals: blocks.len(),
            games: blocks.iter().map(|block| block.games()).sum(),
            unfinished: blocks.iter().map(|block| block.unfinished).sum(),
            score: mean(scores),
            score_interval: (low, high),
            elo: elo::of_score(mean(scores), seats),
            elo_interval: (elo::of_score(low, seats), elo::of_score(high, seats)),
            llr: test.ratio(scores),
            decision: test.first_decision(scores).map_or(Decision::Open, |(_, decision)| decision),
            times: [a.summary(), b.summary()],
        }
    }
}
