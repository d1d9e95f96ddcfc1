//! What was solved, and what lies on the boards, kept in this browser.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::attempt::{Attempt, full_score};
use super::problem::{Family, Problem};
use crate::speech::{keep, kept};

const KEPT: &str = "sevenfold-puzzles";

/// Everything that is kept.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Progress {
    /// The best score of each puzzle.
    best: BTreeMap<String, u32>,
    /// What lies on each board.
    boards: BTreeMap<String, String>,
    /// Tactics that were solved, by their number.
    tactics: BTreeSet<u16>,
    /// Days whose tactic was solved on the day.
    days: BTreeSet<u32>,
}

impl Progress {
    /// What was kept in this browser.
    pub(crate) fn kept() -> Self {
        kept(KEPT)
    }

    /// Keeps it.
    pub(crate) fn keep(&self) {
        keep(KEPT, self);
    }

    /// The best score of a puzzle.
    pub(crate) fn best(&self, problem: Problem) -> Option<u32> {
        self.best.get(&problem.key()).copied()
    }

    /// Is a puzzle solved as well as is known?
    pub(crate) fn is_done(&self, problem: Problem) -> bool {
        self.best(problem) >= Some(full_score(problem))
    }

    /// How many puzzles of a question are solved.
    pub(crate) fn done(&self, family: Family) -> usize {
        family.problems().into_iter().filter(|problem| self.is_done(*problem)).count()
    }

    /// Notes what lies on a board, and the score if it is the best.
    pub(crate) fn note(&mut self, attempt: &Attempt) {
        let key = attempt.problem.key();
        if let Some(score) = attempt.score() {
            let best = self.best.entry(key.clone()).or_default();
            *best = score.max(*best);
        }
        self.boards.insert(key, attempt.written());
    }

    /// What was left on a board.
    pub(crate) fn board(&self, problem: Problem) -> Option<Attempt> {
        Attempt::read(problem, self.boards.get(&problem.key())?)
    }

    /// Notes that a tactic was solved, perhaps as the one of the day.
    pub(crate) fn solve(&mut self, number: u16, day: Option<u32>) {
        self.tactics.insert(number);
        self.days.extend(day);
    }

    /// Was this tactic solved?
    pub(crate) fn has_solved(&self, number: u16) -> bool {
        self.tactics.contains(&number)
    }

    /// How many tactics were solved.
    pub(crate) fn tactics(&self) -> usize {
        self.tactics.len()
    }

    /// How many days in a row the tactic of the day was solved, up to today or yesterday.
    pub(crate) fn streak(&self, today: u32) -> usize {
        let last = if self.days.contains(&today) { today } else { today.saturating_sub(1) };
        (0..=last).rev().take_while(|day| self.days.contains(day)).count()
    }
}

#[cfg(test)]
mod tests {
    use sevenfold_seven::Action;

    use super::*;

    #[test]
    fn the_best_is_kept_and_the_board_is_what_it_is() {
        let mut progress = Progress::default();
        let mut attempt = Attempt::new(Problem::Level(2));
        for text in ["I 0,0 0,1 0,2 0,3", "I -1,-3 -1,-2 -1,-1 -1,0", "J -1,-2 -1,-1 -1,0 0,0"] {
            attempt.lay(text.parse::<Action>().unwrap().place().unwrap());
            progress.note(&attempt);
        }
        assert!(progress.is_done(Problem::Level(2)) && !progress.is_done(Problem::Level(3)));
        assert_eq!(progress.done(Family::FifthLevel), 1);
        attempt.back();
        progress.note(&attempt);
        assert!(progress.is_done(Problem::Level(2)));
        assert_eq!(progress.board(Problem::Level(2)), Some(attempt));
        let text = serde_json::to_string(&progress).unwrap();
        assert_eq!(serde_json::from_str::<Progress>(&text).unwrap(), progress);
    }

    #[test]
    fn a_row_of_days_ends_today_or_yesterday() {
        let mut progress = Progress::default();
        for day in [5, 8, 9, 10] {
            progress.solve(1, Some(day));
        }
        assert_eq!((progress.streak(10), progress.streak(11), progress.streak(12)), (3, 3, 0));
        assert_eq!(progress.tactics(), 1);
    }
}
