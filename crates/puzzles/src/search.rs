//! Searches that can be stopped and taken up again.

use serde::{Deserialize, Serialize};

/// How far a search is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Progress {
    /// Parts that have been searched.
    pub done: u64,
    /// Parts in all.
    pub total: u64,
}

impl Progress {
    /// Has everything been searched?
    pub const fn is_complete(self) -> bool {
        self.done >= self.total
    }
}

/// A search in parts, each of a fraction of a second; between any two it can be saved.
///
/// It needs no thread and no clock: a program calls [`Search::step`] in a loop, a browser's worker between messages.
pub trait Search {
    /// What has been searched and found so far; small, and all that is needed to go on.
    type State: Serialize + for<'a> Deserialize<'a>;

    /// Searches the next part; only asked while something is left.
    fn search_part(&mut self);

    /// How far it is.
    fn progress(&self) -> Progress;

    /// What has been found.
    fn state(&self) -> &Self::State;

    /// Searches up to so many parts.
    fn step(&mut self, parts: u64) -> Progress {
        for _ in 0..parts {
            if self.progress().is_complete() {
                break;
            }
            self.search_part();
        }
        self.progress()
    }

    /// Searches everything that is left.
    fn finish(&mut self) -> &Self::State {
        while !self.step(64).is_complete() {}
        self.state()
    }
}
